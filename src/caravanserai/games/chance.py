"""The only source of randomness: seeded, or answering from a script.

A game asks chance at the moment something is revealed, and chance remembers what it answered since
the last action began. That is what a record keeps, and why a replay needs no seed.

A script also tells what else could have been answered. So every outcome of an action can be visited:
begin with an empty script, `odds` says how likely what happened was, and `advance` writes the script of
the next outcome until there is none.
"""

from __future__ import annotations

ANSWERS = 256  # more than any one action asks for
NONE = -1


class Chance:
    """Answers the game's draws; the same seed gives the same answers in every build."""

    def __init__(self, seed: int) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        self.word = seed % 2**64
        self.deal = self.word
        self.dealing = False  # whether bags give what the deal says, whatever was asked before
        self.asked = 0
        self.scripting = False  # whether it answers from a script
        self.script_size = 0
        self.broken = 0  # whether the script had no answer, or one that could not be
        self.log = [0] * 256
        self.script = [0] * 256
        # Of each answer to a script: how many things it stood for, out of how many, and which is the next
        # answer there could have been.
        self.weight = [0] * 256
        self.out_of = [0] * 256
        self.following = [0] * 256

    @classmethod
    def from_script(cls, answers: list[int]) -> Chance:
        """A chance that gives these answers and no others."""
        chance = cls(0)
        chance.follow(answers)
        return chance

    @classmethod
    def dealt(cls, deal: int) -> Chance:
        """A chance by which a bag gives the same things in the same order at every table with that deal.

        What comes next out of a bag follows from the deal and from how much is left in it, and from nothing
        else that was asked; so it holds for each action anew, and through a whole game.
        """
        chance = cls(deal)
        chance.dealing = True
        return chance

    def follow(self, answers: list[int]) -> None:
        """Answer from this script from now on."""
        if len(answers) > ANSWERS:
            raise ValueError(f"no action asks for {len(answers)} answers")
        for i, answer in enumerate(answers):
            self.script[i] = answer
        self.answer_from(len(answers))

    def answer_from(self, size: int) -> None:
        """Answer as the first so many of `script` say, and then in the first way there is."""
        self.scripting = True
        self.script_size = size
        self.asked = 0
        self.broken = 0

    def listen(self) -> None:
        """Forget what was answered: a new action begins."""
        self.asked = 0

    def answers(self) -> list[int]:
        """What was answered since `listen`, in order."""
        return [self.log[i] for i in range(min(self.asked, ANSWERS))]

    def kept_to_script(self) -> bool:
        """Whether the script fitted: each answer was possible, none was missing or left over."""
        return self.scripting and self.broken == 0 and self.script_size == self.asked

    def odds(self) -> float:
        """How likely what was answered to the script is, 0 … 1."""
        likely = 1.0
        for i in range(self.asked):
            likely *= self.weight[i]
            likely /= self.out_of[i]
        return likely

    def advance(self) -> bool:
        """Write the script of the next outcome; False if this was the last one."""
        i = self.asked - 1
        while i >= 0 and self.following[i] == NONE:
            i -= 1
        if i < 0:
            return False
        for k in range(i):
            self.script[k] = self.log[k]
        self.script[i] = self.following[i]
        self.answer_from(i + 1)
        return True

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (splitmix64)."""
        word = 0xFFFFFFFFFFFFFFFF
        step = 0x9E3779B97F4A7C15
        first = 0xBF58476D1CE4E5B9
        second = 0x94D049BB133111EB
        self.word = (self.word + step) & word
        z = self.word
        z = ((z ^ (z >> 30)) * first) & word
        z = ((z ^ (z >> 27)) * second) & word
        z ^= z >> 31
        return ((z >> 32) * n) >> 32

    def ticket(self, total: int, base: int) -> int:
        """Which of so many things in a bag is drawn."""
        if self.dealing:
            word = 0xFFFFFFFFFFFFFFFF
            many = 0xD1342543DE82EF95
            which = 0xAF251AF3B0F025B5
            left = total
            bag = base + 1
            self.word = (self.deal ^ ((left * many + bag * which) & word)) & word
        return self.below(total)

    def draw(self, weights: list[int], kinds: int, base: int) -> int:
        """Draw a kind from a bag that holds weights[kind] of each; it is logged as base + kind."""
        kind = 0
        if self.scripting:
            kind = self.next_of_script(weights, kinds, base)
        else:
            total = 0
            for k in range(kinds):
                total += weights[k]
            ticket = self.ticket(total, base)
            while ticket >= weights[kind]:
                ticket -= weights[kind]
                kind += 1
        self.log[self.place()] = base + kind
        self.asked += 1
        return kind

    def pick(self, things: list[int], size: int, base: int) -> int:
        """Draw one of the first `size` things and return its position; it is logged as base + thing."""
        position = 0
        if self.scripting:
            position = self.next_place_of_script(things, size, base)
        else:
            position = self.ticket(size, base)
        self.log[self.place()] = base + things[position]
        self.asked += 1
        return position

    def place(self) -> int:
        """Where the next answer is kept: over the oldest one, once nobody has listened for long."""
        return self.asked & 255  # within ANSWERS, without a division

    def next_place_of_script(self, things: list[int], size: int, base: int) -> int:
        """Where the script's next answer lies; one that is not there is noted, and the first thing given."""
        place = 0
        if self.asked < self.script_size:
            while place < size and things[place] != self.script[self.asked] - base:
                place += 1
        else:
            place = size
        if place == size:
            self.broken = 1
            place = 0
        number = self.place()
        self.weight[number] = 1
        self.out_of[number] = size
        self.following[number] = base + things[place + 1] if place + 1 < size else NONE
        return place

    def next_of_script(self, weights: list[int], kinds: int, base: int) -> int:
        """The script's next answer; one that can't be is noted, and the first possible one given."""
        kind = kinds
        if self.asked < self.script_size:
            kind = self.script[self.asked] - base
        if not (0 <= kind < kinds and weights[kind] > 0):
            self.broken = 1
            kind = next_in_bag(weights, kinds, 0)
        number = self.place()
        self.weight[number] = weights[kind]
        self.out_of[number] = 0
        for k in range(kinds):
            self.out_of[number] += weights[k]
        other = next_in_bag(weights, kinds, kind + 1)
        self.following[number] = base + other if other < kinds else NONE
        return kind


def next_in_bag(weights: list[int], kinds: int, kind: int) -> int:
    """The first kind from this one on of which the bag holds any; `kinds` if there is none."""
    while kind < kinds and weights[kind] == 0:
        kind += 1
    return kind
