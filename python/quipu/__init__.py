"""Incan Gold, Gold and Lost Temple: rules, bots, contests and reviews for research."""

from quipu._quipu import (
    IllegalStep,
    InternalError,
    Knowledge,
    Outcome,
    RecordError,
    Replay,
    SetupError,
    State,
    Turn,
    game,
    games,
    read_record,
    replay,
)

__all__ = [
    "IllegalStep",
    "InternalError",
    "Knowledge",
    "Outcome",
    "RecordError",
    "Replay",
    "SetupError",
    "State",
    "Turn",
    "game",
    "games",
    "read_record",
    "replay",
]
