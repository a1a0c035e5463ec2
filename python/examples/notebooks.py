"""Writes the notebook of every script in this folder, so that nothing is written twice.

python notebooks.py [--check]
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SCRIPTS = sorted(path for path in HERE.glob("*.py") if path.name != Path(__file__).name)
MARKDOWN = "# %% [markdown]"


def cell(number: int, kind: str, text: str) -> dict[str, Any]:
    """A cell of a notebook."""
    more: dict[str, Any] = {"execution_count": None, "outputs": []} if kind == "code" else {}
    source = text.strip("\n").splitlines(keepends=True)
    return {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": source, **more}


def notebook(script: Path) -> str:
    """A script as a notebook: its documentation first, then a cell for each `# %%`."""
    text = script.read_text()
    about = ast.get_docstring(ast.parse(text)) or ""
    title, _, rest = about.partition("\n")
    told = f"# {title}\n\n```sh{rest.rstrip()}\n```".replace("```sh\n\n", "```sh\n")
    cells = [cell(0, "markdown", told)]
    body = text[text.index('"""', 3) + 3 :]
    for number, part in enumerate(("\n" + body).split("\n# %%")):
        if part.startswith(MARKDOWN[4:]):
            lines = [line.removeprefix("#").removeprefix(" ") for line in part.splitlines()[1:]]
            cells.append(cell(number + 1, "markdown", "\n".join(lines)))
        elif part.strip():
            cells.append(cell(number + 1, "code", part.rstrip()))
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    whole = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Writes them, or tells which are not as they should be."""
    stale = []
    for script in SCRIPTS:
        path, text = script.with_suffix(".ipynb"), notebook(script)
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.is_file() or path.read_text() != text:
            stale.append(path.name)
    if stale:
        print(f"{', '.join(stale)}: not what the script says; run python {Path(__file__).name}")
    return len(stale)


if __name__ == "__main__":
    sys.exit(main())
