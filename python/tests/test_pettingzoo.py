"""PettingZoo's own conformance tests, and what they don't look at."""

from __future__ import annotations

import runpy
import sys
import types
import warnings
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

conformance: Any = pytest.importorskip("pettingzoo.test")

import quipu  # noqa: E402
from quipu import _flat  # noqa: E402
from quipu.pettingzoo import env, parallel_env  # noqa: E402

TABLES = [(game, players) for game in quipu.games() for players in (2, 4)]

# api_test warns about every environment whose observations have a mask, unless its name is in api_test's own list.
NOT_IN_THE_LIST = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
]

pytestmark = pytest.mark.filterwarnings("error")


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("waits", [False, True])
def test_api(game: str, players: int, waits: bool) -> None:
    conformance.api_test(env(game, players, mask="info", waits=waits), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api_with_the_mask_in_the_observation(game: str, players: int) -> None:
    with warnings.catch_warnings():
        for message in NOT_IN_THE_LIST:
            warnings.filterwarnings("ignore", message=message)
        conformance.api_test(env(game, players), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_parallel_api(game: str, players: int, mask: str) -> None:
    conformance.parallel_api_test(parallel_env(game, players, mask=mask), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seeds(game: str, players: int) -> None:
    conformance.seed_test(partial(env, game, players), num_cycles=100)
    conformance.seed_test(partial(env, game, players, mask="info"), num_cycles=100)
    for illegal in ("end", "replace"):
        conformance.parallel_seed_test(partial(parallel_env, game, players, illegal=illegal), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_max_cycles(game: str, players: int) -> None:
    # The test chooses without looking at the mask, and counts the cycles of each agent.
    module = types.SimpleNamespace(
        parallel_env=partial(parallel_env, game, players, illegal="replace"),
        env=partial(env, game, players, illegal="replace", waits=True),
    )
    conformance.max_cycles_test(module)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_render(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    make: Any = partial(env, game, players)
    conformance.render_test(make)
    assert "round" in capsys.readouterr().out


def play_aec(game: str, players: int, seed: int, **options: Any) -> tuple[list[Any], dict[str, float]]:
    """The choices of a game, and what it brought."""
    table: Any = env(game, players, **options)
    table.reset(seed=seed)
    pick = np.random.default_rng(seed)
    choices, rewards = [], {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            table.step(None)
            continue
        action = int(pick.choice(np.flatnonzero(observation["action_mask"])))
        choices.append((agent, action))
        table.step(action)
    return choices, rewards


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_aec_and_parallel_play_the_same_game(game: str, players: int) -> None:
    choices, rewards = play_aec(game, players, 5, waits=True)
    table = parallel_env(game, players)
    observations, _ = table.reset(seed=5)
    pick = np.random.default_rng(5)
    seen: list[tuple[str, int]] = []
    final: dict[str, float] = {}
    while table.agents:
        actions = {
            agent: int(pick.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in table.agents
        }
        seen += actions.items()
        observations, final, _, _, _ = table.step(actions)
    assert seen == choices
    assert final == rewards
    assert sum(final.values()) == pytest.approx(1)
    _, scores = play_aec(game, players, 5, waits=True, reward="score")
    best = {agent for agent in scores if scores[agent] == max(scores.values())}
    assert {agent for agent in final if final[agent] > 0} <= best  # a tie may be broken


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_without_waits_only_those_with_a_choice_are_asked(game: str, players: int) -> None:
    choices, _ = play_aec(game, players, 5)
    wait = _flat.wait(quipu.game(game, players=players))
    assert choices
    assert all(action != wait for _, action in choices)


def test_nobody_sees_what_others_sealed() -> None:
    seen = []
    for first in (0, 1):
        table: Any = env("incan-gold", 3)
        table.reset(seed=3)
        table.step(first)
        assert table.agent_selection == "player_1"
        seen.append([table.observe(agent)["observation"].tolist() for agent in ("player_1", "player_2")])
    assert seen[0] == seen[1]


def test_the_seed_deals() -> None:
    deals = set()
    for seed in range(8):
        observations, _ = parallel_env("incan-gold", 3).reset(seed=seed)
        deals.add(observations["player_0"]["observation"].tobytes())
    assert len(deals) > 1


def test_an_illegal_action_ends_the_game_raises_or_is_replaced() -> None:
    wait = 2
    table = parallel_env("incan-gold", 2)
    table.reset(seed=1)
    _, rewards, terminations, _, _ = table.step({"player_0": wait, "player_1": 0})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(terminations.values())
    assert table.agents == []

    table = parallel_env("incan-gold", 2, illegal="error")
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"player_0: action 2 is illegal now; legal are \[0, 1\]"):
        table.step({"player_0": wait, "player_1": 0})

    table = parallel_env("incan-gold", 2, illegal="replace")
    table.reset(seed=1)
    _, _, terminations, _, _ = table.step({"player_0": wait, "player_1": 0})
    assert not any(terminations.values())


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="illegal is 'forgive'"):
        env("incan-gold", 2, illegal="forgive")
    with pytest.raises(ValueError, match="max_cycles is 0"):
        parallel_env("incan-gold", 2, max_cycles=0)
    with pytest.raises(ValueError):
        env("incan-gold", 99)
    table = parallel_env("incan-gold", 2)
    with pytest.raises(ValueError, match="call reset"):
        table.step({})
    table.reset(seed=1)
    with pytest.raises(ValueError, match="player_1: no action"):
        table.step({"player_0": 0})
    with pytest.raises(ValueError, match="player_0: 77 is no action"):
        table.step({"player_0": 77, "player_1": 0})


def test_the_ppo_example_runs_and_has_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    example = Path(__file__).parents[1] / "examples" / "ppo.py"

    def curve(seed: int) -> list[list[str]]:
        arguments = ["--seed", str(seed), "--decisions", "600", "--batch", "300", "--every", "300", "--games", "4", "--tables", "8"]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "argv", [str(example), *arguments])
            runpy.run_path(str(example), run_name="__main__")
        rows = [line.split(",") for line in capsys.readouterr().out.splitlines()[1:]]
        return [[column for number, column in enumerate(row) if number != 1] for row in rows]  # without the seconds

    first, again, other = curve(1), curve(1), curve(2)
    assert [int(row[0]) >= 300 * number for number, row in enumerate(first)] == [True] * 3
    assert first == again
    assert first != other
