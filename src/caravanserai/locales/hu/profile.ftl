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
profile-leaders-none = Még senki: értékelt partik és nyilvános profil kell hozzá.
profile-leaders-bots = Botok, becslés szerint

## Az előzmények
profile-history = Korábbi partik
profile-search = Keresés a nevekben
profile-any-game = Minden játék
profile-any-seats = Bármennyi játékos
profile-any-result = Minden eredmény
profile-won = Győzelmek
profile-lost = Vereségek
profile-rated-only = Csak értékeltek
profile-place = { $place } / { $n }
profile-more = Továbbiak
profile-none-found = Nincs ilyen parti.
profile-file = Letöltés: { $kind }
