"""C41-C45: what the abilities printed on cards and heroes are, as numbers."""

from __future__ import annotations

from orrery.games.comet import kinds
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import Place
from orrery.kernel.state import NONE


class Ability:
    """One ability as numbers."""

    def __init__(self, kind: int, arg: int, arg2: int, timing: int) -> None:
        self.kind = kind
        self.arg = arg
        self.arg2 = arg2
        self.timing = timing


NOTHING = Ability(kinds.NO_ABILITY, 0, 0, kinds.PASSIVE)


class Tools:
    """The different abilities that are used, alike ones counted once."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int, int, int], int] = {}

    def number(self, ability: Ability) -> int:
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


def read_ability(place: Place, owner: str, scoring: bool = False) -> Ability:
    """An ability with parameters that fit it (C41-C45)."""
    place.takes_only(["kind", "timing", "cost", "params", "text"])
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
    return Ability(kind, arg, arg2, timing)


def _read_params(params: Place, kind: int, timing: int) -> tuple[int, int]:
    """The parameters of an ability as two numbers."""

    def number(key: str, low: int, high: int) -> int:
        return params.at(key).number(low, high)

    if kind == kinds.REDUCE_NEST:
        exact = params.has("exactly")
        key = "exactly" if exact else "up_to"
        params.takes_only([key])
        if exact and timing == kinds.PASSIVE:
            raise params.error("a permanent reduction is 'up_to'")
        return number(key, 1, kinds.MOST_REDUCTION), int(exact)
    if kind == kinds.EXTRA_HATCH:
        params.takes_only(["count", "reduce_up_to"])
        more = number("reduce_up_to", 1, kinds.MOST_REDUCTION) if params.has("reduce_up_to") else 0
        return number("count", 1, kinds.SLOTS), more
    if kind == kinds.SKIP_TERRAIN:
        params.takes_only(["terrain", "scope"])
        scope = params.at("scope").one_of(["one_savior", "all_saviors"])
        if timing == kinds.PASSIVE and scope == 0:
            raise params.at("scope").error("a permanent ability holds for 'all_saviors'")
        return 1 << params.at("terrain").one_of(kinds.AREA_IDS), scope
    if kind == kinds.PLACE_NEUTRAL:
        params.takes_only(["token"])
        return params.at("token").one_of([*kinds.TOKEN_IDS, "any"]) + 1, 0
    if kind == kinds.SCORE_VICUNA:
        params.takes_only(["table"])
        for points in params.at("table").items():
            points.number(0, 1000)
        return 0, 0
    if kind == kinds.SCORE_LIZARD:
        params.takes_only(["points", "part"])
        return number("points", 0, 100), params.at("part").one_of(kinds.LIZARD_PARTS)
    if kind == kinds.SCORE_RESCUED:
        params.takes_only(["per", "max"])
        return number("per", 0, 100), number("max", 0, 1000)
    if kind == kinds.SCORE_EGG:
        params.takes_only(["per", "egg"])
        return number("per", 0, 100), params.at("egg").one_of(kinds.EGG_IDS)
    if kind == kinds.SCORE_AREA:
        params.takes_only(["per", "terrain"])
        return number("per", 0, 100), params.at("terrain").one_of(kinds.AREA_IDS)
    if kind >= kinds.SCORE_EGG_COLOURS:
        params.takes_only(["per"])
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
        params.takes_only([])
        return 0, 0
    key, most = single[kind]
    params.takes_only([key])
    return number(key, 1, most), 0
