"""What several tests need."""

from __future__ import annotations

from typing import Any

import pytest

import caravanserai_games as cg

OPTIONS: list[tuple[type[Any], dict[str, Any]]] = [
    (cg.Targi, {}),
    (cg.Targi, {"expansion": True, "tokens": "secret"}),
    (cg.Targi, {"tribe_deck": "mixed", "border": {"5": "expansion"}}),
    (cg.FiveTribes, {}),
    (cg.FiveTribes, {"players": 4, "artisans": True}),
    (cg.FiveTribes, {"players": 3, "thieves": False}),
]


def _name(case: tuple[type[Any], dict[str, Any]]) -> str:
    return "-".join([case[0].__name__, *map(str, case[1])])


@pytest.fixture(params=OPTIONS, ids=_name)
def dealt(request: pytest.FixtureRequest) -> Any:
    """A game that was just dealt, one for each set of options."""
    game, options = request.param
    return game(seed="dealt", **options)


def play_out(game: Any, seed: int = 0) -> list[Any]:
    """A game to its end, every choice by lot: all of its states."""
    player, states = cg.Random(seed), [game]
    while not states[-1].over:
        states.append(states[-1].play(player(states[-1])))
    return states
