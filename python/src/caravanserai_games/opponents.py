"""Who plays: the opponents of the house, and anything that is called with a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from ._engine import FiveTribes, Opponent, Targi
from .program import Program

Player: TypeAlias = Callable[[Targi], str | int] | Callable[[FiveTribes], str | int] | Opponent | Program
"""Somebody who is shown a game and answers with a choice, by text or by index."""


@contextmanager
def seated(player: Player | str) -> Iterator[Player]:
    """A player for some games: itself, one of the house by its name, or ``exec:`` and a program."""
    if not isinstance(player, str):
        yield player
    elif player.startswith("exec:"):
        with Program.from_name(player) as program:
            yield program
    else:
        yield Opponent(player)


def Sage(
    level: Literal[
        "pilgrim", "novice", "herder", "weaver", "trader", "hoarder", "blocker", "guide", "scholar", "sage"
    ] = "sage",
    *,
    visits: int | None = None,
    millis: int | None = None,
    threads: int | None = None,
    seed: int = 0,
) -> Opponent:
    """An opponent that searches, at one of the levels of the house or as one of its characters.

    It sees what its seat sees and nothing else. With ``visits`` its choices follow from the game and the
    seed; with ``millis`` from the clock as well. Without either, it thinks as the level does.
    """
    words: list[str] = [level]
    if visits is not None:
        words.append(f"{visits}v")
    if millis is not None:
        words.append(f"{millis}ms")
    if threads is not None:
        words.append(f"threads={threads}")
    return Opponent(":".join(words), seed)


def Greedy(seed: int = 0) -> Opponent:
    """An opponent that takes the action that leaves it best off at once."""
    return Opponent("greedy", seed)


def Random(seed: int = 0) -> Opponent:
    """An opponent that plays anything legal."""
    return Opponent("random", seed)


greedy = Greedy()
random = Random()
