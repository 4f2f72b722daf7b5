## За столами
profile-rating = { $value } ± { $uncertainty }
profile-rating-provisional = Предварительный рейтинг: рейтинговых партий пока мало
profile-rating-estimate = Оценка по партиям между ботами
profile-rated = Рейтинг
profile-rated-no = Нет
profile-rated-people = Между людьми
profile-rated-with-bots = И с ботами
profile-rated-means = Без подсказок; уход, сдача и просроченное время — поражение.
profile-rated-table = Рейтинговая партия
profile-rated-leave = Партия рейтинговая: уход засчитывается как поражение.
profile-changes = Рейтинг после партии

## Профиль
profile-title = Профиль
profile-summary = Партий: { $games } · побед: { $won }
profile-ratings = Рейтинг
profile-no-ratings = Рейтинговых партий пока нет. Рейтинг включается при создании стола.
profile-pace-blitz = блиц
profile-pace-normal = обычный темп
profile-pace-slow = по переписке
profile-pace-unhurried = без часов
profile-of-kind = { $game } · { $kind }
profile-rated-games = Рейтинговых партий: { $n }
profile-plot = Рейтинг после каждой партии: от { $first } до { $last }, лучший { $best }
profile-how = Как считается рейтинг
profile-how-range = Все начинают с 1500. В 95 случаях из 100 сила лежит в пределах числа после ±; с каждой партией оно уменьшается. Знак ? — оно ещё велико: рейтинг предварительный.
profile-how-moves = Партия меняет рейтинг тем сильнее, чем неожиданнее итог: кто первый, кто второй среди остальных и так далее. Победа над сильными приносит больше. Чем надёжнее рейтинг, тем меньше его меняет партия: между равными — около 60 очков вначале и около 15 потом. (Модель Плакетта — Люса.)
profile-how-kinds = У каждой игры свой рейтинг для каждого темпа: блиц — до 45 секунд на ход, по переписке — дни на ход.
profile-how-bots = У ботов — оценки по партиям между ботами, на той же шкале.
profile-results = Результаты
profile-mean = средний счёт: { $n }
profile-won-of = побед: { $won } из { $games }
profile-rivals = Соперники
profile-rival = выше { $ahead }, ниже { $behind }
profile-scoring = Очки по категориям
profile-scoring-game = { $game }: своё среднее и среднее по дому
profile-scoring-line = { $line }: { $own }, по дому { $average }
profile-favourites = Любимцы
profile-favourite = { $games } × · побед: { $won }
profile-accuracy = Точность
profile-accuracy-means = Разобранных партий: { $n }, в среднем { $mean }
profile-best = Лучшие ходы
profile-only-you = Это видите только вы.
profile-public = Открытый профиль
profile-public-more = Рейтинг и результаты видны всем и попадают в таблицу лидеров.
profile-nothing = Законченных партий пока нет.
profile-bot = Бот, { $strength }

## Таблица лидеров
profile-leaders = Таблица лидеров
profile-leaders-none = Пока никого: нужны рейтинговые партии с разными соперниками и открытый профиль.
profile-leaders-bots = Боты, по оценке

## История
profile-history = История партий
profile-search = Поиск по именам
profile-any-game = Все игры
profile-any-seats = Любой состав
profile-any-result = Все результаты
profile-won = Победы
profile-lost = Поражения
profile-rated-only = Только рейтинговые
profile-place = { $place } из { $n }
# $n: minutes
profile-took = { $n } мин
profile-more = Показать ещё
profile-none-found = Таких партий нет.
profile-file = Скачать как { $kind }
