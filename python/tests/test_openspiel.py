"""OpenSpiel's own simulation test, and what it doesn't look at."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import quipu.openspiel  # noqa: E402
from quipu import _flat  # noqa: E402

GAMES = [
    "quipu_incan_gold",
    "quipu_incan_gold(players=4,edition=diamant-2005)",
    "quipu_incan_gold_turn_based",
    "quipu_incan_gold_turn_based(players=4,edition=incan-gold-2020)",
    "quipu_gold",
    "quipu_gold(players=3,start=2)",
    "quipu_lost_temple",
    "quipu_lost_temple(players=4,mandarin=True)",
]


def play(state: Any, seed: int) -> Any:
    """Plays at random to the end."""
    pick = np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(pick.choice(outcomes, p=chances)))
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([int(pick.choice(state.legal_actions(player))) for player in players])
        else:
            state.apply_action(int(pick.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES[:2])
def test_converted_to_turn_based(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_registered() -> None:
    assert {name for name in pyspiel.registered_names() if name.startswith("quipu_")} == set(quipu.openspiel.GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_returns_are_those_of_the_game(name: str) -> None:
    for seed in range(3):
        state = play(pyspiel.load_game(name).new_initial_state(), seed)
        outcome = state.table.outcome
        assert outcome is not None
        winners = [seat for seat, value in enumerate(state.returns()) if value > 0]
        assert winners == ([] if len(outcome.winners) == state.num_players() else list(outcome.winners))
        assert sum(state.returns()) == pytest.approx(0)


def test_simultaneous_nodes_have_a_wait() -> None:
    game = pyspiel.load_game("quipu_incan_gold(players=3)")
    assert game.num_distinct_actions() == 3
    state = game.new_initial_state()
    table = state.table
    assert state.is_chance_node()
    treasure = [number for number, (card, _) in enumerate(table.chance_outcomes()) if card.startswith("treasure")][0]
    state.apply_action(treasure)
    torch, camp = _flat.actions(table).index("torch"), _flat.actions(table).index("camp")
    state.apply_actions([torch, camp, torch])
    state.apply_action([n for n, (card, _) in enumerate(table.chance_outcomes()) if card.startswith("treasure")][0])
    assert state.is_simultaneous_node()
    assert state.legal_actions(1) == [2]
    assert state.action_to_string(1, 2) == "wait"
    state.apply_actions([camp, 2, torch])
    state.apply_action([n for n, (card, _) in enumerate(table.chance_outcomes()) if card.startswith("treasure")][0])
    assert state.current_player() == 2


def test_nobody_sees_what_others_sealed() -> None:
    game = pyspiel.load_game("quipu_incan_gold_turn_based(players=3)")
    seen = set()
    for first in (0, 1):
        state = game.new_initial_state()
        card = [number for number, (card, _) in enumerate(state.table.chance_outcomes()) if card.startswith("treasure")]
        state.apply_action(card[0])
        assert state.current_player() == 0
        state.apply_action(first)
        assert state.current_player() == 1
        for player in (1, 2):
            seen.add((player, state.information_state_string(player), tuple(state.information_state_tensor(player))))
    assert len(seen) == 2


def test_states_are_copies() -> None:
    state = pyspiel.load_game("quipu_gold").new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.history() == []
    assert state.is_player_node() if hasattr(state, "is_player_node") else state.current_player() == 0
    assert str(state) != str(copy)


def test_python_ends_cleanly() -> None:
    # A function registered with OpenSpiel would abort the program at its end.
    script = "import pyspiel, quipu.openspiel; game = pyspiel.load_game('quipu_incan_gold')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_bad_parameters_are_named() -> None:
    with pytest.raises(Exception, match="(?i)edition"):
        pyspiel.load_game("quipu_incan_gold(edition=incan-gold-1999)")
    with pytest.raises(Exception, match="(?i)players"):
        pyspiel.load_game("quipu_incan_gold(players=9)")
