"""Self-play as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from os import PathLike, fspath
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ._engine import FiveTribes, Targi
from .opponents import Player, seated
from .progress import Progress, teller

SCHEMA = 1
"""The version of what `dataset` writes."""

_Table: TypeAlias = dict[str, NDArray[Any]]


class Played(NamedTuple):
    """A game that a player played against itself."""

    game: Targi | FiveTribes
    """How it ended."""
    decisions: list[tuple[Targi | FiveTribes, int]]
    """Each position, and the index of what was chosen there."""


def self_play(
    player: Player | str = "greedy",
    *,
    games: int = 100,
    game: type[Targi] | type[FiveTribes] = Targi,
    seed: str | int = 0,
    explore: float = 0.0,
    progress: Progress = None,
    **options: Any,
) -> Iterator[Played]:
    """Lets a player play itself, one game after the other.

    ``explore`` is the share of choices that are drawn by lot instead, so that games differ more.
    """
    tell = teller(progress)
    lot = np.random.default_rng(list(str(seed).encode()))
    with seated(player) as seat:
        chooser: Any = seat
        for number in range(games):
            table: Any = game(seed=f"{seed}/{number}", **options)
            decisions = []
            while not table.over:
                choice = chooser(table)
                if explore and lot.random() < explore:
                    choice = int(lot.choice(table.legal))
                index = choice if isinstance(choice, int) else table.legal[table.choices.index(choice)]
                decisions.append((table, index))
                table = table.play(choice)
            tell(number + 1, games)
            yield Played(table, decisions)


def dataset(
    path: str | PathLike[str],
    player: Player | str = "greedy",
    *,
    games: int = 100,
    game: type[Targi] | type[FiveTribes] = Targi,
    seed: str | int = 0,
    explore: float = 0.0,
    progress: Progress = None,
    **options: Any,
) -> int:
    """Lets a player play itself and writes every decision to a file; tells how many there are.

    A name that ends with ``.parquet`` gets a Parquet file (with ``pip install './python[data]'``), one
    that ends with ``.npz`` arrays of numpy. Both have these columns, a row for each decision:

    | column | type | what |
    |---|---|---|
    | ``observations`` | uint8 × features | what whoever chose saw |
    | ``masks`` | uint8 × ⌈actions / 8⌉ | the legal indices, ``np.unpackbits(masks, axis=1)[:, :actions]`` |
    | ``actions`` | int32 | what was chosen |
    | ``seats`` | int8 | who chose |
    | ``games`` | int32 | in which game, counted from 0 |
    | ``rewards`` | float32 × seats | how that game ended for everybody |

    The games themselves are ``records``: in an ``.npz`` an array with one text a game, in Parquet a column
    that repeats it for each decision, which costs next to nothing. The versions of this table and of
    indices and features, ``schema`` and ``numbers``, are arrays of their own or metadata of the file.

    ``explore`` is the share of choices that are drawn by lot instead, so that games differ more.
    """
    write = _writer(fspath(path))
    columns: dict[str, list[Any]] = {name: [] for name in _TYPES}
    records = []
    played = self_play(
        player, games=games, game=game, seed=seed, explore=explore, progress=progress, **options
    )
    for number, (end, decisions) in enumerate(played):
        for table, index in decisions:
            columns["observations"].append(table.observation(None, "uint8"))
            columns["masks"].append(np.packbits(table.mask.astype(np.bool_)))
            columns["actions"].append(index)
            columns["seats"].append(table.to_act)
            columns["games"].append(number)
            columns["rewards"].append(end.rewards)
        records.append(end.record())
    table_of = {name: np.array(columns[name], kind) for name, kind in _TYPES.items()}
    versions = {"schema": SCHEMA, "numbers": game.NUMBERS, "game": game.NAME}
    write(path, table_of, records, versions)
    return len(columns["actions"])


_TYPES = {
    "observations": np.uint8,
    "masks": np.uint8,
    "actions": np.int32,
    "seats": np.int8,
    "games": np.int32,
    "rewards": np.float32,
}


def _writer(path: str) -> Callable[[Any, _Table, list[str], dict[str, Any]], None]:
    """What writes such a file; found before anything is played."""
    if path.endswith(".npz"):
        return _write_npz
    if path.endswith(".parquet"):
        try:
            import pyarrow.parquet  # type: ignore[import-untyped]  # noqa: F401
        except ImportError:
            raise ValueError("Parquet needs pyarrow: pip install './python[data]'") from None
        return _write_parquet
    raise ValueError(f"`{path}` ends neither with .npz nor with .parquet")


def _write_npz(path: Any, table: _Table, records: list[str], versions: dict[str, Any]) -> None:
    told = {name: np.array(value) for name, value in versions.items()}
    arrays: dict[str, Any] = {"records": np.array(records), **table, **told}
    np.savez_compressed(path, **arrays)


def _write_parquet(path: Any, table: _Table, records: list[str], versions: dict[str, Any]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    def column(values: NDArray[Any]) -> Any:
        if values.ndim == 1:
            return pa.array(values)
        return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])

    columns = {name: column(values) for name, values in table.items()}
    columns["records"] = pa.DictionaryArray.from_arrays(pa.array(table["games"]), pa.array(records))
    told = {name: json.dumps(value) for name, value in versions.items()}
    pq.write_table(pa.table(columns).replace_schema_metadata(told), path, compression="zstd")
