# Названия и слова со счётом. -acc: винительный падеж, -gen: родительный.

## Слова со счётом

n-viziers = { $n ->
    [one] { $n } визирь
    [few] { $n } визиря
   *[many] { $n } визирей
}
n-viziers-acc = { $n ->
    [one] { $n } визиря
    [few] { $n } визирей
   *[many] { $n } визирей
}
n-elders = { $n ->
    [one] { $n } старейшина
    [few] { $n } старейшины
   *[many] { $n } старейшин
}
n-elders-acc = { $n ->
    [one] { $n } старейшину
    [few] { $n } старейшин
   *[many] { $n } старейшин
}
n-merchants = { $n ->
    [one] { $n } купец
    [few] { $n } купца
   *[many] { $n } купцов
}
n-merchants-acc = { $n ->
    [one] { $n } купца
    [few] { $n } купцов
   *[many] { $n } купцов
}
n-builders = { $n ->
    [one] { $n } строитель
    [few] { $n } строителя
   *[many] { $n } строителей
}
n-builders-acc = { $n ->
    [one] { $n } строителя
    [few] { $n } строителей
   *[many] { $n } строителей
}
n-assassins = { $n ->
    [one] { $n } ассасин
    [few] { $n } ассасина
   *[many] { $n } ассасинов
}
n-assassins-acc = { $n ->
    [one] { $n } ассасина
    [few] { $n } ассасинов
   *[many] { $n } ассасинов
}
n-camels = { $n ->
    [one] { $n } верблюд
    [few] { $n } верблюда
   *[many] { $n } верблюдов
}
n-palms = { $n ->
    [one] { $n } пальма
    [few] { $n } пальмы
   *[many] { $n } пальм
}
n-palaces = { $n ->
    [one] { $n } дворец
    [few] { $n } дворца
   *[many] { $n } дворцов
}
n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
n-coins-acc = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
n-blue-tiles = { $n ->
    [one] { $n } синий регион
    [few] { $n } синих региона
   *[many] { $n } синих регионов
}
n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
n-cards-acc = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
n-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}
n-goods-gen = { $n ->
    [one] { $n } товара
    [few] { $n } товаров
   *[many] { $n } товаров
}
n-fakirs = { $n ->
    [one] { $n } факир
    [few] { $n } факира
   *[many] { $n } факиров
}
n-fakirs-acc = { $n ->
    [one] { $n } факира
    [few] { $n } факиров
   *[many] { $n } факиров
}
n-victory-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
n-points-acc = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
n-cave-tiles = { $n ->
    [one] { $n } плитка
    [few] { $n } плитки
   *[many] { $n } плиток
}
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
n-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
n-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
n-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}

n-of-tribe = { $tribe ->
    [vizier] { n-viziers }
    [elder] { n-elders }
    [merchant] { n-merchants }
    [builder] { n-builders }
   *[assassin] { n-assassins }
}
n-of-tribe-acc = { $tribe ->
    [vizier] { n-viziers-acc }
    [elder] { n-elders-acc }
    [merchant] { n-merchants-acc }
    [builder] { n-builders-acc }
   *[assassin] { n-assassins-acc }
}

## «Пять племён»

tribe-vizier = визирь
tribe-elder = старейшина
tribe-merchant = купец
tribe-builder = строитель
tribe-assassin = ассасин
tribes-vizier = визири
tribes-elder = старейшины
tribes-merchant = купцы
tribes-builder = строители
tribes-assassin = ассасины
# Буква на фишке, у каждого племени своя; ею же племя выбирают с клавиатуры.
tribe-short-vizier = В
tribe-short-elder = С
tribe-short-merchant = К
tribe-short-builder = Р
tribe-short-assassin = А
# $tribe
one-of-tribe-acc = { $tribe ->
    [vizier] визиря
    [elder] старейшину
    [merchant] купца
    [builder] строителя
   *[assassin] ассасина
}

kind-oasis = оазис
kind-village = поселение
kind-small-market = малый рынок
kind-large-market = большой рынок
kind-sacred-place = святилище

good-ivory = слоновая кость
good-jewels = самоцветы
good-gold = золото
good-papyrus = папирус
good-silk = шёлк
good-spice = специи
good-fish = рыба
good-wheat = пшеница
good-pottery = керамика
good-fakir = факир
# $name, $n
card-times = { $name } × { $n }

## «Али-Баба»

treasure-carpet = ковёр
treasure-statue = статуя
treasure-ruby = рубин
treasure-crown = корона
treasure-chest = сундук
treasure-sword = меч
treasure-diamond = бриллиант
treasure-ring = кольцо
treasure-lamp = лампа
treasure-necklace = ожерелье

treasures-carpet = ковры
treasures-statue = статуи
treasures-ruby = рубины
treasures-crown = короны
treasures-chest = сундуки
treasures-sword = мечи
treasures-diamond = бриллианты
treasures-ring = кольца
treasures-lamp = лампы
treasures-necklace = ожерелья

colour-pink = розовый
colour-blue = синий
colour-brown = коричневый
colour-green = зелёный
colour-yellow = жёлтый
colour-white = белый
# Плитка: «коричневый меч». $treasure, $colour
colour-name = { $colour ->
    [pink] розовый
    [blue] синий
    [brown] коричневый
    [green] зелёный
    [yellow] жёлтый
   *[white] белый
}
treasure-name = { $treasure ->
    [carpet] ковёр
    [statue] статуя
    [ruby] рубин
    [crown] корона
    [chest] сундук
    [sword] меч
    [diamond] бриллиант
    [ring] кольцо
    [lamp] лампа
   *[necklace] ожерелье
}
colour-name-f = { $colour ->
    [pink] розовая
    [blue] синяя
    [brown] коричневая
    [green] зелёная
    [yellow] жёлтая
   *[white] белая
}
colour-name-n = { $colour ->
    [pink] розовое
    [blue] синее
    [brown] коричневое
    [green] зелёное
    [yellow] жёлтое
   *[white] белое
}
tile-name = { $treasure ->
    [statue] { colour-name-f } { treasure-name }
    [crown] { colour-name-f } { treasure-name }
    [lamp] { colour-name-f } { treasure-name }
    [ring] { colour-name-n } { treasure-name }
    [necklace] { colour-name-n } { treasure-name }
   *[other] { colour-name } { treasure-name }
}
# Что под запретом. $banned
banned-thing = { $banned ->
    [carpet] ковры
    [statue] статуи
    [ruby] рубины
    [crown] короны
    [chest] сундуки
    [sword] мечи
    [diamond] бриллианты
    [ring] кольца
    [lamp] лампы
    [necklace] ожерелья
    [pink] розовый цвет
    [blue] синий цвет
    [brown] коричневый цвет
    [green] зелёный цвет
    [yellow] жёлтый цвет
   *[white] белый цвет
}

## Боты

bot-random = Случайный
bot-novice = Новичок
bot-drover = Погонщик
bot-pedlar = Лоточник
bot-merchant = Купец
bot-vizier = Визирь
bot-sultan = Султан
