"""What observations look like to Gymnasium."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from ._engine import FiveTribes, Targi
from .numbers import features


def observation_box(
    game: type[Targi] | type[FiveTribes], dtype: Literal["float32", "uint8"]
) -> spaces.Box:
    """The space of observations: no feature is counted beyond 255."""
    if dtype == "uint8":
        return spaces.Box(0, 255, (game.FEATURE_COUNT,), np.uint8)
    high: Any = np.zeros(game.FEATURE_COUNT, np.float32)
    for block in features(game).values():
        high[block.slice] = np.float32(255) / np.float32(block.scale)
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)
