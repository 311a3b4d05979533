"""A second implementation: checks a table of the two-player game without any code of the solver.

    python3 check.py TABLE                       re-solves the last round with some decks and leads
    python3 check.py TABLE --round R --lead L    re-solves round R at a lead, full deck (minutes for early rounds)
    python3 check.py TABLE --nodes FILE          checks positions written by `incan_gold_solve --nodes N`; `-` reads them from a pipe
"""

import hashlib
import struct
import sys
from functools import lru_cache

GEMS = [5, 7, 11, 1, 2, 3, 4, 9, 13, 14, 15, 17]
CARDS = [2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
VALUES = {2005: [], 2006: [5, 5, 5, 10, 10], 2016: [5, 5, 5, 10, 10], 2020: [5, 7, 8, 10, 12]}
HALF = 0.5


def count(year, relics):
    return bin(relics).count("1") if year == 2020 else relics


def parts(year, relics):
    """What can be left of the artifacts in a deck, fewest first."""
    every = [p for p in range(relics + 1) if year != 2020 or p & ~relics == 0]
    return sorted(every, key=lambda p: count(year, p))


def points(year, owned, deck, left):
    if year == 2020:
        return sum(v for bit, v in enumerate(VALUES[year]) if (deck & ~left) >> bit & 1)
    return sum(VALUES[year][owned:owned + deck - left])


def all_kinds(round_):
    return [(one, two, 5 - one - two) for one in range(3) for two in range(5) if two + 2 * one < round_]


def starts(year, round_):
    whole = len(VALUES[year])
    if year in (2005, 2016):
        return [(n, t) for n in range(whole if round_ == 1 else 0, whole + 1) for t in range(whole - n + 1)]
    if year == 2006:
        return [(n, t) for n in range(1, round_ + 1) for t in range(round_ - n + 1)]
    newest = [p for p in parts(year, 2 ** round_ - 1) if p >> (round_ - 1) & 1]
    return [(p, t) for p in newest for t in range(round_ - count(year, p) + 1)]


def width(year, round_):
    artifacts = sum(VALUES[year])
    before = max(round_, 2) - 1
    entered = artifacts if year in (2005, 2016) else sum(VALUES[year][:before])
    return (min(before * 124 + entered, (6 - round_) * 124 + artifacts) + 32) // 32 * 32


class Table:
    def __init__(self, path):
        data = open(path, "rb").read()
        assert data[:5] == b"QIGS\x01", "not a table"
        self.year = struct.unpack("<H", data[5:7])[0]
        assert hashlib.sha256(data[39:]).digest() == data[7:39], "the table is damaged"
        numbers = struct.unpack("<%dI" % ((len(data) - 39) // 4), data[39:])
        self.rows, at = {}, 0
        for round_ in range(1, 6):
            wide = width(self.year, round_)
            for kinds in all_kinds(round_):
                for relics, owned in starts(self.year, round_):
                    most = owned if self.ties_broken() else 0
                    for surplus in range(-most, most + 1, 2):
                        if surplus < 0:
                            continue
                        first = 0 if surplus == 0 else 1 - wide
                        size = wide - first
                        self.rows[round_, kinds, relics, owned, surplus] = (first, numbers[at:at + size])
                        at += size
        assert at == len(numbers), "the table has another size"

    def ties_broken(self):
        return self.year in (2006, 2020)

    def start(self, round_, kinds, relics, owned, surplus, lead):
        """The chance to win when a round begins."""
        if surplus < 0 or surplus == 0 and lead < 0:
            return 1 - self.start(round_, kinds, relics, owned, -surplus, -lead)
        first, row = self.rows[round_, kinds, relics, owned, surplus]
        if lead - first >= len(row):
            return 1.0
        return 0.0 if lead < first else row[lead - first] / (2 ** 32 - 1)

    def after(self, round_, kinds, relics, owned, surplus, lead):
        """The chance to win when a round has ended and this is left."""
        if not self.ties_broken():
            surplus = 0
        if round_ == 5:
            order = (lead, surplus)
            return 1.0 if order > (0, 0) else HALF if order == (0, 0) else 0.0
        if self.year == 2006:
            relics += 1
        if self.year == 2020:
            relics |= 1 << round_
        return self.start(round_ + 1, kinds, relics, owned, surplus, lead)


def collapsed(kinds, sort):
    kinds = list(kinds)
    kinds[sort] -= 1
    kinds[sort - 1] += 1
    return tuple(kinds)


class Round:
    """A round at one lead, solved from any position on."""

    def __init__(self, table, round_, kinds, relics, owned, surplus, lead):
        self.table, self.year = table, table.year
        self.round, self.kinds, self.deck, self.owned = round_, kinds, relics, owned
        self.surplus, self.lead = surplus, lead
        self.alone = lru_cache(None)(self._alone)
        self.both = lru_cache(None)(self._both)

    def cards(self, drawn, seen, relics):
        """The next card: its weight, and the position after it; those that end the round come with their sort instead."""
        for kind in range(12):
            if drawn[kind] < CARDS[kind]:
                more = drawn[:kind] + (drawn[kind] + 1,) + drawn[kind + 1:]
                yield CARDS[kind] - drawn[kind], (more, seen, relics)
        for sort in range(3):
            hidden = self.kinds[sort] - seen[sort]
            if hidden:
                yield hidden * (sort + 1), (drawn, seen[:sort] + (seen[sort] + 1,) + seen[sort + 1:], relics)
        if self.year == 2020:
            for bit in range(5):
                if relics >> bit & 1:
                    yield 1, (drawn, seen, relics & ~(1 << bit))
        elif relics:
            yield relics, (drawn, seen, relics - 1)
        for sort in (1, 2):
            if seen[sort]:
                yield seen[sort] * sort, sort

    def _alone(self, position, lead, gems, deck, owned, surplus, may_stop):
        """Alone inside: the lead does not count the `gems` carried; `deck` is what was left when the other went."""
        drawn, seen, relics = position
        taken = count(self.year, deck) - count(self.year, relics)
        stop = 0.0
        if may_stop:
            home = lead + gems + points(self.year, owned, deck, relics)
            stop = self.table.after(self.round, self.kinds, relics, owned + taken, surplus + taken, home)
            if stop == 1.0:
                return stop
        total = weight = 0
        for cards, to in self.cards(*position):
            weight += cards
            if isinstance(to, int):
                kinds = collapsed(self.kinds, to)
                total += cards * self.table.after(self.round, kinds, relics, owned, surplus, lead)
            else:
                found = sum(GEMS[k] * (to[0][k] - drawn[k]) for k in range(12)) if to[0] != drawn else 0
                total += cards * self.alone(to, lead, gems + found, deck, owned, surplus, True)
        return max(stop, total / weight)

    def left_alone(self, position, surplus, lead):
        """The chance of a player who stays while the other leaves; lead and surplus are those before the round."""
        drawn, _, relics = position
        gone = sum(-(-GEMS[k] // 2) * drawn[k] for k in range(12))
        carried = sum(GEMS[k] // 2 * drawn[k] for k in range(12))
        taken = count(self.year, self.deck) - count(self.year, relics)
        lead -= gone + points(self.year, self.owned, self.deck, relics)
        return self.alone(position, lead, carried, relics, self.owned + taken, surplus - taken, False)

    def torch(self, position, value):
        total = weight = 0
        for cards, to in self.cards(*position):
            weight += cards
            if isinstance(to, int):
                end = (self.round, collapsed(self.kinds, to), position[2], self.owned, self.surplus, self.lead)
                total += cards * self.table.after(*end)
            else:
                total += cards * value(to)
        return total / weight

    def asked(self, position):
        drawn, seen, relics = position
        return any(drawn) or relics != self.deck or sum(seen) >= 2

    def game(self, position, torch):
        camp = self.table.after(self.round, self.kinds, position[2], self.owned, self.surplus, self.lead)
        camps = 1 - self.left_alone(position, -self.surplus, -self.lead)
        stays = self.left_alone(position, self.surplus, self.lead)
        return camp, camps, stays, torch

    def _both(self, position):
        torch = self.torch(position, self.both)
        return minimax(*self.game(position, torch)) if self.asked(position) else torch

    def solve(self):
        return self.both(((0,) * 12, (0, 0, 0), self.deck))


def minimax(a, b, c, d):
    low, high = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    return low if low >= high else (a * d - b * c) / (a - b - c + d)


def check_nodes(table, path):
    """Residuals of positions: each value is the minimax of its game, each game what follows from the next positions."""
    worst, nodes, deep = 0.0, 0, 0
    for line in sys.stdin if path == "-" else open(path):
        words = line.split()
        whole, chances = [int(w) for w in words[:24]], [float(w) for w in words[24:]]
        kinds, drawn, seen = tuple(whole[1:4]), tuple(whole[8:20]), tuple(whole[20:23])
        at = Round(table, whole[0], kinds, whole[4], whole[5], whole[6], whole[7])
        position = (drawn, seen, whole[23])
        game, value, following = chances[:4], chances[4], iter(chances[5:])
        torch = at.torch(position, lambda _: next(following))
        ends = [torch - game[3], (minimax(*game) if at.asked(position) else torch) - value]
        ends.append(table.after(at.round, kinds, position[2], at.owned, at.surplus, at.lead) - game[0])
        if deep < 5000 and sum(CARDS) - sum(drawn) <= 4:  # few enough treasures left to solve the position completely
            ends += [a - b for a, b in zip(at.game(position, torch), game)] + [at.both(position) - value]
            deep += 1
        nodes, worst = nodes + 1, max([worst] + [abs(e) for e in ends])
    print(f"{nodes} positions, {deep} of them solved to the end, greatest residual {worst:.1e}")
    return worst


def check_round(table, round_, kinds, relics, owned, surplus, lead):
    own = Round(table, round_, kinds, relics, owned, surplus, lead).solve()
    known = table.start(round_, kinds, relics, owned, surplus, lead)
    print(f"round {round_}, kinds {kinds}, artifacts {relics} {owned} {surplus:+}, lead {lead}: {own:.9f}, table {known:.9f}")
    return abs(own - known)


def main():
    table, options = Table(sys.argv[1]), sys.argv[2:]
    if options[:1] == ["--nodes"]:
        worst = check_nodes(table, options[1])
    elif options:
        choice = dict(zip(options[::2], map(int, options[1::2])))
        round_ = choice["--round"]
        relics, owned = starts(table.year, round_)[-1]
        surplus = owned if table.ties_broken() else 0
        worst = check_round(table, round_, all_kinds(round_)[0], relics, owned, surplus, choice.get("--lead", 0))
    else:
        relics, owned = starts(table.year, 5)[0]
        surplus = owned if table.ties_broken() else 0
        cases = [((0, 0, 5), 45), ((0, 0, 5), 20), ((0, 1, 4), 60)]
        worst = max(check_round(table, 5, kinds, relics, owned, surplus, lead) for kinds, lead in cases)
    print(f"greatest difference: {worst:.1e}")
    sys.exit(worst > 1e-8)


if __name__ == "__main__":
    main()
