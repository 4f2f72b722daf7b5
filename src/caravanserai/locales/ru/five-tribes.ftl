# Стол «Пяти племён».

five-tribes-board = Султанат, шесть столбцов, пять строк
five-tribes-no-meeples = жителей нет
five-tribes-camel-of = верблюд игрока { $name }
five-tribes-brings = даст { $n }
five-tribes-costs = отнимет { $n }
five-tribes-may-choose = можно выбрать

## Шкала

five-tribes-turn-order = Очерёдность хода
five-tribes-next-bids = Следующие ставки
five-tribes-still-to-bid = Ещё без ставки
five-tribes-spot-free = ячейка { $n }, свободна
five-tribes-spot-of = ячейка { $n }, { $name }
five-tribes-bid = Занять ячейку «{ $n }»
five-tribes-order-then = Порядок будет таким
five-tribes-discount = Сбросить факира: цена ниже на одну ячейку

## Ресурсы и джинны

five-tribes-resources = Ресурсы
five-tribes-row-and-deck = в ряду { $row }, в колоде { $deck }
five-tribes-first-three = 1–3: малый рынок, одна за 3 монеты
five-tribes-first-six = 1–6: большой рынок, две за 6 монет
five-tribes-djinns = Джинны
five-tribes-djinns-drawn = Вытянутые джинны
five-tribes-djinns-keep-one = одного оставьте себе
five-tribes-djinn-price = 2 старейшины или 1 старейшина + 1 факир
five-tribes-no-djinns = Открытых джиннов нет.
five-tribes-always-on = действует всегда
five-tribes-or = или
five-tribes-each = за каждую ячейку

## Места

five-tribes-seats = Места
five-tribes-you = вы
five-tribes-bot = бот
five-tribes-away = нет на связи
five-tribes-resigned = партия сдана
five-tribes-points-in-sight = очки на виду; монеты и карты скрыты
five-tribes-stands-bidding = делает ставку
five-tribes-stands-playing = ходит
five-tribes-stands-waits = ждёт
five-tribes-stands-has-bid = ставка сделана
five-tribes-stands-played = ход сделан
five-tribes-coins = монеты
five-tribes-coins-hidden = монеты скрыты
five-tribes-cards = карты
five-tribes-your-cards = Карты на руках
five-tribes-goods-sell-for = { $n ->
    [one] { $n } товар приносит { $coins }
    [few] { $n } разных товара приносят { $coins }
   *[many] { $n } разных товаров приносят { $coins }
}
five-tribes-kill-in-front = Убить { one-of-tribe-acc } у соперника { $name }

## Узкий экран

five-tribes-panels = Панели
five-tribes-tab-resources = Ресурсы
five-tribes-tab-djinns = Джинны
five-tribes-tab-seats = Места
five-tribes-tab-story = Журнал

## О чём спрашивают

five-tribes-ask-bid = Займите ячейку: от неё зависит, когда ваш ход
five-tribes-ask-pick = Возьмите жителей из светящегося региона
five-tribes-ask-drop = Добавьте жителя в светящийся регион
five-tribes-ask-drop-last = Добавьте последнего жителя туда, где есть его цвет
five-tribes-ask-builders = Сколько факиров помогут строителям?
five-tribes-ask-kill = Выберите, кого убьют ассасины
five-tribes-ask-second-kill = Выберите вторую жертву
five-tribes-ask-take = Взять карту на рынке?
five-tribes-ask-second-take = Возьмите вторую карту
five-tribes-ask-buy = Взять джинна?
five-tribes-ask-redirect = { $djinn }: поставить в одном из 8 регионов вокруг?
five-tribes-ask-place = { $djinn }: выберите светящийся регион
five-tribes-ask-keep = Оставьте себе одного из вытянутых джиннов
five-tribes-ask-end = Продайте товары, используйте джинна или закончите ход
five-tribes-ask-end-sell = Продайте товары или закончите ход
five-tribes-ask-end-use = Используйте джинна или закончите ход
five-tribes-ask-end-only = Ваш ход сделан
five-tribes-ask-sell = Продайте выложенные товары
five-tribes-ask-over = Партия окончена
five-tribes-rival-bids = { $name } выбирает ячейку
five-tribes-rival-plays = Ходит { $name }
five-tribes-rival-picks = { $name } выбирает регион
five-tribes-rival-sows = { $name } перемещает жителей
five-tribes-rival-chooses = { $name } решает, что дальше
five-tribes-skip = Нажмите на поле, чтобы пропустить
five-tribes-help-bid = Вы платите сразу. Первым ходит тот, чья ставка выше.
five-tribes-help-discount = Kumarbi: каждый факир снижает цену на одну ячейку.
five-tribes-help-pick = Их добавляют по одному, каждого в следующий регион.
five-tribes-help-stuck = Жителей нельзя переместить. Остались способности и продажа.
five-tribes-help-drop = В руке: { $n }. Последнего жителя добавьте туда, где есть его цвет.
five-tribes-help-drop-last = Укажите регион, чтобы увидеть, что он даст.
five-tribes-help-builders = Каждый факир работает как ещё один строитель.
five-tribes-help-kill = В светящемся регионе или перед соперником.
five-tribes-help-take = Продаются светящиеся карты.
five-tribes-help-buy = За светящихся джиннов вам есть чем заплатить.
five-tribes-help-sell = Выберите на руках разные товары, чтобы продать их набором.
five-tribes-help-laid-out = Добавьте товары или продайте набор.
five-tribes-ask-before-tile = { $kind ->
    [oasis] Применить способность, прежде чем поставить пальму?
    [village] Применить способность, прежде чем поставить дворец?
    [sacred-place] Заплатить за джинна нечем. Сначала применить способность?
   *[market] Заплатить на рынке нечем. Сначала применить способность?
}

## Что можно сделать

five-tribes-in-hand = Жители в руке
five-tribes-back = Отменить
five-tribes-ends = Где закончить
five-tribes-plan = План
five-tribes-plan-help = Ваш план: ничего из него не играется. Выберите плитку, чтобы увидеть, куда могут прийти её жители.
five-tribes-by-gain = Лучшие ходы
five-tribes-powers = Способности
five-tribes-no-ways = Здесь показать нечего.
five-tribes-more = Ещё
five-tribes-close = Закрыть
five-tribes-end = Закончить ход
five-tribes-sell = Продать набор
five-tribes-sell-for = Продать набор за { $n }
five-tribes-pass = Отказаться
five-tribes-pass-kill = Никого не убивать
five-tribes-pass-take = Не брать карту
five-tribes-pass-buy = Не брать джинна
five-tribes-pass-redirect = Оставить здесь
five-tribes-use = Применить способность джинна { $djinn }
five-tribes-lay-out = Продать: { $good }
five-tribes-choose = Выбрать
five-tribes-pay-elders = 2 старейшины
five-tribes-pay-elder-fakir = 1 старейшина и 1 факир
five-tribes-pay-with-elder = 1 старейшина
five-tribes-pay-with-elders = 2 старейшины
five-tribes-pay-with-fakir = с факиром
five-tribes-do-build = Строить
five-tribes-build-for = Строить: { n-coins }
five-tribes-fewer = На одного факира меньше
five-tribes-one-more = На одного факира больше
five-tribes-do-pick = Взять жителей: { $tile }
five-tribes-do-place = Выбрать регион: { $tile }
five-tribes-do-drop = Добавить { one-of-tribe-acc }: { $tile }
five-tribes-do-kill = Убить { one-of-tribe-acc }: { $tile }
five-tribes-do-take = Взять карту { $n }
five-tribes-do-buy = Взять джинна { $djinn }
five-tribes-do-keep = Оставить себе джинна { $djinn }
five-tribes-way = { $from } → { $to }
five-tribes-type = Введите действие, например: pick C4
five-tribes-type-do = Выполнить
five-tribes-type-none = Ни одно допустимое действие так не начинается.
five-tribes-pass-before-tile = { $kind ->
    [oasis] Поставить пальму
    [village] Поставить дворец
   *[other] Дальше
}

## Что даст шаг

five-tribes-end-on = Конец: { $tile }, { $kind }
five-tribes-times = { $what } × { $by }
five-tribes-brings-payment = плата
five-tribes-brings-coins = монеты
five-tribes-brings-elders-spent = расход: { n-elders }
five-tribes-brings-fakirs-spent = расход: { n-fakirs }
five-tribes-brings-draw = { n-cards } из колоды
five-tribes-brings-camel = ваш верблюд: { $tile }
five-tribes-brings-palm = пальма: { $tile }
five-tribes-brings-palace = дворец: { $tile }
five-tribes-brings-no-victim = ассасинам никого не достать
five-tribes-brings-last-round = этот раунд станет последним
five-tribes-brings-rival = { $name } получает { n-coins-acc }

## Keys

five-tribes-keys-tribe = выбрать племя по букве
five-tribes-keys-answer = выбрать ответ по номеру
five-tribes-keys-undo-all = отменить весь ход
five-tribes-keys-skip = пропустить показ
