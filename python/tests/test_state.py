"""States, records and errors."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quipu

GAMES = quipu.games()


def play_randomly(state: quipu.State, rng: random.Random) -> quipu.State:
    while state.turn.kind != "over":
        if state.turn.kind == "chance":
            state.draw(rng)
        else:
            for seat in state.turn.seats:
                state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


def test_the_games_are_those_of_the_program() -> None:
    assert GAMES == ["incan-gold", "gold", "lost-temple"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_can_be_played_to_its_end(name: str, players: int) -> None:
    state = quipu.game(name, players=players)
    assert (state.name, state.players, state.outcome, state.steps) == (name, players, None, [])
    play_randomly(state, random.Random(players))
    outcome = state.outcome
    assert outcome is not None and state.turn.seats == ()
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.shares) == players
    assert sum(outcome.shares) == pytest.approx(1)
    assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    assert all(state.legal_actions(seat) == [] for seat in range(players))


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_brings_is_drawn_by_its_weights(name: str) -> None:
    state = quipu.game(name, players=3)
    while state.turn.kind != "chance":
        (seat,) = state.turn.seats
        state.apply(seat, state.legal_actions(seat)[0])
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    rng = random.Random(1)
    drawn = [state.clone().draw(rng) for _ in range(4000)]
    assert all(drawn.count(outcome) == pytest.approx(4000 * weight / total, abs=200) for outcome, weight in outcomes)
    for outcome, _ in outcomes:
        branch = state.clone()
        branch.apply_chance(outcome)
        assert branch.steps[-1] == {"chance": outcome}


def test_chance_from_a_seed_or_a_generator_repeats() -> None:
    def drawn(random_source: Any) -> Any:
        return quipu.game("incan-gold").draw(random_source)

    assert drawn(7) == drawn(7) == drawn(np.int64(7))
    assert drawn(random.Random(7)) == drawn(random.Random(7))
    assert drawn(np.random.default_rng(7)) == drawn(np.random.default_rng(7))
    assert drawn(np.random.RandomState(7)) == drawn(np.random.RandomState(7))
    assert len({str(drawn(seed)) for seed in range(50)}) > 5


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = quipu.game(name, players=2)
    rng = random.Random(3)
    for other in [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]:
        assert other == state and hash(other) == hash(state) and other.steps == state.steps
        play_randomly(other, rng)
        assert other != state and state.steps == []
    assert state != quipu.game(name, players=3) and state != "something else"


@pytest.mark.parametrize("name", GAMES)
def test_records_are_read_as_they_were_written(name: str, tmp_path: Path) -> None:
    state = play_randomly(quipu.game(name, players=3), random.Random(5))
    text = state.record(names=["Ana", "Ben", "Eva"])
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    records: list[str | bytes | Path] = [text, text.encode(), path, str(path)]
    for record in records:
        found = quipu.read_record(record)
        assert found == state and found.names == ["Ana", "Ben", "Eva"] and found.record() == text
    assert state.names == ["Player 1", "Player 2", "Player 3"]
    # As it was played, moment by moment.
    moments = list(quipu.replay(state))
    assert moments[0][1] is None and moments[0][0] == quipu.game(name, players=3)
    assert [step for _, step in moments[1:]] == state.steps
    assert moments[-1][0] == state
    restored = pickle.loads(pickle.dumps(state))
    assert restored == state and restored.steps == state.steps


def test_other_keys_of_a_header_stay_until_the_game_goes_on() -> None:
    text = '{"quipu":1,"game":"incan-gold","rules":1,"options":{},"seats":["Ana","Ben"],"id":"x"}\n'
    state = quipu.read_record(text)
    assert state.record() == text
    state.draw(1)
    assert '"id"' not in state.record() and state.names == ["Ana", "Ben"]


def test_options_are_those_of_records() -> None:
    state = quipu.game("incan-gold", players=2, edition="diamant-2005", open_tents=True)
    assert state.options == {"edition": "diamant-2005", "open_tents": True}
    assert quipu.read_record(state.record()).options == state.options
    assert quipu.game("gold", players=2, mines=[["green", "red"], ["blue", "orange"]]).options["mines"][1][0] == "blue"


@pytest.mark.parametrize("name", GAMES)
def test_players_know_no_more_than_they_may(name: str) -> None:
    state = quipu.game(name, players=3)
    rng = random.Random(9)
    for _ in range(40):
        if state.turn.kind == "chance":
            state.draw(rng)
            continue
        seats = state.turn.seats
        before = [state.knowledge(seat) for seat in range(3)]
        for seat in seats[:-1]:  # sealed until the last choice is in
            state.apply(seat, rng.choice(state.legal_actions(seat)))
            assert state.knowledge(seats[-1]) == before[seats[-1]]
            assert hash(state.knowledge(seats[-1])) == hash(before[seats[-1]])
        state.apply(seats[-1], rng.choice(state.legal_actions(seats[-1])))
        assert state.knowledge(seats[-1]) != before[seats[-1]]
        assert len({state.knowledge(seat) for seat in range(3)}) == 3
    assert state.view() != {} and isinstance(state.view(0), dict)
    assert state.knowledge(0) != 5 and "Knowledge" in repr(state.knowledge(0))


@pytest.mark.parametrize(
    ("error", "words", "mistake"),
    [
        (quipu.SetupError, 'there is no game "go"; the games are incan-gold', lambda: quipu.game("go")),
        (quipu.SetupError, "Gold is for 2 to 5 players, not 9", lambda: quipu.game("gold", players=9)),
        (quipu.SetupError, "unknown field `size`, expected one of", lambda: quipu.game("gold", size=1)),
        (quipu.SetupError, 'there is no edition "x"', lambda: quipu.game("incan-gold", edition="x")),
        (quipu.IllegalStep, "a chance step is due", lambda: quipu.game("incan-gold").apply(0, "camp")),
        (quipu.IllegalStep, '"sleep" is not an action', lambda: quipu.game("gold").apply(0, "sleep")),
        (quipu.IllegalStep, "it is not seat 1's turn; expected seat 0", lambda: quipu.game("gold").apply(1, {"flip": 3})),
        (quipu.IllegalStep, "no chance step is due", lambda: quipu.game("gold").apply_chance("dynamite")),
        (quipu.IllegalStep, "chance cannot be drawn; expected seat 0", lambda: quipu.game("gold").draw(1)),
        (ValueError, "there is no seat 4; seats are 0 to 3", lambda: quipu.game("gold").legal_actions(4)),
        (ValueError, "there is no seat -1; seats are 0 to 3", lambda: quipu.game("gold").view(-1)),
        (ValueError, "a seed is a whole number", lambda: quipu.game("incan-gold").draw(-1)),
        (ValueError, "2 names for 4 players", lambda: quipu.game("gold").record(names=["Ana", "Ben"])),
        (ValueError, "nested too deeply", lambda: quipu.game("gold", mines=nested())),
        (TypeError, "draw needs a whole number as seed", lambda: quipu.game("incan-gold").draw("x")),  # type: ignore[arg-type]
        (TypeError, "a value is a text, a number", lambda: quipu.game("gold").apply(0, object())),  # type: ignore[arg-type]
        (TypeError, "a record is given as its text", lambda: quipu.read_record(3)),  # type: ignore[arg-type]
        (FileNotFoundError, "no-such-file", lambda: quipu.read_record("no-such-file.jsonl")),
        (quipu.RecordError, "line 1: not a header", lambda: quipu.read_record("{")),
    ],
)
def test_mistakes_are_told_in_a_sentence(error: type[Exception], words: str, mistake: Any) -> None:
    with pytest.raises(error) as caught:
        mistake()
    assert words in str(caught.value)


def nested() -> list[Any]:
    inner: list[Any] = []
    inner.append(inner)
    return inner


def test_a_rejected_step_changes_nothing() -> None:
    state = quipu.game("incan-gold", players=2)
    state.draw(1)
    before = state.clone()
    with pytest.raises(quipu.IllegalStep):
        state.apply(0, "sleep")
    assert state == before and state.steps == before.steps


def test_a_wrong_record_names_the_line() -> None:
    record = quipu.game("incan-gold", players=2).record() + '{"chance":"treasure-11"}\n{"seat":0,"do":"sleep"}\n'
    with pytest.raises(quipu.RecordError, match="line 3: .*expected seats 0, 1 with one of") as caught:
        quipu.read_record(record)
    assert caught.value.line == 3


def test_no_panic_crosses_the_boundary(capfd: pytest.CaptureFixture[str]) -> None:
    from quipu import _quipu

    with pytest.raises(quipu.InternalError, match="as the test asked"):
        _quipu._panic()
    assert "as the test asked" in capfd.readouterr().err
