"""Contests between bots: the rows of ``quipu arena --json`` as objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from quipu import _quipu


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with the interval in which the truth lies 95 times of 100."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Adjusted:
    """Wins without the luck of the cards, with the interval in which the truth lies 95 times of 100."""

    mean: float
    low: float
    high: float
    #: How many times as many deals the wins as they came need for the same interval; None if nothing varies.
    times_fewer_deals: float | None


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds for each decision. They differ from run to run."""

    mean: float
    within_99_of_100: float
    longest: float


@dataclass(frozen=True, slots=True)
class Faults:
    """What a program of your own (``cmd:…``) did wrong: how often it was late, gave nonsense or died, how many moves a Porter
    made instead, and what happened first."""

    late: int
    nonsense: int
    died: int
    moves: int
    first: str | None


@dataclass(frozen=True, slots=True)
class Row:
    """What one bot did in a contest. docs/simulation.md explains every number."""

    bot: str
    games: int
    deals: int
    wins: Interval
    adjusted: Adjusted | None
    times_fair: float
    rank: Estimate
    score: Estimate
    rating: float
    uncertainty: float
    milliseconds: Times
    faults: Faults | None


def _row(row: dict[str, Any]) -> Row:
    adjusted, faults = row.pop("adjusted"), row.pop("faults")
    return Row(
        **{name: row[name] for name in ("bot", "games", "deals", "times_fair", "rating", "uncertainty")},
        wins=Interval(**row["wins"]),
        adjusted=None if adjusted is None else Adjusted(**adjusted),
        rank=Estimate(**row["rank"]),
        score=Estimate(**row["score"]),
        milliseconds=Times(**row["milliseconds"]),
        faults=None if faults is None else Faults(**faults),
    )


def arena(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    deals: int = 1000,
    orders: Literal["given", "rotate", "all", "random"] = "rotate",
    mirror: bool = False,
    luck: bool = False,
    seed: int = 1,
    iterations: int | None = None,
    threads: int | None = None,
    patience: float = 1.0,
    most_steps: int = 100_000,
    **options: Any,
) -> list[Row]:
    """Play many games between bots, and say how strong each is: one row for each bot, the best first.

    As many bots as ``players`` are one line-up. With more bots, every selection of that many plays; with fewer, every way to fill the
    seats. Each deal is played in the seat orders that ``orders`` says: as given, from every seat, in every order, or one at random.
    ``mirror`` deals the same cards in all games of a deal. ``luck`` reviews every game, for wins without the luck of the cards.
    ``patience`` is how many seconds a program of your own (``cmd:COMMAND``) may think. Everything is as in ``quipu arena``:
    the same seed gives the same rows, except for times, on any number of threads.
    """
    rows = _quipu._arena(
        game,
        list(bots),
        players=players,
        deals=deals,
        orders=orders,
        mirror=mirror,
        luck=luck,
        seed=seed,
        iterations=iterations,
        threads=threads,
        patience=patience,
        most_steps=most_steps,
        options=options,
    )
    return [_row(row) for row in rows]
