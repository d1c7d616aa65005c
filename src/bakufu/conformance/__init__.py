"""What must hold for every game, whoever wrote it: `bakufu check GAME`, or `check(game)`.

Each module is one point. Its functions take a variant (or a game), look at random games of it, and raise a `Violation`
that says where something was seen that must not be.
"""

from bakufu.conformance.points import POINTS, Point, check, run
from bakufu.conformance.variant import Effort, Variant, Violation

__all__ = ["POINTS", "Effort", "Point", "Variant", "Violation", "check", "run"]
