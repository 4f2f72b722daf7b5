## Az asztaloknál
profile-rating = { $value } ± { $uncertainty }
profile-rating-provisional = Ideiglenes: még kevés az értékelt parti
profile-rating-estimate = Becslés, botok egymás elleni partijaiból
profile-rated = Értékelt
profile-rated-no = Nem
profile-rated-people = Emberek között
profile-rated-with-bots = Botokkal is
profile-rated-means = Tippek nélkül; aki elmegy, feladja vagy kifut az időből, veszít.
profile-rated-table = Értékelt parti
profile-rated-leave = Ez értékelt parti: aki elmegy, elveszíti.
profile-changes = Értékszámok a parti után

## A profil
profile-title = Profil
profile-summary = Partik: { $games } · győzelmek: { $won }
profile-ratings = Értékszámok
profile-no-ratings = Még nincs értékelt parti. Az értékelést asztalnyitáskor lehet kérni.
profile-pace-blitz = villám
profile-pace-normal = rendes tempó
profile-pace-slow = levelező
profile-pace-unhurried = óra nélkül
profile-of-kind = { $game } · { $kind }
profile-rated-games = Értékelt partik: { $n }
profile-plot = Értékszám a partik után: kezdetben { $first }, most { $last }, legjobb { $best }
profile-how = Így számoljuk az értékszámot
profile-how-range = Mindenki 1500-ról indul. Az erő 100-ból 95 esetben a ± utáni számon belül van; ez partiról partira szűkül. A ? azt jelzi, hogy még tág: az értékszám ideiglenes.
profile-how-moves = Egy parti annyival mozdítja, amennyire váratlan az eredmény: ki az első, ki a második a többiek közül, és így tovább. Erősebbek legyőzése többet hoz. Minél biztosabb az értékszám, annál kevesebbet mozdul: egyenlő felek között eleinte mintegy 60, később mintegy 15 pontot. (OpenSkill, Plackett–Luce-modell.)
profile-how-kinds = Minden játéknak tempónként külön értékszáma van: a villám legfeljebb 45 másodperc körönként, a levelező napok körönként.
profile-how-bots = A botok értékszáma becslés, botok egymás elleni partijaiból, ugyanazon a skálán.
profile-results = Eredmények
profile-mean = átlagos pontszám: { $n }
profile-won-of = győzelmek: { $won } / { $games }
profile-rivals = Ellenfelek
profile-rival = előtte { $ahead }, mögötte { $behind }
profile-scoring = Pontok fajtánként
profile-scoring-game = { $game }: a saját és a házbeli átlag
profile-scoring-line = { $line }: { $own }, a házban { $average }
profile-favourites = Kedvencek
profile-favourite = { $games } × · győzelmek: { $won }
profile-accuracy = Pontosság
profile-accuracy-means = Elemzett partik: { $n }, átlag: { $mean }
profile-best = Legjobb lépések
profile-only-you = Ezt csak te látod.
profile-public = Nyilvános profil
profile-public-more = Az értékszámokat és eredményeket bárki láthatja, a ranglistákon is.
profile-nothing = Még nincs befejezett parti.
profile-bot = Bot, { $strength }

## A ranglista
profile-leaders = Ranglista
profile-leaders-none = Még senki: különböző emberekkel játszott értékelt partik és nyilvános profil kell hozzá.
profile-leaders-bots = Botok, becslés szerint

## Az előzmények
profile-history = Korábbi partik
profile-search = Keresés a nevekben
profile-any-game = Minden játék
profile-any-seats = Bárhány fő
profile-any-result = Minden eredmény
profile-won = Győzelmek
profile-lost = Vereségek
profile-rated-only = Csak értékeltek
profile-place = { $place } / { $n }
# $n: minutes
profile-took = { $n } perc
profile-more = Továbbiak
profile-none-found = Nincs ilyen parti.
profile-file = Letöltés: { $kind }
