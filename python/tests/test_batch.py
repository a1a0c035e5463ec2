"""Many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import caravanserai_games as cg


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize("game", [cg.Targi, cg.FiveTribes])
def test_a_batch_says_what_its_games_say(game: Any, dtype: Any) -> None:
    batch = cg.Batch(game, 70, seed=1, dtype=dtype, threads=2)
    rng = np.random.default_rng(0)
    for _ in range(40):
        steps = batch.steps
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in steps.masks])
        before = [batch.game(index) for index in range(0, 70, 9)]
        batch.step(actions)
        for index, old in zip(range(0, 70, 9), before, strict=True):
            new = old.play(actions[index])
            assert new == batch.game(index)
            assert (steps.observations[index] == new.observation(None, dtype)).all()
            assert (steps.masks[index] == new.mask).all()
            assert steps.seats[index] == new.to_act


@pytest.mark.parametrize("game", [cg.Targi, cg.FiveTribes])
def test_games_begin_anew_when_they_are_over(game: Any) -> None:
    batch = cg.Batch(game, 16, seed=1, threads=1)
    ended = 0
    for _ in range(1200):
        before = [batch.game(index) for index in range(16)] if ended < 3 else []
        actions = batch.random_actions().copy()
        steps = batch.step(actions)
        assert (steps.rewards[~steps.dones] == 0).all()
        for index in np.flatnonzero(steps.dones):
            ended += 1
            if before:
                assert steps.rewards[index].tolist() == pytest.approx(
                    before[index].play(actions[index]).rewards
                )
            assert batch.game(int(index)).round == 1
    assert ended >= 16


def test_the_same_seed_and_choices_give_the_same_games_on_any_number_of_threads() -> None:
    one, two = (cg.Batch(cg.Targi, 300, seed="x", threads=threads) for threads in (1, 3))
    for _ in range(30):
        actions = one.random_actions().copy()
        assert (two.random_actions() == actions).all()
        a, b = one.step(actions), two.step(actions)
        assert all((left == right).all() for left, right in zip(a, b, strict=True))
    assert one.run_random(400) == two.run_random(400) > 0
    assert (one.observe().observations == two.observe().observations).all()
    first = one.reset(5).observations.copy()
    one.run_random(50)
    assert (one.reset(5).observations == first).all()


def test_arrays_of_the_caller_are_written() -> None:
    batch = cg.Batch(cg.FiveTribes, 8, seed=1, players=4)
    mine = cg.Steps(*(np.zeros_like(array) for array in batch.steps))
    assert batch.seats == 4 and mine.rewards.shape == (8, 4)
    told = batch.step(batch.random_actions(), out=mine)
    assert told is mine and mine.masks.any() and mine.observations.any()


def test_a_game_that_waits_stays_as_it_is() -> None:
    batch = cg.Batch(cg.Targi, 4, seed=1)
    before, actions = [batch.game(index) for index in range(4)], batch.random_actions().copy()
    actions[2] = -1
    batch.step(actions)
    assert [batch.game(index) == before[index] for index in range(4)] == [False, False, True, False]


def test_one_wrong_index_changes_no_game() -> None:
    batch = cg.Batch(cg.Targi, 200, seed=1, threads=2)
    before, actions = [batch.game(index) for index in range(200)], batch.random_actions().copy()
    for wrong in (649, 650, -2, 10**12):
        actions[150] = wrong
        with pytest.raises(cg.Refused, match="game 150: "):
            batch.step(actions)
    assert [batch.game(index) for index in range(200)] == before


def test_wrong_arrays_are_refused() -> None:
    batch: Any = cg.Batch(cg.Targi, 4, seed=1)
    good = batch.random_actions().copy()
    with pytest.raises(ValueError, match="3 actions were given for 4 games"):
        batch.step(good[:3])
    with pytest.raises(ValueError, match="`masks` has the shape"):
        batch.step(good, out=batch.steps._replace(masks=np.zeros((4, 3), np.int8)))
    narrow = np.zeros((4, 2 * cg.Targi.FEATURE_COUNT), np.uint8)[:, ::2]
    with pytest.raises((ValueError, TypeError)):
        batch.step(good, out=batch.steps._replace(observations=narrow))
    with pytest.raises(IndexError):
        batch.game(4)


def test_ten_thousand_games_are_small() -> None:
    def resident() -> int:
        with open("/proc/self/statm") as pages:
            return int(pages.read().split()[1]) * 4096

    for game in (cg.Targi, cg.FiveTribes):
        before = resident()
        batch = game._batch(10_000, seed=1, threads=1)
        batch.run_random(3)
        assert resident() - before < 50e6
