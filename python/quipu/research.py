"""Exact best responses and exploitability on small parts of a game, and algorithms that solve them: CFR, CFR+ and MCCFR.

    from quipu import research

    root = research.at_step("game.jsonl", 40)
    tree = research.Tree(research.Subgame(root, until="round", draws=3))
    solver = research.CFR(tree)
    solver.run(200)
    print(research.exploitability(solver.policy()))

docs/research.md has the formulas.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from quipu import _flat
from quipu._subgame import Subgame, at_step, points, standing

if TYPE_CHECKING:
    from quipu import State

__all__ = [
    "CFR",
    "MCCFR",
    "BestResponse",
    "Policy",
    "Subgame",
    "Tree",
    "at_step",
    "best_response",
    "exploitability",
    "nash_conv",
    "points",
    "standing",
    "values",
]


@dataclass(slots=True)
class InformationSet:
    """Situations that a seat can't tell apart: it knows the same, and knew and chose the same before."""

    seat: int
    # What OpenSpiel calls the information state, in `quipu.openspiel.subgame`.
    key: str
    # The legal actions and their indices in the flat action space.
    actions: list[Any]
    indices: list[int]
    # One of the situations.
    state: State
    nodes: list[int] = field(default_factory=list)


@dataclass(slots=True)
class _Node:
    payoff: tuple[float, ...] | None = None
    # Where chance leads, with its probabilities.
    chance: list[tuple[int, float]] = field(default_factory=list)
    # The information sets of the seats that choose here at once, and where each combination of their choices leads.
    sets: list[int] = field(default_factory=list)
    joint: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)


class Tree:
    """A subgame, unfolded. Node 0 is the root; children have greater numbers than their parents."""

    def __init__(self, subgame: Subgame, max_nodes: int = 1_000_000) -> None:
        self.subgame = subgame
        self.players = subgame.players
        self.nodes: list[_Node] = []
        self.sets: list[InformationSet] = []
        self._by_key: dict[tuple[int, str], int] = {}
        self._max_nodes = max_nodes
        try:
            self._unfold(subgame.root, 0, 0, ("",) * self.players)
        except RecursionError:
            raise ValueError("the subgame is too deep; cut it off earlier, with until, depth or draws") from None

    def _unfold(self, state: State, depth: int, drawn: int, memories: tuple[str, ...]) -> int:
        if len(self.nodes) >= self._max_nodes:
            raise ValueError(
                f"the subgame has more than {self._max_nodes} nodes; cut it off earlier, with until, depth or draws"
            )
        number, node = len(self.nodes), _Node()
        self.nodes.append(node)
        if self.subgame.over(state, depth, drawn):
            node.payoff = self.subgame.payoff(state)
        elif state.turn.kind == "chance":
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            for outcome, weight in outcomes:
                after = state.clone()
                after.apply_chance(outcome)
                node.chance.append((self._unfold(after, depth + 1, drawn + 1, memories), weight / total))
        else:
            due = _flat.due(state)
            node.sets = [self._information_set(state, seat, memories[seat], number) for seat in due]
            sets = [self.sets[it] for it in node.sets]
            for picks in itertools.product(*(range(len(it.actions)) for it in sets)):
                after, remembered = state.clone(), list(memories)
                for it, pick in zip(sets, picks, strict=True):
                    remembered[it.seat] = _flat.remember(memories[it.seat], state, it.seat, it.indices[pick])
                    after.apply(it.seat, it.actions[pick])
                node.joint.append((self._unfold(after, depth + 1, drawn, tuple(remembered)), picks))
        return number

    def _information_set(self, state: State, seat: int, memory: str, node: int) -> int:
        key = _flat.information_state(memory, state, seat)
        number = self._by_key.setdefault((seat, key), len(self.sets))
        if number == len(self.sets):
            indices = _flat.legal(state, seat)
            actions = [_flat.actions(state)[index] for index in indices]
            self.sets.append(InformationSet(seat, key, actions, indices, state.clone()))
        self.sets[number].nodes.append(node)
        return number

    def uniform(self) -> Policy:
        """Everyone chooses at random."""
        return Policy(self, [[1 / len(it.actions)] * len(it.actions) for it in self.sets])

    def policy(self, choose: Callable[[State, int, list[Any]], Sequence[float]]) -> Policy:
        """A policy from a function of a state, the seat and its legal actions that gives their probabilities.

        It is asked once for each information set, with one of the states in it, so it must use nothing that the seat doesn't know.
        """
        table = []
        for it in self.sets:
            chances = [float(chance) for chance in choose(it.state.clone(), it.seat, list(it.actions))]
            if len(chances) != len(it.actions) or min(chances) < 0 or abs(sum(chances) - 1) > 1e-9:
                raise ValueError(f"seat {it.seat}: {chances} are no probabilities of {len(it.actions)} actions; they must sum to 1")
            table.append(chances)
        return Policy(self, table)


@dataclass(slots=True)
class Policy:
    """Probabilities for every information set of a tree, all seats together."""

    tree: Tree
    table: list[list[float]]

    def rows(self) -> list[tuple[InformationSet, list[float]]]:
        """Every information set with the probabilities of its actions."""
        return list(zip(self.tree.sets, self.table, strict=True))

    def for_openspiel(self) -> dict[str, list[tuple[int, float]]]:
        """The table of a `pyspiel.TabularPolicy` for `quipu.openspiel.subgame`."""
        return {it.key: list(zip(it.indices, chances, strict=True)) for it, chances in self.rows()}


def values(policy: Policy) -> list[float]:
    """What the subgame is worth to each seat if all follow the policy."""
    return [_values(policy, seat)[0] for seat in range(policy.tree.players)]


def _values(policy: Policy, seat: int) -> list[float]:
    """What each node is worth to the seat."""
    nodes, table = policy.tree.nodes, policy.table
    worth = [0.0] * len(nodes)
    for number in range(len(nodes) - 1, -1, -1):
        node = nodes[number]
        if node.payoff is not None:
            worth[number] = node.payoff[seat]
        elif node.chance:
            worth[number] = sum(chance * worth[child] for child, chance in node.chance)
        else:
            for child, picks in node.joint:
                chance = 1.0
                for it, pick in zip(node.sets, picks, strict=True):
                    chance *= table[it][pick]
                worth[number] += chance * worth[child]
    return worth


def _reach(policy: Policy, seat: int) -> tuple[list[float], list[float]]:
    """By node, the probability that chance and the others play to it, and that the seat does."""
    tree, table = policy.tree, policy.table
    others, own = [1.0] * len(tree.nodes), [1.0] * len(tree.nodes)
    for number, node in enumerate(tree.nodes):
        for child, chance in node.chance:
            others[child], own[child] = others[number] * chance, own[number]
        for child, picks in node.joint:
            theirs, mine = others[number], own[number]
            for it, pick in zip(node.sets, picks, strict=True):
                if tree.sets[it].seat == seat:
                    mine *= table[it][pick]
                else:
                    theirs *= table[it][pick]
            others[child], own[child] = theirs, mine
    return others, own


@dataclass(slots=True)
class BestResponse:
    """The most a seat can get against the others, and how."""

    seat: int
    value: float
    # The policy, with the seat's part replaced by the best response, without chance.
    policy: Policy


def best_response(policy: Policy, seat: int) -> BestResponse:
    """The best that `seat` can do if all others follow the policy; exact, and of equally good actions the first."""
    tree, table = policy.tree, policy.table
    reach, _ = _reach(policy, seat)
    known: dict[int, float] = {}
    chosen: dict[int, int] = {}

    def worth(number: int) -> float:
        if number not in known:
            node = tree.nodes[number]
            if node.payoff is not None:
                known[number] = node.payoff[seat]
            elif node.chance:
                known[number] = sum(chance * worth(child) for child, chance in node.chance)
            else:
                own = next((it for it in node.sets if tree.sets[it].seat == seat), None)
                known[number] = after(number, None if own is None else best(own))
        return known[number]

    def after(number: int, choice: int | None) -> float:
        """What the node is worth if the seat makes this choice there."""
        node, total = tree.nodes[number], 0.0
        for child, picks in node.joint:
            chance = 1.0
            for it, pick in zip(node.sets, picks, strict=True):
                chance *= table[it][pick] if tree.sets[it].seat != seat else float(pick == choice)
            if chance:
                total += chance * worth(child)
        return total

    def best(number: int) -> int:
        if number not in chosen:
            it = tree.sets[number]
            totals = [sum(reach[node] * after(node, choice) for node in it.nodes) for choice in range(len(it.actions))]
            chosen[number] = totals.index(max(totals))
        return chosen[number]

    value = worth(0)
    answer = list(table)
    for number, it in enumerate(tree.sets):
        if it.seat == seat:
            answer[number] = [float(choice == best(number)) for choice in range(len(it.actions))]
    return BestResponse(seat, value, Policy(tree, answer))


def nash_conv(policy: Policy) -> float:
    """The sum of what each seat gains by a best response; 0 for an equilibrium."""
    now = values(policy)
    return sum(best_response(policy, seat).value - now[seat] for seat in range(policy.tree.players))


def exploitability(policy: Policy) -> float:
    """What a seat gains by a best response, on average over the seats."""
    return nash_conv(policy) / policy.tree.players


class _Regrets:
    """Regret matching in every information set: what CFR and MCCFR have in common."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.iterations = 0
        self._regrets = [[0.0] * len(it.actions) for it in tree.sets]
        self._sums = [[0.0] * len(it.actions) for it in tree.sets]

    def current(self, number: int) -> list[float]:
        """Probabilities in proportion to positive regrets."""
        positive = [max(regret, 0.0) for regret in self._regrets[number]]
        total = sum(positive)
        return [regret / total for regret in positive] if total > 0 else [1 / len(positive)] * len(positive)

    def policy(self) -> Policy:
        """The average over all iterations. This is what approaches an equilibrium, with two players."""
        table = []
        for sums in self._sums:
            total = sum(sums)
            table.append([it / total for it in sums] if total > 0 else [1 / len(sums)] * len(sums))
        return Policy(self.tree, table)


class CFR(_Regrets):
    """Counterfactual regret minimization, one seat after another; with `plus`, CFR+."""

    def __init__(self, tree: Tree, plus: bool = True) -> None:
        super().__init__(tree)
        self.plus = plus

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(self.tree.players):
                self._update(seat)

    def _update(self, seat: int) -> None:
        tree = self.tree
        now = Policy(tree, [self.current(number) for number in range(len(tree.sets))])
        others, own = _reach(now, seat)
        worth = _values(now, seat)
        weight = self.iterations if self.plus else 1
        for number, it in enumerate(tree.sets):
            if it.seat != seat:
                continue
            regrets, chances, sums = self._regrets[number], now.table[number], self._sums[number]
            for place in it.nodes:
                node = tree.nodes[place]
                mine = node.sets.index(number)
                for child, picks in node.joint:
                    chance = others[place]
                    for other, pick in zip(node.sets, picks, strict=True):
                        if other != number:
                            chance *= now.table[other][pick]
                    regrets[picks[mine]] += chance * worth[child]
                for choice in range(len(regrets)):
                    regrets[choice] -= others[place] * worth[place]
            for choice, chance in enumerate(chances):
                sums[choice] += weight * own[it.nodes[0]] * chance
                if self.plus:
                    regrets[choice] = max(regrets[choice], 0.0)


class MCCFR(_Regrets):
    """Monte Carlo CFR with external sampling: chance and the others are drawn, the own choices are all tried."""

    def __init__(self, tree: Tree, seed: int = 0) -> None:
        super().__init__(tree)
        self._random = random.Random(seed)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(self.tree.players):
                self._sample(0, seat)

    def _sample(self, number: int, seat: int) -> float:
        node = self.tree.nodes[number]
        if node.payoff is not None:
            return node.payoff[seat]
        if node.chance:
            children = [child for child, _ in node.chance]
            return self._sample(self._random.choices(children, [chance for _, chance in node.chance])[0], seat)
        picks: list[int | None] = []
        mine: int | None = None
        for it in node.sets:
            if self.tree.sets[it].seat == seat:
                mine = it
                picks.append(None)
                continue
            chances = self.current(it)
            # Each seat's average is kept while the seat before it is being improved.
            if self.tree.sets[it].seat == (seat + 1) % self.tree.players:
                for choice, chance in enumerate(chances):
                    self._sums[it][choice] += chance
            picks.append(self._random.choices(range(len(chances)), chances)[0])
        fitting = [
            (child, joint)
            for child, joint in node.joint
            if all(pick is None or pick == other for pick, other in zip(picks, joint, strict=True))
        ]
        if mine is None:
            return self._sample(fitting[0][0], seat)
        chances = self.current(mine)
        worth = [self._sample(child, seat) for child, _ in fitting]
        value = sum(chance * each for chance, each in zip(chances, worth, strict=True))
        for choice, each in enumerate(worth):
            self._regrets[mine][choice] += each - value
        return value
