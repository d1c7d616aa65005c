"""Bushido: small positions with all their worlds, and somebody who forgets nothing."""

from tests.conformance.samples.bushido_cases import cases
from tests.conformance.samples.bushido_witness import Witness

__all__ = ["Witness", "cases"]
