# A Five Tribes asztala.

five-tribes-board = A szultánság, hat oszlop, öt sor
five-tribes-no-meeples = nincs figura
five-tribes-camel-of = { $name } tevéje
five-tribes-brings = ennyit hoz: { $n }
five-tribes-costs = ennyibe kerül: { $n }
five-tribes-may-choose = választható

## A sáv

five-tribes-turn-order = Játékossorrend
five-tribes-next-bids = Következő licit
five-tribes-still-to-bid = Licitre vár
five-tribes-spot-free = mező: { $n }, szabad
five-tribes-spot-of = mező: { $n }, { $name }
five-tribes-bid = Licit: { $n }
five-tribes-order-then = Ez lenne a sorrend
five-tribes-discount = Fakír eldobása: egy mezővel olcsóbb

## Erőforrások és dzsinnek

five-tribes-resources = Erőforrások
five-tribes-row-and-deck = { $row } a sorban, { $deck } a pakliban
five-tribes-first-three = 1–3: kis piac, egy kártya 3 érme
five-tribes-first-six = 1–6: nagy piac, két kártya 6 érme
five-tribes-djinns = Dzsinnek
five-tribes-djinns-drawn = Húzott dzsinnek
five-tribes-djinns-keep-one = egyet tarts meg
five-tribes-djinn-price = 2 vén, vagy 1 vén + 1 fakír
five-tribes-no-djinns = Nincs felcsapott dzsinn.
five-tribes-always-on = mindig érvényes
five-tribes-or = vagy
five-tribes-each = mezőnként

## Helyek

five-tribes-seats = Helyek
five-tribes-you = te
five-tribes-bot = bot
five-tribes-away = nincs itt
five-tribes-resigned = feladta
five-tribes-points-in-sight = látható pontok; az érmék és a kártyák rejtettek
five-tribes-stands-bidding = licitál
five-tribes-stands-playing = játszik
five-tribes-stands-waits = vár
five-tribes-stands-has-bid = már licitált
five-tribes-stands-played = már játszott
five-tribes-coins = érmék
five-tribes-coins-hidden = rejtett érmék
five-tribes-cards = kártyák
five-tribes-your-cards = Kézben lévő kártyák
five-tribes-goods-sell-for = { $n ->
    [one] { $n } áru ára { $coins }
   *[other] { $n } különböző áru ára { $coins }
}
five-tribes-kill-in-front = { $tribe ->
    [vizier] { $name } egyik vezírének megölése
   *[elder] { $name } egyik vénjének megölése
}

## Keskeny képernyő

five-tribes-panels = Panelek
five-tribes-tab-resources = Erőforrások
five-tribes-tab-djinns = Dzsinnek
five-tribes-tab-seats = Helyek
five-tribes-tab-story = Napló

## Mi a kérdés

five-tribes-ask-bid = Licitálj a helyedért a játékossorrendben
five-tribes-ask-pick = Vedd fel egy világító lapka figuráit
five-tribes-ask-drop = Tegyél le egy figurát egy világító lapkára
five-tribes-ask-drop-last = Tedd le az utolsó figurát oda, ahol a saját színe áll
five-tribes-ask-builders = Hány fakír segítse az építőket?
five-tribes-ask-kill = Válaszd ki, kit öljenek meg az orgyilkosok
five-tribes-ask-second-kill = Válaszd ki a második áldozatot
five-tribes-ask-take = Elveszel egy kártyát a piacról?
five-tribes-ask-second-take = Vedd el a második kártyát
five-tribes-ask-buy = Elveszel egy dzsinnt?
five-tribes-ask-redirect = { $djinn }: inkább a 8 szomszédos lapka egyikére teszed?
five-tribes-ask-place = { $djinn }: válassz egy világító lapkát
five-tribes-ask-keep = Tarts meg egyet a húzott dzsinnek közül
five-tribes-ask-end = Adj el árut, használj dzsinnt, vagy fejezd be a kört
five-tribes-ask-end-sell = Adj el árut, vagy fejezd be a kört
five-tribes-ask-end-use = Használj dzsinnt, vagy fejezd be a kört
five-tribes-ask-end-only = Nincs több teendőd
five-tribes-ask-sell = Add el a kitett árukat
five-tribes-ask-over = A partinak vége
five-tribes-rival-bids = { $name } mezőt választ
five-tribes-rival-plays = { $name } jön
five-tribes-rival-picks = { $name } lapkát választ
five-tribes-rival-sows = { $name } a figurákkal lép
five-tribes-rival-chooses = { $name } dönt a folytatásról
five-tribes-skip = Kattints a táblára az átugráshoz
five-tribes-help-bid = Azonnal fizetsz. A legmagasabb licit játszik először.
five-tribes-help-discount = Kumarbi: minden fakír egy mezővel olcsóbbá teszi a licitet.
five-tribes-help-pick = Egyenként teszed le őket, mindegyiket a következő lapkára.
five-tribes-help-stuck = A figurákkal nem lehet lépni. Képesség és árueladás maradt.
five-tribes-help-drop = Kézben: { $n }. Az utolsó figurának oda kell kerülnie, ahol a saját színe áll.
five-tribes-help-drop-last = Mutass egy lapkára, hogy lásd, mit hoz.
five-tribes-help-builders = Minden fakír még egy építőnek számít.
five-tribes-help-kill = Egy világító lapkán vagy egy ellenfél előtt.
five-tribes-help-take = A világító kártyák eladók.
five-tribes-help-buy = A világító dzsinneket ki tudod fizetni.
five-tribes-help-sell = Válassz különböző árukat a kezedből, hogy sorozatként eladd őket.
five-tribes-help-laid-out = Adj hozzá még árut, vagy add el a sorozatot.
five-tribes-ask-before-tile = { $kind ->
    [oasis] Használsz képességet, mielőtt leteszed a pálmafát?
    [village] Használsz képességet, mielőtt leteszed a palotát?
    [sacred-place] Nem tudsz dzsinnért fizetni. Előbb használsz képességet?
   *[market] Ezen a piacon nem tudsz fizetni. Előbb használsz képességet?
}

## Mit lehet tenni

five-tribes-in-hand = Kézben lévő figurák
five-tribes-back = Visszavonás
five-tribes-ends = Célok
five-tribes-plan = Terv
five-tribes-plan-help = A terved: semmi sem játszódik le belőle. Válassz lapkát, és látod, hová juthatnak a figurái.
five-tribes-by-gain = Legjobb lépések
five-tribes-powers = Képességek
five-tribes-no-ways = Itt nincs mit mutatni.
five-tribes-more = Továbbiak
five-tribes-close = Bezárás
five-tribes-end = Kör befejezése
five-tribes-sell = Sorozat eladása
five-tribes-sell-for = Sorozat eladása, ára { $n }
five-tribes-pass = Kihagyás
five-tribes-pass-kill = Áldozat nélkül tovább
five-tribes-pass-take = Kártya nélkül tovább
five-tribes-pass-buy = Dzsinn nélkül tovább
five-tribes-pass-redirect = Itt marad
five-tribes-use = Képesség használata: { $djinn }
five-tribes-lay-out = Eladás: { $good }
five-tribes-choose = Választás
five-tribes-pay-elders = 2 vén
five-tribes-pay-elder-fakir = 1 vén és 1 fakír
five-tribes-pay-with-elder = 1 vén
five-tribes-pay-with-elders = 2 vén
five-tribes-pay-with-fakir = fakírral
five-tribes-do-build = Építés
five-tribes-build-for = Építés: { n-coins }
five-tribes-fewer = Eggyel kevesebb fakír
five-tribes-one-more = Eggyel több fakír
five-tribes-do-pick = Figurák felvétele: { $tile }
five-tribes-do-place = Választás: { $tile }
five-tribes-do-drop = { $tribe ->
    [vizier] Vezír letétele: { $tile }
    [elder] Vén letétele: { $tile }
    [merchant] Kereskedő letétele: { $tile }
    [builder] Építő letétele: { $tile }
   *[assassin] Orgyilkos letétele: { $tile }
}
five-tribes-do-kill = { $tribe ->
    [vizier] Vezír megölése: { $tile }
    [elder] Vén megölése: { $tile }
    [merchant] Kereskedő megölése: { $tile }
    [builder] Építő megölése: { $tile }
   *[assassin] Orgyilkos megölése: { $tile }
}
five-tribes-do-take = { $n }. kártya elvétele
five-tribes-do-buy = Dzsinn elvétele: { $djinn }
five-tribes-do-keep = Dzsinn megtartása: { $djinn }
five-tribes-way = { $from } → { $to }
five-tribes-type = Írj be egy akciót, például: pick C4
five-tribes-type-do = Végrehajtás
five-tribes-type-none = Egyetlen szabályos akció sem kezdődik így.
five-tribes-pass-before-tile = { $kind ->
    [oasis] Pálmafa letétele
    [village] Palota letétele
   *[other] Tovább
}

## Mit hozna egy lépés

five-tribes-end-on = Érkezés: { $tile }, { $kind }
five-tribes-times = { $what } × { $by }
five-tribes-brings-payment = fizetendő
five-tribes-brings-coins = érmék
five-tribes-brings-elders-spent = elköltve: { n-elders }
five-tribes-brings-fakirs-spent = elköltve: { n-fakirs }
five-tribes-brings-draw = { n-cards } a pakliból
five-tribes-brings-camel = a tevéd: { $tile }
five-tribes-brings-palm = pálmafa: { $tile }
five-tribes-brings-palace = palota: { $tile }
five-tribes-brings-no-victim = nincs áldozat hatótávon belül
five-tribes-brings-last-round = ez lesz az utolsó forduló
five-tribes-brings-rival = { $name } { n-coins-acc } kap

## Keys

five-tribes-keys-tribe = törzs választása a betűjével
five-tribes-keys-answer = válasz választása a számával
five-tribes-keys-undo-all = az egész kör visszavonása
five-tribes-keys-skip = a bemutatás átugrása
