"""Environments that other libraries check themselves."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import caravanserai_games as cg
from caravanserai_games.gym import AgainstOpponents, ManyAgainstOpponents
from caravanserai_games.zoo import five_tribes_v0, targi_v0

ZOO = [targi_v0, five_tribes_v0]


@pytest.mark.parametrize("module", ZOO)
@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_pettingzoo_finds_nothing_wrong(module: Any, dtype: str) -> None:
    with warnings.catch_warnings():
        # It cannot know that an observation space may be as wide as it says.
        warnings.simplefilter("ignore")
        api_test(module.env(dtype=dtype), num_cycles=600)


@pytest.mark.parametrize("module", ZOO)
def test_seeds_decide_everything(module: Any) -> None:
    seed_test(module.env, num_cycles=300)


@pytest.mark.parametrize("module", ZOO)
def test_rendering(module: Any) -> None:
    render_test(lambda **settings: module.env(**settings), {"human": lambda shown: shown is None})


@pytest.mark.parametrize("max_cycles", [None, 40])
@pytest.mark.parametrize("module", ZOO)
def test_games_end_by_themselves_or_after_max_cycles(module: Any, max_cycles: int | None) -> None:
    # PettingZoo's own test of `max_cycles` is for agents that act all at once.
    env = module.env(max_cycles=max_cycles)
    env.reset(seed=1)
    decisions, cuts = 0, []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        cuts.append(cut)
        decisions += not (over or cut)
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert any(cuts) == (max_cycles is not None)
    assert decisions == max_cycles if max_cycles else 100 < decisions < 5000


def test_four_seats_play_to_an_end_with_rewards_that_add_up_to_nothing() -> None:
    env = five_tribes_v0.env(players=4, artisans=True)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert len(total) == 4 and max(total.values()) > 0
    assert sum(total.values()) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("name", ["Targi", "FiveTribes"])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(f"caravanserai_games/{name}-v0", opponent="random")
    check_env(env.unwrapped, skip_render_check=True)


def test_an_agent_plays_against_the_house() -> None:
    env = AgainstOpponents(cg.Targi, opponent=cg.greedy, seat=1, dtype="uint8")
    seen, info = env.reset(seed=4)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert env.game.to_act == env.seat == 1
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, _, info = env.step(action)
        steps += 1
    assert seen.dtype == np.uint8 and steps > 20 and reward in (-1, 0, 1)


def test_an_index_that_is_not_legal_ends_the_episode() -> None:
    env = AgainstOpponents(cg.Targi, opponent="random")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("game", [cg.Targi, cg.FiveTribes])
def test_many_tables_are_stepped_at_once(game: Any) -> None:
    env = ManyAgainstOpponents(20, game, seat=1)
    seen, info = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert (seen == again).all() and env.observation_space.contains(seen)
    rng, ended, total = np.random.default_rng(0), 0, 0.0
    for _ in range(140):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, dones, _, info = env.step(actions)
        assert (rewards[~dones] == 0).all()
        ended, total = ended + int(dones.sum()), total + float(np.abs(rewards).sum())
    assert ended >= 10 and total > 0
