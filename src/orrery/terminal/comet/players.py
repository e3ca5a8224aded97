"""Comet's players at the terminal: heroes, saviors, rescued animals, abilities."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from orrery.locale.texts import Texts
from orrery.terminal.comet.cards import Cards


def draw_player(texts: Texts, cards: Cards, view: Any, seat: int) -> Group:
    """A seat: name, hero, points; its saviors and slots; what it rescued; its abilities, ready or exhausted."""
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
    lines = [standing]
    for number, slot in enumerate(player["slots"], 1):
        if slot is not None:
            lines.append(Text(_savior(texts, cards, number, slot)))
    if player["rescued"]:
        counted = Counter(cards.animal(card) for card in player["rescued"])
        animals = [name if count == 1 else f"{count} {name}" for name, count in counted.items()]
        rescued: dict[str, object] = {"count": len(player["rescued"]), "what": texts.join(animals)}
        lines.append(Text(texts.say("comet-table-rescued", rescued)))
    for ability in player["abilities"]:
        used: dict[str, object] = {"ability": ability["id"], "ready": ability["ready"], "count": ability["cards"]}
        lines.append(Text(texts.say("comet-table-ability", used), "" if ability["ready"] else "dim"))
    return Group(title, *[Padding(line, (0, 0, 0, 3)) for line in lines])


def _savior(texts: Texts, cards: Cards, number: int, slot: Any) -> str:
    """A slot of the savior board: the animal, and where its savior stands."""
    args: dict[str, object] = {"number": number, "what": cards.animal(slot["card"])}
    if slot["field"] is None:
        return texts.say("comet-table-slot", args)
    said = texts.say("comet-table-savior", {**args, "field": slot["field"], "distance": slot["distance"]})
    if not slot["skips"]:
        return said
    return f"{said}, {texts.say('comet-table-skips', {'areas': slot['skips']})}"
