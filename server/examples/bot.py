#!/usr/bin/env python3
"""A bot for Caravanserai in plain Python: opens or joins a table, follows it
and plays. It chooses at random, with a weakness for cards; make it better.

    bot.py --against greedy              play against an opponent of the house
    bot.py --game five-tribes --players 4
    bot.py --table kf3m…                 join the table of this name
    bot.py --house http://host:8080      another house
"""

import argparse
import hashlib
import json
import random
import secrets
import time
import urllib.error
import urllib.request


class House:
    def __init__(self, address, name):
        self.address = address
        self.token = None
        self.token = self.ask("POST", "/api/guests", {"name": name})["token"]

    def open(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(request, data, timeout=60)

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def events(self, table):
        """Follows a table, also over a restart of the house."""
        while True:
            try:
                with self.open("GET", f"/api/tables/{table}/events") as stream:
                    for line in stream:
                        if line.strip():
                            event = json.loads(line)
                            yield event
                            if event["type"] == "over":
                                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
            time.sleep(1)


class Share:
    """What the bot adds to the shuffle, so that nobody can choose the cards, and what it
    was shown when it did: see docs/fairness.md."""

    def __init__(self):
        self.text = secrets.token_hex(32)
        self.seal = hashlib.sha256(self.text.encode()).hexdigest()

    def add(self, house, table):
        self.commitment = table["commitment"]
        self.seals = [added and added["sha256"] for added in table["contributions"]]
        asked = table["contribute"]
        body = {"sealed": self.seal} if asked == "seal" else {"contribution": self.text}
        house.ask("POST", f"/api/tables/{table['id']}/contribution", body)

    def check(self, over):
        """What is told at the end is what was fixed before."""
        assert hashlib.sha256(over["house_seed"].encode()).hexdigest() == self.commitment
        texts = [added["text"] for added in over["contributions"] if added]
        assert self.text in texts
        told = {hashlib.sha256(text.encode()).hexdigest() for text in texts if text}
        assert all(seal in told for seal in self.seals if seal)


def choose(turn):
    """The place to put some thought into: `turn["view"]` is all you may know."""
    cards = [choice for choice in turn["choices"] if choice.startswith(("use c", "play"))]
    return random.choice(cards or turn["choices"])


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--house", default="http://127.0.0.1:8080")
    arguments.add_argument("--name", default="Plain bot")
    arguments.add_argument("--table", help="the table to join")
    arguments.add_argument("--game", default="targi", help="the game to open a table of")
    arguments.add_argument("--players", type=int, help="how many play, where the game leaves it open")
    arguments.add_argument("--against", default="greedy", help="an opponent, `anyone` or `friend`")
    arguments = arguments.parse_args()

    house = House(arguments.house, arguments.name)
    if arguments.table:
        table = house.ask("POST", f"/api/tables/{arguments.table}/join", {"contribute": True})
    else:
        options = {"players": arguments.players} if arguments.players else {}
        new = {"game": arguments.game, "options": options, "opponents": [arguments.against]}
        new["contribute"] = True
        table = house.ask("POST", "/api/tables", new)
    print(f"{arguments.house}/table/{table['id']}, seat {table['seat']}", flush=True)

    share = Share()
    for event in house.events(table["id"]):
        if event["type"] == "table":
            table = event
            if table["contribute"]:
                share.add(house, table)
        elif event["type"] == "move":
            for words in event["words"]:
                print(f"{event['number']:4} {words}")
        elif event["type"] == "takeback" and event["seat"] not in (None, table["seat"]):
            house.ask("POST", f"/api/tables/{table['id']}/takeback", {"answer": "yes"})
        elif event["type"] == "over":
            share.check(house.ask("GET", f"/api/tables/{table['id']}"))
            print(event["result"])
        elif event["type"] == "turn":
            choice = {"choice": choose(event), "after": event["after"]}
            try:
                house.ask("POST", f"/api/tables/{table['id']}/play", choice)
            except urllib.error.HTTPError as refusal:
                # 409: the table has moved on, and the next turn is on its way.
                if refusal.code != 409:
                    raise


if __name__ == "__main__":
    main()
