"""Environments for Gymnasium: one agent against opponents, one game or many at once.

Importing this module registers ``caravanserai_games/Targi-v0`` and ``caravanserai_games/FiveTribes-v0``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from ._engine import FiveTribes, Opponent, Targi
from ._text import as_text
from .batch import Batch
from .opponents import Player
from .spaces import observation_box

Policy: TypeAlias = Callable[[NDArray[Any], NDArray[np.int8]], NDArray[np.integer[Any]]]
"""Answers observations and masks of many games with an index for each."""


class AgainstOpponents(gymnasium.Env[NDArray[Any], np.int64]):
    """A seat at a table; the others are played by ``opponent``.

    The legal choices are in ``info["action_mask"]`` and, for masked learners, in `action_masks`. A win is
    rewarded with 1, all rewards of a table together are 0. An index that is not legal ends the episode
    with -1.

    ``seat`` is where the agent sits; without it the seat is drawn for every game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: type[Targi] | type[FiveTribes] = Targi,
        *,
        opponent: Player | str = "greedy",
        seat: int | None = None,
        dtype: Literal["float32", "uint8"] = "float32",
        render_mode: Literal["ansi"] | None = None,
        **options: Any,
    ) -> None:
        self._type, self._options, self._dtype = game, options, dtype
        # One of the house begins every game with a seed that follows from the environment's.
        self._opponent_name = opponent if isinstance(opponent, str) else None
        self._opponent: Any = Opponent(opponent) if isinstance(opponent, str) else opponent
        self._seat_wanted = seat
        self.render_mode = render_mode
        self.game: Any = game(seed=0, **options)
        if seat is not None:
            self.game.observation(seat)
        self.seat = seat or 0
        self.observation_space = observation_box(game, dtype)
        self.action_space = spaces.Discrete(game.ACTION_COUNT)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deals a game and plays up to the agent's first decision.

        ``options={"game": {...}}`` changes options of this game.
        """
        super().reset(seed=seed)
        deal, mind = (int(self.np_random.integers(2**62)) for _ in range(2))
        self.game = self._type(seed=deal, **{**self._options, **(options or {}).get("game", {})})
        if self._opponent_name is not None:
            self._opponent = Opponent(self._opponent_name, mind)
        drawn = int(self.np_random.integers(self.game.seats))
        self.seat = drawn if self._seat_wanted is None else self._seat_wanted
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Plays the agent's choice, and those of the others up to its next one."""
        if not self.game.mask[int(action)]:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.game = self.game.play(int(action))
        self._let_others_play()
        return self._seen(), self.game.rewards[self.seat], self.game.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal indices, as masked learners ask for them."""
        mask: NDArray[np.bool_] = self.game.mask.astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The game in a few lines of text."""
        return as_text(self.game) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        while not self.game.over and self.game.to_act != self.seat:
            self.game = self.game.play(self._opponent(self.game))

    def _seen(self) -> NDArray[Any]:
        seen: NDArray[Any] = self.game.observation(self.seat, self._dtype)
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask, "seat": self.seat}


class ManyAgainstOpponents(VectorEnv[NDArray[Any], NDArray[Any], Any]):
    """Many tables at once, with one agent at each; the engine steps them over all cores.

    The others play at random, or by a ``policy`` that is shown observations and masks of all tables. A
    table that is over is dealt anew in the same step. An index that is not legal is refused.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        game: type[Targi] | type[FiveTribes] = Targi,
        *,
        policy: Policy | None = None,
        seat: int = 0,
        dtype: Literal["float32", "uint8"] = "uint8",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        either: Any = game
        self._batch: Batch[Any] = Batch(
            either, num_envs, seed=0, threads=threads, dtype=dtype, **options
        )
        if not 0 <= seat < self._batch.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self._batch.seats - 1}")
        self._policy, self._seat = policy, seat
        self.num_envs = num_envs
        self.single_observation_space = observation_box(game, dtype)
        self.single_action_space = spaces.Discrete(game.ACTION_COUNT)
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deals all tables anew; with the same seed the same games."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._batch.reset(int(self.np_random.integers(2**62)))
        self._let_others_play()
        return self._batch.steps.observations.copy(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays the agent's choices, and those of the others up to its next ones."""
        steps = self._batch.step(np.asarray(actions))
        rewards, dones = steps.rewards[:, self._seat].astype(np.float64), steps.dones.copy()
        self._let_others_play(rewards, dones)
        nobody = np.zeros(self.num_envs, np.bool_)
        return steps.observations.copy(), rewards, dones, nobody, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal indices of all tables."""
        return self._batch.steps.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is left open."""

    def _let_others_play(
        self, rewards: NDArray[Any] | None = None, dones: NDArray[Any] | None = None
    ) -> None:
        steps = self._batch.steps
        while (waiting := steps.seats == self._seat).sum() < self.num_envs:
            if self._policy is None:
                chosen = self._batch.random_actions()
            else:
                chosen = np.asarray(self._policy(steps.observations, steps.masks), np.int64)
            # A table with -1 is left as it is.
            self._batch.step(np.where(waiting, -1, chosen))
            if rewards is not None and dones is not None:
                rewards += steps.rewards[:, self._seat]
                dones |= steps.dones

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.steps.masks.copy()}


for _name, _game in (("Targi", Targi), ("FiveTribes", FiveTribes)):
    gymnasium.register(
        id=f"caravanserai_games/{_name}-v0",
        entry_point="caravanserai_games.gym:AgainstOpponents",
        kwargs={"game": _game},
    )
