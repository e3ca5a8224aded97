"""A card list of one's own: what it says has an effect or is refused, and what the printed game could hold is taken."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import orrery
from orrery import Rng
from orrery.card_list import complaints, game_with
from orrery.games import make_changed
from orrery.games.nebula.content import Content
from orrery.games.nebula.game import Nebula
from orrery.kernel.errors import BadContent
from orrery.kernel.state import State
from orrery.locale.names.nebula import names
from orrery.terminal.nebula.board import Board
from orrery.terminal.nebula.galaxy import draw_galaxy
from orrery.terminal.nebula.table import Player
from orrery.testing import problems

from .reference import CONTENT

WEB = Path(__file__).parents[2] / "web" / "src" / "lib" / "games" / "nebula"
DRAWN_ON_THE_PAGE = ("label_xy", "star_xy", "clock_xy", "crescent_xy", "centre", "bright_star_xy", "coords")
"""Members of the content that only the page draws."""
EMPTY: Player = {
    "stock": {},
    "galaxy": {},
    "blacks": 0,
    "constellations": ["lambda"],
    "dealt": [],
    "kept": None,
    "kept_met": None,
    "kept_progress": None,
    "sealed": False,
}

Path_ = tuple[str | int, ...]


def leaves(data: Any, path: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from leaves(value, (*path, number))
    else:
        yield path, data


LEAVES = dict(leaves(CONTENT))


def key_of(path: Path_) -> str:
    """The member a leaf belongs to, the places in lists left out."""
    return next(step for step in reversed(path) if isinstance(step, str))


def others(path: Path_, value: str) -> list[str]:
    """Texts that stand in the same member elsewhere, one of each kind of list at most."""
    found = [v for p, v in LEAVES.items() if isinstance(v, str) and key_of(p) == key_of(path) and v != value]
    return found[:1] + found[-1:]


def changes(path: Path_, value: Any) -> list[Any]:
    """Other values for a leaf: near ones that might be meant, and one that means nothing."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float) and key_of(path) in (*DRAWN_ON_THE_PAGE, "x", "y"):
        return [value + 0.3, "far"]
    if key_of(path) == "radius":
        return [value / 2, "far"]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if value is None:
        return [2]
    if path[-1] == "provenance":
        return ["hearsay"]
    return [*others(path, value), "zzz"]


def changed(path: Path_, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(CONTENT)
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


def tables(content: Content) -> list[object]:
    """All that the rules read of a content."""
    found: list[object] = [content.has_shared_board]
    for holder in (content.tables, content.tables.galaxy, content.tables.shared_galaxy):
        for name in dir(holder):
            value = getattr(holder, name)
            if not name.startswith("_") and not callable(value) and "galaxy" not in name:
                found.append((name, value if isinstance(value, int) else [str(item) for item in value]))
    return found


def screens(game: Nebula) -> list[str]:
    """What the terminal draws of the boards, with its colours."""
    console = Console(width=100, force_terminal=True, color_system="truecolor")
    found = []
    for fine in (True, False):
        for name in ("galaxy_board", "galaxy_board_shared"):
            board = Board(game, fine, name)
            with console.capture() as capture:
                console.print(draw_galaxy(board, EMPTY, 69, 33))
                console.print(board.stars(board.colours))
                console.print(*[board.token(token) for token in board.refs])
            found.append(capture.get())
    return found


SHIPPED = Content("content.json", copy.deepcopy(CONTENT))
SHIPPED_TABLES = tables(SHIPPED)
SHIPPED_SCREENS = screens(Nebula(SHIPPED))


def has_effect(path: Path_, content: Content) -> bool:
    """Tell whether the rules, the texts, the terminal or the page see a difference."""
    if tables(content) != SHIPPED_TABLES:
        return True
    game = Nebula(content)
    if any(names(game, language) for language in ("en", "ru")):
        return True
    page = "".join(file.read_text(encoding="utf-8") for file in sorted(WEB.iterdir()) if file.is_file())
    if key_of(path) in DRAWN_ON_THE_PAGE and f".{key_of(path)}" in page:
        return True
    return screens(game) != SHIPPED_SCREENS


@pytest.mark.slow
@pytest.mark.parametrize("part", list(CONTENT))
def test_every_value_of_a_card_list_has_an_effect_or_is_refused(part: str) -> None:
    ignored = []
    for path, value in LEAVES.items():
        if path[0] != part:
            continue
        for other in changes(path, value):
            try:
                content = Content("list", changed(path, other))
            except BadContent as refusal:
                assert refusal.reason
                continue
            if not has_effect(path, content):
                ignored.append((path, other))
    assert ignored == []


# What an owner of the box can enter.


def begun(change: dict[str, Any], seats: int = 2, **options: str | int) -> State:
    """A game with a card list, set up."""
    s = game_with("nebula", change).new(seats, options)
    orrery.settle(s, Rng(1))
    for seat in range(seats):
        s.apply(seat, s.legal(seat)[0])
    orrery.settle(s, Rng(2))
    return s


def view(s: State) -> dict[str, Any]:
    return s.game.view(s.conceal(0))


def heights(s: State) -> dict[str, int]:
    return {token["id"]: token["height"] for token in view(s)["values"]}


@pytest.mark.rule("nebula:NQ6", "nebula:N23")
def test_the_order_of_the_value_tokens_is_the_order_of_the_list() -> None:
    tokens = [{"id": token["id"]} for token in CONTENT["values_board"]["tokens"]]
    turned = [*tokens[5::-1], *tokens[6:]]
    before, after = heights(begun({})), heights(begun({"values_board": {"tokens": turned}}))
    assert [before[token["id"]] for token in tokens[:6]] == [5, 4, 3, 2, 1, 0]
    assert [after[token["id"]] for token in tokens[:6]] == [0, 1, 2, 3, 4, 5]
    assert {t: after[t] for t in after if t not in [c["id"] for c in tokens[:6]]} == {
        t: before[t] for t in before if t not in [c["id"] for c in tokens[:6]]
    }


@pytest.mark.parametrize("values_start", ["fixed", "shuffled"])
@pytest.mark.rule("nebula:NQ6", "nebula:N23", "nebula:N78")
def test_each_value_token_can_have_a_start_space_of_its_own(values_start: str) -> None:
    change = {"values_board": {"tokens": [{"id": "val_white", "start": 2}, {"id": "val_sigma", "start": 1}]}}
    s = begun(change, values_start=values_start)
    tokens = {token["id"]: token for token in view(s)["values"]}
    assert {name: token["space"] for name, token in tokens.items() if token["space"]} == {
        "val_white": 2,
        "val_sigma": 1,
    }
    assert (tokens["val_white"]["rank"], tokens["val_sigma"]["rank"]) == (1, 1)
    assert sorted(tokens[f"val_{c}"]["height"] for c in ("red", "purple", "yellow", "blue", "orange")) == [
        0,
        1,
        2,
        3,
        4,
    ]
    assert problems(s) == []


def test_the_spaces_of_the_values_board_can_be_numbered_from_one() -> None:
    s = begun({"values_board": {"spaces": {"start": 1, "last": 9}}})
    assert {token["space"] for token in view(s)["values"]} == {1}
    (complaint,) = complaints("nebula", {"values_board": {"tokens": [{"id": "val_red", "start": 9}]}})
    assert (complaint.place, complaint.reason) == ("values_board.tokens[0 (val_red)].start", "9 is not from 0 to 7")


@pytest.mark.rule("nebula:N18", "nebula:N19", "nebula:NQ45")
def test_a_cluster_begins_at_the_start_cell_its_list_marks() -> None:
    cells = copy.deepcopy(CONTENT["nebula_board"]["clusters"][1]["cells"])
    cells[0]["start"], cells[4]["start"] = False, True
    change = {"nebula_board": {"clusters": [{"id": "right", "cells": cells}]}}
    s = begun(change)
    assert [(c["clock"], c["crescent"]) for c in view(s)["clusters"]] == [(0, 0), (4, 4), (0, 0)]
    s = game_with("nebula", change).new(2)
    for _ in range(8):
        s.apply(orrery.NATURE, s.legal(orrery.NATURE)[0])
    right = s.game.view(s.conceal(None))["clusters"][1]["stars"]
    assert [star is not None for star in right] == [False] * 4 + [True] + [False] * 2, "filled from its start cell"
    cells[0]["start"] = True
    (complaint,) = complaints("nebula", change)
    assert complaint.reason == "a cluster has one start cell (N18), not 2"


@pytest.mark.parametrize("change", [{"personal": 15}, {"stars_ranked": [4, 2, 1]}, {"constellation_ranked": [1, 2, 3]}])
def test_points_are_given_where_they_count_and_nowhere_else(change: dict[str, Any]) -> None:
    (complaint,) = complaints("nebula", {"scoring": change})
    assert "is not known here" in complaint.reason


def test_a_card_has_no_member_that_its_kind_does_not_ask_for() -> None:
    (complaint,) = complaints("nebula", {"cards": {"common": [{"id": "C06", "colour": "red"}]}})
    assert complaint.reason == "a card of the type 'two_of_each_colour' asks for no colour"
    other_kind = {"cards": {"common": [{"id": "C10", "type": "two_of_each_colour"}]}}
    assert complaints("nebula", other_kind) == [], "what the shipped card asked for is left over, not asked for"


def centre_in_lambda() -> dict[str, Any]:
    """A board of 24 cells: the centre is a cell of Λ in place of L1, and joined to the others by its spokes."""
    board = CONTENT["galaxy_board"]
    lists = {each["id"]: list(each["cells"]) for each in board["constellations"]}
    lists["lambda"][lists["lambda"].index("L1")] = "H"
    orbits = [{**orbit, "cells": [cell for cell in orbit["cells"] if cell != "L1"]} for orbit in board["orbits"]]
    edges = [edge for edge in board["edges"] if "L1" not in (edge["a"], edge["b"])]
    edges.append({"a": "H", "b": "L2", "type": "direct", "provenance": "public"})
    edges.append({"a": "Y1", "b": "S1", "type": "orbital", "provenance": "public"})
    constellations = [{"id": name, "cells": cells} for name, cells in lists.items()]
    return {
        "galaxy_board": {"constellations": constellations, "orbits": orbits, "edges": edges},
        "galaxy_board_shared": None,
    }


@pytest.mark.rule("nebula:NQ2", "nebula:N32", "nebula:N97")
def test_the_centre_can_lie_inside_a_constellation() -> None:
    change = centre_in_lambda()
    assert complaints("nebula", change) == []
    game = game_with("nebula", change)
    assert isinstance(game, Nebula)
    assert game.content.tables.galaxy.cell_count == 24
    with pytest.raises(orrery.BadOptions):
        game.new(2, {"hub": "shared"})
    dump: dict[str, Any] = {**game.new(2).dump(), "hash": None}
    dump["at"]["hub_shared"] = dump["options"]["hub"] = 1
    with pytest.raises(orrery.BadDump, match="option hub"):
        game.load(dump)
    s = begun(change)
    rng = Rng(9)
    while not s.over:
        seat = s.pending()[0]
        if seat == orrery.NATURE:
            orrery.settle(s, rng)
            continue
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
        placed = {cell for player in s.game.view(s.conceal(None))["seats"] for cell in player["galaxy"]}
        assert "L1" not in placed, "a cell that nothing names is not on the board"
    with_l1 = copy.deepcopy(change)
    with_l1["galaxy_board"]["edges"].append({"a": "H", "b": "L1", "type": "direct", "provenance": "public"})
    assert "L1 lies in no constellation" in complaints("nebula", with_l1)[0].reason


@pytest.mark.rule("nebula:ND6", "nebula:N38")
def test_the_centre_can_lie_on_an_orbit_and_an_orbit_can_have_a_gap() -> None:
    board = CONTENT["galaxy_board"]
    edges = [e for e in board["edges"] if {e["a"], e["b"]} != {"D5", "Y5a"} and {e["a"], e["b"]} != {"D1", "Y1"}]
    orbits = copy.deepcopy(board["orbits"])
    orbits[0]["cells"].append("H")
    edges += [{"a": "D1", "b": "H", "type": "orbital", "provenance": "public"}]
    gap = {"galaxy_board": {"orbits": orbits, "edges": edges, "glow_cells": ["H", "L5b", "S3a", "D4b", "Y2"]}}
    game = game_with("nebula", gap)
    assert isinstance(game, Nebula)
    galaxy = game.content.tables.galaxy
    assert int(galaxy.orbit[0]).bit_count() == 5
    names_of = game.content.tables.cell_ids
    assert not galaxy.around(1 << names_of.index("D5")) >> names_of.index("Y5a") & 1


def test_cells_may_have_other_names() -> None:
    def renamed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: renamed(item) for key, item in value.items()}
        if isinstance(value, list):
            return [renamed(item) for item in value]
        return "NQ7" if value == "L3" else value

    data = {**renamed(CONTENT), "galaxy_board_shared": None}
    game = make_changed("nebula", "list", data)
    assert isinstance(game, Nebula)
    for language in ("en", "fr", "ru", "uk"):
        assert names(game, language)["nebula-cell-NQ7"] == "NQ7"
    with pytest.raises(BadContent, match='"galaxy_board_shared": null'):
        make_changed("nebula", "list", {**data, "galaxy_board_shared": CONTENT["galaxy_board_shared"]})


def test_a_whole_file_in_another_order_is_complained_of_by_id() -> None:
    tokens = [dict(token) for token in reversed(CONTENT["values_board"]["tokens"])]
    tokens[0]["track"] = 2
    found = complaints("nebula", {"values_board": {"tokens": tokens}})
    assert [complaint.place for complaint in found] == ["values_board.tokens[0 (val_advD)].track"]
