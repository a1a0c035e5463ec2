"""A game as an environment in which agents act in turn."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .._engine import FiveTribes, Targi
from .._text import as_text
from ..spaces import observation_box


class GameEnv(AECEnv):  # type: ignore[misc]
    """One agent per seat, ``seat_0``, ``seat_1`` and so on.

    Observations are what an agent's seat sees, with the legal choices in ``action_mask``. The winner of a
    game is rewarded with 1; all rewards together are 0. Games end by themselves; with ``max_cycles`` they
    are cut short after so many decisions.
    """

    def __init__(
        self,
        game: type[Targi] | type[FiveTribes],
        name: str,
        *,
        render_mode: Literal["human", "ansi"] | None = None,
        dtype: Literal["float32", "uint8"] = "float32",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._type, self._options, self._dtype = game, options, dtype
        self._max_cycles = max_cycles
        self._rng, _ = seeding.np_random(None)
        self.game: Any = game(seed=0, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        observation = spaces.Dict(
            {
                "observation": observation_box(game, dtype),
                "action_mask": spaces.Box(0, 1, (game.ACTION_COUNT,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(game.ACTION_COUNT) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose from, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game; ``options={"game": {...}}`` changes options of this one."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        deal = int(self._rng.integers(2**62))
        self.game = self._type(seed=deal, **{**self._options, **(options or {}).get("game", {})})
        self.agents = self.possible_agents[: self.game.seats]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent's seat sees, and what it may choose if it is to act."""
        seat = self.possible_agents.index(agent)
        mask = self.game.mask
        if seat != self.game.to_act:
            mask = np.zeros_like(mask)
        return {"observation": self.game.observation(seat, self._dtype), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Plays the choice of whoever is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game = self.game.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.game.rewards, strict=True))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.moves == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.to_act]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The game in a few lines of text."""
        if self.render_mode is None:
            return None
        text = as_text(self.game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""


def wrapped(environment: GameEnv) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    env: Any = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
