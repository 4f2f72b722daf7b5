# Words about what one points at on a table, beside those of the player aid.

about-now = Can be done now
# $reason
about-not-now = Not now: { $reason }

## Five Tribes

# $does: what a tile does
about-ends-here = A move that ends here: { $does }
about-blue = Its value is blue: builders count this tile.
about-red = Its value is red: builders don’t count this tile.
# $price: as in the facts of a djinn
about-price = { $price ->
    [E] Price of the power: 1 elder or 1 fakir
    [EE] Price of the power: 2 elders, or 1 elder and 1 fakir
    [F] Price of the power: 1 fakir
    [Fs] Price of the power: 1 fakir for each spot
   *[none] The power is always on
}
# $name
about-djinn-of = Belongs to { $name }
about-djinn-costs = At a sacred place: { five-tribes-djinn-price }
about-fakir = Helps builders and assassins, pays for djinns and powers. Never part of a set.
# $values: coins for 1, 2, 3 … goods
about-sets = 1, 2, 3 … different goods sell for { $values } coins.
# $n: cards of this good
about-in-game = In the game: { n-cards }
about-next = Who plays first bids first in the next round.
about-points = What the score sheet would say now.
# $n
about-camels-left = { n-camels } left
# $how
about-at-end = Points at the end: { $how }

## Ali Baba

about-ban = Ban
about-face-down = Turned up as soon as nothing covers it.
# $n
about-unseen = One of { n-cave-tiles } that nobody has seen yet.
# $values: points for 1, 2, 3 … tiles
about-set-values = 1, 2, 3 … of this treasure bring { $values } points.
# $size: tiles, $n: points
about-own-set = You have { $size }: { n-points }
about-magic = What magic has brought so far.
about-treasures = What the treasures behind this screen bring.
about-treasures-hidden = What the treasures behind this screen bring is seen at the end.
about-tiles = Tiles behind the screen. In a tie fewer tiles win.
