# Разбор партии: каждый ход, что о нём думает бот, и как открыть запись.

review-title = Разбор партии
review-of = Разбор · { $game }
review-loading = Открываем партию…
review-not-found = Такого разбора нет.
review-not-loaded = Нет связи с сервером. Попробуйте чуть позже.
review-open-another = Открыть запись

## Открыть запись

review-open = Открыть запись
review-open-help = Партию, сохранённую в файл, можно просмотреть по ходам и оценить. Выберите файл или перетащите его сюда.
review-choose-file = Выбрать файл
review-code = Или позиция одной строкой
review-code-open = Посмотреть

## Момент партии

review-beginning = Начало
review-turn-in-round = Ход { $n }, раунд { $round }: { $name }
review-turn-of = Ход { $n }: { $name }
review-bid-of = Ставка { $n }, раунд { $round }: { $name }
review-played = сыграно
review-bots-choice = выбор бота
review-say-turn = { $heading }. { $what }
review-say-judged = { $heading }. { $what }. По сравнению с выбором бота: { $behind }
review-say-step = { $heading }. Действие { $n } из { $total }: { $step }

## Шансы на победу

review-chance = Шансы на победу
review-chance-note = в процентах, по оценке сильного бота
review-chances = Шансы на победу после каждого хода, в процентах
review-judging = Бот оценил { $n } из { $total }
review-slider = Ход партии
review-turn-where = ход { $n } из { $total }
review-bid-where = ставка { $n } из { $total }
review-step-of = действие { $n } из { $total }
review-keys = ← → ход · Shift: действие · пробел: повтор · N, P: следующая и предыдущая ошибка
review-to-start = В начало
review-turn-back = На ход назад
review-replay = Повторить этот ход
review-turn-on = На ход вперёд
review-to-end = В конец
review-mistake-back = Предыдущая ошибка
review-mistake-on = Следующая ошибка

## Ход за ходом

review-turns = Ход за ходом
review-turns-note = сколько очков не хватило до выбора бота
review-from-to = { $from } → { $to }
review-nothing = ничего
review-best = лучший
review-as-good = не хуже
review-behind = −{ $n }
review-bot-prefers = бот выбирает
review-before-after = { $before } → { $after }
review-left-behind = Упущено очков
review-steps = По действиям

## Рядом с полем

review-side = Рядом с полем
review-tab-position = Позиция
review-tab-summary = Итоги
review-tab-sheet = Лист подсчёта
review-accuracy = Точность
review-accuracy-how = 100 % за ход или ставку без потерь, вдвое меньше за каждые 10 упущенных очков; в среднем по всем.
review-mistakes = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
review-turning-points = Переломные моменты
review-no-turning-points = Пока ни один ход заметно не изменил шансы.

## Почему ход оценён так

review-why-best = Бот не нашёл ничего лучше.
review-why-gains-more = Выбор бота сразу приносит на { n-points-acc } больше.
review-why-gains-less = Выбор бота сразу приносит на { n-points-acc } меньше.
review-why-leaves-less = Следующему ({ $name }) остаётся на { n-points-acc } меньше.
review-why-leaves-more = Следующему ({ $name }) остаётся на { n-points-acc } больше.
review-why-later = Сразу оба варианта приносят и оставляют одинаково: разница скажется позже.
review-whoever = тот, кто ходит первым
review-at-once = Очки сразу
review-leaves = Следующему ({ $name }), самое большее

## Что принёс ход

review-bid = ставка { $spot }
review-kill = { $tribe ->
    [vizier] убийство визиря ({ $tile })
    [elder] убийство старейшины ({ $tile })
    [merchant] убийство купца ({ $tile })
    [builder] убийство строителя ({ $tile })
   *[assassin] убийство ассасина ({ $tile })
}
review-kill-in-front = { $tribe ->
    [vizier] убийство визиря (соперник: { $name })
   *[elder] убийство старейшины (соперник: { $name })
}
review-coins-paid = уплата: { n-coins }
review-cards = { n-cards } ({ $cards })
review-djinn = джинн { $djinn }
review-power = способность джинна { $djinn }
review-sale = продажа набора из { n-goods-gen }
review-no-move = перемещений нет
review-also = ещё и { $tile }
review-stolen = забрано у соперника: { $tile }
review-swapped = лампа в обмен на плитку: { $tile }
review-ban = запрет: { banned-thing }

## Что с ней делать

review-actions = Эта партия
review-play-on = Играть отсюда
review-which-seat = За кого вы играете?
review-bots-have-others = За остальных играют боты.
review-as-seat-to-decide = { $name } (сейчас решает)
review-not-played-on = Не удалось открыть новый стол. Попробуйте чуть позже.
review-advice = Что сделал бы бот?
review-advice-awaited = Бот думает…
review-share = Поделиться этим ходом
review-remarks = Заметки и комментарии
review-remarks-n = Заметки и комментарии ({ $n })
review-link-copied = Ссылка скопирована
review-position = Скопировать позицию
review-position-copied = Позиция скопирована
review-file = Запись в файл
review-text-file = Запись текстом

## Лист подсчёта очков

review-sheet = Лист подсчёта очков
review-winners = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
review-not-over = Запись обрывается до конца партии, поэтому листа подсчёта очков нет.
