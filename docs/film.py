"""Films a turn of each game from the real page, for the README.

cargo build --release && python3 docs/film.py

It needs Chromium, chromedriver and Pillow (`pip install pillow`). A house opens on a folder of its own, a guest
plays a few choices against it, and what the browser shows becomes docs/targi.webp and docs/five-tribes.webp.
"""

from __future__ import annotations

import base64
import io
import json
import os
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
WINDOW = (1366, 768)
WIDTH = 840
STILL, MOVING = 1100, 120
"""How long a frame is shown that is to be read, and one of a movement, in milliseconds."""
CHOICES = {"targi": 9, "five-tribes": 9}

POINT = """
const choice = [...document.querySelectorAll("button[name=choice]")]
  .filter((it) => it.checkVisibility() && it.getBoundingClientRect().bottom < innerHeight)[arguments[0]];
if (!choice) return null;
const box = choice.getBoundingClientRect();
let hand = document.getElementById("film-hand");
if (!hand) {
  hand = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  hand.id = "film-hand";
  hand.setAttribute("viewBox", "0 0 24 24");
  hand.innerHTML = '<path d="M4 2 L4 19 L8.5 15 L11.5 22 L14.5 20.7 L11.5 14 L17.5 14 Z" fill="#fff" stroke="#2b2118" stroke-width="1.6"/>';
  document.documentElement.append(hand);
}
Object.assign(hand.style, { position: "fixed", width: "30px", height: "30px", zIndex: 9999, pointerEvents: "none",
  left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
"""
MOVES = "return document.querySelector('[data-moves]')?.dataset.moves ?? null"
MY_TURN = "return !!document.querySelector('[data-turn]') && !!document.querySelector('button[name=choice]')"


class Browser:
    """As much of WebDriver as a film takes."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        size = f"--window-size={WINDOW[0]},{WINDOW[1]}"
        flags = ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1", size]
        wanted = {"browserName": "chrome", "goog:chromeOptions": {"args": flags}}
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.address += f"/session/{made['sessionId']}"
        # The window has a frame that the page does not get.
        inner = self.run("return [innerWidth, innerHeight]")
        outer = [2 * want - have for want, have in zip(WINDOW, inner, strict=True)]
        self.ask("POST", "/window/rect", {"width": outer[0], "height": outer[1]})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def run(self, script: str, *arguments: Any) -> Any:
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script: str, *arguments: Any) -> Any:
        for _ in range(600):
            if found := self.run(script, *arguments):
                return found
            time.sleep(0.1)
        raise TimeoutError(script)

    def point(self, place: list[int], click: bool) -> None:
        move = {"type": "pointerMove", "x": place[0], "y": place[1], "duration": 0}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}] if click else []
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *press]}
        self.ask("POST", "/actions", {"actions": [mouse]})

    def frame(self) -> Image.Image:
        shot = Image.open(io.BytesIO(base64.b64decode(self.ask("GET", "/screenshot")))).convert("RGB")
        return shot.resize((WIDTH, WIDTH * shot.height // shot.width), Image.Resampling.LANCZOS)


@contextmanager
def house() -> Iterator[str]:
    """An open house; gives its address."""
    with tempfile.TemporaryDirectory() as data:
        told = {**os.environ, "CARAVANSERAI_NO_OPEN": "true", "CARAVANSERAI_DATA": data}
        program = ROOT / "target/release/caravanserai"
        opened = subprocess.Popen([program], env=told, stdout=subprocess.PIPE, text=True)
        assert opened.stdout is not None
        yield next(line for line in opened.stdout if "open at " in line).split("open at ")[1].strip()
        opened.terminate()
        opened.wait()


def film(browser: Browser, address: str, game: str) -> None:
    """Plays a few choices and keeps what was seen."""
    browser.ask("POST", "/url", {"url": f"{address}/new?game={game}"})
    browser.run(
        """const form = document.querySelector("main form[action='/new']");
        form.querySelector("[name=opponent]").value = "trader";
        const name = form.querySelector("[name=name]");
        if (name) name.value = "Amma";
        form.querySelector("button[type=submit]").click();"""
    )
    frames: list[tuple[Image.Image, int]] = []

    def see(length: int) -> None:
        frames.append((browser.frame(), length))

    for number in range(CHOICES[game]):
        browser.until(MY_TURN)
        before = browser.run(MOVES)
        # Choices that are not the first make a livelier picture.
        place = browser.run(POINT, number % 3) or browser.until(POINT, 0)
        browser.point(place, click=False)
        see(STILL)
        browser.point(place, click=True)
        for _ in range(6):
            see(MOVING)
        if browser.run(MOVES) == before:
            browser.run("document.querySelector('#choices button[name=choice]').click()")
            browser.until("return (document.querySelector('[data-moves]')?.dataset.moves ?? null) !== arguments[0]", before)
    see(2 * STILL)
    kept = [frames[0]]
    for picture, length in frames[1:]:
        if picture.tobytes() == kept[-1][0].tobytes():
            kept[-1] = (picture, kept[-1][1] + length)
        else:
            kept.append((picture, length))
    (first, _), *others = kept
    path = ROOT / "docs" / f"{game}.webp"
    lengths = [min(length, 2 * STILL) for _, length in kept]
    first.save(
        path, save_all=True, append_images=[picture for picture, _ in others], duration=lengths, loop=0, quality=40,
        method=6,
    )
    print(f"{path.relative_to(ROOT)}: {len(kept)} frames, {sum(lengths) / 1000:.0f} s, {path.stat().st_size >> 10} KB")


def main() -> None:
    """Films both games."""
    driver = subprocess.Popen(["chromedriver", "--port=9517", "--silent"])
    try:
        time.sleep(1)
        browser = Browser(9517)
        with house() as address:
            for game in CHOICES:
                film(browser, address, game)
    finally:
        driver.terminate()


if __name__ == "__main__":
    main()
