"""What is printed on Comet's cards, as the terminal tells it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from orrery.games.comet.game import Comet
from orrery.games.comet.kinds import AREA_IDS, ON_MOVE, SYMBOLS
from orrery.kernel.state import NONE
from orrery.locale.texts import Texts


class Cards:
    """The cards and heroes of a content in words."""

    def __init__(self, game: Comet, texts: Texts) -> None:
        self.texts = texts
        self.tables = game.content.tables
        data: Any = game.content_data()
        self._species = {each["id"]: each for each in data["species"]}
        self._heroes = {each["id"]: each for each in data["heroes"]}
        vicunas = [each for each in data["species"] if (each["ability"] or {}).get("kind") == "score_set_vicuna"]
        self._vicunas = sum(len(each["cards"]) for each in vicunas)
        self._signs = [*(texts.say(f"comet-sign-{area}") for area in AREA_IDS), "*"]
        self._number = {name: kind for kind, name in enumerate(self.tables.kind_ids)}

    def name(self, card: str) -> str:
        """A card's name, with its symbols."""
        return self.texts.say(f"comet-card-{card}")

    def animal(self, card: str) -> str:
        """The name of an animal without its symbols."""
        return self.name(card).rsplit(" (", 1)[0]

    def helps_move(self, card: str) -> bool:
        """Whether a card is a utility card for a Move."""
        kind = self._number[card]
        return bool(self.tables.utility[kind] and self.tables.tool_timing[self.tables.tool[kind]] == ON_MOVE)

    def is_gold(self, card: str) -> bool:
        """Whether a card is of the gold deck."""
        return self._number[card] >= self.tables.silver_kinds

    def rescued(self, card: str) -> str:
        """A rescued animal with all that can score: the signs of its symbols and the colour of its egg."""
        first = SYMBOLS * self._number[card]
        counts = [int(self.tables.symbols[first + symbol]) for symbol in range(SYMBOLS)]
        signs = "".join(sign * count for sign, count in zip(self._signs, counts, strict=True))
        return " ".join([self.animal(card), signs, self.egg(card) or ""]).strip()

    def egg(self, card: str) -> str | None:
        """The colour of the egg in words."""
        egg = self._species[self.tables.species[self._number[card]]].get("egg")
        return None if egg is None else self.texts.say(f"comet-egg-{egg}")

    def nest(self, card: str) -> int | None:
        """The nest distance of an animal."""
        kind = self._number[card]
        return None if self.tables.utility[kind] else int(self.tables.nest[kind])

    def row(self, card: str) -> list[Text]:
        """A card as a row: name, nest distance, points, ability."""
        kind = self._number[card]
        nest = self.nest(card)
        style = "yellow" if kind >= self.tables.silver_kinds else ""
        if nest is None:
            return [Text(self.name(card), style), Text(), Text(), Text(self.ability(card), "dim")]
        points = str(int(self.tables.points[kind]))
        egg = self.egg(card)
        number = str(nest) if egg is None else self.texts.say("comet-table-nest-egg", {"nest": nest, "egg": egg})
        return [Text(self.name(card), style), Text(number), Text(points), Text(self.ability(card), "dim")]

    def ability(self, card: str) -> str:
        """What a card can do, in short; nothing where it can do nothing."""
        kind = self._number[card]
        ability = self._species[self.tables.species[kind]]["ability"]
        return "" if ability is None else self._short(ability, int(self.tables.tool[kind]))

    def hero(self, hero: str) -> list[str]:
        """What a hero can do and what it scores, in short."""
        printed = self._heroes[hero]
        tool = int(self.tables.hero_tool[self.tables.hero_ids.index(hero)])
        parts = [(printed["ability"], tool), (printed["scoring"], NONE)]
        return [self._short(ability, number) for ability, number in parts if ability is not None]

    def _short(self, ability: Any, tool: int) -> str:
        """An ability in short: one that is used by its own name, one that holds by itself by what it does."""
        if tool != NONE:
            return self.texts.say(f"comet-ability-{self.tables.tool_ids[tool]}")
        args: dict[str, object] = dict(ability["params"])
        if "table" in args:
            args["table"] = "/".join(str(points) for points in ability["params"]["table"][1 : self._vicunas + 1])
        if "terrain" in args:
            args["symbol"] = args.pop("terrain")
        if "egg" in args:
            args["egg"] = self.texts.say(f"comet-egg-{args['egg']}")
        return self.texts.say(f"comet-holds-{ability['kind']}", args)
