"""How far something is that takes long."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], object] | bool | None
"""What is told how much is done, and of how much; ``True`` draws a bar on standard error."""

_WIDTH = 30


def teller(progress: Progress) -> Callable[[int, int], object]:
    """What to call after every step."""
    if progress is True:
        return _bar()
    return progress or (lambda done, of: None)


def _bar() -> Callable[[int, int], object]:
    began = time.monotonic()

    def tell(done: int, of: int) -> None:
        filled = _WIDTH * done // of
        left = (time.monotonic() - began) * (of - done) / done
        end = "\n" if done == of else ""
        bar = "█" * filled + "·" * (_WIDTH - filled)
        print(f"\r{bar} {done} of {of}, {left:.0f} s left ", end=end, file=sys.stderr, flush=True)

    return tell
