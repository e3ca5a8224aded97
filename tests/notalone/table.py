"""Setting a table: positions made for a test, and the few moves every test makes.

Places, Place cards and spots are spoken of by number, from 1, as the rulebook and the actions do; everything else by
the names and numbers of the layout.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import orrery
from orrery.games.notalone.content import load_content
from orrery.games.notalone.kinds import FROM_DISCARD, MOST_WILL, NUMBER_IDS, NUMBERS
from orrery.games.notalone.state import NotAloneState
from orrery.games.notalone.windows import first_to_play
from orrery.kernel.bits import members
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE, NONE
from orrery.testing import problems, set_field, top_step, value
from orrery.testing.positions import set_stack

GAME = orrery.game("notalone")
CONTENT = load_content()
CREATURE = 0
"""The Creature's seat in all these tests; the Hunted are 1, 2, ... clockwise."""
Plays = Mapping[int, int | Sequence[int]]
"""The place, or the two, that each Hunted plays."""
Slots = int | Sequence[int]
"""Where a token is placed: on one spot or two."""
_FROM_0 = ("played", "explored", "slot_of")
"""Fields that count places and spots from 0."""


def place_number(name: str) -> int:
    return CONTENT.places.index(name) % 10 + 1


def numbers(cards: Sequence[int]) -> int:
    """Place numbers from 1 as a mask."""
    return sum(1 << (card - 1) for card in cards)


def sets_of(*names: str) -> int:
    """The `places` option in which these Exploration places are chosen."""
    return sum(1 << (place_number(name) - 1) for name in names)


# Positions.


def new_turn(
    seats: int = 3,
    hunt: Sequence[str] | None = None,
    survival: Mapping[int, Sequence[str]] | None = None,
    game: orrery.Game = GAME,
    **given: object,
) -> NotAloneState:
    """The first turn, at its first window, with the hands, options and fields a test wants.

    A name that both an option and a field have is the option's.
    """
    names = [option.name for option in game.options]
    options = {name: each for name, each in given.items() if name in names}
    state = game.new(seats, {"decks": "combined", "board_side": "1", **options})
    rng = Rng("table")
    assert isinstance(state, NotAloneState)
    while state.turn == 0:
        if state.pending() == (NATURE,):
            state.apply(NATURE, natures_choice(state, rng))
        else:
            state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    give_cards(state, hunt, survival, **{name: each for name, each in given.items() if name not in names})
    return state


def give_cards(
    s: NotAloneState,
    hunt: Sequence[str] | None = None,
    survival: Mapping[int, Sequence[str]] | None = None,
    **fields: object,
) -> None:
    """Deal these hands instead; cards not named go back to the decks."""
    hands = {seat: list((survival or {}).get(seat, [])) for seat in range(7)}
    held = [card for cards in hands.values() for card in cards]
    left = [card for card in read(s, "survival_discard") if card not in held]
    arrange(s, hunt_hand=list(hunt or []), survival=hands, **{"survival_discard": left, **fields})


def arrange(s: NotAloneState, stack: Sequence[tuple[str | int, ...]] | None = None, **fields: Any) -> None:
    """Change fields of a position in place; the step on top asks anew, and the position must be sound.

    What follows from them is set as well: the counts of cards, what the seats own, and what is left in the decks and
    in the supply.
    """
    for name, given in fields.items():
        set_field(s, name, _in_layout(name, given))
    if "place_at" in fields:
        for spot, place in enumerate(planet(s), start=1):
            set_field(s, "slot_of", {str(place_number(place)): spot - 1} if place else {})
    for seat in range(s.seats):
        s.set_hand_count(seat, len(hand(s, seat)))
        s.set_discard_count(seat, len(discard(s, seat)))
        s.set_survival_count(seat, len(read(s, "survival", seat)))
        _own_what_is_there(s, seat)
    s.hunt_hand_count = len(read(s, "hunt_hand"))
    rest: dict[str, object] = {
        "hunt_deck": _rest(s, "hunt"),
        "survival_deck": _rest(s, "survival"),
        "supply": MOST_WILL * (s.seats - 1) - sum(wills(s)) - len(will_on_track(s)),
    }
    if "hunt_discard" in fields:
        pile = list(fields["hunt_discard"])
        rest["hunt_discard_top"] = pile[-1] if pile else None
    for name, given in rest.items():
        if name not in fields:
            set_field(s, name, given)
    if stack is not None:
        set_stack(s, stack)
    _enter_again(s)


def _rest(s: NotAloneState, kind: str) -> list[str]:
    """The Hunt or Survival cards that are nowhere but in their deck."""
    if kind == "hunt":
        names, cards = CONTENT.hunt, s.tables.hunt_in
        lying = [*read(s, "hunt_played").values(), *read(s, "hunt_bottom").values(), *read(s, "hunt_hand")]
    else:
        names, cards = CONTENT.survival, s.tables.survival_in
        lying = [*read(s, "drawn"), *(card for held in read(s, "survival").values() for card in held)]
    away = {*lying, *read(s, f"{kind}_discard")}
    return [names[i] for i in members(int(cards[s.combined])) if names[i] not in away]


def _own_what_is_there(s: NotAloneState, seat: int) -> None:
    """Let a Hunted own the Place cards it has, the reserve paying for the others."""
    had = read(s, "owned", seat)
    has = {*hand(s, seat), *discard(s, seat), *(card for card in played(s, seat) if card is not None)}
    for number in range(6, NUMBERS + 1):
        place = planet(s)[read(s, "slot_of", number) - 1] if (number in had) != (number in has) else None
        if place is not None:
            set_field(s, "reserve", {place: reserve(s)[place] + (number in had) - (number in has)})
    set_field(s, "owned", {seat: _in_layout("owned", sorted(has))})


def _enter_again(s: NotAloneState) -> None:
    """Enter the step on top afresh after a change by hand."""
    for seat in range(s.seats):
        s.set_sealed(seat, 0)
    s.ask_again()
    s.advance()
    assert problems(s) == []


def concerning(s: NotAloneState, seats: Sequence[int]) -> orrery.State:
    """A copy in which the step on top concerns other seats, whether or not that can be."""
    other = s.copy()
    other.arg2 = sum(1 << seat for seat in seats)
    return other


def own(s: NotAloneState, seat: int, hand: Sequence[int], discard: Sequence[int] = ()) -> None:
    """Give a Hunted these Place cards, the reserve paying for the others; every Hunted owns 1-5."""
    arrange(s, hand={seat: list(hand)}, discard={seat: list(discard)})


def set_will(s: NotAloneState, seat: int, will: int) -> None:
    """Let a Hunted have this much Will, the supply paying."""
    arrange(s, will={seat: will})


# What lies where.


def read(s: orrery.State, name: str, *where: str | int) -> Any:
    """What a field holds, in words: names, numbers from 1, lists for sets, dicts for what is left of its axes."""
    return _spoken(name, value(s, name, *(_along(name, each) for each in where)))


def _spoken(name: str, held: Any) -> Any:
    """Places and spots by number, from 1."""
    if isinstance(held, dict):
        return {key: _spoken(name, each) for key, each in held.items()}
    if isinstance(held, list) and _numbered(name):
        return [int(each) for each in held]
    return held + 1 if isinstance(held, int) and name in _FROM_0 else held


def _in_layout(name: str, given: Any) -> Any:
    """The converse of `_spoken`."""
    if isinstance(given, Mapping):
        return {_along(name, key): _in_layout(name, each) for key, each in given.items()}
    if isinstance(given, list) and _numbered(name):
        return [str(each) for each in given]
    if isinstance(given, list) and name in _FROM_0:
        return [_in_layout(name, each) for each in given]
    assert not (isinstance(given, int) and _numbered(name)), f"{name} is a list of numbers"
    return given - 1 if isinstance(given, int) and name in _FROM_0 else given


def _along(name: str, key: str | int) -> str | int:
    """Where an entry stands in a field: by spot or number, from 1, where that is what it counts."""
    return str(key) if GAME.layout.field(name).axes[0].names == NUMBER_IDS else key


@functools.cache
def _numbered(name: str) -> bool:
    """Whether a field holds sets of places or spots."""
    return GAME.layout.field(name).members == NUMBER_IDS


def hand(s: orrery.State, seat: int) -> list[int]:
    """A Hunted's Place cards in hand."""
    found: list[int] = read(s, "hand", seat)
    return found


def discard(s: orrery.State, seat: int) -> list[int]:
    """A Hunted's discarded Place cards."""
    found: list[int] = read(s, "discard", seat)
    return found


def played(s: orrery.State, seat: int) -> list[Any]:
    """The two Place cards a Hunted may have played: a number, None, or "?" where it may not be known."""
    return list(read(s, "played", seat).values())


def explored(s: orrery.State, seat: int) -> list[int | None]:
    """The spots of the two places a Hunted may explore."""
    return list(read(s, "explored", seat).values())


def token(s: orrery.State, name: str) -> list[int]:
    """The spots a Hunt token lies on."""
    found: list[int] = read(s, "token_slots", name)
    return found


def planet(s: orrery.State) -> list[str | None]:
    """The places lying face up, spot by spot."""
    return list(read(s, "place_at").values())


def reserve(s: orrery.State) -> dict[str, int]:
    """How many cards of each place of the lower row the reserve holds."""
    found: dict[str, int] = read(s, "reserve")
    return found


def wills(s: NotAloneState) -> list[int]:
    """The Will of all Hunted, seat by seat."""
    return [int(s.will(seat)) for seat in range(s.seats) if seat != s.creature]


def will_on_track(s: NotAloneState) -> list[int]:
    """The distances from victory at which Will lies on the Rescue track."""
    return members(int(s.track_will))


# Moves.


def answer(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> None:
    """Take an action by its structured form, and no more: in a window it is sealed until nature ends the round."""
    s.apply(seat, GAME.from_dict({"do": do, **arguments}))


def act(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> None:
    """Take an action by its structured form; once all in a window have answered, a card of theirs is carried out."""
    answer(s, seat, do, **arguments)
    if top_step(s) == "window" and s.pending() == (NATURE,) and first_to_play(s) != NONE:
        nature(s)


def may(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> bool:
    """Whether a seat may take an action now."""
    return s.may_act(seat) and GAME.from_dict({"do": do, **arguments}) in s.legal(seat)


def offered(s: orrery.State, seat: int, what: str) -> list[object]:
    """What a seat may choose from: one argument of all its actions."""
    return [GAME.to_dict(action)[what] for action in s.legal(seat)]


def actions(s: orrery.State, seat: int) -> set[object]:
    """The kinds of actions a seat may take."""
    return set(offered(s, seat, "do"))


def nature(s: NotAloneState, seed: object = "nature") -> None:
    """Let nature act once."""
    s.apply(NATURE, natures_choice(s, Rng(str(seed))))


def close(s: NotAloneState) -> None:
    """Everybody passes until no window is open."""
    while top_step(s) == "window":
        seat = s.pending()[0]
        if seat == NATURE:
            nature(s)
        else:
            act(s, seat, "pass")


def choose(s: NotAloneState, plays: Plays) -> None:
    """Close the first window, let the Hunted play these places, close the second window.

    Of two places the second is taken from the discard where the Hunted plays with a Fjord.
    """
    close(s)
    for seat, places in plays.items():
        if isinstance(places, int):
            act(s, seat, "play", place=places)
        elif s.effect_now(seat) == FROM_DISCARD:
            act(s, seat, "play-with", place=places[0], beside=places[1])
        else:
            act(s, seat, "play-two", places=list(places))
    close(s)


def put(s: NotAloneState, token: str, *slots: int) -> None:
    """Place a Hunt token."""
    if len(slots) == 1:
        act(s, CREATURE, "place-token", token=token, slot=slots[0])
    else:
        act(s, CREATURE, "place-token-wide", token=token, slots=sorted(slots))


def reach(s: NotAloneState, what: str) -> None:
    """Pass windows and let nature act until something is going on."""
    while top_step(s) != what:
        assert top_step(s) in ("window", "refill", "draw"), top_step(s)
        if s.pending() == (NATURE,):
            nature(s)
        else:
            act(s, s.pending()[0], "pass")


def set_out(
    s: NotAloneState, plays: Plays, creature: Slots, hunt: str | Sequence[str] | None = None, **tokens: Slots
) -> None:
    """Play phase 1, the Hunt cards of phase 2 and its tokens: the Creature's, then others by name."""
    choose(s, plays)
    for card in [hunt] if isinstance(hunt, str) else hunt or []:
        act(s, CREATURE, "hunt", card=card)
    for token, slots in {"creature": creature, **tokens}.items():
        put(s, token, *([slots] if isinstance(slots, int) else slots))


def reckon(
    s: NotAloneState, plays: Plays, creature: Slots, hunt: str | Sequence[str] | None = None, **tokens: Slots
) -> None:
    """Play phases 1 and 2 to the first question of phase 3, nobody playing a card in a window."""
    set_out(s, plays, creature, hunt, **tokens)
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


def wait_and_act(s: NotAloneState, seat: int, do: str, /, **arguments: object) -> None:
    """Let everybody do nothing until a seat may take an action, then take it."""
    while not may(s, seat, do, **arguments):
        idle(s)
    act(s, seat, do, **arguments)


def reckon_window(s: NotAloneState, plays: Plays, creature: Slots, **tokens: Slots) -> None:
    """Phases 1 and 2 up to the window right after the reveal, which somebody must want."""
    set_out(s, plays, creature, **tokens)
    to_phase_3(s)
    assert top_step(s) == "window"


def detour(s: NotAloneState, seat: int, slot: int) -> None:
    """The Creature plays Detour and moves a Hunted from its first place."""
    act(s, CREATURE, "hunt", card="detour")
    act(s, CREATURE, "move-hunted", seat=seat, which=1)
    act(s, CREATURE, "choose-slot", slot=slot)


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
    assert (top_step(state), state.pending()) == ("resolve", (1,))
    return state


def resolve_all(s: NotAloneState) -> None:
    """Let every Hunted do nothing at its place, until the turn is over."""
    turn = s.turn
    while not s.over and s.turn == turn:
        idle(s)


def to_phase_3(s: NotAloneState) -> None:
    """Let everybody do nothing until phase 3."""
    while s.phase == 2:
        idle(s)


def to_phase_4(s: NotAloneState) -> None:
    """Let everybody do nothing until phase 4."""
    while not s.over and s.phase != 4:
        idle(s)
