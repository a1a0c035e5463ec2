"""The games in OpenSpiel."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import caravanserai_games.spiel  # noqa: E402, F401

GAMES = ["targi", "five_tribes", "targi(expansion=True,tokens=secret)", "five_tribes(players=4)"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_and_strings_tell_what_a_seat_sees(name: str) -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    now = make_observation(game)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state, rng = game.new_initial_state(), random.Random(1)
    state.apply_action(5)
    for _ in range(60):
        player = state.current_player()
        now.set_from(state, player)
        assert (now.tensor == state.game.observation(player)).all()
        assert now.dict["task"].sum() == 1
        assert len(state.observation_tensor(player)) == len(now.tensor)
        other = state.resample_from_infostate(player, rng.random)
        assert recall.string_from(other, player) == recall.string_from(state, player)
        assert other.legal_actions() == state.legal_actions()
        assert state.action_to_string(player, state.legal_actions()[0]) in state.game.choices
        state.apply_action(rng.choice(state.legal_actions()))


def test_its_algorithms_play_the_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("targi")
    evaluator: Any = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=evaluator,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    state.apply_action(1)
    assert bot.step(state) in state.legal_actions()
