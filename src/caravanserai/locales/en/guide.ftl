# The guide of a first game: each kind of decision, in a few words, the first time it comes.

guide-got-it = Got it
guide-off = No more explanations
guide-rule = The rule

## Five Tribes

guide-five-tribes-bid-title = Bid for turn order
guide-five-tribes-bid = Each round begins with bids: the highest plays first. A coin is a point, so pay only for a move you would hate to lose; where many will do, bid 0. With two players you bid twice, for two turns.
guide-five-tribes-pick-title = Pick up meeples
guide-five-tribes-pick = Choose a tile and take all its meeples in hand. You drop them one by one, and the last must land where its colour stands. Point at a tile, or tap it once, to see where its meeples can end and what that brings.
guide-five-tribes-drop-title = Drop them one by one
guide-five-tribes-drop = Each goes next to the one before, never straight back. The end is what counts: the last meeple and all of its colour there are yours, and their tribe acts. If that empties the tile, you win it. The numbers are points.
guide-five-tribes-builders-title = Builders
guide-five-tribes-builders = They bring a coin for each blue tile around, times their number. A fakir that you discard counts as one more builder. Keep some for djinns and assassins.
guide-five-tribes-kill-title = Assassins
guide-five-tribes-kill = They kill a meeple nearby, or a vizier or elder in front of a rival. Look for one that stands alone: its tile becomes yours. Or for a vizier that costs a rival the lead.
guide-five-tribes-before-tile-title = A power first?
guide-five-tribes-before-tile = The tile is about to act. A djinn’s power can be used now, or later in this turn. If now makes no difference, go on.
guide-five-tribes-take-title = Market
guide-five-tribes-take = Buy a card if it adds to a set of different goods: the larger the set, the more each card brings. You may also decline.
guide-five-tribes-buy-title = Sacred place
guide-five-tribes-buy = Two elders, or an elder and a fakir, pay for a djinn. It brings points, and its power is yours from now on. Elders that you keep bring 2 points each.
guide-five-tribes-end-title = Before the turn ends
guide-five-tribes-end = You may sell sets of different goods. They count at the end, too, so sell only if you need coins. Until you end the turn you can undo it.
guide-five-tribes-power-title = A djinn’s power
guide-five-tribes-power = What glows can be chosen; what the djinn does stands on its card. Point at a choice to see what it brings.

## Ali Baba

guide-ali-baba-take-title = Take a tile
guide-ali-baba-take = Take one that lies face up. Its colour works magic at once; its treasure goes behind your screen, where more of a kind are worth more each. Look also at what you turn up for your rival.
guide-ali-baba-also-title = Green: a second tile
guide-ali-baba-also = Take one more, next to the place just emptied. Its colour does nothing, so look at the treasure: which of your sets grows most?
guide-ali-baba-show-title = Yellow: show a tile
guide-ali-baba-show = A rival’s magic takes one of the tiles that are shown. Show what you need least, such as a treasure of which you have only one.
guide-ali-baba-steal-title = Yellow: take a tile
guide-ali-baba-steal = Take the one that adds most to your sets. Its colour does nothing now.
guide-ali-baba-ban-title = White: a ban
guide-ali-baba-ban = Name a treasure or a colour that no rival may take from the cave until your next turn. Look at what lies open, and at what they collect.
guide-ali-baba-lamp-title = The lamp
guide-ali-baba-lamp = Swap it for a tile beside the cave, whose magic then happens, or keep it for its own. Compare both: magic now, and sets at the end.
