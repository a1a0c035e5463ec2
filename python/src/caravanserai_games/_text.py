"""A game in a few lines."""

from __future__ import annotations

from ._engine import FiveTribes, Targi


def as_text(game: Targi | FiveTribes) -> str:
    """Where a game stands, what happened last, and what may be chosen."""
    lines = [f"{type(game).__name__}, round {game.round}, {game.moves} moves, points {game.scores}"]
    lines += [line for move in game.words(game.to_act)[-3:] for line in move]
    if game.over:
        lines.append(f"over, won by {', '.join(f'seat {seat}' for seat in game.winners)}")
    else:
        lines.append(f"seat {game.to_act} may choose: {', '.join(game.choices)}")
    return "\n".join(lines)
