"""Many games at once, stepped over all cores without the interpreter."""

from __future__ import annotations

from typing import Any, Generic, Literal, NamedTuple, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from ._engine import FiveTribes, FiveTribesBatch, Targi, TargiBatch

G = TypeVar("G", Targi, FiveTribes)


class Steps(NamedTuple):
    """Where a batch writes. Every call writes into the same arrays."""

    observations: NDArray[Any]
    """What whoever is to act sees, (games, features), float32 or uint8."""
    masks: NDArray[np.int8]
    """1 for every legal index, (games, actions)."""
    rewards: NDArray[np.float32]
    """What each seat took from a game that ended with this step, else 0: (games, seats)."""
    seats: NDArray[np.int64]
    """Who is to act, (games,)."""
    dones: NDArray[np.bool_]
    """Whether a game ended with this step; it has been dealt anew, (games,)."""


class Batch(Generic[G]):
    """Games that begin anew when they are over.

    >>> import caravanserai_games as cg
    >>> batch = cg.Batch(cg.Targi, 64, seed=1)
    >>> steps = batch.reset()
    >>> for _ in range(100):
    ...     steps = batch.step(batch.random_actions())
    >>> steps.masks.shape
    (64, 650)

    ``threads`` are all cores unless told otherwise. Options are those of the game.
    """

    def __init__(
        self,
        game: type[G],
        count: int,
        *,
        seed: str | int | None = None,
        threads: int | None = None,
        dtype: Literal["uint8", "float32"] | type[np.uint8] | type[np.float32] = "uint8",
        **options: Any,
    ) -> None:
        kind = np.dtype(dtype)
        if kind not in (np.dtype(np.uint8), np.dtype(np.float32)):
            raise ValueError(f"observations are float32 or uint8, not {kind}")
        self.game_type: type[G] = game
        self._batch: TargiBatch | FiveTribesBatch = game._batch(
            count, seed=seed, threads=threads, **options
        )
        self._actions = np.zeros(count, np.int64)
        self.steps = Steps(
            observations=np.zeros((count, game.FEATURE_COUNT), kind),
            masks=np.zeros((count, game.ACTION_COUNT), np.int8),
            rewards=np.zeros((count, self._batch.seats), np.float32),
            seats=np.zeros(count, np.int64),
            dones=np.zeros(count, np.bool_),
        )
        self._batch.observe(*self.steps)

    def __len__(self) -> int:
        return len(self._batch)

    @property
    def seats(self) -> int:
        """How many play in each game."""
        return self._batch.seats

    @property
    def threads(self) -> int:
        """How many threads step the games."""
        return self._batch.threads

    def reset(self, seed: str | int | None = None) -> Steps:
        """Deals all games anew; with the same seed the same ones."""
        self._batch.reset(seed)
        self._batch.observe(*self.steps)
        return self.steps

    def step(self, actions: NDArray[np.integer[Any]], out: Steps | None = None) -> Steps:
        """Plays an index in each game, or in none of them if one is not legal.

        A game with the action -1 is left as it is. Writes into ``out``, arrays of the caller, if they are given.
        """
        to = self.steps if out is None else out
        self._batch.step(np.ascontiguousarray(actions, np.int64), *to)
        return to

    def observe(self, out: Steps | None = None) -> Steps:
        """Writes how things stand without playing."""
        to = self.steps if out is None else out
        self._batch.observe(*to)
        return to

    def random_actions(self) -> NDArray[np.int64]:
        """A legal index for each game, drawn by lot. Every call writes into the same array."""
        self._batch.random_actions(self._actions)
        return self._actions

    def run_random(self, steps: int) -> int:
        """Plays so many random choices in each game, and tells how many games came to an end.

        Nothing is written; `observe` does that.
        """
        return self._batch.run_random(steps)

    def game(self, index: int) -> G:
        """One of the games as it stands."""
        return cast(G, self._batch.game(index))
