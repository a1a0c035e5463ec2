"""Programs that speak the engine protocol, as players."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from collections.abc import Sequence
from types import TracebackType
from typing import Any

from ._engine import FiveTribes, Refused, Targi

_EXEC = re.compile(r"exec:(?:(\d+)(v|ms|s):)?(.+)")


class Program:
    """A program that is asked over its standard input, one JSON object a line (docs/protocol.md).

    Before each choice it is given a position that looks like the true one to its seat, with everything
    else drawn anew, so that it cannot know more than the others. Without a budget it has a second.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        visits: int | None = None,
        millis: int | None = None,
        seed: int = 0,
    ) -> None:
        self.command: list[str] = shlex.split(command) if isinstance(command, str) else list(command)
        if not self.command:
            raise ValueError("a program is named by its command")
        self.name = " ".join(self.command)
        self._best = {"do": "best", "visits": visits} if visits else {"do": "best", "ms": millis or 1000}
        self._seed = seed
        self._asked = 0
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except OSError as error:
            raise ValueError(f"`{self.command[0]}` cannot be started: {error}") from None

    @classmethod
    def from_name(cls, name: str) -> Program:
        """Reads ``exec:COMMAND``, or with a budget ``exec:200v:COMMAND``, as the command line does."""
        found = _EXEC.fullmatch(name)
        if found is None:
            raise ValueError(f"`{name}` is no program; one is written exec:COMMAND or exec:200v:COMMAND")
        amount, unit, command = found.groups()
        if unit == "v":
            return cls(command, visits=int(amount))
        return cls(command, millis=int(amount) * (1000 if unit == "s" else 1) if unit else None)

    def __call__(self, game: Targi | FiveTribes) -> str:
        """The choice for whoever is to act."""
        choices = game.choices
        if len(choices) == 1:
            return choices[0]
        self._asked += 1
        state = game.sample(game.to_act, f"{self._seed}/{self._asked}").state()
        self._ask({"do": "load", "game": game.NAME, "state": state})
        best = self._ask(self._best).get("best")
        if best not in choices:
            raise self._failed(f"`{best}` is not possible now")
        return str(best)

    def close(self) -> None:
        """Ends the program."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def _failed(self, reason: object) -> Refused:
        return Refused(f"`{self.name}` failed: {reason}")

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError as error:
            raise self._failed(error) from None
        if not line:
            raise self._failed("it ended without an answer")
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise self._failed(f"it answered `{line.strip():.60}`: {error}") from None
        if not isinstance(answer, dict) or answer.get("ok") is not True:
            told = answer.get("error") if isinstance(answer, dict) else None
            raise self._failed(told or "it gave no reason")
        return answer
