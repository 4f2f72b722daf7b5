# Puzzles: positions in which one turn is clearly the best.

puzzles-title = Puzzles
puzzles-what = Positions out of games in which one turn is clearly the best. Find it.
# $game
puzzles-of = { $game } · puzzle
puzzles-daily = Puzzle of the day
# $n: of a hundred
puzzles-credit = { $n } of 100
# $n: days
puzzles-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
# $n: days
puzzles-longest = Longest so far: { $n }
puzzles-no-streak = Solve the puzzle of the day today and tomorrow: days in a row are counted.
puzzles-done-today = Today’s is solved.
puzzles-any = Any puzzle
puzzles-themes = By theme
# $rating
puzzles-rating = Rating { $rating }
# $rating: not known well yet
puzzles-rating-unsure = Rating about { $rating }
# $tried, $solved
puzzles-tried = Tried: { $tried } · solved at once: { $solved }
puzzles-plot = Your rating after each puzzle
puzzles-not-tried = No puzzle tried yet: the first attempt at each counts for a rating.
# $n: puzzles
puzzles-number = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzles-no-name = Tell your name, and your rating and your days in a row are kept.
puzzles-file = Open a file
puzzles-file-help = A file of puzzles, kept here or mined at a terminal.
# $n: the number of the line
puzzles-bad-line = Line { $n } of this file is no puzzle, or it is damaged.
puzzles-not-loaded = The server can’t be reached. Try again in a moment.

puzzles-find = Find the best turn.
puzzles-find-today = Puzzle of the day: find the best turn.
# $n: how hard it is
puzzles-hardness = Difficulty { $n }
# $n: of a hundred
puzzles-before = Your first attempt: { $n } of 100
puzzles-ask = Is that your answer?
puzzles-judging = Your turn is compared with the best one …
puzzles-answer = Answer
puzzles-back = Take back
puzzles-again = Try again
puzzles-show = Show the best turn
puzzles-shown = This is the best turn.
puzzles-show-again = Show again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-solved = Solved!
puzzles-no-better = No turn is better.
# $points, $lost: the same, as a number; $n: of a hundred
puzzles-behind = { $points } { $lost ->
    [one] point
   *[other] points
} behind the best turn: you get { $n } of 100.
# $rating, $change: signed
puzzles-new-rating = Rating { $rating } ({ $change })
puzzles-best = The best turn
puzzles-why = Why
# $points, $n: the same, as a number
puzzles-gap = It is { $points } { $n ->
    [one] point
   *[other] points
} ahead of the best turn of another kind.
puzzles-proof-solved = The ending was solved to its end.
puzzles-proof-searched = A deep search found it twice, with other dice.
puzzles-yours = Yours
puzzles-at-once = Points at once
puzzles-leaves = Left to the next, at most
puzzles-link = Copy link
puzzles-copied = Link copied
puzzles-save = Save as a file

## Themes, and why the turn is best

puzzles-theme-bid = Bid
puzzles-why-bid = Being first is worth more than the bid costs.
puzzles-theme-loop = Loop
puzzles-why-loop = The way comes back to a tile it was on.
puzzles-theme-double-claim = Two tiles
puzzles-why-double-claim = Two tiles are won in one turn.
puzzles-theme-builders = Builders
puzzles-why-builders = The builders bring a lot of coins.
puzzles-theme-djinns = Djinns
puzzles-why-djinns = A djinn makes the difference.
puzzles-theme-last-camel = Last camel
puzzles-why-last-camel = The last camel is placed: this is the last round.
puzzles-theme-majority = Most viziers
puzzles-why-majority = A rival no longer has as many viziers, which counts for more than the viziers themselves.
puzzles-theme-denial = Denial
puzzles-why-denial = It leaves the next much less than other turns would.
puzzles-theme-killing = Assassins
puzzles-why-killing = The victim matters.
puzzles-theme-market = Market
puzzles-why-market = The cards are worth it.
puzzles-theme-claim = Tile won
puzzles-why-claim = A tile is won.
puzzles-theme-gathering = Gathering
puzzles-why-gathering = Gathering meeples is enough here.
puzzles-theme-uncovering = What comes to light
puzzles-why-uncovering = What it uncovers leaves the next much less than other tiles would.
puzzles-theme-set = Groups
puzzles-why-set = A group of treasures grows.
puzzles-theme-magic = Magic
puzzles-why-magic = The magic brings the points.
puzzles-theme-ban = Ban
puzzles-why-ban = The ban hits what the others need.
puzzles-theme-steal = Stealing
puzzles-why-steal = A rival’s tile is worth more than any in the cave.
puzzles-theme-show = Showing
puzzles-why-show = What is shown can be stolen: this costs least.
puzzles-theme-second = Second tile
puzzles-why-second = Green brings a second tile with it.
puzzles-theme-lamp = Lamp
puzzles-why-lamp = The lamp works the right magic.
