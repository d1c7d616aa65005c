"""`bakufu bot-host`."""

import sys
from contextlib import suppress
from random import Random

from bakufu.bots import Budget, bot
from bakufu.bots.programs.host import answer_lines


def run(name: str, budget: Budget, seed: str | None) -> None:
    """Answer the decisions that come in until there are no more, or nobody listens."""

    def say(line: bytes) -> None:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()

    with suppress(BrokenPipeError):
        answer_lines(bot(name, Random(seed), budget), iter(sys.stdin.buffer), say)
