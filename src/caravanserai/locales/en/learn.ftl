# Lessons: the tasks, and the screens of lessons and rules.

## The screens of lessons and rules

# $game
learn-ui-rules-of = Rules · { $game }
learn-ui-games = Games
learn-ui-search = Search the rules
# $n: clauses
learn-ui-found = { $n ->
    [0] Nothing found
    [one] { $n } rule found
   *[other] { $n } rules found
}
learn-ui-nothing-found = No rule has these words.
learn-ui-contents = Contents
learn-ui-to-lessons = Lessons
learn-ui-to-aid = Player aid
learn-ui-not-loaded = The server can’t be reached. Try again in a moment.
learn-ui-title = Learn
learn-ui-to-rules = Rules
learn-ui-start = Begin
learn-ui-go-on = Go on
learn-ui-lesson-done = done
# $done of $n tasks
learn-ui-tasks-done = { $done } of { $n }
# $game, $title
learn-ui-lesson-of = { $game } · { $title }
learn-ui-tasks = Tasks
# $n
learn-ui-task = Task { $n }
# $n
learn-ui-task-solved = Task { $n }, solved
learn-ui-well-done = Well done!
learn-ui-shown = That is how.
learn-ui-showing = Watch: the solution, step by step.
learn-ui-not-yet = Not quite: take a step back, or try again.
learn-ui-back = Take back
learn-ui-show-me = Show me
learn-ui-again = Try again
learn-ui-next = Next
learn-ui-next-lesson = Next lesson
learn-ui-all-lessons = All lessons
learn-ui-now-play = Now play
learn-ui-now-play-more = A first game against a gentle bot; each decision is explained the first time it comes.

## Five Tribes

learn-five-tribes-aim-title = The aim
learn-five-tribes-aim-1 = Whoever has most points at the end wins. A tile that you empty is yours, and counts: pick up the two meeples on C2, drop the vizier on D2 and the elder on D3.
learn-five-tribes-aim-1-done = 15 points: 8 for the tile, 3 for its palm, 2 for each of your two elders. The number at your seat has them all.
learn-five-tribes-aim-2 = Every coin is a point, too. So are viziers, elders, palms, palaces, djinns and goods. From C3 you can end in two places: pick up, press Destinations to see what each brings, and take the better one.
learn-five-tribes-aim-2-done = 27 points: 15 for the tile, 2 for the viziers, 10 because your rival has fewer of them. The builders would have brought 18: a tile of 6, and 12 coins.

learn-five-tribes-bidding-title = Bidding
learn-five-tribes-bidding-1 = A round begins with bids for the order of turns: the highest bid plays first. One rival has bid 5. See to it that you are first.
learn-five-tribes-bidding-1-done = 8 coins are 8 points. Pay for being first only if there is a move that is worth it.
learn-five-tribes-bidding-2 = At 0 the last to come plays before the others there. Both rivals have bid 0: be first for nothing.
learn-five-tribes-bidding-2-done = Whoever bids last at 0 plays first among them. A fourth marker would have had to pay.

learn-five-tribes-moving-title = Moving meeples
learn-five-tribes-moving-1 = Pick up the vizier and the elder on B3. Drop one, then the other, each on a neighbour of the last tile. The last meeple must land where its own tribe stands: the elder on C4.
learn-five-tribes-moving-1-done = The last elder and the one on C4 are yours now. The tile is empty, so it gets your camel.
learn-five-tribes-moving-2 = You choose the order of the tribes, and with it where the move can end. Three meeples on B3: gather three merchants on D2.
learn-five-tribes-moving-2-done = Three merchants bring the first three cards of the row. With the builder last, the move would have ended on C5.
learn-five-tribes-moving-3 = Meeples never move diagonally, and never straight back to the tile they have just left. Start on A1 and end with a vizier on A2.
learn-five-tribes-moving-3-done = Three steps lead round the corner to the tile next door. Two viziers are two more than your rival has: 10 points for the lead.

learn-five-tribes-loops-title = Loops
learn-five-tribes-loops-1 = Nobody on the board waits for these five meeples. But one that you drop now counts later in the same move: walk a loop of four tiles and come back to a vizier.
learn-five-tribes-loops-1-done = The shortest loop takes four steps, so five meeples with two of a tribe can always end.
learn-five-tribes-loops-2 = One merchant stands on B3. Pass it twice, and gather three merchants there.
learn-five-tribes-loops-2-done = A meeple dropped on the way past is gathered at the end: three merchants, not two.

learn-five-tribes-control-title = Winning tiles
learn-five-tribes-control-1 = Who empties a tile puts a camel on it, and the tile counts at the end. Start on C2 and win a tile: one of the two ends leaves somebody behind.
learn-five-tribes-control-1-done = D3 is yours to the end of the game: 8 points, and a palm on it besides.
learn-five-tribes-control-2 = Both moves from C3 win a tile. Take the one that is worth more.
learn-five-tribes-control-2-done = 15 points for C5, the dearest tile there is; D4 would have brought 6.

learn-five-tribes-viziers-title = Viziers
learn-five-tribes-viziers-1 = Viziers (yellow) stay in front of you: 1 point each, and 10 for each rival who has fewer. Your rival has two. Get three.
learn-five-tribes-viziers-1-done = Three viziers against two: 3 points and 10 for the lead.

learn-five-tribes-elders-title = Elders
learn-five-tribes-elders-1 = Elders (white) stay in front of you, too: 2 points each at the end, and until then they pay for djinns. Gather two.
learn-five-tribes-elders-1-done = Two elders are worth 4 points, or a djinn.

learn-five-tribes-merchants-title = Merchants
learn-five-tribes-merchants-1 = Merchants (green) go back to the bag and bring as many cards, from the start of the row. Gather three.
learn-five-tribes-merchants-1-done = Two goods and a fakir. Different goods make a set, and a fakir helps builders, assassins and with djinns.

learn-five-tribes-builders-title = Builders
learn-five-tribes-builders-1 = Builders (blue) bring coins: the blue tiles around the last tile, itself included, times the builders. End where there are most blue tiles around.
learn-five-tribes-builders-1-done = Four blue tiles around D4, three builders: 12 coins. On F4 it would have been 9.
learn-five-tribes-builders-2 = A fakir that you discard counts as one more builder. Use both of yours.
learn-five-tribes-builders-2-done = Four blue tiles times three builders and two fakirs: 20 coins.

learn-five-tribes-assassins-title = Assassins
learn-five-tribes-assassins-1 = Assassins (red) kill one meeple, at most as many steps away as there are assassins. If that empties a tile, it is yours as well. Win C5.
learn-five-tribes-assassins-1-done = Two camels with one move: C3 and, two steps away, C5.
learn-five-tribes-assassins-2 = They can also kill a vizier or an elder in front of a rival, however far. You both have two viziers: take the lead.
learn-five-tribes-assassins-2-done = Two viziers against one: 10 points for you, and none for your rival.
learn-five-tribes-assassins-3 = Each fakir that is discarded lets them reach one step further. Two assassins on B2: get at the builder on E3, four steps away.
learn-five-tribes-assassins-3-done = Two steps for the assassins, two for the fakirs, and 12 points for E3.

learn-five-tribes-tiles-title = Tiles
learn-five-tribes-tiles-1 = The tile on which a move ends acts after the tribe. An oasis grows a palm. End on one.
learn-five-tribes-tiles-1-done = A palm brings its tile’s owner 3 points, and B2 is yours.
learn-five-tribes-tiles-2 = A village builds a palace, worth 5 points to the tile’s owner. End on a village.
learn-five-tribes-tiles-2-done = A palace on B3, and the tile is yours.
learn-five-tribes-tiles-3 = At a small market you may pay 3 coins for one of the first three cards. Get the ivory.
learn-five-tribes-tiles-3-done = Ivory is rare: with it your sets can be larger than anybody else’s.
learn-five-tribes-tiles-4 = At a large market you may pay 6 coins for two of the first six cards. Get gold and jewels.
learn-five-tribes-tiles-4-done = Two rare goods for 6 coins. The row is refilled at the end of the round.

learn-five-tribes-djinns-title = Djinns
learn-five-tribes-djinns-1 = At a sacred place you may pay two elders for a djinn. You have four viziers: call Jafaar, with whom each is worth 3 points.
learn-five-tribes-djinns-1-done = Elders gained in the same turn pay, too. Jafaar is worth 6 points, and 2 more for each of your viziers.
learn-five-tribes-djinns-2 = One of the two elders may be a fakir. Call Enki with the elder and the fakir that you have.
learn-five-tribes-djinns-2-done = Never two fakirs, but one is enough to save an elder.
learn-five-tribes-djinns-3 = Some powers are paid for, once a turn. Enki puts a palm on any oasis for one elder: use it for your own.
learn-five-tribes-djinns-3-done = A palm on B2. The elder goes back to the bag; a fakir would have done as well.
learn-five-tribes-djinns-4 = Powers may also come between the tribe’s action and the tile’s. On B2 you win two elders, but a vizier stays there: claim the oasis with Utug before the palm is placed.
learn-five-tribes-djinns-4-done = Where a palm stands, Utug would have come too late. Now both the tile and its palm are yours.

learn-five-tribes-selling-title = Selling goods
learn-five-tribes-selling-1 = Before a turn ends you may sell sets of different goods: 1, 2, 3, 4 goods bring 1, 3, 7, 13 coins, and nine bring 60. Sell four for 13 coins. A fakir is no good.
learn-five-tribes-selling-1-done = Goods count at the end as if they were sold. Sell early only if you need the coins.
learn-five-tribes-selling-2 = Each good counts once in a set. Sell all five in two sets, as well as you can.
learn-five-tribes-selling-2-done = 7 and 3 coins. Two goods of a kind never lie in one set.

learn-five-tribes-scoring-title = The end
learn-five-tribes-scoring-1 = The last turn of the game. Count viziers and the lead, elders, tiles, palms and goods: which move brings at least 20 points? Then end the turn.
learn-five-tribes-scoring-1-done = Two viziers take the lead: 12 points, and 11 for the oasis with its palm. The tile of 15 and two elders would have brought 19.
learn-five-tribes-scoring-2 = Goods in hand count as if sold in the best way. You have four different ones and a second fish: which of the first three cards is worth most?
learn-five-tribes-scoring-2-done = The fifth different good makes 21 of 13. A second silk would have brought only 2 more, a third fish 1.

## Ali Baba

learn-ali-baba-aim-title = The aim
learn-ali-baba-aim-1 = Whoever has most points at the end wins. Some come at once, by the magic of a tile’s colour: pink brings 5. Take the crown (pink).
learn-ali-baba-aim-1-done = 5 points at once. And the crown lies behind your screen now, where it counts at the end.
learn-ali-baba-aim-2 = The others come at the end, for the treasures behind your screen: the more of one kind, the more each is worth. You have two rings and a crown. Which tile is worth most to you?
learn-ali-baba-aim-2-done = Two rings are worth 3 points, three are worth 6. A second crown would have brought 2, a first sword 1.

learn-ali-baba-cave-title = The cave
learn-ali-baba-cave-1 = On your turn you take one face-up tile. Its treasure goes behind your screen, its colour works magic at once. Take the sword (pink).
learn-ali-baba-cave-1-done = 5 points for pink. And the tile that nothing covers any more was turned up.
learn-ali-baba-cave-2 = Each tile rests on those below. Take one so that four tiles are turned up at once.
learn-ali-baba-cave-2-done = A tile that is covered at all, even by a quarter, stays face down. What you uncover your rivals may take next.

learn-ali-baba-points-title = Pink, blue, brown
learn-ali-baba-points-1 = Pink always brings 5 points. Take a pink tile.
learn-ali-baba-points-1-done = 5 points, and a ring behind your screen.
learn-ali-baba-points-2 = Blue brings 2 points for each tile that is turned up this turn. Get 8 points.
learn-ali-baba-points-2-done = Four tiles turned up, 8 points. On the bottom layer blue brings 2.
learn-ali-baba-points-3 = Brown brings 2 points for each tile of its treasure behind your screen, this one included. Get 6 points.
learn-ali-baba-points-3-done = The third ring: 6 points now, and a larger set at the end.

learn-ali-baba-green-title = Green
learn-ali-baba-green-1 = Green gives you a second tile: one next to the place just emptied. Take the sword (green), then the ring beside it.
learn-ali-baba-green-1-done = The magic of the second tile does nothing, but its treasure counts: the third ring.

learn-ali-baba-yellow-title = Yellow
learn-ali-baba-yellow-1 = Yellow: every rival shows a tile of their choice, and you take one of them. Take the sword (yellow), then what suits you best.
learn-ali-baba-yellow-1-done = The third ring is worth 3 points to you; the others take their tiles back.

learn-ali-baba-white-title = White
learn-ali-baba-white-1 = White: name a treasure or a colour that no rival may take until your next turn. Your rival collects rings. Take the sword (white) and ban them.
learn-ali-baba-white-1-done = The ring stays where it is, for now.
learn-ali-baba-white-2 = This time rings are banned for you. Make the best of it.
learn-ali-baba-white-2-done = The second crown: 4 points for brown, and a set. If everything were banned, you could take any tile.

learn-ali-baba-scoring-title = Sets and points
learn-ali-baba-scoring-1 = At the end 1, 2, 3, 4, 5, 6 tiles of a treasure bring 1, 3, 6, 10, 15, 21 points. Which tile is worth most to you?
learn-ali-baba-scoring-1-done = The fourth ring brings 4 points, a second sword 2, a second crown 2.
learn-ali-baba-scoring-2 = Magic and set count together. Get 12 points with one tile.
learn-ali-baba-scoring-2-done = The fourth sword: 8 points for brown and 4 for the set. Pink would have brought 6.

learn-ali-baba-lamp-title = Aladdin’s lamp
learn-ali-baba-lamp-1 = In this variant a lamp may be swapped for a tile beside the cave, whose magic then happens. Take the lamp and swap it for the ring (pink).
learn-ali-baba-lamp-1-done = 5 points, and the third ring. The lamp lies beside the cave now, for others to swap for.
learn-ali-baba-lamp-2 = Or you keep the lamp for its own magic. You have three: what brings more?
learn-ali-baba-lamp-2-done = Brown counts four lamps: 8 points, and a set of four.

learn-ali-baba-small-title = The smaller cave
learn-ali-baba-small-1 = For two there is a smaller cave, without three of the treasures. Take the ring (blue).
learn-ali-baba-small-1-done = Here the first tile turns up two: 4 points.
