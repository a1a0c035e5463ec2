"""Whether told chances come true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._engine import FiveTribes, Targi
from .advice import best
from .data import self_play
from .opponents import Player
from .progress import Progress


@dataclass(frozen=True)
class Calibration:
    """Chances that were told in the course of games, and how those games ended."""

    chances: NDArray[np.float64]
    """What whoever was to act was told."""
    won: NDArray[np.float64]
    """What that seat took from the game: 1 for a win, a share of it for a tie."""
    rounds: NDArray[np.int64]
    """In which round."""

    @property
    def brier(self) -> float:
        """The mean squared error; what the same share for everybody would have is `base`."""
        return float(np.mean((self.chances - self.won) ** 2))

    @property
    def base(self) -> float:
        """The mean squared error of somebody who always tells the mean."""
        return float(np.var(self.won))


def calibrate(
    player: Player | str = "greedy",
    *,
    visits: int = 100,
    every: int = 10,
    games: int = 20,
    game: type[Targi] | type[FiveTribes] = Targi,
    seed: str | int = 0,
    progress: Progress = None,
    **options: Any,
) -> Calibration:
    """Asks `best` for a chance at one of ``every`` so many decisions of games of a player against itself."""
    told: list[tuple[float, float, int]] = []
    for played in self_play(player, games=games, game=game, seed=seed, progress=progress, **options):
        end = played.game
        for table, _ in played.decisions[::every]:
            chance = best(table, visits).chance
            if chance is not None:
                share = 1 / len(end.winners) if table.to_act in end.winners else 0.0
                told.append((chance, share, table.round))
    chances, won, rounds = (np.array(column) for column in zip(*told, strict=True))
    return Calibration(chances, won, rounds)
