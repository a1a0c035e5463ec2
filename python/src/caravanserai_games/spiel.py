"""The games for OpenSpiel: ``import caravanserai_games.spiel``, then ``pyspiel.load_game("targi")``.

The deal is a chance event with ``deals`` outcomes; everything after it is decided by players. The games
are ``targi`` and ``five_tribes``; their options are parameters of the same names.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._engine import FiveTribes, Targi
from .numbers import features

# More decisions than any game takes.
_LONGEST = 5000
_OPTIONS: dict[str, dict[str, Any]] = {
    "targi": {
        "expansion": False,
        "tokens": "off",
        "hand_rule": "author",
        "layout": "chequerboard",
        "tribe_deck": "",
        "easy_start": False,
    },
    "five_tribes": {"players": 2, "thieves": True, "artisans": False, "artisan_tie": "three"},
}
_GAMES: dict[str, Any] = {"targi": Targi, "five_tribes": FiveTribes}
_SETTINGS: dict[str, Any] = {"deals": 1024, "seed": "deal"}


def _game_type(name: str) -> Any:
    many = name == "five_tribes"
    return pyspiel.GameType(
        short_name=name,
        long_name={"targi": "Targi", "five_tribes": "Five Tribes"}[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4 if many else 2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_OPTIONS[name], **_SETTINGS},
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, name: str, params: dict[str, Any] | None) -> None:
        given = {**_OPTIONS[name], **_SETTINGS, **(params or {})}
        self._deals, self._seed = int(given.pop("deals")), given.pop("seed")
        if self._deals < 1:
            raise ValueError(f"there is at least one deal, not {self._deals}")
        self._options = {option: value for option, value in given.items() if value != ""}
        self.type: Any = _GAMES[name]
        seats = self.deal(0).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.type.ACTION_COUNT,
            max_chance_outcomes=self._deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPES[name], info, params or {})

    def deal(self, number: int) -> Any:
        """One of the deals."""
        return self.type(seed=f"{self._seed}/{number}", **self._options)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        if params:
            raise ValueError(f"observers take no parameters; these were given: {params}")
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.type, bool(perfect))


class _State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._game = game
        self.game: Any = None
        # What each seat has seen so far, as a number.
        self.recall: list[int] = []

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.game.to_act

    def _legal_actions(self, player: int) -> list[int]:
        if self.game is None or self.game.over or player != self.game.to_act:
            return []
        return sorted(self.game.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game._deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self._game.deal(action)
            self.recall = [0] * self.game.seats
        else:
            self.game = self.game.play(action)
        self.recall = [
            hash((before, self.game.info_key(seat))) for seat, before in enumerate(self.recall)
        ]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.game is not None and player == self.game.to_act:
            for index, choice in zip(self.game.legal, self.game.choices, strict=True):
                if index == action:
                    return str(choice)
        return f"index {action}"

    def is_terminal(self) -> bool:
        return self.game is not None and bool(self.game.over)

    def returns(self) -> list[float]:
        if self.game is None:
            return [0.0] * self._game.num_players()
        return list(self.game.rewards)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> _State:
        """A state that looks the same to a seat, all that it cannot know drawn anew."""
        other: _State = self.clone()
        if self.game is not None:
            other.game = self.game.sample(player_id, int(probability_sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return "to be dealt" if self.game is None else repr(self.game)


class _Observer:
    """What a seat sees, in the blocks of the numeric interface."""

    def __init__(self, game: Any, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(game.FEATURE_COUNT, np.float32)
        self.dict = {
            block.name: self.tensor[block.slice].reshape(block.shape)
            for block in features(game).values()
        }

    def set_from(self, state: _State, player: int) -> None:
        if state.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.game.observation(player)

    def string_from(self, state: _State, player: int) -> str:
        if state.game is None:
            return f"seat {player}, to be dealt"
        seen = state.recall[player] if self._perfect_recall else state.game.info_key(player)
        return f"seat {player}, round {state.game.round}, {seen & 2**64 - 1:016x}"


_TYPES = {name: _game_type(name) for name in _GAMES}


def _register(name: str) -> None:
    class Registered(_Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_TYPES[name], Registered)


for _name in _GAMES:
    if _name not in pyspiel.registered_names():
        _register(_name)
