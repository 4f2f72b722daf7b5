# Для модераторов.

keepers-keeper = модератор
keepers-done = Готово
keepers-more = Показать ещё
keepers-refresh = Обновить
keepers-all = все

## Разделы

keepers-part-glance = Обзор
keepers-part-reports = Жалобы
keepers-part-guests = Игроки
keepers-part-tables = Столы
keepers-part-bans = Блокировки
keepers-part-invitations = Приглашения
keepers-part-log = Журнал

## Обзор

keepers-here = Сейчас за столами
keepers-connections = Соединения
keepers-onlookers = Зрители
keepers-guests = Всего игроков
keepers-guests-today = Новые за 24 часа
keepers-open-reports = Новые жалобы
keepers-in-force = Блокировки и запреты чата
keepers-status = Состояние
keepers-status-waiting = ждёт начала
keepers-status-playing = идёт игра
keepers-status-finished = окончен
keepers-status-abandoned = закрыт
keepers-load = Нагрузка
keepers-process = Процесс
keepers-open-tables = Столы в памяти
keepers-lag = Задержка, средняя
keepers-lag-worst = Задержка, 99 %
keepers-thoughts = Очередь ботов
keepers-queue = Очередь на диск
keepers-newest = Новые игроки
keepers-keepers = Модераторы: { $names }
keepers-version = Версия { $version } · база данных { $size }

## Столы

keepers-no-tables = Таких столов нет.
keepers-host = хозяин стола: { $name }
keepers-there = сейчас здесь: { $people }, без имени: { $strangers }
keepers-close = Закрыть стол
keepers-close-whose = Закрыть стол, хозяин: { $name }
keepers-close-sure = Закрыть этот стол?
keepers-close-means = Все за столом узнают об этом; партия закончится без результата. Открыть стол снова нельзя.
keepers-close-reason = Причина: её увидят все за столом

## Игроки

keepers-search = Имя или номер
keepers-no-guests = Никого не нашлось.
keepers-guest-about = с { $since } · последний визит: { $seen } · столов: { $games }
keepers-guest-id = номер { $id }
keepers-from = адрес: { $networks }
keepers-is-muted = без чата
keepers-is-banned = под блокировкой
keepers-mute = Запретить чат
keepers-ban = Заблокировать
keepers-ban-address = Заблокировать адрес
keepers-ban-address-of = Заблокировать адрес { $address }
keepers-mute-whom = Запретить чат: { $name }
keepers-ban-whom = Заблокировать: { $name }
keepers-mute-means = До конца срока нельзя писать в чат и менять имя; играть можно.
keepers-ban-means = До конца срока сюда не войти; в начатых партиях играет бот.
keepers-how-long = На какой срок
keepers-why = Причина
keepers-told = Своими словами, для игрока (необязательно)
keepers-lift = Снять
keepers-lift-mute = Снять запрет чата: { $name }
keepers-lift-ban = Снять блокировку: { $name }
keepers-by = модератор: { $name }
keepers-by-console = из командной строки сервера
keepers-address = Адрес или сеть, например 203.0.113.0/24
keepers-no-bans = Никто не заблокирован, чат не запрещён никому.

## Жалобы

keepers-reports-open = новые
keepers-reports-settled = рассмотренные
keepers-no-reports = Здесь пусто.
keepers-the-table = стол
keepers-the-review = разбор
keepers-gone = удалено
keepers-reported = жалоба, { $name }
keepers-reported-words = жалоба, { $name }: «{ $words }»
keepers-unsay = Удалить сообщение
keepers-dismiss = Отклонить
keepers-outcome-none = отклонена
keepers-outcome-unsay = сообщение удалено
keepers-outcome-mute = сообщение удалено, чат запрещён
keepers-outcome-ban = сообщение удалено, игрок заблокирован

## Приглашения

keepers-invite-uses = На скольких человек
keepers-invite-days = Дней
keepers-invite-note = Заметка: для кого
keepers-invite = Создать приглашение
keepers-invite-link = Ссылка, видна только сейчас
keepers-invite-plain = Приглашение
keepers-invite-about = использовано: { $used } из { $uses } · до { $date }
keepers-no-invitations = Действующих приглашений нет.

## Что сделали модераторы

keepers-no-acts = Пока ничего.
keepers-quoted = «{ $words }»
keepers-act-keeper = Новый модератор:
keepers-act-no-keeper = Больше не модератор:
keepers-act-close = Закрыт:
keepers-act-unsay = Сообщение удалено:
keepers-act-mute = Чат запрещён:
keepers-act-ban = Блокировка:
keepers-act-lift-mute = Чат возвращён:
keepers-act-lift-ban = Блокировка снята:
keepers-act-settle = Жалоба рассмотрена:
keepers-act-invite = Создано приглашение
keepers-act-uninvite = Отозвано приглашение
keepers-act-call-off = Турнир отменён:
