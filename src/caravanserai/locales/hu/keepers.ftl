# A moderátoroknak.

keepers-keeper = moderátor
keepers-done = Kész
keepers-more = Továbbiak
keepers-refresh = Frissítés
keepers-all = mind

## A lap részei

keepers-part-glance = Áttekintés
keepers-part-reports = Bejelentések
keepers-part-guests = Játékosok
keepers-part-tables = Asztalok
keepers-part-bans = Tiltások és némítások
keepers-part-invitations = Meghívók
keepers-part-log = Napló

## Áttekintés

keepers-here = Most asztalnál
keepers-connections = Kapcsolatok
keepers-onlookers = Nézők
keepers-guests = Összes játékos
keepers-guests-today = Új az utolsó 24 órában
keepers-open-reports = Új bejelentések
keepers-in-force = Érvényes tiltások és némítások
keepers-status = Állapot
keepers-status-waiting = kezdésre vár
keepers-status-playing = folyamatban
keepers-status-finished = befejezett
keepers-status-abandoned = elhagyott
keepers-load = Terhelés
keepers-process = Folyamat
keepers-open-tables = Asztalok a memóriában
keepers-lag = Késés, átlag
keepers-lag-worst = Késés, 99 %
keepers-thoughts = Botok várólistája
keepers-queue = Lemezre vár
keepers-newest = Legújabb játékosok
keepers-keepers = Moderátorok: { $names }
keepers-version = Verzió: { $version } · adatbázis: { $size }

## Asztalok

keepers-no-tables = Nincsenek ilyen asztalok.
keepers-host = házigazda: { $name }
keepers-there = most itt: { $people }, név nélkül: { $strangers }
keepers-close = Asztal bezárása
keepers-close-whose = Asztal bezárása, házigazda: { $name }
keepers-close-sure = Bezárod ezt az asztalt?
keepers-close-means = Aki ott van, értesül róla; a parti eredmény nélkül ér véget. Nem lehet újra megnyitni.
keepers-close-reason = Indok: az asztalnál mindenki látja

## Játékosok

keepers-search = Név vagy azonosító
keepers-no-guests = Nincs találat.
keepers-guest-about = itt először: { $since } · utoljára: { $seen } · asztalok: { $games }
keepers-guest-id = azonosító: { $id }
keepers-from = cím: { $networks }
keepers-is-muted = elnémítva
keepers-is-banned = kitiltva
keepers-mute = Némítás
keepers-ban = Kitiltás
keepers-ban-address = Cím kitiltása
keepers-ban-address-of = Cím kitiltása: { $address }
keepers-mute-whom = Némítás: { $name }
keepers-ban-whom = Kitiltás: { $name }
keepers-mute-means = A végéig nem írhat egyik asztalnál sem, és nevet sem válthat; játszani játszhat.
keepers-ban-means = A végéig nem léphet be; a folyó partikban bot játszik helyette.
keepers-how-long = Mennyi időre
keepers-why = Ok
keepers-told = Saját szavaiddal, a játékosnak (nem kötelező)
keepers-lift = Feloldás
keepers-lift-mute = Némítás feloldása: { $name }
keepers-lift-ban = Kitiltás feloldása: { $name }
keepers-by = moderátor: { $name }
keepers-by-console = a szerver parancssorában
keepers-address = Cím vagy hálózat, például 203.0.113.0/24
keepers-no-bans = Senki sincs kitiltva vagy elnémítva.

## Bejelentések

keepers-reports-open = újak
keepers-reports-settled = elintézettek
keepers-no-reports = Itt nincs semmi.
keepers-the-table = az asztal
keepers-the-review = az elemzés
keepers-gone = törölve
keepers-reported = bejelentő: { $name }
keepers-reported-words = bejelentő: { $name }: „{ $words }”
keepers-unsay = Üzenet törlése
keepers-dismiss = Elutasítás
keepers-outcome-none = elutasítva
keepers-outcome-unsay = üzenet törölve
keepers-outcome-mute = üzenet törölve, játékos elnémítva
keepers-outcome-ban = üzenet törölve, játékos kitiltva

## Meghívók

keepers-invite-uses = Hány embernek
keepers-invite-days = Nap
keepers-invite-note = Megjegyzés: kinek szól
keepers-invite = Meghívó készítése
keepers-invite-link = A link, csak most látható
keepers-invite-plain = Meghívó
keepers-invite-about = felhasználva: { $used } / { $uses } · eddig: { $date }
keepers-no-invitations = Nincs érvényes meghívó.

## Amit a moderátorok tettek

keepers-no-acts = Még nem történt semmi.
keepers-quoted = „{ $words }”
keepers-act-keeper = Új moderátor:
keepers-act-no-keeper = Már nem moderátor:
keepers-act-close = Bezárva:
keepers-act-unsay = Üzenet törölve:
keepers-act-mute = Elnémítva:
keepers-act-ban = Kitiltva:
keepers-act-lift-mute = Némítás feloldva:
keepers-act-lift-ban = Kitiltás feloldva:
keepers-act-settle = Bejelentés elintézve:
keepers-act-invite = Meghívó készült
keepers-act-uninvite = Meghívó visszavonva
keepers-act-call-off = Verseny lemondva:
