"""Environments for PettingZoo: ``from caravanserai_games.zoo import targi_v0``."""

from . import five_tribes_v0, targi_v0

__all__ = ["five_tribes_v0", "targi_v0"]
