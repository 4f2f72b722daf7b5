# Az Ali Baba asztala: a barlang, alatta a kérés, a helyek, a paraván mögötti lapkák.

ali-baba-table = Az asztal
ali-baba-cave = A barlang. A nyilak lapkáról lapkára visznek, a PageUp és a PageDown sorban minden felfordítottra, Shifttel a lefordítottakra is. Az Enter választ.
ali-baba-choices = Mi közül lehet választani
ali-baba-panels = Kincsek, varázslatok és napló
ali-baba-over = A partinak vége

## Lapkák

ali-baba-tile-in-cave = { $state ->
    [open] { $tile }, { $layer }. réteg, { $column } oszlop, { $row }. sor
    [banned] { $tile }, tiltott, { $layer }. réteg, { $column } oszlop, { $row }. sor
   *[other] { $tile }, most nem vehető el, { $layer }. réteg, { $column } oszlop, { $row }. sor
}
ali-baba-tile-beside = { $tile }, a barlang mellett
ali-baba-layer = { $layer }. réteg
ali-baba-face-down = lefordítva
ali-baba-plus = { $n ->
    [0] 0
   *[other] +{ $n }
}

## Mi a kérdés

ali-baba-ask = { $step ->
    [take] Vegyél el egy világító lapkát a barlangból
    [also] Vedd el a megüresedett hely egyik szomszédját is
    [magic] Használd a lámpa saját varázslatát, vagy cseréld ki a lámpát
    [show] Válaszd ki, melyik lapkát mutatod meg
    [steal] Vegyél el egyet a megmutatott lapkák közül
   *[ban] Válassz kincset vagy színt, amelyet megtiltasz
}
ali-baba-other = { $step ->
    [take] { $name } lapkát választ a barlangban
    [also] { $name } szomszédos lapkát választ
    [magic] { $name } a lámpáról dönt
    [show] { $name } lapkát választ, amelyet megmutat
    [steal] { $name } a megmutatott lapkák közül választ
    [choosing] { $name } választ
   *[ban] { $name } a tiltásról dönt
}
ali-baba-help-show = { $name } elvesz egyet a megmutatott lapkák közül; a többi visszakerül.
ali-baba-help-steal = A többi visszakerül a paravánok mögé.
ali-baba-help-ban = A következő körödig egyetlen ellenfél sem vehet el ilyet a barlangból.
ali-baba-help-magic = A barlang melletti lapkák világítanak: annak a varázslata hat, amelyiket elveszed.
ali-baba-help-banned = { $name } tiltása: { banned-thing }.
ali-baba-turns-left = Még { $n } kör van hátra.
ali-baba-refused = Ezt nem lehet: { $reason }
ali-baba-type = Akció beírása
ali-baba-back = Visszavonás
ali-baba-by-gain = Legjobb lépések
ali-baba-plan = Terv
ali-baba-plan-ask = A terved: semmi sem játszódik le
ali-baba-plan-help = Melyik lapka mit hoz, ha a barlang így marad.
ali-baba-plan-none = Nincs több köröd, amit megtervezhetnél.

## Választások szavakban

ali-baba-do-take = { $tile } ({ $place })
ali-baba-do-swap = csere erre: { $tile }
ali-baba-do-show = megmutatás: { $tile }
ali-baba-do-steal = elvétel tőle: { $name }
ali-baba-do-ban = tiltás: { banned-thing }
ali-baba-do-magic = a saját varázslata
ali-baba-with-gain = { $what }, nyereség: { $n }

## Mit hozna

ali-baba-preview-title = { $place }, { $tile }
ali-baba-preview-set = { $treasures }: { $before } → { $after }
ali-baba-preview-sets = a csoportjaid
ali-baba-brings = { n-points-acc } hoz.
ali-baba-uncovers = Felfordul { n-cave-tiles }.

## Varázslat

ali-baba-magic = Varázslat
ali-baba-magic-pink = 5 pont
ali-baba-magic-blue = felfordított lapkánként 2; az 1. rétegben 2
ali-baba-magic-brown = nálad lévő ilyen kincsenként 2
ali-baba-magic-green = vegyél el egy szomszédosat is
ali-baba-magic-yellow = az ellenfelek lapkát mutatnak, te elveszel egyet
ali-baba-magic-white = tilts meg egy kincset vagy színt
ali-baba-magic-nothing = a varázslatnak nincs hatása

## Helyek és paravánok

ali-baba-you = te
ali-baba-bot = bot
ali-baba-playing = játszik
ali-baba-waits = vár
ali-baba-shows = ezt a lapkát mutatja
ali-baba-has-chosen = már választott lapkát
ali-baba-ban = Tiltott a következő köréig: { banned-thing }
ali-baba-ban-of = Tiltott { $name } következő köréig: { banned-thing }
ali-baba-behind-your-screen = A paravánod mögött
ali-baba-behind-screen = Kincsek
ali-baba-behind-screen-of = { $name } paravánja mögött
ali-baba-worth-next = pont · még eggyel
ali-baba-worth-points = értéke { n-points }
ali-baba-next-brings = a következő { n-points-acc } hoz
ali-baba-score = varázslat
ali-baba-magic-so-far = varázslat { $n }
ali-baba-treasures-so-far = kincsek +{ $n }
ali-baba-treasures-hidden = rejtett kincsek
ali-baba-sets = csoportok
ali-baba-in-all = összesen
ali-baba-tab-treasures = Kincsek
ali-baba-tab-magic = Varázslat
ali-baba-tab-story = Napló

## Keys

ali-baba-keys-next = a következő látható lapka
ali-baba-keys-all = a lefordított lapkák is
