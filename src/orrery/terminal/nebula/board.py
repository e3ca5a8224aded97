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
    """The boards of one content, read once. `fine` tells whether the terminal can show more than ASCII."""

    def __init__(self, game: Nebula, fine: bool) -> None:
        data = cast(dict[str, Any], game.content.data)
        galaxy = data["galaxy_board"]
        self.fine = fine
        self.colours: list[str] = [colour["id"] for colour in data["colours"]]
        self.letters: dict[str, str] = {colour["id"]: colour["letter"] for colour in data["colours"]}
        self.shapes = {c["id"]: _SHAPES.get(c.get("accessible_shape", ""), "*") for c in data["colours"]}
        self.styles = {
            colour["id"]: "bold" if colour["id"] in _UNCOLOURED else f"bold {colour['hex']}"
            for colour in data["colours"]
        }
        self.places: dict[str, tuple[float, float]] = {c["id"]: (c["x"], c["y"]) for c in galaxy["cells"]}
        self.hub: str = galaxy["central_cell"]
        self.glowing: list[str] = galaxy["glow_cells"]
        self.edges: list[tuple[str, str, str]] = [(e["a"], e["b"], e["type"]) for e in galaxy["edges"]]
        self.orbits: list[tuple[int, float]] = [(o["number"], o["radius"]) for o in galaxy["orbits"]]
        self.constellations: list[dict[str, Any]] = galaxy["constellations"]
        self.black_points: list[int] = galaxy["black_star_track"]["vp_by_count"]
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
        """The constellation a cell lies in."""
        for each in self.constellations:
            if cell in each["cells"]:
                return str(each["id"])
        return None

    def symbol(self, constellation: str) -> str:
        """The letter of a constellation."""
        for each in self.constellations:
            if each["id"] == constellation:
                return str(each["symbol"] if self.fine else each["key"])
        raise KeyError(constellation)

    def find_star(self, word: str) -> str | None:
        """The colour somebody typed: its letter, or the beginning of its id."""
        low = word.lower()
        for colour, letter in self.letters.items():
            if low == letter.lower():
                return colour
        found = [colour for colour in self.colours if len(low) > 1 and colour.startswith(low)]
        return found[0] if len(found) == 1 else None

    def find_cell(self, word: str) -> str | None:
        """The cell somebody typed, capitals or not."""
        for cell in self.places:
            if cell.lower() == word.lower():
                return cell
        return None

    def token(self, token: str) -> Text:
        """A value token by what it stands for: a star, a constellation's letter, or a slot."""
        ref = self.refs[token]
        if ref in self.letters:
            return self.star(ref)
        for each in self.constellations:
            if each["id"] == ref:
                return Text().append(self.symbol(ref), f"bold {each['draw_colour']}")
        return Text().append(ref[-1], "bold")

    def find_token(self, word: str) -> str | None:
        """The value token somebody typed: a colour, a constellation or a slot."""
        low = word.lower()
        for token, ref in self.refs.items():
            if ref[-2:-1] == "_" and low == ref[-1].lower():
                return token
        for each in self.constellations:
            if low in (each["id"], each["symbol"].lower(), each["key"].lower() * 2):
                return self._token_for(each["id"])
            if len(low) > 2 and str(each["id"]).startswith(low):
                return self._token_for(each["id"])
        colour = self.find_star(word)
        return None if colour is None else self._token_for(colour)

    def _token_for(self, wanted: str) -> str | None:
        for token, ref in self.refs.items():
            if ref == wanted:
                return token
        return None
