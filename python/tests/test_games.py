"""Single games."""

from __future__ import annotations

import copy
import pickle
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from conftest import play_out

import caravanserai_games as cg


def test_a_game_is_played_by_index_or_by_text(dealt: Any) -> None:
    for number, game in enumerate(play_out(dealt)):
        if game.over:
            break
        assert len(game.choices) == len(game.legal)
        by_text, by_index = game.play(game.choices[-1]), game.play(game.legal[-1])
        assert by_text == by_index and hash(by_text) == hash(by_index)
        assert by_text != game and by_text.moves == number + 1


def test_playing_changes_nothing_of_the_game_before(dealt: Any) -> None:
    before = (dealt.choices, dealt.state(), hash(dealt))
    dealt.play(dealt.choices[0])
    with pytest.raises(cg.Refused):
        dealt.play("nothing of the kind")
    assert before == (dealt.choices, dealt.state(), hash(dealt))


def test_the_mask_has_the_legal_indices(dealt: Any) -> None:
    for game in play_out(dealt):
        assert game.mask.dtype == np.int8 and game.mask.shape == (game.ACTION_COUNT,)
        assert sorted(game.legal) == np.flatnonzero(game.mask).tolist()


def test_observations_are_floats_scaled_or_bytes_as_counted(dealt: Any) -> None:
    scale = np.ones(dealt.FEATURE_COUNT, np.float32)
    for block in cg.features(dealt).values():
        scale[block.slice] = block.scale
    for game in play_out(dealt)[::7]:
        for seat in range(game.seats):
            floats, counted = game.observation(seat), game.observation(seat, np.uint8)
            assert floats.dtype == np.float32 and counted.dtype == np.uint8
            np.testing.assert_allclose(floats * scale, counted, rtol=1e-5)
        if not game.over:
            assert (game.observation() == game.observation(game.to_act)).all()


def test_blocks_cover_every_number_once(dealt: Any) -> None:
    for blocks, count in ((cg.actions(dealt), dealt.ACTION_COUNT), (cg.features(dealt), dealt.FEATURE_COUNT)):
        numbers = [number for block in blocks.values() for number in range(count)[block.slice]]
        assert numbers == list(range(count))
    assert cg.action_name(cg.Targi, cg.actions(cg.Targi)["card"].first + 6) == "card[1, 2]"


def test_a_sample_looks_the_same_to_its_seat_and_not_to_the_engine() -> None:
    # Items are taken unseen; coins and cards of the market are known to whoever counts along.
    game = play_out(cg.FiveTribes(seed=3, players=3, artisans=True))[40]
    sample = game.sample(1, seed=5)
    assert sample == game.sample(1, seed=5) != game
    assert sample.view(1) == game.view(1) and sample.view(0) != game.view(0)
    assert (sample.observation(1) == game.observation(1)).all()
    assert sample.info_key(1) == game.info_key(1)


def test_a_view_is_what_the_protocol_tells(dealt: Any) -> None:
    assert dealt.view(0)["seat"] == 0 and dealt.view()["seat"] is None


def test_records_states_pickles_and_copies_bring_a_game_back(dealt: Any) -> None:
    for game in play_out(dealt)[::25]:
        for again in (
            type(game).from_record(game.record()),
            type(game).from_state(game.state()),
            pickle.loads(pickle.dumps(game)),
            pickle.loads(pickle.dumps(game.sample(0, seed=1).play(game.choices[0])))
            if game.to_act == 0
            else game,
            copy.deepcopy(game),
        ):
            assert again.seats == game.seats
        assert pickle.loads(pickle.dumps(game)) == game == type(game).from_state(game.state())
        assert pickle.loads(pickle.dumps(game)).record() == game.record()


def test_a_finished_game_has_winners_and_rewards_that_add_up_to_nothing(dealt: Any) -> None:
    end = play_out(dealt)[-1]
    assert end.to_act is None and end.choices == [] and end.mask.sum() == 0
    assert sum(end.rewards) == pytest.approx(0, abs=1e-6)
    best = max(end.scores)
    assert all(end.scores[seat] == best for seat in end.winners)
    assert [sum(parts.values()) for parts in end.score_parts] == end.scores
    assert dealt.rewards == [0.0] * dealt.seats


def test_the_same_seed_deals_the_same_game_and_none_a_new_one(dealt: Any) -> None:
    options = dealt.options
    assert type(dealt)(seed="dealt", **options) == dealt
    assert type(dealt)(**options).seed != type(dealt)(**options).seed
    assert type(dealt)(seed=7, **options) == type(dealt)(seed="7", **options)


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: cg.Targi(expnsion=True), cg.BadOption, "unknown option `expnsion`"),
        (lambda: cg.Targi(tokens="many"), cg.BadOption, "option `tokens` cannot be"),
        (lambda: cg.FiveTribes(players=5), cg.BadOption, "it takes 2, 3 or 4"),
        (lambda: cg.Targi(border=object()), cg.BadOption, "plain values"),
        (lambda: cg.Targi(seed=1).play("place 4"), cg.Refused, "`place 4` is not possible now"),
        (lambda: cg.Targi(seed=1).play("dance"), cg.Refused, "`dance` is not a choice"),
        (lambda: cg.Targi(seed=1).play(649), cg.Refused, "index 649 is no legal choice now"),
        (lambda: cg.Targi(seed=1).play(-1), cg.Refused, "there is no index -1"),
        (lambda: cg.Targi(seed=1).play(10**15), cg.Refused, "there is no index"),
        (lambda: cg.Targi(seed=1).play(10**30), cg.Refused, "there is no index"),
        (lambda: cg.Targi(seed=1).playouts(-1), ValueError, "`count` is from 1 to"),
        (lambda: cg.best(cg.Targi(seed=1), visits=0), ValueError, "`visits` is from 1 to"),
        (lambda: cg.Batch(cg.Targi, 2, threads=0), ValueError, "`threads` is from 1 to"),
        (lambda: cg.Targi(seed=1).view(2), ValueError, "there is no seat 2"),
        (lambda: cg.Targi(seed=1).observation(-1), ValueError, "there is no seat -1"),
        (lambda: cg.Targi(seed=1).observation(0, "int64"), ValueError, "float32 or uint8"),
        (lambda: cg.Targi.from_record("once upon"), cg.BadRecord, "line 1"),
        (lambda: cg.Targi.from_record(cg.FiveTribes(seed=1).record()), cg.BadRecord, "five-tribes"),
        (lambda: cg.Targi.from_state({"round": 1}), cg.BadRecord, "missing field"),
        (lambda: cg.Targi(seed=1).sample(0, seed=1).record(), ValueError, "no record"),
        (lambda: cg.Opponent("stockfish"), ValueError, "`stockfish` is no player"),
        (lambda: cg.greedy("a game"), ValueError, "Targi or FiveTribes"),
        (lambda: cg.best(cg.Targi(seed=1), visits=None), ValueError, "needs a budget"),
        (lambda: cg.new("chess"), ValueError, "there is no game `chess`"),
        (lambda: cg.Batch(cg.Targi, 0), ValueError, "`count` is from 1 to"),
        (lambda: cg.Batch(cg.Targi, 2, dtype="int8"), ValueError, "float32 or uint8"),  # type: ignore[arg-type]
    ],
)
def test_what_is_wrong_is_refused_in_words(make: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=None) as refused:
        make()
    assert isinstance(refused.value, ValueError)
    assert words in str(refused.value)


def test_whatever_is_played_nothing_panics() -> None:
    rng = np.random.default_rng(0)
    game: Any = cg.FiveTribes(seed=1, artisans=True)
    for _ in range(2000):
        junk = "".join(chr(rng.integers(32, 1000)) for _ in range(rng.integers(0, 9)))
        verb = rng.choice(["take", "step", "bid", "use", "kill", ""])
        with pytest.raises(ValueError):
            game.play(f"{verb} {junk}")
        with pytest.raises(ValueError):
            cg.Targi.from_record(cg.Targi(seed=1).record()[: rng.integers(0, 200)] + junk + "!")


def test_a_walk_is_played_as_one_text() -> None:
    game: Any = cg.FiveTribes(seed=1)
    while not game.choices[0].startswith("take"):
        game = game.play(game.choices[0])
    step = game
    while step.moves == game.moves or step.choices[0].startswith("step"):
        step = step.play(step.choices[0])
    walk = next(part for part in step.record().split("; ") if part.startswith("walk")).split("\n")[0]
    assert game.play(walk).moves == step.moves


def test_notebooks_show_the_table(dealt: Any) -> None:
    page = dealt.html(0)
    assert page.startswith("<!DOCTYPE html>") and "<style>" in page
    assert "<iframe srcdoc=" in dealt._repr_html_()
    picture = ElementTree.fromstring(dealt._repr_svg_())
    assert picture.tag.endswith("svg") and len(list(picture.iter())) > 100


def test_words_say_what_happened(dealt: Any) -> None:
    game = dealt.play(dealt.choices[0])
    assert len(game.words()) == 1 and all(isinstance(line, str) for line in game.words()[0])


def test_playouts_follow_from_their_seed(dealt: Any) -> None:
    points, rewards = dealt.playouts(40, seed=1)
    again, _ = dealt.playouts(40, seed=1)
    assert points.shape == rewards.shape == (40, dealt.seats)
    assert (points == again).all() and not (points == dealt.playouts(40, seed=2)[0]).all()
    np.testing.assert_allclose(rewards.sum(axis=1), 0, atol=1e-5)
