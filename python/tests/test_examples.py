"""The examples run, with tiny budgets."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
NEEDS = {"first_steps": [], "masked_ppo": ["sb3_contrib", "gymnasium"], "openspiel_ismcts": ["pyspiel"]}


def test_every_example_is_tried() -> None:
    assert sorted(NEEDS) == sorted(path.stem for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", sorted(NEEDS))
def test_an_example_runs(name: str) -> None:
    for needed in NEEDS[name]:
        if importlib.util.find_spec(needed) is None:
            pytest.skip(f"{needed} is not installed")
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py", "--tiny"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
