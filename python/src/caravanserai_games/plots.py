"""Pictures of games, with matplotlib (``pip install './python[notebook]'``).

Each function draws on ``axes``, or on new ones, and gives them back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ._engine import FiveTribes, Targi
from .calibration import Calibration


def _axes(axes: Any) -> Any:
    if axes is not None:
        return axes
    import matplotlib.pyplot as plt

    return plt.subplots()[1]


def _over(games: Iterable[Targi | FiveTribes]) -> list[Targi | FiveTribes]:
    ended = [game for game in games if game.over]
    if not ended:
        raise ValueError("none of these games is over")
    return ended


def calibration(measured: Calibration, *, bins: int = 10, axes: Any = None) -> Any:
    """Told chances against what came true, with 95 % error bars."""
    axes = _axes(axes)
    of = np.minimum((measured.chances * bins).astype(int), bins - 1)
    told, true, error = [], [], []
    for place in np.unique(of):
        inside = of == place
        told.append(measured.chances[inside].mean())
        true.append(measured.won[inside].mean())
        error.append(1.96 * measured.won[inside].std() / np.sqrt(inside.sum()))
    axes.plot([0, 1], [0, 1], linestyle=":", color="grey")
    axes.errorbar(told, true, yerr=error, fmt="o")
    axes.set(xlabel="told chance", ylabel="share of wins", xlim=(0, 1), ylim=(0, 1))
    axes.set_title(f"Brier {measured.brier:.3f} (base rate {measured.base:.3f}), {len(of)} chances")
    return axes


def scores(games: Iterable[Targi | FiveTribes], *, axes: Any = None) -> Any:
    """How many points winners and others had."""
    axes = _axes(axes)
    ended = _over(games)
    of = [(points, seat in game.winners) for game in ended for seat, points in enumerate(game.scores)]
    for label, wanted in (("winners", True), ("others", False)):
        axes.hist([points for points, won in of if won is wanted], bins=20, alpha=0.6, label=label)
    axes.set(xlabel="points", ylabel="players", title=f"{len(ended)} games")
    axes.legend()
    return axes


def balance(games: Iterable[Targi | FiveTribes], *, axes: Any = None) -> Any:
    """What winners and others have points for, on average."""
    axes = _axes(axes)
    ended = _over(games)
    parts = list(ended[0].score_parts[0])
    places = np.arange(len(parts))
    for shift, (label, wanted) in ((-0.2, ("winners", True)), (0.2, ("others", False))):
        rows = [
            list(of.values())
            for game in ended
            for seat, of in enumerate(game.score_parts)
            if (seat in game.winners) is wanted
        ]
        if rows:
            axes.barh(places + shift, np.mean(rows, axis=0), height=0.4, label=label)
    axes.set_yticks(places, [part.replace("_", " ") for part in parts])
    axes.invert_yaxis()
    axes.set(xlabel="points", title=f"{len(ended)} games")
    axes.legend()
    return axes


def seats(games: Iterable[Targi | FiveTribes], *, axes: Any = None) -> Any:
    """How often each seat wins, with 95 % error bars."""
    axes = _axes(axes)
    ended = _over(games)
    count = ended[0].seats
    won = np.array(
        [[(seat in g.winners) / len(g.winners) for seat in range(count)] for g in ended], dtype=float
    )
    error = 1.96 * won.std(axis=0) / np.sqrt(len(ended))
    axes.bar(range(count), won.mean(axis=0), yerr=error, capsize=4)
    axes.axhline(1 / count, linestyle=":", color="grey")
    axes.set(xlabel="seat", ylabel="share of wins", title=f"{len(ended)} games")
    axes.set_xticks(range(count))
    return axes
