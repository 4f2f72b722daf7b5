# Уроки и правила по пунктам.

learn-ui-rules-of = Правила · { $game }
learn-ui-games = Игры
learn-ui-search = Поиск по правилам
learn-ui-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[many] Найдено { $n } правил
}
learn-ui-nothing-found = Таких слов в правилах нет.
learn-ui-contents = Содержание
learn-ui-to-lessons = Уроки
learn-ui-to-aid = Памятка
learn-ui-not-loaded = Нет связи с сервером. Попробуйте чуть позже.
learn-ui-title = Обучение
learn-ui-to-rules = Правила
learn-ui-start = Начать
learn-ui-go-on = Продолжить
learn-ui-lesson-done = пройдено
learn-ui-tasks-done = { $done } из { $n }
learn-ui-lesson-of = { $game } · { $title }
learn-ui-you = Вы
learn-ui-tasks = Задания
learn-ui-task = Задание { $n }
learn-ui-task-solved = Задание { $n }, решено
learn-ui-well-done = Верно!
learn-ui-shown = Вот так.
learn-ui-showing = Смотрите: решение, шаг за шагом.
learn-ui-show-me = Показать решение
learn-ui-again = Ещё раз
learn-ui-next = Дальше
learn-ui-next-lesson = Следующий урок
learn-ui-all-lessons = Все уроки
