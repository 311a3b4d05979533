"""Vector environments for Gymnasium: one learner in every game, against players who choose at random.

    import gymnasium
    import quipu.gymnasium  # registers the environments

    envs = gymnasium.make_vec("quipu/IncanGold-v0", num_envs=1024, players=4)
    observations, infos = envs.reset(seed=7)
    actions = envs.sample()
    observations, rewards, terminations, truncations, infos = envs.step(actions)

* **Observations** are bytes: what the learner knows, and nothing else. `fields` says what they mean, by name.
* **Actions** are indices; `actions` lists them as records have them. `infos["action_mask"]` marks those that are legal now. An illegal
  action raises `IllegalStep`, which names the lane, and changes nothing.
* **Rewards** are 0 until the game is over, then the learner's share of the win: 1 for the only winner, 1/2 for each of two, 0 for all others.
  With `reward="score"` it is the score.
* **Seeds**: `reset(seed=7)` gives lane n the seed 7 + n. The same seed and actions give the same game in any lane.
* **Arrays** are copied before they are returned. With `copy=False` they are the same arrays in every step, filled in place; so is
  their memory through DLPack (`torch.from_dlpack(observations)`).

For self-play, where every seat learns, use `quipu.Lanes` itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        "quipu's environments need Gymnasium; install it with: pip install 'quipu-games[gymnasium]'"
    ) from missing

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quipu._quipu import Lanes

Reward = Literal["win", "score"]
Learner = int | Literal["each"]
Bytes = NDArray[np.uint8]
Indices = NDArray[np.int64]

_MODES: dict[AutoresetMode, Literal["next-step", "same-step", "disabled"]] = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


class VectorEnv(gymnasium.vector.VectorEnv[Bytes, Indices, NDArray[Any]]):
    """Many games side by side. Options that are not listed are the game's, as in records.

    `learner` is the learner's seat in every game, or "each" for seat 0 in the first lane, seat 1 in the next, and so on.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        *,
        learner: Learner = 0,
        reward: Reward = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        copy: bool = True,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise ValueError(f"nothing is rendered here, so render_mode must be None, not {render_mode!r}")
        mode = AutoresetMode(autoreset_mode)
        self.lanes = Lanes(
            game,
            players,
            num_envs,
            autoreset=_MODES[mode],
            reward=reward,
            learner=learner,
            most_steps=max_episode_steps or 0,
            **options,
        )
        self.copy = copy
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "autoreset_mode": mode}
        self.mode = mode
        self.single_observation_space = spaces.Box(0, 255, (self.lanes.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.lanes.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeded = False

    @property
    def fields(self) -> dict[str, slice]:
        """Where each part of an observation is: `observations[:, envs.fields["inside"]]`."""
        return {name: slice(start, start + length, 1) for name, start, length, _ in self.lanes.fields}

    @property
    def actions(self) -> list[Any]:
        """The actions by index, as records have them."""
        return self.lanes.action_list

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, in every lane: the name that MaskablePPO asks for."""
        return self._out(self.lanes.masks)

    def sample(self) -> Indices:
        """A random legal action in every lane, drawn by the lane's own generator; 0 in lanes whose game is over."""
        return self._out(self.lanes.sample())

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begins new games. Without a seed every lane continues with its next game, after the first time.

        `options={"reset_mask": mask}` begins new games only where the mask is true.
        """
        chosen = None if options is None else options.get("reset_mask")
        self.lanes.reset(self._seeds(seed), chosen)
        return self._out(self.lanes.observations), self._infos()

    def step(
        self, actions: Indices
    ) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Applies an action in every lane. What happens after a game's end depends on the autoreset mode."""
        lanes = self.lanes
        lanes.step(_indices(actions))
        infos = self._infos()
        if self.mode == AutoresetMode.SAME_STEP:
            ended = lanes.terminated | lanes.truncated
            if ended.any():
                infos["final_obs"] = self._out(lanes.final_observations)
                infos["_final_obs"] = ended
        return (
            self._out(lanes.observations),
            lanes.rewards.astype(np.float64),
            self._out(lanes.terminated),
            self._out(lanes.truncated),
            infos,
        )

    def _out(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": self._out(self.lanes.masks.view(np.int8)), "_action_mask": every}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> NDArray[np.uint64] | None:
        """One seed for each lane; `None` to continue with the generators there are."""
        if seed is None and self._seeded:
            return None
        self._seeded = True
        count = self.num_envs
        if seed is None:
            return np.random.default_rng().integers(0, 2**64, count, dtype=np.uint64)
        if isinstance(seed, (int, np.integer)):
            if not 0 <= seed < 2**63:
                raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
            return np.uint64(seed) + np.arange(count, dtype=np.uint64)
        if len(seed) != count:
            raise ValueError(f"{len(seed)} seeds were given; use one for each of the {count} lanes")
        fresh = np.random.default_rng().integers(0, 2**64, count, dtype=np.uint64)
        return np.array([new if old is None else old for old, new in zip(seed, fresh, strict=True)], np.uint64)


class Env(gymnasium.Env[Bytes, np.int64]):
    """One game at a time, with the same learner, opponents, observations and rewards as `VectorEnv`."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        learner: int = 0,
        reward: Reward = "win",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise ValueError(f"nothing is rendered here, so render_mode must be None, not {render_mode!r}")
        self.lanes = Lanes(game, players, 1, autoreset="disabled", reward=reward, learner=learner, **options)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.lanes.size,), np.uint8)
        self.action_space = spaces.Discrete(self.lanes.action_count)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        mask: NDArray[np.bool_] = self.lanes.masks[0].copy()
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begins a new game."""
        super().reset(seed=seed)
        own = self.np_random.integers(0, 2**64, 1, dtype=np.uint64)
        self.lanes.reset(own)
        return self.lanes.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Applies the learner's action."""
        lanes = self.lanes
        if lanes.terminated[0]:
            raise gymnasium.error.ResetNeeded("the game is over; call reset() before the next step")
        lanes.step(_indices([action]))
        return (
            lanes.observations[0].copy(),
            float(lanes.rewards[0]),
            bool(lanes.terminated[0]),
            False,
            self._info(),
        )

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.lanes.masks[0].astype(np.int8)}


def _indices(actions: Any) -> Indices:
    """Whole numbers of any kind as those that the lanes take."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise TypeError(f"actions must be whole numbers, not {given.dtype}")
    return np.ascontiguousarray(given, dtype=np.int64)
