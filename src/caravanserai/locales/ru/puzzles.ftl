# Задачи: позиции, в которых один ход явно лучше остальных.

puzzles-title = Задачи
puzzles-what = Позиции из партий, в которых один ход явно лучше остальных. Найдите его.
puzzles-of = { $game } · задача
puzzles-daily = Задача дня
puzzles-credit = { $n } из 100
puzzles-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
puzzles-longest = Самая длинная серия: { $n }
puzzles-no-streak = Решите задачу дня сегодня и завтра: дни подряд считаются.
puzzles-done-today = Сегодняшняя решена.
puzzles-any = Любая задача
puzzles-themes = По темам
puzzles-rating = Рейтинг { $rating }
puzzles-rating-unsure = Рейтинг около { $rating }
puzzles-tried = Попыток: { $tried } · решено сразу: { $solved }
puzzles-plot = Ваш рейтинг после каждой задачи
puzzles-not-tried = Пока ни одной попытки: в рейтинг идёт первая попытка в каждой задаче.
puzzles-number = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[many] { $n } задач
}
puzzles-no-name = Назовите себя, и ваш рейтинг и дни подряд сохранятся.
puzzles-file = Открыть файл
puzzles-file-help = Файл с задачами, сохранёнными здесь или найденными в терминале.
puzzles-bad-line = Не задача или повреждена: строка файла { $n }.
puzzles-not-loaded = Нет связи с сервером. Попробуйте чуть позже.
puzzles-find = Найдите лучший ход.
puzzles-find-today = Задача дня: найдите лучший ход.
puzzles-hardness = Сложность { $n }
puzzles-before = Ваша первая попытка: { $n } из 100
puzzles-ask = Это ваш ответ?
puzzles-judging = Ваш ход сравнивается с лучшим…
puzzles-answer = Ответить
puzzles-back = Взять назад
puzzles-again = Ещё раз
puzzles-show = Показать лучший ход
puzzles-shown = Вот лучший ход.
puzzles-show-again = Показать ещё раз
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-solved = Верно!
puzzles-no-better = Лучше хода нет.
puzzles-behind = Отставание от лучшего хода в очках: { $points }. Засчитано: { $n } из 100.
puzzles-new-rating = Рейтинг { $rating } ({ $change })
puzzles-best = Лучший ход
puzzles-why = Почему
puzzles-gap = Отрыв от лучшего хода другого рода в очках: { $points }.
puzzles-proof-solved = Окончание просчитано до самого конца.
puzzles-proof-searched = Глубокий перебор нашёл его дважды, при разной случайности.
puzzles-yours = Ваш
puzzles-at-once = Очки сразу
puzzles-leaves = Следующему, самое большее
puzzles-link = Копировать ссылку
puzzles-copied = Ссылка скопирована
puzzles-save = Сохранить в файл
puzzles-theme-bid = Ставка
puzzles-why-bid = Ходить раньше других здесь стоит больше, чем сама ставка.
puzzles-theme-loop = Кольцо
puzzles-why-loop = Путь возвращается в регион, где уже проходил.
puzzles-theme-double-claim = Два региона
puzzles-why-double-claim = За один ход захвачены два региона.
puzzles-theme-builders = Строители
puzzles-why-builders = Строители приносят много монет.
puzzles-theme-djinns = Джинны
puzzles-why-djinns = Всё решает джинн.
puzzles-theme-last-camel = Последний верблюд
puzzles-why-last-camel = Поставлен последний верблюд: этот раунд — последний.
puzzles-theme-majority = Больше визирей
puzzles-why-majority = У соперника визирей уже не больше, и это дороже самих визирей.
puzzles-theme-denial = Помешать
puzzles-why-denial = Следующему остаётся куда меньше, чем после других ходов.
puzzles-theme-killing = Ассасины
puzzles-why-killing = Важна жертва.
puzzles-theme-market = Рынок
puzzles-why-market = Карты того стоят.
puzzles-theme-claim = Захват региона
puzzles-why-claim = Захвачен регион.
puzzles-theme-gathering = Сбор
puzzles-why-gathering = Здесь достаточно собрать жителей.
puzzles-theme-uncovering = Что откроется
puzzles-why-uncovering = Открывается то, что оставит следующему куда меньше.
puzzles-theme-set = Группы
puzzles-why-set = Растёт группа сокровищ.
puzzles-theme-magic = Магия
puzzles-why-magic = Очки приносит магия.
puzzles-theme-ban = Запрет
puzzles-why-ban = Запрет бьёт по тому, что нужно остальным.
puzzles-theme-steal = Кража
puzzles-why-steal = Плитка соперника дороже любой в пещере.
puzzles-theme-show = Что показать
puzzles-why-show = Показанное могут украсть: эта потеря самая малая.
puzzles-theme-second = Вторая плитка
puzzles-why-second = Зелёный цвет даёт ещё одну плитку.
puzzles-theme-lamp = Лампа
puzzles-why-lamp = Лампа включает нужную магию.
