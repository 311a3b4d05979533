#!/usr/bin/env python3
"""PPO in one file with nothing but numpy: one network learns by playing every seat against itself, on the CPU.

    pip install quipu-games pettingzoo
    python ppo.py --game incan-gold --players 2 --decisions 1000000 --seed 1

Every `--every` decisions it plays against a bot, one seat for the network and the others for the bot, and prints the share of the wins. An
equal player would get 1/players. docs/research.md has the curve. Runs with the same seed and numpy give the same curve.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import quipu
from quipu.pettingzoo import RawParallelEnv, parallel_env

Floats = NDArray[np.float32]
NEVER = np.float32(-1e9)


class Network:
    """Bytes in, two layers of tanh, out come the logits of the actions and the value."""

    def __init__(self, inputs: int, actions: int, hidden: int, random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            weights: Floats = (random.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return weights

        self.weights = [layer(inputs, hidden, 1.0), layer(hidden, hidden, 1.0), layer(hidden, actions + 1, 0.01)]
        self.biases = [np.zeros(it.shape[1], np.float32) for it in self.weights]
        self.first = [np.zeros_like(it) for it in self.weights + self.biases]
        self.second = [np.zeros_like(it) for it in self.weights + self.biases]
        self.steps = 0
        self.seen, self.mean, self.spread = 1e-4, np.zeros(inputs, np.float64), np.ones(inputs, np.float64)

    def look(self, observations: Floats) -> None:
        """Keeps the mean and the variance of every byte, to scale it."""
        count, mean, spread = len(observations), observations.mean(0), observations.var(0)
        total, apart = self.seen + count, mean - self.mean
        self.spread = (self.spread * self.seen + spread * count + apart**2 * self.seen * count / total) / total
        self.mean, self.seen = self.mean + apart * count / total, total

    def forward(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, list[Floats]]:
        """The log-probabilities of the actions, the values, and what `backward` needs."""
        scaled = (observations - self.mean) / np.sqrt(self.spread + 1e-2)
        layers = [np.clip(scaled, -5, 5).astype(np.float32)]
        for number in range(2):
            layers.append(np.tanh(layers[-1] @ self.weights[number] + self.biases[number]))
        out = layers[-1] @ self.weights[2] + self.biases[2]
        logits = np.where(masks, out[:, :-1], NEVER)
        logits = logits - logits.max(1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(1, keepdims=True)), out[:, -1], layers

    def learn(self, out: Floats, layers: list[Floats], rate: float) -> None:
        """One step of Adam; `out` is the gradient of the loss by what the last layer gave."""
        weights, biases = [np.empty(0, np.float32)] * 3, [np.empty(0, np.float32)] * 3
        for number in (2, 1, 0):
            weights[number], biases[number] = layers[number].T @ out, out.sum(0)
            if number:
                out = (out @ self.weights[number].T) * (1 - layers[number] ** 2)
        gradients = weights + biases
        length = np.sqrt(sum(float((it**2).sum()) for it in gradients))
        self.steps += 1
        for number, (weight, gradient) in enumerate(zip(self.weights + self.biases, gradients, strict=True)):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-8))
            self.first[number] += 0.1 * (gradient - self.first[number])
            self.second[number] += 0.001 * (gradient**2 - self.second[number])
            first = self.first[number] / (1 - 0.9**self.steps)
            second = self.second[number] / (1 - 0.999**self.steps)
            weight -= (rate * first / (np.sqrt(second) + 1e-5)).astype(np.float32)


def sample(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row of log-probabilities."""
    sums = np.cumsum(np.exp(chances), 1)
    drawn: NDArray[np.int64] = (random.random((len(sums), 1)) * sums[:, -1:] > sums[:, :-1]).sum(1)
    return drawn


@dataclass
class Memory:
    """The decisions of one player in one game."""

    rows: list[tuple[Floats, NDArray[np.bool_], int, float, float]] = field(default_factory=list)

    def advantages(self, reward: float, smoothing: float) -> list[float]:
        """How much better than expected each decision went. Nothing is discounted, and the reward comes at the end."""
        values = [value for *_, value in self.rows] + [reward]
        advantages, ahead = [0.0] * len(self.rows), 0.0
        for at in range(len(self.rows) - 1, -1, -1):
            ahead = values[at + 1] - values[at] + smoothing * ahead
            advantages[at] = ahead
        return advantages


class Tables:
    """Games side by side, all seats played by the network."""

    def __init__(self, count: int, game: str, players: int, seed: int) -> None:
        self.tables: list[RawParallelEnv] = [parallel_env(game, players) for _ in range(count)]
        self.seen = [table.reset(seed=seed * 100_003 + number)[0] for number, table in enumerate(self.tables)]
        self.memories = [{agent: Memory() for agent in table.agents} for table in self.tables]

    def play(
        self, network: Network, decisions: int, random: np.random.Generator, smoothing: float
    ) -> tuple[Floats, NDArray[np.bool_], NDArray[np.int64], Floats, Floats, Floats]:
        """Whole games, until they have this many decisions: what was seen, what was legal, what was done, how likely it was, how good."""
        done: list[tuple[Floats, NDArray[np.bool_], int, float, float, float]] = []
        while len(done) < decisions:
            due = [
                (number, agent, seen["observation"], seen["action_mask"])
                for number, seats in enumerate(self.seen)
                for agent, seen in seats.items()
                if not seen["action_mask"][-1]
            ]
            observations = np.stack([it[2] for it in due]).astype(np.float32)
            masks = np.stack([it[3][:-1] for it in due]).astype(bool)
            chances, values, _ = network.forward(observations, masks)
            actions = sample(chances, random)
            wait = masks.shape[1]
            choices = [{agent: wait for agent in table.agents} for table in self.tables]
            for row, (number, agent, _, _) in enumerate(due):
                action = int(actions[row])
                choices[number][agent] = action
                remembered = (observations[row], masks[row], action, float(chances[row, action]), float(values[row]))
                self.memories[number][agent].rows.append(remembered)
            for number, table in enumerate(self.tables):
                self.seen[number], rewards, _, _, _ = table.step(choices[number])
                if not table.agents:
                    for agent, memory in self.memories[number].items():
                        gains = memory.advantages(rewards[agent], smoothing)
                        done += [(*row, gain) for row, gain in zip(memory.rows, gains, strict=True)]
                    self.seen[number], _ = table.reset()
                    self.memories[number] = {agent: Memory() for agent in table.agents}
        columns = list(zip(*done, strict=True))
        numbers = [np.asarray(column, np.float32) for column in columns[3:]]
        return np.stack(columns[0]), np.stack(columns[1]), np.asarray(columns[2]), numbers[0], numbers[1], numbers[2]


def improve(
    network: Network, tables: Tables, options: argparse.Namespace, rate: float, random: np.random.Generator
) -> tuple[int, float]:
    """One iteration of PPO: play, then learn from it a few times over. Returns the number of decisions and the entropy."""
    observations, masks, actions, before, values, gains = tables.play(network, options.batch, random, options.smoothing)
    network.look(observations)
    targets = values + gains
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    entropies = []
    for _ in range(options.epochs):
        order = random.permutation(len(actions))
        for part in np.array_split(order, max(1, len(order) // options.minibatch)):
            chances, value, layers = network.forward(observations[part], masks[part])
            odds, rows = np.exp(chances), np.arange(len(part))
            ratio = np.exp(chances[rows, actions[part]] - before[part])
            gain = gains[part]
            # Beyond the clip nothing is left to gain.
            open_ = np.where(gain > 0, ratio < 1 + options.clip, ratio > 1 - options.clip)
            push = -(gain * ratio * open_)
            entropy = -(odds * np.where(masks[part], chances, 0)).sum(1, keepdims=True)
            one = np.zeros_like(odds)
            one[rows, actions[part]] = 1
            slope = push[:, None] * (one - odds)
            slope += options.entropy * odds * (np.where(masks[part], chances, 0) + entropy)
            out = np.concatenate([slope, (value - targets[part])[:, None]], 1) / len(part)
            network.learn(out.astype(np.float32), layers, rate)
            entropies.append(float(entropy.mean()))
    return len(actions), float(np.mean(entropies))


def against(network: Network, bot: str, game: str, players: int, games: int, seed: int) -> tuple[float, float]:
    """The network's share of the wins against a bot in all other seats, with its standard error. It plays each seat in turn."""
    random, shares = np.random.default_rng(seed), []
    for number in range(games):
        state, own = quipu.game(game, players=players), number % players
        bots = {seat: quipu.bot(state, bot, seat, seed=seed * 1000 + number) for seat in range(players) if seat != own}
        while state.outcome is None:
            if state.turn.kind == "chance":
                state.draw(random)
                continue
            seat = state.turn.seats[0]
            if seat == own:
                seen = np.asarray(state.observation(seat), np.float32)[None]
                chances, _, _ = network.forward(seen, np.asarray(state.legal_mask(seat), bool)[None])
                state.apply(seat, state.actions[int(sample(chances, random)[0])])
            else:
                state.apply(seat, bots[seat].choose(state))
        shares.append(state.outcome.shares[own])
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(games))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing against yourself.")
    parser.add_argument("--game", default="incan-gold", choices=quipu.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how long to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=200_000, help="decisions between two contests")
    parser.add_argument("--bot", default="guide", help="the opponent in contests")
    parser.add_argument("--games", type=int, default=400, help="games of a contest")
    parser.add_argument("--tables", type=int, default=64, help="games side by side")
    parser.add_argument("--batch", type=int, default=8192, help="decisions of an iteration")
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--smoothing", type=float, default=0.95)
    options = parser.parse_args()

    random = np.random.default_rng(options.seed)
    tables = Tables(options.tables, options.game, options.players, options.seed)
    mask, seen = tables.seen[0]["player_0"]["action_mask"], tables.seen[0]["player_0"]["observation"]
    network = Network(len(seen), len(mask) - 1, options.hidden, random)
    learned, contest, entropy, began = 0, 0, float("nan"), time.perf_counter()
    print(f"decisions,seconds,entropy,share against {options.bot},standard error")
    while True:
        if learned >= contest or learned >= options.decisions:
            share, error = against(network, options.bot, options.game, options.players, options.games, options.seed)
            seconds = time.perf_counter() - began
            print(f"{learned},{seconds:.1f},{entropy:.3f},{share:.3f},{error:.3f}", flush=True)
            contest += options.every
            if learned >= options.decisions:
                return
        rate = options.rate * max(0.05, 1 - learned / options.decisions)
        more, entropy = improve(network, tables, options, rate, random)
        learned += more


if __name__ == "__main__":
    main()
