#!/usr/bin/env python3
"""A bot for Seelöwe: plays one side of a game to the end, against the computer's Steady or on a server against people.

    python3 examples/bot.py [--side german|british] [--scenario N] [--seed 1] [--quiet]
    python3 examples/bot.py --server https://games.example.org --token-file bot-token [--invite LINK]    # online.py

It starts ./seelowe engine and talks to it by docs/protocol.md. It plays to a simple plan: land, move towards the enemy,
attack where the odds are good. Only the standard library of Python 3 is used.
"""
import argparse
import itertools
import json
import os
import random
import subprocess
import sys

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GOOD_COLUMNS = ["2-1", "3-1", "4-1", "6-1", "8-1", "10-1"]


class Engine:
    """The engine as a process: ask() sends one message and waits for its answer."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.ids = itertools.count(1)
        self.received = 0
        hello = json.loads(self.process.stdout.readline())
        if hello["protocol"] != 2:
            sys.exit("This bot speaks protocol 2, the engine %s." % hello["protocol"])

    def ask(self, type, **fields):
        message = {"id": next(self.ids), "type": type, **fields}
        print(json.dumps(message), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        self.received += len(line.encode())
        answer = json.loads(line)
        if answer["type"] == "error":
            sys.exit("%s\n%s" % (message, answer))
        return answer


class Bot:
    """Chooses actions for one side."""

    def __init__(self, engine, side, seed):
        self.engine = engine
        self.side = side
        self.chance = random.Random(seed)
        self.done = set()  # units that have had their turn in this phase
        self.phase = None

    def choose(self, state):
        """The next action: good attacks first, then every unit once in a phase, then whatever else must be decided."""
        phase = (state["turn"], state["phase"])
        if phase != self.phase:
            self.phase = phase
            self.done = set()
            self.enemies = self.find_enemies()
        options = self.engine.ask("options", **{"as": self.side})
        return self.attack(options) or self.move(options) or self.other(options)

    def attack(self, options):
        """The attack with the best odds, if any are good enough."""
        good = [a for a in options["attacks"] if a.get("column") in GOOD_COLUMNS]
        return max(good, key=lambda a: GOOD_COLUMNS.index(a["column"]))["action"] if good else None

    def move(self, options):
        """Each unit once in a phase: a random choice of the three that end nearest to the enemy."""
        for unit in [entry["unit"] for entry in options["units"]]:
            if unit in self.done:
                continue
            self.done.add(unit)
            wanted = [c for c in self.choices(unit) if c[1]["type"] not in ("recall-air", "return-to-france")]
            if wanted:
                wanted.sort(key=lambda c: nearest(c[0], self.enemies))
                return self.chance.choice(wanted[:3])[1]
        return None

    def choices(self, unit):
        """What a unit can do, as pairs: where it leads, and the action."""
        told = self.engine.ask("options", unit=unit, **{"as": self.side})["units"][0]
        choices = [(choice.get("to"), choice["action"]) for choice in told["choices"]]
        for moves in told.get("moves", []):
            choices += [(hex, {"type": moves["type"], "unit": unit, "to": hex}) for hex in moves["to"]]
        return choices

    def find_enemies(self):
        view = self.engine.ask("view", **{"as": self.side})
        mark = "GE-" if self.side == "german" else "GB-"
        places = [u["place"] for u in view["units"] if not u["unit"].startswith(mark)] + [u["place"] for u in view["hidden"]]
        return [place for place in places if place.isdigit()]

    def other(self, options):
        """Rolls, ends of phases and whatever else must be decided; ending a phase comes last."""
        actions = [choice["action"] for choice in options["general"]]
        others = [action for action in actions if action["type"] != "end-phase"]
        if others or actions:
            return self.chance.choice(others or actions)
        unit = self.chance.choice(options["units"])["unit"]
        return self.chance.choice(self.choices(unit))[1]


def distance(a, b):
    """Hexes from a to b: columns count from the west, even columns lie half a hex further south."""
    column, row = [int(a[:2]), int(b[:2])], [int(a[2:]), int(b[2:])]
    half = [2 * row[i] + (1 if column[i] % 2 == 0 else 0) for i in (0, 1)]
    across, down = abs(column[0] - column[1]), abs(half[0] - half[1])
    return across + max(0, (down - across) // 2)


def nearest(place, enemies):
    if place is None or not place.isdigit() or not enemies:
        return 99
    return min(distance(place, enemy) for enemy in enemies)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--side", choices=["german", "british"], default="german")
    parser.add_argument("--scenario", default="N")
    parser.add_argument("--opponent", default="steady")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="print the result only")
    parser.add_argument("--engine", nargs=argparse.REMAINDER, help="another command that starts an engine; comes last")
    args = parser.parse_args()

    engine = Engine(args.engine or [os.path.join(HOME, "seelowe"), "engine"])
    bot = Bot(engine, args.side, args.seed)
    state = engine.ask("new-game", scenario=args.scenario, dice={"seed": args.seed})["state"]
    while not state["over"]:
        if state["decider"] == args.side:
            answer = engine.ask("act", action=bot.choose(state), **{"as": args.side})
            if not args.quiet:
                print("%2d %s  %s" % (state["turn"], state["phase"], answer["notation"]))
        else:
            answer = engine.ask("opponent-move", opponent=args.opponent, until="turned", **{"as": args.side})
        state = answer["state"]
    print("%s after %d actions. %.1f MB received." % (state["result"]["title"], state["actions"], engine.received / 1e6))
    engine.ask("quit")


if __name__ == "__main__":
    if "--server" in sys.argv:
        import online
        online.main()
    else:
        main()
