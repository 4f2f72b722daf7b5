# Главная страница.

home-what = Что это такое
home-title = Открытый стол для двух игр из «Тысячи и одной ночи»
home-promise = Против ботов, с друзьями по ссылке или за одним экраном. Без установки и учётной записи.
home-games = Игры
home-facts-five-tribes = 2–4 игрока · около 60 минут
home-facts-ali-baba = 2–4 игрока · около 20 минут
home-what-five-tribes = Делайте ставки, перемещайте жителей, захватывайте султанат регион за регионом.
home-what-ali-baba = Берите сокровища из пещеры; у каждого цвета своя магия.
home-plain-game = Поля для этой игры здесь нет: действия выбирают из списка.
home-seats = Места
home-bots = Боты
home-about-random = ходит как попало
home-about-novice = видит очевидное, ваших замыслов не замечает
home-about-drover = игру знает, но часто ошибается в оценке
home-about-pedlar = играет разумно, порой ошибается
home-about-merchant = просчитывает свой ход, но не дальше
home-about-vizier = смотрит вперёд, думает около секунды
home-about-sultan = смотрит далеко вперёд и не торопится
home-variant = Вариант
home-game = Игра
home-play-now = Играть сейчас
home-invite = Пригласить
home-learn = Обучение
home-guided = Первая партия с объяснениями
home-more-options = Ещё настройки
home-other-ways = Другие возможности
home-one-screen = За одним экраном
home-one-screen-more = Передавайте устройство по кругу.
home-watch-bots = Смотреть игру ботов
home-watch-bots-more = Четыре бота, в удобном вам темпе.
home-record = Открыть запись
home-record-more = Просмотр любой оконченной партии по ходам.
home-score = Лист подсчёта очков
home-score-more = Для партии за настоящим столом.
home-puzzles = Задачи
home-puzzles-more = Найдите лучший ход; каждый день новая.
home-my-games = Мои партии
home-no-games = Здесь будут ваши партии.
home-show-all = показать все
home-your-turn = Ваш ход
home-open = Открыть
home-rematch-wanted = { $name } предлагает реванш
home-answer = Ответить
home-review = Разбор партии
home-with = соперники: { $others }
home-won = победа, соперники: { $others }, { $date }
home-won-by-bot = победу принёс бот, соперники: { $others }, { $date }
home-lost = соперники: { $others }, { $date }
home-free-seats = { $n ->
    [0] ждёт начала
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
home-game-variant = { $game }: { $variant }
home-public-tables = Открытые столы
home-no-tables = Сейчас нет открытых столов. Откройте свой, и кто-нибудь придёт.
home-new-table = Новый стол
home-quick-match = Быстрая игра
home-friends = Друзья
home-invited = { $name } приглашает вас
home-join = Присоединиться
home-watch = Смотреть
home-waits = { $n ->
    [one] { $names }; { $n } свободное место
    [few] { $names }; { $n } свободных места
   *[many] { $names }; { $n } свободных мест
}
home-onlookers-welcome = { $names }; зрителям рады
home-unofficial = Неофициальный бесплатный проект людей, которые любят эти игры. Сами игры принадлежат издателям: покупайте их, они прекрасны.
home-about = О проекте
home-new-table-of = { $game }: новый стол
home-who-plays = Кто играет
home-seat = Место { $n }
home-player = Игрок { $n }
home-whoever-comes = любой
home-clock = Часы
home-clock-live = в реальном времени
home-clock-slow = по переписке
home-turn-seconds = Секунд на ход
home-reserve-minutes = Минут в запасе
home-days = Дней на ход
home-away = Бот может играть за отсутствующих
home-away-after = через { $n } мин
home-away-never = никогда
home-stand-in = Бот на замену
home-how = Параметры
home-open-hands = Всё открыто
home-open-hands-more = Видны монеты, карты и сокровища, которые и так можно вычислить.
home-hints = С подсказками
home-hints-more = Каждый может спросить, что сделает сильный бот.
home-public = Открытый стол
home-public-more = Прийти может любой; иначе — только по ссылке-приглашению.
home-set-up = Открыть стол
home-who-are-you = Как вас зовут?
home-save = Сохранить
home-saved = Сохранено
home-friends-blocked = Друзья и заблокированные
home-devices = Другие устройства
home-devices-help = Ссылка сделает вашим и другое устройство. Она действует один раз, 15 минут.
home-device-link = Откройте это на другом устройстве
home-make-link = Создать ссылку
home-tokens = Ключи для ваших ботов
home-tokens-help = Программа с ключом играет и открывает столы от вашего имени.
home-token-name = Название ключа
home-make-token = Создать ключ
home-token-secret = Секрет, виден только сейчас
home-revoke = Отозвать
home-revoke-token = Отозвать: { $name }
home-notices = Сообщать, когда мой ход
home-notices-help = Только если вас нет за столом.
home-notices-here = На этом устройстве
home-push-insecure = Чтобы получать уведомления на этом устройстве, откройте страницу по https.
home-push-browser = Этот браузер не умеет показывать уведомления. На iPhone и iPad сначала добавьте страницу на экран «Домой».
home-push-server = Этот сервер не присылает уведомления на устройства.
home-push-denied = Браузер не пропускает уведомления с этой страницы. Разрешите их в его настройках и вернитесь.
home-email = Адрес электронной почты
home-send-mail = По электронной почте
home-mail-sent = Письмо отправлено на { $address }: откройте ссылку в нём.
home-no-mail = Этот сервер не отправляет писем.
home-no-more-mail = Больше не присылать
home-sign-out = Выход
home-sign-out-help = Пароля нет: вернуться можно только с другого вашего устройства или по ссылке на подтверждённый адрес почты.
home-sign-out-here = Выйти здесь
home-sign-out-others = Выйти на всех других устройствах
home-sign-out-sure = Выйти здесь?
home-sign-out-means = Без другого вашего устройства и без подтверждённого адреса почты вернуться под тем же именем не получится.
home-link-title = Другое устройство
home-link-ask = Сделать это устройство вашим?
home-link-help = Ваши партии и ваше имя будут и здесь.
home-link-do = Да, оно моё
home-linked = Добро пожаловать, { $name }
home-confirm-title = Ваш адрес электронной почты
home-confirm-ask = Подтвердите адрес электронной почты
home-confirm-help = Туда будут приходить сообщения о вашем ходе.
home-confirm-do = Подтвердить
home-confirmed = Подтверждено
home-link-empty = Ссылка неполная
home-lost-way = Такой страницы нет
home-lost-way-more = Здесь ничего нет: { $path }
home-rules-unknown = здесь не продолжить: правила неизвестны

## Вход на закрытый сервер

home-enter-title = Добро пожаловать в караван-сарай
home-enter-by-password = Сюда входят те, кто знает пароль.
home-enter-by-invitation = Сюда входят по приглашению. Ссылка, которую вам прислали, заполнит поле сама.
home-enter-password = Пароль этого сервера
home-enter-invitation = Приглашение: ссылка или то, что стоит в ней после знака #
home-data = Ваши данные
home-data-help = Всё, что этот сервер о вас хранит.
home-data-download = Скачать файлом
home-data-delete = Удалить всё
home-data-delete-sure = Удалить всё?
home-data-goes = Исчезнет навсегда: ваше имя, адрес электронной почты, устройства и ключи, ваши сообщения в чатах. Столы, где вы хозяин и игра не началась, закроются; в начатых партиях ваше место займёт бот.
home-data-stays = Останется: сыгранные партии, но без вашего имени. Вернуть вас не сможет никто.
home-data-type = Чтобы подтвердить, введите своё имя: { $name }
home-data-deleted = Все ваши данные удалены.
home-token-days = Срок действия
home-token-endless = бессрочно

## Вернуться без своего устройства

home-recover = Уже бывали здесь?
home-recover-device = На устройстве, где вас знают, создайте ссылку для этого: «Другие устройства».
home-recover-mail = Или получите ссылку на подтверждённый адрес электронной почты.
home-recover-send = Прислать ссылку
home-recover-sent = Если по адресу { $address } есть игрок, письмо со ссылкой уже отправлено.
home-bad-record = Эту запись нельзя воспроизвести: действие { $n } невозможно.
home-tournaments = Турниры
