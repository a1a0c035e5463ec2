"""Self-play as data, as pictures, and programs that play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import caravanserai_games as cg
from caravanserai_games.progress import teller

BOT = """
import json, sys
import caravanserai_games as cg
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "load":
        game = cg.GAMES[asked["game"]].from_state(asked["state"])
        answer = {}
    else:
        answer = {"best": game.choices[-1]}
    print(json.dumps({"ok": True, **answer}), flush=True)
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(BOT)
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("game", [cg.Targi, cg.FiveTribes])
def test_both_formats_hold_the_same(tmp_path: Path, game: type[cg.Targi] | type[cg.FiveTribes]) -> None:
    import pyarrow.parquet as pq

    files = [str(tmp_path / name) for name in ("data.npz", "data.parquet")]
    counts = [cg.dataset(file, "random", games=2, game=game, seed="both", explore=0.1) for file in files]
    assert counts[0] == counts[1] > 0
    with np.load(files[0]) as arrays:
        table = pq.read_table(files[1])
        told = {name.decode(): json.loads(value) for name, value in table.schema.metadata.items()}
        assert told == {"schema": 1, "numbers": game.NUMBERS, "game": game.NAME}
        for name in ("actions", "seats", "games", "observations", "masks", "rewards"):
            column = np.array(table[name].to_pylist(), arrays[name].dtype)
            assert np.array_equal(column, arrays[name]), name
        records = table["records"].to_pylist()
        assert [records[0], records[-1]] == list(arrays["records"])
        assert game.from_record(records[0]).over
        legal = np.unpackbits(arrays["masks"], axis=1)[:, : game.ACTION_COUNT]
        assert legal[np.arange(counts[0]), arrays["actions"]].all()


def test_a_name_without_a_known_ending_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="ends neither with .npz nor with .parquet"):
        cg.dataset(tmp_path / "data.csv", games=10**9)


def test_the_command_line_writes_data(tmp_path: Path) -> None:
    def typed(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "caravanserai_games", "dataset", *arguments]
        return subprocess.run(command, capture_output=True, text=True)

    file = str(tmp_path / "three.npz")
    done = typed(file, "--game", "five-tribes", "--option", "players=3", "--games", "2", "--player", "random")
    assert done.returncode == 0, done.stderr
    assert "decisions of 2 games" in done.stdout and "2 of 2" in done.stderr
    with np.load(file) as data:
        assert data["rewards"].shape[1] == 3
    wrong = typed(file, "--option", "players=9", "--quiet")
    assert wrong.returncode == 1 and "`players`" in wrong.stderr


def test_a_program_plays_in_the_arena(bot: str) -> None:
    result = cg.arena("random", f"exec:5v:{bot}", games=2, game=cg.FiveTribes)
    assert result.games == 2
    with cg.Program(bot, visits=5) as program:
        game = cg.Targi(seed=1)
        assert program(game) == game.choices[-1]


def test_a_program_is_shown_no_more_than_its_seat_sees(tmp_path: Path) -> None:
    path = tmp_path / "seen"
    spy = tmp_path / "spy.py"
    spy.write_text(BOT.replace("answer = {}", f"answer = {{}}; open({str(path)!r}, 'a').write(line)"))
    game = cg.Targi(seed=1)
    with cg.Program([sys.executable, str(spy)], visits=1) as program:
        program(game)
    state = json.loads(path.read_text())["state"]
    shown = cg.Targi.from_state(state)
    assert game.to_act is not None
    assert shown.view(game.to_act) == game.view(game.to_act) and shown != game


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("break", "it ended without an answer"),
        ("print('hello', flush=True)", "it answered `hello`"),
        ('print(\'{"ok":false,"error":"tired"}\', flush=True)', "tired"),
        ('print(\'{"ok":true,"best":"fly"}\', flush=True)', "`fly` is not possible now"),
    ],
)
def test_a_program_that_fails_is_told_apart(answer: str, reason: str) -> None:
    with cg.Program([sys.executable, "-c", f"for _ in range(2):\n  input(); {answer}"]) as program:
        with pytest.raises(cg.Refused, match=reason):
            program(cg.Targi(seed=1))


def test_no_such_program() -> None:
    with pytest.raises(ValueError, match="`/no/such/bot` cannot be started"):
        cg.arena("random", "exec:/no/such/bot", games=1)
    with pytest.raises(ValueError, match="exec:COMMAND"):
        cg.arena("random", "exec:", games=1)


def test_chances_are_compared_with_what_came_true() -> None:
    measured = cg.calibrate("random", visits=10, every=20, games=2, seed=3)
    assert len(measured.chances) == len(measured.won) == len(measured.rounds) > 4
    assert 0 <= measured.brier <= 1 and 0 <= measured.base <= 0.25


def test_pictures_are_drawn() -> None:
    import matplotlib

    matplotlib.use("Agg")
    from caravanserai_games import plots

    games = [played.game for played in cg.self_play("random", games=4, game=cg.FiveTribes, players=3)]
    measured = cg.calibrate("random", visits=5, every=30, games=2)
    assert "Brier" in plots.calibration(measured).get_title()
    assert plots.scores(games).get_title() == "4 games"
    assert len(plots.seats(games).patches) == 3
    parts = [label.get_text() for label in plots.balance(games).get_yticklabels()]
    assert len(parts) == len(games[0].score_parts[0])
    with pytest.raises(ValueError, match="none of these games is over"):
        plots.scores([cg.Targi(seed=1)])


def test_progress_is_told_or_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    list(cg.self_play("random", games=2, progress=lambda done, of: told.append((done, of))))
    assert told == [(1, 2), (2, 2)]
    teller(True)(1, 2)
    assert "1 of 2" in capsys.readouterr().err
