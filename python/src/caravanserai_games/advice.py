"""What a coach thinks of a game."""

from __future__ import annotations

from typing import NamedTuple

from ._engine import FiveTribes, Targi


class Advised(NamedTuple):
    """A legal choice as a search sees it."""

    choice: str
    chance: float | None
    """The probability to win with it; none if it was never tried."""
    visits: int


class Step(NamedTuple):
    """A choice that is expected."""

    seat: int
    choice: str


class Advice(NamedTuple):
    """What a search found out."""

    best: str
    chance: float | None
    """The probability to win with the best choice."""
    chances: list[float]
    """Everybody's probability to win by seat, together 1; empty if it was never tried."""
    points: list[float]
    """The points that everybody is likely to have in the end."""
    visits: int
    choices: list[Advised]
    """All legal choices, the best first."""
    line: list[Step]
    """How the game is likely to go on."""


def best(
    game: Targi | FiveTribes,
    visits: int | None = 1000,
    *,
    millis: int | None = None,
    seed: int = 0,
) -> Advice:
    """Searches for the best choice of whoever is to act, from what that seat can see.

    With ``visits`` alone the answer follows from what the seat sees and the seed.
    """
    if visits is None and millis is None:
        raise ValueError("a search needs a budget: `visits`, `millis` or both")
    told = game._advice(visits, millis, seed)
    return Advice(
        best=told["best"],
        chance=told["chance"],
        chances=told["chances"],
        points=told["points"],
        visits=told["visits"],
        choices=[Advised(**advised) for advised in told["choices"]],
        line=[Step(**step) for step in told["line"]],
    )
