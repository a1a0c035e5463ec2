"""Reads the files that self-play writes for training, as sage/src/train.rs lays them out."""

import struct

import numpy as np

SEATS = 4
TOKEN_UNIT = 256.0


def read(file):
    """The lists of a file by name, and what counts as 1 in each input."""
    with open(file, "rb") as data:
        assert data.read(8) == b"samples1", file
        inputs, tokens, decisions, pairs, choices, choice_tokens = struct.unpack("<6Q", data.read(48))
        units = np.fromfile(data, np.uint8, inputs)
        head = np.dtype(
            [
                ("inputs", "<u2"),
                ("choices", "<u2"),
                ("seats", "u1"),
                ("quiet", "u1"),
                ("rest", "<u2"),
                ("numbers", "<f4", 1 + 2 * SEATS),
            ]
        )
        pair = np.dtype([("index", "<u2"), ("value", "<i2")])
        choice = np.dtype([("tried", "<f4"), ("tokens", "<u4")])
        return {
            "sizes": (inputs, tokens, units),
            "head": np.fromfile(data, head, decisions),
            "pairs": np.fromfile(data, pair, pairs),
            "choice_tokens": np.fromfile(data, pair, choice_tokens),
            "choices": np.fromfile(data, choice, choices),
        }
