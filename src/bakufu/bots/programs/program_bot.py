"""A bot that is a program of its own: it hears what its seat has, and answers by number."""

import logging
from random import Random
from time import monotonic
from typing import Any

import msgspec

from bakufu.bots.bot import Bot, bot, ensure
from bakufu.bots.budget import Budget
from bakufu.bots.programs.messages import PROTOCOL, Ask, Reply, Sampled
from bakufu.bots.programs.process import Gone, Process, Silent
from bakufu.kernel.json import encode, to_builtins
from bakufu.kernel.mistake import Mistake
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action
from bakufu.terminal.speak import own_language

log = logging.getLogger("bakufu")

PREFIX = "exec:"
"""Stands before a command wherever a bot may be named on a command line; a server takes none."""

STAND_IN = "greedy"
"""Who answers instead."""

USUAL = 10.0
"""Seconds that an answer may take where nobody says."""

STARTING = 5.0
"""Seconds more for the first answer of a program that has just been started."""

MOST_FAULTS = 3
"""After so many in a row the program is left alone."""


class Fault(Mistake):
    """What a program did instead of answering."""


class ProgramBot:
    """Asks a program. What it loses by a crash, by silence or by a wrong answer is one decision, and that is said."""

    def __init__(self, command: str, rng: Random, budget: Budget | None = None) -> None:
        self.command = command
        named = budget.seconds if budget else None
        self.seconds = USUAL if named is None else named
        self.faults: list[Fault] = []
        self.lost = 0
        """How many decisions were answered for it."""
        self._stand_in = bot(STAND_IN, rng)
        self._process: Process | None = None
        self._asked = self._in_a_row = 0

    def choose(self, sight: Sight) -> Action:
        """What the program answers, or else a sensible answer."""
        self._asked += 1
        if self._in_a_row == MOST_FAULTS:
            self.lost += 1
            return self._stand_in.choose(sight)
        try:
            action = self._ask(sight)
        except Silent:
            self._fault("program-silent", seconds=self.seconds)
        except Gone as gone:
            self._fault("program-gone", why=str(gone))
        except _Nonsense as nonsense:
            self._fault("program-wrong", said=str(nonsense), most=len(sight.decision.actions) - 1)
        else:
            self._in_a_row = 0
            return action
        self.lost += 1
        return self._stand_in.choose(sight)

    def _ask(self, sight: Sight) -> Action:
        until = monotonic() + self.seconds
        if self._process is None:
            self._process = Process(self.command)
            until += STARTING
        process = self._process
        process.say(encode(self._question(sight)))
        while True:
            line = process.hear(until)
            try:
                reply = msgspec.json.decode(line, type=Reply)
            except msgspec.MsgspecError:
                raise _Nonsense(_short(line)) from None
            if reply.sample is not None:
                position = sight.sample(Random(reply.sample)).to_json()
                process.say(encode(Sampled(msgspec.Raw(position.encode()))))
            elif reply.answer is None or not 0 <= reply.answer < len(sight.decision.actions):
                raise _Nonsense(_short(line))
            else:
                return sight.decision.actions[reply.answer]

    def _question(self, sight: Sight) -> Ask:
        return Ask(
            PROTOCOL,
            self._asked,
            sight.game.id,
            sight.rules,
            sight.players,
            to_builtins(sight.options),
            sight.seat,
            msgspec.Raw(encode(sight.view)),
            msgspec.Raw(encode(sight.log)),
            sight.decision.name,
            msgspec.Raw(encode(list(sight.decision.actions))),
            self.seconds,
        )

    def _fault(self, message: str, **about: Any) -> None:
        """Say it, and begin anew next time: what the program would still say would be about this decision."""
        self._stop()
        self._in_a_row += 1
        self.faults.append(Fault(message, command=self.command, number=self._asked, **about))
        if self._in_a_row == MOST_FAULTS:
            self.faults.append(Fault("program-left-alone", command=self.command, faults=MOST_FAULTS))
            log.warning(self.faults[-2].text(own_language()))
        log.warning(self.faults[-1].text(own_language()))

    def _stop(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class _Nonsense(Exception):
    """Something that is no answer."""


def _short(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 60 else f"{text[:60]}..."


def ensure_bot_or_program(name: str) -> None:
    """As `ensure`; any program may be named, and shows what it is when it is asked."""
    if not name.startswith(PREFIX):
        ensure(name)


def bot_or_program(name: str, rng: Random, budget: Budget | None = None) -> Bot:
    """As `bot`, or a program: only for what a person has typed, never for a name that came from elsewhere."""
    if name.startswith(PREFIX):
        return ProgramBot(name.removeprefix(PREFIX), rng, budget)
    return bot(name, rng, budget)
