# What happened, as the story of a game tells it: one message for every `what` of docs/story.md.
# Arguments are listed above each message. $name: who does it, or to whom it happens. $rival: the seat in `of`.
# $n: never negative; the page chooses the message by its sign. Lists come as one text in the reader's language.

## Five Tribes: what a seat does

# $name, $spot
story-ft-bid = { $name } bids { $spot }
# $name
story-ft-discount = { $name } makes the bid one spot cheaper
# $name, $tile
story-ft-pick = { $name } picks { $tile }
# $name, $tribe, $tile
story-ft-drop = { $name } drops { one-of-tribe-acc } on { $tile }
# $name, $fakirs
story-ft-builders = { $fakirs ->
    [0] { $name }: builders work without fakirs
    [one] { $name }: { $fakirs } fakir helps the builders
   *[other] { $name }: { $fakirs } fakirs help the builders
}
# On a tile. $name, $tribe, $tile
story-ft-kill = { $name } kills { one-of-tribe-acc } on { $tile }
# In front of a rival. $name, $tribe, $rival
story-ft-kill-in-front = { $name } kills { one-of-tribe-acc } in front of { $rival }
# $name, $n, $cards
story-ft-take = { $name } takes { n-cards-acc }: { $cards }
# $name, $djinn
story-ft-buy = { $name } pays for the djinn { $djinn }
# $name, $djinn
story-ft-use = { $name } uses { $djinn }
# $name, $djinn, $tile
story-ft-place = { $name } chooses { $tile } for { $djinn }
# $name, $djinn
story-ft-keep = { $name } keeps the djinn { $djinn }
# $name, $cards
story-ft-offer = { $name } lays out { $cards }
# $name, $n: how many goods, $goods: which
story-ft-sell = { $name } sells a set of { n-goods-gen }: { $goods }
# $name, $step: kill, take, buy, before-tile or redirect
story-ft-pass = { $step ->
    [kill] { $name } kills nobody
    [take] { $name } buys no card
    [buy] { $name } takes no djinn
    [before-tile] { $name } goes on
   *[redirect] { $name } leaves it where it is
}
# $name
story-ft-end = { $name } ends the turn

## Five Tribes: what follows

# $name, $n
story-ft-coins = { $name } gains { n-coins-acc }
# $name, $n
story-ft-coins-paid = { $name } pays { n-coins-acc }
# $name, $n
story-ft-viziers = { $name } keeps { n-viziers-acc }
# $name, $n
story-ft-viziers-lost = { $name } loses { n-viziers-acc }
# $name, $n
story-ft-elders = { $name } keeps { n-elders-acc }
# $name, $n, $rule
story-ft-elders-lost = { $rule ->
    [FT-A1] { $name } loses { n-elders-acc }
    [FT-D-IBLIS] { $name } loses { n-elders-acc }
   *[other] { $name } spends { n-elders-acc }
}
# $name, $n
story-ft-discard = { $name } discards { n-fakirs-acc }
# Who may not know which. $name, $n
story-ft-draw = { $name } draws { n-cards-acc }
# $name, $n, $cards
story-ft-draw-known = { $name } draws { n-cards-acc }: { $cards }
# $name, $n, $tribe, $tile
story-ft-gather = { $name } takes { n-of-tribe-acc } from { $tile }
# $name, $tile
story-ft-camel = { $name } places a camel: { $tile }
# $name, $tile
story-ft-palm = { $name } places a palm: { $tile }
# $name, $tile
story-ft-palace = { $name } places a palace: { $tile }
# $name, $djinn
story-ft-djinn = { $name } gains the djinn { $djinn }
# $name, $djinns
story-ft-turn-up = { $name } turns up { $djinns }
# $name, $tile, $meeples: as “2 viziers and 1 elder”
story-ft-bring = { $name } draws meeples from the bag onto { $tile }: { $meeples }
# $name
story-ft-no-victim = { $name }: the assassins reach nobody
# $name
story-ft-turn = { $name } to play
# $name
story-ft-no-move = { $name } has no move
# $name
story-ft-can-move = { $name } can move after all
# $name, $rule
story-ft-last-round = { $rule ->
    [FT-Z1] { $name } has placed the last camel: this is the last round
   *[other] No move is left: this is the last round
}
# $deck: resources or djinns
story-ft-reshuffle = { $deck ->
    [resources] The discarded resource cards are shuffled into a new deck
   *[djinns] The discarded djinns are shuffled into a new deck
}
# $new: cards and djinns
story-ft-refill = New in the rows: { $new }
# $order: names
story-ft-round = A new round. Bids in this order: { $order }
story-ft-over = The game is over

## Ali Baba: what a seat does

# $name, $tile: the tile's name, $place
story-ab-take = { $name } takes the { $tile } from the cave ({ $place })
# $name, $tile, $place
story-ab-also = { $name } takes its neighbour as well: { $tile } ({ $place })
# Who may not know which. $name
story-ab-show = { $name } chooses a tile to show
# $name, $tile
story-ab-show-known = { $name } chooses a tile to show: { $tile }
# $name, $rival, $tile
story-ab-steal = { $name } takes a shown tile from { $rival }: { $tile }
# $name, $banned
story-ab-ban = { $name } bans { banned-thing }
# $name, $tile: the lamp
story-ab-magic = { $name } keeps the lamp and uses its magic: { $tile }
# $name, $tile
story-ab-swap = { $name } swaps the lamp for the { $tile }

## Ali Baba: what follows

# $tiles
story-ab-turn-up = Turned up: { $tiles }
# $name, $n
story-ab-points = { $name } gains { n-points-acc }
# $name, $rule
story-ab-nothing = { $rule ->
    [AB-WHITE1] { $name }: no ban can matter any more
   *[other] { $name }: the magic does nothing
}
# $name, $tile
story-ab-reveal = { $name } shows the { $tile }
# $name
story-ab-turn = { $name } to play
# $name, $banned
story-ab-ban-ends = { $name }: the ban on { banned-thing } ends
# $n
story-ab-last-turns = { $n ->
    [one] No tile is face down any more: { $n } turn is left
   *[other] No tile is face down any more: { $n } turns are left
}
story-ab-over = The game is over

## The table's own

# $name
story-resign = { $name } resigns
# $name, $bot
story-resign-bot = { $name } resigns; a bot plays on: { $bot }
# $name, $bot
story-stand-in = A bot plays for { $name }: { $bot }
# $name
story-time-out = { $name }: time is up
# $name
story-pause = { $name }: time is up; only bots wait, so the clock stands
# $name, $bot
story-time-out-bot = { $name }: time is up; a bot plays on: { $bot }
# $name
story-return = { $name } is back and plays
