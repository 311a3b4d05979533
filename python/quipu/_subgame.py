"""The part of a game that is solved or handed to OpenSpiel: where it starts, where it is cut off, and what it is worth there."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import quipu
from quipu import _flat

if TYPE_CHECKING:
    from quipu import State

Until = Literal["over", "round"] | Callable[["State"], bool]
Utility = Callable[["State"], Sequence[float]]


class Subgame:
    """What follows from `root`, cut off

    * when the game is over,
    * with `until="round"` also when a new round begins, or when your function says so,
    * with `depth=n` also after `n` moves: a chance step is a move, and so are the choices that several seats make at once,
    * with `draws=n` also as soon as `n` chance steps have been taken and everyone has made the choices that are due without another one.

    A finished game is worth each seat's share of the victory minus 1/players. A cut is worth `utility(state)`, a number for each seat; by
    default `standing`.
    """

    def __init__(
        self,
        root: State,
        *,
        until: Until = "over",
        depth: int | None = None,
        draws: int | None = None,
        utility: Utility | None = None,
    ) -> None:
        if isinstance(until, str) and until not in ("over", "round"):
            raise ValueError(f'until is {until!r}; use "over", "round" or a function of the state')
        for name, limit in (("depth", depth), ("draws", draws)):
            if limit is not None and limit < 0:
                raise ValueError(f"{name} is {limit}; use 0 or more, or None")
        self.root = root.clone()
        self.players = root.players
        self._depth, self._draws = depth, draws
        self._stop = until if callable(until) else None
        self._round = round_of(root) if until == "round" else None
        self._utility = utility or standing

    def over(self, state: State, depth: int, drawn: int) -> bool:
        """Whether it ends here, after `depth` moves, `drawn` of them chance steps. Nobody's choice may be sealed."""
        kind = state.turn.kind
        if kind == "over" or (self._depth is not None and depth >= self._depth):
            return True
        if self._draws is not None and drawn >= self._draws and kind == "chance":
            return True
        if self._round is not None and round_of(state) != self._round:
            return True
        return self._stop is not None and self._stop(state)

    def payoff(self, state: State) -> tuple[float, ...]:
        """What it is worth to each seat where it ends."""
        if state.turn.kind == "over":
            return _flat.shares(state)
        payoff = tuple(float(value) for value in self._utility(state))
        if len(payoff) != self.players:
            raise ValueError(f"the utility gave {len(payoff)} numbers; give one for each of {self.players} seats")
        return payoff

    def __copy__(self) -> Subgame:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Subgame:
        return self


def at_step(record: str | State, step: int) -> State:
    """The state of a record (its path, its text, or a state) after `step` steps."""
    moments = [state for state, _ in itertools.islice(quipu.replay(record), step + 1)]
    if not 0 <= step < len(moments):
        raise ValueError(f"the record has no step {step}; use 0 to {sum(1 for _ in quipu.replay(record)) - 1}")
    return moments[step]


def round_of(state: State) -> int:
    """Which round it is, from 1; in Lost Temple 0 during setup."""
    return int(state.view(None)["round"])


def points(state: State) -> list[int]:
    """What each seat has for certain: gems and artifacts in the tents, the gold won, or spaces ahead of the last pawn."""
    views = [state.view(seat) for seat in range(state.players)]
    if state.name == "incan-gold":
        return [view["tents"][seat] + sum(view["artifacts"][seat]) for seat, view in enumerate(views)]
    if state.name == "gold":
        finished = [sum(round_[seat] for round_ in views[0]["finished"]) for seat in range(state.players)]
        return [finished[seat] + sum(view["piles"][seat]) for seat, view in enumerate(views)]
    positions = [explorer["position"] or 0 for explorer in views[0]["explorers"]]
    return [position - min(positions) for position in positions]


def standing(state: State) -> tuple[float, ...]:
    """The usual worth of a cut: each seat's share of all points minus 1/players (0 for all if nobody has any)."""
    have = points(state)
    total = sum(have)
    return tuple((mine / total if total else 1 / len(have)) - 1 / len(have) for mine in have)
