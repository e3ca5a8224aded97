"""Nebula's choices as menus and short forms: `t 2 -3 0`, `c red`, `red Y3`, `done`, or in the reader's own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.text import Text

from orrery.kernel.errors import BadAction, IllegalAction
from orrery.kernel.state import State
from orrery.locale.texts import Texts
from orrery.terminal.menu import Item, Menu, Unclear
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.goals import draw_token
from orrery.terminal.nebula.table import Table, table_of
from orrery.terminal.nebula.words import Words

_CLOCKS = ("upper", "right", "left")


class _Question:
    """What every menu is made from: the position as the person sees it, and the legal actions."""

    def __init__(self, board: Board, texts: Texts, concealed: State, seat: int) -> None:
        self.board = board
        self.texts = texts
        self.words = Words(board, texts)
        self.state = concealed
        self.seat = seat
        self.game = concealed.game
        self.table: Table = table_of(self.game, concealed)
        self.legal = concealed.legal(seat)
        self.said: dict[int, dict[str, object]] = {action: self.game.to_dict(action) for action in self.legal}

    def actions(self, do: str) -> list[int]:
        """The legal actions that do one thing."""
        return [action for action in self.legal if self.said[action]["do"] == do]

    def checked(self, do: str, **args: object) -> int:
        """An action somebody spelt out, or the rules' own word why it cannot be."""
        try:
            action = self.game.from_dict({"do": do, **args})
            self.state.copy().apply(self.seat, action)
        except (IllegalAction, BadAction) as error:
            raise Unclear(self.texts.say("terminal-refused", {"reason": str(error)})) from None
        return action

    def star(self, word: str) -> str:
        """The colour somebody typed."""
        colour = self.words.star(word)
        if colour is None:
            raise Unclear(self.texts.say("nebula-ask-what-star", {"word": word}))
        return colour

    def stars(self, words: list[str]) -> list[str]:
        """The colours somebody typed, in the game's order."""
        found = [self.star(word) for word in words]
        return sorted(found, key=self.board.colours.index)


def menu_of(board: Board, texts: Texts, concealed: State, seat: int) -> Menu:
    """The question of the present phase."""
    question = _Question(board, texts, concealed, seat)
    makers: dict[str, Callable[[_Question], Menu]] = {
        "keep-goal": _keep_goal,
        "collect": _collect,
        "chaos-keep": _chaos_keep,
        "place": _place,
        "push": _push,
    }
    return makers[question.table["phase"]](question)


# Keeping a personal goal.


def _keep_goal(q: _Question) -> Menu:
    items: list[Item] = []
    for action in q.legal:
        goal = str(q.said[action]["goal"])
        items.append(Item(Text(q.texts.say(f"nebula-goal-{goal}")), action))

    def read(words: list[str]) -> int:
        return q.checked("keep-goal", goal=words[0].upper())

    return Menu(q.texts.say("nebula-ask-keep-goal"), items, read)


# Collecting.

_Ways = dict[tuple[str, ...], list[int]]
"""Turns of the clocks by the stars they bring."""


def _ways_to_collect(q: _Question) -> _Ways:
    """Try every turn of the clocks on a copy; most stars first, then those with the bright star's colour."""
    ways: _Ways = {}
    for action in q.actions("time"):
        after = q.state.copy()
        events = after.watch()
        after.apply(q.seat, action)
        taken = events[0].args["stars"]
        assert isinstance(taken, list)
        ways.setdefault(tuple(sorted(taken, key=q.board.colours.index)), []).append(action)
    bright = q.table["bright"]

    def order(stars: tuple[str, ...]) -> tuple[int, bool, list[int]]:
        return -len(stars), bright not in stars, [q.board.colours.index(star) for star in stars]

    return {stars: ways[stars] for stars in sorted(ways, key=order)}


def _steps(q: _Question, action: int) -> str:
    said = q.said[action]
    return " ".join(f"{said[clock]:+d}" if said[clock] else "0" for clock in _CLOCKS)


def _way_menu(q: _Question, stars: tuple[str, ...], actions: list[int]) -> int | Menu:
    """The turn that brings these stars, or a menu of several."""
    if len(actions) == 1:
        return actions[0]
    items = [Item(Text(q.texts.say(*q.game.message(action))), action) for action in actions]
    args: dict[str, object] = {"stars": list(stars)}
    return Menu(q.texts.say("nebula-ask-which-way", args), items, lambda words: _read_collect(q, words))


def _way_items(q: _Question, ways: _Ways) -> list[Item]:
    items: list[Item] = []
    for stars, actions in ways.items():
        label = q.board.stars(list(stars)) if stars else Text(q.texts.say("nebula-ask-no-star"))
        label.append("  ").append(_steps(q, actions[0]), "dim")
        if len(actions) > 1:
            label.append(" ").append(q.texts.say("nebula-ask-ways", {"count": len(actions)}), "dim")
        items.append(Item(label, _way_menu(q, stars, actions)))
    return items


def _collect(q: _Question) -> Menu:
    items = _way_items(q, _ways_to_collect(q))
    chaos = q.actions("chaos")
    for action in chaos:
        label = Text(q.texts.say("nebula-ask-chaos")).append(" ")
        items.append(Item(label.append_text(q.board.star(str(q.said[action]["star"]))), action))
    ask = "nebula-ask-collect" if chaos else "nebula-ask-collect-time"
    read = _reader(q)
    return Menu(q.texts.say(ask), items, read, columns=True, tail=len(chaos))


def _reader(q: _Question) -> Callable[[list[str]], int | Menu]:
    return lambda words: _read_collect(q, words)


def _read_collect(q: _Question, words: list[str]) -> int | Menu:
    """`t 2 -3 0`, `2 -3 0`, `c red`, or the stars wanted."""
    if q.words.means(words[0], "time"):
        return _read_time(q, words[1:])
    if q.words.means(words[0], "chaos"):
        if len(words) != 2:
            raise Unclear(q.texts.say("nebula-ask-chaos-form"))
        return q.checked("chaos", star=q.star(words[1]))
    if len(words) == 3 and all(_number(word) is not None for word in words):
        return _read_time(q, words)
    return _wanted(q, q.stars(words))


def _number(word: str) -> int | None:
    try:
        return int(word.replace("−", "-"))
    except ValueError:
        return None


def _read_time(q: _Question, words: list[str]) -> int:
    """Three steps whose sizes add up to 5; the engine knows which there are."""
    steps = [_number(word) for word in words]
    if len(steps) != 3 or None in steps:
        raise Unclear(q.texts.say("nebula-ask-time-form"))
    said = dict(zip(_CLOCKS, steps, strict=True))
    for action in q.actions("time"):
        if all(q.said[action][clock] == said[clock] for clock in _CLOCKS):
            return action
    total = sum(abs(step) for step in steps if step is not None)
    raise Unclear(q.texts.say("nebula-ask-time-sum", {"sum": total}))


def _wanted(q: _Question, wanted: list[str]) -> int | Menu:
    """The turns that bring at least these stars."""
    found: _Ways = {}
    for stars, actions in _ways_to_collect(q).items():
        if list(stars) == wanted:
            return _way_menu(q, stars, actions)
        if not Counter(wanted) - Counter(stars):
            found[stars] = actions
    if not found:
        raise Unclear(q.texts.say("nebula-ask-out-of-reach", {"stars": wanted}))
    args: dict[str, object] = {"stars": wanted}
    return Menu(q.texts.say("nebula-ask-ways-with", args), _way_items(q, found), _reader(q), columns=True)


# Keeping stars from chaos.


def _chaos_keep(q: _Question) -> Menu:
    items: list[Item] = []
    for action in q.legal:
        items.append(Item(q.board.stars(_kept(q, action)), action))

    def read(words: list[str]) -> int | Menu:
        stars = q.stars(words)
        if len(stars) >= q.table["keep"]:
            return q.checked("keep", stars=stars)
        with_it = [item for item, action in zip(items, q.legal, strict=True) if stars[0] in _kept(q, action)]
        if not with_it:
            raise Unclear(q.texts.say("nebula-ask-not-drawn", {"star": stars[0]}))
        return Menu(q.texts.say("nebula-ask-keep-with", {"star": stars[0]}), with_it, read, columns=True)

    return Menu(q.texts.say("nebula-ask-chaos-keep", {"count": q.table["keep"]}), items, read, columns=True)


def _kept(q: _Question, action: int) -> list[str]:
    stars = q.said[action]["stars"]
    assert isinstance(stars, list)
    return stars


# Placing.


def _place(q: _Question) -> Menu:
    items: list[Item] = []
    by_star: dict[str, list[int]] = {}
    for action in q.actions("place"):
        by_star.setdefault(str(q.said[action]["star"]), []).append(action)
    for star, actions in by_star.items():
        items.append(_star_item(q, star, actions))
    for action in q.actions("done"):
        items.append(Item(Text(q.texts.say(*q.game.message(action))), action))
    return Menu(_ask_place(q), items, lambda words: _read_place(q, words))


def _ask_place(q: _Question) -> str:
    """How many stars may still be placed, and what the bright star has to do with it."""
    args: dict[str, object] = {"placed": q.table["placements"]}
    if q.table["bonus"]:
        return q.texts.say("nebula-ask-place-bonus", args)
    if q.table["matching"] is None:
        return q.texts.say("nebula-ask-place", args)
    return q.texts.say("nebula-ask-place-bright", {**args, "star": q.table["matching"]})


def _star_item(q: _Question, star: str, actions: list[int]) -> Item:
    label = q.board.star(star).append(" ").append(q.texts.say("nebula-ask-star", {"star": star}))
    label.append(":")
    for action in actions:
        label.append(" ").append_text(_cell_label(q, str(q.said[action]["cell"])))
    return Item(label, actions[0] if len(actions) == 1 else _cell_menu(q, star, actions))


def _cell_label(q: _Question, cell: str) -> Text:
    """A cell by name, with the star that would be replaced there."""
    if cell not in q.board.places:
        return Text(q.texts.say("nebula-cell-track"))
    text = Text(cell)
    there = q.table["seats"][q.seat]["galaxy"].get(cell)
    return text if there is None else text.append("(").append_text(q.board.star(there)).append(")")


def _cell_menu(q: _Question, star: str, actions: list[int]) -> Menu:
    items = [Item(_cell_label(q, str(q.said[action]["cell"])), action) for action in actions]

    def read(words: list[str]) -> int | Menu:
        if len(words) == 1 and q.words.cell(words[0]):
            return _read_place(q, [star, words[0]])
        return _read_place(q, words)

    return Menu(q.texts.say("nebula-ask-cell", {"star": star}), items, read, columns=True)


def _read_place(q: _Question, words: list[str]) -> int | Menu:
    """`red Y3`, `red`, `Y3`, `black`, `done`; `p Y3` is the purple star, `p red Y3` and `place Y3` the command."""
    if len(words) == 1 and q.words.means(words[0], "done"):
        return q.checked("done")
    names_star = len(words) == 2 and q.words.star(words[0]) is not None and q.words.cell(words[1]) is not None
    if q.words.means(words[0], "place") and len(words) > 1 and not names_star:
        return _read_place(q, words[1:])
    cell = q.words.cell(words[0])
    if cell is not None and len(words) == 1 and q.words.star(words[0]) is None:
        return _stars_for(q, cell)
    star = q.star(words[0])
    if star == "black":
        return q.checked("place", star=star, cell="track")
    if len(words) == 1:
        actions = [a for a in q.actions("place") if q.said[a]["star"] == star]
        if not actions:
            raise Unclear(q.texts.say("nebula-ask-star-nowhere", {"star": star}))
        return _cell_menu(q, star, actions)
    cell = q.words.cell(words[1])
    if cell is None or len(words) > 2:
        raise Unclear(q.texts.say("nebula-ask-what-cell", {"word": " ".join(words[1:])}))
    return q.checked("place", star=star, cell=cell)


def _stars_for(q: _Question, cell: str) -> int | Menu:
    """The stars that may go to one cell."""
    actions = [action for action in q.actions("place") if q.said[action]["cell"] == cell]
    if not actions:
        raise Unclear(q.texts.say("nebula-ask-cell-closed", {"cell": cell}))
    items = [Item(q.board.star(str(q.said[action]["star"])), action) for action in actions]
    return Menu(q.texts.say("nebula-ask-star-for", {"cell": cell}), items, lambda w: _read_place(q, w))


# Pushing a value token.


def _push(q: _Question) -> Menu:
    tokens = {token["id"]: token for token in q.table["values"]}
    changes = q.table["push_changes"]
    items: list[Item] = []
    for action in q.legal:
        token = str(q.said[action]["token"])
        label = draw_token(q.board, tokens[token]).append(" ")
        label.append(q.texts.say("nebula-ask-token", {"token": token}))
        label.append(f" {changes[token][q.seat]:+d}", "bold yellow" if changes[token][q.seat] > 0 else "dim")
        items.append(Item(label, action))

    def read(words: list[str]) -> int:
        token = q.words.token(words)
        if token is None:
            raise Unclear(q.texts.say("nebula-ask-what-token", {"word": " ".join(words)}))
        return q.checked("push", token=token)

    return Menu(q.texts.say("nebula-ask-push"), items, read, columns=True)
