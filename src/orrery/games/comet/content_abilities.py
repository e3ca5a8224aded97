"""C41-C45: what the abilities printed on cards and heroes are, as numbers."""

from __future__ import annotations

from orrery.games.comet import kinds
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import Place
from orrery.kernel.state import NONE


class Ability:
    """One ability as numbers; `free`: it is used, but exhausts nothing."""

    def __init__(self, kind: int, arg: int, arg2: int, timing: int, used: bool, free: bool) -> None:
        self.kind = kind
        self.arg = arg
        self.arg2 = arg2
        self.timing = timing
        self.used = used
        self.free = free


NOTHING = Ability(kinds.NO_ABILITY, 0, 0, kinds.PASSIVE, False, False)

Key = tuple[int, int, int, int, bool]
"""What makes two used abilities alike: kind, parameters, timing, and whether they exhaust nothing."""


class Tools:
    """The different abilities that are used, alike ones counted once."""

    def __init__(self) -> None:
        self.seen: dict[Key, int] = {}

    def number(self, ability: Ability) -> int:
        """The number of a used ability; NONE for one that holds by itself."""
        if not ability.used:
            return NONE
        key = ability.kind, ability.arg, ability.arg2, ability.timing, ability.free
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
        masks = {name: 0 for name in ("hatch", "nest", "move", "hatch_open", "move_open", "between", "rest", "free")}
        for tool, key in enumerate(keys):
            for name in _masks_of(key):
                masks[name] |= 1 << tool
        tables.hatch_tools = masks["hatch"]
        tables.nest_tools = masks["nest"]
        tables.move_tools = masks["move"]
        tables.hatch_openers = masks["hatch_open"]
        tables.move_openers = masks["move_open"]
        tables.between_tools = masks["between"]
        tables.rest_tools = masks["rest"]
        tables.free_tools = masks["free"]
        tables.tool_ids = [_tool_id(*key) for key in keys]


def _masks_of(key: Key) -> list[str]:
    """In which masks of `Tables` a used ability stands."""
    kind, _, _, timing, free = key
    out = ["free"] if free else []
    if timing == kinds.ON_MOVE:
        out.append("move")
        if kind in (kinds.TAKE_GOLD, kinds.DRAW_SILVER):
            out.append("move_open")
    elif timing == kinds.ON_HATCH:
        out.append("nest" if kind == kinds.REDUCE_NEST else "hatch")
        if kind in (kinds.TAKE_GOLD, kinds.PLACE_NEUTRAL):
            out.append("hatch_open")
    elif timing == kinds.BETWEEN_TURNS and kind not in (kinds.TAKE_PLAYED, kinds.COPY_PLAYED):
        out.append("between")
    elif timing == kinds.ON_REST:
        out.append("rest")
    return out


def _tool_id(kind: int, arg: int, arg2: int, timing: int, free: bool) -> str:
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
    usual = next(each for each in kinds.TIMINGS_OF[kind] if each != kinds.PASSIVE)
    if timing != usual:
        name += f"-on-{kinds.TIMING_IDS[timing]}"
    return f"{name}-free" if free else name


def read_ability(place: Place, owner: str, scoring: bool = False) -> Ability:
    """An ability with parameters that fit it (C41-C45, CS59)."""
    place.takes_only(["kind", "timing", "cost", "params", "text"])
    place.at("text").text()
    kind = place.at("kind").one_of(kinds.ABILITY_IDS)
    timing = place.at("timing").one_of(kinds.TIMING_IDS)
    if timing not in kinds.TIMINGS_OF[kind]:
        fitting = " or ".join(kinds.TIMING_IDS[t] for t in kinds.TIMINGS_OF[kind])
        raise place.at("timing").error(f"{kinds.ABILITY_IDS[kind]} works {fitting}")
    timed = timing in (kinds.ON_HATCH, kinds.ON_MOVE, kinds.BETWEEN_TURNS)
    if owner == "utility" and (not timed or timing == kinds.BETWEEN_TURNS):
        raise place.at("timing").error("a utility card works on a hatch or a move turn (C45)")
    if scoring != (kind >= kinds.SCORE_VICUNA) and (scoring or owner == "hero"):
        raise place.at("kind").error("a hero's ability and its scoring stand apart")
    if owner == "utility":
        costs = ["discard"]
    elif timed or timing == kinds.ON_REST:
        costs = ["exhaust", "none"]
    else:
        costs = ["none"]
    cost = kinds.COST_IDS[place.at("cost").one_of(kinds.COST_IDS)]
    if cost not in costs:
        raise place.at("cost").error(f"expected {' or '.join(repr(each) for each in costs)} here")
    params = place.at("params")
    arg, arg2 = _read_params(params, kind, timing)
    used = timed or cost == "exhaust"
    return Ability(kind, arg, arg2, timing, used, timed and cost == "none")


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
        return _areas(params.at("terrain")), scope
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


def _areas(terrain: Place) -> int:
    """C69: one area or several, as bits."""
    if not isinstance(terrain.value, list):
        return 1 << terrain.one_of(kinds.AREA_IDS)
    mask = 0
    for area in terrain.items():
        mask |= 1 << area.one_of(kinds.AREA_IDS)
    if mask == 0 or mask.bit_count() < len(terrain.items()):
        raise terrain.error("expected an area, or a list of different ones")
    return mask
