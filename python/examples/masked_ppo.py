"""Masked PPO with sb3-contrib: learns Targi against random players.

pip install './python[zoo,torch]'
python masked_ppo.py [--tiny]
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import caravanserai_games as cg
from caravanserai_games.gym import AgainstOpponents

TINY = "--tiny" in sys.argv

# %% [markdown]
# The learner sits at a table with a random player. Only legal choices are drawn: the environment has
# `action_masks()`.


# %%
def environment() -> gymnasium.Env[Any, Any]:
    """A table with one learner and a random player."""
    return AgainstOpponents(cg.Targi, opponent="random")


model = MaskablePPO(
    "MlpPolicy",
    DummyVecEnv([environment] * (2 if TINY else 16)),
    n_steps=64 if TINY else 512,
    batch_size=64 if TINY else 1024,
    n_epochs=4,
    learning_rate=1e-3,
    ent_coef=0.01,
    gamma=1.0,
    seed=1,
    verbose=0 if TINY else 1,
)
model.learn(256 if TINY else 200_000)

# %% [markdown]
# What it learned is a player like any other.


# %%
def learned(game: Any) -> int:
    """The choice that the policy likes best."""
    chosen, _ = model.predict(game.observation(), action_masks=game.mask, deterministic=True)
    return int(chosen)


print("against random:", cg.arena(learned, "random", games=4 if TINY else 200, seed="test"))
