"""The script that trains the networks reads what self-play writes; only NumPy is needed for that."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("crate", "example"), [("targi-bot", "targi_self_play"), ("five-tribes-bot", "five_tribes_self_play")])
def test_the_script_reads_what_self_play_writes(crate: str, example: str, tmp_path: Path) -> None:
    file = tmp_path / "samples.bin"
    play = ["cargo", "run", "--quiet", "--locked", "-p", crate, "--features", "train", "--example", example, "--"]
    told = subprocess.check_output(
        [*play, "play", "games=3", "visits=12", "few=2", "seed=1", f"to={file}"], cwd=ROOT, text=True
    )
    samples = runpy.run_path(str(ROOT / "sage/train/samples.py"))
    read = samples["read"](file)
    inputs, tokens, units = read["sizes"]
    head = read["head"]
    assert told.startswith(f"3 games, {len(head)} decisions, ")
    assert len(head) > 20 and inputs == len(units) and (units > 0).all()
    assert head["inputs"].sum() == len(read["pairs"]) and (read["pairs"]["index"] < inputs).all()
    assert head["choices"].sum() == len(read["choices"])
    assert read["choices"]["tokens"].sum() == len(read["choice_tokens"])
    assert (read["choice_tokens"]["index"] < max(tokens, 1)).all()
    lists = 4 * (len(read["pairs"]) + len(read["choice_tokens"])) + 8 * len(read["choices"])
    assert file.stat().st_size == 56 + len(units) + head.nbytes + lists
    expected, shares = head["numbers"][:, 0], head["numbers"][:, 1 : 1 + samples["SEATS"]]
    assert ((expected >= 0) & (expected <= 1)).all()
    np.testing.assert_allclose(shares.sum(1), 1, atol=1e-6)
    if tokens:
        first = np.cumsum(head["choices"]) - head["choices"]
        tried = [read["choices"]["tried"][at : at + n].sum() for at, n in zip(first, head["choices"]) if n]
        np.testing.assert_allclose(tried, 1, atol=1e-5)
