# The review of a game: every turn, what a bot thinks of it, and opening a record.

review-title = Review
# $game
review-of = Review · { $game }
review-loading = Opening the game …
review-not-found = There is no such review.
review-not-loaded = The server can’t be reached. Try again in a moment.
review-open-another = Open a record

## Opening a record

review-open = Open a record
review-open-help = A game kept as a file can be stepped through and judged. Choose the file, or drop it here.
review-choose-file = Choose a file
review-code = Or a position in one line
review-code-open = Look at it

## A moment of the game

review-beginning = The beginning
# $n, $round, $name
review-turn-in-round = Turn { $n }, round { $round }: { $name }
# $n, $name
review-turn-of = Turn { $n }: { $name }
# $n, $round, $name
review-bid-of = Bid { $n }, round { $round }: { $name }
review-played = played
review-bots-choice = the bot’s choice
# Read aloud. $heading: the moment, $what: what was done
review-say-turn = { $heading }. { $what }
# Read aloud. $heading, $what, $behind: how far behind the bot's choice
review-say-judged = { $heading }. { $what }. Against the bot’s choice: { $behind }
# Read aloud. $heading, $n, $total, $step: the notation
review-say-step = { $heading }. Step { $n } of { $total }: { $step }

## The chance to win

review-chance = Chance to win
review-chance-note = per cent, as the strong bot sees it
review-chances = Chance to win after each turn, in per cent
# $n of $total turns
review-judging = The bot has judged { $n } of { $total }
review-slider = Turn of the game
# $n, $total
review-turn-where = turn { $n } of { $total }
# $n, $total
review-bid-where = bid { $n } of { $total }
# $n, $total
review-step-of = step { $n } of { $total }
review-keys = ← → a turn · Shift: a step · space: play it again · N, P: next, previous mistake
review-to-start = To the start
review-turn-back = One turn back
review-replay = Replay this turn
review-turn-on = One turn forward
review-to-end = To the end
review-mistake-back = Previous mistake
review-mistake-on = Next mistake

## Turn by turn

review-turns = Turn by turn
review-turns-note = points behind the bot’s choice
# The tiles where a move began and ended. $from, $to
review-from-to = { $from } → { $to }
review-nothing = nothing
review-best = best
# The bot would have done something else, but it is worth the same.
review-as-good = equal
# $n: points
review-behind = −{ $n }
review-bot-prefers = the bot prefers
# $before, $after: per cent
review-before-after = { $before } → { $after }
review-left-behind = Points lost
review-steps = Step by step

## Beside the board

review-side = Beside the board
review-tab-position = Position
review-tab-summary = Summary
review-tab-sheet = Score sheet
review-accuracy = Accuracy
review-accuracy-how = 100% for a turn or bid that loses nothing, half of that for every 10 points lost; the mean of all.
# $n
review-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
review-turning-points = Turning points
review-no-turning-points = So far no turn has changed the chances by much.

## Why a turn was judged so

review-why-best = The bot found nothing better.
# $n: points
review-why-gains-more = The bot’s choice brings { n-points-acc } more at once.
# $n: points
review-why-gains-less = The bot’s choice brings { n-points-acc } less at once.
# $n: points, $name: who plays next
review-why-leaves-less = It leaves { $name } { n-points-acc } less.
# $n: points, $name: who plays next
review-why-leaves-more = It leaves { $name } { n-points-acc } more.
review-why-later = Both bring and leave the same at first: the difference comes later.
# Said in place of a name, where it is not known who plays next.
review-whoever = whoever plays first
review-at-once = Points at once
# $name: who plays next
review-leaves = Left to { $name }, at most

## What a turn came to

# $spot
review-bid = bid { $spot }
# $tribe, $tile
review-kill = kills { one-of-tribe-acc } on { $tile }
# $tribe, $name
review-kill-in-front = kills { one-of-tribe-acc } in front of { $name }
# $n
review-coins-paid = pays { n-coins-acc }
# $n, $cards
review-cards = { n-cards } ({ $cards })
# $djinn
review-djinn = djinn { $djinn }
# $djinn
review-power = uses { $djinn }
# $n: goods
review-sale = sells { n-goods }
review-no-move = no move
# $tile
review-also = { $tile } as well
# $tile
review-stolen = takes a shown { $tile }
# $tile
review-swapped = swaps the lamp for { $tile }
# $banned: a treasure or a colour
review-ban = bans { banned-thing }

## What can be done with it

review-actions = This game
review-play-on = Play on from here
review-which-seat = Which seat do you play?
review-bots-have-others = Bots have the others.
# $name
review-as-seat-to-decide = { $name } (to decide now)
review-not-played-on = The table could not be set up. Try again in a moment.
review-advice = What would the bot do?
review-advice-awaited = The bot is thinking …
review-share = Share this turn
review-remarks = Notes and comments
# $n: comments
review-remarks-n = Notes and comments ({ $n })
review-link-copied = Link copied
review-position = Copy the position
review-position-copied = Position copied
review-file = Record as a file
review-text-file = Record as text

## The score sheet

review-sheet = Score sheet
# $n: how many share the win, $names
review-winners = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}
review-not-over = This record ends before the game does, so there is no score sheet.
