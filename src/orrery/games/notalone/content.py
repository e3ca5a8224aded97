"""Not Alone's places and cards: read from a file, checked against what the rulebooks fix, turned into tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orrery.games.notalone import kinds
from orrery.games.notalone.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import ContentFile, Place, in_order, read_json, shipped_or_changed

SHIPPED = Path(__file__).with_name("content.json")
SETS = ["base", "exploration"]
NAME_SOURCES = ["rulebook", "public", "translated", "unverified", "invented"]
_LANGUAGES = ("en", "uk", "fr")
_REPLACED = ("x_interference", "x_drone", "x_ingenuity", "x_amplifier")


class Content(ContentFile):
    """The checked content of one file: the raw data, the names the engine's ints stand for, and its tables."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        super().__init__(file, data)
        root = self.root
        self.tables = Tables()
        _read_setup(root.at("setup"), self.tables)
        self.places = _read_places(root.at("places"), self.tables)
        self.hunt = _read_hunt(root.at("hunt"), self.tables, self.places)
        self.survival = _read_survival(root.at("survival"), self.tables, self.places)
        self.lower_places = self.places[5:10] + self.places[15:20]
        """The places of the lower row, as the reserve counts them."""
        self.tables.place_ids = self.places
        self.tables.hunt_ids = self.hunt
        self.tables.survival_ids = self.survival


def load_content(path: str | None = None) -> Content:
    """The shipped content, with a user's file laid over it where one is given."""
    return Content(*shipped_or_changed(SHIPPED, path))


def _read_setup(setup: Place, tables: Tables) -> None:
    """The numbers of the set-up; those the engine is built on are fixed.

    Rules: R3, R4, R6, R15, R26, R29, E20
    """
    setup.provenance()
    rescue, assimilation = setup.at("rescue_distance"), setup.at("assimilation_distance")
    players = [str(n) for n in range(2, kinds.MOST_SEATS + 1)]
    tables.rescue_start = ints([0, 0] + [rescue.at(n).number(2, kinds.MOST_RESCUE) for n in players])
    tables.assimilation_start = ints([0, 0] + [assimilation.at(n).number(1, kinds.MOST_ASSIMILATION) for n in players])
    copies = setup.at("reserve_by_hunted")
    tables.reserve_copies = ints([0] + [copies.at(str(n)).number(1, 3) for n in range(1, 7)])
    sides: list[int] = [0]
    for side in ("1", "2"):
        mask = 0
        for place in setup.at("artemia_spaces").at(side).items():
            mask |= 1 << place.number(1, kinds.MOST_RESCUE)
        sides.append(mask)
    tables.artemia_spaces = ints(sides)
    setup.prints({"will": kinds.MOST_WILL, "survival": 1, "hunt_cards_per_turn": 1, "survival_cards_per_turn": 1})
    tables.hunt_hand = setup.at("hunt_hand").number(1, kinds.MOST_HUNT_HAND)
    tables.last_will = setup.at("last_will").number(1, kinds.MOST_WILL)
    tables.last_will_expert = setup.at("last_will_expert").number(1, kinds.MOST_WILL)
    tables.resist_cards = setup.at("resist_cards").number(1, 10)
    tables.resists = setup.at("resists_per_turn").number(1, kinds.MOST_WILL)


def _check_card(card: Place) -> None:
    """What every place and card says of itself: set, names, text, where it comes from."""
    card.at("set").one_of(SETS)
    names, sources = card.at("name"), card.at("name_source")
    names.at("en").text()
    for language in _LANGUAGES:
        if names.has(language):
            names.at(language).text()
            sources.at(language).one_of(NAME_SOURCES)
    card.at("text").text()
    card.provenance()
    for part in card.at("reconstructed_parts").items():
        part.text()


def _fixed_ids(cards: list[Place], key: str) -> list[str]:
    """The ids of the shipped cards, which these cards have too."""
    names = [card.at("id").text() for card in Place(SHIPPED.name, "", read_json(SHIPPED)).at(key).items()]
    in_order(cards, names, "cards")
    return names


def _truth(place: Place) -> int:
    if not isinstance(place.value, bool):
        raise place.error(f"expected true or false, found {place.value!r}")
    return int(place.value)


def _mask(place: Place, names: Sequence[str]) -> int:
    mask = 0
    for item in place.items():
        mask |= 1 << item.one_of(names)
    return mask


def _numbers(effect: Place, bounds: dict[str, kinds.Bounds], extra: list[str]) -> list[int]:
    """The numbers an effect of its kind takes; beside them it has only some extra members."""
    kind = effect.at("kind").text()
    wanted = bounds.get(kind, {})
    effect.takes_only(["kind", *wanted, *extra])
    numbers: list[int] = []
    for name, (least, most) in wanted.items():
        number = effect.at(name)
        if least == most and number.value != least:
            raise number.error(f"{kind!r} works with {least} only, found {number.value!r}")
        numbers.append(number.number(least, most))
    return numbers


def _same_numbers(cards: list[Place], decks: list[int], bounds: dict[str, kinds.Bounds]) -> None:
    """Cards of one kind in one deck say the same numbers, for a position remembers only which kind holds."""
    for deck in decks:
        said: dict[tuple[str, str], Place] = {}
        for number, card in enumerate(cards):
            kind = card.at("effect").at("kind").text()
            for name in bounds.get(kind, {}) if deck >> number & 1 else {}:
                here = card.at("effect").at(name)
                first = said.setdefault((kind, name), here)
                if here.value != first.value:
                    raise here.error(f"cards of one kind in one deck say the same; {first.path} says {first.value}")


def _read_places(places: Place, tables: Tables) -> list[str]:
    """20 places, one of each number in each set.

    Rules: R1, E8, E87
    """
    cards = places.items(kinds.PLACES)
    names = _fixed_ids(cards, "places")
    rows: dict[str, list[int]] = {}
    for number, card in enumerate(cards):
        _check_card(card)
        card.at("number").exactly(number % kinds.NUMBERS + 1)
        if card.at("set").text() != SETS[number // kinds.NUMBERS]:
            raise card.at("set").error("the ten base places come first, then the ten of Exploration")
        power = card.at("power")
        kind = power.at("kind").one_of(kinds.POWER_KINDS)
        up_to = kind == kinds.RETURN_SELF
        numbers = [*_numbers(power, kinds.POWER_NUMBERS, ["up_to"] if up_to else []), 0, 0]
        for key, value in (
            ("power", kind),
            ("a", numbers[0]),
            ("b", numbers[1]),
            ("up_to", _truth(power.at("up_to")) if up_to else 0),
            ("copyable", _truth(card.at("copyable"))),
            ("once", _truth(card.at("once_per_turn"))),
            ("catch_will", card.at("catch_will").number(0, kinds.MOST_CATCH_WILL)),
            ("catch_assimilation", card.at("catch_assimilation").number(1, kinds.MOST_ASSIMILATION)),
            ("to_reserve", _truth(card.at("back_to_reserve"))),
            ("copies", card.at("copies").number(1, 7)),
        ):
            rows.setdefault(key, []).append(value)
        _check_place(card, number % kinds.NUMBERS, kind)
    tables.power = ints(rows["power"])
    tables.power_a = ints(rows["a"])
    tables.power_b = ints(rows["b"])
    tables.power_up_to = ints(rows["up_to"])
    tables.copyable = ints(rows["copyable"])
    tables.once = ints(rows["once"])
    tables.catch_will = ints(rows["catch_will"])
    tables.catch_assimilation = ints(rows["catch_assimilation"])
    tables.to_reserve = ints(rows["to_reserve"])
    tables.copies = ints(rows["copies"])
    return names


def _check_place(card: Place, number: int, kind: int) -> None:
    """What the rulebooks fix: counts of cards and the powers the set-up is built on.

    Rules: R1, R35, E8, E16, E19, E21, D7
    """
    copies = card.at("copies")
    pole = kind == kinds.WILL_FOR_RESCUE
    wanted = 7 if number < 5 else 2 if pole else 4
    if copies.value != wanted:
        raise copies.error(f"there are {wanted} cards of this place (R1, E8)")
    for fixed, where in ((kinds.MARKER_POWER, 3), (kinds.SHIELD_POWER, 3), (kinds.MAZE_POWER, 4)):
        if kind == fixed and number != where:
            raise card.at("power").error(f"this power belongs to a place numbered {where + 1} (E16)")
    if kind == kinds.TWO_BOTH and _truth(card.at("copyable")):
        raise card.at("copyable").error("the Artefact can never be copied (R35)")
    if _truth(card.at("back_to_reserve")) and number < 5:
        raise card.at("back_to_reserve").error("only places 6-10 have a reserve (E19)")


def _deck_masks(cards: list[Place], names: list[str]) -> list[int]:
    """The base deck, and the enlarged deck in which some cards take the place of others.

    Rules: E3, E4, E5, E6, D7
    """
    base, combined = 0, 0
    for number, card in enumerate(cards):
        combined |= 1 << number
        if card.at("set").text() == "base":
            base |= 1 << number
    for number, card in enumerate(cards):
        if card.has("replaces"):
            old = card.at("replaces").one_of(names)
            if not base >> old & 1 or base >> number & 1:
                raise card.at("replaces").error("a card of Exploration takes a base card's place (E3)")
            combined &= ~(1 << old)
        elif names[number] in _REPLACED:
            raise card.error("'replaces' is missing: this card takes a base card's place (E3, E5)")
    return [base, combined]


def _read_hunt(hunt: Place, tables: Tables, places: list[str]) -> list[str]:
    """33 Hunt cards.

    Rules: R12, E10
    """
    cards = hunt.items(kinds.HUNT_CARDS)
    names = _fixed_ids(cards, "hunt")
    kind_of, phases, tokens, wide, numbers, masks = [], [], [], [], [], []
    for card in cards:
        _check_card(card)
        effect = card.at("effect")
        kind = effect.at("kind").one_of(kinds.HUNT_KINDS)
        listed = kind == kinds.PLACES_INEFFECTIVE
        numbers.append([*_numbers(effect, kinds.HUNT_NUMBERS, ["places"] if listed else []), 0][0])
        phase = card.at("phase").number(0, 4)
        if (phase == 0) != (kind == kinds.COPY_LAST):
            raise card.at("phase").error("phase 0 is for the card that copies another (R12), and only for it")
        _check_phase(card, kind, phase)
        kind_of.append(kind)
        phases.append(phase)
        tokens.append(_mask(card.at("tokens"), kinds.TOKEN_IDS))
        footprint = card.at("footprint").number(1, 2)
        if footprint == 2 and tokens[-1].bit_count() != 1:
            raise card.at("footprint").error("a card that puts a token on two places names that one token")
        wide.append(footprint - 1)
        masks.append(_mask(effect.at("places"), places) if listed else 0)
    decks = _deck_masks(cards, names)
    _same_numbers(cards, decks, kinds.HUNT_NUMBERS)
    tables.hunt_kind = ints(kind_of)
    tables.hunt_phase = ints(phases)
    tables.hunt_tokens = ints(tokens)
    tables.hunt_wide = ints(wide)
    tables.hunt_number = ints(numbers)
    tables.hunt_places = ints(masks)
    tables.hunt_in = ints(decks)
    tables.hunt_phase_mask = ints(_by_phase(phases))
    return names


_HUNT_PHASES = {
    kinds.BAR_PLACES: 1,
    kinds.NO_SURVIVAL: 1,
    kinds.RESIST_LIMIT: 1,
    kinds.MOVE_HUNTED: 3,
    kinds.ONE_INEFFECTIVE: 3,
    kinds.MOVE_TOKEN_HUNT: 3,
    kinds.RESCUE_STAYS: 4,
    kinds.MORE_HUNT_CARDS: 4,
    kinds.DRAW_MORE: 4,
    kinds.COPY_LAST: 0,
}


def _check_phase(card: Place, kind: int, phase: int) -> None:
    """An effect is bound to the phase whose course it changes; all others are played in phase 2."""
    wanted = _HUNT_PHASES.get(kind, 2)
    if phase != wanted:
        raise card.at("phase").error(f"{kinds.HUNT_KINDS[kind]!r} belongs to phase {wanted}")


_SURVIVAL_PHASES = {
    kinds.REGAIN_WILL: 1,
    kinds.SET_MARKER: 1,
    kinds.BAR_HUNT: 1,
    kinds.TAKE_BACK_CARDS: 1,
    kinds.HIDE_DISCARDS: 1,
    kinds.STRIKE_BACK: 1,
    kinds.HEAL_OTHER: 1,
    kinds.OTHER_TAKES_BACK: 1,
    kinds.SHARE_CHOICES: 1,
    kinds.RESIST_MORE: 1,
    kinds.SWAP_PLAYED: 2,
    kinds.SHOW_HUNT_HAND: 2,
    kinds.SPEND_MARKER: 4,
    kinds.KEEP_PLAYED: 4,
    kinds.TAKE_BACK_LAST: 4,
    kinds.RESCUE_IF_NO_CATCH: 4,
}

_INSTEAD = (kinds.USE_PLACE, kinds.USE_BESIDE, kinds.USE_LOWER_ROW, kinds.USE_EXPLORED)


def _by_phase(phases: list[int]) -> list[int]:
    return [sum(1 << i for i, p in enumerate(phases) if p == phase) for phase in range(5)]


def _read_survival(survival: Place, tables: Tables, places: list[str]) -> list[str]:
    """30 Survival cards.

    Rules: E9
    """
    cards = survival.items(kinds.SURVIVAL_CARDS)
    names = _fixed_ids(cards, "survival")
    kind_of, phases, numbers, masks, tokens = [], [], [], [], []
    for card in cards:
        _check_card(card)
        effect = card.at("effect")
        kind = effect.at("kind").one_of(kinds.SURVIVAL_KINDS)
        listed = kind in (kinds.SET_MARKER, kinds.SPEND_MARKER, kinds.USE_PLACE)
        aimed = kind in (kinds.IGNORE_TOKEN, kinds.MOVE_TOKEN_SURVIVAL)
        extra = (["places"] if listed else []) + (["token"] if aimed else [])
        numbers.append([*_numbers(effect, kinds.SURVIVAL_NUMBERS, extra), 0][0])
        phase = card.at("phase").number(1, 4)
        if phase != _SURVIVAL_PHASES.get(kind, 3):
            raise card.at("phase").error(
                f"{kinds.SURVIVAL_KINDS[kind]!r} belongs to phase {_SURVIVAL_PHASES.get(kind, 3)}"
            )
        kind_of.append(kind)
        phases.append(phase)
        masks.append(_mask(effect.at("places"), places) if listed else 0)
        tokens.append(effect.at("token").one_of(kinds.TOKEN_IDS) if aimed else 0)
    decks = _deck_masks(cards, names)
    _same_numbers(cards, decks, kinds.SURVIVAL_NUMBERS)
    tables.survival_kind = ints(kind_of)
    tables.survival_phase = ints(phases)
    tables.survival_number = ints(numbers)
    tables.survival_places = ints(masks)
    tables.survival_token = ints(tokens)
    tables.survival_in = ints(decks)
    tables.survival_phase_mask = ints(_by_phase(phases))
    tables.instead_mask = sum(1 << i for i, kind in enumerate(kind_of) if kind in _INSTEAD)
    return names
