"""Setting a table: positions made for a test, and the few moves every test makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import orrery
from orrery.games.notalone import layout as at
from orrery.games.notalone.content import load_content
from orrery.games.notalone.state import NotAloneState
from orrery.games.notalone.windows import first_to_play
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import ASKED, NATURE, NONE, SEALED, TOP
from orrery.testing import problems

GAME = orrery.game("notalone")
CONTENT = load_content()
CREATURE = 0
"""The Creature's seat in all these tests; the Hunted are 1, 2, ... clockwise."""


def place_number(name: str) -> int:
    return CONTENT.places.index(name) % 10 + 1


def mask(names: Sequence[str], among: list[str]) -> int:
    out = 0
    for name in names:
        out |= 1 << among.index(name)
    return out


def numbers(cards: Sequence[int]) -> int:
    """Place numbers from 1 as a mask."""
    return sum(1 << (card - 1) for card in cards)


def sets_of(*names: str) -> int:
    """The `places` option in which these Exploration places are chosen."""
    return sum(1 << (place_number(name) - 1) for name in names)


def new_turn(
    seats: int = 3,
    hunt: Sequence[str] | None = None,
    survival: Mapping[int, Sequence[str]] | None = None,
    game: orrery.Game = GAME,
    **options: object,
) -> NotAloneState:
    """The first turn, at its first window, with the hands a test wants."""
    chosen: dict[str, object] = {"decks": "combined", "board_side": "1", **options}
    state = game.new(seats, chosen)
    rng = Rng("table")
    while state.data[at.TURN_NUMBER] == 0:
        if state.pending() == (NATURE,):
            state.apply(NATURE, natures_choice(state, rng))
        else:
            state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    assert isinstance(state, NotAloneState)
    give_cards(state, hunt, survival)
    return state


def give_cards(
    s: NotAloneState, hunt: Sequence[str] | None = None, survival: Mapping[int, Sequence[str]] | None = None
) -> None:
    """Deal these hands instead; cards not named go back to the decks. The question at hand is asked anew."""
    values = s.data
    deck = int(values[at.COMBINED])
    wanted = mask(hunt or [], CONTENT.hunt)
    taken = values[at.HUNT_DISCARD]
    for i in range(2):
        if values[at.HUNT_PLAYED + i] >= 0:
            taken |= 1 << values[at.HUNT_PLAYED + i]
    values[at.HUNT_HAND], values[at.HUNT_N] = wanted, len(hunt or [])
    values[at.HUNT_DECK] = CONTENT.tables.hunt_in[deck] & ~wanted & ~taken
    held = 0
    for seat in range(7):
        cards = mask((survival or {}).get(seat, []), CONTENT.survival)
        values[at.SURVIVAL + seat], values[at.SURVIVAL_N + seat] = cards, cards.bit_count()
        held |= cards
    values[at.SURVIVAL_DISCARD] &= ~held
    values[at.SURVIVAL_DECK] = CONTENT.tables.survival_in[deck] & ~held & ~values[at.SURVIVAL_DISCARD]
    ask_again(s)


def ask_again(s: NotAloneState) -> None:
    """Enter the top frame afresh after a change by hand."""
    for seat in range(s.seats):
        s.data[SEALED + seat] = 0
    s.data[s.data[TOP] + ASKED] = 0
    s.advance()
    assert problems(s) == []


def own(s: NotAloneState, seat: int, hand: Sequence[int], discard: Sequence[int] = ()) -> None:
    """Give a Hunted these Place cards, the reserve paying for the others; every Hunted owns 1-5."""
    whole = numbers(hand) | numbers(discard)
    assert whole & 31 == 31
    for number in range(5, 10):
        slot = s.data[at.WHERE + number]
        had, has = s.data[at.OWNED + seat] >> number & 1, whole >> number & 1
        if had != has:
            index = s.data[at.PLACE_AT + slot]
            s.data[at.RESERVE + (index - 5 if index < 10 else index - 10)] += had - has
    s.data[at.OWNED + seat] = whole
    s.data[at.HAND + seat], s.data[at.HAND_N + seat] = numbers(hand), len(hand)
    s.data[at.DISCARD + seat], s.data[at.DISCARD_N + seat] = numbers(discard), len(discard)
    ask_again(s)


def set_will(s: NotAloneState, seat: int, will: int) -> None:
    """Let a Hunted have this much Will, the supply paying."""
    s.data[at.SUPPLY] += s.data[at.WILL + seat] - will
    s.data[at.WILL + seat] = will


def doing(s: NotAloneState) -> str:
    """What is going on, by name."""
    return "over" if s.over else GAME.step_names[s.kind]


def answer(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> None:
    """Take an action by its structured form, and no more: in a window it is sealed until nature ends the round."""
    s.apply(seat, GAME.from_dict({"do": do, **arguments}))


def act(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> None:
    """Take an action by its structured form; once all in a window have answered, a card of theirs is carried out."""
    answer(s, seat, do, **arguments)
    if doing(s) == "window" and s.pending() == (NATURE,) and first_to_play(s) != NONE:
        nature(s)


def may(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> bool:
    """Whether a seat may take an action now."""
    return s.may_act(seat) and GAME.from_dict({"do": do, **arguments}) in s.legal(seat)


def nature(s: NotAloneState, seed: object = "nature") -> None:
    """Let nature act once."""
    s.apply(NATURE, natures_choice(s, Rng(str(seed))))


def close(s: NotAloneState) -> None:
    """Everybody passes until no window is open."""
    while doing(s) == "window":
        seat = s.pending()[0]
        if seat == NATURE:
            nature(s)
        else:
            act(s, seat, "pass")


def choose(s: NotAloneState, plays: Mapping[int, int]) -> None:
    """Close the first window, let the Hunted play these places, close the second window."""
    close(s)
    for seat, number in plays.items():
        act(s, seat, "play", place=number)
    close(s)


def put(s: NotAloneState, token: str, *slots: int) -> None:
    """Place a Hunt token."""
    if len(slots) == 1:
        act(s, CREATURE, "place-token", token=token, slot=slots[0])
    else:
        act(s, CREATURE, "place-token-wide", token=token, slots=sorted(slots))


def reach(s: NotAloneState, what: str) -> None:
    """Pass windows and let nature act until something is going on."""
    while doing(s) != what:
        assert doing(s) in ("window", "refill", "draw"), doing(s)
        if s.pending() == (NATURE,):
            nature(s)
        else:
            act(s, s.pending()[0], "pass")


def reckon(
    s: NotAloneState, plays: Mapping[int, int], creature: int, hunt: str | None = None, **tokens: int | Sequence[int]
) -> None:
    """Play phases 1 and 2 to the first question of phase 3; further tokens by name."""
    choose(s, plays)
    if hunt is not None:
        act(s, CREATURE, "hunt", card=hunt)
    put(s, "creature", creature)
    for token, slots in tokens.items():
        put(s, token, *([slots] if isinstance(slots, int) else slots))
    close(s)


def idle(s: NotAloneState) -> None:
    """Let whoever is asked do nothing, or the first thing possible."""
    seat = s.pending()[0]
    if seat == NATURE:
        nature(s)
    elif may(s, seat, "nothing"):
        act(s, seat, "nothing")
    elif may(s, seat, "pass"):
        act(s, seat, "pass")
    else:
        s.apply(seat, s.legal(seat)[0])


def reckon_window(state: NotAloneState, plays: dict[int, int], creature: int, **tokens: int) -> None:
    """Phases 1 and 2 up to the window right after the reveal, which somebody must want."""
    choose(state, plays)
    put(state, "creature", creature)
    for token, slot in tokens.items():
        put(state, token, slot)
    while state.data[at.PHASE] == 2:
        idle(state)
    assert doing(state) == "window"


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


def resolve_all(s: NotAloneState) -> None:
    """Let every Hunted do nothing at its place, until the turn is over."""
    turn = s.data[at.TURN_NUMBER]
    while not s.over and s.data[at.TURN_NUMBER] == turn:
        idle(s)


def to_phase_4(s: NotAloneState) -> None:
    """Let everybody do nothing until phase 4."""
    while not s.over and s.data[at.PHASE] != 4:
        idle(s)


def hand(s: NotAloneState, seat: int) -> list[int]:
    """A Hunted's Place cards in hand, as numbers from 1."""
    return [n + 1 for n in range(10) if s.data[at.HAND + seat] >> n & 1]


def discard(s: NotAloneState, seat: int) -> list[int]:
    """A Hunted's discarded Place cards, as numbers from 1."""
    return [n + 1 for n in range(10) if s.data[at.DISCARD + seat] >> n & 1]
