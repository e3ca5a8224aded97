"""What the drawing takes from Nebula's content: places, connections, and the look of the stars."""

from __future__ import annotations

from typing import Any, cast

from rich.text import Text

from orrery.games.nebula.game import Nebula

_SHAPES = {
    "circle": "●",
    "pentagon": "⬟",
    "triangle": "▲",
    "diamond": "◆",
    "square": "■",
    "hexagon": "⬢",
    "ring": "○",
}
# Drawn in the terminal's own colour: on a dark or a light ground these two could not be seen.
_UNCOLOURED = ("white", "black")


class Board:
    """The boards of one content, read once. `fine` tells whether the terminal can show more than ASCII.

    `board` names the galaxy board in play, as the view does.
    """

    def __init__(self, game: Nebula, fine: bool, board: str = "galaxy_board") -> None:
        data = cast(dict[str, Any], game.content.data)
        galaxy, look = data[board], data["galaxy_board"]
        self.fine = fine
        self.colours: list[str] = [colour["id"] for colour in data["colours"]]
        self.letters: dict[str, str] = {colour["id"]: colour["letter"] for colour in data["colours"]}
        self.shapes = {c["id"]: _SHAPES.get(c.get("accessible_shape", ""), "*") for c in data["colours"]}
        self.styles = {
            colour["id"]: "bold" if colour["id"] in _UNCOLOURED else f"bold {colour['hex']}"
            for colour in data["colours"]
        }
        self.hub: str = galaxy["central_cell"]
        self.constellations: list[dict[str, Any]] = [
            {**drawn, "cells": each["cells"]}
            for drawn, each in zip(look["constellations"], galaxy["constellations"], strict=True)
        ]
        on_board = {self.hub, *(cell for each in self.constellations for cell in each["cells"])}
        self.places: dict[str, tuple[float, float]] = {
            c["id"]: (c["x"], c["y"]) for c in galaxy["cells"] if c["id"] in on_board
        }
        self.glowing: list[str] = galaxy["glow_cells"]
        self.edges: list[tuple[str, str, str]] = [(e["a"], e["b"], e["type"]) for e in galaxy["edges"]]
        self.orbits: list[tuple[int, float]] = [(o["number"], o["radius"]) for o in galaxy["orbits"]]
        self.black_points: list[int] = look["black_star_track"]["vp_by_count"]
        self.glowing_spaces: list[int] = data["nebula_board"]["black_star_track"]["glowing_spaces"]
        self.refs: dict[str, str] = {t["id"]: t["ref"] for t in data["values_board"]["tokens"]}
        self.personal_points: dict[str, int] = {c["id"]: c["vp"] for c in data["cards"]["personal"]}

    def star(self, colour: str) -> Text:
        """A star as its shape in its colour and its letter, so that colour is never the only sign."""
        text = Text()
        text.append(self.shapes[colour] if self.fine else "*", self.styles[colour])
        text.append(self.letters[colour], "bold")
        return text

    def stars(self, colours: list[str]) -> Text:
        """Stars in a row."""
        return Text(" ").join(self.star(colour) for colour in colours)

    def stock(self, counts: dict[str, int]) -> Text:
        """Stars by kind, with how many of each where there are several."""
        words: list[Text] = []
        for colour, count in counts.items():
            word = self.star(colour)
            if count > 1:
                word = Text(str(count)).append_text(word)
            words.append(word)
        return Text(" ").join(words) if words else Text("-", "dim")

    def constellation(self, cell: str) -> str | None:
        """The constellation a cell other than the central one lies in."""
        for each in self.constellations:
            if cell in each["cells"] and cell != self.hub:
                return str(each["id"])
        return None

    def central_symbols(self) -> list[Text]:
        """The symbols on the central cell: of its constellations, or of all four if it is in none."""
        own = [each for each in self.constellations if self.hub in each["cells"]]
        return [Text(self.symbol(each["id"]), each["draw_colour"]) for each in own or self.constellations]

    def symbol(self, constellation: str) -> str:
        """The letter of a constellation."""
        for each in self.constellations:
            if each["id"] == constellation:
                return str(each["symbol"] if self.fine else each["key"])
        raise KeyError(constellation)

    def token(self, token: str) -> Text:
        """A value token by what it stands for: a star, a constellation's letter, or a slot."""
        ref = self.refs[token]
        if ref in self.letters:
            return self.star(ref)
        for each in self.constellations:
            if each["id"] == ref:
                return Text().append(self.symbol(ref), f"bold {each['draw_colour']}")
        return Text().append(ref[-1], "bold")

    def token_for(self, wanted: str) -> str | None:
        """The value token of a colour, a constellation or a slot."""
        for token, ref in self.refs.items():
            if ref == wanted:
                return token
        return None
