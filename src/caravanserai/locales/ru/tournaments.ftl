# Турниры: список, новый турнир, таблица.

tournaments-title = Турниры
tournaments-intro = Швейцарская система, круговой турнир или арена на вечер. С медленными часами — лига на несколько недель.
tournaments-new = Создать турнир
tournaments-none = Сейчас турниров нет.
tournaments-yours = ваш

tournaments-name = Название
tournaments-name-usual = Вечерний турнир
tournaments-kind = Система
tournaments-kind-swiss = Швейцарская
tournaments-kind-round-robin = Круговая
tournaments-kind-arena = Арена
tournaments-about-swiss = Заданное число туров. Встречаются игроки с близким числом очков, по возможности впервые.
tournaments-about-round-robin = Каждый встречается с каждым: для небольших групп. После начала присоединиться нельзя.
tournaments-about-arena = На вечер: свободные игроки сразу попадают за стол, пока не выйдет время.
tournaments-rounds = Туры
tournaments-minutes = Минуты
tournaments-seats = За столом
tournaments-round-days = Дней на тур (0 — без срока)
tournaments-round-days-more = Незаконченные к сроку партии засчитываются как есть.
tournaments-duplicate = Одинаковый расклад за всеми столами
tournaments-duplicate-more = У всех одинаковая подготовка и порядок карт. Результат сравнивается с теми, кто играет на том же месте.
tournaments-rated = Рейтинговые партии
tournaments-rated-more = Результаты меняют рейтинг; уход, сдача и просроченное время — поражение.
tournaments-public = Виден всем
tournaments-public-more = Иначе его найдут только по ссылке.
tournaments-begins = Начало
tournaments-begins-by-host = Начинаю я
tournaments-begins-at = В назначенное время
tournaments-when = Дата и время
tournaments-set-up = Создать

tournaments-status-open = Набор
tournaments-status-running = Идёт
tournaments-status-over = Закончен
# $n
tournaments-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
# $n
tournaments-at-a-table = игроков за столом: { $n }
# $n
tournaments-n-rounds = туров: { $n }
# $n
tournaments-n-minutes = минут: { $n }
tournaments-counted = рейтинговые партии
tournaments-same-deal = одинаковый расклад за всеми столами
# $name
tournaments-host = Организатор: { $name }
# $when
tournaments-starts = Начало: { $when }
tournaments-starts-by-host = Турнир начинает организатор.
# $when
tournaments-until = Новые столы до { $when }

tournaments-join = Участвовать
tournaments-leave = Покинуть турнир
tournaments-leave-sure = Покинуть турнир?
tournaments-leave-more = Новых столов не будет, а начатую партию за вас доиграет бот. Сыгранное остаётся; вернуться можно, пока турнир идёт.
tournaments-begin = Начать
tournaments-call-off = Отменить турнир
tournaments-call-off-sure = Отменить турнир?
tournaments-call-off-more = Начатые партии можно доиграть, но они уже не засчитываются.
tournaments-house-reason = Причина: останется в журнале модераторов
tournaments-your-table = К моему столу
tournaments-ready = Ваш стол ждёт вас.
tournaments-wait = Сейчас у вас нет стола. Следующий появится сам.
tournaments-link = Ссылка на турнир
tournaments-show = Вид для экрана
# $names
tournaments-over-played = Турнир закончен. На первом месте: { $names }
tournaments-over-called-off = Турнир отменён.
tournaments-over-too-few = Игроков слишком мало, поэтому турнир не состоялся.

tournaments-standings = Положение
tournaments-nobody = Участников пока нет.
tournaments-place = Место
tournaments-player = Игрок
tournaments-points = Очки
tournaments-played = Партии
tournaments-opponents = Соперники
tournaments-head-to-head = Встречи
tournaments-share = Доля
tournaments-left = вне турнира
tournaments-rules = Как считаются очки и делятся места
tournaments-about-points = Стол приносит 1 очко за первое место и 0 за последнее; между ними — доля соперников, оставшихся позади. Ничья — половина.
tournaments-about-field = При одинаковом раскладе каждое место сравнивается с тем же местом за другими столами по отрыву от соперников за своим столом: очки — доля тех, кто остался позади.
tournaments-about-byes = Тур без стола считается победой. За каждый пропущенный до вступления тур — пол-очка.
tournaments-about-vanished = Если большинство ходов сделал бот, игрок последний за столом.
tournaments-about-opponents = Сначала — соперники: очки всех, с кем были встречи, в среднем за каждый стол.
tournaments-about-head-to-head = Затем — встречи: очки за столами с теми, с кем ничья.
tournaments-about-share = Затем — доля: своя часть очков, подсчитанных в партиях. При полном равенстве место общее.

tournaments-tables = Столы
# $n
tournaments-round = Тур { $n }
# $n, $of
tournaments-round-of = Тур { $n } из { $of }
tournaments-earlier = Предыдущий тур
tournaments-later = Следующий тур
# $names
tournaments-byes = Без стола в этом туре: { $names }
# $when
tournaments-ends = Засчитывается как есть: { $when }
tournaments-score = Счёт
# $n
tournaments-table = Стол { $n }
tournaments-playing = идёт партия
tournaments-void = не засчитано
# $place, $score
tournaments-result = место { $place }, очков в партии: { $score }

tournaments-field = Сравнение по местам
tournaments-field-means = На одном и том же месте у всех были одни и те же карты. Полоса — отрыв от соперников за своим столом; очки — доля тех, кто остался позади.
# $n
tournaments-seat = Место { $n }
tournaments-lead = Отрыв:
tournaments-given-up = не доиграно

reason-no-such-tournament = Такого турнира нет.
reason-only-its-host = Это может только организатор турнира.
reason-tournament-over = Этот турнир закончен.
reason-tournament-begun = Этот турнир уже начался.
reason-tournament-full = В этом турнире нет мест.
reason-round-robin-begun = В круговом турнире каждый встречается с каждым: после начала присоединиться нельзя.
reason-not-an-entrant = Вы не участвуете в этом турнире.
reason-too-few-entrants = Для турнира нужно хотя бы двое, и не меньше, чем мест за столом.
reason-too-many-tournaments = У вас уже достаточно турниров; сначала закончите один из них.
reason-clock-wanted = Турниру нужны часы, чтобы никто не ждал пропавшего игрока вечно.
reason-rounds-wanted = Укажите число туров.
reason-minutes-wanted = Укажите, сколько длится арена.
reason-rated-without-deadline = Рейтинговые партии доигрываются до конца: срока для тура быть не может.
reason-start-is-past = Время начала уже прошло.
reason-start-too-far = Турнир начинается в течение года.
