"""The only source of randomness: seeded, or answering from a script.

A game asks chance at the moment something is revealed, and chance remembers what it answered since
the last action began. That is what a record keeps, and why a replay needs no seed.
"""

from __future__ import annotations

ANSWERS = 256  # more than any one action asks for


class Chance:
    """Answers the game's draws; the same seed gives the same answers in every build."""

    def __init__(self, seed: int) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        self.word = seed % 2**64
        self.asked = 0
        self.scripted = 0
        self.broken = 0
        self.log = [0] * 256
        self.script = [0] * 256

    @classmethod
    def from_script(cls, answers: list[int]) -> Chance:
        """A chance that gives these answers and no others."""
        chance = cls(0)
        chance.follow(answers)
        return chance

    def follow(self, answers: list[int]) -> None:
        """Answer from this script from now on."""
        if len(answers) > ANSWERS:
            raise ValueError(f"no action asks for {len(answers)} answers")
        for i, answer in enumerate(answers):
            self.script[i] = answer
        self.asked = 0
        self.broken = 0
        self.scripted = 1 + len(answers)

    def listen(self) -> None:
        """Forget what was answered: a new action begins."""
        self.asked = 0

    def answers(self) -> list[int]:
        """What was answered since `listen`, in order."""
        return [self.log[i] for i in range(min(self.asked, ANSWERS))]

    def kept_to_script(self) -> bool:
        """Whether the script fitted: each answer was possible, none was missing or left over."""
        return self.broken == 0 and self.scripted == 1 + self.asked

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

    def draw(self, weights: list[int], kinds: int, base: int) -> int:
        """Draw a kind from a bag that holds weights[kind] of each; it is logged as base + kind."""
        kind = 0
        if self.scripted == 0:
            total = 0
            for k in range(kinds):
                total += weights[k]
            ticket = self.below(total)
            while ticket >= weights[kind]:
                ticket -= weights[kind]
                kind += 1
        else:
            kind = self.next_of_script(weights, kinds, base)
        self.log[self.asked & 255] = base + kind
        self.asked += 1
        return kind

    def pick(self, things: list[int], size: int, base: int) -> int:
        """Draw one of the first `size` things and return its position; it is logged as base + thing."""
        position = 0
        if self.scripted == 0:
            position = self.below(size)
        else:
            position = self.next_place_of_script(things, size, base)
        self.log[self.asked & 255] = base + things[position]
        self.asked += 1
        return position

    def next_place_of_script(self, things: list[int], size: int, base: int) -> int:
        """Where the script's next answer lies; one that is not there is noted, and the first thing given."""
        if self.asked + 1 < self.scripted:
            for position in range(size):
                if things[position] == self.script[self.asked] - base:
                    return position
        self.broken = 1
        return 0

    def next_of_script(self, weights: list[int], kinds: int, base: int) -> int:
        """The script's next answer; one that can't be is noted, and the first possible one given."""
        if self.asked + 1 < self.scripted:
            kind = self.script[self.asked] - base
            if 0 <= kind < kinds and weights[kind] > 0:
                return kind
        self.broken = 1
        kind = 0
        while weights[kind] == 0:
            kind += 1
        return kind
