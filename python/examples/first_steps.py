"""First steps: a game by hand, a game between opponents, what the engine thinks.

python first_steps.py [--tiny]
"""

from __future__ import annotations

import sys

import caravanserai_games as cg


def main() -> None:
    """Walks through the package."""
    tiny = "--tiny" in sys.argv
    game = cg.Targi(seed="first steps")
    print(f"seat {game.to_act} may choose {', '.join(game.choices)}")
    game = game.play(game.choices[0])
    print("what happened:", *game.words()[-1])

    while not game.over:
        game = game.play(cg.greedy(game))
    print(f"greedy against itself ended {game.scores}, won by {game.winners}")

    advice = cg.best(cg.FiveTribes(seed=1), visits=50 if tiny else 2000)
    print(f"Sage would begin with {advice.best}")

    print("greedy against random:", cg.arena("greedy", "random", games=4 if tiny else 100))


if __name__ == "__main__":
    main()
