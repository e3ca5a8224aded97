"""Comet's cards and boards: read from a file, checked against what the rulebooks fix, turned into tables."""

from __future__ import annotations

from pathlib import Path

from orrery.games.comet import kinds
from orrery.games.comet.content_abilities import Tools
from orrery.games.comet.content_boards import highest_nest, read_boards, read_walks
from orrery.games.comet.content_cards import read_heroes, read_species
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import ContentFile, Place, shipped_or_changed

SHIPPED = Path(__file__).with_name("content.json")
SEAT_COUNTS = ("2", "3", "4")


class Content(ContentFile):
    """The checked content of one file: the raw data, the names of the engine's ints, and its tables."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        super().__init__(file, data)
        root = self.root
        self.tables = Tables()
        _read_numbers(root, self.tables)
        read_boards(root.at("boards"), self.tables)
        tools = Tools()
        read_species(root.at("species"), self.tables, tools, highest_nest(self.tables))
        read_heroes(root.at("heroes"), self.tables, tools)
        tools.fill(self.tables, root)
        read_walks(self.tables)
        self.names = _names(root)
        self.data = {**data, **_numbered(self.tables)}


def load_content(path: str | None = None) -> Content:
    """The shipped content, with a user's file laid over it where one is given."""
    return Content(*shipped_or_changed(SHIPPED, path))


def _read_numbers(root: Place, tables: Tables) -> None:
    """The numbers of the set-up that the rulebook prints.

    Rules: C9, C10, C12
    """
    root.at("players").prints({"min": 2, "max": 4})
    setup = root.at("setup")
    setup.provenance()
    piles = setup.at("draw_pile")
    sizes = [piles.at(n).exactly(size) for n, size in zip(SEAT_COUNTS, (55, 70, 85), strict=True)]
    tables.draw_pile = ints([0, 0, *sizes])
    setup.prints({"hand": 5, "display": 4, "saviors": 3})


def _names(root: Place) -> dict[str, dict[str, str]]:
    """Every species' and hero's name by language; a missing one is left out."""
    out: dict[str, dict[str, str]] = {}
    for key in ("species", "heroes"):
        for place in root.at(key).items():
            value = place.at("name").value
            assert isinstance(value, dict)
            out[place.at("id").text()] = {str(k): str(v) for k, v in value.items() if v is not None}
    return out


def _numbered(tables: Tables) -> dict[str, object]:
    """What the engine calls the cards and used abilities it was given, for who shows them."""
    tool = [*tables.tool_ids, None]
    cards = []
    for kind, name in enumerate(tables.kind_ids):
        counts = [int(tables.symbols[kind * kinds.SYMBOLS + symbol]) for symbol in range(kinds.SYMBOLS)]
        symbols = [kinds.SYMBOL_IDS[symbol] for symbol, count in enumerate(counts) for _ in range(count)]
        number = int(tables.tool[kind])
        cards.append({"id": name, "species": tables.species[kind], "symbols": symbols, "tool": tool[max(number, -1)]})
    heroes = {name: tool[max(int(tables.hero_tool[hero]), -1)] for hero, name in enumerate(tables.hero_ids)}
    return {"kinds": cards, "hero_tools": heroes}
