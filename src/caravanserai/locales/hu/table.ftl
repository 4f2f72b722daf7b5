# Ami minden asztal körül van: fejléc, helyek, menü, a parti vége. Maga a napló a story.ftl fájlban.

table-caravanserai = Karavánszeráj
table-other-theme = Téma
table-running = Futó játékok
# $n: how many games wait for one, $shown: the same as the language writes it
table-running-waiting = Még { $shown } játékban te jössz
table-trouble = Ez nem sikerült.
table-reload = Még egyszer
table-try-again = Még egyszer
table-home = Főoldal
table-menu = Menü
table-settings = Beállítások
table-me = Nevem, eszközeim, értesítéseim
table-profile = Profil és korábbi partik
table-keepers = Moderálás
table-cancel = Mégse
table-rules-of = { $game }: szabályok
table-close-dialog = Bezárás

## A játékok

table-game-five-tribes = Five Tribes
table-game-ali-baba = Ali Baba
table-variant-base = Alapjáték
table-variant-lamp = Aladdin lámpája
table-variant-equal = Egyenlő kincsek
table-variant-small = Kisebb barlang
table-where-round = { $game } · { $n }. forduló
table-where-turn = { $game } · { $n }. kör
table-where-over = { $game } · vége
table-round = { $n }. forduló
table-turn = { $n }. kör

## Nevek

table-names = Leila, Omár, Nádia, Farid, Szamíra, Juszuf, Amína, Karim, Dália, Hakim, Zejnab, Rasid, Szelma, Idrisz, Mariam, Tárik
table-bot-0 = Szindbád
table-bot-1 = Mardzsána
table-bot-2 = Aladdin
table-bot-3 = Zobeida
table-strength-random = { bot-random }, bármilyen lépés
table-strength-novice = { bot-novice }, nagyon könnyű
table-strength-drover = { bot-drover }, könnyű
table-strength-pedlar = { bot-pedlar }, mérsékelt
table-strength-merchant = { bot-merchant }, közepes
table-strength-vizier = { bot-vizier }, erős
table-strength-sultan = { bot-sultan }, mester
table-your-name = A neved
table-name-help = Másra nincs szükség: se fiók, se jelszó. Később megváltoztathatod.
table-come-in = Belépés
table-sit-by-name = A leüléshez add meg a neved
table-sit-down = Leülök
# $name: who invites
table-invited-by = { $name } meghív egy asztalhoz
# $n: how many seats there are, $shown: the same as the language writes it, $free: how many are free
table-invited-seats = { $shown } hely, { $free } szabad
# $names: a list
table-invited-with = játszik még: { $names }
# $name: one’s own
table-invited-as = Itt { $name } a neved.
table-invited-full = Minden hely foglalt; nézni lehet.
table-invited-late = A játék már elkezdődött; nézni lehet.
table-invited-place = A Karavánszeráj nyitott asztal az Ezeregyéjszaka két játékához: böngészőben, emberekkel vagy botokkal, ingyen, regisztráció nélkül.
table-invited-more = Körülnézek

## A parti előtt

table-free-seats = { $n } hely szabad
table-all-seated = Mindenki itt van
table-seat-free = szabad
table-you = te
table-host = házigazda
table-here = itt van
table-away = nincs itt
table-the-host = a házigazda
table-on-screen = közös képernyőn
table-bot-of = bot: { $strength }
table-bot-for = Bot erre a helyre: { $n }
table-add-bot = Bot hozzáadása
table-sit-here = Leülés ide
table-move-here = Átülés ide
table-same-screen = Közös képernyőn
table-their-name = A játékos neve
table-add = Hozzáadás
table-stand-up = Hely átadása
table-take-away = Eltávolítás
table-send-away = Eltávolítás
table-send-away-name = Eltávolítás: { $name }
table-standing = Nem ül az asztalnál
table-start = Parti indítása
table-fill-and-start = Feltöltés botokkal és indítás
table-waits-for-host = { $name } indítja a partit.
table-invite = Meghívás
table-invite-help = Akinek megvan ez a link, bejöhet és leülhet.
table-invite-link = Meghívó link
table-invite-anew = Új meghívó
table-invite-anew-help = Az eddigi link érvényét veszti; aki már itt van, marad.
table-link = Link ehhez az asztalhoz
table-copy = Másolás
table-copied = Másolva
table-share = Megosztás
table-qr = QR-kód
table-qr-label = A meghívó link QR-kódként
table-invite-as = A barátaid ezt a nevet látják:
table-share-text = { $game }: gyere az asztalunkhoz
table-close-table = Asztal bezárása
table-leave = Távozás az asztaltól
table-onlookers = { $shown } néző
table-no-onlookers = Nincs néző.
table-named-onlookers = Nézők: { $names }
table-more-onlookers = még { $shown } név nélkül
table-spectator = néző
table-spectator-more = Nézőként vagy itt; nincs helyed az asztalnál.
table-just-watch = Csak nézném, név nélkül
table-options = Az asztal beállításai
table-options-open = Beállítások módosítása
table-options-change = Módosítás
table-open = minden nyílt
table-hidden = rejtett javak
table-hints = tippekkel
table-no-hints = tippek nélkül
table-public = nyitott asztal
table-private = meghívásos
table-clock-none = óra nélkül
table-clock-live = körönként { $seconds } mp, tartalék { $minutes } perc
table-clock-slow = körönként { n-days }
table-away-after = { $minutes } perc távollét: bot játszhat ({ $strength })
table-away-never = távollévő helyett nem játszik bot
table-away-clock = lejárt idő: bot játszik ({ $strength })

## Játék közben

table-aid = Segédlet
table-aid-of = { $game }: segédlet
table-time-left = { $name }, hátralévő idő: { $time }
table-seat-clock = Kör: { $turn }, tartalék: { $reserve }
table-seat-clock-slow = Idő a körre: { $turn }
table-clock-paused = szünet
table-hurry = Még 20 másodperc
table-thinking = gondolkodik…
table-your-turn = Te jössz
table-title-your-turn = Te jössz – { $where }
table-no-connection = Nincs kapcsolat. Folyamatosan újrapróbáljuk; semmi sem vész el abból, amit tettél.
table-offline = Nincs kapcsolat a szerverrel. Próbáld kicsit később.
table-opening = Az asztal megnyitása…
table-sending = Küldés…
table-is-away = { $name }: nincs itt.
table-call-bot = Bot hívása
table-call-later = Még nem: aki most ment el, mindjárt visszajöhet.
table-bot-plays-yours = { $name } helyett bot játszik.
table-take-back = Hely visszavétele
table-let-bot = Játsszon bot helyettem
table-let-bot-sure = Játsszon bot helyetted?
table-let-bot-means = Körönként játszik, hogy követni tudd, és bármelyik körben visszaveheted a helyed. Ha a köreid felét vagy többet a bot játssza, a győzelem nem a tiéd.
table-let-bot-alone = Amíg nem nézed, vár.
table-let-bot-do = Játsszon
table-paused-clock = Lejárt az időd. Csak botok várnak rád: folytasd, amikor akarod.
table-watching = Botok játékának nézése
table-watching-keys = Szóköz: szünet · ← →: egy körrel vissza vagy előre · + −: gyorsabban vagy lassabban
table-watch-back = Egy körrel vissza
table-watch-pause = Szünet
table-watch-on = Egy körrel előre
table-watch-speed = Sebesség
table-watch-paused = szünet
table-watch-plays = megy a parti
table-all-left = Mindenki elhagyta ezt az asztalt.
table-your-seat = A helyed
table-this-table = Ez az asztal
table-resign = Feladás
table-resign-sure = Feladod?
table-resign-means = A helyeden végig bot játszik, és már nem győzhetsz.
table-resign-means-two = A parti azonnal véget ér. Győztes: { $name }.
table-play-on = Tovább játszom
table-leave-sure = Elhagyod ezt az asztalt?
table-leave-means = Amíg vissza nem jössz, bot játszik helyetted. Ha mindenki elmegy, a partinak vége.
table-leave-waits = A parti megvár, „A partijaim” között találod; nélküled senki sem játszik tovább.
table-leave-plain = Bármikor visszajöhetsz.
table-stay = Maradok
table-pass-on = Add át az eszközt: { $name }
table-i-have-it = { $name }: nálam van
table-older-rules = A szabályok { $n }. verziója, amellyel ez a parti indult.
table-held = { $what }. Enter: küldés. Esc: visszavonás.
table-held-send = Küldés most
table-held-confirm = Megerősítés
table-held-seconds = { $n } mp
table-hint = Tipp
table-hint-play = Lejátszás
table-hint-line = A bot választása: { $what }. Győzelmi esély: { $win }.
table-hint-hope = esély { $win }, pontelőny { $margin }

## Csevegés

table-chat = Csevegés
table-chat-new = Csevegés: { $n } új üzenet
table-chat-line = { $name }: { $text }
table-chat-empty = Még nincs üzenet.
table-say-what = Írj üzenetet
table-say = Küldés

## Napló

table-story = Napló
table-last-turn = { $name }: utolsó kör
table-show-again = Újra megmutatás
table-again = Újra
table-newest = Legújabb
table-seats = Helyek
table-log-panels = Napló és helyek
table-story-empty = Kezdődik a parti.
table-story-drop = { $tribe } → { $tile }
table-story-move = { $name } lépése innen: { $tile }; { $path }
table-clause = Szabály: { $rule }

## A vége

table-result = Eredmény
table-you-win = Győztél!
table-you-win-resigned = Győztél: mindenki más feladta
table-you-win-by-bot = A helyed győzött, de a körei többségét bot játszotta
table-wins = Győztes: { $name }
table-wins-resigned = Győztes: { $name }, mindenki más feladta
table-share-win = Megosztott győzelem: { $names }
table-nobody-wins = Senki sem győzött
table-no-sheet = Nincs pontozás: a parti idő előtt ért véget.
table-rematch = Visszavágó
table-rematch-wanted = { $name } visszavágót szeretne.
table-rematch-set = A visszavágó asztala nyitva áll.
table-rematch-decline = Most nem
table-starts-itself = Magától indul, amint minden hely foglalt.
table-invites-you = { $name } meghív.
table-seat-invited = meghívtuk, még nem válaszolt
table-seat-asked = visszavágóra hívtuk, még nem válaszolt
table-free-the-seat = Hely felszabadítása
table-wait-for-answers = Válaszra várunk
table-rematch-go = Csatlakozás
table-review = Elemzés
table-record = Mentett parti
table-score-sheet = Pontozólap
table-line-coins = Érmék
table-line-viziers = Vezírek
table-line-elders = Vének
table-line-djinns = Dzsinnek
table-line-palms = Pálmafák
table-line-palaces = Paloták
table-line-tiles = Lapkák
table-line-goods = Áruk
table-line-magic = Varázslatok
table-line-treasures = Kincsek
table-line-total = Összesen

## Beállítások

table-language = Nyelv
table-language-en = English
table-language-ru = Русский
table-language-hu = Magyar
table-theme = Téma
table-theme-system = rendszer szerint
table-theme-light = világos
table-theme-dark = sötét
table-pace = Ellenfelek körei
table-pace-slow = lassan
table-pace-normal = normál
table-pace-fast = gyorsan
table-pace-instant = azonnal
table-confirm = Lépések megerősítése
table-confirm-undo = 3 mp visszavonás
table-confirm-ask = kérdezzen rá
table-confirm-never = azonnal
table-board = Tábla mérete
table-board-fit = képernyőhöz igazítva
table-board-large = nagy
table-less-motion = Kevesebb animáció
table-destinations = Célmezők mutatása
table-destinations-more = Hova vezethet a lépés, rögtön és a nyereségével.
table-guide = Minden új döntés magyarázata
table-clauses = A napló soraiban látszik a szabály
table-sounds = Hangok
table-sound-turn = Én jövök
table-sound-move = Lépés
table-sound-end = A játék vége
table-sound-off = ki

## The list of keys

table-keys = Billentyűk
table-keys-everywhere = Mindenütt
table-keys-table = Asztalnál
table-keys-list = ez a lista
table-keys-move = tovább a következőre
table-keys-choose = választás
table-keys-close = a nyitott ablak bezárása
table-keys-type = lépés begépelése
table-keys-undo = visszavonás
table-keys-send = a várakozó lépés elküldése
table-keys-turn = egy körrel vissza, előre
table-keys-step = egy lépéssel vissza, előre
table-keys-ends = eleje, vége
table-keys-space = Szóköz
table-keys-play = lejátszás és szünet
table-keys-faster = gyorsabban, lassabban
table-keys-mistake = következő, előző hiba

## Miért nem lehet itt lenni

table-bye-not-found = Itt nincs ilyen asztal
table-bye-not-found-more = Lehet, hogy meghívásos: kérj meghívó linket attól, aki ott játszik.
table-bye-removed = Már nem ülsz ennél az asztalnál
table-bye-removed-more = A házigazda elvette a helyedet.
table-bye-closed = Ez az asztal bezárt
table-bye-closed-more = Itt nem kezdődött el a parti.
table-bye-full = Ennél az asztalnál túl sok a néző
table-bye-full-more = Próbáld később.
table-bye-too-fast = Ez egyszerre túl sok volt
table-bye-too-fast-more = Várj egy kicsit, aztán gyere vissza.
table-bye-trouble = Az asztal most nem nyitható meg
table-bye-trouble-more = Semmi sem veszett el. Próbáld kicsit később.
table-bye-rules = Ez a parti itt nem folytatható
table-bye-rules-more = Olyan szabályokkal kezdődött, amelyeket a program e verziója nem ismer. Semmi sem veszett el: az a verzió folytathatja, amelyikkel elkezdték.
table-bye-damaged = Ez a parti nem nyitható meg
table-bye-damaged-more = A feljegyzése sérült. Szólj annak, akinél ez a szerver fut.

table-plain-position = Az állás
table-plain-choices = A lehetséges akciók
table-plain-ask = Válaszd ki, mit teszel
table-plain-wait = { $name } dönt
table-plain-over = A partinak vége
table-plain-back = Visszavonás

## Amit a moderátorok döntöttek

table-until = eddig: { $date }
table-for-ever = végleg
table-why-insults = sértegetés
table-why-spam = reklám vagy spam
table-why-cheating = tisztességtelen játék
table-why-name = sértő név
table-why-other = egyéb
table-why-and = { $why }: „{ $reason }”
table-line-more = { $name } üzenete: bejelentés
table-line-of = { $name } üzenete
table-report-ask = Bejelented ezt az üzenetet?
table-report-words = Mi a baj vele? (nem kötelező)
table-report = Bejelentés
table-report-thanks = Köszönjük. A moderátorok meg fogják nézni.
table-muted = A moderátorok elnémítottak ({ $until }).
table-muted-why = A moderátorok elnémítottak ({ $until }). Ok: { $why }
table-bye-closed-by-house = A moderátorok bezárták ezt az asztalt
table-bye-closed-by-house-more = Ez a parti nem folytatódik.
table-bye-because = A moderátorok üzenete: „{ $words }”
table-bye-words = A moderátorok üzenete: „{ $words }” ({ $until })

table-former-guest = korábbi játékos
table-tournament = Verseny
