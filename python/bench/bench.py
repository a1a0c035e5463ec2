"""Decisions per CPU second on one core, beside games of other libraries.

python python/bench/bench.py [--seconds 1]
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import caravanserai_games as cg

GAMES = 256


def rate(steps: Callable[[], int], seconds: float) -> float:
    """How many decisions a CPU second has; `steps` makes some and tells how many."""
    steps()
    made, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made += steps()
    return made / spent


def single(game: Any) -> Callable[[], int]:
    """Single games, stepped one decision at a time, each with its mask."""
    start = game(seed=1)
    now = [start]

    def steps() -> int:
        current = now[0]
        for _ in range(1000):
            current.mask  # noqa: B018
            current = current.play(current.legal[0])
            if current.over:
                current = start
        now[0] = current
        return 1000

    return steps


def batched(game: Any, dtype: Any) -> Callable[[], int]:
    """A batch with observations and masks."""
    batch = cg.Batch(game, GAMES, seed=1, threads=1, dtype=dtype)

    def steps() -> int:
        for _ in range(10):
            batch.step(batch.random_actions())
        return 10 * GAMES

    return steps


def random_batch(game: Any) -> Callable[[], int]:
    """A batch that runs freely."""
    batch = cg.Batch(game, GAMES, seed=1, threads=1)

    def steps() -> int:
        batch.run_random(100)
        return 100 * GAMES

    return steps


def spiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel, stepped from Python with its legal actions."""
    import pyspiel

    game = pyspiel.load_game(name)
    states = [game.new_initial_state()]

    def steps() -> int:
        state = states[0]
        for _ in range(1000):
            state.apply_action(random.choice(state.legal_actions()))
            if state.is_terminal():
                state = game.new_initial_state()
        states[0] = state
        return 1000

    return steps


def zoo(module: Any) -> Callable[[], int]:
    """A game of PettingZoo, stepped with observations and masks."""
    env = module.env()
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(100):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        return 100

    return steps


def others() -> Iterator[tuple[str, Callable[[], int]]]:
    """Games of other libraries, as far as they are installed."""
    try:
        for name in ("tic_tac_toe", "connect_four", "backgammon", "leduc_poker"):
            yield f"OpenSpiel {name}", spiel(name)
    except ImportError:
        print("OpenSpiel is not installed")
    try:
        from caravanserai_games.zoo import five_tribes_v0, targi_v0

        yield "PettingZoo targi_v0", zoo(targi_v0)
        yield "PettingZoo five_tribes_v0", zoo(five_tribes_v0)
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        yield "PettingZoo tictactoe_v3", zoo(tictactoe_v3)
        yield "PettingZoo connect_four_v3", zoo(connect_four_v3)
    except ImportError as missing:
        print(f"not all games of PettingZoo can be tried: {missing}")


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each line")
    seconds = parser.parse_args().seconds
    lines: list[tuple[str, Callable[[], int]]] = []
    for game in (cg.Targi, cg.FiveTribes):
        name = game.__name__
        lines += [
            (f"{name}, single steps with mask", single(game)),
            (f"{name}, batch of {GAMES}, random", random_batch(game)),
            (f"{name}, batch of {GAMES}, masks and uint8 observations", batched(game, "uint8")),
            (f"{name}, batch of {GAMES}, masks and float32 observations", batched(game, "float32")),
        ]
    for name, steps in [*lines, *others()]:
        print(f"{rate(steps, seconds):>14,.0f}  {name}")


if __name__ == "__main__":
    main()
