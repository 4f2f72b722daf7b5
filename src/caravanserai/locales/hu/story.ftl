# A parti naplója. Hogy melyik üzenet milyen értékeket kap, az angol fájlban áll.

## Five Tribes: amit egy játékos tesz

story-ft-bid = { $name } licitje: { $spot }
story-ft-discount = { $name } licitje egy mezővel olcsóbb
story-ft-pick = { $name } felveszi a figurákat: { $tile }
story-ft-drop = { $name } letesz { one-of-tribe-acc }: { $tile }
story-ft-builders = { $fakirs ->
    [0] { $name }: az építők fakírok nélkül dolgoznak
   *[other] { $name }: { $fakirs } fakír segíti az építőket
}
story-ft-kill = { $name } megöl { one-of-tribe-acc }: { $tile }
story-ft-kill-in-front = { $tribe ->
    [vizier] { $name } áldozata: { $rival } egyik vezíre
   *[elder] { $name } áldozata: { $rival } egyik vénje
}
story-ft-take = { $name } { n-cards-acc } vesz el: { $cards }
story-ft-buy = { $name } ezért a dzsinnért fizet: { $djinn }
story-ft-use = { $name } ezt a dzsinnt használja: { $djinn }
story-ft-place = { $name } lapkát választ ({ $djinn }): { $tile }
story-ft-keep = { $name } megtartja ezt a dzsinnt: { $djinn }
story-ft-offer = { $name } eladásra kiteszi: { $cards }
story-ft-sell = { $name } elad egy sorozatot, benne { n-goods-gen }: { $goods }
story-ft-pass = { $step ->
    [kill] { $name } senkit sem öl meg
    [take] { $name } nem vesz kártyát
    [buy] { $name } nem vesz el dzsinnt
    [before-tile] { $name } továbblép
   *[redirect] { $name } nem teszi máshová
}
story-ft-end = { $name } befejezi a kört

## Five Tribes: ami ebből következik

story-ft-coins = { $name } { n-coins-acc } kap
story-ft-coins-paid = { $name } { n-coins-acc } fizet
story-ft-viziers = { $name } { n-viziers-acc } tesz maga elé
story-ft-viziers-lost = { $name } { n-viziers-acc } veszít
story-ft-elders = { $name } { n-elders-acc } tesz maga elé
story-ft-elders-lost = { $rule ->
    [FT-A1] { $name } { n-elders-acc } veszít
    [FT-D-IBLIS] { $name } { n-elders-acc } veszít
   *[other] { $name } { n-elders-acc } költ el
}
story-ft-discard = { $name } { n-fakirs-acc } dob el
story-ft-draw = { $name } { n-cards-acc } húz
story-ft-draw-known = { $name } { n-cards-acc } húz: { $cards }
story-ft-gather = { $name } { n-of-tribe-acc } vesz el innen: { $tile }
story-ft-camel = { $name } tevét tesz le: { $tile }
story-ft-palm = { $name } pálmafát tesz le: { $tile }
story-ft-palace = { $name } palotát tesz le: { $tile }
story-ft-djinn = { $name } új dzsinnje: { $djinn }
story-ft-turn-up = { $name } felcsapja ezeket a dzsinneket: { $djinns }
story-ft-bring = { $name } figurákat húz a zsákból ide: { $tile } ({ $meeples })
story-ft-no-victim = { $name }: az orgyilkosok senkit sem érnek el
story-ft-turn = { $name } jön
story-ft-no-move = { $name }: nincs lehetséges lépés
story-ft-can-move = { $name }: mégis van lehetséges lépés
story-ft-last-round = { $rule ->
    [FT-Z1] { $name } letette az utolsó tevéjét: ez az utolsó forduló
   *[other] Nincs több lehetséges lépés: ez az utolsó forduló
}
story-ft-reshuffle = { $deck ->
    [resources] Az eldobott erőforráskártyák megkeverve új paklit alkotnak
   *[djinns] Az eldobott dzsinnek megkeverve új paklit alkotnak
}
story-ft-refill = Új a sorokban: { $new }
story-ft-round = Új forduló. A licit sorrendje: { $order }
story-ft-over = A partinak vége

## Ali Baba: amit egy játékos tesz

story-ab-take = { $name } elveszi a barlangból: { $tile } ({ $place })
story-ab-also = { $name } elveszi a szomszédosat is: { $tile } ({ $place })
story-ab-show = { $name } lapkát választ, amelyet megmutat
story-ab-show-known = { $name } ezt a lapkát mutatja majd meg: { $tile }
story-ab-steal = { $name } elveszi { $rival } megmutatott lapkáját: { $tile }
story-ab-ban = { $name } tiltása: { banned-thing }
story-ab-magic = { $name } megtartja a lámpát a varázslatáért: { $tile }
story-ab-swap = { $name } erre cseréli a lámpát: { $tile }

## Ali Baba: ami ebből következik

story-ab-turn-up = Felfordítva: { $tiles }
story-ab-points = { $name } { n-points-acc } kap
story-ab-nothing = { $rule ->
    [AB-WHITE1] { $name }: már nincs mit megtiltani
   *[other] { $name }: a varázslatnak nincs hatása
}
story-ab-reveal = { $name } megmutatja: { $tile }
story-ab-turn = { $name } jön
story-ab-ban-ends = { $name } tiltása véget ér: { banned-thing }
story-ab-last-turns = Nincs több lefordított lapka: még { $n } kör van hátra
story-ab-over = A partinak vége

## Az asztal

story-resign = { $name } feladja
story-resign-bot = { $name } feladja, helyette bot játszik tovább: { $bot }
story-stand-in = { $name } helyett bot játszik: { $bot }
story-time-out = { $name }: lejárt az idő
story-pause = { $name }: lejárt az idő; csak botok várnak, így az óra is áll
story-time-out-bot = { $name }: lejárt az idő, bot játszik tovább: { $bot }
story-return = { $name } visszatért, újra játszik
