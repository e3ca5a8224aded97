"""Positions made by hand: say what lies where, the rest of the cards stays in the piles."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

import orrery
from orrery import NATURE, Rng, State
from orrery.games.comet.content import SHIPPED, Content
from orrery.games.comet.game import Comet
from orrery.games.comet.game import comet as make_comet
from orrery.games.comet.owned import exhaust, gain_animal, gain_hero
from orrery.games.comet.position import Position
from orrery.kernel.content import read_json
from orrery.testing import changed, problems, set_field, value

_T = TypeVar("_T")

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
    hands, seen, out = _lists(hands), _lists(seen), _lists(out)
    rescued, discard, display = _lists(rescued), list(discard), list(display)
    silver = {seat: [name for name in names if is_silver(name)] for seat, names in hands.items()}
    animals = {seat: [name for name, _ in each] for seat, each in out.items()}
    left = Counter({name: int(count) for name, count in zip(comet().content.tables.kind_ids, _copies(), strict=True)})
    for names in [*hands.values(), *seen.values(), *rescued.values(), *animals.values(), discard, display]:
        left.subtract(names)
    assert min(left.values()) >= 0, f"there are not that many cards {[name for name in left if left[name] < 0]}"
    pile = [name for name in left.elements() if is_silver(name)]
    if comet_phase and draw_left is not None:
        discard += pile[: len(pile) - draw_left]
        pile = pile[len(pile) - draw_left :]
    comet_left = 0 if comet_phase else min(len(pile) - 1, 100 - int(comet().content.tables.draw_pile[seats]))
    draws = len(pile) - comet_left if draw_left is None or comet_phase else draw_left
    fields: dict[str, object] = {
        "first_player": active,
        "active": active,
        "hand": {seat: [*hands.get(seat, []), *seen.get(seat, [])] for seat in range(seats)},
        "hand_size": {seat: len(hands.get(seat, [])) + len(seen.get(seat, [])) for seat in range(seats)},
        "seen": seen,
        "held": {seat: {0: names} for seat, names in silver.items()},
        "held_count": {seat: {0: len(names)} for seat, names in silver.items()},
        "unseen": {0: [*pile, *[name for names in silver.values() for name in names]]},
        "pile": [*pile, *[name for name in left.elements() if not is_silver(name)]],
        "rescued": rescued,
        "discard": discard,
        "display": display,
        "animal": animals,
        "savior_field": {seat: [place for _, place in each] for seat, each in out.items()},
        "token_field": list(tokens),
        "tokens_on": Counter([place for each in out.values() for _, place in each] + [t for t in tokens if t]),
        "draw_left": draws,
        "comet_left": len(pile) - draws,
        "comet_phase": int(comet_phase),
        "dropped_out": sum(1 << seat for seat in dropped),
        "idle_turns": idle_turns,
        "hero": dict(zip(range(seats), heroes, strict=False)),
    }
    s = comet().new(seats, {"first_player": active, **options})
    for name, given in fields.items():
        set_field(s, name, given)
    assert isinstance(s, Position)
    for seat, each in out.items():
        for savior, (_, place) in enumerate(each):
            s.set_nearest(seat, savior, s.distance(field(place)))
    _gain(s, rescued, _lists(exhausted), heroes is PLAIN)
    made = changed(s, ["turn"])
    wrong = problems(made)
    assert wrong == [], wrong
    again = comet().load({**made.dump(), "hash": None})
    assert isinstance(again, Position)
    return again


def _lists(given: Mapping[int, Iterable[_T]] | None) -> dict[int, list[_T]]:
    """What seats have, as lists."""
    return {seat: list(each) for seat, each in (given or {}).items()}


def _copies() -> list[int]:
    return [int(count) for count in comet().content.tables.copies]


def is_silver(name: str) -> bool:
    """Whether a card is silver."""
    return kind(name) < comet().content.tables.silver_kinds


def _gain(s: Position, rescued: dict[int, list[str]], exhausted: dict[int, list[str]], tired: bool) -> None:
    """Let every seat have what its hero and its rescued animals give."""
    for seat in range(s.seats):
        hero = s.hero(seat)
        if hero >= 0:
            gain_hero(s, seat, hero)
            if tired and s.tables.hero_tool[hero] >= 0:
                exhaust(s, seat, s.tables.hero_tool[hero])
        for name in rescued.get(seat, []):
            gain_animal(s, seat, kind(name))
        for name in exhausted.get(seat, []):
            exhaust(s, seat, s.tables.tool_ids.index(name))


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
    return int(value(s, "ready", seat, ability))


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
