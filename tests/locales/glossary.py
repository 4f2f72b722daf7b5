"""Our words for things, in three languages: where English has the one, a translation has the other."""

from __future__ import annotations

TERMS = {
    r"viziers?": ("визир", "vezír"),
    r"elders?": ("старейшин", "vén"),
    r"merchants?": ("куп", "keresked"),
    r"builders?": ("строител", "építő"),
    r"assassins?": ("ассасин", "orgyilkos"),
    r"meeples?": ("жител", "figur"),
    r"tribes?": ("плем", "törzs"),
    r"camels?": ("верблюд", "tev"),
    r"palms?": ("пальм", "pálma"),
    r"palaces?": ("двор", "palot"),
    r"coins?": ("монет", "érm"),
    r"fakirs?": ("факир", "fakír"),
    r"djinns?": ("джинн", "dzsinn"),
    r"oas[ei]s": ("оазис", "oázis"),
    r"villages?": ("поселен", "falu|falv"),
    r"markets?": ("рын", "piac"),
    r"sacred places?": ("святилищ", "szent hely"),
    r"goods?": ("товар", "áru"),
    r"sets? of goods": ("набор", "sorozat"),
    r"rounds?(?! the| one| robin)": (r"раунд|\bтур(?!нир)", "forduló"),  # «тур» is a tournament's
    r"bid|bids|bidding": ("став|ячейк|очерёдност", "licit"),
    r"spots?": ("яче", "mező"),
    r"cave": ("пещер", "barlang"),
    r"treasures?": ("сокровищ", "kincs"),
    r"magic": ("маги", "varázs"),
    r"ban|bans|banned": ("запре", "tilt"),
    r"lamps?": ("ламп", "lámp"),
    r"swords?": ("меч", "kard"),
    r"rivals?": ("соперник", "ellenf"),
    r"bots?": ("бот", "bot"),
    r"hints?": ("подсказ", "tipp"),
    r"onlookers?": ("зрител", "néző"),
    r"lessons?": ("урок", "lecké|lecke"),
    r"rematch": ("реванш", "visszavág"),
    r"host": ("хозяин|хозяйск", "házigazd"),
    r"score sheet": ("лист", "pontozólap"),
}
"""English word: what stands for it in Russian and in Hungarian, as far as its ending doesn't change."""

EXCEPTIONS = {
    "hu:five-tribes-bot": "the word is the same",
    "hu:table-game-five-tribes": "the Hungarian edition keeps the title",
    "hu:table-game-ali-baba": "the name is the same",
    "hu:ali-baba-bot": "the word is the same",
    "hu:table-bot-of": "the word is the same",
    "hu:table-bot-2": "the name is the same",
    "hu:table-bot-3": "the name is the same",
    **dict.fromkeys(
        (
            "ru:keepers-part-bans",
            "ru:keepers-is-banned",
            "ru:keepers-ban",
            "ru:keepers-ban-address",
            "ru:keepers-ban-address-of",
            "ru:keepers-ban-whom",
            "ru:keepers-lift-ban",
            "ru:keepers-outcome-ban",
            "ru:keepers-act-ban",
            "ru:keepers-act-lift-ban",
        ),
        "somebody is banned from the house, which has another word than the ban of a treasure",
    ),
}
"""Messages where a translation rightly says it without the word, and why."""

NEVER = {
    "ru": r"\b(мудрец|торгов(ец|ц\w+)|рабы?|тайл\w*|каст[аы]|оппонент\w*|человеч\w+|пожалуйста|трек\w*)\b",
    "hu": r"\b(ön|önök|bölcs|öreg|kérjük)\b",
}
"""Words of other editions, and of a manner that isn't ours."""

ENGLISH = (
    r"\b(the|of|and|your|you|with|from|this|that|tiles?|turns?|players?|cards?|coins?|rounds?|moves?|seats?|not"
    r"|are|was|will|can|all|more|here|back|takes?|places?|djinns?|elders?|viziers?|start|end|for|by)\b"
)

DJINNS = (
    "Al-Amin|Anun-Nak|Ba'al|Boaz|Bouraq|Echidna|Enki|Hagis|Haurvatat|Iblis|Jafaar|Kandicha|Kumarbi"
    "|Lamia|Leta|Marid|Monkir|Nekir|Shamhat|Sibittis|Sloar|Utug"
)
LATIN_IN_RUSSIAN = {
    "JSON",
    *DJINNS.split("|"),
    "Shift",
    "Enter",
    "Esc",
    "PageDown",
    "PageUp",
    "pick",
    "https",
    "iPhone",
    "iPad",
    "QR-",
}
"""Names that are Latin in every language, what is written on keys, and the notation."""
