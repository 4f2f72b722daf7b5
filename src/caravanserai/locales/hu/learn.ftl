# A leckék, és a szabályok pontonként.

learn-ui-rules-of = Szabályok · { $game }
learn-ui-games = Játékok
learn-ui-search = Keresés a szabályokban
learn-ui-found = { $n ->
    [0] Nincs találat
   *[other] { $n } szabály
}
learn-ui-nothing-found = Egyetlen szabályban sincsenek meg ezek a szavak.
learn-ui-contents = Tartalom
learn-ui-to-lessons = Leckék
learn-ui-to-aid = Segédlet
learn-ui-not-loaded = A szerver nem érhető el. Próbáld kicsit később.
learn-ui-title = Tanulás
learn-ui-to-rules = Szabályok
learn-ui-start = Kezdés
learn-ui-go-on = Folytatás
learn-ui-lesson-done = kész
learn-ui-tasks-done = { $done } / { $n }
learn-ui-lesson-of = { $game } · { $title }
learn-ui-you = Te
learn-ui-tasks = Feladatok
learn-ui-task = { $n }. feladat
learn-ui-task-solved = { $n }. feladat, megoldva
learn-ui-well-done = Helyes!
learn-ui-shown = Így kell.
learn-ui-showing = Figyeld: a megoldás, lépésről lépésre.
learn-ui-show-me = Megoldás mutatása
learn-ui-again = Még egyszer
learn-ui-next = Tovább
learn-ui-next-lesson = Következő lecke
learn-ui-all-lessons = Minden lecke
