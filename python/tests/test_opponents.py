"""Opponents, advice and the arena."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caravanserai_games as cg


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "sage:30v", "ismcts:20v", "cheat:20v"])
def test_every_opponent_plays_both_games(name: str) -> None:
    for game in (cg.Targi(seed=1), cg.FiveTribes(seed=1, players=3)):
        assert cg.Opponent(name, seed=4)(game) in game.choices


def test_opponents_do_not_know_what_their_seat_does_not() -> None:
    game: Any = cg.FiveTribes(seed=5)
    for _ in range(30):
        game = game.play(cg.greedy(game))
    for player in (cg.Greedy(), cg.Sage(visits=40, seed=2)):
        again: Any = pickle.loads(pickle.dumps(player))
        assert player(game) == again(game.sample(game.to_act, seed=9))


def test_sage_is_named_by_level_and_budget() -> None:
    assert cg.Sage("trader").name == "trader"
    assert cg.Sage(visits=50, seed=3).name == "sage:50v"
    assert cg.Sage(millis=5, threads=1).name == "sage:5ms:threads=1"


def test_the_best_choice_comes_with_chances_and_a_line() -> None:
    game = cg.Targi(seed=2)
    advice = cg.best(game, visits=120, seed=1)
    assert advice.best == advice.choices[0].choice == advice.line[0].choice
    assert sorted(advised.choice for advised in advice.choices) == sorted(game.choices)
    assert advice.visits >= 120 and 0 < (advice.chance or 0) < 1 and len(advice.points) == 2
    assert len(advice.chances) == 2 and abs(sum(advice.chances) - 1) < 1e-5
    assert advice.chances[game.to_act] == advice.chance
    assert advice == cg.best(game.sample(game.to_act, seed=3), visits=120, seed=1)


def test_the_arena_swaps_seats_on_the_same_deals() -> None:
    heard: list[tuple[int, int]] = []
    result = cg.arena("greedy", "random", games=12, progress=lambda *at: heard.append(at))
    assert result.games == 12 and len(result.deals) == 6 and heard[-1] == (12, 12)
    assert result.share > 0.8 and result.even == 0.5 and result.sprt() > 0
    assert "of 12 games" in str(result)


def test_anything_that_is_called_with_a_game_can_meet_others() -> None:
    def first(game: Any) -> int:
        return int(game.legal[0])

    result = cg.arena(first, cg.greedy, games=6, game=cg.FiveTribes, players=3)
    assert result.seats == 3 and result.games == 6 and result.elo is None


@pytest.mark.parametrize("game", [cg.Targi, cg.FiveTribes])
def test_a_data_set_can_be_replayed_from_its_records(tmp_path: Path, game: Any) -> None:
    count = cg.dataset(tmp_path / "a.npz", "random", games=3, game=game, seed="data", explore=0.5)
    cg.dataset(tmp_path / "b.npz", "random", games=3, game=game, seed="data", explore=0.5)
    data, again = (dict(np.load(tmp_path / name)) for name in ("a.npz", "b.npz"))
    assert len(data["actions"]) == count
    assert all((data[name] == again[name]).all() for name in data)
    masks = np.unpackbits(data["masks"], axis=1)[:, : game.ACTION_COUNT]
    for number, record in enumerate(data["records"]):
        end = game.from_record(str(record))
        table = game(seed=end.seed, **end.options)
        for row in np.flatnonzero(data["games"] == number):
            assert data["seats"][row] == table.to_act
            assert (data["observations"][row] == table.observation(None, "uint8")).all()
            assert (masks[row] == table.mask).all()
            assert data["rewards"][row].tolist() == pytest.approx(end.rewards)
            table = table.play(int(data["actions"][row]))
        assert table == end
