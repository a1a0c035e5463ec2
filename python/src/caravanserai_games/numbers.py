"""What indices and features mean."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from ._engine import FiveTribes, Targi


class Block(NamedTuple):
    """A run of indices or features that belong together."""

    name: str
    first: int
    shape: tuple[int, ...]
    scale: int
    """What counts as 1 when features are written as floats."""
    about: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        """Where it lies: ``observation[..., block.slice].reshape(block.shape)``."""
        return slice(self.first, self.first + self.size)


def _blocks(of: list[tuple[str, int, list[int], int, str]]) -> dict[str, Block]:
    blocks = (Block(name, first, tuple(shape), scale, about) for name, first, shape, scale, about in of)
    return {block.name: block for block in blocks}


def actions(game: type[Targi] | type[FiveTribes] | Targi | FiveTribes) -> dict[str, Block]:
    """The blocks of indices of choices, by name."""
    return _blocks(game._action_blocks())


def features(game: type[Targi] | type[FiveTribes] | Targi | FiveTribes) -> dict[str, Block]:
    """The blocks of features of an observation, by name."""
    return _blocks(game._feature_blocks())


def action_name(game: type[Targi] | type[FiveTribes] | Targi | FiveTribes, index: int) -> str:
    """A short name of an index, such as ``use_border[4]``."""
    for block in actions(game).values():
        if block.first <= index < block.first + block.size:
            place = index - block.first
            steps = []
            for length in reversed(block.shape):
                steps.append(place % length)
                place //= length
            return f"{block.name}[{', '.join(map(str, reversed(steps)))}]"
    raise ValueError(f"there is no index {index}; they are 0 to {game.ACTION_COUNT - 1}")
