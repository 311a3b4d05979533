"""The games as PettingZoo environments: `env` asks one agent after another (AEC), `parallel_env` all of them at once.

    from quipu.pettingzoo import env, parallel_env

    parallel = parallel_env("incan-gold", players=4, edition="diamant-2005")
    observations, infos = parallel.reset(seed=7)

An agent is a seat: `player_0`, `player_1`, …. Chance is drawn by the environment, from a generator that `reset(seed=…)` starts again.

* **Actions** are the game's flat action space and one more, the last: `wait`. It is the only legal action of an agent that has nothing to
  choose, and is illegal for one that has.
* **Observations** are `{"observation": uint8, "action_mask": int8}`. With `mask="info"` they are only the bytes, and the mask is in
  `infos[agent]["action_mask"]`. An observation depends only on what the seat knows.
* **Simultaneous choices**: the parallel environment takes them in one step. The AEC environment asks the agents one after another,
  and nobody sees what others sealed: choices take effect when the last one is in.
* **Rewards** are 0 until the game is over. Then each agent gets its share of the win: 1 for the only winner, 1/2 for each of two, 0 for
  all others. With `reward="score"` it is the score.
* **A cycle** is a step of the parallel environment: one choice of everyone who owes one. `max_cycles` truncates the game after so many.
  With `waits=True` the AEC environment asks every agent in every cycle, like the parallel one; without, only those with a choice.
* **An illegal action** ends the game with -1 for the agent (`illegal="end"`), raises an error (`"error"`), or is replaced by a random legal
  one (`"replace"`).
* **Rendering** is text: what a spectator sees. `"ansi"` returns it, `"human"` prints it.
"""

# PettingZoo says nothing about its types.
# mypy: disable-error-code="import-untyped, misc, no-untyped-call"

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import quipu
from quipu import _flat

if TYPE_CHECKING:
    from quipu import State

Illegal = Literal["end", "error", "replace"]
Mask = Literal["observation", "info"]
Reward = Literal["win", "score"]

RENDER_MODES = ["ansi", "human"]


def env(game: str, players: int = 4, **options: Any) -> AECEnv[str, Any, Any]:
    """The AEC environment. Options that are not `RawEnv`'s are the game's, as in records."""
    return wrappers.OrderEnforcingWrapper(RawEnv(game, players, **options))


def parallel_env(game: str, players: int = 4, **options: Any) -> RawParallelEnv:
    """The parallel environment. Options that are not `RawParallelEnv`'s are the game's, as in records."""
    return RawParallelEnv(game, players, **options)


class _Table:
    """A game at a time, with chance played: what both environments are made of."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        *,
        render_mode: str | None,
        max_cycles: int | None,
        illegal: Illegal,
        mask: Mask,
        reward: Reward,
    ) -> None:
        _one_of("render_mode", render_mode, [None, *RENDER_MODES])
        _one_of("illegal", illegal, ["end", "error", "replace"])
        _one_of("mask", mask, ["observation", "info"])
        _one_of("reward", reward, ["win", "score"])
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is {max_cycles}; use at least 1, or None for whole games")
        self.start = quipu.game(game, players=players, **options)
        self.state: State = self.start
        self.illegal = illegal
        self.mask_in_info = mask == "info"
        self.by_score = reward == "score"
        self.generator = np.random.default_rng()
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.cycles = 0
        self.offenders: set[int] = set()
        actions = _flat.wait(self.start) + 1
        size = len(_flat.observation(self.start, 0))
        bytes_ = {agent: spaces.Box(0, 255, (size,), np.uint8) for agent in self.agents}
        self.observation_spaces: dict[str, spaces.Space[Any]] = (
            dict(bytes_)
            if self.mask_in_info
            else {
                agent: spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
                for agent, box in bytes_.items()
            }
        )
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.agents
        }

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.state = self.start.clone()
        self.cycles = 0
        self.offenders = set()
        self.chance()

    def chance(self) -> None:
        while self.state.turn.kind == "chance":
            self.state.draw(self.generator)

    @property
    def over(self) -> bool:
        return bool(self.offenders) or self.state.turn.kind == "over"

    def check(self, seat: int, action: Any) -> int | None:
        """The action that the seat takes; `None` if it was illegal and so ends the game."""
        legal = _flat.mask(self.state, seat)
        if action is None or not 0 <= int(action) < len(legal):
            raise ValueError(f"player_{seat}: {action} is no action; use 0 to {len(legal) - 1}")
        if legal[int(action)]:
            return int(action)
        if self.illegal == "replace":
            return int(self.generator.choice(np.flatnonzero(legal)))
        if self.illegal == "error":
            allowed = np.flatnonzero(legal).tolist()
            raise ValueError(f"player_{seat}: action {int(action)} is illegal now; legal are {allowed}")
        self.offenders.add(seat)
        return None

    def play(self, choices: dict[int, int]) -> None:
        """One cycle, with the choices of everyone who owes one."""
        actions = _flat.actions(self.state)
        for seat in _flat.due(self.state):
            self.state.apply(seat, actions[choices[seat]])
        self.chance()
        self.cycles += 1

    def reward(self, seat: int) -> float:
        if self.offenders:
            return -1.0 if seat in self.offenders else 0.0
        outcome = self.state.outcome
        if outcome is None:
            return 0.0
        return float(outcome.scores[seat] if self.by_score else outcome.shares[seat])

    def mask(self, seat: int) -> NDArray[np.int8]:
        if not self.over:
            return _flat.mask(self.state, seat)
        waits = np.zeros(_flat.wait(self.state) + 1, dtype=np.int8)
        waits[-1] = 1
        return waits

    def observe(self, seat: int) -> Any:
        observation = _flat.observation(self.state, seat)
        return observation if self.mask_in_info else {"observation": observation, "action_mask": self.mask(seat)}

    def info(self, seat: int) -> dict[str, Any]:
        return {"action_mask": self.mask(seat)} if self.mask_in_info else {}

    def render(self, mode: str | None) -> str | None:
        if mode is None:
            gymnasium.logger.warn('nothing is rendered without a mode; make the environment with render_mode="ansi" or "human"')
            return None
        text = _text(self.state)
        if mode == "ansi":
            return text
        print(text)
        return None


class RawEnv(AECEnv[str, Any, Any]):
    """The AEC environment without the wrapper that says when `reset` was forgotten."""

    metadata = {"render_modes": RENDER_MODES, "name": "quipu_v0", "is_parallelizable": True, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        waits: bool = False,
        illegal: Illegal = "end",
        mask: Mask = "observation",
        reward: Reward = "win",
        **options: Any,
    ) -> None:
        super().__init__()
        self._table = _Table(
            game,
            players,
            options,
            render_mode=render_mode,
            max_cycles=max_cycles,
            illegal=illegal,
            mask=mask,
            reward=reward,
        )
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.waits = waits
        self.possible_agents = list(self._table.agents)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. `options` is there for PettingZoo and means nothing here."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._cycle()

    def _cycle(self) -> None:
        """Begins a cycle: everyone who is asked in it has chosen before any choice takes effect."""
        table = self._table
        self._sealed: dict[int, int] = {}
        self._asked = list(range(len(self.possible_agents))) if self.waits else list(_flat.due(table.state))
        self.infos = {agent: table.info(table.seat[agent]) for agent in self.agents}
        # When the game is over no one is due: the agents take their last step in seat order.
        self.agent_selection = self.possible_agents[self._asked[0] if self._asked else 0]

    def observe(self, agent: str) -> Any:
        return self._table.observe(self._table.seat[agent])

    def step(self, action: Any) -> None:
        table, agent = self._table, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = table.seat[agent]
        choice = table.check(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if choice is not None:
            self._sealed[seat] = choice
        still = [seat for seat in self._asked if seat not in self._sealed]
        if still and not table.over:
            self.agent_selection = self.possible_agents[still[0]]
        else:
            self._finish()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        """The end of a cycle: the choices take effect."""
        table = self._table
        if not table.over:
            table.play(self._sealed)
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: table.reward(table.seat[agent]) for agent in self.agents}
        elif self.max_cycles is not None and table.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._cycle()

    def render(self) -> str | None:
        return self._table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close: rendering is text."""


class RawParallelEnv(ParallelEnv[str, Any, Any]):
    """The parallel environment."""

    metadata = {"render_modes": RENDER_MODES, "name": "quipu_v0", "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "end",
        mask: Mask = "observation",
        reward: Reward = "win",
        **options: Any,
    ) -> None:
        self._table = _Table(
            game,
            players,
            options,
            render_mode=render_mode,
            max_cycles=max_cycles,
            illegal=illegal,
            mask=mask,
            reward=reward,
        )
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deals a new game. `options` is there for PettingZoo and means nothing here."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations()

    def _observations(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        table = self._table
        seats = {agent: table.seat[agent] for agent in self.agents}
        observations = {agent: table.observe(seat) for agent, seat in seats.items()}
        return observations, {agent: table.info(seat) for agent, seat in seats.items()}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self._table
        if not self.agents:
            raise ValueError("no game is going on; call reset() before step()")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"{', '.join(missing)}: no action; give one for each agent, `wait` for those without a choice")
        choices = {seat: table.check(seat, actions[agent]) for agent, seat in table.seat.items()}
        if not table.over:
            table.play({seat: choice for seat, choice in choices.items() if choice is not None})
        truncated = not table.over and self.max_cycles is not None and table.cycles >= self.max_cycles
        rewards = {agent: table.reward(table.seat[agent]) for agent in self.agents}
        terminations = dict.fromkeys(self.agents, table.over)
        truncations = dict.fromkeys(self.agents, truncated)
        observations, infos = self._observations()
        if table.over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        return self._table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close: rendering is text."""


def _one_of(name: str, given: Any, allowed: list[Any]) -> None:
    if given not in allowed:
        raise ValueError(f"{name} is {given!r}; use one of {', '.join(map(repr, allowed))}")


def _text(state: State) -> str:
    """What a spectator sees, a line for each part of the table."""
    return "\n".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in state.view(None).items())
