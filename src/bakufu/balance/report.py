"""The report: one page that needs nothing else, for a phone as for a screen, light or dark."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from bakufu.balance.figures import Figure, Figures, Goes
from bakufu.balance.lab import PACKAGE
from bakufu.balance.observing import GLANCE, THOUGHT
from bakufu.balance.plots import histogram, shares
from bakufu.kernel.catalogue import Catalogue
from bakufu.kernel.game import Game
from bakufu.kernel.text import Texts

MOST = 24
"""So much of what goes with winning is shown; the JSON has all of it."""

STYLE = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")


class Lab(Struct, frozen=True):
    """A lab run, as its JSON has it."""

    game: str
    name: str
    cells: list[Figures]


def to_json(game: Game[Any], found: Sequence[Figures]) -> bytes:
    """Everything, unrounded."""
    return msgspec.json.format(msgspec.json.encode(Lab(game.id, game.name, [*found])), indent=1)


class Words:
    """What the report says, in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.say = Catalogue(language, PACKAGE)
        self.texts = Texts(game, language)

    def change(self, change: dict[str, Any]) -> str:
        """In what the options differ from the usual ones."""
        if not change:
            return self.say("balance-usual")
        spelled = [f"{name}={msgspec.json.encode(value).decode()}" for name, value in change.items()]
        return ", ".join(spelled).replace('"', "")

    def what(self, name: str) -> str:
        """Something that is done or happens: by its name in the protocol, with what it is about in words."""
        kind, _, rest = name.rpartition(":") if "=" in name else ("", "", "")
        if not kind:
            return name.removeprefix("event:").removeprefix("action:")
        about, _, value = rest.partition("=")
        plain = int(value) if value.lstrip("-").isdecimal() else value
        return f"{self.what(kind)} · {self.texts.word(about, plain)}"


def percent(figure: Figure) -> str:
    """A share with its interval."""
    return f"{figure.value:.1%} ({figure.interval[0]:.0%}–{figure.interval[1]:.0%})"


def plain(figure: Figure, digits: int = 1) -> str:
    """A figure with its interval."""
    low, high = figure.interval
    return f"{figure.value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"


def to_html(game: Game[Any], found: Sequence[Figures], language: str) -> str:
    """The page."""
    words = Words(game, language)
    say = words.say
    first = found[0].cell
    about = say("balance-about", bot=first.bot, seed=first.seed, rules=first.rules)
    title = say("balance-title", game=game.name)
    values = (
        ""
        if first.values == "{}"
        else f"<p>{escape(say('balance-other-values'))} <code>{escape(first.values)}</code></p>"
    )
    body = "".join(_section(words, [one for one in found if one.cell.players == count]) for count in _counts(found))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<p>{escape(about)}</p>{values}<p class=quiet>{escape(say('balance-how', glance=GLANCE, thought=THOUGHT))}</p>"
        f"{body}</body></html>\n"
    )


def _counts(found: Sequence[Figures]) -> list[int]:
    return [*dict.fromkeys(one.cell.players for one in found)]


def _section(words: Words, found: Sequence[Figures]) -> str:
    say, usual = words.say, found[0]
    seats = [say("balance-seat", seat=seat + 1) for seat in range(usual.cell.players)]
    bars = shares(seats, usual.seats, 1 / usual.cell.players)
    lengths = histogram(usual.lengths, say("balance-minutes"))
    head = f"<h2>{escape(say('balance-players', players=usual.cell.players))}</h2>"
    under = say("balance-usual-games", games=usual.games, options=words.change(usual.change))
    plots = ((say("balance-by-seat"), bars), (say("balance-length"), lengths))
    drawn = (f"<figure><figcaption>{escape(name)}</figcaption>{plot}</figure>" for name, plot in plots)
    pair = f"<div class=pair>{''.join(drawn)}</div>"
    return "".join([head, f"<p class=quiet>{escape(under)}</p>", pair, _table(words, found), *_more(words, usual)])


def _table(words: Words, found: Sequence[Figures]) -> str:
    """Every set of options, side by side."""
    say = words.say
    columns = ("options", "games", "wins", "unfair", "decisions", "minutes", "spread", "margin", "half", "luck")
    head = "".join(
        f"<th{' class=n' if place else ''}>{escape(say(f'balance-{name}'))}</th>" for place, name in enumerate(columns)
    )
    rows = []
    for one in found:
        cells = (
            str(one.games),
            " / ".join(f"{seat.value:.0%}" for seat in one.seats),
            f"{one.unfair:.3f}",
            plain(one.decisions, 0),
            f"{one.minutes.value:.0f} ({one.spans[0]:.0f}–{one.spans[1]:.0f})",
            plain(one.spread),
            plain(one.margin),
            percent(one.half),
            f"{percent(one.luck)}, {one.weighed}" if one.luck else "",
        )
        body = "".join(f"<td class=n>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr><td>{escape(words.change(one.change))}</td>{body}</tr>")
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"


def _more(words: Words, one: Figures) -> Iterator[str]:
    say = words.say
    # What is asked, answered and told is often the same thing under several names: the first stands for all.
    once = {(goes.each, goes.more, goes.less): goes for goes in reversed(one.goes)}
    different = [goes for goes in one.goes if once[goes.each, goes.more, goes.less] is goes]
    clear = [goes for goes in different if goes.sure] or different[:8]
    if clear:
        columns = "".join(
            f"<th class=n>{escape(say(f'balance-{name}'))}</th>" for name in ("each", "more", "less", "difference")
        )
        yield f"<h3>{escape(say('balance-goes'))}</h3><p class=quiet>{escape(say('balance-goes-how'))}</p>"
        yield f"<div class=wide><table><thead><tr><th></th>{columns}</tr></thead><tbody>"
        yield from (_goes(words, goes) for goes in clear[:MOST])
        yield "</tbody></table></div>"
    sometimes = sorted(one.happens.items(), key=lambda each: -each[1])
    if sometimes:
        yield f"<h3>{escape(say('balance-happens'))}</h3><p>"
        yield escape(" · ".join(f"{words.what(name)} {part:.0%}" for name, part in sometimes[:40])) + "</p>"


def _goes(words: Words, goes: Goes) -> str:
    low, high = goes.difference.interval
    difference = f"{goes.difference.value:+.0%} ({low:+.0%} … {high:+.0%}){'' if goes.sure else ' ?'}"
    numbers = (f"{goes.each:.2f}", f"{goes.more:.0%}", f"{goes.less:.0%}", difference)
    cells = "".join(f"<td class=n>{number}</td>" for number in numbers)
    return f"<tr><td>{escape(words.what(goes.what))}</td>{cells}</tr>"
