"""First steps: a game by hand, a game between opponents, what the engine thinks.

pip install ./python
python first_steps.py [--tiny]
"""

from __future__ import annotations

import sys

import caravanserai_games as cg

TINY = "--tiny" in sys.argv

# %% [markdown]
# A game is a value: `play` gives another one. In a notebook it shows itself as the table that a browser shows.

# %%
game = cg.Targi(seed="first steps")
print(f"seat {game.to_act} may choose {', '.join(game.choices)}")
game = game.play(game.choices[0])
print("what happened:", *game.words()[-1])

# %% [markdown]
# Opponents are called with a game and answer with a choice.

# %%
while not game.over:
    game = game.play(cg.greedy(game))
print(f"greedy against itself ended {game.scores}, won by {game.winners}")

# %% [markdown]
# The engine tells what it thinks of a position, and who is the stronger of two players.

# %%
advice = cg.best(cg.FiveTribes(seed=1), visits=50 if TINY else 2000)
print(f"Sage would begin with {advice.best}")
print("greedy against random:", cg.arena("greedy", "random", games=4 if TINY else 100))
