# Egy parti elemzése: minden kör, mit gondol róla a bot, és egy mentett parti megnyitása.

review-title = Elemzés
review-of = Elemzés · { $game }
review-loading = A parti megnyitása…
review-not-found = Nincs ilyen elemzés.
review-not-loaded = A szerver nem érhető el. Próbáld kicsit később.
review-open-another = Mentett parti megnyitása

## Mentett parti megnyitása

review-open = Mentett parti megnyitása
review-open-help = A fájlba mentett parti körönként végignézhető és értékelhető. Válaszd ki a fájlt, vagy húzd ide.
review-choose-file = Fájl kiválasztása
review-code = Vagy egy állás egy sorban
review-code-open = Megnézem

## A parti egy pillanata

review-beginning = A parti eleje
review-turn-in-round = { $n }. kör, { $round }. forduló: { $name }
review-turn-of = { $n }. kör: { $name }
review-bid-of = { $n }. licit, { $round }. forduló: { $name }
review-played = a játékos választása
review-bots-choice = a bot választása
review-say-turn = { $heading }. { $what }
review-say-judged = { $heading }. { $what }. A bot választásához képest: { $behind }
review-say-step = { $heading }. Akció: { $n } / { $total }, { $step }

## Győzelmi esély

review-chance = Győzelmi esély
review-chance-note = százalékban, az erős bot szerint
review-chances = Győzelmi esély minden kör után, százalékban
review-judging = A bot eddig értékelte: { $n } / { $total }
review-slider = A parti köre
review-turn-where = kör: { $n } / { $total }
review-bid-where = licit: { $n } / { $total }
review-step-of = akció: { $n } / { $total }
review-keys = ← → egy kör · Shift: egy akció · szóköz: visszajátszás · N, P: következő, előző hiba
review-to-start = Az elejére
review-turn-back = Egy körrel vissza
review-replay = A kör visszajátszása
review-turn-on = Egy körrel előre
review-to-end = A végére
review-mistake-back = Előző hiba
review-mistake-on = Következő hiba

## Körről körre

review-turns = Körről körre
review-turns-note = ennyi ponttal a bot választása mögött
review-from-to = { $from } → { $to }
review-nothing = semmi
review-best = legjobb
review-as-good = ugyanolyan jó
review-behind = −{ $n }
review-bot-prefers = a bot ezt választaná
review-before-after = { $before } → { $after }
review-left-behind = Elszalasztott pontok
review-steps = Akciónként

## A tábla mellett

review-side = A tábla mellett
review-tab-position = Állás
review-tab-summary = Összegzés
review-tab-sheet = Pontozólap
review-accuracy = Pontosság
review-accuracy-how = Veszteség nélküli körért vagy licitért 100%, minden 10 elszalasztott pontért a fele; ezek átlaga.
review-mistakes = { $n } hiba
review-turning-points = Fordulópontok
review-no-turning-points = Eddig egyik kör sem változtatta meg nagyon az esélyeket.

## Miért ez az értékelés

review-why-best = A bot nem talált jobbat.
review-why-gains-more = A bot választása azonnal { $n } ponttal többet hoz.
review-why-gains-less = A bot választása azonnal { $n } ponttal kevesebbet hoz.
review-why-leaves-less = A következőnek ({ $name }) { $n } ponttal kevesebb marad.
review-why-leaves-more = A következőnek ({ $name }) { $n } ponttal több marad.
review-why-later = Elsőre mindkettő ugyanannyit hoz és hagy: a különbség később jön.
review-whoever = aki elsőként lép
review-at-once = Pont azonnal
review-leaves = A következőnek ({ $name }) legfeljebb

## Mit hozott a kör

review-bid = licit: { $spot }
review-kill = { $tribe ->
    [vizier] megölt vezír ({ $tile })
    [elder] megölt vén ({ $tile })
    [merchant] megölt kereskedő ({ $tile })
    [builder] megölt építő ({ $tile })
   *[assassin] megölt orgyilkos ({ $tile })
}
review-kill-in-front = { $tribe ->
    [vizier] megölt vezír (ellenfél: { $name })
   *[elder] megölt vén (ellenfél: { $name })
}
review-coins-paid = fizetve: { n-coins }
review-cards = { n-cards } ({ $cards })
review-djinn = dzsinn: { $djinn }
review-power = képesség: { $djinn }
review-sale = eladás: { n-goods }
review-no-move = nincs lehetséges lépés
review-also = és még: { $tile }
review-stolen = megmutatott lapka elvéve: { $tile }
review-swapped = a lámpa erre cserélve: { $tile }
review-ban = tiltás: { banned-thing }

## Mit lehet vele kezdeni

review-actions = Ez a parti
review-play-on = Folytatás innen
review-which-seat = Melyik helyen játszol?
review-bots-have-others = A többi helyen botok játszanak.
review-as-seat-to-decide = { $name } (most ő dönt)
review-not-played-on = Nem sikerült új asztalt nyitni. Próbáld kicsit később.
review-advice = Mit tenne a bot?
review-advice-awaited = A bot gondolkodik…
review-share = A kör megosztása
review-remarks = Jegyzetek, hozzászólások
review-remarks-n = Jegyzetek, hozzászólások ({ $n })
review-link-copied = Link a vágólapon
review-position = Állás másolása
review-position-copied = Állás a vágólapon
review-file = Parti mentése fájlba
review-text-file = Parti szövegként

## A pontozólap

review-sheet = Pontozólap
review-winners = { $n ->
    [one] Győztes: { $names }
   *[other] Megosztott győzelem: { $names }
}
review-not-over = A mentett parti a vége előtt megszakad, ezért nincs pontozólap.
