"""A bot for Quipu: quipu arena incan-gold --bots guide,porter --bot cmd:"python3 examples/mybot.py"

In Incan Gold it leaves when three hazards lie on the path or when it carries ten gems. In the other games it takes any
choice that is allowed: a start for a bot of your own. docs/bots.md describes every message.
"""
import json
import random
import sys


def choose(game, seat, view, legal):
    if game == "incan-gold":
        hazards = sum(card["card"].startswith("hazard") for card in view["path"])
        return "camp" if hazards >= 3 or view["beside"][seat] >= 10 else "torch"
    return random.choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        game = message["game"]
    elif message["type"] == "start":
        seat = message["seat"]
        random.seed(message["seed"])  # so that the same contest gives the same games
    elif message["type"] == "decide":
        action = choose(game, seat, message["view"], message["legal"])
        answer = {"type": "action", "decision": message["decision"], "action": action}
        print(json.dumps(answer), flush=True)
