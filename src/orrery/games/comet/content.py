"""Comet's cards and boards: read from a file, checked against what the rulebooks fix, turned into tables."""

from __future__ import annotations

from pathlib import Path

from orrery.games.comet import kinds
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import Place, content_hash, shipped_or_changed, unique_ids

SHIPPED = Path(__file__).with_name("content.json")
NONE = -2
MOST_FIELDS = 96
SEAT_COUNTS = ("2", "3", "4")
LANGUAGES = ("en", "fr", "ru")


class Content:
    """The checked content of one file: the raw data, the names of the engine's ints, and its tables."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        self.file = file
        self.data = data
        self.hash = content_hash(data)
        root = Place(file, "", data)
        root.at("meta").provenance()
        self.tables = Tables()
        _read_numbers(root, self.tables)
        boards = root.at("boards")
        _read_boards(boards, self.tables)
        tools = _Tools()
        _read_species(root.at("species"), self.tables, tools, _highest_nest(self.tables))
        _read_heroes(root.at("heroes"), self.tables, tools)
        tools.fill(self.tables, root)
        _read_walks(self.tables)
        self.names = _names(root)
        self.data = {**data, **_numbered(self.tables)}


def _numbered(tables: Tables) -> dict[str, object]:
    """What the engine calls the cards and used abilities it was given, for who shows them."""
    tool = [*tables.tool_ids, None]
    cards = []
    for kind, name in enumerate(tables.kind_ids):
        counts = [int(tables.symbols[kind * kinds.SYMBOLS + symbol]) for symbol in range(kinds.SYMBOLS)]
        symbols = [kinds.SYMBOL_IDS[symbol] for symbol, count in enumerate(counts) for _ in range(count)]
        number = int(tables.tool[kind])
        cards.append({"id": name, "species": tables.species[kind], "symbols": symbols, "tool": tool[max(number, -1)]})
    heroes = {name: tool[max(int(tables.hero_tool[hero]), -1)] for hero, name in enumerate(tables.hero_ids)}
    return {"kinds": cards, "hero_tools": heroes}


def load_content(path: str | None = None) -> Content:
    """The shipped content, with a user's file laid over it where one is given."""
    return Content(*shipped_or_changed(SHIPPED, path))


def _members(place: Place, known: list[str]) -> None:
    """An object has no members but those known."""
    value = place.value
    if not isinstance(value, dict):
        raise place.error(f"expected an object, found {value!r}")
    for key in value:
        if key not in known:
            raise place.error(f"takes no {key!r}; it takes {', '.join(known) or 'nothing'}")


def _read_numbers(root: Place, tables: Tables) -> None:
    """The numbers of the set-up that the rulebook prints (C9, C10, C12)."""
    root.at("players").at("min").exactly(2)
    root.at("players").at("max").exactly(4)
    setup = root.at("setup")
    setup.provenance()
    piles = setup.at("draw_pile")
    sizes = [piles.at(n).exactly(size) for n, size in zip(SEAT_COUNTS, (55, 70, 85), strict=True)]
    tables.draw_pile = ints([0, 0, *sizes])
    for key, value in (("hand", 5), ("display", 4), ("saviors", 3)):
        setup.at(key).exactly(value)


# Boards.


def _read_boards(boards: Place, tables: Tables) -> None:
    """C5-C7: two sides of hex fields; a place that both sides have keeps its id."""
    sides = boards.items(2)
    tables.side_ids = unique_ids(sides)
    where: dict[str, tuple[int, int]] = {}
    for side in sides:
        side.provenance()
        unique_ids(side.at("fields").items())
        for field in side.at("fields").items():
            name = field.at("id").text()
            spot = field.at("q").number(-99, 99), field.at("r").number(-99, 99)
            if where.setdefault(name, spot) != spot:
                raise field.error(f"the id {name!r} stands for another place of the other side")
    names = list(where)
    if len(names) > MOST_FIELDS:
        raise boards.error(f"{len(names)} places in all; at most {MOST_FIELDS}")
    if len(set(where.values())) != len(names):
        raise boards.error("two ids stand for the same place")
    number = {spot: names.index(name) for name, spot in where.items()}
    tables.field_ids = names
    tables.fields = len(names)
    types: list[int] = []
    near: list[int] = []
    nest_numbers: list[int] = []
    nests: list[int] = []
    nests_from: list[int] = [0]
    lowest: list[int] = []
    numbers: list[int] = []
    caverns: list[int] = []
    distances: list[int] = []
    for side in sides:
        type_of, nest_of = _read_fields(side, names)
        links = _links(type_of, number, where, names)
        cavern = type_of.index(kinds.CAVERN)
        _check_nests(side, names, type_of, nest_of, links, cavern)
        types += type_of
        nest_numbers += nest_of
        for row in links:
            near += row
        found = sorted((i for i in range(len(names)) if nest_of[i]), key=lambda i: (-nest_of[i], i))
        nests += found
        nests_from.append(len(nests))
        lowest.append(nest_of[found[-1]])
        mask = 0
        for nest in found:
            mask |= 1 << nest_of[nest]
        numbers.append(mask)
        caverns.append(cavern)
        distances += _distances(type_of, links, cavern, False)
    tables.type = ints(types)
    tables.near = ints(near)
    tables.nest_number = ints(nest_numbers)
    tables.nests = ints(nests)
    tables.nests_from = ints(nests_from)
    tables.lowest_nest = ints(lowest)
    tables.numbers = ints(numbers)
    tables.cavern = ints(caverns)
    tables.distance = ints(distances)


def _read_fields(side: Place, names: list[str]) -> tuple[list[int], list[int]]:
    """C5: what each field of a side is, and the nests' numbers."""
    type_of = [kinds.GAP] * len(names)
    nest_of = [0] * len(names)
    caverns = 0
    for field in side.at("fields").items():
        spot = names.index(field.at("id").text())
        type_of[spot] = field.at("type").one_of(kinds.FIELD_TYPES)
        if type_of[spot] == kinds.NEST:
            nest_of[spot] = field.at("nest").number(1, 30)
        caverns += type_of[spot] == kinds.CAVERN
    if caverns != 1:
        raise side.at("fields").error(f"a board has one cavern, not {caverns} (C5)")
    if not any(nest_of):
        raise side.at("fields").error("a board has nests (C5)")
    return type_of, nest_of


def _links(
    type_of: list[int],
    number: dict[tuple[int, int], int],
    where: dict[str, tuple[int, int]],
    names: list[str],
) -> list[list[int]]:
    """The six neighbours of every field of a side."""
    links: list[list[int]] = []
    for field, name in enumerate(names):
        q, r = where[name]
        row: list[int] = []
        for dq, dr in kinds.AXIAL:
            other = number.get((q + dq, r + dr), NONE)
            there = other != NONE and type_of[field] != kinds.GAP and type_of[other] != kinds.GAP
            row.append(other if there else NONE)
        links.append(row)
    return links


def _distances(type_of: list[int], links: list[list[int]], cavern: int, through_nests: bool) -> list[int]:
    """Steps from every field into the cavern; -1 where there is no way."""
    steps = [-1] * len(type_of)
    steps[cavern] = 0
    line = [cavern]
    for field in line:
        if type_of[field] == kinds.NEST and not through_nests:
            continue
        for other in links[field]:
            if other >= 0 and steps[other] < 0:
                steps[other] = steps[field] + 1
                line.append(other)
    return steps


def _check_nests(
    side: Place,
    names: list[str],
    type_of: list[int],
    nest_of: list[int],
    links: list[list[int]],
    cavern: int,
) -> None:
    """C6, CQ15: a nest's number is the number of steps into the cavern, other nests entered or not."""
    for through in (True, False):
        steps = _distances(type_of, links, cavern, through)
        for field in side.at("fields").items():
            spot = names.index(field.at("id").text())
            if steps[spot] < 0:
                raise field.error("no way leads from here to the cavern")
            if nest_of[spot] and nest_of[spot] != steps[spot]:
                raise field.at("nest").error(f"is {nest_of[spot]}, but it is {steps[spot]} steps into the cavern (C6)")


def _highest_nest(tables: Tables) -> int:
    """The highest nest number that both sides have or exceed."""
    return min(int(tables.nest_number[tables.nests[tables.nests_from[s]] + s * tables.fields]) for s in (0, 1))


def _read_walks(tables: Tables) -> None:
    """C71, CQ10, CS36: where movements of exactly N steps can end, for every N that a card prints."""
    wanted = {int(tables.tool_arg[t]) for t in range(tables.tools) if tables.tool_kind[t] == kinds.FREE_STEPS}
    walks: list[int] = []
    walk_from: list[int] = []
    for side in range(2):
        base = side * tables.fields
        cavern = int(tables.cavern[side])
        for steps in range(kinds.MOST_STEPS + 1):
            for field in range(tables.fields):
                walk_from.append(len(walks))
                if steps not in wanted or tables.type[base + field] in (kinds.GAP, kinds.CAVERN):
                    continue
                line, home = {field}, False
                for _ in range(steps):
                    row = range(kinds.DIRECTIONS)
                    line = {int(tables.near[(base + f) * 6 + d]) for f in line for d in row} - {NONE}
                    home = home or cavern in line
                    line -= {cavern}
                walks += sorted(line - {field}) + ([cavern] if home else [])
    walk_from.append(len(walks))
    tables.walks = ints(walks)
    tables.walk_from = ints(walk_from)


# Abilities.


class _Ability:
    """One ability as numbers."""

    def __init__(self, kind: int, arg: int, arg2: int, timing: int) -> None:
        self.kind = kind
        self.arg = arg
        self.arg2 = arg2
        self.timing = timing


_NOTHING = _Ability(kinds.NO_ABILITY, 0, 0, kinds.PASSIVE)


class _Tools:
    """The different abilities that are used, alike ones counted once."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int, int, int], int] = {}

    def number(self, ability: _Ability) -> int:
        """The number of a used ability; NONE for one that holds by itself."""
        if ability.timing not in (kinds.ON_HATCH, kinds.ON_MOVE, kinds.BETWEEN_TURNS):
            return NONE
        key = ability.kind, ability.arg, ability.arg2, ability.timing
        return self.seen.setdefault(key, len(self.seen))

    def fill(self, tables: Tables, root: Place) -> None:
        """Write the tables of used abilities."""
        if len(self.seen) > kinds.MOST_TOOLS:
            raise root.at("species").error(f"more than {kinds.MOST_TOOLS} different used abilities")
        tables.tools = len(self.seen)
        keys = list(self.seen)
        tables.tool_kind = ints([key[0] for key in keys])
        tables.tool_arg = ints([key[1] for key in keys])
        tables.tool_arg2 = ints([key[2] for key in keys])
        tables.tool_timing = ints([key[3] for key in keys])
        for tool, key in enumerate(keys):
            if key[3] == kinds.ON_MOVE:
                tables.move_tools |= 1 << tool
            elif key[3] == kinds.ON_HATCH and key[0] == kinds.REDUCE_NEST:
                tables.nest_tools |= 1 << tool
            elif key[3] == kinds.ON_HATCH:
                tables.hatch_tools |= 1 << tool
        tables.tool_ids = [_tool_id(*key) for key in keys]


def _tool_id(kind: int, arg: int, arg2: int, timing: int) -> str:
    """A name for a used ability that says what it does."""
    name = kinds.ABILITY_IDS[kind]
    if kind == kinds.SKIP_TERRAIN:
        areas = "-".join(area for i, area in enumerate(kinds.AREA_IDS) if arg >> i & 1)
        name = f"{name}-{areas}{'-all' if arg2 else ''}"
    elif kind == kinds.PLACE_NEUTRAL:
        name = f"{name}-{'any' if arg == 3 else kinds.TOKEN_IDS[arg - 1]}"
    elif kind == kinds.REDUCE_NEST:
        name = f"{name}-{'exactly-' if arg2 else ''}{arg}"
    elif kind == kinds.EXTRA_HATCH:
        name = f"{name}-{arg}{f'-reduce-{arg2}' if arg2 else ''}"
    elif kind not in (kinds.TO_NEST_OR_CAVERN, kinds.TAKE_PLAYED, kinds.COPY_PLAYED):
        name = f"{name}-{arg}"
    if kind in (kinds.DRAW_SILVER, kinds.TAKE_GOLD) and timing == kinds.ON_MOVE:
        name += "-on-move"
    return name


def _read_ability(place: Place, owner: str, scoring: bool = False) -> _Ability:
    """An ability with parameters that fit it (C41-C45)."""
    _members(place, ["kind", "timing", "cost", "params", "text"])
    place.at("text").text()
    kind = place.at("kind").one_of(kinds.ABILITY_IDS)
    timing = place.at("timing").one_of(kinds.TIMING_IDS)
    if timing not in kinds.TIMINGS_OF[kind]:
        fitting = " or ".join(kinds.TIMING_IDS[t] for t in kinds.TIMINGS_OF[kind])
        raise place.at("timing").error(f"{kinds.ABILITY_IDS[kind]} works {fitting}")
    used = timing in (kinds.ON_HATCH, kinds.ON_MOVE, kinds.BETWEEN_TURNS)
    cost = "none" if not used else "discard" if owner == "utility" else "exhaust"
    if place.at("cost").one_of(kinds.COST_IDS) != kinds.COST_IDS.index(cost):
        raise place.at("cost").error(f"expected {cost!r} here")
    if owner == "utility" and (not used or timing == kinds.BETWEEN_TURNS):
        raise place.at("timing").error("a utility card works on a hatch or a move turn (C45)")
    if scoring != (kind >= kinds.SCORE_VICUNA) and (scoring or owner == "hero"):
        raise place.at("kind").error("a hero's ability and its scoring stand apart")
    params = place.at("params")
    arg, arg2 = _read_params(params, kind, timing)
    return _Ability(kind, arg, arg2, timing)


def _read_params(params: Place, kind: int, timing: int) -> tuple[int, int]:
    """The parameters of an ability as two numbers."""

    def number(key: str, low: int, high: int) -> int:
        return params.at(key).number(low, high)

    if kind == kinds.REDUCE_NEST:
        exact = params.has("exactly")
        key = "exactly" if exact else "up_to"
        _members(params, [key])
        if exact and timing == kinds.PASSIVE:
            raise params.error("a permanent reduction is 'up_to'")
        return number(key, 1, kinds.MOST_REDUCTION), int(exact)
    if kind == kinds.EXTRA_HATCH:
        _members(params, ["count", "reduce_up_to"])
        more = number("reduce_up_to", 1, kinds.MOST_REDUCTION) if params.has("reduce_up_to") else 0
        return number("count", 1, kinds.SLOTS), more
    if kind == kinds.SKIP_TERRAIN:
        _members(params, ["terrain", "scope"])
        scope = params.at("scope").one_of(["one_savior", "all_saviors"])
        if timing == kinds.PASSIVE and scope == 0:
            raise params.at("scope").error("a permanent ability holds for 'all_saviors'")
        return 1 << params.at("terrain").one_of(kinds.AREA_IDS), scope
    if kind == kinds.PLACE_NEUTRAL:
        _members(params, ["token"])
        return params.at("token").one_of([*kinds.TOKEN_IDS, "any"]) + 1, 0
    if kind == kinds.SCORE_VICUNA:
        _members(params, ["table"])
        for points in params.at("table").items():
            points.number(0, 1000)
        return 0, 0
    if kind == kinds.SCORE_LIZARD:
        _members(params, ["points", "part"])
        return number("points", 0, 100), params.at("part").one_of(kinds.LIZARD_PARTS)
    if kind == kinds.SCORE_RESCUED:
        _members(params, ["per", "max"])
        return number("per", 0, 100), number("max", 0, 1000)
    if kind == kinds.SCORE_EGG:
        _members(params, ["per", "egg"])
        return number("per", 0, 100), params.at("egg").one_of(kinds.EGG_IDS)
    if kind == kinds.SCORE_AREA:
        _members(params, ["per", "terrain"])
        return number("per", 0, 100), params.at("terrain").one_of(kinds.AREA_IDS)
    if kind >= kinds.SCORE_EGG_COLOURS:
        _members(params, ["per"])
        return number("per", 0, 100), 0
    single = {
        kinds.DRAW_SILVER: ("count", 10),
        kinds.TAKE_GOLD: ("count", 4),
        kinds.GAIN_WILD: ("count", 10),
        kinds.FREE_STEPS: ("steps", kinds.MOST_STEPS),
        kinds.DUPLICATE_SYMBOL: ("count", 10),
        kinds.EXTRA_CARD: ("cards", 10),
        kinds.HAND_LIMIT: ("plus", 10),
        kinds.GOLD_FOR_SILVER: ("count", 10),
        kinds.REST_EXTRA_GOLD: ("count", 4),
    }
    if kind not in single:
        _members(params, [])
        return 0, 0
    key, most = single[kind]
    _members(params, [key])
    return number(key, 1, most), 0


# Cards.


def _read_names(place: Place) -> None:
    """A name in English, and in French and Russian where the rulebooks give it."""
    _members(place, list(LANGUAGES))
    place.at("en").text()
    for language in LANGUAGES[1:]:
        if place.at(language).value is not None:
            place.at(language).text()


def _read_symbols(card: Place, utility: bool) -> list[int]:
    """C4, C45: two area symbols or one wild; none on a utility card."""
    symbols = [symbol.one_of(kinds.SYMBOL_IDS) for symbol in card.items()]
    wilds = symbols.count(kinds.WILD)
    if utility and symbols:
        raise card.error("a utility card has no area symbols (C45)")
    if not utility and (len(symbols) != 1 if wilds else len(symbols) != 2):
        raise card.error("an animal card has two area symbols or one wild (C4)")
    return [symbols.count(symbol) for symbol in range(kinds.SYMBOLS)]


class _Kind:
    """Cards that are alike."""

    def __init__(self, name: str, deck: int, symbols: list[int]) -> None:
        self.name = name
        self.deck = deck
        self.symbols = symbols
        self.copies = 1


def _read_species(species: Place, tables: Tables, tools: _Tools, highest: int) -> None:
    """C2-C4: 100 silver and 50 gold cards, kind by kind, silver first."""
    places = species.items()
    unique_ids(places)
    found: list[tuple[_Kind, Place, _Ability]] = []
    for deck in (kinds.SILVER, kinds.GOLD):
        cards = 0
        for place in places:
            if place.at("deck").one_of(kinds.DECK_IDS) == deck:
                made = _kinds_of(place, deck)
                ability = _ability_of(place)
                found += [(kind, place, ability) for kind in made]
                cards += sum(kind.copies for kind in made)
        wanted = kinds.SILVER_CARDS if deck == kinds.SILVER else kinds.GOLD_CARDS
        if cards != wanted:
            name = kinds.DECK_IDS[deck]
            raise species.error(f"{cards} {name} cards; there are {wanted} (C2)")
    made = [kind for kind, _, _ in found]
    _pack(species, made, tables)
    tables.kinds = len(made)
    tables.silver_kinds = sum(kind.deck == kinds.SILVER for kind in made)
    tables.kind_ids = [kind.name for kind in made]
    tables.copies = ints([kind.copies for kind in made])
    tables.symbols = ints([count for kind in made for count in kind.symbols])
    tables.symbol_mask = ints([sum(1 << i for i, count in enumerate(kind.symbols) if count) for kind in made])
    tables.wild = ints([min(1, kind.symbols[kinds.WILD]) for kind in made])
    tables.species = [place.at("id").text() for _, place, _ in found]
    utility: list[int] = []
    nest: list[int] = []
    points: list[int] = []
    egg: list[int] = []
    for _, place, _ in found:
        animal = place.at("type").one_of(["animal", "utility"]) == 0
        utility.append(int(not animal))
        nest.append(place.at("nest_distance").number(1, highest) if animal else 0)
        points.append(place.at("rescue_points").number(0, 100) if animal else 0)
        egg.append(place.at("egg").one_of(kinds.EGG_IDS) if animal else 0)
    tables.utility = ints(utility)
    tables.nest = ints(nest)
    tables.points = ints(points)
    tables.egg = ints(egg)
    tables.beaver = ints([int("beaver" in _tags(place)) for _, place, _ in found])
    abilities = [ability for _, _, ability in found]
    tables.ability = ints([ability.kind for ability in abilities])
    tables.ability_arg = ints([ability.arg for ability in abilities])
    tables.ability_arg2 = ints([ability.arg2 for ability in abilities])
    tables.timing = ints([ability.timing for ability in abilities])
    tables.tool = ints([tools.number(ability) for ability in abilities])
    _read_sets(places, tables)


def _kinds_of(place: Place, deck: int) -> list[_Kind]:
    """A species' cards, those with the same symbols together."""
    place.provenance()
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


def _ability_of(place: Place) -> _Ability:
    """C4, C45: an animal may have none, a utility card has one."""
    ability = place.at("ability")
    owner = place.at("type").text()
    if ability.value is None:
        if owner == "utility":
            raise ability.error("a utility card has an ability (C45)")
        return _NOTHING
    return _read_ability(ability, owner)


def _tags(place: Place) -> list[str]:
    return [tag.text() for tag in place.at("tags").items()]


def _read_sets(places: list[Place], tables: Tables) -> None:
    """C54, C55: one table for the vicunas and one number for the lizards, whatever card says so."""
    table: list[int] | None = None
    lizard: int | None = None
    for place in places:
        ability = place.at("ability")
        if ability.value is None:
            continue
        params = ability.at("params")
        if ability.at("kind").text() == "score_set_vicuna":
            here = [points.number(0, 1000) for points in params.at("table").items()]
            if table is not None and table != here:
                raise params.at("table").error("differs from the table of another card")
            table = here
        if ability.at("kind").text() == "score_set_lizard":
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
    single = [0] * kinds.WORDS
    for number, kind in enumerate(made):
        if kind.copies == 1:
            single[word[number]] |= 1 << low[number]
        else:
            tables.several.append(number)
    tables.single_bits = ints(single)
    tables.kind_at = ints(kind_at)


def _read_heroes(heroes: Place, tables: Tables, tools: _Tools) -> None:
    """C11, C56: ten heroes, each with an ability and perhaps points of its own."""
    places = heroes.items(kinds.HEROES)
    tables.hero_ids = unique_ids(places)
    abilities: list[_Ability] = []
    scorings: list[_Ability] = []
    for place in places:
        place.provenance()
        _read_names(place.at("name"))
        abilities.append(_read_ability(place.at("ability"), "hero"))
        scoring = place.at("scoring")
        if scoring.value is None:
            scorings.append(_NOTHING)
            continue
        read = _read_ability(scoring, "hero", True)
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


def _names(root: Place) -> dict[str, dict[str, str]]:
    """Every species' and hero's name by language; a missing one is left out."""
    out: dict[str, dict[str, str]] = {}
    for key in ("species", "heroes"):
        for place in root.at(key).items():
            value = place.at("name").value
            assert isinstance(value, dict)
            out[place.at("id").text()] = {str(k): str(v) for k, v in value.items() if v is not None}
    return out
