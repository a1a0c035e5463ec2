"""Self-play as data."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from typing import Any

import numpy as np

from ._engine import FiveTribes, Opponent, Targi
from .opponents import Player

SCHEMA = 1
"""The version of what `dataset` writes."""


def dataset(
    path: str | PathLike[str],
    player: Player | str = "greedy",
    *,
    games: int = 100,
    game: type[Targi] | type[FiveTribes] = Targi,
    seed: str | int = 0,
    explore: float = 0.0,
    progress: Callable[[int, int], object] | None = None,
    **options: Any,
) -> int:
    """Lets a player play itself and writes every decision to a compressed ``.npz``; tells how many there are.

    | array | shape | what |
    |---|---|---|
    | ``observations`` | (decisions, features) uint8 | what whoever chose saw |
    | ``masks`` | (decisions, ⌈actions / 8⌉) uint8 | the legal indices, ``np.unpackbits(masks, axis=1)[:, :actions]`` |
    | ``actions`` | (decisions,) int32 | what was chosen |
    | ``seats``, ``games`` | (decisions,) int8, int32 | who chose, and in which game |
    | ``rewards`` | (decisions, seats) float32 | how that game ended for everybody |
    | ``records`` | (games,) str | the games themselves |
    | ``schema``, ``numbers`` | () | the versions of this table and of indices and features |

    ``explore`` is the share of choices that are drawn by lot instead, so that games differ more.
    """
    chooser: Any = Opponent(player) if isinstance(player, str) else player
    lot = np.random.default_rng(list(str(seed).encode()))
    observations, masks, actions, seats, numbers, rewards, records = ([] for _ in range(7))  # type: ignore[var-annotated]
    for number in range(games):
        table: Any = game(seed=f"{seed}/{number}", **options)
        before = len(actions)
        while not table.over:
            choice = chooser(table)
            if explore and lot.random() < explore:
                choice = int(lot.choice(table.legal))
            index = choice if isinstance(choice, int) else table.legal[table.choices.index(choice)]
            observations.append(table.observation(None, "uint8"))
            masks.append(np.packbits(table.mask.astype(np.bool_)))
            actions.append(index)
            seats.append(table.to_act)
            numbers.append(number)
            table = table.play(choice)
        rewards += [table.rewards] * (len(actions) - before)
        records.append(table.record())
        if progress is not None:
            progress(number + 1, games)
    np.savez_compressed(
        path,
        observations=np.array(observations, np.uint8),
        masks=np.array(masks, np.uint8),
        actions=np.array(actions, np.int32),
        seats=np.array(seats, np.int8),
        games=np.array(numbers, np.int32),
        rewards=np.array(rewards, np.float32),
        records=np.array(records),
        schema=np.array(SCHEMA),
        numbers=np.array(game.NUMBERS),
    )
    return len(actions)
