# Names of pieces and counted nouns, which all other areas refer to.
# A noun after its number: n-coins; as the object of a sentence: n-coins-acc; after “of”: n-goods-gen. All take $n.

## Counted nouns

n-viziers = { $n ->
    [one] { $n } vizier
   *[other] { $n } viziers
}
n-viziers-acc = { $n ->
    [one] { $n } vizier
   *[other] { $n } viziers
}
n-elders = { $n ->
    [one] { $n } elder
   *[other] { $n } elders
}
n-elders-acc = { $n ->
    [one] { $n } elder
   *[other] { $n } elders
}
n-merchants = { $n ->
    [one] { $n } merchant
   *[other] { $n } merchants
}
n-merchants-acc = { $n ->
    [one] { $n } merchant
   *[other] { $n } merchants
}
n-builders = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}
n-builders-acc = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}
n-assassins = { $n ->
    [one] { $n } assassin
   *[other] { $n } assassins
}
n-assassins-acc = { $n ->
    [one] { $n } assassin
   *[other] { $n } assassins
}
n-camels = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
}
n-palms = { $n ->
    [one] { $n } palm
   *[other] { $n } palms
}
n-palaces = { $n ->
    [one] { $n } palace
   *[other] { $n } palaces
}
n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
n-coins-acc = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
n-blue-tiles = { $n ->
    [one] { $n } blue tile
   *[other] { $n } blue tiles
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-cards-acc = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
n-goods-gen = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
n-fakirs = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
n-fakirs-acc = { $n ->
    [one] { $n } fakir
   *[other] { $n } fakirs
}
n-victory-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-points-acc = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-cave-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
n-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
n-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
n-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}

# $tribe: vizier, elder, merchant, builder, assassin; $n
n-of-tribe = { $tribe ->
    [vizier] { n-viziers }
    [elder] { n-elders }
    [merchant] { n-merchants }
    [builder] { n-builders }
   *[assassin] { n-assassins }
}
n-of-tribe-acc = { $tribe ->
    [vizier] { n-viziers-acc }
    [elder] { n-elders-acc }
    [merchant] { n-merchants-acc }
    [builder] { n-builders-acc }
   *[assassin] { n-assassins-acc }
}

## Five Tribes

tribe-vizier = vizier
tribe-elder = elder
tribe-merchant = merchant
tribe-builder = builder
tribe-assassin = assassin
tribes-vizier = viziers
tribes-elder = elders
tribes-merchant = merchants
tribes-builder = builders
tribes-assassin = assassins
# The letter on the piece, different for each tribe; it is also the key that chooses it.
tribe-short-vizier = V
tribe-short-elder = E
tribe-short-merchant = M
tribe-short-builder = B
tribe-short-assassin = A
# One of a tribe as the object: “drops an elder”. $tribe
one-of-tribe-acc = { $tribe ->
    [vizier] a vizier
    [elder] an elder
    [merchant] a merchant
    [builder] a builder
   *[assassin] an assassin
}

kind-oasis = oasis
kind-village = village
kind-small-market = small market
kind-large-market = large market
kind-sacred-place = sacred place

good-ivory = ivory
good-jewels = jewels
good-gold = gold
good-papyrus = papyrus
good-silk = silk
good-spice = spice
good-fish = fish
good-wheat = wheat
good-pottery = pottery
good-fakir = fakir
# Several of one card: “silk × 2”. $name, $n
card-times = { $name } × { $n }

## Ali Baba

treasure-carpet = carpet
treasure-statue = statue
treasure-ruby = ruby
treasure-crown = crown
treasure-chest = chest
treasure-sword = sword
treasure-diamond = diamond
treasure-ring = ring
treasure-lamp = lamp
treasure-necklace = necklace

treasures-carpet = carpets
treasures-statue = statues
treasures-ruby = rubies
treasures-crown = crowns
treasures-chest = chests
treasures-sword = swords
treasures-diamond = diamonds
treasures-ring = rings
treasures-lamp = lamps
treasures-necklace = necklaces

colour-pink = pink
colour-blue = blue
colour-brown = brown
colour-green = green
colour-yellow = yellow
colour-white = white
# A tile: “brown sword”. $treasure: carpet … necklace, $colour: pink … white
colour-name = { $colour ->
    [pink] pink
    [blue] blue
    [brown] brown
    [green] green
    [yellow] yellow
   *[white] white
}
treasure-name = { $treasure ->
    [carpet] carpet
    [statue] statue
    [ruby] ruby
    [crown] crown
    [chest] chest
    [sword] sword
    [diamond] diamond
    [ring] ring
    [lamp] lamp
   *[necklace] necklace
}
tile-name = { colour-name } { treasure-name }
# What a ban names. $banned: a treasure or a colour
banned-thing = { $banned ->
    [carpet] carpets
    [statue] statues
    [ruby] rubies
    [crown] crowns
    [chest] chests
    [sword] swords
    [diamond] diamonds
    [ring] rings
    [lamp] lamps
    [necklace] necklaces
    [pink] the colour pink
    [blue] the colour blue
    [brown] the colour brown
    [green] the colour green
    [yellow] the colour yellow
   *[white] the colour white
}

## The bots

bot-random = Random
bot-novice = Novice
bot-drover = Drover
bot-pedlar = Pedlar
bot-merchant = Merchant
bot-vizier = Vizier
bot-sultan = Sultan
