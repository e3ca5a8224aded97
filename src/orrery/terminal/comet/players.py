"""Comet's players at the terminal: heroes, saviors, rescued animals, abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from orrery.locale.texts import Texts
from orrery.terminal.comet.cards import Cards


def draw_standing(texts: Texts, view: Any, seat: int) -> Group:
    """A seat in two lines: name and hero, points and cards."""
    player = view["seats"][seat]
    title = Text(">" if seat == view["active"] and not view["over"] else " ").append(f"{seat} ")
    title.append(texts.seat(seat), "bold")
    if player["hero"]:
        title.append(", ").append(texts.say(f"comet-hero-{player['hero']}"), "cyan")
    args: dict[str, object] = {"points": view["scores"]["totals"][seat], "hand": player["hand_size"]}
    standing = Text(texts.say("comet-table-standing", args), "yellow")
    for sign, here in (("first", seat == view["first"]), ("out", player["out"])):
        if here:
            standing.append(f" {texts.say(f'comet-table-{sign}')}", "dim")
    return Group(title, Padding(standing, (0, 0, 0, 3)))


def draw_possessions(texts: Texts, cards: Cards, view: Any, seat: int) -> list[Text]:
    """All a seat has on the table: saviors and slots, what it rescued, its abilities, ready or exhausted."""
    player = view["seats"][seat]
    saviors = [_savior(texts, cards, n, slot) for n, slot in enumerate(player["slots"], 1) if slot is not None]
    lines = [_line(seat, [Text(each) for each in saviors])] if saviors else []
    owned: list[Text] = []
    told: dict[str, str] = {}
    for deck in ("silver", "gold"):
        cards_of = [card for card in player["rescued"] if cards.is_gold(card) == (deck == "gold")]
        counted = Counter(cards.rescued(card) for card in cards_of)
        animals = [name if count == 1 else f"{count} {name}" for name, count in counted.items()]
        told[deck] = texts.join(animals)
        told[f"{deck}_count"] = str(len(cards_of))
    if player["rescued"]:
        owned.append(Text(texts.say("comet-table-rescued", {**told, "count": len(player["rescued"])})))
    ready = [ability["id"] for ability in player["abilities"] for _ in range(ability["ready"])]
    spent = [ability["id"] for ability in player["abilities"] for _ in range(ability["cards"] - ability["ready"])]
    count = len(ready) + len(spent)
    if ready:
        owned.append(Text(texts.say("comet-table-ability", {"ability": ready, "ready": len(ready), "count": count})))
    if spent:
        args: dict[str, object] = {"ability": spent, "ready": 0, "count": len(spent)}
        owned.append(Text(texts.say("comet-table-ability", args), "dim"))
    return [*lines, _line(seat, owned)] if owned else lines


def draw_saviors(texts: Texts, cards: Cards, view: Any, seats: Sequence[int]) -> list[Text]:
    """The animals other seats lead, one seat behind the other: where each is; `view` of a seat tells the rest."""
    parts: list[Text] = []
    for seat in seats:
        slots = [slot for slot in view["seats"][seat]["slots"] if slot is not None]
        animals = [" ".join([_field(texts, slot), cards.animal(slot["card"])]).strip() for slot in slots]
        if animals:
            parts.append(_line(seat, [Text(texts.join(animals))]))
    return [Text("; ").join(parts)] if parts else []


def _line(seat: int, parts: list[Text]) -> Text:
    """Parts one after another behind the number of their seat."""
    return Text(f"{seat} ", "bold").append_text(Text("; ").join(parts))


def _field(texts: Texts, slot: Any) -> str:
    return "" if slot["field"] is None else texts.say(f"comet-field-{slot['field']}")


def _savior(texts: Texts, cards: Cards, number: int, slot: Any) -> str:
    """A slot of the savior board: the animal, and where its savior stands."""
    args: dict[str, object] = {"number": number, "what": cards.animal(slot["card"])}
    if slot["field"] is None:
        return texts.say("comet-table-slot", args)
    said = texts.say("comet-table-savior", {**args, "field": slot["field"], "distance": slot["distance"]})
    if not slot["skips"]:
        return said
    return f"{said}, {texts.say('comet-table-skips', {'areas': slot['skips']})}"
