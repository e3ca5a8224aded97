"""Comet's silver and gold cards, kind by kind, and its heroes."""

from __future__ import annotations

from orrery.games.comet import kinds
from orrery.games.comet.content_abilities import NOTHING, Ability, Tools, read_ability
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import Place, unique_ids
from orrery.kernel.state import NONE

LANGUAGES = ("en", "fr", "ru", "uk")


class _Read:
    """A kind of cards, where it was read, and its ability."""

    def __init__(self, kind: _Kind, place: Place, ability: Ability) -> None:
        self.kind = kind
        self.place = place
        self.ability = ability


def read_species(species: Place, tables: Tables, tools: Tools, highest: int) -> None:
    """100 silver and 50 gold cards, kind by kind, silver first.

    Rules: C2, C4
    """
    places = species.items()
    unique_ids(places)
    found = [
        *_read_deck(species, places, kinds.SILVER, kinds.SILVER_CARDS),
        *_read_deck(species, places, kinds.GOLD, kinds.GOLD_CARDS),
    ]
    made = [each.kind for each in found]
    _pack(species, made, tables)
    _write_kinds(made, tables)
    _write_printed([each.place for each in found], tables, highest)
    _write_abilities([each.ability for each in found], tables, tools)
    _read_sets(places, tables)


def _read_deck(species: Place, places: list[Place], deck: int, wanted: int) -> list[_Read]:
    """The kinds of silver or gold cards; their number is printed.

    Rules: C2
    """
    found: list[_Read] = []
    for place in places:
        if place.at("deck").one_of(kinds.DECK_IDS) == deck:
            made = _kinds_of(place, deck)
            ability = _ability_of(place)
            found += [_Read(kind, place, ability) for kind in made]
    cards = sum(each.kind.copies for each in found)
    if cards != wanted:
        raise species.error(f"{cards} {kinds.DECK_IDS[deck]} cards; there are {wanted} (C2)")
    return found


def _write_kinds(made: list[_Kind], tables: Tables) -> None:
    """Names, numbers and symbols."""
    tables.kinds = len(made)
    tables.silver_kinds = sum(kind.deck == kinds.SILVER for kind in made)
    tables.kind_ids = [kind.name for kind in made]
    tables.copies = ints([kind.copies for kind in made])
    tables.symbols = ints([count for kind in made for count in kind.symbols])
    tables.symbol_mask = ints([sum(1 << i for i, count in enumerate(kind.symbols) if count) for kind in made])
    tables.wild = ints([min(1, kind.symbols[kinds.WILD]) for kind in made])


def _write_printed(places: list[Place], tables: Tables, highest: int) -> None:
    """What is printed on the cards beside symbols and abilities.

    Rules: C4, C75, CQ17, CQ20
    """
    tables.species = [place.at("id").text() for place in places]
    utility: list[int] = []
    nest: list[int] = []
    points: list[int] = []
    egg: list[int] = []
    for place in places:
        animal = place.at("type").one_of(["animal", "utility"]) == 0
        utility.append(int(not animal))
        nest.append(place.at("nest_distance").number(1, highest) if animal else 0)
        points.append(place.at("rescue_points").number(0, 100) if animal else 0)
        egg.append(_read_egg(place.at("egg")) if animal else kinds.NO_EGG)
    tables.utility = ints(utility)
    tables.nest = ints(nest)
    tables.points = ints(points)
    tables.egg = ints(egg)
    tables.beaver = ints([int("beaver" in _tags(place)) for place in places])


def _write_abilities(abilities: list[Ability], tables: Tables, tools: Tools) -> None:
    """What the cards can do.

    Rules: C75, CQ17, CQ19, CQ23
    """
    tables.ability = ints([ability.kind for ability in abilities])
    tables.ability_arg = ints([ability.arg for ability in abilities])
    tables.ability_arg2 = ints([ability.arg2 for ability in abilities])
    tables.timing = ints([ability.timing for ability in abilities])
    tables.tool = ints([tools.number(ability) for ability in abilities])


class _Kind:
    """Cards that are alike."""

    def __init__(self, name: str, deck: int, symbols: list[int]) -> None:
        self.name = name
        self.deck = deck
        self.symbols = symbols
        self.copies = 1


def _read_egg(egg: Place) -> int:
    """The colour of the egg; a card may show none.

    Rules: C4, CQ20
    """
    return kinds.NO_EGG if egg.value is None else egg.one_of(kinds.EGG_IDS)


_WORDS = ["id", "deck", "type", "name", "ability", "tags", "cards", "provenance", "provenance_detail"]
_PRINTED = ["nest_distance", "rescue_points", "egg"]


def _kinds_of(place: Place, deck: int) -> list[_Kind]:
    """A species' cards, those with the same symbols together.

    Rules: C3
    """
    place.provenance()
    _check_members(place)
    _read_names(place.at("name"))
    utility = place.at("type").one_of(["animal", "utility"]) == 1
    if utility and deck == kinds.SILVER:
        raise place.at("type").error("all silver cards are animals (C3)")
    name = place.at("id").text()
    made: list[_Kind] = []
    for number, card in enumerate(place.at("cards").items()):
        symbols = _read_symbols(card, utility)
        alike = [kind for kind in made if kind.symbols == symbols]
        if alike:
            alike[0].copies += 1
        else:
            made.append(_Kind(f"{name}-{number + 1}", deck, symbols))
    if len(made) == 1:
        made[0].name = name
    return made


def _check_members(place: Place) -> None:
    """What animals and utility cards have, and nothing that would change nothing.

    Rules: C4, C45
    """
    utility = place.at("type").one_of(["animal", "utility"]) == 1
    for key in _PRINTED:
        if utility and place.has(key) and place.at(key).value is not None:
            raise place.at(key).error(f"a utility card has no {key.replace('_', ' ')} (C45)")
    place.takes_only([*_WORDS, *_PRINTED])


def _read_names(place: Place) -> None:
    """A name in English, and in other languages where it is known."""
    place.takes_only(list(LANGUAGES))
    place.at("en").text()
    for language in LANGUAGES[1:]:
        if place.has(language) and place.at(language).value is not None:
            place.at(language).text()


def _read_symbols(card: Place, utility: bool) -> list[int]:
    """Two area symbols, or a wild with or without others; none on a utility card.

    Rules: C4, C77, C45, CS60
    """
    symbols = [symbol.one_of(kinds.SYMBOL_IDS) for symbol in card.items()]
    wilds = symbols.count(kinds.WILD)
    areas = len(symbols) - wilds
    if utility and symbols:
        raise card.error("a utility card has no area symbols (C45)")
    if not utility and (areas > 2 or wilds > 2 or (wilds == 0 and areas != 2)):
        raise card.error("an animal card has two area symbols, or wild symbols with at most two area symbols (C4)")
    return [symbols.count(symbol) for symbol in range(kinds.SYMBOLS)]


def _ability_of(place: Place) -> Ability:
    """An animal may have none, a utility card has one.

    Rules: C4, C45
    """
    ability = place.at("ability")
    owner = place.at("type").text()
    if ability.value is None:
        if owner == "utility":
            raise ability.error("a utility card has an ability (C45)")
        return NOTHING
    return read_ability(ability, owner)


_TAGS = ["beaver", "lizard", "scout", "guardian"]


def _tags(place: Place) -> list[str]:
    """What an animal counts as; a class that follows from its ability must fit it.

    Rules: C58, CQ14
    """
    tags = [_TAGS[tag.one_of(_TAGS)] for tag in place.at("tags").items()]
    ability = place.at("ability")
    kind = "" if ability.value is None else ability.at("kind").text()
    passive = kind != "" and ability.at("timing").text() == "passive"
    fits = {
        "beaver": place.at("type").text() == "animal",
        "lizard": kind == "score_set_lizard",
        "scout": kind == "skip_terrain" and not passive,
        "guardian": kind == "skip_terrain" and passive,
    }
    for tag in tags:
        if not fits[tag]:
            raise place.at("tags").error(f"a card with this ability is no {tag}")
        if tags.count(tag) > 1:
            raise place.at("tags").error(f"says {tag!r} twice")
    return tags


def _read_sets(places: list[Place], tables: Tables) -> None:
    """One table for the vicunas and one number for the lizards, whatever card says so.

    Rules: C54, C55
    """
    table: list[int] | None = None
    lizard: int | None = None
    for params in _params_of(places, "score_set_vicuna"):
        here = [points.number(0, 1000) for points in params.at("table").items()]
        if table is not None and table != here:
            raise params.at("table").error("differs from the table of another card")
        table = here
    for params in _params_of(places, "score_set_lizard"):
        each = params.at("points").number(0, 100)
        if lizard is not None and lizard != each:
            raise params.at("points").error("differs from the points of another card")
        lizard = each
    if table is not None:
        members = sum(int(tables.copies[k]) for k in range(tables.kinds) if tables.ability[k] == kinds.SCORE_VICUNA)
        if len(table) <= members:
            raise places[0].error(f"the vicunas' table needs {members + 1} entries, from 0 on")
    tables.vicuna_points = ints(table if table is not None else [0])
    tables.lizard_points = lizard if lizard is not None else 0


def _params_of(places: list[Place], kind: str) -> list[Place]:
    """The parameters of the cards with an ability."""
    abilities = [place.at("ability") for place in places]
    return [each.at("params") for each in abilities if each.value is not None and each.at("kind").text() == kind]


def _pack(species: Place, made: list[_Kind], tables: Tables) -> None:
    """Give every kind a run of bits within one word of a set of cards, as long as it has copies."""
    used = [0] * kinds.WORDS
    word = [0] * len(made)
    low = [0] * len(made)
    for number in sorted(range(len(made)), key=lambda n: -made[n].copies):
        kind = made[number]
        rooms = range(kinds.SILVER_WORDS) if kind.deck == kinds.SILVER else range(kinds.SILVER_WORDS, kinds.WORDS)
        for room in rooms:
            if used[room] + kind.copies <= kinds.WORD_BITS:
                word[number], low[number] = room, used[room]
                used[room] += kind.copies
                break
        else:
            raise species.error(f"too many cards are alike for {kind.name}; at most 30 of a kind")
    first = [0] * kinds.WORDS
    kind_at = [NONE] * (32 * kinds.WORDS)
    for number in range(len(made)):
        first[word[number]] |= 1 << low[number]
        kind_at[32 * word[number] + low[number]] = number
    tables.word = ints(word)
    tables.bits = ints([((1 << kind.copies) - 1) << low[n] for n, kind in enumerate(made)])
    tables.first_bits = ints(first)
    tables.later_bits = ints([first[word[n]] & ~((2 << low[n]) - 1) for n in range(len(made))])
    single = [0] * kinds.WORDS
    for number, kind in enumerate(made):
        if kind.copies == 1:
            single[word[number]] |= 1 << low[number]
    tables.single_bits = ints(single)
    tables.kind_at = ints(kind_at)


def read_heroes(heroes: Place, tables: Tables, tools: Tools) -> None:
    """Ten heroes, each with an ability and perhaps points of its own.

    Rules: C11, C56
    """
    places = heroes.items(kinds.HEROES)
    tables.hero_ids = unique_ids(places)
    abilities: list[Ability] = []
    scorings: list[Ability] = []
    for place in places:
        place.provenance()
        place.takes_only(["id", "name", "ability", "scoring", "provenance", "provenance_detail"])
        _read_names(place.at("name"))
        ability = place.at("ability")
        abilities.append(NOTHING if ability.value is None else read_ability(ability, "hero"))
        scoring = place.at("scoring")
        if scoring.value is None:
            scorings.append(NOTHING)
            continue
        read = read_ability(scoring, "hero", True)
        if read.kind in (kinds.SCORE_VICUNA, kinds.SCORE_LIZARD):
            raise scoring.at("kind").error("a set is scored by its animals, not by a hero")
        scorings.append(read)
    tables.hero_ability = ints([ability.kind for ability in abilities])
    tables.hero_arg = ints([ability.arg for ability in abilities])
    tables.hero_arg2 = ints([ability.arg2 for ability in abilities])
    tables.hero_timing = ints([ability.timing for ability in abilities])
    tables.hero_tool = ints([tools.number(ability) for ability in abilities])
    tables.hero_score = ints([ability.kind for ability in scorings])
    tables.hero_score_arg = ints([ability.arg for ability in scorings])
    tables.hero_score_arg2 = ints([ability.arg2 for ability in scorings])
