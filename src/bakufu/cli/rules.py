"""`bakufu rules`."""

from rich.markdown import Markdown
from rich.text import Text

from bakufu.cli.words import words
from bakufu.games import find
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.rules import Clause, changes, clauses, rules
from bakufu.terminal.speak import console


def show(name: str, wanted: str | None, rulings: bool, language: str) -> None:
    """The whole rules, one clause, one chapter, or what was settled where the rulebook is silent."""
    game = find(name)
    known = clauses(game, language)
    if not wanted and not rulings:
        console.print(Markdown(rules(game, language)))
        return
    found = matching(known, wanted) if wanted else list(known.values())
    if not found:
        first, last = next(iter(known)), next(reversed(known))
        about = {"name": str(wanted), "game": game.name, "first": first, "last": last}
        raise Mistake("no-such-clause", "bakufu.cli", **about)
    for clause in found:
        if clause.ruling or not rulings:
            console.print(Text(clause.id, style="bold").append(f"  {clause.chapter}", style="not bold dim"))
            console.print(Markdown(clause.text))


def show_changes(name: str, language: str) -> None:
    """What each version of the rules has changed, and why."""
    game = find(name)
    known = clauses(game, language)
    version = ""
    for change in changes(game, language):
        if change.version != version:
            version = change.version
            console.print(Text(words(language)("rules-version", version=version, date=change.date), style="bold"))
        console.print(
            Text(f"{change.clause}  ", style="bold").append(known[change.clause].chapter, style="not bold dim")
        )
        console.print(Markdown(change.text))
    if not version:
        console.print(words(language)("rules-first", game=game.name))


def matching(known: dict[str, Clause], wanted: str) -> list[Clause]:
    """A clause by its id (EDO-2.6, or just 2.6), or all of a chapter (2)."""
    prefix = next(iter(known)).partition("-")[0]
    number = wanted.upper().removeprefix(f"{prefix}-")
    return [clause for key, clause in known.items() if f"{key}.".startswith(f"{prefix}-{number}.")]
