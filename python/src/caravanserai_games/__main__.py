"""``python -m caravanserai_games``: what is worth a command of its own."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from . import GAMES, dataset


def _option(text: str) -> tuple[str, Any]:
    name, is_, value = text.partition("=")
    if not is_:
        raise argparse.ArgumentTypeError(f"`{text}` is not written NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main(arguments: list[str] | None = None) -> int:
    """Runs the command that was typed."""
    parser = argparse.ArgumentParser(prog="python -m caravanserai_games")
    commands = parser.add_subparsers(dest="command", required=True)
    data = commands.add_parser("dataset", help="write self-play to a .npz or .parquet file")
    data.add_argument("file", help="the name tells the format: .npz or .parquet")
    data.add_argument("--player", default="greedy", help='as in "sage:50v" or "exec:./mybot"')
    data.add_argument("--game", default="targi", choices=sorted(GAMES))
    data.add_argument("--games", type=int, default=100)
    data.add_argument("--seed", default="0")
    data.add_argument("--explore", type=float, default=0.0, help="the share of choices that are drawn by lot")
    data.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    data.add_argument("--quiet", action="store_true", help="draw no bar")
    asked = parser.parse_args(arguments)
    try:
        count = dataset(
            asked.file,
            asked.player,
            games=asked.games,
            game=GAMES[asked.game],
            seed=asked.seed,
            explore=asked.explore,
            progress=not asked.quiet,
            **dict(asked.option),
        )
    except (ValueError, OSError) as error:
        print(f"caravanserai_games: {error}", file=sys.stderr)
        return 1
    print(f"{asked.file}: {count} decisions of {asked.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
