"""The examples run, with tiny budgets."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
NEEDS = {
    "alpha_zero": ["torch"],
    "first_steps": [],
    "masked_ppo": ["sb3_contrib", "gymnasium"],
    "openspiel_ismcts": ["pyspiel"],
}
NOTEBOOK = """
import json, sys
names = {"__name__": "__main__"}
for cell in json.load(open(sys.argv[1]))["cells"]:
    if cell["cell_type"] == "code":
        exec("".join(cell["source"]), names)
"""


def test_every_example_is_tried() -> None:
    for kind in ("py", "ipynb"):
        found = {path.stem for path in EXAMPLES.glob(f"*.{kind}")} - {"notebooks"}
        assert found == set(NEEDS)


def test_notebooks_say_what_the_scripts_say() -> None:
    checked = subprocess.run(
        [sys.executable, EXAMPLES / "notebooks.py", "--check"], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("name", sorted(NEEDS))
@pytest.mark.parametrize("kind", ["py", "ipynb"])
def test_an_example_runs(name: str, kind: str) -> None:
    for needed in NEEDS[name]:
        if importlib.util.find_spec(needed) is None:
            pytest.skip(f"{needed} is not installed")
    run = [] if kind == "py" else ["-c", NOTEBOOK]
    done = subprocess.run(
        [sys.executable, *run, EXAMPLES / f"{name}.{kind}", "--tiny"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
