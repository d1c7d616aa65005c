"""`bakufu rules`."""

from rich.markdown import Markdown

from bakufu.cli.speak import console
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.rules import Clause, clauses, rules


def show(name: str, wanted: str | None, rulings: bool, language: str) -> None:
    """The whole rules, one clause, one chapter, or what was settled where the rulebook is silent."""
    game = find(name)
    known = clauses(game.id, language)
    if rulings:
        found = [clause for clause in known.values() if clause.ruling]
    elif wanted:
        found = matching(known, wanted)
        if not found:
            first, last = next(iter(known)), next(reversed(known))
            raise Mistake("no-such-clause", package="bakufu.cli", name=wanted, game=game.name, first=first, last=last)
    else:
        console.print(Markdown(rules(game.id, language)))
        return
    for clause in found:
        console.print(f"[bold]{clause.id}[/]  [dim]{clause.chapter}[/]")
        console.print(Markdown(clause.text))


def matching(known: dict[str, Clause], wanted: str) -> list[Clause]:
    """A clause by its id (EDO-2.6, or just 2.6), or all of a chapter (2)."""
    number = wanted.upper().rpartition("-")[2]
    return [c for c in known.values() if c.id.split("-")[1] == number or c.id.split("-")[1].split(".")[0] == number]
