"""OpenSpiel's ISMCTS against `greedy`.

pip install './python[spiel]'
python openspiel_ismcts.py [--tiny]
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import caravanserai_games as cg
import caravanserai_games.spiel  # noqa: F401

TINY = "--tiny" in sys.argv

# %% [markdown]
# Importing `caravanserai_games.spiel` registers both games with OpenSpiel, whose algorithms then run on them.

# %%
game = pyspiel.load_game("targi")
rng = np.random.RandomState(1)
bot = ismcts.ISMCTSBot(
    game=game,
    uct_c=1.4,
    evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
    max_simulations=2 if TINY else 200,
    random_state=rng,
)

# %% [markdown]
# The deal is a chance event; then OpenSpiel's bot plays seat 0, and `greedy` the other one.

# %%
state = game.new_initial_state()
state.apply_action(int(rng.randint(1024)))
decisions = 0
while not state.is_terminal() and not (TINY and decisions == 12):
    if state.current_player() == 0:
        state.apply_action(bot.step(state))
    else:
        choice = cg.greedy(state.game)
        state.apply_action(state.game.legal[state.game.choices.index(choice)])
    decisions += 1
print(f"after {decisions} decisions: points {state.game.scores}")
