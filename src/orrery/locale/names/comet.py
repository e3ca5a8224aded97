"""Words for cards, heroes, fields and abilities of a user's content file that the shipped texts do not have."""

from __future__ import annotations

from typing import Any

from orrery.games.comet.content import SHIPPED, Content, load_content
from orrery.games.comet.game import Comet
from orrery.games.comet.kinds import SYMBOL_IDS
from orrery.kernel.content import content_hash, read_json
from orrery.kernel.state import NONE
from orrery.locale.texts import Texts


def names(game: Comet, language: str = "en") -> dict[str, str]:
    """For everything new or changed its message id and its words; the file's own names."""
    if game.content.hash == content_hash(read_json(SHIPPED)):
        return {}
    shipped = load_content()
    texts = Texts(language)
    out: dict[str, str] = {}
    told = _cards(shipped, texts, language)
    for card, words in _cards(game.content, texts, language).items():
        if told.get(card) != words:
            out[f"comet-card-{card}"] = words
    for hero in game.content.tables.hero_ids:
        own = _name(game.content, hero, language)
        if hero not in shipped.names or own != _name(shipped, hero, language):
            out[f"comet-hero-{hero}"] = own
    for field in game.content.tables.field_ids:
        if not texts.has(f"comet-field-{field}"):
            out[f"comet-field-{field}"] = field
    for tool, words in _tools(game).items():
        if not texts.has(f"comet-ability-{tool}"):
            out[f"comet-ability-{tool}"] = words
    return out


def _name(content: Content, thing: str, language: str) -> str:
    names = content.names[thing]
    return names.get(language) or names["en"]


def _cards(content: Content, texts: Texts, language: str) -> dict[str, str]:
    """Every kind of card as its name and symbols."""
    out: dict[str, str] = {}
    tables = content.tables
    for kind, card in enumerate(tables.kind_ids):
        symbols: list[str] = []
        for symbol, name in enumerate(SYMBOL_IDS):
            count = int(tables.symbols[len(SYMBOL_IDS) * kind + symbol])
            symbols += [texts.say(f"comet-symbol-{name}")] * count
        own = _name(content, tables.species[kind], language)
        args: dict[str, object] = {"name": own, "what": texts.join(symbols)}
        out[card] = texts.say("comet-changed-card", args) if symbols else own
    return out


def _tools(game: Comet) -> dict[str, str]:
    """The abilities that are used, as a card that has them tells it."""
    tables = game.content.tables
    data: Any = game.content_data()
    species = {each["id"]: each for each in data["species"]}
    told = [(int(tables.tool[kind]), species[name]) for kind, name in enumerate(tables.species)]
    told += [(int(tables.hero_tool[number]), hero) for number, hero in enumerate(data["heroes"])]
    return {tables.tool_ids[tool]: str(each["ability"]["text"]) for tool, each in told if tool != NONE}
