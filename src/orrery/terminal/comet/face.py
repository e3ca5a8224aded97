"""Comet's face at the terminal: the board, the cards, the players, and every choice as a numbered line."""

from __future__ import annotations

from typing import Any

from rich.box import ASCII, ROUNDED
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.comet.game import Comet
from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.terminal.comet.board import Board
from orrery.terminal.comet.cards import Cards
from orrery.terminal.comet.players import draw_possessions, draw_saviors, draw_standing
from orrery.terminal.face import Face
from orrery.terminal.menu import Item, Menu, Unclear

_HELP = ("comet-help-choices", "comet-help-board", "comet-help-cards", "comet-help-players")
HIDDEN = "?"
"""How the view calls a card the viewer may not know."""


class CometFace(Face):
    """How Comet is shown and asked."""

    rule = "C29"
    quiet = frozenset({"comet-turned-up", "comet-drew", "comet-turn", "comet-over"})

    def __init__(self, game: Comet, texts: Texts, fine: bool) -> None:
        self.game = game
        self.texts = texts
        self.fine = fine
        self.board = Board(game, texts)
        self.cards = Cards(game, texts)

    def draw(self, concealed: State, console: Console, seat: int) -> RenderableType:
        """The table: board and standings side by side, what each seat leads, then display and hand of one seat."""
        view: Any = self.game.view(concealed)
        leads: set[str] = set()
        if concealed.viewer >= 0 and concealed.viewer in concealed.pending():
            said = [self.game.to_dict(action) for action in concealed.legal(concealed.viewer)]
            leads = {str(each["field"]) for each in said if "field" in each}
        seats = range(len(view["seats"]))
        standings = [draw_standing(self.texts, view, each) for each in seats]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=self.board.width(view["side"]), no_wrap=True)
        grid.add_column()
        grid.add_row(self.board.draw(view, seat, leads), Group(*self._piles(view), *standings))
        own = draw_possessions(self.texts, self.cards, view, seat)
        others = draw_saviors(self.texts, self.cards, view, [each for each in seats if each != seat])
        below = [
            self.board.legend(),
            *others,
            *own,
            *self._turn(view),
            *self._warning(view, seat),
            *self._hero(view, seat),
        ]
        return Group(self._title(view), grid, *below, self._cards(view, seat))

    def scores(self, concealed: State) -> RenderableType:
        """The score sheet, every line, a column a seat."""
        sheet = concealed.score_sheet()
        grid = Table(box=ROUNDED if self.fine else ASCII, title=self.texts.say("comet-table-score-sheet"))
        grid.add_column("")
        for seat in range(concealed.seats):
            grid.add_column(self.texts.seat(seat), justify="right")
        for line, points in sheet.lines:
            grid.add_row(self.texts.say(f"comet-line-{line}"), *[str(each) for each in points])
        grid.add_section()
        grid.add_row(self.texts.say("comet-line-total"), *[str(each) for each in sheet.totals], style="bold")
        if any(sheet.tie_break):
            grid.add_row(self.texts.say("comet-line-tie-break"), *[str(each) for each in sheet.tie_break])
        return grid

    def menu(self, concealed: State, seat: int) -> Menu:
        """Every legal action as a line; some of its words pick it as well as its number."""
        view: Any = self.game.view(concealed)
        labels = {action: self._label(view, action) for action in concealed.legal(seat)}

        def read(words: list[str]) -> int | Menu:
            wanted = " ".join(words).lower()
            found = [action for action, label in labels.items() if wanted == label.lower()]
            found = found or [action for action, label in labels.items() if wanted in label.lower()]
            found = found or [
                action for action, label in labels.items() if all(word.lower() in label.lower() for word in words)
            ]
            if len(found) == 1:
                return found[0]
            raise Unclear(self.texts.say("comet-ask-unclear", {"word": " ".join(words), "count": len(found)}))

        ask = self.texts.say(f"comet-phase-{_phase(view)}")
        items = [Item(Text(label), action) for action, label in labels.items()]
        return Menu(ask[0].upper() + ask[1:], items, read, columns=len(items) > 8)

    def help(self) -> list[str]:
        """How to choose, and what the signs mean."""
        return [self.texts.say(message) for message in _HELP]

    def _label(self, view: Any, action: int) -> str:
        """An action in words, with the number of the nest where that matters."""
        message, args = self.game.message(action)
        said = self.texts.say(message, args)
        if message == "comet-do-hatch":
            nest = self.cards.nest(str(args["card"]))
            return said if nest is None else self.texts.say("comet-ask-nest", {"what": said, "nest": nest})
        if view["phase"] == "between" and message in ("comet-do-take", "comet-do-copy"):
            used = self._between(view, message)
            free = used.endswith("-free")  # CS59
            return said if free else self.texts.say("comet-ask-exhausts", {"what": said, "ability": used})
        if "field" in args:
            (field,) = [field for field in view["fields"] if field["id"] == args["field"]]
            if "nest" in field:
                return self.texts.say("comet-ask-nest", {"what": said, "nest": field["nest"]})
            if field["type"] == "cavern" or args.get("symbol") in ("none", "wild"):
                kind = self.texts.say(f"comet-kind-{field['type']}")
                return self.texts.say("comet-ask-kind", {"what": said, "kind": kind})
        return said

    def _between(self, view: Any, message: str) -> str:
        """The ability that a choice between turns uses."""
        kind = "take_played_silver" if message == "comet-do-take" else "copy_played_symbols"
        owned = view["seats"][view["viewer"]]["abilities"]
        return next(str(each["id"]) for each in owned if each["id"].startswith(kind) and each["ready"])

    def _title(self, view: Any) -> Text:
        args = {"turn": view["turn"], "phase": _phase(view), "side": view["side"]}
        text = Text(self.texts.say("comet-table-title", args), style="bold")
        if view["comet"]:
            text.append("  ").append(self.texts.say("comet-table-comet"), "bold red")
        return text

    def _piles(self, view: Any) -> list[Text]:
        piles = view["piles"]
        idle, limit = view["idle"]
        silver = {"draw": piles["draw"], "comet": piles["comet"], "discard": piles["silver_discard"]}
        messages: list[tuple[str, dict[str, object]]] = [
            ("comet-table-silver", silver),
            ("comet-table-gold", {"draw": piles["gold"], "discard": piles["gold_discard"]}),
        ]
        if idle > limit // 4 and not view["comet"]:
            messages.append(("comet-table-idle", {"idle": idle, "limit": limit}))
        return [Text(self.texts.say(message, args), "dim") for message, args in messages]

    def _turn(self, view: Any) -> list[Text]:
        """What the turn under way has brought: cards played, symbols left, the nest looked for."""
        lines: list[Text] = []
        if view["played"]:
            lines.append(Text(self.texts.say("comet-table-played", {"cards": view["played"]})))
        if view["pool"]:
            symbols = [f"{count} {self.texts.say(f'comet-symbol-{name}')}" for name, count in view["pool"].items()]
            lines.append(Text(self.texts.say("comet-table-pool", {"what": self.texts.join(symbols)})))
        if view["nesting"]:
            wanted, free, occupied = (view["nesting"][key] for key in ("wanted", "open", "occupied"))
            found = "none" if not free else "wanted" if free == wanted else "higher"
            args: dict[str, object] = {"wanted": wanted, "open": free, "free": found}
            args["occupied"] = "yes" if occupied else "no"
            lines.append(Text(self.texts.say("comet-table-nesting", args)))
        return lines

    def _warning(self, view: Any, seat: int) -> list[Text]:
        """In the comet phase, before the last animal card is gone, say that utility cards need one."""
        player = view["seats"][seat]
        out = any(slot is not None for slot in player["slots"])
        if not view["comet"] or player["out"] or not out or player["animals"] > 1:
            return []
        if not any(card != HIDDEN and self.cards.helps_move(card) for card in player["hand"]):
            return []
        return [Text(self.texts.say("comet-table-needs-animal"), "bold red")]

    def _hero(self, view: Any, seat: int) -> list[Text]:
        hero = view["seats"][seat]["hero"]
        if hero is None:
            return []
        what = "; ".join(self.cards.hero(hero))
        return [Text(self.texts.say("comet-table-hero", {"hero": hero, "what": what}))]

    def _cards(self, view: Any, seat: int) -> Table:
        """The gold display and the hand of a seat, a line a card."""
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        player = view["seats"][seat]
        for column in ("display", "nest", "points", "ability-column"):
            justify: Any = "right" if column in ("nest", "points") else "left"
            style = "bold" if column == "display" else "dim"
            grid.add_column(self.texts.say(f"comet-table-{column}"), justify=justify, header_style=style)
        hand: dict[str, object] = {"seat": seat, "count": player["hand_size"], "limit": player["limit"]}
        for title, cards in (("", view["display"]), (self.texts.say("comet-table-hand", hand), player["hand"])):
            if title:
                grid.add_row(Text(title, "bold"))
            known = [card for card in cards if card != HIDDEN]
            for card in known:
                grid.add_row(*self.cards.row(card))
            if len(known) < len(cards):
                grid.add_row(Text(f"{len(cards) - len(known)} {HIDDEN}"))
        return grid


def _phase(view: Any) -> str:
    """What is going on; there is no Rest in the comet phase (C49)."""
    return "turn-comet" if view["phase"] == "turn" and view["comet"] else str(view["phase"])


FACE = CometFace
