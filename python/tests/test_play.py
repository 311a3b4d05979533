"""Bots, contests, simulation, reviews and solved tables."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import quipu

GAMES = quipu.games()


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_by_what_their_seat_has_seen(name: str) -> None:
    def game() -> quipu.State:
        state = quipu.game(name, players=3)
        bots = [quipu.bot(state, level, seat, seed=4) for seat, level in enumerate(["porter", "guide", "random"])]
        while state.turn.kind != "over":
            if state.turn.kind == "chance":
                state.draw(2)
                continue
            for seat in state.turn.seats:
                state.apply(seat, bots[seat].choose(state))
        return state

    one, other = game(), game()
    assert one.steps == other.steps and one.outcome is not None


def test_a_bot_plays_one_game_after_another() -> None:
    bot = quipu.bot("gold", "porter", 0, seed=1)
    assert (bot.game, bot.name, bot.seat) == ("gold", "porter", 0)
    for _ in range(2):
        state = quipu.game("gold", players=2)
        assert bot.choose(state) in state.legal_actions(0)
        state.apply(0, {"flip": 9})
        bot.observe(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_in_one_call(name: str) -> None:
    state = quipu.play(name, ["guide", "porter", "random"], seed=7)
    again = quipu.play(quipu.game(name, players=3), ["guide", "porter", "random"], seed=7)
    assert state.outcome is not None and state.steps == again.steps
    # The bots go on where a state is, with all that it has shown.
    moments = [moment for moment, _ in quipu.replay(state)]
    end = quipu.play(moments[len(moments) // 2], ["guide", "guide", "guide"], seed=8)
    assert end.outcome is not None and end.steps[: len(moments) // 2] == state.steps[: len(moments) // 2]


def test_a_stronger_bot_wins_more() -> None:
    rows = quipu.arena("incan-gold", ["guide", "random"], deals=200, seed=3)
    assert [row.bot for row in rows] == ["guide", "random"]
    assert rows[0].wins.low > 0.5 > rows[1].wins.high and rows[0].games == 400
    assert rows[0].rating > rows[1].rating and rows[0].faults is None and rows[0].adjusted is None
    again = quipu.arena("incan-gold", ["guide", "random"], deals=200, seed=3, threads=1)
    assert [row.wins for row in rows] == [row.wins for row in again]


def test_a_contest_without_luck_and_in_every_order() -> None:
    rows = quipu.arena(
        "incan-gold", ["guide", "porter", "random"], deals=4, orders="all", mirror=True, luck=True, edition="diamant-2016"
    )
    assert {row.games for row in rows} == {24}
    assert all(row.adjusted is not None and row.adjusted.low <= row.adjusted.mean <= row.adjusted.high for row in rows)


@pytest.mark.parametrize("name", GAMES)
def test_columns_of_many_games(name: str) -> None:
    columns = quipu.simulate(name, 3, 1000, seed=5)
    assert list(columns) == ["scores", "ranks", "shares", "decisions", "steps"]
    types = {column: (array.dtype.name, array.shape) for column, array in columns.items()}
    assert types == {
        "scores": ("int32", (1000, 3)),
        "ranks": ("uint8", (1000, 3)),
        "shares": ("float32", (1000, 3)),
        "decisions": ("uint32", (1000,)),
        "steps": ("uint32", (1000,)),
    }
    assert np.allclose(columns["shares"].sum(axis=1), 1) and (columns["ranks"].min(axis=1) == 1).all()
    assert (columns["steps"] > columns["decisions"]).all() and len(np.unique(columns["scores"])) > 5
    one = quipu.simulate(name, 3, 1000, seed=5, threads=1, columns=["scores"])
    assert list(one) == ["scores"] and (one["scores"] == columns["scores"]).all()
    assert quipu.simulate(name, 2, 0)["scores"].shape == (0, 2)


def test_simulation_with_a_policy_for_each_seat() -> None:
    scores = quipu.simulate("incan-gold", 2, 2000, ["camp:0.2", "camp:1.0"], seed=1)["scores"].mean(axis=0)
    assert scores[0] > scores[1] + 5


@pytest.mark.parametrize("name", GAMES)
def test_a_review_adds_up(name: str) -> None:
    state = quipu.play(name, ["guide", "porter"], seed=2)
    report = quipu.review(state, effort="quick")
    assert report["game"] == name and len(report["steps"]) == len(state.steps)
    for player in report["players"]:
        parts = player["luck"] + player["reading"] + player["own"] + player["residual"]
        assert parts == pytest.approx(player["result"] - player["start"], abs=1e-9)
    assert quipu.review(state.record(), effort="quick") == report


def test_solved_tables_say_what_the_page_says() -> None:
    table = quipu.solved("incan-gold", edition="diamant-2005")
    assert table["win"].dtype == np.float64 and len({len(column) for column in table.values()}) == 1
    start = (table["round"] == 5) & (table["hazards_with_3_cards"] == 5) & (table["lead"] == 10)
    assert table["win"][start] == pytest.approx([0.902], abs=5e-4)
    level = (table["lead"] == 0) & (table["artifacts_ahead"] == 0)
    assert np.allclose(table["win"][level], 0.5)


@pytest.mark.parametrize(
    ("words", "mistake"),
    [
        ('gold has no bot "x"', lambda: quipu.bot("gold", "x", 0)),
        ("there is no seat 5", lambda: quipu.bot("gold", "guide", 5)),
        ("iterations must be 1 or more", lambda: quipu.bot("gold", "guide", 0, iterations=0)),
        ("this bot plays gold, not incan-gold", lambda: quipu.bot("gold", "guide", 0).choose(quipu.game("incan-gold"))),
        ("it is not seat 1's turn", lambda: quipu.bot("gold", "guide", 1).choose(quipu.game("gold"))),
        ("this bot has seat 4", lambda: quipu.bot("gold", "guide", 4).choose(quipu.game("gold", players=2))),
        ("Gold is for 2 to 5 players, not 1", lambda: quipu.play("gold", ["guide"])),
        ("2 bots for 4 players", lambda: quipu.play(quipu.game("gold"), ["guide", "guide"])),
        ("a state has its options already", lambda: quipu.play(quipu.game("gold"), ["guide"] * 4, start=1)),
        ("not over after 10 steps", lambda: quipu.play("gold", ["guide", "guide"], most_steps=10)),
        ("no bots given", lambda: quipu.arena("gold", [], players=2)),
        ("deals must be 1 or more", lambda: quipu.arena("gold", ["guide", "random"], deals=0)),
        ("orders: ", lambda: quipu.arena("gold", ["guide", "random"], orders="x")),  # type: ignore[arg-type]
        ("patience is a number of seconds", lambda: quipu.arena("gold", ["guide", "random"], patience=-1)),
        ("threads must be 1 or more", lambda: quipu.simulate("gold", 2, 1, threads=0)),
        ('gold has no policy "x"', lambda: quipu.simulate("gold", 2, 1, "x")),
        ("2 policies; give one for all, or 3", lambda: quipu.simulate("gold", 3, 1, ["random", "random"])),
        ('there is no column "x"; the columns are scores', lambda: quipu.simulate("gold", 2, 1, columns=["x"])),
        ("only finished games are reviewed", lambda: quipu.review(quipu.game("gold"))),
        ("effort is quick, normal or deep", lambda: quipu.review(quipu.game("gold"), effort="x")),  # type: ignore[arg-type]
        ("gold is not solved", lambda: quipu.solved("gold")),
    ],
)
def test_mistakes_are_told_in_a_sentence(words: str, mistake: Any) -> None:
    with pytest.raises(ValueError) as caught:
        mistake()
    assert words in str(caught.value)


def count_during(work: Callable[[], object]) -> int:
    """How far a thread that only counts gets while something else runs."""
    counted, stop = 0, threading.Event()

    def count() -> None:
        nonlocal counted
        while not stop.wait(0.0001):
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    before = counted
    work()
    during = counted - before
    stop.set()
    thread.join()
    return during


def simulate() -> object:
    return quipu.simulate("lost-temple", 4, 20_000, threads=1)


def arena() -> object:
    return quipu.arena("incan-gold", ["guide", "random"], deals=500, threads=1)


def play() -> object:
    return quipu.play("lost-temple", ["pathfinder"] * 2, iterations=100)


@pytest.mark.parametrize("work", [simulate, arena, play])
def test_other_threads_run_meanwhile(work: Callable[[], object]) -> None:
    """The interpreter's lock is released. A busy machine may not run the other thread at once, so there are several attempts."""
    assert any(count_during(work) > 3 for _ in range(20))
