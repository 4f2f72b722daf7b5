# Nevek és megszámlált főnevek. -acc: tárgyeset.

## Megszámlált főnevek

n-viziers = { $n } vezír
n-viziers-acc = { $n } vezírt
n-elders = { $n } vén
n-elders-acc = { $n } vént
n-merchants = { $n } kereskedő
n-merchants-acc = { $n } kereskedőt
n-builders = { $n } építő
n-builders-acc = { $n } építőt
n-assassins = { $n } orgyilkos
n-assassins-acc = { $n } orgyilkost
n-camels = { $n } teve
n-palms = { $n } pálmafa
n-palaces = { $n } palota
n-coins = { $n } érme
n-coins-acc = { $n } érmét
n-blue-tiles = { $n } kék értékű lapka
n-cards = { $n } kártya
n-cards-acc = { $n } kártyát
n-goods = { $n } áru
n-goods-gen = { $n } áru
n-fakirs = { $n } fakír
n-fakirs-acc = { $n } fakírt
n-victory-points = { $n } győzelmi pont
n-points = { $n } pont
n-points-acc = { $n } pontot
n-cave-tiles = { $n } lapka
n-players = { $n } játékos
n-bots = { $n } bot
n-days = { $n } nap
n-hours = { $n } óra

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

tribe-vizier = vezír
tribe-elder = vén
tribe-merchant = kereskedő
tribe-builder = építő
tribe-assassin = orgyilkos
tribes-vizier = vezírek
tribes-elder = vének
tribes-merchant = kereskedők
tribes-builder = építők
tribes-assassin = orgyilkosok
# A figura betűje, törzsenként más; a billentyű is ez, amely kiválasztja.
tribe-short-vizier = V
tribe-short-elder = N
tribe-short-merchant = K
tribe-short-builder = É
tribe-short-assassin = O
# $tribe
one-of-tribe-acc = { $tribe ->
    [vizier] egy vezírt
    [elder] egy vént
    [merchant] egy kereskedőt
    [builder] egy építőt
   *[assassin] egy orgyilkost
}

kind-oasis = oázis
kind-village = falu
kind-small-market = kis piac
kind-large-market = nagy piac
kind-sacred-place = szent hely

good-ivory = elefántcsont
good-jewels = drágakövek
good-gold = arany
good-papyrus = papirusz
good-silk = selyem
good-spice = fűszer
good-fish = hal
good-wheat = búza
good-pottery = kerámia
good-fakir = fakír
# $name, $n
card-times = { $name } × { $n }

## Ali Baba

treasure-carpet = szőnyeg
treasure-statue = szobor
treasure-ruby = rubin
treasure-crown = korona
treasure-chest = láda
treasure-sword = kard
treasure-diamond = gyémánt
treasure-ring = gyűrű
treasure-lamp = lámpa
treasure-necklace = nyaklánc

treasures-carpet = szőnyeg
treasures-statue = szobor
treasures-ruby = rubin
treasures-crown = korona
treasures-chest = láda
treasures-sword = kard
treasures-diamond = gyémánt
treasures-ring = gyűrű
treasures-lamp = lámpa
treasures-necklace = nyaklánc

colour-pink = rózsaszín
colour-blue = kék
colour-brown = barna
colour-green = zöld
colour-yellow = sárga
colour-white = fehér
# Lapka: „barna kard”. $treasure, $colour
colour-name = { $colour ->
    [pink] rózsaszín
    [blue] kék
    [brown] barna
    [green] zöld
    [yellow] sárga
   *[white] fehér
}
treasure-name = { $treasure ->
    [carpet] szőnyeg
    [statue] szobor
    [ruby] rubin
    [crown] korona
    [chest] láda
    [sword] kard
    [diamond] gyémánt
    [ring] gyűrű
    [lamp] lámpa
   *[necklace] nyaklánc
}
tile-name = { colour-name } { treasure-name }
# Mit tilt. $banned
banned-thing = { $banned ->
    [carpet] szőnyeg
    [statue] szobor
    [ruby] rubin
    [crown] korona
    [chest] láda
    [sword] kard
    [diamond] gyémánt
    [ring] gyűrű
    [lamp] lámpa
    [necklace] nyaklánc
    [pink] rózsaszín szín
    [blue] kék szín
    [brown] barna szín
    [green] zöld szín
    [yellow] sárga szín
   *[white] fehér szín
}

## A botok

bot-random = Véletlen
bot-novice = Újonc
bot-drover = Tevehajcsár
bot-pedlar = Vándorárus
bot-merchant = Kereskedő
bot-vizier = Vezír
bot-sultan = Szultán
