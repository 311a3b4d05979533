#!/usr/bin/env python3
"""A contest between bots, divided among the workers of a Ray cluster. Without a cluster, Ray starts workers on your own computer.

    pip install quipu-games ray
    python ray_arena.py --game incan-gold --bots guide,pathfinder --players 2 --deals 400 --workers 2

The deals are divided into parts of equal size. Each part is a contest of its own with its own seed, so the result depends on `--deals`, `--parts` and
`--seed`, but not on how many workers there are. The error is that of the mean over the parts.
"""

from __future__ import annotations

import argparse
import statistics
import time

import ray

import quipu


@ray.remote(num_cpus=1)
def part(game: str, bots: list[str], players: int, deals: int, seed: int) -> dict[str, tuple[float, float, int]]:
    """By bot, its share of the wins, its mean score, and its games."""
    rows = quipu.arena(game, bots, players=players, deals=deals, orders="rotate", seed=seed, threads=1)
    return {row.bot: (row.wins.mean, row.score.mean, row.games) for row in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare bots on a Ray cluster.")
    parser.add_argument("--game", default="incan-gold", choices=quipu.games())
    parser.add_argument("--bots", default="guide,pathfinder", help="names, with commas between them")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=400, help="deals in all")
    parser.add_argument("--parts", type=int, default=20, help="parts of the contest, 2 or more")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="local workers, if there is no cluster")
    parser.add_argument("--address", help="address of a cluster")
    options = parser.parse_args()
    if options.parts < 2 or options.deals < options.parts:
        parser.error("use at least 2 parts, and at least one deal for each")

    if options.address:
        ray.init(address=options.address)
    else:
        ray.init(num_cpus=options.workers, include_dashboard=False)
    began, bots, deals = time.perf_counter(), options.bots.split(","), options.deals // options.parts
    asked = [
        part.remote(options.game, bots, options.players, deals, options.seed + number) for number in range(options.parts)
    ]
    answers = ray.get(asked)
    seconds = time.perf_counter() - began
    ray.shutdown()

    print("bot,games,share of wins,standard error,score")
    results = []
    for bot in answers[0]:
        wins = [answer[bot][0] for answer in answers]
        score = statistics.mean(answer[bot][1] for answer in answers)
        games = sum(answer[bot][2] for answer in answers)
        error = statistics.stdev(wins) / len(wins) ** 0.5
        results.append((statistics.mean(wins), f"{bot},{games},{statistics.mean(wins):.3f},{error:.3f},{score:.2f}"))
    for _, line in sorted(results, reverse=True):
        print(line)
    print(f"# {deals * options.parts} deals in {seconds:.1f} s")


if __name__ == "__main__":
    main()
