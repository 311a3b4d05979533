"""Incan Gold, Gold and Lost Temple: rules, bots, contests and reviews for research.

Start with :func:`game`. docs/python.md has a tour of five minutes, and the whole reference.
"""

from quipu._contest import Adjusted, Estimate, Faults, Interval, Row, Times, arena
from quipu._quipu import (
    Bot,
    IllegalStep,
    InternalError,
    Knowledge,
    Lanes,
    Outcome,
    RecordError,
    Replay,
    SetupError,
    State,
    Turn,
    bot,
    game,
    games,
    play,
    read_record,
    replay,
    review,
    simulate,
    solved,
)

__all__ = [
    "Adjusted",
    "Bot",
    "Estimate",
    "Faults",
    "IllegalStep",
    "InternalError",
    "Interval",
    "Knowledge",
    "Lanes",
    "Outcome",
    "RecordError",
    "Replay",
    "Row",
    "SetupError",
    "State",
    "Times",
    "Turn",
    "arena",
    "bot",
    "game",
    "games",
    "play",
    "read_record",
    "replay",
    "review",
    "simulate",
    "solved",
]
