# Стол «Али-Бабы»: пещера, строка под ней, места, плитки за ширмой.

ali-baba-table = Стол
ali-baba-cave = Пещера. Стрелки ведут от плитки к плитке, PageUp и PageDown — по всем открытым подряд, с Shift — и по закрытым. Enter выбирает.
ali-baba-choices = Из чего выбирать
ali-baba-panels = Сокровища, магия и журнал
ali-baba-over = Партия окончена

## Плитки

ali-baba-tile-in-cave = { $state ->
    [open] { $tile }, слой { $layer }, столбец { $column }, строка { $row }
    [banned] { $tile }, под запретом, слой { $layer }, столбец { $column }, строка { $row }
   *[other] { $tile }, сейчас взять нельзя, слой { $layer }, столбец { $column }, строка { $row }
}
ali-baba-tile-beside = { $tile }, рядом с пещерой
ali-baba-layer = слой { $layer }
ali-baba-face-down = закрыто
ali-baba-plus = { $n ->
    [0] 0
   *[other] +{ $n }
}

## О чём спрашивают

ali-baba-ask = { $step ->
    [take] Возьмите из пещеры светящуюся плитку
    [also] Возьмите ещё и плитку рядом с освободившимся местом
    [magic] Выберите магию лампы или обмен
    [show] Выберите, какую плитку показать
    [steal] Заберите одну из показанных плиток
   *[ban] Выберите сокровище или цвет для запрета
}
ali-baba-other = { $step ->
    [take] { $name } выбирает плитку в пещере
    [also] { $name } выбирает соседнюю плитку
    [magic] { $name } решает, что делать с лампой
    [show] { $name } выбирает, какую плитку показать
    [steal] { $name } выбирает одну из показанных плиток
    [choosing] { $name } выбирает
   *[ban] { $name } выбирает, что запретить
}
ali-baba-help-show = { $name } заберёт одну из показанных плиток, остальные вернутся.
ali-baba-help-steal = Остальные вернутся за свои ширмы.
ali-baba-help-ban = До вашего следующего хода соперники не смогут взять это из пещеры.
ali-baba-help-magic = Плитки рядом с пещерой светятся: сработает магия той, которую вы возьмёте.
ali-baba-help-banned = { $name } запрещает: { banned-thing }.
ali-baba-turns-left = { $n ->
    [one] Остался { $n } ход.
    [few] Осталось { $n } хода.
   *[many] Осталось { $n } ходов.
}
ali-baba-refused = Так нельзя: { $reason }
ali-baba-type = Ввести действие
ali-baba-back = Отменить
ali-baba-by-gain = Лучшие ходы
ali-baba-plan = План
ali-baba-plan-ask = Ваш план: ничего не играется
ali-baba-plan-help = Что принесёт каждая плитка, если пещера не изменится.
ali-baba-plan-none = Ходов у вас больше нет: планировать нечего.

## Что можно выбрать

ali-baba-do-take = { $tile } ({ $place })
ali-baba-do-swap = обменять на плитку: { $tile }
ali-baba-do-show = показать: { $tile }
ali-baba-do-steal = забрать у соперника: { $name }
ali-baba-do-ban = запретить: { banned-thing }
ali-baba-do-magic = её собственная магия
ali-baba-with-gain = { $what }, выгода { $n }

## Что это даст

ali-baba-preview-title = { $place }, { $tile }
ali-baba-preview-set = { $treasures }: { $before } → { $after }
ali-baba-preview-sets = ваши группы
ali-baba-brings = Приносит { n-points-acc }.
ali-baba-uncovers = Откроется: { n-cave-tiles }.

## Магия

ali-baba-magic = Магия
ali-baba-magic-pink = 5 очков
ali-baba-magic-blue = 2 за каждую перевёрнутую плитку; 2 со слоя 1
ali-baba-magic-brown = 2 за каждую плитку этого сокровища у вас
ali-baba-magic-green = взять ещё и соседнюю
ali-baba-magic-yellow = соперники показывают, вы забираете одну
ali-baba-magic-white = запретить сокровище или цвет
ali-baba-magic-nothing = магия ничего не даёт

## Места и ширмы

ali-baba-you = вы
ali-baba-bot = бот
ali-baba-playing = ходит
ali-baba-waits = ждёт
ali-baba-shows = показывает эту плитку
ali-baba-has-chosen = плитка выбрана
ali-baba-ban = Под запретом до следующего хода: { banned-thing }
ali-baba-ban-of = Под запретом до хода игрока { $name }: { banned-thing }
ali-baba-behind-your-screen = За вашей ширмой
ali-baba-behind-screen = Сокровища
ali-baba-behind-screen-of = За ширмой игрока { $name }
ali-baba-worth-next = очки · ещё +1
ali-baba-worth-points = стоит { n-points-acc }
ali-baba-next-brings = следующая принесёт { n-points-acc }
ali-baba-score = магия
ali-baba-magic-so-far = магия { $n }
ali-baba-treasures-so-far = сокровища +{ $n }
ali-baba-treasures-hidden = сокровища скрыты
ali-baba-sets = группы
ali-baba-in-all = итого
ali-baba-tab-treasures = Сокровища
ali-baba-tab-magic = Магия
ali-baba-tab-story = Журнал

## Keys

ali-baba-keys-next = следующая открытая плитка
ali-baba-keys-all = и закрытые плитки
