# Лист подсчёта очков для партии за настоящим столом.

score-title = Лист подсчёта очков
score-heading = Подсчёт партии за настоящим столом
score-intro = Введите, что у кого есть в конце. Очки всех игроков считаются сразу.
score-game = Игра
score-seats = Игроки
score-whose = Чьи фишки и карты
score-player = Игрок { $n }
score-name-of = Имя игрока { $n }
score-less = На 1 меньше: { $what }
score-more = На 1 больше: { $what }
score-piece-coins = монеты
score-piece-viziers = визири
score-piece-elders = старейшины
score-piece-palms = пальмы в ваших регионах
score-piece-palaces = дворцы в ваших регионах
score-piece-tiles = ценность ваших регионов
score-piece-fakirs = факиры
score-piece-djinns = джинны
score-piece-score = текущий счёт, за магию
score-goods = Товары
score-treasures = Сокровища за ширмой
score-djinns = Джинны
score-sheet = Очки
score-winner = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
score-box-has = всего в коробке только { $n }
score-wrong = { $name }, { $what }: { score-box-has }
score-offline = Сейчас нет связи с сервером, который считает очки.
score-clear = Очистить
score-undo = Вернуть как было
score-cleared = Лист очищен
score-kept = Хранится в этом браузере, пока вы не очистите лист.
