"""Cards as data: where each comes from, and what a file of one's own may change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.games.notalone.content import SHIPPED, load_content
from tests.notalone.table import GAME

CARDS = [card for deck in ("places", "hunt", "survival") for card in GAME.content_data()[deck]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", CARDS, ids=[f"{i}-{c['id']}" for i, c in enumerate(CARDS)])
def test_every_card_says_where_it_comes_from_and_what_it_does(card: dict[str, object]) -> None:
    assert card["provenance"] in ("rulebook", "public", "reconstructed")
    if card["provenance"] == "reconstructed":
        assert card["reconstructed_parts"]
    names = card["name"]
    assert isinstance(names, dict)
    assert {"en", "uk"} <= set(names)
    if card["set"] == "base":
        assert card["provenance"] == "public"
        assert "fr" in names
    effect = card.get("power") or card.get("effect")
    assert isinstance(effect, dict)
    assert effect["kind"] in kinds.POWER_KINDS + kinds.HUNT_KINDS + kinds.SURVIVAL_KINDS


def test_every_entry_of_the_vocabularies_is_used() -> None:
    tables = load_content().tables
    assert set(tables.power) == set(range(len(kinds.POWER_KINDS)))
    assert set(tables.hunt_kind) == set(range(len(kinds.HUNT_KINDS)))
    assert set(tables.survival_kind) == set(range(len(kinds.SURVIVAL_KINDS)))


def test_a_file_of_ones_own_replaces_a_reconstruction(tmp_path: Path) -> None:
    change = {"places": [{"id": "pole", "power": {"kind": "will_for_rescue", "will": 1, "spaces": 3}}]}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(change))
    mine = orrery.game("notalone", str(file))
    assert mine.content_hash != GAME.content_hash
    assert load_content(str(file)).tables.power_b[17] == 3
    assert load_content().tables.power_b[17] == 2


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"places": [{"id": "pole", "power": {"kind": "fly"}}]}, "places.*pole.*unknown name 'fly'"),
        ({"places": [{"id": "pole", "copies": 4}]}, "2 cards of this place"),
        ({"places": [{"id": "artefact", "copyable": True}]}, "never be copied"),
        ({"places": [{"id": "pole", "number": 7}]}, "rulebook says 8"),
        ({"places": [{"id": "rover", "power": {"kind": "maze"}}]}, None),
        ({"places": [{"id": "shelter", "power": {"kind": "maze"}}]}, "takes no 'draw'"),
        ({"hunt": [{"id": "despair", "phase": 2}]}, "belongs to phase 1"),
        ({"hunt": [{"id": "despair", "tokens": ["moon"]}]}, "unknown name 'moon'"),
        ({"hunt": [{"id": "despair", "footprint": 3}]}, "not from 1 to 2"),
        ({"hunt": [{"id": "new"}]}, "expected 33 entries"),
        ({"survival": [{"id": "gate", "effect": {"kind": "use_beside", "cards": 2}}]}, "takes no 'cards'"),
        ({"survival": [{"id": "gate", "provenance": "hearsay"}]}, "says none of"),
        ({"setup": {"will": 4}}, "rulebook says 3"),
        ({"setup": {"artemia_spaces": {"1": [99]}}}, "99 is not"),
    ],
)
def test_a_bad_file_is_told_where_and_why(tmp_path: Path, change: dict[str, object], says: str | None) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(change))
    if says is None:
        assert load_content(str(file)).hash
        return
    with pytest.raises(orrery.BadContent, match=says):
        load_content(str(file))


def test_the_shipped_file_is_the_one_the_game_plays() -> None:
    assert GAME.content_data() == json.loads(SHIPPED.read_text(encoding="utf-8"))
