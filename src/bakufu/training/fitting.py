"""Weights that explain best who won: a multinomial logistic regression over the seats.

The loss is convex, so Newton's method finds the one optimum in a few steps; no step size, no luck, no graphics card.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct

from bakufu.training.self_play import TrainingPosition

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

STRICTNESS = (1e-4, 1e-3, 1e-2)
"""How much large weights cost; what games that were not looked at say best is taken."""

HELD_OUT = 5
"""Every so manieth game is not looked at."""

STEPS, CLOSE = 20, 1e-7


class Fit(Struct, frozen=True):
    """Weights, and the mean loss (in nats) on games that were not looked at: of chance, of the hand-written judgement
    at its best scale, and of these weights.
    """

    weights: list[float]
    positions: int
    by_chance: float
    by_hand: float
    learned: float


def fit(seen: Sequence[TrainingPosition]) -> Fit:
    """The weights, from all that was seen."""
    figures = np.array([one.figures for one in seen])
    standings = np.array([one.standings for one in seen])
    won = np.array([one.won for one in seen])
    held = np.array([one.game % HELD_OUT == 0 for one in seen])
    spread = figures[~held].std(axis=(0, 1))
    spread[spread < CLOSE] = 1.0
    scaled = figures / spread
    tried = [(_loss(_shares(scaled[held] @ newton(scaled[~held], won[~held], by)), won[held]), by) for by in STRICTNESS]
    learned, strict = min(tried)
    scale = min(np.geomspace(0.5, 60, 40), key=lambda by: _loss(_shares(standings[~held] / by), won[~held]))
    weights = newton(scaled, won, strict) / spread
    return Fit(
        [float(f"{weight:.6g}") for weight in weights],
        len(seen),
        float(np.log(won.shape[1])),
        _loss(_shares(standings[held] / scale), won[held]),
        learned,
    )


def newton(figures: Numbers, won: Numbers, strict: float) -> Numbers:
    """The weights with the least loss."""
    count, seats, size = figures.shape
    flat = figures.reshape(count * seats, size)
    weights = np.zeros(size)
    for _ in range(STEPS):
        chances = _shares(figures @ weights)
        slope = flat.T @ (chances - won).reshape(-1) / count + strict * weights
        means = np.einsum("bs,bsf->bf", chances, figures)
        bend = (flat * chances.reshape(-1, 1)).T @ flat / count - means.T @ means / count + strict * np.eye(size)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def _shares(sums: Numbers) -> Numbers:
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: Numbers = parts / parts.sum(axis=1, keepdims=True)
    return shares


def _loss(chances: Numbers, won: Numbers) -> float:
    return float(-(won * np.log(np.clip(chances, 1e-12, 1))).sum(axis=1).mean())
