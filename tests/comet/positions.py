"""Positions made by hand: say what lies where, the rest of the cards stays in the piles."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

import orrery
from orrery import NATURE, Rng, State
from orrery.games.comet import frames
from orrery.games.comet.cards import add_card, has_card, remove_card, silver_total
from orrery.games.comet.content import SHIPPED, Content
from orrery.games.comet.game import Comet
from orrery.games.comet.game import comet as make_comet
from orrery.games.comet.owned import exhaust, gain_animal, gain_hero
from orrery.games.comet.position import Position
from orrery.kernel.content import read_json
from orrery.testing import problems

Action = dict[str, object]
DONE: Action = {"do": "done"}
REST: Action = {"do": "rest"}
STOP: Action = {"do": "stop"}
PLAIN = ("smilodon", "quagga", "irish_elk", "elasmotherium")
"""Heroes that change neither skipping nor hatching; exhausted unless asked for."""


_OWN: list[Comet] = []


def comet() -> Comet:
    """The game with its shipped content, or with the card list of `card_list`."""
    if _OWN:
        return _OWN[-1]
    game = orrery.game("comet")
    assert isinstance(game, Comet)
    return game


@contextmanager
def card_list(change: Callable[[dict], None]) -> Iterator[Comet]:
    """Play with an owner's list: the shipped one, changed."""
    data = copy.deepcopy(read_json(SHIPPED))
    change(data)
    _OWN.append(make_comet(Content("own.json", data)))
    try:
        yield _OWN[-1]
    finally:
        _OWN.pop()


def species(data: dict, name: str) -> dict:
    """The entry of a species or hero in a content file."""
    return next(each for each in [*data["species"], *data["heroes"]] if each["id"] == name)


def kind(name: str) -> int:
    """The number of a kind of card."""
    return comet().content.tables.kind_ids.index(name)


def field(name: str) -> int:
    """The number of a field."""
    return comet().content.tables.field_ids.index(name)


def position(
    seats: int = 2,
    active: int = 0,
    hands: Mapping[int, Iterable[str]] | None = None,
    seen: Mapping[int, Iterable[str]] | None = None,
    out: Mapping[int, Iterable[tuple[str, str]]] | None = None,
    rescued: Mapping[int, Iterable[str]] | None = None,
    exhausted: Mapping[int, Iterable[str]] | None = None,
    heroes: Iterable[str] = PLAIN,
    display: Iterable[str] = ("cave_bear-1", "triceratops-1", "stegosaurus-1", "parasaurolophus-1"),
    discard: Iterable[str] = (),
    tokens: tuple[str | None, str | None] = (None, None),
    comet_phase: bool = False,
    draw_left: int | None = None,
    dropped: Iterable[int] = (),
    idle_turns: int = 0,
    **options: str | int,
) -> Position:
    """A position in which a seat is to begin its turn.

    `hands` were drawn unseen, `seen` silver cards were seen by all; gold always is. `out` gives hatched animals with
    the fields of their saviors. With `draw_left` the silver cards that are nowhere else go to the comet pile, or in the
    comet phase to the discard.
    """
    game = comet()
    s = game.new(seats, {"first_player": active, **options})
    assert isinstance(s, Position)
    t = s.tables
    s.end()
    s.push(frames.TURN)
    s.ask_seat(active)
    s.first_player = s.active = active

    def take(name: str) -> int:
        number = kind(name)
        assert has_card(s, s.pile_cards, number), f"there are not that many cards {name}"
        remove_card(s, s.pile_cards, number)
        if number < t.silver_kinds:
            remove_card(s, s.unseen_cards(0), number)
        return number

    for seat, name in zip(range(seats), heroes, strict=False):
        hero = t.hero_ids.index(name)
        s.set_hero(seat, hero)
        gain_hero(s, seat, hero)
        if heroes is PLAIN and t.hero_tool[hero] >= 0:
            exhaust(s, seat, t.hero_tool[hero])
    for seat, names in (rescued or {}).items():
        for name in names:
            number = take(name)
            add_card(s, s.rescued_cards(seat), number)
            gain_animal(s, seat, number)
    for seat, names in (exhausted or {}).items():
        for name in names:
            exhaust(s, seat, t.tool_ids.index(name))
    for seat, animals in (out or {}).items():
        for slot, (name, place) in enumerate(animals):
            s.set_animal(seat, slot, take(name))
            s.set_savior_field(seat, slot, field(place))
            s.set_nearest(seat, slot, s.distance(field(place)))
            s.add_tokens_on(field(place), 1)
    for token, place in enumerate(tokens):
        if place is not None:
            s.set_token_field(token, field(place))
            s.add_tokens_on(field(place), 1)
    for seat, names in (hands or {}).items():
        for name in names:
            number = take(name)
            add_card(s, s.hand_cards(seat), number)
            s.add_hand_size(seat, 1)
            if number < t.silver_kinds:
                add_card(s, s.unseen_cards(0), number)
                add_card(s, s.held_cards(seat, 0), number)
                s.add_held_count(seat, 0, 1)
    for seat, names in (seen or {}).items():
        for name in names:
            number = take(name)
            add_card(s, s.hand_cards(seat), number)
            add_card(s, s.seen_cards(seat), number)
            s.add_hand_size(seat, 1)
    for name in discard:
        add_card(s, s.discard_cards, take(name))
    for name in display:
        add_card(s, s.display_cards, take(name))
    pile = int(silver_total(s, s.pile_cards))
    if comet_phase:
        wanted = pile if draw_left is None else draw_left
        while pile > wanted:
            number = next(k for k in range(int(t.silver_kinds)) if has_card(s, s.pile_cards, k))
            add_card(s, s.discard_cards, take(t.kind_ids[number]))
            pile -= 1
        s.comet_phase = 1
        s.draw_left, s.comet_left = pile, 0
    else:
        comet_left = min(pile - 1, 100 - int(t.draw_pile[seats]))
        s.draw_left = pile - comet_left if draw_left is None else draw_left
        s.comet_left = pile - s.draw_left
    for seat in dropped:
        s.dropped_out |= 1 << seat
    s.idle_turns = idle_turns
    wrong = problems(s)
    assert wrong == [], wrong
    again = game.load({**s.dump(), "hash": None})
    assert isinstance(again, Position)
    return again


def act(s: State, action: Action, seat: int | None = None) -> State:
    """Apply a structured action for a seat, by default the one that is asked."""
    s.apply(s.pending()[0] if seat is None else seat, comet().from_dict(action))
    return s


def acts(s: State, *actions: Action) -> State:
    """Apply several actions, each for whoever is asked, letting nature decide between them."""
    for action in actions:
        settle(s)
        act(s, action)
    return settle(s)


def settle(s: State, seed: int = 0) -> State:
    """Let nature decide until a person is asked."""
    orrery.settle(s, Rng(seed))
    return s


def legal(s: State, do: str = "") -> list[Action]:
    """The structured actions of the seat that is asked, or only those that do one thing."""
    if not s.pending():
        return []
    actions = [comet().to_dict(action) for action in s.legal(s.pending()[0])]
    return [action for action in actions if not do or action["do"] == do]


def may(s: State, action: Action) -> bool:
    """Tell whether an action is legal: listed, and taken by `apply`; both must agree."""
    seat = s.pending()[0]
    number = comet().from_dict(action)
    listed = number in s.legal(seat)
    trial = s.copy()
    try:
        trial.apply(seat, number)
        taken = True
    except orrery.IllegalAction:
        taken = False
        assert trial == s, "a refused action changed the state"
    assert listed == taken, f"legal() says {listed}, apply() says {taken} of {action}"
    return taken


def refused(s: State, action: Action) -> str:
    """The rule that a refusal names."""
    try:
        s.copy().apply(s.pending()[0], comet().from_dict(action))
    except orrery.IllegalAction as error:
        return error.rule
    raise AssertionError(f"{action} was not refused")


def play(card: str) -> Action:
    return {"do": "play", "card": card}


def hatch(card: str) -> Action:
    return {"do": "hatch", "card": card}


def nest(place: str) -> Action:
    return {"do": "nest", "field": place}


def step(place: str, symbol: str = "none", savior: int = 1) -> Action:
    return {"do": "step", "savior": savior, "field": place, "symbol": symbol}


def use(ability: str) -> Action:
    return {"do": "use", "ability": ability}


def take(card: str) -> Action:
    return {"do": "take", "card": card}


def by(amount: int) -> Action:
    return {"do": "by", "amount": amount}


def ends(s: State, symbol: str = "", savior: int = 1) -> set[str]:
    """The fields a savior may step to now, by any symbol or by one."""
    found = [a for a in legal(s, "step") if a["savior"] == savior]
    return {str(a["field"]) for a in found if not symbol or a["symbol"] == symbol}


def nests(s: State) -> set[str]:
    """The nests that may be chosen now."""
    return {str(a["field"]) for a in legal(s, "nest")}


def view(s: State, seat: int | None = 0) -> dict:
    """The table as a seat sees it."""
    return comet().view(s.conceal(seat))


def player(s: State, seat: int = 0, viewer: int | None = None) -> dict:
    """What a seat has, as it sees it itself or as another viewer does."""
    return view(s, seat if viewer is None else viewer)["seats"][seat]


def savior_at(s: State, seat: int = 0, savior: int = 1) -> str | None:
    """Where a savior stands."""
    slot = player(s, seat)["slots"][savior - 1]
    return slot and slot["field"]


def ready(s: State, ability: str, seat: int = 0) -> int:
    """How many cards with an ability are ready."""
    tools = comet().content.tables.tool_ids
    assert isinstance(s, Position)
    return int(s.ready(seat, tools.index(ability)))


def draw(s: State, card: str) -> State:
    """Let nature draw this card."""
    assert s.pending() == (NATURE,), "nature is not asked"
    return act(s, {"do": "draw", "card": card}, NATURE)


def pass_windows(s: State) -> State:
    """Let nature decide and everybody decline until a turn begins."""
    settle(s)
    while not s.over and view(s)["phase"] in ("between", "comet-choice"):
        act(s, DONE if view(s)["phase"] == "between" else {"do": "ready-all"})
        settle(s)
    return s
