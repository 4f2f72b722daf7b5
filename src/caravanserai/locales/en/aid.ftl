# The player aid: the turn in short, the djinns, the magic. Each line stands beside its name or sign.

# $game
aid-of = Player aid · { $game }
aid-games = Games
aid-rules = All rules
aid-print = Print
aid-side = Side of the aid
aid-turn = The turn in short
aid-djinns = Djinns
aid-magic = Magic

## Five Tribes: the turn

aid-step-bid = Bid.
aid-step-bid-text = Each marker takes a free spot and pays it. The highest bid plays first; of those at 0 the last to bid.
aid-step-move = Move.
aid-step-move-text = Take all meeples of a tile, drop them one by one on neighbours: never diagonally, never straight back. The last joins one of its own tribe.
aid-step-camel = Win the tile.
aid-step-camel-text = Take all of that tribe from the final tile. If it is empty now and free, place a camel.
aid-step-tribe = Tribe action.
aid-step-tribe-text = The meeples you took act. It must be done.
aid-step-tile = Tile action.
aid-step-tile-text = Powers may come first. Then the final tile acts, whoever owns it. Palms and palaces must be placed; markets and sacred places are your choice.
aid-step-sell = Sell.
aid-step-sell-text = Sets of different goods, if you like. Powers of djinns may be used between the steps, each once a turn.

aid-tribes = Tribes
aid-tribe-vizier = stay in front of you: points at the end, more if rivals have fewer.
aid-tribe-elder = stay in front of you: points, or the price of djinns and powers.
aid-tribe-merchant = take as many cards from the start of the row.
aid-tribe-builder = bring coins: blue tiles around × builders; each fakir counts as one more.
aid-tribe-assassin = kill one meeple within reach, or a vizier or elder in front of a rival; each fakir adds 1 to the reach.

aid-tiles = Tiles
aid-tile-oasis = place a palm.
aid-tile-village = place a palace.
aid-tile-small-market = pay 3 coins, take 1 of the first 3 cards.
aid-tile-large-market = pay 6 coins, take 2 of the first 6 cards.
aid-tile-sacred-place = pay 2 elders, or 1 elder and 1 fakir, and take a djinn.

aid-sets = Sets of goods
aid-sets-of-goods = What a set of different goods brings
aid-goods-in-set = different goods
aid-coins = coins
aid-scoring = Points at the end
aid-points-coins = 1 for each coin
aid-points-viziers = 1 for each vizier, 10 for each rival with fewer
aid-points-elders = 2 for each elder
aid-points-djinns = the value of each djinn
aid-points-palms = 3 for each palm on your tiles
aid-points-palaces = 5 for each palace on your tiles
aid-points-tiles = the value of each tile
aid-points-goods = your goods, as if sold
aid-ends = The round in which somebody places the last camel, or has no move, is the last.

## Five Tribes: the djinns

aid-djinns-text = A power with a price is used on your own turn, once a turn; the others are always on. The star is the value at the end.

## Ali Baba

aid-cave-take = Take
aid-cave-take-text = a face-up tile from the cave and put it behind your screen.
aid-cave-turn-up = Turn up
aid-cave-turn-up-text = every tile that nothing covers any more.
aid-cave-magic = The magic
aid-cave-magic-text = of its colour happens at once.
aid-treasures = Treasures
aid-treasures-text = At the end the tiles of each treasure behind your screen bring points. Many of a kind bring most.
aid-tiles-of-treasure = tiles of one treasure
aid-points = points
aid-cave-end = The end
aid-cave-end-text = Once no tile is face down, the round is finished; then everybody has one more turn. An empty cave ends the game at once. In a tie fewer tiles win.
aid-variants = Variants
aid-variant-lamp = 6 tiles lie beside the cave. Who takes a lamp from the cave uses its magic, or swaps it for one of them and uses that one’s.
aid-variant-equal = One treasure is out of the game, so that every other one is complete.
aid-variant-small = For 2 players: three treasures are out, 36 tiles in narrower layers.
aid-magic-pink = brings 5 points.
aid-magic-blue = brings 2 points for each tile turned up by it, or 2 if it lay at the very bottom.
aid-magic-brown = brings 2 points for each tile of its treasure behind your screen, itself included.
aid-magic-green = takes a face-up neighbour as well, whose magic does nothing.
aid-magic-yellow = lets every rival show a tile; you take one of those shown, whose magic does nothing.
aid-magic-white = bans a treasure or a colour: until your next turn no rival may take it from the cave.
aid-kinds = The ten treasures
