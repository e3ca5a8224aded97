"""The ten places of the base game, one after another (R22-R28, R44)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from tests.notalone.table import (
    act,
    actions,
    arrange,
    at_place,
    discard,
    hand,
    may,
    nature,
    new_turn,
    offered,
    own,
    read,
    reckon,
    reserve,
    resolve_all,
    set_will,
    sets_of,
)


@pytest.mark.rule("notalone:R44", "notalone:R25")
def test_lair() -> None:
    state = at_place("lair", discards=(3, 4, 5))
    act(state, 1, "use")
    act(state, 1, "recycle")
    assert hand(state, 1) == [2, 3, 4, 5]
    resolve_all(state)
    assert discard(state, 1) == [1]
    caught = new_turn(3)
    reckon(caught, {1: 1, 2: 3}, 1)
    resolve_all(caught)
    assert caught.will(1) == 1


@pytest.mark.rule("notalone:D5", "notalone:R33")
def test_jungle() -> None:
    state = at_place("jungle", discards=(3, 4))
    act(state, 1, "use")
    assert hand(state, 1) == [1, 2, 5]
    assert not may(state, 1, "nothing")
    act(state, 1, "take-back", place=3)
    assert discard(state, 1) == [4]
    empty = at_place("jungle")
    act(empty, 1, "use")
    assert hand(empty, 1) == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:R13", "notalone:Q50")
def test_river_and_the_pole_not_chosen() -> None:
    state = at_place("river", places=sets_of("pole"))
    act(state, 1, "use")
    assert state.effect_next(1) == kinds.KEEP_ONE
    resolve_all(state)
    own(state, 1, [1, 2, 4, 5, 8], [3])
    reckon(state, {1: [1, 8], 2: 2}, 9)
    act(state, 1, "pick", place=1)
    resolve_all(state)
    assert 8 in hand(state, 1)


@pytest.mark.rule("notalone:R28", "notalone:E86", "notalone:R31")
def test_beach() -> None:
    state = at_place("beach")
    act(state, 1, "use")
    assert (state.marker, state.rescue) == (1, 14)
    state = at_place("beach")
    arrange(state, marker=1)
    act(state, 1, "use")
    assert (state.marker, state.rescue) == (0, 13)
    last = at_place("beach")
    arrange(last, marker=1, rescue=1)
    act(last, 1, "use")
    assert last.winners() == (1, 2)


@pytest.mark.rule("notalone:Q26")
def test_rover() -> None:
    state = at_place("rover")
    act(state, 1, "use")
    assert offered(state, 1, "place") == [6, 7, 8, 9, 10]
    act(state, 1, "acquire", place=8)
    assert hand(state, 1) == [1, 2, 3, 4, 8]
    assert reserve(state)["wreck"] == 1


@pytest.mark.rule("notalone:D5")
def test_swamp() -> None:
    state = at_place("swamp", discards=(3, 4, 5))
    act(state, 1, "use")
    act(state, 1, "take-back", place=3)
    act(state, 1, "nothing")
    assert hand(state, 1) == [1, 2, 3, 6]


@pytest.mark.rule("notalone:Q62", "notalone:R11", "notalone:E36")
def test_shelter() -> None:
    state = at_place("shelter")
    act(state, 1, "use")
    nature(state, 1)
    nature(state, 2)
    drawn = offered(state, 1, "card")
    assert len(drawn) == 2
    assert read(state.conceal(2), "drawn") == "?"
    act(state, 1, "keep-survival", card=drawn[0])
    assert read(state, "survival_discard") == drawn[1:]
    few = at_place("shelter")
    first, *others = read(few, "survival_deck")
    arrange(few, survival_discard=[first], survival={2: others})
    assert read(few, "survival_deck") == []
    act(few, 1, "use")
    nature(few)
    assert read(few, "survival", 1) == [first]
    none = at_place("shelter")
    arrange(none, survival={2: read(none, "survival_deck")})
    assert not may(none, 1, "use")


@pytest.mark.rule("notalone:R28", "notalone:R32")
def test_wreck() -> None:
    state = new_turn(3)
    for seat in (1, 2):
        own(state, seat, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 8, 2: 8}, 9)
    act(state, 1, "use")
    assert state.rescue == 13
    assert not may(state, 2, "use")
    act(state, 2, "nothing")
    resolve_all(state)
    assert state.rescue == 12


@pytest.mark.rule("notalone:R40", "notalone:Q42")
@pytest.mark.parametrize(("takeback", "at_shelter"), [("lenient", {"take-back", "nothing"}), ("strict", {"nothing"})])
def test_despair_leaves_the_healing_of_the_source_and_perhaps_the_take_back(
    takeback: str, at_shelter: set[str]
) -> None:
    for place, rest in ((7, at_shelter), (9, {"use", "take-back", "nothing"})):
        state = new_turn(3, hunt=["despair"], takeback=takeback)
        own(state, 1, [1, 2, 3, 4, 7, 9], [5])
        set_will(state, 2, 1)
        act(state, 0, "hunt", card="despair")
        reckon(state, {1: place, 2: 3}, 10, artemia=10)
        assert actions(state, 1) == rest
        if place == 9:
            act(state, 1, "use")
            assert actions(state, 1) == {"heal"}


@pytest.mark.rule("notalone:E44", "notalone:R46")
def test_source() -> None:
    state = at_place("source", seats=4)
    act(state, 1, "use")
    assert offered(state, 1, "do") == ["draw"]
    state = at_place("source", seats=4)
    arrange(state, will={2: 1, 3: 0}, lost_last_will=[3])
    act(state, 1, "use")
    assert not may(state, 1, "heal", seat=3)
    act(state, 1, "heal", seat=2)
    assert state.will(2) == 2


@pytest.mark.rule("notalone:R13", "notalone:R35", "notalone:R36")
def test_artefact() -> None:
    state = at_place("artefact")
    act(state, 1, "use")
    assert state.effect_next(1) == kinds.BOTH
    resolve_all(state)
    reckon(state, {1: [2, 4], 2: 2}, 9)
    act(state, 1, "pick", place=4)
    act(state, 1, "use")
    assert state.marker == 1
    act(state, 1, "use")
    assert 2 in hand(state, 1)
