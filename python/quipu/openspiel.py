"""The games as Python games of OpenSpiel. Importing this module registers them:

    import pyspiel
    import quipu.openspiel

    game = pyspiel.load_game("quipu_incan_gold(players=3,edition=diamant-2005)")

| name | dynamics | parameters, next to `players` (default 2) |
| --- | --- | --- |
| `quipu_incan_gold` | simultaneous | `edition`, `open_tents` |
| `quipu_incan_gold_turn_based` | sequential: the due seats choose one after another, without seeing what others sealed | the same |
| `quipu_gold` | sequential, as the game is | `stall_guard`, `open_piles`, `match`, `start` |
| `quipu_lost_temple` | sequential, as the game is | `board` (a shipped one), `mandarin` |

* **Actions** are the game's flat action space. At simultaneous nodes, players who are not due have one more, `wait`, as their only action.
  A node at which only one player chooses is a node of that player.
* **Chance** is explicit. The number of an outcome is its place among the outcomes that are possible at that node.
* **Returns** are each player's share of the victory minus 1/players. They sum to 0.
* **Information states and observations** depend only on the player's knowledge (what a player with a perfect memory knows), so they are
  the same: its text, and the bytes of the observation as floats.

`subgame` makes a game of a part of one, for OpenSpiel's own algorithms. Its information states begin with a fingerprint of what the
player knew and chose before, since the part began: algorithms that need perfect recall get it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel

import quipu
from quipu import _flat
from quipu._subgame import Subgame

if TYPE_CHECKING:
    from quipu import State

# No game comes near it: OpenSpiel wants a bound, and in Lost Temple no rule gives a better one.
MAX_LENGTH = 100_000


class _Kind(NamedTuple):
    """One of the registered games."""

    name: str
    game: str
    title: str
    simultaneous: bool
    perfect_information: bool
    seats: tuple[int, int]
    max_chance_outcomes: int
    options: dict[str, Any]


INCAN_GOLD: dict[str, Any] = {"edition": "incan-gold-2006", "open_tents": False}
KINDS = [
    _Kind("quipu_incan_gold", "incan-gold", "Incan Gold", True, True, (2, 8), 32, INCAN_GOLD),
    _Kind(
        "quipu_incan_gold_turn_based", "incan-gold", "Incan Gold, turn-based", False, False, (2, 8), 32, INCAN_GOLD
    ),
    _Kind(
        "quipu_gold",
        "gold",
        "Gold",
        False,
        True,
        (2, 5),
        64,
        {"stall_guard": True, "open_piles": False, "match": False, "start": 0},
    ),
    _Kind(
        "quipu_lost_temple",
        "lost-temple",
        "Lost Temple",
        False,
        False,
        (2, 8),
        16,
        {"board": "highlands", "mandarin": False},
    ),
]


def _type(kind: _Kind) -> pyspiel.GameType:
    types = pyspiel.GameType
    return types(
        short_name=kind.name,
        long_name=kind.title,
        dynamics=types.Dynamics.SIMULTANEOUS if kind.simultaneous else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            types.Information.PERFECT_INFORMATION
            if kind.perfect_information
            else types.Information.IMPERFECT_INFORMATION
        ),
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        min_num_players=kind.seats[0],
        max_num_players=kind.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **kind.options},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game or a part of one."""

    kind: _Kind

    def __init__(
        self,
        params: dict[str, Any] | None = None,
        subgame: Subgame | None = None,
        utilities: tuple[float, float] | None = None,
    ) -> None:
        kind, params = self.kind, params or {}
        recall = subgame is not None
        if subgame is None:
            options = {name: params.get(name, usual) for name, usual in kind.options.items()}
            subgame = Subgame(quipu.game(kind.game, players=int(params.get("players", 2)), **options))
        players = subgame.players
        lowest, highest = utilities or (-1 / players, 1 - 1 / players)
        info = pyspiel.GameInfo(
            num_distinct_actions=_flat.wait(subgame.root) + kind.simultaneous,
            max_chance_outcomes=kind.max_chance_outcomes,
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(_type(kind), info, params)
        self.recall = recall
        self.subgame = subgame

    def new_initial_state(self) -> GameState:
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"the observer has no parameters, but was given {params}")
        return Observer(self.subgame.root, bool(iig_obs_type and iig_obs_type.perfect_recall))


class GameState(pyspiel.State):  # type: ignore[misc]
    """A situation of a game: `table` is the `quipu.State`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.subgame = game.subgame
        self.simultaneous = game.kind.simultaneous
        self.table: State = game.subgame.root.clone()
        self.depth, self.drawn = 0, 0
        # Whether someone has sealed a choice and others have not.
        self.sealing = False
        self.memories: tuple[str, ...] | None = ("",) * self.subgame.players if game.recall else None

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.turn.kind == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        due = _flat.due(self.table)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.simultaneous and len(due) > 1 else min(due)

    def is_terminal(self) -> bool:
        return not self.sealing and self.subgame.over(self.table, self.depth, self.drawn)

    def _legal_actions(self, player: int) -> list[int]:
        due = _flat.due(self.table)
        if player in due:
            return _flat.legal(self.table, player)
        return [_flat.wait(self.table)] if self.simultaneous and len(due) > 1 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.table.chance_outcomes()]
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.table.turn.kind == "chance":
            self.table.apply_chance(self.table.chance_outcomes()[action][0])
            self.depth += 1
            self.drawn += 1
        else:
            due = _flat.due(self.table)
            self._choose(min(due), action)
            self.sealing = len(due) > 1
            self.depth += not self.sealing

    def _choose(self, seat: int, action: int) -> None:
        if self.memories is not None:
            memories = list(self.memories)
            memories[seat] = _flat.remember(memories[seat], self.table, seat, action)
            self.memories = tuple(memories)
        self.table.apply(seat, _flat.actions(self.table)[action])

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in _flat.due(self.table):
            self._choose(seat, actions[seat])
        self.depth += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = self.table.chance_outcomes()
            return _flat.canonical(outcomes[action][0]) if action < len(outcomes) else f"outcome {action}"
        actions = _flat.actions(self.table)
        return _flat.canonical(actions[action]) if action < len(actions) else "wait"

    def returns(self) -> list[float]:
        return list(self.subgame.payoff(self.table)) if self.is_terminal() else [0.0] * self.subgame.players

    def __str__(self) -> str:
        """The steps since the start, as in records."""
        return "\n".join(_flat.canonical(step) for step in self.table.steps) or "start"


class Observer:
    """What a player knows, as text and as numbers."""

    def __init__(self, root: State, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(len(_flat.observation(root, 0)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GameState, player: int) -> None:
        self.tensor[:] = _flat.observation(state.table, player)

    def string_from(self, state: GameState, player: int) -> str:
        memory = state.memories[player] if self.recall and state.memories is not None else ""
        return _flat.information_state(memory, state.table, player)


def subgame(part: Subgame, utilities: tuple[float, float] = (-1.0, 1.0)) -> Game:
    """A sequential game of a part of a game; `utilities` are the least and the greatest payoff. It is not registered."""
    kind = next(kind for kind in KINDS if kind.game == part.root.name and not kind.simultaneous)
    return GAMES[kind.name](subgame=part, utilities=utilities)


# OpenSpiel keeps what it registers until after Python has ended. A function would then be freed without Python, which aborts; a class isn't.
GAMES: dict[str, type[Game]] = {kind.name: type(kind.name, (Game,), {"kind": kind}) for kind in KINDS}

for _kind in KINDS:
    pyspiel.register_game(_type(_kind), GAMES[_kind.name])
