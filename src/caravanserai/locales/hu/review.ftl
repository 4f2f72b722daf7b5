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
review-no-record = Ez a fájl nem mentett parti.
review-bad-record = Ez a mentett parti nem játszható le, hibás akció: { $n }.

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
review-moment = A parti pillanata
review-moment-of = pillanat: { $n } / { $total }
review-step-of = akció: { $n } / { $total }
review-keys = ← → egy kör · Shift: egy akció · szóköz: visszajátszás
review-to-start = Az elejére
review-turn-back = Egy körrel vissza
review-replay = A kör visszajátszása
review-turn-on = Egy körrel előre
review-to-end = A végére

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
review-not-played-on = Nem sikerült új asztalt nyitni. Próbáld kicsit később.
review-share = A pillanat megosztása
review-link-copied = Link a vágólapon
review-file = Parti mentése fájlba

## A pontozólap

review-sheet = Pontozólap
review-winners = { $n ->
    [one] Győztes: { $names }
   *[other] Megosztott győzelem: { $names }
}
review-not-over = A mentett parti a vége előtt megszakad, ezért nincs pontozólap.
