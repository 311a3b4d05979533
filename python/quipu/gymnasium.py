"""Registers the games with Gymnasium: `quipu/IncanGold-v0`, `quipu/Gold-v0` and `quipu/LostTemple-v0`.

    import gymnasium
    import quipu.gymnasium

    envs = gymnasium.make_vec("quipu/Gold-v0", num_envs=1024, players=2)

`gymnasium.make` gives one game at a time, `make_vec` many side by side. `quipu.vector` says what they take and return.
"""

from __future__ import annotations

from typing import Any

from gymnasium.envs.registration import register, registry

from quipu.vector import Env, VectorEnv

#: The name of each environment, and of its game.
ENVIRONMENTS = {
    "quipu/IncanGold-v0": "incan-gold",
    "quipu/Gold-v0": "gold",
    "quipu/LostTemple-v0": "lost-temple",
}


def register_all() -> None:
    """Registers what is not registered yet."""
    for name, game in ENVIRONMENTS.items():
        if name not in registry:
            register(name, entry_point=make, vector_entry_point=make_vec, kwargs={"game": game})


def make(**options: Any) -> Env:
    return Env(**options)


def make_vec(**options: Any) -> VectorEnv:
    return VectorEnv(**options)


register_all()
