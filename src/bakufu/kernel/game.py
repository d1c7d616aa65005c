"""What a game must bring so that tables, bots and commands can play it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, reduce
from importlib import import_module, resources
from importlib.util import find_spec
from itertools import product
from operator import or_
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from bakufu.kernel.chance import Chance
from bakufu.kernel.json import read_chance
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.numbering import NoNumbers, Numbering
from bakufu.kernel.state import FIRST_RULES, State
from bakufu.kernel.step import End, Step, settle
from bakufu.kernel.structs import from_struct, struct_of
from bakufu.kernel.thing import Thing
from bakufu.kernel.words import Action, Decision, Event, Result, Seat
from bakufu.kernel.writers import Writer, write_with

S = TypeVar("S", bound=State)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose; a game adds its own. Every option has a default."""

    draw_first: bool = True
    """Whether the first seat is drawn at random; otherwise seat 0 begins."""


class WrongOption(Mistake):
    """An option, a value or a number of players that the game does not have."""


class BadPosition(Mistake):
    """JSON that describes no position of the game."""


FACTS = (
    "id",
    "name",
    "counts",
    "rules_version",
    "end_clause",
    "Options",
    "State",
    "steps",
    "actions",
    "events",
    "package",
)
ABILITIES = ("lay_out", "view", "determinize", "players", "result", "pieces", "worth")
"""What every game brings of its own; the rest has a default."""


class Game(Generic[S]):
    """One game: what it is called, what can be chosen, how it is set up, seen and valued.

    A game is one folder, below `bakufu.games` or in a package of its own; its `game` is one of these.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    counts: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[str]
    """The newest version of its rules: a number, counted from 1. The older ones can be played, too."""
    end_clause: ClassVar[str]
    """The clause that says when the game is over: after it nothing is allowed any more."""
    Options: ClassVar[type[Options]]
    options_since: ClassVar[Mapping[str, int]] = {}
    """The options that the first rules did not have, and which version brought each."""
    usual: ClassVar[Mapping[str, Any]] = {}
    """What people at a table of their own are offered first, where that is not an option's default."""
    State: type[S]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    package: ClassVar[str]
    """The dotted name of the game's package, where its texts and rules lie."""
    advised_openly: ClassVar[frozenset[str]] = frozenset()
    """Decisions in which what is sensible rests on nothing that the seat cannot know, so that `covered` will do."""
    writers: ClassVar[Mapping[type, Writer[Any]]] = {}
    """For types of its own that are written again and again: what gives their JSON sooner."""

    def __init_subclass__(cls) -> None:
        write_with(cls.writers)

    def missing(self) -> tuple[str, ...]:
        """What every game must bring and this one does not, by name."""
        facts = [name for name in FACTS if not hasattr(self, name)]
        return (*facts, *(name for name in ABILITIES if getattr(type(self), name) is getattr(Game, name)))

    def lay_out(self, players: int, options: Any, chance: Chance) -> S:
        """A state with the set-up as its first step; nothing has been dealt yet."""
        raise NotImplementedError

    def set_up(self, players: int, options: Any, chance: Chance, rules: str | None = None) -> S:
        """A state laid out to be played by these rules; unless told otherwise by the newest."""
        state = self.lay_out(players, options, chance)
        state.rules = int(rules or self.rules_version)
        return state

    def knows(self, rules: str) -> bool:
        """Whether it can be played by this version of the rules."""
        return rules in map(str, range(FIRST_RULES, int(self.rules_version) + 1))

    def view(self, state: S, seat: Seat) -> Struct:
        """What this seat (or the onlooker) may see, built by listing what is shown."""
        raise NotImplementedError

    def determinize(self, state: S, seat: Seat, chance: Chance) -> S:
        """A state that this seat cannot tell from the real one, with all that it does not know drawn anew.

        Its own luck goes on from `chance`, so that nothing of the real seed is left in it.
        """
        raise NotImplementedError

    def covered(self, state: S, seat: Seat, chance: Chance) -> S:
        """The position without what this seat cannot know: to be looked at, soon, where nothing else matters.

        It is the same for all positions that the seat cannot tell apart, and need be none that can be.
        """
        return self.determinize(state, seat, chance)

    def players(self, state: S) -> int:
        """How many sit at this table."""
        raise NotImplementedError

    def options(self, state: S) -> Any:
        """What this table has chosen."""
        return state.options  # type: ignore[attr-defined]

    def result(self, state: S) -> Result:
        """Places and scores; only asked when the game is over."""
        raise NotImplementedError

    def flaw(self, state: S) -> str | None:
        """What cannot be so in a position that came from outside; None where it could lie on a table."""
        return None

    def pieces(self, state: S) -> Mapping[str, int]:
        """Sums that no move may change, each counted piece by piece."""
        raise NotImplementedError

    def worth(self, state: S, seat: Seat) -> float:
        """What the position is worth to a seat, higher is better; for bots."""
        raise NotImplementedError

    def advise(self, state: S, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
        """What a sensible player would answer, where the game knows better than one step of `worth`."""
        return None

    def hint(self, view: Any, seat: Seat, decision: Decision) -> Sequence[Any] | None:
        """For each answer, in the same order, what a player would like to know before giving it; JSON-able."""
        return None

    def forget(self, state: S) -> None:
        """Let go of what was kept in a position to answer sooner: the game is over, and nobody is asked again."""

    def things(self) -> Sequence[Thing]:
        """What a player can point at on the board to be told what it is; see `kernel/glossary.py`."""
        return ()

    def spell(self, kind: str, value: Any, say: Any) -> str | None:
        """How a value marked `Annotated[..., kind]` reads in a text; None for the catalogue's own `kind-value`."""
        return None

    @cached_property
    def numbering(self) -> Numbering:
        """Every answer by number, for programs that learn; raises `NoNumbers` where the game brings none."""
        if find_spec(f"{self.package}.numbering") is None:
            raise NoNumbers("no-numbers", game=self.name)
        numbering: Numbering = import_module(f"{self.package}.numbering").numbering
        return numbering

    @property
    def actions_in_all(self) -> int:
        """How many numbers tell the answers of this game, the same at all its tables (docs/research.md)."""
        return self.numbering.in_all

    def action_number(self, action: Action) -> int:
        """The answer's own number; where it is not below `actions_in_all`, `numbering.numbers(action)` tell it."""
        return self.numbering.number(action)

    def action_at(self, number: int) -> Action:
        """The answer that has this number; raises `WrongNumber` where none has."""
        return self.numbering.action_at(number)

    @cached_property
    def step_type(self) -> Any:
        """Any of the game's steps, for reading a stack."""
        kinds: tuple[type[Step[Any]], ...] = (*self.steps, End)
        return reduce(or_, map(struct_of, kinds))

    @cached_property
    def action_type(self) -> Any:
        """Any of the game's actions, for reading them."""
        return reduce(or_, self.actions)

    @cached_property
    def _answer(self) -> Any:
        """Holds an action: msgspec remembers how to read a Struct, but not how to read a union."""
        return msgspec.defstruct("Answer", [("action", self.action_type)])

    def load(self, text: str | bytes) -> S:
        """The state that `State.to_json` wrote; raises `BadPosition` where the text describes none."""
        try:
            state = self._read(text)
            flaw = self.flaw(state) if self.knows(str(state.rules)) else f"there are no rules {state.rules}"
            if not flaw:
                # A stack that does not go with the rest shows itself when it is asked.
                trial = state.clone()
                for seat in settle(trial):
                    trial.stack[-1].ask(trial, seat)
        except (msgspec.MsgspecError, ValueError, TypeError, LookupError, NotImplementedError) as error:
            flaw = str(error) or type(error).__name__
        if flaw:
            raise BadPosition("bad-position", game=self.name, why=flaw)
        return state

    def _read(self, text: str | bytes) -> S:
        def read(kind: type, plain: Any) -> Any:
            if kind is Chance:
                return read_chance(plain["seed"], plain["position"])
            return kind.from_plain(plain)  # type: ignore[attr-defined]

        state: S = from_struct(msgspec.json.decode(text, type=struct_of(self.State), dec_hook=read))
        steps = msgspec.convert(state.stack, list[self.step_type])  # type: ignore[name-defined]
        state.stack = [from_struct(step) for step in steps]
        state.tell = None
        return state

    def read_action(self, plain: Any) -> Action:
        """An action from its JSON-able form; raises `msgspec.ValidationError` where it is none."""
        action: Action = msgspec.convert({"action": plain}, self._answer).action
        return action

    def file(self, *path: str) -> Path:
        """A file that comes with the game."""
        return Path(str(resources.files(self.package).joinpath(*path)))

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """Every option with the values it may take, the default first."""
        return dict(_choices(self.Options))

    def check(self, players: int, options: Any) -> None:
        """Raise `WrongOption` where options or players do not go together; a game adds to this."""
        if players not in self.counts:
            raise WrongOption("wrong-players", game=self.name, counts=self.counts, players=players)

    def read_options(self, players: int, given: Mapping[str, Any]) -> Any:
        """Options from names and values (strings as a command line has them, too); raises `WrongOption`."""
        choices = self.choices()
        plain: dict[str, Any] = {}
        given = {name.replace("-", "_"): value for name, value in given.items()}
        for name, value in given.items():
            if name not in choices:
                raise WrongOption("wrong-option", game=self.name, option=name, options=tuple(choices))
            several = isinstance(value, str) and isinstance(choices[name][0], tuple)
            plain[name] = [part for part in value.split(",") if part] if several else value
        try:
            options = msgspec.convert(plain, self.Options, strict=False)
        except msgspec.ValidationError as error:
            name = next(key for key in plain if f"$.{key}" in str(error))
            allowed = tuple(str(value).lower() if isinstance(value, bool) else value for value in _words(choices[name]))
            raise WrongOption(
                "wrong-value", game=self.name, option=name, allowed=allowed, value=str(given[name])
            ) from None
        sets = {key: _words(values) for key, values in choices.items() if isinstance(values[0], tuple)}
        in_order = {key: tuple(word for word in words if word in getattr(options, key)) for key, words in sets.items()}
        options = msgspec.structs.replace(options, **in_order)
        self.check(players, options)
        return options

    def variants(self) -> Iterator[tuple[int, Any]]:
        """Every number of players with every set of options that go together (with `draw_first` off only once each)."""
        choices = self.choices()
        for players in self.counts:
            for values in product(*choices.values()):
                options = self.Options(**dict(zip(choices, values, strict=True)))
                if not options.draw_first and options != self.Options(draw_first=False):
                    continue
                try:
                    self.check(players, options)
                except WrongOption:
                    continue
                yield players, options


@cache
def _choices(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    hints = get_type_hints(options)
    return {field.name: _values(hints[field.name], field.default) for field in msgspec.structs.fields(options)}


def _values(hint: Any, default: Any) -> tuple[Any, ...]:
    """The values that an option's type allows: a switch, one of several words, or any set of several words."""
    if hint is bool:
        return (default, not default)
    if get_origin(hint) is Literal:
        return tuple(sorted(get_args(hint), key=lambda value: value != default))
    if get_origin(hint) is tuple:
        words = get_args(get_args(hint)[0])
        return tuple(tuple(w for i, w in enumerate(words) if bits >> i & 1) for bits in range(1 << len(words)))
    raise TypeError(f"an option cannot be a {hint}")


def _words(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The single words that an option knows."""
    return max(values, key=len) if isinstance(values[0], tuple) else values
