"""Both schemes of docs/fair.md a second time, with nothing but Python's standard library.

    python3 vector.py              prints the numbers that scheme.rs expects
    python3 vector.py GAME.jsonl   deals a finished game of Incan Gold (2006 edition, scheme 2) or of Gold again and compares
"""

import hashlib
import hmac
import json
import struct
import sys


def rotate(word, by):
    return (word << by | word >> 32 - by) & 0xFFFFFFFF


def quarter(x, a, b, c, d):
    x[a] = (x[a] + x[b]) & 0xFFFFFFFF
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & 0xFFFFFFFF
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & 0xFFFFFFFF
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & 0xFFFFFFFF
    x[b] = rotate(x[b] ^ x[c], 7)


def block(key, counter, stream):
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, stream)))
    x = start[:]
    for _ in range(10):
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, start)))


def key_of(secret, game_id, salts):
    return hmac.new(secret, game_id.encode() + b"\0" + b"".join(salt or bytes(32) for salt in salts), hashlib.sha256).digest()


def words(key, step):
    counter = 0
    while True:
        yield from struct.unpack("<8Q", block(key, counter, step))
        counter += 1


def below(key, step, total):
    for word in words(key, step):
        if word * total % 2**64 >= 2**64 % total:
            return word * total >> 64


def key_2(secret, deal_id, salts):
    text = b"quipu-deal-2\0" + deal_id.encode() + b"\0" + b"".join(salt or bytes(32) for salt in salts)
    return hmac.new(secret, text, hashlib.sha256).digest()


def place(key, pool, card, copy):
    """The place of a card in the order of its pool; `card` is as in the record, with its quotes."""
    return hmac.new(key, f"{pool}/{card}/{copy}".encode(), hashlib.sha256).hexdigest()


def order(key, pool, cards):
    """The cards of a pool, given as {card: copies}, in their order."""
    places = ((place(key, pool, card, copy), card) for card, copies in cards.items() for copy in range(copies))
    return [card for _, card in sorted(places)]


TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
HAZARDS = ["spider", "mummy", "fire", "snake", "rockfall"]
GOLD_DECK = {f'"gold-{value}"': copies for value, copies in [(1, 5), (2, 7), (3, 7), (4, 5)]}
GOLD_DECK |= {f'"{color}-{value}"': copies for color in ["green", "orange", "blue", "red", "purple"] for value, copies in [(2, 2), (3, 2), (4, 2), (5, 1)]}
GOLD_DECK |= {'"dynamite"': 5}


def incan_gold(key, lines):
    """Deals each round again: the deck of a round is what is in the game when it begins."""
    hazards = {f'"hazard-{kind}"': 3 for kind in HAZARDS}
    artifacts, number, lines = [], 0, list(lines)
    while lines:
        number += 1
        artifacts.append(f'"artifact-{number}"')
        deck = {**hazards, **{card: 1 for card in artifacts}}
        for value in TREASURES:
            deck[f'"treasure-{value}"'] = deck.get(f'"treasure-{value}"', 0) + 1
        path, inside = [], None
        for expected in order(key, f"round-{number}", deck):
            line = lines.pop(0)
            found = json.dumps(line["chance"])
            assert found == expected, f"round {number}: {found}, but {expected} was due"
            if found in hazards and found in path:  # the second of a kind ends the round, and one of them leaves the game
                hazards[found] -= 1
                break
            path.append(found)
            choices = []
            while lines and "seat" in lines[0]:
                choices.append(lines.pop(0))
            inside = inside or {choice["seat"] for choice in choices} or None
            camped = {choice["seat"] for choice in choices if choice["do"] == "camp"}
            if len(camped) == 1:  # who leaves alone takes the artifacts
                artifacts = [card for card in artifacts if card not in path]
                path = [card for card in path if not card.startswith('"artifact')]
            if inside is not None:
                inside -= camped
                if not inside:
                    break
        # Artifacts left on the path are lost.
        artifacts = [card for card in artifacts if card not in path]
    return number


def gold(key, lines, deck):
    cards, flipped = order(key, "round-1", deck), None
    for line in lines:
        if "chance" in line:
            found = json.dumps(line["chance"])
            assert found == cards[flipped], f"position {flipped}: {found}, but {cards[flipped]} lies there"
        else:
            flipped = line["do"]["flip"]
    return 1


def check(path):
    with open(path, encoding="utf-8") as file:
        header, *lines = [json.loads(line) for line in file]
    fair = header["fair"]
    assert fair["scheme"] == 2, "only scheme 2"
    secret = bytes.fromhex(fair["secret"])
    assert hashlib.sha256(secret).hexdigest() == fair["commitment"], "the secret does not fit its commitment"
    key = key_2(secret, fair["id"], [salt and bytes.fromhex(salt) for salt in fair["salts"]])
    game = header["game"]
    assert game in ("incan-gold", "gold") and set(header.get("options", {})) <= {"open_tents", "start", "mines", "stall_guard", "open_piles"}
    if game == "gold":
        rounds = gold(key, lines, GOLD_DECK)
    else:
        rounds = incan_gold(key, lines)
    print(f"{path}: every card of {rounds} rounds is as dealt")


if __name__ == "__main__":
    for path in sys.argv[1:]:
        check(path)
    if sys.argv[1:]:
        sys.exit()
    # The first block of ChaCha20 under zeros is in RFC 8439, appendix A.1.
    assert block(bytes(32), 0, 0).hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    secret = bytes(range(32))
    key = key_of(secret, "example", [bytes([0xA0] * 32), None, bytes([0xA2] * 32)])
    print("commitment", hashlib.sha256(secret).hexdigest())
    print("key", key.hex())
    for step in [1, 2, 2**32 + 7]:
        source = words(key, step)
        print("step", step, [f"{next(source):016x}" for _ in range(40)][:: 13])
    print("below", [below(key, step, total) for step, total in [(1, 31), (1, 2**32 - 1), (2, 31), (3, 64)]])
    key = key_2(secret, "example", [bytes([0xA0] * 32), None, bytes([0xA2] * 32)])
    print("scheme 2: key", key.hex())
    for card, copy in [('"treasure-11"', 0), ('"treasure-11"', 1), ('"hazard-snake"', 2), ('"artifact-1"', 0)]:
        print("place", card, copy, place(key, "round-1", card, copy))
    deck = {f'"hazard-{kind}"': 3 for kind in HAZARDS} | {'"artifact-1"': 1}
    for value in TREASURES:
        deck[f'"treasure-{value}"'] = deck.get(f'"treasure-{value}"', 0) + 1
    print("order", " ".join(order(key, "round-1", deck)[:5]))
    print("first player of 3", min(range(3), key=lambda seat: place(key, "first-player-1", seat, 0)))
    print("daily", hashlib.sha256(b"quipu-daily-2/incan-gold/2026-11-18").hexdigest())
