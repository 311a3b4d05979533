"""How fast quipu is from Python, next to PettingZoo and OpenSpiel, with random legal actions on one core.

    pip install quipu-games pettingzoo pygame open_spiel
    python python/benchmarks/compare.py

A decision is a choice of a seat that had at least two legal actions. The time is that of the processor, so that other programs on the machine count
less. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import quipu

#: Plays for a while and returns how many decisions were made.
Play = Callable[[], int]


def vector(game: str, players: int, batch: int) -> Play:
    """Observations, masks, rewards and sampling of all seats included."""
    lanes = quipu.Lanes(game, players, batch)
    lanes.reset(np.arange(batch, dtype=np.uint64))

    def steps(count: int) -> None:
        for _ in range(count):
            lanes.step(lanes.sample())

    steps(500)
    counted = 500
    choices = 0
    for _ in range(counted):  # apart, so that counting takes no time from what is measured
        choices += int((lanes.masks.sum(axis=-1) > 1).sum())
        steps(1)
    rate = choices / counted

    def play() -> int:
        steps(200)
        return int(200 * rate)

    return play


def single(game: str, players: int) -> Play:
    """A game at a time, with the lists of actions and chance drawn by quipu."""
    generator = random.Random(1)
    start = quipu.game(game, players=players)

    def play() -> int:
        state = start.clone()
        decisions = 0
        while (turn := state.turn).kind != "over":
            if turn.kind == "chance":
                state.draw(generator)
                continue
            for seat in turn.seats:
                actions = state.legal_actions(seat)
                decisions += len(actions) > 1
                state.apply(seat, generator.choice(actions))
        return decisions

    return play


def open_spiel(name: str) -> Play:
    """A game at a time, as OpenSpiel's own examples play it."""
    import pyspiel

    game = pyspiel.load_game(name)
    generator = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                actions = [
                    generator.choice(state.legal_actions(player)) for player in range(game.num_players())
                ]
                decisions += sum(len(state.legal_actions(player)) > 1 for player in range(len(actions)))
                state.apply_actions(actions)
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(generator.choice(legal))
        return decisions

    return play


def pettingzoo(make: Callable[[], Any]) -> Play:
    """PettingZoo's loop over agents, with the mask of the observation."""
    environment = make()
    generator = np.random.default_rng(1)

    def play() -> int:
        environment.reset(seed=int(generator.integers(1 << 31)))
        decisions = 0
        for _agent in environment.agent_iter():
            observation, _reward, terminated, truncated, _info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            decisions += len(legal) > 1
            environment.step(int(generator.choice(legal)))
        return decisions

    return play


def connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found, unused-ignore]

    return connect_four_v3.env()


def tic_tac_toe() -> Any:
    from pettingzoo.classic import tictactoe_v3  # type: ignore[import-not-found, unused-ignore]

    return tictactoe_v3.env()


def rate(play: Play, seconds: float) -> float:
    """Decisions per second: the median of five turns."""
    rates = []
    for _ in range(5):
        start, decisions = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds / 5:
            decisions += play()
        rates.append(decisions / spent)
    return sorted(rates)[2]


def version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "not installed from a package"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random decisions per second, next to the alternatives.")
    parser.add_argument("--seconds", type=float, default=5, help="How long each is measured [default: 5]")
    parser.add_argument("--batch", type=int, default=1024, help="Games side by side [default: 1024]")
    given = parser.parse_args()
    programs: list[tuple[str, str, Callable[[], Play]]] = []
    for game in quipu.games():
        batch: int = given.batch
        programs.append(("quipu", f"{game}, 4 players, {batch} lanes", partial(vector, game, 4, batch)))
    for game in quipu.games():
        programs.append(("quipu", f"{game}, 4 players, one game", partial(single, game, 4)))
    for name in ("leduc_poker", "goofspiel(num_cards=13)", "connect_four"):
        programs.append(("open_spiel", name, partial(open_spiel, name)))
    programs.append(("pettingzoo", "connect_four_v3", partial(pettingzoo, connect_four)))
    programs.append(("pettingzoo", "tictactoe_v3", partial(pettingzoo, tic_tac_toe)))
    packages = {"quipu": "quipu-games", "open_spiel": "open_spiel", "pettingzoo": "pettingzoo"}
    print(f"Python {sys.version.split()[0]}, " + ", ".join(f"{it} {version(packages[it])}" for it in packages))
    for package, what, make in programs:
        try:
            play = make()
        except ImportError as missing:
            print(f"{package:<11} {what:<38} left out: {missing}")
            continue
        print(f"{package:<11} {what:<38} {rate(play, given.seconds):>14,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
