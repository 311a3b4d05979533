"""What the environments and the research tools share: the flat action space with a `wait`, observations, and what a game is worth."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from quipu import State
    from quipu._types import Action


def actions(state: State) -> tuple[Action, ...]:
    """The flat action space of the game: the action of each index."""
    return state.actions


def wait(state: State) -> int:
    """The index of `wait`: one more than those of the game. It is the only action of a seat that has nothing to choose."""
    return len(actions(state))


def mask(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each legal action of the flat space, `wait` included."""
    marked = np.zeros(wait(state) + 1, dtype=np.int8)
    marked[:-1] = state.legal_mask(seat)
    marked[-1] = seat not in due(state)
    return marked


def due(state: State) -> tuple[int, ...]:
    """The seats that owe a choice; none while chance is due."""
    turn = state.turn
    return turn.seats if turn.kind == "act" else ()


def legal(state: State, seat: int) -> list[int]:
    """The indices of the legal actions of the game, ascending; none for a seat that is not due."""
    return [int(index) for index in np.flatnonzero(state.legal_mask(seat))]


def observation(state: State, seat: int) -> NDArray[np.uint8]:
    """What the seat knows, as bytes."""
    return state.observation(seat)


def knowledge(state: State, seat: int) -> str:
    """What the seat knows, as text: equal for two situations if and only if the seat can't tell them apart."""
    return repr(state.knowledge(seat))


def remember(memory: str, state: State, seat: int, action: int) -> str:
    """The fingerprint of a player's memory (at first empty) with one more choice: what the seat knew, and what it did."""
    return sha256(f"{memory} {action} {knowledge(state, seat)}".encode()).hexdigest()


def information_state(memory: str, state: State, seat: int) -> str:
    """What the seat remembers and knows."""
    return f"{memory} {knowledge(state, seat)}".lstrip()


def canonical(value: Any) -> str:
    """A step, an action or a card as in records."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def shares(state: State) -> tuple[float, ...]:
    """What a finished game is worth to each seat: its share of the victory minus 1/players, so that the sum is 0."""
    outcome = state.outcome
    if outcome is None:
        raise ValueError("the game is not over, so nobody has won yet; play on, or use a utility for a cut")
    return tuple(float(share) - 1 / state.players for share in outcome.shares)
