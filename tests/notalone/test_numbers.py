"""The numbers of places and cards: each one a file may give is played by the rules, every other one is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.games.notalone import kinds
from orrery.games.notalone.content import load_content
from orrery.games.notalone.state import NotAloneState
from orrery.kernel.chance import natures_choice
from orrery.kernel.rng import Rng
from orrery.kernel.state import NATURE
from orrery.testing import problems
from tests.notalone.table import (
    CONTENT,
    act,
    actions,
    close,
    discard,
    hand,
    new_turn,
    own,
    reckon,
    set_out,
    sets_of,
    to_phase_4,
    wait_and_act,
)
from tests.settings import LONGEST

DECKS = {
    "places": ("power", kinds.POWER_NUMBERS),
    "hunt": ("effect", kinds.HUNT_NUMBERS),
    "survival": ("effect", kinds.SURVIVAL_NUMBERS),
}
NUMBERS = [
    pytest.param(deck, kind, name, id=f"{kind}-{name}")
    for deck, (_, bounds) in DECKS.items()
    for kind, names in bounds.items()
    for name in names
]
SEEDS = [str(n) for n in range(100)]


def changed(deck: str, kind: str, name: str, value: object) -> dict[str, Any]:
    """A user's file in which every place or card of a kind has another number."""
    member, _ = DECKS[deck]
    cards: Any = CONTENT.data[deck]
    return {deck: [{"id": c["id"], member: {name: value}} for c in cards if c[member]["kind"] == kind]}


def written(folder: Path, change: dict[str, Any]) -> str:
    file = folder / "mine.json"
    file.write_text(json.dumps(change))
    return str(file)


def game_with(folder: Path, deck: str, kind: str, name: str, value: object) -> orrery.Game:
    return orrery.game("notalone", written(folder, changed(deck, kind, name, value)))


def bearers(deck: str, kind: str) -> set[str]:
    """The places or cards of a kind, by id."""
    member, _ = DECKS[deck]
    cards: Any = CONTENT.data[deck]
    return {c["id"] for c in cards if c[member]["kind"] == kind}


class Player:
    """Plays at random, but gets certain places and cards whenever that is possible, and likes to use them."""

    def __init__(self, game: orrery.Game, wanted: set[str], seed: str) -> None:
        self.game = game
        self.wanted = wanted
        self.numbers = {CONTENT.places.index(each) % 10 + 1 for each in wanted if each in CONTENT.places}
        self.rng = Rng(seed)

    def likes(self, action: int) -> bool:
        said = self.game.to_dict(action)
        if said.get("card") in self.wanted and said["do"] != "bury":
            return True
        return said["do"] in ("use", "resist") or (said["do"] in ("play", "acquire") and said["place"] in self.numbers)

    def choose(self, state: orrery.State) -> tuple[int, int]:
        pending = state.pending()
        seat = pending[self.rng.below(len(pending))]
        liked = [action for action in state.legal(seat) if self.likes(action)]
        if liked and (seat == NATURE or self.rng.below(3)):
            return seat, self.rng.choice(liked)
        return seat, int(natures_choice(state, self.rng)) if seat == NATURE else self.rng.choice(state.legal(seat))


def play(game: orrery.Game, wanted: set[str], seed: str, every: int = LONGEST) -> list[int]:
    """A whole game, every so many positions of which are sound and have dumps that load; its last position."""
    exploration = any(CONTENT.places.index(each) >= 10 for each in wanted if each in CONTENT.places)
    state = game.new(3, {"decks": "combined", "places": sets_of(*wanted) if exploration else 0})
    player = Player(game, wanted, seed)
    number = 0
    while not state.over:
        state.apply(*player.choose(state))
        number += 1
        assert number <= LONGEST, "no end"
        if number % every == 0 or state.over:
            assert problems(state) == []
            assert game.load(state.dump()).values() == state.values()
    return list(state.values())


@pytest.mark.parametrize(("deck", "kind", "name"), NUMBERS)
def test_every_number_that_is_accepted_is_played(tmp_path: Path, deck: str, kind: str, name: str) -> None:
    least, most = DECKS[deck][1][kind][name]
    for value in range(least, most + 1):
        print(kind, name, value)
        play(game_with(tmp_path, deck, kind, name, value), bearers(deck, kind), f"{kind} {value}", every=40)


@pytest.mark.parametrize(("deck", "kind", "name"), NUMBERS)
def test_every_number_makes_a_difference(tmp_path: Path, deck: str, kind: str, name: str) -> None:
    """Games that begin alike and end otherwise with the least number than with the most."""
    least, most = DECKS[deck][1][kind][name]
    if least == most:
        return
    few, many = (game_with(tmp_path, deck, kind, name, value) for value in (least, most))
    wanted = bearers(deck, kind)
    assert any(play(few, wanted, seed) != play(many, wanted, seed) for seed in SEEDS)


@pytest.mark.parametrize(("deck", "kind", "name"), NUMBERS)
def test_every_number_just_outside_is_refused(tmp_path: Path, deck: str, kind: str, name: str) -> None:
    least, most = DECKS[deck][1][kind][name]
    where = rf"mine\.json.*{deck}\[\d+ \(\w+\)\]\.{DECKS[deck][0]}\.{name}"
    said = f"works with {least} only" if least == most else f"is not from {least} to {most}"
    for value in (least - 1, most + 1):
        with pytest.raises(orrery.BadContent, match=f"{where}.*{said}"):
            load_content(written(tmp_path, changed(deck, kind, name, value)))


def test_cards_of_one_kind_in_one_deck_say_the_same_number(tmp_path: Path) -> None:
    twin = {"id": "cache", "phase": 1, "effect": {"kind": "take_back", "cards": 3}}
    with pytest.raises(orrery.BadContent, match=r"cache.*effect\.cards.*sixth_sense.*says 2"):
        load_content(written(tmp_path, {"survival": [twin]}))
    assert load_content(written(tmp_path, {"survival": [{**twin, "effect": {"kind": "take_back", "cards": 2}}]})).hash
    apart = {"survival": [{"id": "x_amplifier", "effect": {"spaces": 3}}]}
    assert load_content(written(tmp_path, apart)).tables.survival_number[CONTENT.survival.index("x_amplifier")] == 3


def state_with(folder: Path, deck: str, card: str, name: str, value: int, **more: Any) -> NotAloneState:
    """A new turn of a game in which a card has another number."""
    change = {deck: [{"id": card, "effect": {name: value}}]}
    return new_turn(3, game=orrery.game("notalone", written(folder, change)), **more)


@pytest.mark.rule("notalone:R15", "notalone:Q67")
@pytest.mark.parametrize("cards", [1, 3, 4])
def test_second_wind_brings_as_many_cards_as_it_says(tmp_path: Path, cards: int) -> None:
    state = state_with(tmp_path, "survival", "second_wind", "cards", cards, survival={1: ["second_wind"]})
    own(state, 1, [1], [2, 3, 4, 5])
    act(state, 1, "survive", card="second_wind")
    close(state)
    act(state, 1, "resist")
    assert state.take_back_due(1) == cards


@pytest.mark.rule("notalone:Q70")
@pytest.mark.parametrize("will", [1, 2, 3])
def test_the_protective_suit_spares_as_much_will_as_it_says(tmp_path: Path, will: int) -> None:
    state = state_with(tmp_path, "survival", "protective_suit", "will", will, survival={1: ["protective_suit"]})
    set_out(state, {1: 1, 2: 2}, 1)
    wait_and_act(state, 1, "survive", card="protective_suit")
    to_phase_4(state)
    assert state.will_lost(1) == max(0, 2 - will)
    assert state.catches(1) == 1


@pytest.mark.rule("notalone:R39", "notalone:E24", "notalone:Q24")
def test_persecution_changes_nothing_where_no_more_cards_would_come_back(tmp_path: Path) -> None:
    """With all 3 Will the Oasis alone returns: one card is not too many, so there is nothing to choose."""
    whole = new_turn(3, hunt=["persecution"], places=sets_of("oasis"))
    own(whole, 1, [1, 2], [3, 4, 5])
    reckon(whole, {1: 2, 2: 5}, 9, hunt="persecution")
    act(whole, 1, "use")
    assert (hand(whole, 1), discard(whole, 1), whole.pending()) == ([1, 2], [3, 4, 5], (2,))
    two = state_with(tmp_path, "hunt", "persecution", "cards", 2, hunt=["persecution"])
    own(two, 1, [1, 2], [3, 4, 5])
    reckon(two, {1: 2, 2: 5}, 9, hunt="persecution")
    act(two, 1, "use")
    assert hand(two, 1) == [1, 2]
    assert actions(two, 1) == {"take-back"}
