"""Who is stronger: players meet on the same deals with seats swapped."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from ._engine import FiveTribes, Targi
from .opponents import Player, seated
from .progress import Progress, teller

_Z = 1.959964


@dataclass(frozen=True)
class Result:
    """How the first player fared against the others.

    Games of one deal are not independent, so everything is reckoned from deals.
    """

    deals: tuple[float, ...]
    """The first player's share of the wins of each deal, from 0 to 1."""
    seats: int
    games: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "games", len(self.deals) * self.seats)

    @property
    def share(self) -> float:
        """The share of the wins; `even` among equals."""
        return sum(self.deals) / len(self.deals)

    @property
    def even(self) -> float:
        """The share that equals would have."""
        return 1 / self.seats

    @property
    def error(self) -> float:
        """Half of the 95 % interval around the share; infinite for a single deal."""
        if len(self.deals) < 2:
            return math.inf
        return _Z * math.sqrt(self._variance() / len(self.deals))

    @property
    def elo(self) -> float | None:
        """The difference in Elo, for two players."""
        if self.seats != 2:
            return None
        share = min(max(self.share, 1e-9), 1 - 1e-9)
        return 400 * math.log10(share / (1 - share))

    def sprt(self, stronger: float = 0.05) -> float:
        """The log-likelihood ratio of "its share is `even` + `stronger`" against "it is `even`".

        Beyond ±2.94 the question is decided with 5 % of errors on either side.
        """
        variance = max(self._variance(), 1e-9)
        null, other = self.even, self.even + stronger
        return len(self.deals) * (other - null) * (2 * self.share - null - other) / (2 * variance)

    def _variance(self) -> float:
        mean = self.share
        return sum((deal - mean) ** 2 for deal in self.deals) / max(len(self.deals) - 1, 1)

    def __str__(self) -> str:
        elo = "" if self.elo is None else f", {self.elo:+.0f} Elo"
        return (
            f"{100 * self.share:.1f} ± {100 * self.error:.1f} % of {self.games} games{elo}"
            f" (equals: {100 * self.even:.0f} %)"
        )


def arena(
    first: Player | str,
    others: Player | str,
    *,
    games: int = 100,
    game: type[Targi] | type[FiveTribes] = Targi,
    seed: str | int = 0,
    progress: Progress = None,
    **options: Any,
) -> Result:
    """Lets a player meet others: every deal is played once from each seat.

    Players are called with a game and answer with a choice; the names of the house's opponents, such as
    ``"greedy"`` or ``"sage:200v"``, will do as well, and so do programs that speak the engine protocol,
    ``"exec:./mybot"`` or ``"exec:200v:./mybot"``. ``progress`` is told how many games are done, and of
    how many; ``True`` draws a bar.
    """
    tell = teller(progress)
    seats = game(seed=0, **options).seats
    count = max(1, -(-games // seats))
    deals: list[float] = []
    with seated(first) as one, seated(others) as other:
        for deal in range(count):
            won = 0.0
            for seat in range(seats):
                table: Any = game(seed=f"{seed}/{deal}", **options)
                while not table.over:
                    player: Any = one if table.to_act == seat else other
                    table = table.play(player(table))
                if seat in table.winners:
                    won += 1 / len(table.winners)
                tell(deal * seats + seat + 1, count * seats)
            deals.append(won / seats)
    return Result(tuple(deals), seats)
