"""Targi for PettingZoo."""

from __future__ import annotations

from typing import Any

from .._engine import Targi
from ._aec import GameEnv
from ._aec import wrapped as _wrapped


def raw_env(**settings: Any) -> GameEnv:
    """The environment without wrappers.

    Settings are ``render_mode``, ``dtype``, ``max_cycles`` and the game's options.
    """
    return GameEnv(Targi, "targi_v0", **settings)


def env(**settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return _wrapped(raw_env(**settings))
