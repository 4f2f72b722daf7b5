# Pontozólap a dobozos játékkal játszott partihoz.

score-title = Pontozólap
score-heading = A dobozos játékkal játszott parti pontozása
score-intro = Írd be, kinek mije van a végén. Minden játékos pontjait azonnal kiszámoljuk.
score-game = Játék
score-seats = Játékosok
score-whose = Kinek a tartozékai
score-player = { $n }. játékos
score-name-of = { $n }. játékos neve
score-less = Eggyel kevesebb: { $what }
score-more = Eggyel több: { $what }
score-piece-coins = érmék
score-piece-viziers = vezírek
score-piece-elders = vének
score-piece-palms = pálmafák a lapkáidon
score-piece-palaces = paloták a lapkáidon
score-piece-tiles = a lapkáid értéke
score-piece-fakirs = fakírok
score-piece-djinns = dzsinnek
score-piece-score = pillanatnyi pontszám, varázslatokért
score-goods = Áruk
score-treasures = Kincsek a paraván mögött
score-djinns = Dzsinnek
score-sheet = Pontok
score-winner = { $n ->
    [one] Győztes: { $names }
   *[other] Megosztott győzelem: { $names }
}
score-box-has = a dobozban összesen csak ennyi van: { $n }
score-wrong = { $name }, { $what }: { score-box-has }
score-offline = A számoló szerver most nem érhető el.
score-clear = Törlés
score-undo = Törlés visszavonása
score-cleared = A lap üres
score-kept = Ebben a böngészőben marad, amíg nem törlöd.
