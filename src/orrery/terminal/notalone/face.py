"""Not Alone's face at the terminal: the planet, the track board, the Hunted, and every choice as a numbered line."""

from __future__ import annotations

from typing import Any

from rich.box import ASCII, SQUARE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.notalone.game import NotAlone
from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.terminal.face import Face
from orrery.terminal.menu import Item, Menu, Unclear

_HELP = ("notalone-help-choices", "notalone-help-planet", "notalone-help-hunted", "notalone-help-windows")
_TOKEN_STYLES = {"creature": "bold red", "artemia": "bold magenta", "target": "bold yellow"}


class NotAloneFace(Face):
    """How Not Alone is shown and asked."""

    rule = "R23"
    quiet = frozenset({"notalone-over", "notalone-drew-hunt-unseen", "notalone-all-chose"})

    def __init__(self, game: NotAlone, texts: Texts, fine: bool) -> None:
        self.game = game
        self.texts = texts
        self.fine = fine

    def draw(self, concealed: State, console: Console, seat: int) -> RenderableType:
        """The table as one seat sees it: track board, planet, Hunted, what lies open, the own cards."""
        view: Any = self.game.view(concealed)
        parts: list[RenderableType] = [self._title(view), self._track(view), self._planet(view), self._hunted(view)]
        parts.extend(self._open(view))
        parts.extend(self._cards(view, seat))
        return Group(*parts)

    def scores(self, concealed: State) -> RenderableType:
        """Who won, and the story in numbers."""
        grid = Table(box=None, pad_edge=False)
        grid.add_column("")
        for seat in range(concealed.seats):
            grid.add_column(self.texts.seat(seat), justify="right")
        sheet = concealed.score_sheet()
        for line, values in [*sheet.lines, *sheet.facts]:
            grid.add_row(self.texts.say(f"notalone-line-{line}"), *[str(value) for value in values])
        return grid

    def menu(self, concealed: State, seat: int) -> Menu:
        """Every legal action as a line; a part of its words picks it as well as its number."""
        labels = {action: self._say(concealed, action) for action in concealed.legal(seat)}
        view: Any = self.game.view(concealed)
        ask = self.texts.say(f"notalone-doing-{view['doing']}")
        if view["moment"]:
            ask = self.texts.say("notalone-ask-window", {"moment": view["moment"]})

        def read(words: list[str]) -> int | Menu:
            wanted = " ".join(words).lower()
            found = [action for action, label in labels.items() if wanted in label.lower()]
            if len(found) == 1:
                return found[0]
            raise Unclear(self.texts.say("notalone-ask-unclear", {"word": wanted, "count": len(found)}))

        items = [Item(Text(label), action) for action, label in labels.items()]
        return Menu(ask[0].upper() + ask[1:], items, read, columns=len(items) > 12)

    def help(self) -> list[str]:
        """How to choose, and what the signs mean."""
        return [self.texts.say(message) for message in _HELP]

    def _say(self, concealed: State, action: int) -> str:
        """An action in words, with the names of the places its numbers and spots stand for."""
        message, args = self.game.message(action)
        said = self.texts.say(message, args)
        view: Any = self.game.view(concealed)
        by_number = {slot["number"]: slot["place"] for slot in view["planet"] if slot["place"]}
        names = [by_number[args[key]] for key in ("place", "beside") if args.get(key) in by_number]
        if isinstance(args.get("slot"), int) and "place" not in args:
            names += [slot["place"] for slot in view["planet"] if slot["slot"] == args["slot"] and slot["place"]]
        if not names:
            return said
        return f"{said} ({self.texts.join([self._place(name) for name in names])})"

    def _place(self, name: str) -> str:
        return "?" if name == "?" else self.texts.attribute(f"notalone-place-{name}", "short")

    def _places(self, names: list[str] | None, count: int) -> str:
        """Some Place cards; how many where they are hidden."""
        return f"{count} ?" if names is None else ", ".join(self._place(name) for name in names) or "-"

    def _title(self, view: Any) -> Text:
        doing = self.texts.say(f"notalone-doing-{view['doing']}")
        args = {"turn": view["turn"], "turn-phase": view["phase"], "what": doing}
        return Text(self.texts.say("notalone-table-title", args), style="bold")

    def _track(self, view: Any) -> Text:
        track = view["track"]
        line = Text(
            self.texts.say(
                "notalone-table-track",
                {"rescue": track["rescue"], "assimilation": track["assimilation"], "supply": track["supply"]},
            )
        )
        spaces = range(track["rescue_start"], -1, -1)
        line.append("\n")
        for distance in spaces:
            sign = "*" if distance == 0 else "A" if distance in track["artemia"] else "."
            if distance in track["will"]:
                sign = "W"
            line.append(
                "R" if distance == track["rescue"] else sign, "bold green" if distance == track["rescue"] else ""
            )
        line.append("\n")
        for distance in range(track["assimilation_start"], -1, -1):
            here = distance == track["assimilation"]
            line.append("C" if here else "*" if distance == 0 else ".", "bold red" if here else "")
        return line

    def _planet(self, view: Any) -> Table:
        grid = Table(box=SQUARE if self.fine else ASCII, show_header=False, show_lines=True)
        for _ in range(5):
            grid.add_column(justify="center", min_width=12)
        for row in (view["planet"][:5], view["planet"][5:]):
            grid.add_row(*[self._slot(slot) for slot in row])
        return grid

    def _slot(self, slot: Any) -> Text:
        """A spot: which one it is, the place there with its number, what bars it, tokens, and who explores it."""
        text = Text(self.texts.say("notalone-table-spot", {"slot": slot["slot"]}) + "\n", "dim")
        name = f"{slot['number']} {self._place(slot['place'])}" if slot["place"] else "?" if slot["hidden"] else "-"
        text.append(name, "not dim")
        for flag in ("ineffective", "inaccessible", "used"):
            if slot[flag]:
                text.append("\n" + self.texts.say(f"notalone-table-{flag}"), "dim")
        for token in slot["tokens"]:
            text.append("\n" + self.texts.say(f"notalone-token-{token}"), _TOKEN_STYLES[token])
        for seat in slot["explorers"]:
            text.append("\n" + self.texts.seat(seat), "cyan")
        return text

    def _hunted(self, view: Any) -> Table:
        grid = Table(box=None, pad_edge=False)
        for column in ("hunted", "will", "hand", "discard", "played", "survival"):
            grid.add_column(self.texts.say(f"notalone-table-{column}"))
        for seat, player in enumerate(view["seats"]):
            if player["role"] == "hunted":
                grid.add_row(
                    self.texts.seat(seat),
                    str(player["will"]),
                    self._places(player["hand"], player["hand_count"]),
                    self._places(player["discard"], player["discard_count"]),
                    self._places(player["played"], len(player["played"])),
                    str(player["survival_count"]),
                )
        return grid

    def _open(self, view: Any) -> list[RenderableType]:
        """What lies open for all beside planet and track: Marker or Shield, reserve, the Maze's cards, discards."""
        said: list[str] = []
        marker, maze, hunt = view["marker"], view["maze"], view["hunt"]
        if marker:
            said.append(self.texts.say(f"notalone-table-{marker['is']}", {"spot": marker["at"]}))
            if marker["raised"] != "no":
                said.append(self.texts.say(f"notalone-shield-{'up' if marker['raised'] == 'now' else 'raised'}"))
        reserve = [f"{self._place(name)} {count}" for name, count in view["reserve"].items()]
        said.append(self.texts.say("notalone-table-reserve", {"list": ", ".join(reserve) or "-"}))
        if maze:
            args = {"left": maze["left"], "list": self._places(maze["discard"], 0)}
            said.append(self.texts.say("notalone-table-maze", args))
            if maze["looked_at"]:
                args = {"list": self._places(maze["looked_at"], 0)}
                said.append(self.texts.say("notalone-table-looked-at", args))
        said.append(self.texts.say("notalone-table-hunt-hand", {"count": hunt["hand_count"]}))
        if hunt["hand"] is None and hunt["known"]:
            said.append(self.texts.say("notalone-table-hunt-known", {"cards": hunt["known"]}))
        for pile, cards in (("hunt", hunt["discard"]), ("survival", view["survival_discard"])):
            names = [self.texts.say(f"notalone-card-{card}") for card in cards]
            said.append(self.texts.say(f"notalone-table-{pile}-discard", {"list": ", ".join(names) or "-"}))
        return [Text(line) for line in said]

    def _cards(self, view: Any, seat: int) -> list[RenderableType]:
        """The Hunt cards played this turn, and the seat's own Hunt or Survival cards with what they do."""
        lines: list[RenderableType] = []
        played = [entry["card"] for entry in view["hunt"]["played"]]
        if played:
            lines.append(Text(self.texts.say("notalone-table-hunt", {"cards": played})))
        own = view["hunt"]["hand"] if seat == view["creature"] else view["seats"][seat].get("survival")
        for card in own or []:
            name, does = (self.texts.say(f"notalone-{part}-{card}") for part in ("card", "text"))
            lines.append(Text(f"{name}: {does}", "italic"))
        return lines


FACE = NotAloneFace
