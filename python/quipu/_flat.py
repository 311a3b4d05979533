"""What the environments and the research tools share: the flat action space with a `wait`, observations, and what a game is worth."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from quipu import State


def wait(state: State) -> int:
    """The index of `wait`: one more than those of the game. It is the only action of a seat that has nothing to choose."""
    return len(state.actions)


def mask(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each legal action of the flat space, `wait` included."""
    mask = np.zeros(wait(state) + 1, dtype=np.int8)
    if seat in due(state):
        mask[:-1] = state.legal_mask(seat)
    else:
        mask[-1] = 1
    return mask


def due(state: State) -> tuple[int, ...]:
    """The seats that owe a choice; none while chance is due."""
    turn = state.turn
    return tuple(turn.seats) if turn.kind == "act" else ()


def legal(state: State, seat: int) -> list[int]:
    """The indices of the legal actions, ascending."""
    return sorted(state.action_index(action) for action in state.legal_actions(seat))


def observation(state: State, seat: int) -> NDArray[np.uint8]:
    """What the seat knows, as bytes."""
    return np.asarray(state.observation(seat), dtype=np.uint8)


def knowledge(state: State, seat: int) -> str:
    """What the seat knows, as text: equal for two situations if and only if the seat can't tell them apart."""
    return canonical(state.knowledge(seat).to_dict())


def canonical(value: Any) -> str:
    """Equal values give equal text."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def shares(state: State) -> tuple[float, ...]:
    """What a finished game is worth to each seat: its share of the victory minus 1/players, so that the sum is 0."""
    outcome = state.outcome
    if outcome is None:
        raise ValueError("the game is not over, so nobody has won yet; play on, or use a utility for a cut")
    return tuple(float(share) - 1 / state.players for share in outcome.shares)
