# Versenyek: a lista, új verseny, az állás.

tournaments-title = Versenyek
tournaments-intro = Svájci rendszer, körmérkőzés vagy aréna egy estére. Lassú órával több hetes liga.
tournaments-new = Verseny létrehozása
tournaments-none = Most nincs verseny.
tournaments-yours = a tiéd

tournaments-name = Név
tournaments-name-usual = Esti verseny
tournaments-kind = Rendszer
tournaments-kind-swiss = Svájci
tournaments-kind-round-robin = Körmérkőzés
tournaments-kind-arena = Aréna
tournaments-about-swiss = Megadott számú forduló. Közel azonos pontszámú játékosok találkoznak, lehetőleg először.
tournaments-about-round-robin = Mindenki mindenkivel játszik: kis csoportoknak. A kezdés után nem lehet csatlakozni.
tournaments-about-arena = Egy estére: aki szabad, azonnal asztalt kap, amíg le nem telik az idő.
tournaments-rounds = Fordulók
tournaments-minutes = Percek
tournaments-seats = Egy asztalnál
tournaments-round-days = Napok egy fordulóra (0: nincs határidő)
tournaments-round-days-more = Az addig be nem fejezett parti úgy számít, ahogy áll.
tournaments-duplicate = Azonos leosztás minden asztalnál
tournaments-duplicate-more = Mindenkinek azonos a kezdőállás és a kártyák sorrendje. Az eredményt azokéval vetjük össze, akik ugyanazon a helyen ülnek.
tournaments-rated = Értékelt partik
tournaments-rated-more = Az eredmény számít az értékelésbe; aki elmegy, feladja vagy kifut az időből, veszít.
tournaments-public = Mindenki látja a listában
tournaments-public-more = Különben csak az találja meg, akinek megvan a link.
tournaments-begins = Kezdés
tournaments-begins-by-host = Én indítom
tournaments-begins-at = Megadott időpontban
tournaments-when = Dátum és idő
tournaments-set-up = Létrehozás

tournaments-status-open = Nyitott
tournaments-status-running = Zajlik
tournaments-status-over = Véget ért
# $n
tournaments-players = { $n } játékos
# $n
tournaments-at-a-table = játékosok egy asztalnál: { $n }
# $n
tournaments-n-rounds = fordulók: { $n }
# $n
tournaments-n-minutes = percek: { $n }
tournaments-counted = értékelt partik
tournaments-same-deal = azonos leosztás minden asztalnál
# $name
tournaments-host = Szervező: { $name }
# $when
tournaments-starts = Kezdés: { $when }
tournaments-starts-by-host = A szervező indítja el.
# $when
tournaments-until = Új asztalok eddig: { $when }

tournaments-join = Csatlakozás
tournaments-leave = Kilépés a versenyből
tournaments-leave-sure = Kilépsz a versenyből?
tournaments-leave-more = Több asztalt nem kapsz, a megkezdett partit bot játssza tovább helyetted. Amit eddig játszottál, megmarad, és visszatérhetsz, amíg a verseny tart.
tournaments-begin = Indítás most
tournaments-call-off = Verseny lemondása
tournaments-call-off-sure = Lemondod a versenyt?
tournaments-call-off-more = A folyamatban lévő partik befejezhetők, de már nem számítanak.
tournaments-house-reason = Indok: a moderátorok naplójában marad
tournaments-your-table = Az asztalomhoz
tournaments-ready = Kész az asztalod.
tournaments-wait = Most nincs asztalod. A következő magától jön.
tournaments-link = A verseny linkje
tournaments-show = Nézet kivetítőre
# $names
tournaments-over-played = A verseny véget ért. Az első helyen: { $names }
tournaments-over-called-off = A versenyt lemondták.
tournaments-over-too-few = Túl kevés játékos jött, ezért a verseny nem indult el.

tournaments-standings = Állás
tournaments-nobody = Még senki sem csatlakozott.
tournaments-place = Hely
tournaments-player = Játékos
tournaments-points = Pont
tournaments-played = Parti
tournaments-opponents = Ellenfelek
tournaments-head-to-head = Egymás ellen
tournaments-share = Arány
tournaments-left = kilépett
tournaments-rules = Így számolunk pontot, és így dől el a holtverseny
tournaments-about-points = Egy asztal az elsőnek 1, az utolsónak 0 pontot hoz; közte a legyőzött ellenfelek aránya számít. A döntetlen fél.
tournaments-about-field = Azonos leosztásnál minden helyet a többi asztal azonos helyével vetünk össze, a saját asztalnál szerzett előny alapján: a pont a legyőzöttek aránya.
tournaments-about-byes = Az asztal nélküli forduló győzelemnek számít. Aki később jön, minden kihagyott fordulóért fél pontot kap.
tournaments-about-vanished = Aki helyett a körök többségében bot játszik, az utolsó az asztalnál.
tournaments-about-opponents = Először az ellenfelek: mindazok pontjai, akikkel játszottál, asztalonként átlagolva.
tournaments-about-head-to-head = Másodszor az egymás elleni eredmény: pontok azoknál az asztaloknál, ahol a holtversenyben állók is ültek.
tournaments-about-share = Harmadszor az arány: a saját rész a partik pontjaiból. Aki ezután is egyenlő, osztozik a helyen.

tournaments-tables = Asztalok
# $n
tournaments-round = { $n }. forduló
# $n, $of
tournaments-round-of = { $n }/{ $of }. forduló
tournaments-earlier = Előző forduló
tournaments-later = Következő forduló
# $names
tournaments-byes = Ebben a fordulóban asztal nélkül: { $names }
# $when
tournaments-ends = Így számít, ahogy áll: { $when }
tournaments-score = Pontszám
# $n
tournaments-table = { $n }. asztal
tournaments-playing = játszanak
tournaments-void = nem számít
# $place, $score
tournaments-result = { $place }. hely, pontok a partiban: { $score }

tournaments-field = A mezőnnyel összevetve
tournaments-field-means = Ugyanazon a helyen mindenkinek ugyanazok a kártyák jártak. A sáv a saját asztalnál szerzett előny, a pont a legyőzöttek aránya.
# $n
tournaments-seat = { $n }. hely
tournaments-lead = Előny:
tournaments-given-up = félbemaradt

reason-no-such-tournament = Nincs ilyen verseny.
reason-only-its-host = Ezt csak a verseny szervezője teheti meg.
reason-tournament-over = Ez a verseny véget ért.
reason-tournament-begun = Ez a verseny már elkezdődött.
reason-tournament-full = Ez a verseny betelt.
reason-round-robin-begun = Körmérkőzésnél mindenki mindenkivel játszik: a kezdés után nem lehet csatlakozni.
reason-not-an-entrant = Nem veszel részt ezen a versenyen.
reason-too-few-entrants = A versenyhez legalább két játékos kell, és annyi, ahányan egy asztalnál játszanak.
reason-too-many-tournaments = Elég nyitott versenyed van; előbb fejezz be egyet.
reason-clock-wanted = A versenyhez óra kell, hogy senki se várjon örökké arra, aki elment.
reason-rounds-wanted = Add meg a fordulók számát.
reason-minutes-wanted = Add meg, meddig tart az aréna.
reason-rated-without-deadline = Az értékelt partikat végig kell játszani: nem lehet határideje a fordulónak.
reason-start-is-past = A kezdés ideje már elmúlt.
reason-start-too-far = A verseny legfeljebb egy éven belül kezdődhet.
