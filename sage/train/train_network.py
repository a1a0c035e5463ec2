#!/usr/bin/env python3
"""Trains the network of a game on files that its self-play wrote, and writes the weight file.

    train_network.py --samples g0.bin g1.bin --epochs 8 --checkpoint net.pt --out net.bin

It needs PyTorch, and a GPU only for speed. `--checkpoint` is read if it is there, so that every run goes on from the last, and written at
the end. A share of the decisions is held back: the losses of both are printed. The format
of the files stands in sage/src/train.rs, which samples.py reads, and in sage/src/network.rs.
"""

import argparse
import json
import os
import struct
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from samples import SEATS, TOKEN_UNIT, read

POINTS_UNIT = 50.0
MOST = 511 / 128
HELD_BACK = 0.03


class Samples:
    """Decisions of one or more files on a device, inputs padded to one length."""

    def __init__(self, files, device):
        parts = [read(file) for file in files]
        self.inputs, self.tokens, self.units = parts[0]["sizes"]
        join = lambda name: np.concatenate([part[name] for part in parts])
        head = join("head")
        self.count = len(head)
        put = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
        counts = put(head["inputs"].astype(np.int32))
        self.index, self.value = padded(counts, join("pairs"), self.inputs, device)
        self.seats = put(head["seats"].astype(np.int64))
        self.quiet = put(head["quiet"].astype(np.float32))
        self.expected = put(head["numbers"][:, 0])
        self.share = put(head["numbers"][:, 1 : 1 + SEATS])
        self.points = put(head["numbers"][:, 1 + SEATS :])
        choices = join("choices")
        self.choices = put(head["choices"].astype(np.int64))
        self.first_choice = put(before(head["choices"]))
        self.tried = put(choices["tried"])
        self.choice_tokens = put(choices["tokens"].astype(np.int64))
        self.first_token = put(before(choices["tokens"]))
        tokens = join("choice_tokens")
        self.token = put(tokens["index"].view(np.int16))
        self.much = put(tokens["value"])
        # Whole files in order: what is held back are whole games, nearly all of them.
        held = int(self.count * HELD_BACK)
        self.test = torch.arange(held, device=device)
        self.train_from = held
        self.device = device

    def draw(self, size):
        return torch.randint(self.train_from, self.count, (size,), device=self.device)

    def position(self, rows):
        return unsigned(self.index[rows]), self.value[rows].float()

    def choices_of(self, rows):
        """The choices of decisions that were searched long: which decision, their tokens."""
        rows = rows[self.choices[rows] > 0]
        owner, choice = ranges(self.first_choice[rows], self.choices[rows])
        of, token = ranges(self.first_token[choice], self.choice_tokens[choice])
        return rows, owner, choice, of, unsigned(self.token[token]), self.much[token].float() / TOKEN_UNIT


def padded(counts, pairs, nothing, device):
    """The inputs of each decision and their values, filled up to one length."""
    longest = int(counts.max())
    shape = (len(counts), longest)
    index = torch.full(shape, nothing, dtype=torch.int16, device=device)
    value = torch.zeros(shape, dtype=torch.int16, device=device)
    ends = torch.cumsum(counts.long(), 0).cpu()
    places = torch.arange(longest, device=device)
    for first in range(0, len(counts), 1 << 18):
        rows = slice(first, min(first + (1 << 18), len(counts)))
        part = pairs[int(ends[first - 1]) if first else 0 : int(ends[rows.stop - 1])]
        filled = places < counts[rows, None]
        for kept, name, kind in ((index, "index", np.int16), (value, "value", np.int16)):
            numbers = np.ascontiguousarray(part[name]).view(kind)
            kept[rows][filled] = torch.from_numpy(numbers).to(device)
    return index, value


def unsigned(tensor):
    return tensor.int() & 0xFFFF


def before(counts):
    return np.concatenate([[0], np.cumsum(counts.astype(np.int64))[:-1]])


def ranges(first, counts):
    """All numbers of runs, and which run each belongs to."""
    owner = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    start = torch.cumsum(counts, 0) - counts
    return owner, first[owner] + torch.arange(len(owner), device=counts.device) - start[owner]


class Net(nn.Module):
    def __init__(self, inputs, tokens, units, sizes):
        super().__init__()
        first, second, third, self.weighing = sizes
        self.sizes = (inputs, first, second, third, 2 * SEATS, tokens, self.weighing)
        self.first = nn.Parameter(torch.randn(inputs + 1, first) * 0.06)
        self.first_bias = nn.Parameter(torch.full((first,), 0.1))
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, third)
        self.outputs = nn.Linear(third, 2 * SEATS)
        self.tokens = nn.Parameter(torch.randn(tokens, self.weighing) * 0.02)
        self.token_bias = nn.Parameter(torch.zeros(tokens))
        units = torch.from_numpy(np.append(units, 1).astype(np.float32))
        self.register_buffer("units", units)

    def forward(self, index, value):
        # A few hundred inputs are multiplied sooner as they are than row by row.
        index = index.long()
        told = torch.zeros(len(index), len(self.units), device=value.device)
        told.scatter_add_(1, index, value / self.units[index])
        first = (told @ self.first + self.first_bias).clamp(0, MOST)
        second = self.second(first).clamp(0, MOST)
        third = self.third(second).clamp(0, MOST)
        outputs = self.outputs(third)
        return outputs[:, :SEATS], outputs[:, SEATS:], second[:, : self.weighing]

    def keep_in_range(self):
        """What the whole numbers of the program can hold."""
        with torch.no_grad():
            self.first.clamp_(-4, 4)
            self.second.weight.clamp_(-8, 8)
            self.third.weight.clamp_(-8, 8)
            self.tokens.clamp_(-16, 16)


def losses(net, samples, rows, asked):
    leads, points, weighing = net(*samples.position(rows))
    seats = samples.seats[rows]
    sits = torch.arange(SEATS, device=rows.device)[None, :] < seats[:, None]
    share, expected = samples.share[rows], samples.expected[rows]
    # What the search expected is known of the seat to act; the rest is divided as it ended.
    others = share.clone()
    others[:, 0] = 0
    rest = others.sum(1, keepdim=True)
    even = sits.float() / (seats[:, None] - 1)
    even[:, 0] = 0
    others = torch.where(rest > 0, others / rest.clamp(min=1e-6), even) * (1 - expected[:, None])
    others[:, 0] = expected
    target = asked.result_share * share + (1 - asked.result_share) * others
    chances = F.log_softmax(leads.masked_fill(~sits, -1e4), 1)
    value = -(target * chances.masked_fill(~sits, 0)).sum(1)
    brier = ((chances.exp() - share)[:, 0] ** 2)
    # Only quiet positions are judged; from the others a little is learned all the same.
    quiet = samples.quiet[rows]
    weight = asked.other_weight + (1 - asked.other_weight) * quiet
    value = (value * weight).sum() / weight.sum()
    brier = (brier * quiet).sum() / quiet.sum()
    off = (points - samples.points[rows] / POINTS_UNIT).masked_fill(~sits, 0)
    points = ((off**2).sum(1) * weight).sum() / weight.sum()
    weighs = net.sizes[5] and len(samples.tried)
    policy, agrees = policy_losses(net, samples, rows, weighing) if weighs else torch.zeros(2, device=rows.device)
    return value, policy, points, brier, agrees


def policy_losses(net, samples, rows, weighing):
    decided, owner, choice, of, token, much = samples.choices_of(rows)
    has = samples.choices[rows] > 0
    units = weighing[has]
    embedding = torch.zeros(len(choice), net.weighing, device=rows.device)
    embedding = embedding.index_add(0, of, net.tokens[token] * much[:, None])
    bias = torch.zeros(len(choice), device=rows.device).index_add(0, of, net.token_bias[token] * much)
    logits = (embedding * units[owner]).sum(1) + bias
    most = torch.full((len(decided),), -1e9, device=rows.device)
    most = most.scatter_reduce(0, owner, logits.detach(), "amax")
    shifted = logits - most[owner]
    total = torch.zeros(len(decided), device=rows.device).index_add(0, owner, shifted.exp())
    log = shifted - total.log()[owner]
    tried = samples.tried[choice]
    policy = -(tried * log).sum() / max(len(decided), 1)
    with torch.no_grad():
        agrees = torch.zeros(len(decided), device=rows.device).index_add(
            0, owner, ((logits >= most[owner]) * tried)
        ).sum() / max(len(decided), 1)
    return policy, agrees


def export(net, file):
    """Writes whole numbers; the first layer in single bytes with a scale for each input."""
    inputs, first, second, third, outputs, tokens, weighing = net.sizes
    at = lambda tensor: tensor.detach().double().cpu().numpy()
    rows = at(net.first)[:inputs] / at(net.units)[:inputs, None]
    scale = np.maximum(np.abs(rows).max(1), 1e-9) / 127
    body = struct.pack("<7I", *net.sizes)
    body += scale.astype("<f4").tobytes()
    body += np.round(rows / scale[:, None]).astype("i1").tobytes()
    body += np.round(at(net.first_bias) * 1024).astype("<i2").tobytes()
    for layer in (net.second, net.third):
        body += np.round(at(layer.weight) * 256).astype("<i2").tobytes()
        body += np.round(at(layer.bias) * 256 * 128).astype("<i4").tobytes()
    heads = np.concatenate([at(net.outputs.weight), at(net.outputs.bias)[:, None]], 1)
    body += heads.astype("<f4").tobytes()
    body += np.round(at(net.tokens) * 1024).astype("<i2").tobytes()
    body += at(net.token_bias).astype("<f4").tobytes()
    with open(file + ".new", "wb") as out:
        out.write(b"network1" + struct.pack("<Q", checksum(body)) + body)
    os.replace(file + ".new", file)


def load(net, file):
    """Reads what `export` wrote, as exactly as whole numbers tell it."""
    with open(file, "rb") as data:
        assert data.read(8) == b"network1", file
        data.read(8)
        sizes = struct.unpack("<7I", data.read(28))
        assert sizes == net.sizes, f"{file} has the sizes {sizes}, not {net.sizes}"
        inputs, first, second, third, outputs, tokens, weighing = sizes
        device = net.units.device
        take = lambda kind, *shape: torch.from_numpy(
            np.fromfile(data, kind, int(np.prod(shape))).reshape(shape).astype(np.float32)
        ).to(device)
        with torch.no_grad():
            scale = take("<f4", inputs, 1)
            net.first[:inputs] = take("i1", inputs, first) * scale * net.units[:inputs, None]
            net.first_bias.copy_(take("<i2", first) / 1024)
            for layer, units, below in ((net.second, second, first), (net.third, third, second)):
                layer.weight.copy_(take("<i2", units, below) / 256)
                layer.bias.copy_(take("<i4", units) / (256 * 128))
            heads = take("<f4", outputs, third + 1)
            net.outputs.weight.copy_(heads[:, :-1])
            net.outputs.bias.copy_(heads[:, -1])
            net.tokens.copy_(take("<i2", tokens, weighing) / 1024)
            net.token_bias.copy_(take("<f4", tokens))


def checksum(body):
    total = 0xCBF29CE484222325
    for byte in body:
        total = ((total ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", nargs="+", required=True)
    parser.add_argument("--epochs", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=5e-5)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--without", type=int, nargs=2, help="leave these inputs out, to learn what they are worth")
    parser.add_argument("--result-share", type=float, default=0.2)
    parser.add_argument("--other-weight", type=float, default=0.1)
    parser.add_argument("--policy-weight", type=float, default=0.5)
    parser.add_argument("--sizes", type=int, nargs=4, default=[128, 32, 32, 32])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="a weight file to begin with where there is no checkpoint")
    parser.add_argument("--checkpoint")
    parser.add_argument("--out")
    parser.add_argument("--curve", help="append the losses to this file, one line of JSON each")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    began = time.time()
    samples = Samples(asked.samples, device)
    if asked.without:
        first, last = asked.without
        for part, value in zip(samples.index.split(1 << 18), samples.value.split(1 << 18)):
            value[(part >= first) & (part < last)] = 0
    steps = max(int(asked.epochs * samples.count / asked.batch), 1)
    net = Net(samples.inputs, samples.tokens, samples.units, asked.sizes).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=asked.decay, betas=(0.9, 0.99))
    done = 0
    if asked.checkpoint and os.path.exists(asked.checkpoint):
        kept = torch.load(asked.checkpoint, map_location=device)
        net.load_state_dict(kept["net"])
        optimizer.load_state_dict(kept["optimizer"])
        done = kept["steps"]
    elif asked.start:
        load(net, asked.start)
    quiet = samples.test[samples.quiet[samples.test] > 0]
    searched = ((samples.expected - samples.share[:, 0]) ** 2)[quiet].mean()
    seconds = time.time() - began
    print(f"{samples.count} decisions read in {seconds:.1f} s; Brier of the search {searched:.4f}", flush=True)
    began = time.time()
    # A mean of the last weights plays better than any of them.
    mean = torch.optim.swa_utils.AveragedModel(
        net, avg_fn=lambda old, new, count: old + (new - old) / torch.clamp(count / 4, 1, 500)
    )
    every = max(steps // 8, 1)
    seen = []
    for step in range(steps):
        part = max(step / steps, (time.time() - began) / asked.seconds)
        if part >= 1:
            break
        warm = min(1, (step + 1) / 50)
        rate = warm * (asked.last_rate + (asked.rate - asked.last_rate) * (1 - part))
        for group in optimizer.param_groups:
            group["lr"] = rate
        value, policy, points, brier, agrees = losses(net, samples, samples.draw(asked.batch), asked)
        loss = value + asked.policy_weight * policy + points
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        net.keep_in_range()
        mean.update_parameters(net)
        seen.append(torch.stack([value, policy, points, brier, agrees]).detach())
        if step % every == every - 1 or step == steps - 1:
            report(mean.module, samples, done + step + 1, seen, asked, time.time() - began)
            seen = []
    final = mean.module
    if seen:
        report(final, samples, done + step, seen, asked, time.time() - began)
    if asked.checkpoint:
        kept = {"net": final.state_dict(), "optimizer": optimizer.state_dict(), "steps": done + step + 1}
        torch.save(kept, asked.checkpoint + ".new")
        os.replace(asked.checkpoint + ".new", asked.checkpoint)
    if asked.out:
        export(final, asked.out)


def report(net, samples, step, seen, asked, seconds):
    with torch.no_grad():
        test = [torch.stack(losses(net, samples, rows, asked)) for rows in samples.test.split(16384)]
    names = ["value", "policy", "points", "brier", "agrees"]
    line = {"step": step, "seconds": round(seconds, 1)}
    for kind, rows in (("train", seen), ("test", test)):
        mean = torch.stack(rows).mean(0).tolist()
        line[kind] = {name: round(number, 4) for name, number in zip(names, mean)}
    print(json.dumps(line), flush=True)
    if asked.curve:
        with open(asked.curve, "a") as out:
            out.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
