"""The twenty places, one after another (E22-E48, E72-E79)."""

from __future__ import annotations

import pytest

from orrery.games.notalone import kinds
from orrery.games.notalone import layout as at
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.state import NATURE, NONE
from tests.notalone.table import (
    CONTENT,
    GAME,
    act,
    ask_again,
    choose,
    close,
    discard,
    doing,
    give_cards,
    hand,
    idle,
    may,
    nature,
    new_turn,
    own,
    put,
    reckon,
    resolve_all,
    set_will,
    sets_of,
    to_phase_4,
)


def at_place(
    name: str, seats: int = 3, discards: tuple[int, ...] = (), creature: int = 0, **more: object
) -> NotAloneState:
    """Seat 1 is asked at a place; the others wait at the River."""
    number = CONTENT.places.index(name) % 10 + 1
    option = more.pop("places", sets_of(name) if CONTENT.places.index(name) >= 10 else 0)
    survival = more.pop("survival", None)
    state = new_turn(seats, places=option, survival=survival, **more)  # type: ignore[arg-type]
    owned = {1, 2, 3, 4, 5, number}
    own(state, 1, sorted(owned - set(discards)), discards)
    away = creature or (9 if number != 9 else 7)
    reckon(state, {1: number, **dict.fromkeys(range(2, seats), 3)}, away)
    assert (doing(state), state.pending()) == ("resolve", (1,))
    return state


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
    assert caught.at[at.WILL + 1] == 1


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
    assert state.at[at.PENDING + 1] == kinds.KEEP_ONE
    resolve_all(state)
    own(state, 1, [1, 2, 4, 5, 8], [3])
    close(state)
    act(state, 1, "play-two", places=[1, 8])
    act(state, 2, "play", place=2)
    close(state)
    put(state, "creature", 9)
    close(state)
    act(state, 1, "pick", place=1)
    resolve_all(state)
    assert 8 in hand(state, 1)


@pytest.mark.rule("notalone:R28", "notalone:E86", "notalone:R31")
def test_beach() -> None:
    state = at_place("beach")
    act(state, 1, "use")
    assert (state.at[at.MARKER], state.at[at.RESCUE]) == (1, 14)
    state = at_place("beach")
    state.at[at.MARKER] = 1
    act(state, 1, "use")
    assert (state.at[at.MARKER], state.at[at.RESCUE]) == (0, 13)
    last = at_place("beach")
    last.at[at.MARKER], last.at[at.RESCUE] = 1, 1
    act(last, 1, "use")
    assert last.winners() == (1, 2)


@pytest.mark.rule("notalone:Q26")
def test_rover() -> None:
    state = at_place("rover")
    act(state, 1, "use")
    assert [GAME.to_dict(a)["place"] for a in state.legal(1)] == [6, 7, 8, 9, 10]
    act(state, 1, "acquire", place=8)
    assert hand(state, 1) == [1, 2, 3, 4, 8]
    assert state.at[at.RESERVE + 2] == 1


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
    drawn = [GAME.to_dict(a)["card"] for a in state.legal(1)]
    assert len(drawn) == 2
    assert state.conceal(2).at[at.DRAWN] == -1
    act(state, 1, "keep-survival", card=drawn[0])
    assert state.at[at.SURVIVAL_DISCARD] == 1 << CONTENT.survival.index(str(drawn[1]))
    few = at_place("shelter")
    few.at[at.SURVIVAL_DISCARD], few.at[at.SURVIVAL + 2] = 0, 0
    everything = int(CONTENT.tables.survival_in[1])
    few.at[at.SURVIVAL_DECK] = 0
    few.at[at.SURVIVAL_DISCARD] = 1
    few.at[at.SURVIVAL + 2] = everything & ~1
    few.at[at.SURVIVAL_N + 2] = everything.bit_count() - 1
    assert few.problems() == []
    act(few, 1, "use")
    nature(few)
    assert few.at[at.SURVIVAL + 1] == 1
    none = at_place("shelter")
    none.at[at.SURVIVAL_DECK], none.at[at.SURVIVAL + 2] = 0, everything
    none.at[at.SURVIVAL_N + 2] = everything.bit_count()
    assert not may(none, 1, "use")


@pytest.mark.rule("notalone:R28", "notalone:R32")
def test_wreck() -> None:
    state = new_turn(3)
    for seat in (1, 2):
        own(state, seat, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 8, 2: 8}, 9)
    act(state, 1, "use")
    assert state.at[at.RESCUE] == 13
    assert not may(state, 2, "use")
    act(state, 2, "nothing")
    resolve_all(state)
    assert state.at[at.RESCUE] == 12


@pytest.mark.rule("notalone:E44", "notalone:R46", "notalone:R40")
def test_source() -> None:
    state = at_place("source", seats=4)
    act(state, 1, "use")
    assert [GAME.to_dict(a)["do"] for a in state.legal(1)] == ["draw"]
    state = at_place("source", seats=4)
    set_will(state, 2, 1)
    set_will(state, 3, 0)
    state.at[at.LAST_WILL] = 1 << 3
    act(state, 1, "use")
    assert not may(state, 1, "heal", seat=3)
    act(state, 1, "heal", seat=2)
    assert state.at[at.WILL + 2] == 2


@pytest.mark.rule("notalone:R13", "notalone:R35", "notalone:R36")
def test_artefact() -> None:
    state = at_place("artefact")
    act(state, 1, "use")
    assert state.at[at.PENDING + 1] == kinds.BOTH
    resolve_all(state)
    close(state)
    act(state, 1, "play-two", places=[2, 4])
    act(state, 2, "play", place=2)
    close(state)
    put(state, "creature", 9)
    close(state)
    act(state, 1, "pick", place=4)
    act(state, 1, "use")
    assert state.at[at.MARKER] == 1
    act(state, 1, "use")
    assert 2 in hand(state, 1)


@pytest.mark.rule("notalone:E22", "notalone:Q28", "notalone:E56")
def test_nexus() -> None:
    state = at_place("nexus", discards=(3, 4), creature=7)
    act(state, 1, "use")
    assert [GAME.to_dict(a).get("slot") for a in state.legal(1)] == [None, 2, 6, 8]
    act(state, 1, "copy", slot=8)
    assert state.at[at.RESCUE] == 13
    caught = new_turn(4, hunt=["hunger", "anticipation"], places=sets_of("nexus"))
    caught.at[at.HUNT_ALLOWED] = 2
    choose(caught, {1: 1, 2: 2, 3: 5})
    act(caught, 0, "hunt", card="hunger")
    act(caught, 0, "hunt", card="anticipation")
    act(caught, 0, "name-seat", seat=2)
    put(caught, "creature", 1, 2)
    to_phase_4(caught)
    assert caught.at[at.ASSIMILATION] == 9 - 2 - 1


@pytest.mark.rule("notalone:E23", "notalone:E24", "notalone:Q60")
def test_oasis() -> None:
    for will, back in ((3, 0), (2, 1), (1, 2)):
        state = at_place("oasis", discards=(3, 4, 5))
        set_will(state, 1, will)
        act(state, 1, "use")
        for number in range(back):
            assert not may(state, 1, "nothing")
            act(state, 1, "take-back", place=3 + number)
        assert len(hand(state, 1)) == 2 + back
        assert state.pending() == (2,)


@pytest.mark.rule("notalone:E25", "notalone:E28", "notalone:Q23", "notalone:Q50")
def test_fjord() -> None:
    state = at_place("fjord", places=sets_of("fjord", "pole"))
    act(state, 1, "use")
    resolve_all(state)
    own(state, 1, [1, 2, 4, 5], [3, 8])
    close(state)
    act(state, 1, "play-with", place=2, beside=8)
    act(state, 2, "play", place=2)
    close(state)
    put(state, "creature", 9)
    close(state)
    act(state, 1, "pick", place=2)
    resolve_all(state)
    assert discard(state, 1) == [2, 3]
    assert (state.at[at.RESERVE + 7], state.at[at.OWNED + 1] >> 7 & 1) == (1, 0)
    lost = at_place("fjord")
    act(lost, 1, "use")
    resolve_all(lost)
    set_will(lost, 1, 1)
    close(lost)
    act(lost, 1, "play-with", place=2, beside=3)
    act(lost, 2, "play", place=1)
    close(lost)
    put(lost, "creature", 2)
    close(lost)
    act(lost, 1, "pick", place=2)
    resolve_all(lost)
    assert hand(lost, 1) == [1, 2, 3, 4, 5]


@pytest.mark.rule("notalone:E17", "notalone:E29", "notalone:E30", "notalone:Q34", "notalone:R28")
def test_dome() -> None:
    state = at_place("dome")
    for position in (2, 3, 4):
        before = state.copy()
        assert isinstance(before, NotAloneState)
        state.at[at.MARKER] = position - 1
        state.at[at.USED] = 0
        act(state, 1, "use")
        assert (state.at[at.MARKER], state.at[at.SHIELD], state.at[at.RESCUE]) == (position, 0, 14)
        if position < 4:
            state = before
    state = at_place("dome")
    state.at[at.MARKER] = 4
    act(state, 1, "use")
    assert (state.at[at.MARKER], state.at[at.SHIELD], state.at[at.RESCUE]) == (1, 1, 13)
    resolve_all(state)
    give_cards(state, ["persecution"])
    choose(state, {1: 1, 2: 2})
    act(state, 0, "hunt", card="persecution")
    put(state, "creature", 1)
    close(state)
    assert (doing(state), state.pending()) == ("resolve", (1,))
    assert state.on(kinds.TAKE_BACK_LIMIT)
    resolve_all(state)
    assert state.at[at.WILL + 1] == 3
    assert state.at[at.SHIELD] == 0


@pytest.mark.rule("notalone:E31", "notalone:E33", "notalone:E34", "notalone:Q25", "notalone:Q27", "notalone:Q56")
@pytest.mark.parametrize("revealed", ["swamp", "mangrove", "artefact", "portal", "wreck"])
def test_maze(revealed: str) -> None:
    state = at_place(
        "maze",
        discards=(3, 4),
        places=sets_of("maze", "mangrove", "portal") & ~512 | (512 if revealed == "portal" else 0),
    )
    if revealed == "swamp":
        state = at_place("maze", discards=(3, 4))
    act(state, 1, "use")
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"reveal"}
    act(state, 1, "reveal", slot=7)
    assert len(state.legal(NATURE)) == 5
    act(state, NATURE, "turn-up", place=revealed)
    number = CONTENT.places.index(revealed) % 10
    assert (state.at[at.WHERE + number], state.at[at.HIDDEN]) == (6, 0b1110100000 | 0b0100000 & 0)
    assert may(state, 1, "nothing")
    assert may(state, 1, "acquire", place=number + 1)
    assert may(state, 1, "use") == (revealed != "artefact")
    if revealed in ("swamp", "mangrove"):
        act(state, 1, "use")
        act(state, 1, "take-back", place=3)
        if revealed == "swamp":
            act(state, 1, "nothing")
        resolve_all(state)
        assert 5 in discard(state, 1)
        assert 6 not in hand(state, 1)
    elif revealed == "portal":
        act(state, 1, "use")
        act(state, 1, "teleport", place=2)
        assert 5 in discard(state, 1)
        assert state.at[at.CARD + 2] == 1
    else:
        act(state, 1, "acquire", place=number + 1)
        assert number + 1 in hand(state, 1)
    assert state.problems() == []


@pytest.mark.rule("notalone:Q27", "notalone:E32")
def test_maze_with_everything_revealed() -> None:
    state = at_place("maze")
    for slot, number in zip(range(5, 10), (9, 8, 7, 6, 5), strict=True):
        state.at[at.PLACE_AT + slot], state.at[at.WHERE + number] = number, slot
    state.at[at.HIDDEN] = 0
    assert state.problems() == []
    act(state, 1, "use")
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"acquire"}


@pytest.mark.rule(
    "notalone:E72", "notalone:E73", "notalone:E74", "notalone:E75", "notalone:E76", "notalone:E77", "notalone:E78",
    "notalone:E79", "notalone:D3", "notalone:Q31", "notalone:Q57", "notalone:Q58", "notalone:D1",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(8))
def test_the_maze_variant_to_the_end_of_its_deck(seed: int) -> None:
    state = new_turn(3, places="exploration", maze_variant="on")
    for turn in range(6):
        state.at[at.ASSIMILATION], state.at[at.RESCUE] = 8, 14
        own(state, 1, hand(state, 1) + discard(state, 1))
        own(state, 2, hand(state, 2) + discard(state, 2))
        close(state)
        act(state, 1, "play", place=5)
        act(state, 2, "play", place=3)
        close(state)
        put(state, "creature", 1)
        while doing(state) != "resolve":
            idle(state)
        if turn == 5:
            assert maze_left(state) == 0
            if may(state, 1, "use"):
                act(state, 1, "use")
                assert not may(state, 1, "search")
            return
        act(state, 1, "use")
        act(state, 1, "search")
        looked = 3 if turn < 4 else 2
        for i in range(looked):
            nature(state, f"{seed}:{turn}:{i}")
        assert int(state.at[at.MAZE_DRAWN]).bit_count() == looked
        assert state.conceal(2).at[at.MAZE_DRAWN] == -1
        assert state.conceal(1).at[at.MAZE_DRAWN] == state.at[at.MAZE_DRAWN]
        assert state.legal(1), "D3: one can always be placed and another discarded"
        state.apply(1, state.legal(1)[seed % len(state.legal(1))])
        dropped = GAME.to_dict(state.legal(1)[0])["place"]
        state.apply(1, state.legal(1)[0])
        assert doing(state) == "maze-use"
        index = (CONTENT.places[5:10] + CONTENT.places[15:20]).index(str(dropped))
        assert state.at[at.RESERVE + index] > 0
        act(state, 1, "nothing")
        assert state.at[at.RESERVE + index] == 0
        view = GAME.view(state.conceal(0))["maze"]
        assert isinstance(view, dict)
        assert dropped in view["discard"]
        assert state.at[at.MAZE_BOTTOM_N] <= 3
        planet = [
            int(state.at[at.PLACE_AT + slot]) % 10 for slot in range(5, 10) if state.at[at.PLACE_AT + slot] != NONE
        ]
        out = [i % 5 for i in range(10) if state.at[at.MAZE_DISCARD] >> i & 1]
        assert len(set(planet)) == len(planet) == turn + 1
        assert len(set(out)) == len(out) == turn + 1
        resolve_all(state)


def maze_left(state: NotAloneState) -> int:
    view = GAME.view(state.conceal(0))["maze"]
    assert isinstance(view, dict)
    return int(view["left"])


@pytest.mark.rule("notalone:D5", "notalone:Q76", "notalone:E33")
def test_mangrove() -> None:
    state = new_turn(4, places=sets_of("mangrove"))
    own(state, 1, [1, 2, 6], [3, 4, 5])
    own(state, 3, [1, 2, 3], [4, 5])
    reckon(state, {1: 6, 2: 3, 3: 3}, 9)
    act(state, 1, "use")
    assert 6 in hand(state, 1)
    act(state, 1, "take-back", place=3)
    assert [GAME.to_dict(a)["seat"] for a in state.legal(1)] == [3]
    act(state, 1, "name-seat", seat=3)
    act(state, 3, "take-back", place=5)
    assert discard(state, 3) == [4]
    alone = new_turn(2, places=sets_of("mangrove"))
    own(alone, 1, [1, 2, 6], [3, 4, 5])
    reckon(alone, {1: 6}, 9)
    act(alone, 1, "use")
    act(alone, 1, "take-back", place=3)
    act(alone, 1, "take-back", place=4)
    assert hand(alone, 1) == [1, 2, 3, 4, 6]


@pytest.mark.rule("notalone:E35", "notalone:E36")
def test_archipelago() -> None:
    state = at_place("archipelago", survival={1: ["gate", "cache"]})
    set_will(state, 1, 2)
    set_will(state, 2, 1)
    act(state, 1, "use")
    act(state, NATURE, "draw-survival", card="vortex")
    close(state)
    act(state, 1, "discard-survival", card="vortex")
    act(state, 1, "heal", seat=2)
    act(state, 1, "discard-survival", card="gate")
    act(state, 1, "heal", seat=1)
    assert [state.at[at.WILL + seat] for seat in (1, 2)] == [3, 2]
    assert state.pending() == (2,)


@pytest.mark.rule("notalone:E37", "notalone:E38", "notalone:Q19", "notalone:Q20", "notalone:Q52", "notalone:Q71")
def test_pole() -> None:
    state = at_place("pole")
    set_will(state, 1, 1)
    act(state, 1, "use")
    assert (state.at[at.WILL + 1], state.at[at.RESCUE]) == (0, 12)
    resolve_all(state)
    assert (state.at[at.WILL + 1], state.at[at.ASSIMILATION]) == (3, 7)
    assert state.at[at.OWNED + 1] == 31
    assert state.at[at.RESERVE + 7] == 1
    unused = at_place("pole")
    act(unused, 1, "nothing")
    resolve_all(unused)
    assert unused.at[at.RESERVE + 7] == 1
    away = new_turn(3, hunt=["forbidden_zone"], places=sets_of("pole"))
    own(away, 1, [1, 2, 3, 4, 5, 8])
    choose(away, {1: 1, 2: 2})
    act(away, 0, "hunt", card="forbidden_zone")
    act(away, 1, "discard", place=8)
    act(away, 2, "discard", place=1)
    assert discard(away, 1) == [8]
    broke = at_place("pole")
    set_will(broke, 1, 0)
    assert not may(broke, 1, "use")


@pytest.mark.rule("notalone:Q21", "notalone:Q51", "notalone:Q71")
@pytest.mark.parametrize(("limit", "again"), [("none", True), ("once", False)])
def test_the_pole_copied(limit: str, again: bool) -> None:
    state = new_turn(3, places=sets_of("pole"), pole_limit=limit)
    own(state, 2, [1, 2, 3, 4, 5, 8])
    reckon(state, {1: 1, 2: 8}, 9)
    state.at[at.TOKEN_AT] = 1 << 7
    state.at[at.GUARD + 2] = 1
    ask_again(state)
    act(state, 1, "use")
    act(state, 1, "copy", slot=8)
    assert (state.at[at.WILL + 1], state.at[at.RESCUE]) == (2, 12)
    assert may(state, 2, "use") == again
    resolve_all(state)
    assert discard(state, 1) == [1]
    assert state.at[at.RESERVE + 7] == 1


@pytest.mark.rule("notalone:E39", "notalone:E41", "notalone:Q59", "notalone:E45", "notalone:D2")
def test_mycelium() -> None:
    state = at_place("mycelium")
    act(state, 1, "use")
    assert {GAME.to_dict(a)["do"] for a in state.legal(1)} == {"draw"}
    state = at_place("mycelium")
    set_will(state, 2, 0)
    state.at[at.RESCUE] = 5
    act(state, 1, "use")
    assert [GAME.to_dict(a).get("space") for a in state.legal(1)] == [1, 2, 3, 4, None]
    act(state, 1, "will-on-space", space=4)
    assert not may(state, 1, "will-on-space", space=4)
    act(state, 1, "will-on-space", space=2)
    assert (state.at[at.TRACK_WILL], state.at[at.SUPPLY]) == (0b10100, 1)
    assert doing(state) != "mycelium"
    assert state.problems() == []


def track_with_will(seats: int = 4, supply: int = 1, survival: dict[int, list[str]] | None = None) -> NotAloneState:
    """Will counters at distances 3 and 5; some Hunted are below 3."""
    state = new_turn(seats, places=sets_of("mycelium", "pole"), survival=survival)
    for seat in range(1, seats):
        set_will(state, seat, 2)
    state.at[at.TRACK_WILL] = 0b101000
    state.at[at.SUPPLY] -= 2
    while state.at[at.SUPPLY] > supply:
        state.at[at.SUPPLY] -= 1
        state.at[at.WILL + 1] += 1
    ask_again(state)
    return state


@pytest.mark.rule("notalone:E40", "notalone:Q17", "notalone:Q18", "notalone:D2")
def test_the_hunted_vote_who_gets_will_on_the_way() -> None:
    state = track_with_will(5, supply=1)
    state.at[at.RESCUE] = 6
    own(state, 1, [1, 2, 3, 4, 5, 8])
    set_will(state, 1, 3)
    set_will(state, 3, 1)
    reckon(state, {1: 8, 2: 3, 3: 3, 4: 3}, 7, artemia=7)
    act(state, 1, "use")
    assert (doing(state), state.at[at.RESCUE]) == ("vote", 5)
    assert state.pending() == (1, 2, 3, 4)
    act(state, 1, "vote", seat=2)
    act(state, 2, "vote", seat=2)
    act(state, 3, "vote", seat=3)
    act(state, 4, "vote", seat=3)
    assert state.at[at.WILL + 3] == 2
    assert state.at[at.RESCUE] == 4
    assert state.at[at.TRACK_WILL] == 0b1000
    single = track_with_will(2, supply=0)
    set_will(single, 1, 1)
    single.at[at.SUPPLY] = 0
    single.at[at.RESCUE] = 6
    reckon(single, {1: 3}, 7)
    resolve_all(single)
    assert single.at[at.WILL + 1] == 2


@pytest.mark.rule("notalone:Q18")
def test_a_timeout_votes_for_the_weakest() -> None:
    state = track_with_will(5, supply=1)
    state.at[at.RESCUE] = 6
    set_will(state, 4, 1)
    reckon(state, {1: 3, 2: 3, 3: 3, 4: 3}, 7)
    while doing(state) != "vote":
        idle(state)
    for seat in state.pending():
        assert GAME.passing(state, seat) == GAME.from_dict({"do": "vote", "seat": 4})


@pytest.mark.rule("notalone:E42", "notalone:E43", "notalone:Q35", "notalone:E44")
def test_will_comes_from_supply_or_track_as_the_hunted_chooses() -> None:
    state = track_with_will(4, supply=1)
    set_will(state, 2, 1)
    own(state, 2, [1, 2], [3, 4, 5])
    close(state)
    act(state, 2, "give-up")
    assert [GAME.to_dict(a).get("space") for a in state.legal(2)] == [None, 3, 5]
    act(state, 2, "will-from-space", space=3)
    act(state, 2, "will-from-supply")
    assert state.at[at.WILL + 2] == 3
    assert state.at[at.TRACK_WILL] == 0b100000
    assert may(state, 2, "play", place=1)
    empty = track_with_will(3, supply=0, survival={2: ["adrenaline"]})
    set_will(empty, 2, 1)
    empty.at[at.WILL + 1] += empty.at[at.SUPPLY]
    empty.at[at.SUPPLY] = 0
    ask_again(empty)
    act(empty, 2, "survive", card="adrenaline")
    assert [GAME.to_dict(a)["do"] for a in empty.legal(2)] == ["will-from-space"] * 2


@pytest.mark.rule("notalone:E46", "notalone:E47", "notalone:E48", "notalone:Q33", "notalone:Q53", "notalone:Q8")
def test_portal() -> None:
    state = at_place("portal")
    act(state, 1, "use")
    assert [GAME.to_dict(a)["place"] for a in state.legal(1)] == [1, 2, 3, 4, 5]
    act(state, 1, "teleport", place=4)
    assert discard(state, 1) == [10]
    assert (doing(state), state.pending()) == ("resolve", (1,))
    act(state, 1, "use")
    assert state.at[at.MARKER] == 1
    resolve_all(state)
    assert discard(state, 1) == [4, 10]
    caught = at_place("portal", creature=4)
    act(caught, 1, "use")
    act(caught, 1, "teleport", place=4)
    assert caught.pending() == (2,)
    resolve_all(caught)
    assert caught.at[at.WILL + 1] == 2
    poor = at_place("portal", discards=(1, 2, 3, 4, 5))
    assert not may(poor, 1, "use")


@pytest.mark.rule("notalone:Q32", "notalone:Q53")
def test_a_portal_used_in_a_later_step_meets_the_tokens_of_steps_past() -> None:
    state = new_turn(3, hunt=["scream"], survival={1: ["detector"]}, places=sets_of("portal"))
    state.at[at.RESCUE] = 5
    own(state, 1, [1, 2, 3, 4, 5, 10])
    choose(state, {1: 10, 2: 5})
    act(state, 0, "hunt", card="scream")
    put(state, "creature", 9)
    put(state, "artemia", 10)
    put(state, "target", 2)
    while state.step() < 14:
        idle(state)
    act(state, 1, "survive", card="detector")
    close(state)
    act(state, 1, "use")
    act(state, 1, "teleport", place=2)
    assert (doing(state), state.pending()) == ("scream", (1,))
    act(state, 1, "lose-will")
    assert (doing(state), state.pending()) == ("resolve", (1,))
