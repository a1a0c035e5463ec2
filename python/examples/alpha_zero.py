"""A small AlphaZero loop: Targi learned from nothing, by search and self-play.

pip install './python[torch]'
python alpha_zero.py [--tiny]
"""

from __future__ import annotations

import sys
import time
from collections import deque
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import caravanserai_games as cg

TINY = "--tiny" in sys.argv
ROUNDS = 1 if TINY else 8
"""How often games are played and learned from."""
GAMES = 2 if TINY else 48
"""Games of a round, all played at once, so that the network is asked in batches."""
VISITS = 2 if TINY else 32
"""Positions that are looked at for one decision."""

rng = np.random.default_rng(1)
torch.manual_seed(1)

# %% [markdown]
# The network sees what a seat sees, and tells how much it likes each choice and how the game will end.


# %%
class Network(nn.Module):
    """Two layers, a policy and a value."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(cg.Targi.FEATURE_COUNT, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()
        )
        self.policy = nn.Linear(256, cg.Targi.ACTION_COUNT)
        self.value = nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The policy as logits, and the value from -1 to 1, for whoever is to act."""
        body = self.body(seen)
        return self.policy(body), torch.tanh(self.value(body)).squeeze(-1)


network = Network()
optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, weight_decay=1e-5)


@torch.no_grad()
def evaluate(games: list[Any], trust: float) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What the network says of some positions, and as far as it is not trusted, how a few random games end."""
    policy, value = network(torch.from_numpy(np.stack([game.observation() for game in games])))
    if trust < 1:
        ends = [game.playouts(4, int(rng.integers(1 << 30)))[1][:, game.to_act].mean() for game in games]
        value = trust * value + (1 - trust) * torch.tensor(np.array(ends, np.float32))
    return policy.numpy(), value.numpy()


# %% [markdown]
# The search keeps a tree of choices. Nobody may know what is hidden, so every visit begins at another game
# that looks the same to whoever is to act: `game.sample(seat)`. A network that knows nothing would teach itself
# nonsense, so it is trusted a little more in every round, and random games tell the rest.


# %%
class Node:
    """A place in the tree: how often each choice was tried, and with what result."""

    def __init__(self, logits: NDArray[np.float32]) -> None:
        self.logits = logits
        self.visits = np.zeros(len(logits), np.float32)
        self.value = np.zeros(len(logits), np.float32)
        self.children: dict[int, Node] = {}

    def prior(self, legal: NDArray[np.int64]) -> NDArray[np.float32]:
        """How much the network likes the legal choices, together 1."""
        likes = np.exp(self.logits[legal] - self.logits[legal].max())
        return likes / likes.sum()

    def explore(self, legal: NDArray[np.int64]) -> None:
        """Likes some choices more than before, drawn by lot."""
        lot = rng.dirichlet(np.full(len(legal), 0.5))
        self.logits[legal] = np.log(0.75 * self.prior(legal) + 0.25 * lot)

    def select(self, legal: NDArray[np.int64]) -> int:
        """The choice that promises most (PUCT)."""
        prior, tried = self.prior(legal), self.visits[legal]
        worth = self.value[legal] / np.maximum(tried, 1)
        return int(legal[np.argmax(worth + 1.5 * prior * np.sqrt(tried.sum() + 1) / (1 + tried))])


def search(games: list[Any], trust: float, explore: bool) -> list[NDArray[np.float32]]:
    """How often each choice was visited, in each of these games."""
    roots = [Node(logits) for logits in evaluate(games, 1.0)[0]]
    if explore:
        for game, root in zip(games, roots, strict=True):
            root.explore(np.array(game.legal))
    for _ in range(VISITS):
        paths: list[list[tuple[Node, int, int]]] = []
        leaves: list[Any] = []
        for game, root in zip(games, roots, strict=True):
            now: Any = game.sample(game.to_act, int(rng.integers(1 << 30)))
            node, path = root, []
            while True:
                action = node.select(np.array(now.legal))
                path.append((node, action, now.to_act))
                now = now.play(action)
                if now.over or action not in node.children:
                    break
                node = node.children[action]
            paths.append(path)
            leaves.append(now)
        asked = [leaf for leaf in leaves if not leaf.over]
        answers = iter(zip(*evaluate(asked, trust), strict=True)) if asked else iter(())
        for path, leaf in zip(paths, leaves, strict=True):
            if leaf.over:
                of_seat_0 = leaf.rewards[0]
            else:
                logits, value = next(answers)
                node, action, _ = path[-1]
                node.children[action] = Node(logits)
                of_seat_0 = value if leaf.to_act == 0 else -value
            for node, action, seat in path:
                node.visits[action] += 1
                node.value[action] += of_seat_0 if seat == 0 else -of_seat_0
    return [root.visits for root in roots]


# %% [markdown]
# Games that the network plays against itself teach it: to like what the search came to like, and to foresee
# how the game ended.

# %%
memory: deque[tuple[Any, Any, float]] = deque(maxlen=60_000)


def self_play(deal: int, trust: float) -> None:
    """Plays games and remembers every decision."""
    games = [cg.Targi(seed=f"alpha {deal}/{number}") for number in range(GAMES)]
    told: list[list[tuple[Any, Any, int]]] = [[] for _ in games]
    while going := [number for number, game in enumerate(games) if not game.over]:
        open_ = [number for number in going if len(games[number].legal) > 1]
        for number in set(going) - set(open_):
            games[number] = games[number].play(games[number].legal[0])
        if not open_:
            continue
        found = search([games[number] for number in open_], trust, explore=True)
        for number, visits in zip(open_, found, strict=True):
            game, share = games[number], visits / VISITS
            told[number].append((game.observation(), share, game.to_act))
            games[number] = game.play(int(rng.choice(len(share), p=share)))
    for game, decisions in zip(games, told, strict=True):
        memory.extend((seen, share, game.rewards[seat]) for seen, share, seat in decisions)


def learn(steps: int) -> float:
    """Takes some steps down the slope; tells the last loss."""
    loss = torch.zeros(())
    for _ in range(steps):
        drawn = [memory[int(i)] for i in rng.integers(len(memory), size=256)]
        columns = (np.array(column, np.float32) for column in zip(*drawn, strict=True))
        seen, share, result = map(torch.from_numpy, columns)
        policy, value = network(seen)
        loss = ((value - result) ** 2).mean() - (share * policy.log_softmax(1)).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return float(loss.detach())


def learned(game: Any) -> int:
    """What the search visited most."""
    if len(game.legal) == 1:
        return int(game.legal[0])
    return int(search([game], trust=1.0, explore=False)[0].argmax())


began = time.monotonic()
for number in range(ROUNDS):
    self_play(number, trust=number / ROUNDS)
    loss = learn(4 if TINY else 200)
    print(f"round {number + 1}: {len(memory)} decisions, loss {loss:.2f}, {time.monotonic() - began:.0f} s")

# %%
for rival in ("random",) if TINY else ("random", "greedy"):
    print(f"against {rival}:", cg.arena(learned, rival, games=2 if TINY else 40, seed="test"))
