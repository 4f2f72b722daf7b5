# Что окружает каждый стол: шапка, места, меню, конец партии. Сам журнал — в story.ftl.

table-caravanserai = Караван-сарай
table-other-theme = Тема
table-running = Текущие игры
# $n: how many games wait for one, $shown: the same as the language writes it
table-running-waiting = { $n ->
    [one] Ваш ход ещё в { $shown } игре
    [few] Ваш ход ещё в { $shown } играх
   *[many] Ваш ход ещё в { $shown } играх
}
table-trouble = Не получилось.
table-reload = Ещё раз
table-try-again = Ещё раз
table-home = Главная страница
table-menu = Меню
table-settings = Настройки
table-me = Имя, устройства и уведомления
table-profile = Профиль и история партий
table-keepers = Модерация
table-cancel = Отмена
table-rules-of = { $game }: правила
table-close-dialog = Закрыть

## Игры

table-game-five-tribes = Пять племён
table-game-ali-baba = Али-Баба
table-variant-base = Обычная игра
table-variant-lamp = Лампа Аладдина
table-variant-equal = Равные сокровища
table-variant-small = Меньшая пещера
table-where-round = { $game } · раунд { $n }
table-where-turn = { $game } · ход { $n }
table-where-over = { $game } · конец
table-round = раунд { $n }
table-turn = ход { $n }

## Имена

table-names = Лейла, Омар, Надия, Фарид, Самира, Юсуф, Амина, Карим, Далия, Хаким, Зейнаб, Рашид, Сальма, Идрис, Мариам, Тарик
table-bot-0 = Синдбад
table-bot-1 = Марджана
table-bot-2 = Аладдин
table-bot-3 = Зобейда
table-strength-random = { bot-random }, любой ход
table-strength-novice = { bot-novice }, совсем лёгкий
table-strength-drover = { bot-drover }, лёгкий
table-strength-pedlar = { bot-pedlar }, умеренный
table-strength-merchant = { bot-merchant }, средний
table-strength-vizier = { bot-vizier }, сильный
table-strength-sultan = { bot-sultan }, мастер
table-your-name = Ваше имя
table-name-help = Больше ничего не нужно: ни учётной записи, ни пароля. Имя можно сменить позже.
table-come-in = Войти
table-sit-by-name = Чтобы сесть за стол, назовите себя
table-sit-down = Сесть за стол
# $name: who invites
table-invited-by = { $name } приглашает вас за стол
# $n: how many seats there are, $shown: the same as the language writes it, $free: how many are free
table-invited-seats = { $n ->
    [one] { $shown } место, свободно { $free }
    [few] { $shown } места, свободно { $free }
   *[many] { $shown } мест, свободно { $free }
}
# $names: a list
table-invited-with = играют { $names }
# $name: one’s own
table-invited-as = Здесь вы { $name }.
table-invited-full = Все места заняты; можно смотреть.
table-invited-late = Игра уже идёт; можно смотреть.
table-invited-place = «Караван-сарай» — открытый стол для двух игр из «Тысячи и одной ночи»: в браузере, с людьми или ботами, бесплатно и без регистрации.
table-invited-more = Осмотреться

## До начала партии

table-free-seats = { $n ->
    [one] Свободно { $n } место
    [few] Свободны { $n } места
   *[many] Свободно { $n } мест
}
table-all-seated = Все за столом
table-seat-free = свободно
table-you = вы
table-host = хозяин стола
table-here = на связи
table-away = нет на связи
table-the-host = хозяин стола
table-on-screen = за этим же экраном
table-bot-of = бот: { $strength }
table-bot-for = Бот на место { $n }
table-add-bot = Добавить бота
table-sit-here = Сесть сюда
table-move-here = Пересесть сюда
table-same-screen = За одним экраном
table-their-name = Имя игрока
table-add = Добавить
table-stand-up = Освободить место
table-take-away = Убрать
table-send-away = Удалить
table-send-away-name = Удалить: { $name }
table-standing = Без места
table-start = Начать партию
table-fill-and-start = Добавить ботов и начать
table-waits-for-host = Партию начинает { $name }.
table-invite = Пригласить
table-invite-help = Сесть за стол может любой, у кого есть эта ссылка.
table-invite-link = Ссылка-приглашение
table-invite-anew = Новое приглашение
table-invite-anew-help = Прежняя ссылка перестанет действовать; кто уже за столом, останется.
table-link = Ссылка на этот стол
table-copy = Скопировать
table-copied = Скопировано
table-share = Поделиться
table-qr = QR-код
table-qr-label = Ссылка-приглашение в виде QR-кода
table-invite-as = Друзья увидят это имя:
table-share-text = { $game }: приходите к нам за стол
table-close-table = Закрыть этот стол
table-leave = Уйти из-за стола
table-onlookers = { $n ->
    [one] { $shown } зритель
    [few] { $shown } зрителя
   *[many] { $shown } зрителей
}
table-no-onlookers = Зрителей нет.
table-named-onlookers = Зрители: { $names }
table-more-onlookers = { $n ->
    [one] ещё { $shown } без имени
    [few] ещё { $shown } без имени
   *[many] ещё { $shown } без имени
}
table-spectator = зритель
table-spectator-more = Вы смотрите эту партию; места за столом у вас нет.
table-just-watch = Только смотреть, без имени
table-options = Настройки стола
table-options-open = Изменить настройки
table-options-change = Изменить
table-open = всё открыто
table-hidden = карты и монеты скрыты
table-hints = с подсказками
table-no-hints = без подсказок
table-public = открытый стол
table-private = по приглашению
table-clock-none = без часов
table-clock-live = { $seconds } с на ход, { $minutes } мин в запасе
table-clock-slow = { n-days } на ход
table-away-after = нет на связи { $minutes } мин: может сыграть бот ({ $strength })
table-away-never = за отсутствующих бот не играет
table-away-clock = время вышло: играет бот ({ $strength })

## Во время партии

table-aid = Памятка
table-aid-of = { $game }: памятка
table-time-left = { $name }, осталось времени: { $time }
table-seat-clock = Ход { $turn }, запас { $reserve }
table-seat-clock-slow = Время на ход: { $turn }
table-clock-paused = пауза
table-hurry = Осталось 20 секунд
table-thinking = думает…
table-your-turn = Ваш ход
table-title-your-turn = Ваш ход — { $where }
table-no-connection = Нет связи. Мы восстановим её сами, ничего из сделанного не пропадёт.
table-offline = Нет связи с сервером. Попробуйте чуть позже.
table-opening = Открываем стол…
table-sending = Отправляем…
table-is-away = { $name }: нет на связи.
table-call-bot = Позвать бота
table-call-later = Ещё рано: связь могла прерваться лишь на минуту.
table-bot-plays-yours = { $name }: вместо игрока играет бот.
table-take-back = Вернуть себе место
table-let-bot = Пусть за меня играет бот
table-let-bot-sure = Пусть за вас играет бот?
table-let-bot-means = Бот делает ваши ходы по одному, чтобы вы могли следить; вернуть себе место можно в любой момент. Если бот сделает половину ваших ходов или больше, победа не ваша.
table-let-bot-alone = Пока вы не смотрите, бот ждёт.
table-let-bot-do = Пусть играет
table-paused-clock = Ваше время вышло. Вас ждут только боты: продолжайте, когда захотите.
table-watching = Просмотр игры ботов
table-watching-keys = Пробел: пауза · ← →: на ход назад или вперёд · + −: быстрее или медленнее
table-watch-back = На ход назад
table-watch-pause = Пауза
table-watch-on = На ход вперёд
table-watch-speed = Скорость
table-watch-paused = пауза
table-watch-plays = идёт партия
table-all-left = За этим столом никого не осталось.
table-your-seat = Ваше место
table-this-table = Этот стол
table-resign = Сдаться
table-resign-sure = Сдаться?
table-resign-means = До конца партии за вас будет играть бот, и победить вы уже не сможете.
table-resign-means-two = Партия сразу закончится. Победа: { $name }.
table-play-on = Играть дальше
table-leave-sure = Уйти из-за стола?
table-leave-means = Пока вас нет, за вас играет бот. Если уйдут все, партия закончится.
table-leave-waits = Партия подождёт вас в разделе «Мои партии»; без вас никто не ходит.
table-leave-plain = Вернуться можно в любой момент.
table-stay = Остаться
table-pass-on = Передайте устройство: { $name }
table-i-have-it = { $name }: устройство у меня
table-older-rules = Правила версии { $n }: по ним партия началась.
table-held = { $what }. Enter: отправить. Esc: отменить.
table-held-send = Отправить сейчас
table-held-confirm = Подтвердить
table-held-seconds = { $n } с
table-hint = Подсказка
table-hint-play = Сыграть так
table-hint-line = Выбор бота: { $what }. Шансы на победу: { $win }.
table-hint-hope = шансы { $win }, перевес { $margin }

## Чат

table-chat = Чат
table-chat-new = { $n ->
    [one] Чат: { $n } новое сообщение
    [few] Чат: { $n } новых сообщения
   *[many] Чат: { $n } новых сообщений
}
table-chat-line = { $name }: { $text }
table-chat-empty = Сообщений пока нет.
table-say-what = Напишите сообщение
table-say = Отправить

## Журнал

table-story = Журнал
table-last-turn = { $name }: последний ход
table-show-again = Показать ещё раз
table-again = Повтор
table-newest = К новым
table-seats = Места
table-log-panels = Журнал и места
table-story-empty = Партия начинается.
table-story-drop = { $tribe } → { $tile }
table-story-move = { $name } перемещает жителей, { $tile }: { $path }
table-clause = Правило { $rule }

## Конец

table-result = Итог
table-you-win = Вы победили!
table-you-win-resigned = Вы победили: все остальные сдались
table-you-win-by-bot = Ваше место победило, но большинство ходов сделал бот
table-wins = Победа: { $name }
table-wins-resigned = Победа: { $name }, все остальные сдались
table-share-win = Общая победа: { $names }
table-nobody-wins = Победителей нет
table-no-sheet = Очки не подсчитаны: партия закончилась раньше.
table-rematch = Реванш
table-rematch-wanted = { $name } предлагает реванш.
table-rematch-set = Стол для реванша открыт.
table-rematch-decline = Отказаться
table-starts-itself = Партия начнётся сама, когда все места будут заняты.
table-invites-you = { $name } приглашает вас.
table-seat-invited = приглашение отправлено, ждём ответа
table-seat-asked = реванш предложен, ждём ответа
table-free-the-seat = Освободить место
table-wait-for-answers = Ждём ответа
table-rematch-go = Присоединиться
table-review = Разбор партии
table-record = Запись
table-score-sheet = Лист подсчёта очков
table-line-coins = Монеты
table-line-viziers = Визири
table-line-elders = Старейшины
table-line-djinns = Джинны
table-line-palms = Пальмы
table-line-palaces = Дворцы
table-line-tiles = Регионы
table-line-goods = Товары
table-line-magic = Магия
table-line-treasures = Сокровища
table-line-total = Итого

## Настройки

table-language = Язык
table-language-en = English
table-language-ru = Русский
table-language-hu = Magyar
table-theme = Тема
table-theme-system = как в системе
table-theme-light = светлая
table-theme-dark = тёмная
table-pace = Ходы соперников
table-pace-slow = медленно
table-pace-normal = обычно
table-pace-fast = быстро
table-pace-instant = сразу
table-confirm = Подтверждение ходов
table-confirm-undo = отмена 3 с
table-confirm-ask = спрашивать
table-confirm-never = сразу
table-board = Размер поля
table-board-fit = по экрану
table-board-large = крупно
table-less-motion = Меньше анимации
table-destinations = Показывать, куда можно прийти
table-destinations-more = Сразу, с выгодой каждого хода.
table-guide = Объяснять каждое новое решение
table-clauses = Называть правило у каждой строки журнала
table-sounds = Звуки
table-sound-turn = Мой ход
table-sound-move = Ход
table-sound-end = Конец игры
table-sound-off = выкл.

## The list of keys

table-keys = Клавиши
table-keys-everywhere = Везде
table-keys-table = За столом
table-keys-list = этот список
table-keys-move = перейти к следующему
table-keys-choose = выбрать
table-keys-close = закрыть открытое
table-keys-type = ввести ход текстом
table-keys-undo = отменить
table-keys-send = отправить ход, который ждёт
table-keys-turn = на ход назад, вперёд
table-keys-step = на шаг назад, вперёд
table-keys-ends = начало, конец
table-keys-space = Пробел
table-keys-play = воспроизвести, пауза
table-keys-faster = быстрее, медленнее
table-keys-mistake = следующая, предыдущая ошибка

## Почему сюда нельзя

table-bye-not-found = Такого стола нет
table-bye-not-found-more = Возможно, он по приглашению: попросите ссылку у тех, кто там играет.
table-bye-removed = Вы больше не за этим столом
table-bye-removed-more = Хозяин стола закрыл вам доступ.
table-bye-closed = Этот стол закрыт
table-bye-closed-more = Партия здесь так и не началась.
table-bye-full = За этим столом слишком много зрителей
table-bye-full-more = Попробуйте позже.
table-bye-too-fast = Слишком много сразу
table-bye-too-fast-more = Подождите немного и возвращайтесь.
table-bye-trouble = Стол сейчас не открывается
table-bye-trouble-more = Ничего не пропало. Попробуйте чуть позже.
table-bye-rules = Продолжить эту партию здесь нельзя
table-bye-rules-more = Она начата по правилам, которых эта версия программы не знает. Ничего не пропало: партию продолжит та версия, в которой её начали.
table-bye-damaged = Эту партию не открыть
table-bye-damaged-more = Её запись повреждена. Сообщите тому, у кого работает этот сервер.

table-plain-position = Позиция
table-plain-choices = Возможные действия
table-plain-ask = Выберите действие
table-plain-wait = Решает { $name }
table-plain-over = Партия окончена
table-plain-back = Отменить

## Что решили модераторы

table-until = до { $date }
table-for-ever = бессрочно
table-why-insults = оскорбления
table-why-spam = реклама или спам
table-why-cheating = нечестная игра
table-why-name = недопустимое имя
table-why-other = другое
table-why-and = { $why }: «{ $reason }»
table-line-more = { $name }: пожаловаться на сообщение
table-line-of = { $name }: сообщение
table-report-ask = Пожаловаться на это сообщение?
table-report-words = Что с ним не так? (необязательно)
table-report = Пожаловаться
table-report-thanks = Спасибо. Модераторы посмотрят.
table-muted = Модераторы запретили вам писать в чат: { $until }.
table-muted-why = Модераторы запретили вам писать в чат: { $until }. Причина: { $why }
table-bye-closed-by-house = Модераторы закрыли этот стол
table-bye-closed-by-house-more = Партия здесь не продолжится.
table-bye-because = Модераторы пишут: «{ $words }»
table-bye-words = Модераторы пишут: «{ $words }» ({ $until })

table-former-guest = бывший игрок
table-tournament = Турнир
