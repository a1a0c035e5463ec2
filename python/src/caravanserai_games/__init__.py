"""Targi and Five Tribes for researchers.

A game is a value that never changes: `play` gives another one.

>>> import caravanserai_games as cg
>>> game = cg.Targi(seed=7)
>>> game.to_act, game.choices[:2]
(1, ['place 2', 'place 3'])
>>> game = game.play("place 2")
"""

from __future__ import annotations

from typing import Any, TypeAlias

from ._engine import BadOption, BadRecord, FiveTribes, Opponent, Refused, Targi, __version__
from .advice import Advice, Advised, Step, best
from .arena import Result, arena
from .batch import Batch, Steps
from .calibration import Calibration, calibrate
from .data import Played, dataset, self_play
from .numbers import Block, action_name, actions, features
from .opponents import Greedy, Player, Random, Sage, greedy, random
from .program import Program

Game: TypeAlias = Targi | FiveTribes
"""A game of either kind."""

GAMES: dict[str, type[Targi] | type[FiveTribes]] = {game.NAME: game for game in (Targi, FiveTribes)}
"""The games by the names that records and the engine protocol use."""


def new(name: str, **options: Any) -> Game:
    """A new game by name, as in ``new("five-tribes", players=4, seed=1)``."""
    if name not in GAMES:
        raise ValueError(f"there is no game `{name}`; there is {', '.join(GAMES)}")
    game: Game = GAMES[name](**options)
    return game


__all__ = [
    "GAMES",
    "Advice",
    "Advised",
    "BadOption",
    "BadRecord",
    "Batch",
    "Block",
    "Calibration",
    "FiveTribes",
    "Game",
    "Greedy",
    "Opponent",
    "Played",
    "Player",
    "Program",
    "Random",
    "Refused",
    "Result",
    "Sage",
    "Step",
    "Steps",
    "Targi",
    "__version__",
    "action_name",
    "actions",
    "arena",
    "best",
    "calibrate",
    "dataset",
    "features",
    "greedy",
    "new",
    "random",
    "self_play",
]
