"""Vector environments: Gymnasium's own checks, its autoreset modes, seeds, and what happens to bad input."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import quipu  # noqa: E402
import quipu.gymnasium  # noqa: E402
from quipu._quipu import Lanes  # noqa: E402
from quipu.vector import Env, VectorEnv  # noqa: E402

GAMES = list(quipu.gymnasium.ENVIRONMENTS.items())


def vec(game: str = "incan-gold", num_envs: int = 6, **options: Any) -> VectorEnv:
    return VectorEnv(game, num_envs, **options)


@pytest.mark.parametrize(("name", "game"), GAMES)
def test_make_vec(name: str, game: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=16, players=3)
    assert isinstance(envs.unwrapped, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    for _ in range(200):
        mask = infos["action_mask"]
        actions = envs.action_space.sample(mask=tuple(np.maximum(row, not row.any()) for row in mask))
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert observations in envs.observation_space
        assert rewards.shape == terminations.shape == truncations.shape == (16,)
    envs.close()


@pytest.mark.parametrize("game", quipu.games())
def test_gymnasium_checks_one_game(game: str) -> None:
    class Legal(Env):
        """The checker samples without a mask: what is illegal becomes the first legal action."""

        def step(self, action: Any) -> Any:
            mask = self.action_masks()
            return super().step(action if mask[action] else np.int64(mask.argmax()))

    check_env(Legal(game, 3), skip_render_check=True)


@pytest.mark.parametrize("game", quipu.games())
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_autoreset(game: str, mode: AutoresetMode) -> None:
    envs = vec(game, players=2, autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] == mode
    assert VectorEnv.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    envs.reset(seed=3)
    before = np.zeros(6, dtype=bool)
    ends = 0
    for _ in range(1500):
        observations, rewards, terminated, truncated, infos = envs.step(envs.sample())
        assert not truncated.any()
        choosing = infos["action_mask"].any(axis=1)
        if mode == AutoresetMode.NEXT_STEP:
            assert not (before & terminated).any()
            assert (rewards[before] == 0).all()
            assert (choosing == ~terminated).all()
        elif mode == AutoresetMode.SAME_STEP:
            assert choosing.all()
            assert ("final_obs" in infos) == bool(terminated.any())
            if terminated.any():
                assert (infos["_final_obs"] == terminated).all()
                assert (infos["final_obs"][terminated] != observations[terminated]).any(axis=1).all()
        else:
            assert (terminated | ~before).all(), "a lane that is over stays so"
            assert (choosing == ~terminated).all()
            if terminated.all():
                mask = np.array([True, False] * 3)
                again, _ = envs.reset(options={"reset_mask": mask})
                assert (again[~mask] == observations[~mask]).all()
                terminated = ~mask
        ends += int((terminated & ~before).sum())
        before = terminated
    assert ends > 6


@pytest.mark.parametrize("game", quipu.games())
def test_seeds_repeat_games(game: str) -> None:
    def play(envs: VectorEnv, seed: Any) -> list[Any]:
        seen = [envs.reset(seed=seed)[0]]
        for _ in range(150):
            seen.extend(envs.step(envs.sample())[:4])
        return seen

    envs = vec(game, players=3)
    first, again = play(envs, 5), play(envs, 5)
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    listed = play(vec(game, players=3), [5, 6, 7, 8, 9, 10])
    assert all((one == other).all() for one, other in zip(first, listed, strict=True))
    alone = play(vec(game, num_envs=1, players=3), 8)
    assert all((one[3] == other[0]).all() for one, other in zip(first, alone, strict=True))
    other = play(envs, 99)
    assert any((one != two).any() for one, two in zip(first, other, strict=True))
    envs = vec(game, num_envs=64)
    observations = envs.reset()[0]
    for _ in range(3):
        observations = envs.step(envs.sample())[0]
    assert len({row.tobytes() for row in observations}) > 1, "without a seed the games differ"


def test_every_seat_learns() -> None:
    lanes = Lanes("incan-gold", 4, 256)
    lanes.reset(np.arange(256, dtype=np.uint64))
    assert lanes.observations.shape == (256, 4, lanes.size)
    assert lanes.masks.shape == (256, 4, 2)
    views = (lanes.observations, lanes.rewards)
    ended = shared = 0
    for _ in range(200):
        lanes.step(lanes.sample())
        assert (lanes.due == lanes.masks.any(axis=2)).all()
        sums = lanes.rewards.sum(axis=1)
        assert np.allclose(sums, lanes.terminated)
        ended += int(lanes.terminated.sum())
        shared += int((lanes.rewards == 0.5).any(axis=1).sum())
    assert ended > 1000 and shared > 0
    assert views[0] is lanes.observations and views[1] is lanes.rewards, "the arrays are always the same"
    assert np.from_dlpack(lanes.observations).ctypes.data == lanes.observations.ctypes.data


@pytest.mark.parametrize("game", quipu.games())
def test_observations_are_those_of_the_state(game: str) -> None:
    """The same encoding everywhere: actions, and the parts of an observation."""
    lanes = Lanes(game, 2, 4)
    state = quipu.game(game, players=2)
    assert lanes.action_list == list(state.actions)
    assert vec(game, players=2).fields == state.fields
    assert lanes.size == len(state.observation(0))
    assert all(about for *_, about in lanes.fields)


def test_copies_and_the_arrays_themselves() -> None:
    copies, bare = vec(), vec(copy=False)
    kept, _ = copies.reset(seed=1)
    shared, _ = bare.reset(seed=1)
    before = kept.copy()
    for _ in range(20):
        copies.step(copies.sample())
        bare.step(bare.sample())
    assert (kept == before).all()
    assert shared is bare.lanes.observations and (shared != before).any()


def test_long_games_are_truncated() -> None:
    envs = vec("gold", players=2, max_episode_steps=4)
    envs.reset(seed=1)
    cut = [bool(envs.step(envs.sample())[3].all()) for _ in range(10)]
    assert cut == [False, False, False, True, False] * 2


def test_each_seat_learns_in_its_lanes() -> None:
    envs = vec("gold", num_envs=4, players=2, learner="each", start=0)
    observations, _ = envs.reset(seed=[1, 1, 1, 1])
    assert (observations[0] == observations[2]).all()
    assert (observations[1] == observations[3]).all()
    assert (observations[0] != observations[1]).any()


def test_bad_input_is_named() -> None:
    lanes = Lanes("gold", 3, 4)
    lanes.reset(np.zeros(4, dtype=np.uint64))
    right = np.zeros((4, 3), dtype=np.int64)
    bad: list[tuple[Any, type[Exception], str]] = [
        ([0, 1], TypeError, r"actions must be a numpy array of int64 with the shape \[4, 3\], not a list"),
        (right.astype(np.float32), TypeError, r"dtype int64, not float32; use actions.astype"),
        (right[:3], ValueError, r"actions must have the shape \[4, 3\], not \[3, 3\]"),
        (np.zeros((3, 4), np.int64).T, ValueError, "C-contiguous; use numpy.ascontiguousarray"),
        (right + 64, quipu.IllegalStep, "lane 0, seat 0: action 64 is not legal now"),
        (right - 1, quipu.IllegalStep, "lane 0, seat 0: action -1 is not legal now"),
    ]
    for actions, error, sentence in bad:
        before = lanes.observations.copy()
        with pytest.raises(error, match=sentence):
            lanes.step(actions)
        assert (lanes.observations == before).all()
    with pytest.raises(ValueError, match="allows no action"):
        lanes.sample(np.zeros((4, 3, 64), dtype=bool))
    with pytest.raises(TypeError, match="seeds must have the dtype uint64"):
        lanes.reset(np.zeros(4, dtype=np.int64))  # pyright: ignore[reportArgumentType]
    lanes.rewards.flags.writeable = False
    with pytest.raises(ValueError, match="the array rewards cannot be used now"):
        lanes.step(right)


def test_bad_settings_are_named() -> None:
    wrong: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"game": "chess"}, quipu.SetupError, "there is no game"),
        ({"players": 9}, quipu.SetupError, "2 to 8 players, not 9"),
        ({"edition": "1999"}, quipu.SetupError, "edition"),
        ({"lanes": 2**40}, quipu.SetupError, "too many"),
        ({"learner": 4}, ValueError, "there is no seat 4"),
        ({"learner": "all"}, TypeError, "learner is the number of a seat"),
        ({"autoreset": "never"}, ValueError, "there is no autoreset"),
        ({"reward": "gems"}, ValueError, "there is no reward"),
    ]
    for given, error, sentence in wrong:
        with pytest.raises(error, match=sentence):
            Lanes(**{"game": "incan-gold", "players": 4, "lanes": 1, **given})
    envs = vec()
    with pytest.raises(ValueError, match="3 seeds were given; use one for each of the 6 lanes"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        fractions: Any = np.zeros(6)
        envs.step(fractions)
    with pytest.raises(gymnasium.error.ResetNeeded):
        one = Env("incan-gold", 2)
        one.reset(seed=1)
        while True:
            one.step(np.int64(one.action_masks().argmax()))


def test_threads_play_side_by_side() -> None:
    """The interpreter's lock is free while games are played, and what is played in one thread does not depend on others."""

    def play() -> bytes:
        lanes = Lanes("lost-temple", 4, 64)
        lanes.reset(np.arange(64, dtype=np.uint64))
        for _ in range(100):
            lanes.step(lanes.sample())
        return lanes.observations.tobytes()

    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: play(), range(8))) == {play()}
