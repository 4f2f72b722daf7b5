"""What the house writes to people, in their language: that it is their turn, and links to follow."""

from __future__ import annotations

from dataclasses import dataclass

from ... import games


@dataclass(frozen=True)
class Letter:
    """A subject and a text, both plain."""

    subject: str
    text: str


YOUR_TURN = {
    "en": Letter(
        "Your turn – {title}",
        "Hello {name},\n\n"
        "it is your turn at a table of {title}:\n{link}\n\n"
        "You get this message because you asked for it. You can switch such messages off in your "
        "settings:\n{house}\n",
    ),
    "ru": Letter(
        "Ваш ход — {title}",
        "Здравствуйте, {name}!\n\n"
        "За столом сейчас ваш ход, игра — {title}:\n{link}\n\n"
        "Это письмо пришло, потому что у вас включены напоминания. Выключить их можно в "
        "настройках:\n{house}\n",
    ),
    "hu": Letter(
        "Te jössz – {title}",
        "Szia, {name}!\n\n"
        "Te jössz egy asztalnál, a játék: {title}:\n{link}\n\n"
        "Azért kapod ezt az üzenetet, mert kérted. A beállításokban kikapcsolhatod:\n{house}\n",
    ),
}

INVITED = {
    "en": Letter(
        "{host} invites you – {title}",
        "Hello {name},\n\n"
        "{host} invites you to a game of {title}:\n{link}\n\n"
        "You get this message because you asked for messages. You can switch them off in your "
        "settings:\n{house}\n",
    ),
    "ru": Letter(
        "{host} приглашает вас — {title}",
        "Здравствуйте, {name}!\n\n"
        "{host} приглашает вас сыграть, игра — {title}:\n{link}\n\n"
        "Это письмо пришло, потому что у вас включены напоминания. Выключить их можно в "
        "настройках:\n{house}\n",
    ),
    "hu": Letter(
        "{host} meghív – {title}",
        "Szia, {name}!\n\n"
        "{host} meghív egy játékra: {title}:\n{link}\n\n"
        "Azért kapod ezt az üzenetet, mert kértél értesítéseket. A beállításokban kikapcsolhatod:\n{house}\n",
    ),
}

ROUND_BEGINS = {
    "en": Letter(
        "Your round begins – {tournament}",
        "Hello {name},\n\n"
        "a new round has begun in the tournament “{tournament}”, and your table of {title} waits for you:\n"
        "{link}\n\n"
        "You get this message because you asked for notices. You can switch them off in your "
        "settings:\n{house}\n",
    ),
    "ru": Letter(
        "Ваш тур начался — {tournament}",
        "Здравствуйте, {name}!\n\n"
        "В турнире «{tournament}» начался новый тур, и ваш стол готов, игра — {title}:\n{link}\n\n"
        "Это письмо пришло, потому что у вас включены напоминания. Выключить их можно в "
        "настройках:\n{house}\n",
    ),
    "hu": Letter(
        "Kezdődik a fordulód – {tournament}",
        "Szia, {name}!\n\n"
        "Új forduló kezdődött, verseny: „{tournament}”. Vár az asztalod, a játék: {title}:\n{link}\n\n"
        "Azért kapod ezt az üzenetet, mert kértél értesítéseket. A beállításokban kikapcsolhatod:\n{house}\n",
    ),
}

CONFIRM = {
    "en": Letter(
        "Confirm your e-mail address – Caravanserai",
        "Hello {name},\n\n"
        "follow this link to get your-turn messages at this address:\n{link}\n\n"
        "If you didn't ask for this, do nothing: no more messages will come.\n",
    ),
    "ru": Letter(
        "Подтвердите адрес — «Караван-сарай»",
        "Здравствуйте, {name}!\n\n"
        "Чтобы получать напоминания о ходе на этот адрес, откройте ссылку:\n{link}\n\n"
        "Если вы об этом не просили, ничего делать не нужно: других писем не будет.\n",
    ),
    "hu": Letter(
        "E-mail-cím megerősítése – Karavánszeráj",
        "Szia, {name}!\n\n"
        "Nyisd meg ezt a hivatkozást, ha erre a címre szeretnél értesítést kapni, amikor te jössz:\n"
        "{link}\n\n"
        "Ha nem te kérted, nincs teendőd: nem jön több üzenet.\n",
    ),
}

RECOVERY = {
    "en": Letter(
        "Back to your games – Caravanserai",
        "Hello,\n\n"
        "follow a link to be at this house again who you were, on the device you open it with. Each works "
        "once, for {minutes} minutes:\n\n"
        "{lines}\n\n"
        "If you didn't ask for this, do nothing: nothing has changed, and without these links nobody gets "
        "in. Don't pass this letter on.\n",
    ),
    "ru": Letter(
        "Вернуться к своим играм — «Караван-сарай»",
        "Здравствуйте!\n\n"
        "Откройте ссылку на том устройстве, с которого хотите играть, — и сервер снова вас узнает. Каждая "
        "ссылка действует один раз, срок действия в минутах: {minutes}.\n\n"
        "{lines}\n\n"
        "Если вы об этом не просили, ничего делать не нужно: ничего не изменилось, и без этих ссылок никто "
        "не войдёт под вашим именем. Никому не пересылайте это письмо.\n",
    ),
    "hu": Letter(
        "Vissza a játékaidhoz – Karavánszeráj",
        "Szia!\n\n"
        "Nyisd meg a linket azon az eszközön, amelyen játszani szeretnél, és a szerver újra felismer. "
        "Mindegyik egyszer használható, {minutes} percig:\n\n"
        "{lines}\n\n"
        "Ha nem te kérted, nincs teendőd: semmi sem változott, és ezek nélkül a linkek nélkül senki sem "
        "léphet be a nevedben. Ne add tovább ezt a levelet.\n",
    ),
}


def your_turn(language: str, game: str, name: str, link: str, house: str) -> Letter:
    """That it is somebody's turn; English where we don't speak the language."""
    title = title_of(game, language)
    return fill(YOUR_TURN, language, title=title, name=name, link=link, house=house)


def round_begins(language: str, game: str, name: str, tournament: str, link: str, house: str) -> Letter:
    """That somebody's round of a tournament begins."""
    title = title_of(game, language)
    return fill(ROUND_BEGINS, language, title=title, name=name, tournament=tournament, link=link, house=house)


def invited(language: str, game: str, name: str, host: str, link: str, house: str) -> Letter:
    """That a friend invites somebody to a game."""
    title = title_of(game, language)
    return fill(INVITED, language, title=title, name=name, host=host, link=link, house=house)


def title_of(game: str, language: str) -> str:
    """What people of that language call a game."""
    known = games.get(game)
    return known.titles.get(language, known.title)


def confirm(language: str, name: str, link: str) -> Letter:
    """The letter that shows whether an address is its owner's."""
    return fill(CONFIRM, language, name=name, link=link)


def recovery(language: str, minutes: int, links: list[tuple[str, str]]) -> Letter:
    """The letter that helps somebody back in: a line for each name they have had, with its link."""
    letter = RECOVERY.get(language, RECOVERY["en"])
    lines = "\n".join(f"{one_line(name)}: {one_line(link)}" for name, link in links)
    return Letter(letter.subject, letter.text.format(minutes=minutes, lines=lines))


def fill(letters: dict[str, Letter], language: str, **words: str) -> Letter:
    """The letter in that language; its words can't break out of their line."""
    letter = letters.get(language, letters["en"])
    tidy = {key: one_line(word) for key, word in words.items()}
    return Letter(letter.subject.format(**tidy), letter.text.format(**tidy))


def one_line(text: str) -> str:
    """The text without line breaks and other characters nobody sees."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
