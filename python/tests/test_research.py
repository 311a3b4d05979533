"""Best responses and exploitability against OpenSpiel's, and the solvers on small subgames."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import quipu
from quipu import _flat, research


def incan_gold(players: int = 2) -> quipu.State:
    """Two hazards and 9 gems on the path, and everyone inside."""
    state = quipu.game("incan-gold", players=players)
    for card in ("treasure-9", "hazard-fire", "hazard-snake"):
        state.apply_chance(card)
        while state.turn.kind == "act":
            state.apply(state.turn.seats[0], "torch")
    return state


def random_game(name: str, players: int, seed: int, stop: Callable[[quipu.State], bool]) -> quipu.State:
    """A random game, until something holds."""
    pick = random.Random(seed)
    state = quipu.game(name, players=players)
    while not stop(state):
        if state.turn.kind == "chance":
            state.draw(pick.getrandbits(60))
        else:
            seat = state.turn.seats[0]
            state.apply(seat, pick.choice(state.legal_actions(seat)))
    return state


def gold() -> research.Subgame:
    """The last four cards of a game of two."""
    root = random_game("gold", 2, 4, lambda state: len(state.view(None)["lying"]) <= 4 and bool(due(state)))
    return research.Subgame(root, depth=6)


def lost_temple() -> research.Subgame:
    """The end of a selection and the first call: what others have in hand and picked is hidden."""
    root = random_game("lost-temple", 2, 2, lambda state: len(state.steps) >= 70 and bool(due(state)))
    return research.Subgame(root, depth=4)


def due(state: quipu.State) -> Sequence[object]:
    return state.legal_actions(state.turn.seats[0]) if state.turn.kind == "act" else []


def subgames() -> dict[str, research.Subgame]:
    return {
        "incan-gold": research.Subgame(incan_gold(), draws=1),
        "incan-gold, a hazard and a round": research.Subgame(incan_gold(), until="round", depth=3),
        "incan-gold, three players": research.Subgame(incan_gold(3), draws=1),
        "gold": gold(),
        "lost-temple": lost_temple(),
    }


def two_players() -> list[str]:
    """In these, nobody can get more than what the others lose to them: equilibria are what CFR finds."""
    return [name for name, part in subgames().items() if part.players == 2]


def random_policy(tree: research.Tree, seed: int) -> research.Policy:
    pick = random.Random(seed)

    def choose(_state: quipu.State, _seat: int, actions: list[object]) -> list[float]:
        weights = [pick.random() for _ in actions]
        return [weight / sum(weights) for weight in weights]

    return tree.policy(choose)


@pytest.mark.parametrize("name", two_players())
def test_exploitability_equals_openspiels(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import best_response, exploitability
    from open_spiel.python.policy import tabular_policy_from_callable

    from quipu import openspiel

    part = subgames()[name]
    tree, game = research.Tree(part), openspiel.subgame(part)
    assert len(tree.sets) > 5
    for policy in (tree.uniform(), random_policy(tree, 1)):
        table = pyspiel.TabularPolicy(policy.for_openspiel())
        ours = research.exploitability(policy)
        assert ours == pytest.approx(pyspiel.exploitability(game, table), abs=1e-9)
        assert ours > 0
        if len(tree.nodes) < 300:  # OpenSpiel's Python code is slow on Python games
            theirs = tabular_policy_from_callable(game, lambda state: dict(table.action_probabilities(state)))  # noqa: B023
            assert ours == pytest.approx(exploitability.exploitability(game, theirs), abs=1e-9)
            for seat in range(2):
                value = best_response.BestResponsePolicy(game, seat, theirs).value(game.new_initial_state())
                assert research.best_response(policy, seat).value == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("name", subgames())
def test_a_best_response_brings_what_it_says(name: str) -> None:
    tree = research.Tree(subgames()[name])
    policy = random_policy(tree, 3)
    for seat in range(tree.players):
        best = research.best_response(policy, seat)
        assert research.values(best.policy)[seat] == pytest.approx(best.value, abs=1e-12)
        assert best.value >= research.values(policy)[seat]
        again = research.best_response(best.policy, seat)
        assert again.value == pytest.approx(best.value, abs=1e-12)


def test_three_players() -> None:
    tree = research.Tree(subgames()["incan-gold, three players"])
    policy = random_policy(tree, 4)
    gains = [research.best_response(policy, seat).value - research.values(policy)[seat] for seat in range(3)]
    assert min(gains) >= 0
    assert max(gains) > 0
    assert research.nash_conv(policy) == pytest.approx(sum(gains))
    assert research.exploitability(policy) == pytest.approx(sum(gains) / 3)
    assert sum(research.values(policy)) == pytest.approx(0)


@pytest.mark.parametrize("name", two_players())
def test_cfr_plus_converges(name: str) -> None:
    tree = research.Tree(subgames()[name])
    start = research.exploitability(tree.uniform())
    solver = research.CFR(tree)
    solver.run(40)
    assert research.exploitability(solver.policy()) < start / 50


def test_cfr_converges_as_promised() -> None:
    tree = research.Tree(subgames()["incan-gold"])
    solver = research.CFR(tree, plus=False)
    found = []
    for _ in range(3):
        solver.run(100)
        found.append(research.exploitability(solver.policy()))
    assert found[0] > found[1] > found[2]
    assert found[2] < 0.002


def test_mccfr_converges_and_has_a_seed() -> None:
    tree = research.Tree(subgames()["incan-gold"])
    found = []
    for seed in (1, 1, 2):
        solver = research.MCCFR(tree, seed)
        solver.run(4000)
        found.append(solver.policy())
    assert research.exploitability(found[0]) < 0.01
    assert found[0].table == found[1].table
    assert found[0].table != found[2].table


def test_a_game_solved_by_hand() -> None:
    # Two seats choose at once: 2 for seat 0 if both take the torch, 1 if both go, and -1 otherwise. In the equilibrium each takes the torch with 2/5.
    root = quipu.game("incan-gold", players=2)
    root.apply_chance("treasure-9")

    def utility(state: quipu.State) -> tuple[float, float]:
        first, second = (step["do"] for step in state.steps[-2:])
        value = -1.0 if first != second else 2.0 if first == "torch" else 1.0
        return value, -value

    tree = research.Tree(research.Subgame(root, depth=1, utility=utility))
    assert [it.seat for it in tree.sets] == [0, 1]
    solver = research.CFR(tree)
    solver.run(2000)
    for it, chances in solver.policy().rows():
        assert chances[it.actions.index("torch")] == pytest.approx(0.4, abs=1e-3)
    assert research.values(solver.policy())[0] == pytest.approx(0.2, abs=1e-5)
    # Against a seat 1 that always takes the torch, seat 0 does the same.
    torch = tree.policy(lambda _state, _seat, actions: [float(action == "torch") for action in actions])
    assert research.best_response(torch, 0).value == 2
    assert research.best_response(torch, 1).value == 1
    assert research.exploitability(torch) == pytest.approx((2 - 2 + 1 + 2) / 2)


def test_equilibria_agree() -> None:
    # A zero-sum game of two has one value, whichever way it is found.
    tree = research.Tree(subgames()["incan-gold"])
    plus, monte_carlo = research.CFR(tree), research.MCCFR(tree, 5)
    plus.run(100)
    monte_carlo.run(4000)
    value = research.values(plus.policy())[0]
    assert research.values(monte_carlo.policy())[0] == pytest.approx(value, abs=0.01)
    assert research.exploitability(plus.policy()) < 1e-4
    # Both stand the same, so neither is ahead.
    assert value == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize("name", subgames())
def test_observations_are_functions_of_knowledge(name: str) -> None:
    part = subgames()[name]
    known: dict[tuple[int, quipu.Knowledge], set[tuple[str, bytes]]] = defaultdict(set)
    states: dict[tuple[int, quipu.Knowledge], set[quipu.State]] = defaultdict(set)

    def walk(state: quipu.State, depth: int, drawn: int) -> None:
        for seat in range(state.players):
            key = (seat, state.knowledge(seat))
            known[key].add((_flat.knowledge(state, seat), _flat.observation(state, seat).tobytes()))
            states[key].add(state.clone())
        if part.over(state, depth, drawn):
            return
        if state.turn.kind == "chance":
            for outcome, _ in state.chance_outcomes():
                after = state.clone()
                after.apply_chance(outcome)
                walk(after, depth + 1, drawn + 1)
        else:
            seat = state.turn.seats[0]
            for action in state.legal_actions(seat):
                after = state.clone()
                after.apply(seat, action)
                walk(after, depth + 1, drawn)

    walk(part.root, 0, 0)
    assert all(len(seen) == 1 for seen in known.values())
    # The text tells apart what the knowledge tells apart.
    texts = [(seat, text) for (seat, _), seen in known.items() for text, _ in seen]
    assert len(set(texts)) == len(texts)
    if name != "gold":  # there, everyone knows everything
        assert any(len(same) > 1 for same in states.values())


def test_cuts() -> None:
    root = incan_gold()
    assert len(research.Tree(research.Subgame(root, draws=0)).nodes) <= 5
    ends = research.Subgame(root, draws=1, utility=lambda _state: (1.0, -1.0))
    assert research.values(research.Tree(ends).uniform()) == pytest.approx([1, -1])
    # One of the two takes 4 gems home, the other nothing: their shares of all points are 1 and 0.
    state = incan_gold()
    state.apply_chance("treasure-1")
    state.apply(0, "camp")
    state.apply(1, "torch")
    assert research.points(state)[1] == 0
    assert research.standing(state) == (0.5, -0.5)
    round_ = research.Subgame(root, until="round")
    assert not round_.over(root, 0, 0)
    while root.view(None)["round"] == 1:
        if root.turn.kind == "chance":
            root.draw(1)
        else:
            root.apply(root.turn.seats[0], "camp")
    assert round_.over(root, 0, 0)


def test_mistakes_are_named() -> None:
    root = incan_gold()
    with pytest.raises(ValueError, match="until is 'tomorrow'"):
        research.Subgame(root, until="tomorrow")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="depth is -2"):
        research.Subgame(root, depth=-2)
    with pytest.raises(ValueError, match="draws is -1"):
        research.Subgame(root, draws=-1)
    with pytest.raises(ValueError, match="more than 10 nodes"):
        research.Tree(research.Subgame(root, draws=1), max_nodes=10)
    with pytest.raises(ValueError, match="the utility gave 1 numbers"):
        research.Tree(research.Subgame(root, draws=1, utility=lambda _state: (0.0,)))
    with pytest.raises(ValueError, match="no probabilities of 2 actions"):
        research.Tree(research.Subgame(root, draws=1)).policy(lambda *_: [1.0, 1.0])


def test_from_a_record() -> None:
    state = incan_gold()
    record = state.record(["Ana", "Ben"])
    for step in range(len(state.steps) + 1):
        assert research.at_step(record, step).steps == state.steps[:step]
    with pytest.raises(ValueError, match="has no step 99"):
        research.at_step(record, 99)


def test_the_examples_in_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    for package in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(package)
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for code in re.findall("```python\n(.*?)```", page, re.DOTALL):
        exec(compile(code, "research.md", "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    assert any(line.startswith("{'player_0':") for line in printed)
    # The last two lines are the same exploitability, ours and OpenSpiel's.
    ours, theirs = float(printed[-2].rsplit(" ", 1)[1]), float(printed[-1])
    assert ours == pytest.approx(theirs, abs=1e-9)
    assert 0 <= ours < 0.001
