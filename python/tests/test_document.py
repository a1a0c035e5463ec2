"""Every snippet of the documentation runs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SNIPPET = re.compile(r"(?:<!-- needs (\w+) -->\n)?```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", ["docs/python.md", "python/README.md"])
def test_the_snippets_of_a_page_run_one_after_the_other(page: str) -> None:
    found = SNIPPET.findall((ROOT / page).read_text())
    assert found
    names: dict[str, object] = {}
    for number, (needed, code) in enumerate(found):
        if needed and importlib.util.find_spec(needed) is None:
            continue
        exec(compile(code, f"{page}, snippet {number + 1}", "exec"), names)
