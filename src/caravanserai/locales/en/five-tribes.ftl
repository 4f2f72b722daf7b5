# The table of Five Tribes.

five-tribes-board = The sultanate, six columns, five rows
five-tribes-no-meeples = no meeples
# $name
five-tribes-camel-of = camel of { $name }
# $n: points, may be negative
five-tribes-brings = brings { $n }
# $n: points lost
five-tribes-costs = costs { $n }
five-tribes-may-choose = can be chosen

## The track

five-tribes-turn-order = Turn order
five-tribes-next-bids = Next bids
five-tribes-still-to-bid = Still to bid
# $n: the price of the spot
five-tribes-spot-free = spot { $n }, free
# $n, $name
five-tribes-spot-of = spot { $n }, { $name }
# $n
five-tribes-bid = Bid { $n }
# Followed by the markers in the order that the bid would give.
five-tribes-order-then = The order would be
five-tribes-discount = Discard a fakir: one spot cheaper

## Resources and djinns

five-tribes-resources = Resources
# $row, $deck: how many cards
five-tribes-row-and-deck = { $row } in the row, { $deck } in the deck
five-tribes-first-three = first three: small market, 3 coins for one
five-tribes-first-six = first six: large market, 6 coins for two
five-tribes-djinns = Djinns
five-tribes-djinns-drawn = Djinns drawn
five-tribes-djinns-keep-one = keep one
five-tribes-djinn-price = 2 elders, or 1 elder + 1 fakir
five-tribes-no-djinns = No djinn lies open.
five-tribes-always-on = always on
five-tribes-or = or
five-tribes-each = for each spot

## Seats

five-tribes-seats = Seats
five-tribes-you = you
five-tribes-bot = bot
five-tribes-away = away
five-tribes-resigned = has resigned
five-tribes-points-in-sight = points in sight; coins and cards are hidden
five-tribes-stands-bidding = bidding
five-tribes-stands-playing = playing
five-tribes-stands-waits = waits
five-tribes-stands-has-bid = has bid
five-tribes-stands-played = played
five-tribes-coins = coins
five-tribes-coins-hidden = coins hidden
five-tribes-cards = cards
five-tribes-your-cards = Cards in hand
# $n: how many different goods, $coins: what they bring
five-tribes-goods-sell-for = { $n ->
    [one] { $n } good sells for { $coins }
   *[other] { $n } different goods sell for { $coins }
}
# $tribe: vizier or elder, $name
five-tribes-kill-in-front = Kill { one-of-tribe-acc } in front of { $name }

## Narrow screens

five-tribes-panels = Panels
five-tribes-tab-resources = Resources
five-tribes-tab-djinns = Djinns
five-tribes-tab-seats = Seats
five-tribes-tab-story = Log

## What is asked

five-tribes-ask-bid = Bid for your place in the turn order
five-tribes-ask-pick = Pick the meeples of a glowing tile
five-tribes-ask-drop = Drop a meeple on a glowing tile
five-tribes-ask-drop-last = Drop the last meeple where its own colour is
five-tribes-ask-builders = How many fakirs help the builders?
five-tribes-ask-kill = Choose whom the assassins kill
five-tribes-ask-second-kill = Choose the second victim
# $kind: of the tile that is about to act
five-tribes-ask-before-tile = { $kind ->
    [oasis] Use a power before the palm is placed?
    [village] Use a power before the palace is placed?
    [sacred-place] You can’t pay for a djinn. Use a power first?
   *[market] You can’t pay at this market. Use a power first?
}
five-tribes-ask-take = Take a card from the market?
five-tribes-ask-second-take = Take the second card
five-tribes-ask-buy = Take a djinn?
# $djinn
five-tribes-ask-redirect = { $djinn }: put it on one of the 8 tiles around?
# $djinn
five-tribes-ask-place = { $djinn }: choose a glowing tile
five-tribes-ask-keep = Keep one of the djinns drawn
five-tribes-ask-end = Sell goods, use a djinn, or end the turn
five-tribes-ask-end-sell = Sell goods, or end the turn
five-tribes-ask-end-use = Use a djinn, or end the turn
five-tribes-ask-end-only = Your turn is done
five-tribes-ask-sell = Sell the goods laid out
five-tribes-ask-over = The game is over
# $name
five-tribes-rival-bids = { $name } is choosing a spot
# $name
five-tribes-rival-plays = { $name } is playing
# Likewise, while they may still take it back.
five-tribes-rival-picks = { $name } is picking a tile
five-tribes-rival-sows = { $name } is sowing
five-tribes-rival-chooses = { $name } is choosing
five-tribes-skip = Click the board to skip
five-tribes-help-bid = You pay at once. The highest bid plays first.
five-tribes-help-discount = Kumarbi: each fakir makes the bid one spot cheaper.
five-tribes-help-pick = They are dropped one by one, each on the next tile.
five-tribes-help-stuck = No meeples can move. Powers and sales are left.
# $n: meeples in hand
five-tribes-help-drop = { $n } in hand. The last meeple must land where its own colour is.
five-tribes-help-drop-last = Point at a tile to see what it brings.
five-tribes-help-builders = Each fakir works as one more builder.
five-tribes-help-kill = On a glowing tile, or in front of a rival.
five-tribes-help-take = The cards that glow are on sale.
five-tribes-help-buy = The djinns that glow can be paid for.
five-tribes-help-sell = Choose different goods of your hand: a set.
five-tribes-help-laid-out = Add more goods, or sell.

## What can be done

five-tribes-in-hand = Meeples in hand
five-tribes-back = Undo
five-tribes-ends = Destinations
five-tribes-plan = Plan
five-tribes-plan-help = Your plan: nothing of it is played. Choose a tile to see where its meeples could end.
five-tribes-by-gain = Best moves
five-tribes-powers = Powers
five-tribes-no-ways = Nothing to show here.
five-tribes-more = More
five-tribes-close = Close
five-tribes-end = End turn
five-tribes-sell = Sell the set
# $n: coins
five-tribes-sell-for = Sell the set for { $n }
five-tribes-pass = Decline
five-tribes-pass-kill = Kill nobody
five-tribes-pass-take = Take no card
five-tribes-pass-buy = Take no djinn
five-tribes-pass-redirect = Leave it here
# $kind: of the tile that is about to act
five-tribes-pass-before-tile = { $kind ->
    [oasis] Place the palm
    [village] Place the palace
   *[other] Go on
}
# $djinn
five-tribes-use = Use { $djinn }
# $good
five-tribes-lay-out = Sell { $good }
five-tribes-choose = Choose
five-tribes-pay-elders = 2 elders
five-tribes-pay-elder-fakir = 1 elder and 1 fakir
five-tribes-pay-with-elder = 1 elder
five-tribes-pay-with-elders = 2 elders
five-tribes-pay-with-fakir = with a fakir
five-tribes-do-build = Build
# $n: coins
five-tribes-build-for = Build for { n-coins }
five-tribes-fewer = One fakir fewer
five-tribes-one-more = One fakir more
# $tile
five-tribes-do-pick = Pick { $tile }
# $tile
five-tribes-do-place = Choose { $tile }
# $tribe, $tile
five-tribes-do-drop = Drop { one-of-tribe-acc } on { $tile }
# $tribe, $tile
five-tribes-do-kill = Kill { one-of-tribe-acc } on { $tile }
# $n: the place in the row
five-tribes-do-take = Take card { $n }
# $djinn
five-tribes-do-buy = Take { $djinn }
# $djinn
five-tribes-do-keep = Keep { $djinn }
# A way over the board. $from, $to: tiles
five-tribes-way = { $from } → { $to }
five-tribes-type = Type an action, for example: pick C4
five-tribes-type-do = Do it
five-tribes-type-none = No legal action begins like this.

## What a step would bring

# $tile, $kind
five-tribes-end-on = End on { $tile }, { $kind }
# $what: 3 builders, $by: 4 blue tiles
five-tribes-times = { $what } × { $by }
five-tribes-brings-payment = to pay
five-tribes-brings-coins = coins
# $n
five-tribes-brings-elders-spent = { n-elders } spent
# $n
five-tribes-brings-fakirs-spent = { n-fakirs } spent
# $n
five-tribes-brings-draw = { n-cards } from the deck
# $tile
five-tribes-brings-camel = your camel on { $tile }
# $tile
five-tribes-brings-palm = a palm on { $tile }
# $tile
five-tribes-brings-palace = a palace on { $tile }
five-tribes-brings-no-victim = nobody within reach
five-tribes-brings-last-round = this round becomes the last
# $name, $n
five-tribes-brings-rival = { $name } gains { n-coins-acc }

## Keys

five-tribes-keys-tribe = choose a tribe by its letter
five-tribes-keys-answer = choose an answer by its number
five-tribes-keys-undo-all = undo the whole turn
five-tribes-keys-skip = skip what is being shown
