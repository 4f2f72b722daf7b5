# Журнал партии. Какие значения получает сообщение, сказано в английском файле.

## «Пять племён»: что делает игрок

story-ft-bid = { $name }: ставка { $spot }
story-ft-discount = { $name }: ставка дешевле на одну ячейку
story-ft-pick = { $name } берёт жителей: { $tile }
story-ft-drop = { $name } добавляет { one-of-tribe-acc }: { $tile }
story-ft-builders = { $fakirs ->
    [0] { $name }: строители работают без факиров
    [one] { $name }: строителям помогает { $fakirs } факир
    [few] { $name }: строителям помогают { $fakirs } факира
   *[many] { $name }: строителям помогают { $fakirs } факиров
}
story-ft-kill = { $name } убивает { one-of-tribe-acc }: { $tile }
story-ft-kill-in-front = { $name } убивает { one-of-tribe-acc } у соперника { $rival }
story-ft-take = { $name } берёт { n-cards-acc }: { $cards }
story-ft-buy = { $name } платит за джинна { $djinn }
story-ft-use = { $name } применяет способность джинна { $djinn }
story-ft-place = { $name } выбирает регион для джинна { $djinn }: { $tile }
story-ft-keep = { $name } оставляет себе джинна { $djinn }
story-ft-offer = { $name } выкладывает на продажу: { $cards }
story-ft-sell = { $name } продаёт набор из { n-goods-gen }: { $goods }
story-ft-pass = { $step ->
    [kill] { $name } никого не убивает
    [take] { $name } не покупает карт
    [buy] { $name } не берёт джинна
    [before-tile] { $name } продолжает ход
   *[redirect] { $name } оставляет всё на месте
}
story-ft-end = { $name } заканчивает ход

## «Пять племён»: что из этого следует

story-ft-coins = { $name } получает { n-coins-acc }
story-ft-coins-paid = { $name } платит { n-coins-acc }
story-ft-viziers = { $name } оставляет себе { n-viziers-acc }
story-ft-viziers-lost = { $name } теряет { n-viziers-acc }
story-ft-elders = { $name } оставляет себе { n-elders-acc }
story-ft-elders-lost = { $rule ->
    [FT-A1] { $name } теряет { n-elders-acc }
    [FT-D-IBLIS] { $name } теряет { n-elders-acc }
   *[other] { $name } тратит { n-elders-acc }
}
story-ft-discard = { $name } сбрасывает { n-fakirs-acc }
story-ft-draw = { $name } вытягивает { n-cards-acc }
story-ft-draw-known = { $name } вытягивает { n-cards-acc }: { $cards }
story-ft-gather = { $name } забирает { n-of-tribe-acc }: { $tile }
story-ft-camel = { $name } ставит верблюда: { $tile }
story-ft-palm = { $name } ставит пальму: { $tile }
story-ft-palace = { $name } ставит дворец: { $tile }
story-ft-djinn = { $name } получает джинна { $djinn }
story-ft-turn-up = { $name } открывает джиннов: { $djinns }
story-ft-bring = { $name } вытягивает жителей из мешочка для региона { $tile }: { $meeples }
story-ft-no-victim = { $name }: ассасинам никого не достать
story-ft-turn = Ходит { $name }
story-ft-no-move = { $name }: перемещений нет
story-ft-can-move = { $name }: перемещение снова возможно
story-ft-last-round = { $rule ->
    [FT-Z1] { $name } ставит последнего верблюда: это последний раунд
   *[other] Перемещений больше нет: это последний раунд
}
story-ft-reshuffle = { $deck ->
    [resources] Сброшенные карты ресурсов перемешаны в новую колоду
   *[djinns] Сброшенные джинны перемешаны в новую колоду
}
story-ft-refill = Новое в рядах: { $new }
story-ft-round = Новый раунд. Порядок ставок: { $order }
story-ft-over = Партия окончена

## «Али-Баба»: что делает игрок

story-ab-take = { $name } берёт из пещеры: { $tile } ({ $place })
story-ab-also = { $name } берёт ещё и соседнюю: { $tile } ({ $place })
story-ab-show = { $name } выбирает, какую плитку показать
story-ab-show-known = { $name } выбирает, какую плитку показать: { $tile }
story-ab-steal = { $name } забирает показанную плитку у соперника { $rival }: { $tile }
story-ab-ban = { $name } запрещает: { banned-thing }
story-ab-magic = { $name } оставляет себе лампу ради её магии: { $tile }
story-ab-swap = { $name } меняет лампу на плитку: { $tile }

## «Али-Баба»: что из этого следует

story-ab-turn-up = Перевёрнуто: { $tiles }
story-ab-points = { $name } получает { n-points-acc }
story-ab-nothing = { $rule ->
    [AB-WHITE1] { $name }: запрещать больше нечего
   *[other] { $name }: магия ничего не даёт
}
story-ab-reveal = { $name } показывает: { $tile }
story-ab-turn = Ходит { $name }
story-ab-ban-ends = { $name }: запрет снят — { banned-thing }
story-ab-last-turns = { $n ->
    [one] Закрытых плиток больше нет: остался { $n } ход
    [few] Закрытых плиток больше нет: осталось { $n } хода
   *[many] Закрытых плиток больше нет: осталось { $n } ходов
}
story-ab-over = Партия окончена

## Сам стол

story-resign = { $name } сдаётся
story-resign-bot = { $name } сдаётся, дальше играет бот: { $bot }
story-stand-in = { $name }: вместо игрока играет бот — { $bot }
story-time-out = { $name }: время вышло
story-pause = { $name }: время вышло; ждут только боты, и часы стоят
story-time-out-bot = { $name }: время вышло, дальше играет бот — { $bot }
story-return = { $name } возвращается за стол
