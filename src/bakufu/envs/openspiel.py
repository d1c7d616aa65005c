"""The games in OpenSpiel: after `import bakufu.envs.openspiel`, `pyspiel.load_game("bakufu_shogun", {"players": 4})`.

After an answer that draws on luck comes a chance node, with so many equally likely seeds of what is drawn: a sample of
all luck there could be, as a shuffled deck has too many orders to list. No search can know which of them will come.
(Games in Python cannot sample in OpenSpiel's own way: those cannot be serialised.)
"""

from hashlib import blake2b
from random import Random
from typing import Any

from bakufu.envs.extras import need

need("openspiel", "numpy", "pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from bakufu.envs.course import Course, win_shares  # noqa: E402
from bakufu.games import all_games  # noqa: E402
from bakufu.kernel.game import Game  # noqa: E402
from bakufu.kernel.json import encode  # noqa: E402
from bakufu.kernel.words import Seat, kebab  # noqa: E402

PREFIX = "bakufu_"
LUCKS = 256
"""So many outcomes has every chance node."""

FIRST_LUCKS = 3
"""So many chance nodes come before the set-up, which has the most luck in it."""

LONGEST = 100_000
"""No game is as long; though who takes back cards of a plan for ever would never end one."""


def name_of(game: Game[Any]) -> str:
    """What OpenSpiel calls it."""
    return PREFIX + game.id


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """Players and every option; several words are joined by +."""
    default = game.Options()
    chosen = {name: getattr(default, name) for name in game.choices()}
    options = {name: "+".join(value) if isinstance(value, tuple) else value for name, value in chosen.items()}
    return {"players": game.counts[0], **options}


def _game_type(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.counts[-1],
        min_num_players=game.counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, kind: Any, game: Game[Any], given: dict[str, Any]) -> None:
        asked = _parameters(game) | given
        players = asked.pop("players")
        options = {name: value.replace("+", ",") if isinstance(value, str) else value for name, value in asked.items()}
        self.first = Course(game, players, game.read_options(players, options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.actions,
            max_chance_outcomes=LUCKS,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self, _: Any = None) -> "SpielState":
        """Before anything has been set up, which is the first thing that chance does."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """What a player sees; with perfect recall also a word for all that it has seen and answered."""
        return SpielObserver(self.first, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. What has been answered but needs luck waits for its chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None
        self.waiting_for_luck: int | None = None
        """The number that was told before this chance node."""
        self.luck = b""
        """A digest of all luck so far."""
        self.first_lucks = 0
        self.past = [b""] * game.num_players()
        """For each player a digest of all that it has seen when it was asked, and answered."""

    def current_player(self) -> int:
        """Who is asked."""
        if self.course is None or self.waiting_for_luck is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        return [number for number, legal in enumerate(self.course.mask(player)) if legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seeds, each as likely as any other."""
        return [(seed, 1 / LUCKS) for seed in range(LUCKS)]

    def _apply_action(self, number: int) -> None:
        if self.course is None:
            self._draw(number)
            self.first_lucks += 1
            if self.first_lucks == FIRST_LUCKS:
                self.course = self._game().first.another()
                self.course.begin(int.from_bytes(self.luck, "little"))
        elif self.waiting_for_luck is not None:
            self._draw(number)
            told, self.waiting_for_luck = self.waiting_for_luck, None
            self.course.renew_luck(Random(self.luck))
            self.course.answer(self.course.seat, told)
        else:
            self._tell(number)

    def _draw(self, seed: int) -> None:
        self.luck = blake2b(self.luck + seed.to_bytes(2, "little"), digest_size=16).digest()

    def _tell(self, number: int) -> None:
        """If the answer draws on luck, it is not given before the chance node that follows."""
        assert self.course is not None
        course, seat = self.course, self.course.seat
        digest = blake2b(self.past[seat], digest_size=16)
        digest.update(course.seen(seat) + number.to_bytes(4, "little"))
        before = course.clone()
        course.answer(seat, number)
        if course.luck != before.luck:
            self.course, self.waiting_for_luck = before, number
        self.past[seat] = digest.digest()

    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def _action_to_string(self, player: int, number: int) -> str:
        if player < 0:
            return f"luck {number}"
        kind, fields = self._game().first.numbering.meaning(number)
        return " ".join([kebab(kind.__name__), *(f"{name}={value}" for name, value in fields.items())])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.waiting_for_luck is None and self.course.over

    def returns(self) -> list[float]:
        """The share of the victory of each player; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        assert self.course is not None
        return win_shares(self.course.game.result(self.course.state).places)

    def __str__(self) -> str:
        """Everything, hidden or not."""
        if self.course is None:
            return f"luck {self.luck.hex()}"
        return f"{self.course.state.to_json()} {self.waiting_for_luck} {self.course.told()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A position that this player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        assert self.course is not None
        twin: SpielState = self.clone()
        rng = Random(sampler())
        twin.course, twin.luck = self.course.resampled(player, rng), rng.randbytes(len(self.luck))
        return twin


class SpielObserver:
    """What a player sees, as a tensor and as a text."""

    def __init__(self, course: Course, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self._size = course.size
        self.tensor = None if perfect_recall else np.zeros(course.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write the tensor."""
        if self.tensor is None:
            return
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.course.seen(max(player, 0)), np.int8)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The view as JSON, what is asked, what has been told of the answer; before them the past."""
        course = state.course
        past = f"{state.past[player].hex()} " if self._recall else ""
        if course is None:
            return f"{past}luck"
        view = encode(course.game.view(course.state, player)).decode()
        asked = course.decision(player).name if course.is_asked(player) else ""
        chosen = course.question(player).chosen if asked else []
        return f"{past}{view} {course.waiting} {asked} {chosen}"


def _register(game: Game[Any]) -> None:
    kind = _game_type(game)

    # A class of its own for each: OpenSpiel lets go of a function too late, when Python is gone, and crashes.
    class ThisGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, dict(params or {}))

    pyspiel.register_game(kind, ThisGame)


for _game in all_games():
    if name_of(_game) not in pyspiel.registered_names():
        _register(_game)
