"""What is printed on Comet's cards, as the terminal tells it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from orrery.games.comet.game import Comet
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
        self._number = {name: kind for kind, name in enumerate(self.tables.kind_ids)}

    def name(self, card: str) -> str:
        """A card's name, with its symbols."""
        return self.texts.say(f"comet-card-{card}")

    def animal(self, card: str) -> str:
        """The name of an animal without its symbols, which no longer matter once it is hatched."""
        return self.name(card).split(" (", 1)[0]

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
        return [Text(self.name(card), style), Text(str(nest)), Text(points), Text(self.ability(card), "dim")]

    def ability(self, card: str) -> str:
        """What a card can do, in short; nothing where it can do nothing."""
        kind = self._number[card]
        ability = self._species[self.tables.species[kind]]["ability"]
        return "" if ability is None else self._short(ability, int(self.tables.tool[kind]))

    def hero(self, hero: str) -> list[str]:
        """What a hero can do and what it scores, in short."""
        printed = self._heroes[hero]
        out = [self._short(printed["ability"], int(self.tables.hero_tool[self.tables.hero_ids.index(hero)]))]
        return out if printed["scoring"] is None else [*out, self._short(printed["scoring"], NONE)]

    def _short(self, ability: Any, tool: int) -> str:
        """An ability in short: one that is used by its own name, one that holds by itself by what it does."""
        if tool != NONE:
            return self.texts.say(f"comet-ability-{self.tables.tool_ids[tool]}")
        args: dict[str, object] = {key: value for key, value in ability["params"].items() if key != "table"}
        if "terrain" in args:
            args["symbol"] = args.pop("terrain")
        if "egg" in args:
            args["egg"] = self.texts.say(f"comet-egg-{args['egg']}")
        return self.texts.say(f"comet-holds-{ability['kind']}", args)
