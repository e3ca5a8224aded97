"""What the abilities printed on cards and heroes are, as numbers."""

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

_MASKS = ("hatch", "nest", "move", "hatch_open", "move_open", "between", "window", "rest", "free")

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
        masks = {
            name: 0
            for name in ("hatch", "nest", "move", "hatch_open", "move_open", "between", "window", "rest", "free")
        }
        for tool, key in enumerate(keys):
            for name in _masks_of(key):
                masks[name] |= 1 << tool
        tables.hatch_tools = masks["hatch"]
        tables.nest_tools = masks["nest"]
        tables.move_tools = masks["move"]
        tables.hatch_openers = masks["hatch_open"]
        tables.move_openers = masks["move_open"]
        tables.between_tools = masks["between"]
        tables.window_tools = masks["window"]
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
    elif timing == kinds.BETWEEN_TURNS:
        out.append("window")
        if kind not in (kinds.TAKE_PLAYED, kinds.COPY_PLAYED):
            out.append("between")
    elif timing == kinds.ON_REST:
        out.append("rest")
    return out


def _tool_id(kind: int, arg: int, arg2: int, timing: int, free: bool) -> str:
    """A name for a used ability that says what it does."""
    name = kinds.ABILITY_IDS[kind] + _tool_suffix(kind, arg, arg2)
    usual = next(each for each in kinds.TIMINGS_OF[kind] if each != kinds.PASSIVE)
    if timing != usual:
        name += f"-on-{kinds.TIMING_IDS[timing]}"
    return f"{name}-free" if free else name


def _tool_suffix(kind: int, arg: int, arg2: int) -> str:
    """What the name of an ability says of its parameters."""
    if kind in (kinds.TO_NEST_OR_CAVERN, kinds.TAKE_PLAYED, kinds.COPY_PLAYED):
        return ""
    if kind == kinds.SKIP_TERRAIN:
        areas = "-".join(area for i, area in enumerate(kinds.AREA_IDS) if arg >> i & 1)
        return f"-{areas}{'-all' if arg2 else ''}"
    if kind == kinds.PLACE_NEUTRAL:
        return f"-{[*kinds.TOKEN_IDS, 'any'][arg - 1]}"
    if kind == kinds.REDUCE_NEST:
        return f"-{'exactly-' if arg2 else ''}{arg}"
    if kind == kinds.EXTRA_HATCH and arg2:
        return f"-{arg}-reduce-{arg2}"
    return f"-{arg}"


def read_ability(place: Place, owner: str, scoring: bool = False) -> Ability:
    """An ability with parameters that fit it.

    Rules: C41, C42, C43, C44, C45, CS59
    """
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
    costs = _costs(owner, timing)
    cost = kinds.COST_IDS[place.at("cost").one_of(kinds.COST_IDS)]
    if cost not in costs:
        raise place.at("cost").error(f"expected {' or '.join(repr(each) for each in costs)} here")
    params = place.at("params")
    arg, arg2 = _read_params(params, kind, timing)
    used = timed or cost == "exhaust"
    return Ability(kind, arg, arg2, timing, used, timed and cost == "none")


def _costs(owner: str, timing: int) -> list[str]:
    """What an ability of a time can cost.

    Rules: C44, C45, CS59
    """
    if owner == "utility":
        return ["discard"]
    if timing in (kinds.ON_HATCH, kinds.ON_MOVE, kinds.BETWEEN_TURNS, kinds.ON_REST):
        return ["exhaust", "none"]
    return ["none"]


_SINGLE = {
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
"""Abilities with one number: what it is called and the most it can be."""


def _read_params(params: Place, kind: int, timing: int) -> tuple[int, int]:
    """The parameters of an ability as two numbers."""
    if kind >= kinds.SCORE_VICUNA:
        return _read_scoring(params, kind)
    if kind in _SINGLE:
        key, most = _SINGLE[kind]
        params.takes_only([key])
        return params.at(key).number(1, most), 0
    if kind == kinds.REDUCE_NEST:
        exact = params.has("exactly")
        key = "exactly" if exact else "up_to"
        params.takes_only([key])
        if exact and timing == kinds.PASSIVE:
            raise params.error("a permanent reduction is 'up_to'")
        return params.at(key).number(1, kinds.MOST_REDUCTION), int(exact)
    if kind == kinds.EXTRA_HATCH:
        params.takes_only(["count", "reduce_up_to"])
        more = params.at("reduce_up_to").number(1, kinds.MOST_REDUCTION) if params.has("reduce_up_to") else 0
        return params.at("count").number(1, kinds.SLOTS), more
    if kind == kinds.SKIP_TERRAIN:
        params.takes_only(["terrain", "scope"])
        scope = params.at("scope").one_of(["one_savior", "all_saviors"])
        if timing == kinds.PASSIVE and scope == 0:
            raise params.at("scope").error("a permanent ability holds for 'all_saviors'")
        return _areas(params.at("terrain")), scope
    if kind == kinds.PLACE_NEUTRAL:
        params.takes_only(["token"])
        return params.at("token").one_of([*kinds.TOKEN_IDS, "any"]) + 1, 0
    params.takes_only([])
    return 0, 0


def _read_scoring(params: Place, kind: int) -> tuple[int, int]:
    """The parameters of points by a condition.

    Rules: C54, C55, C56, C58, CS57
    """
    if kind == kinds.SCORE_VICUNA:
        params.takes_only(["table"])
        for points in params.at("table").items():
            points.number(0, 1000)
        return 0, 0
    if kind == kinds.SCORE_LIZARD:
        params.takes_only(["points", "part"])
        return params.at("points").number(0, 100), params.at("part").one_of(kinds.LIZARD_PARTS)
    if kind == kinds.SCORE_RESCUED:
        params.takes_only(["per", "max"])
        return params.at("per").number(0, 100), params.at("max").number(0, 1000)
    if kind == kinds.SCORE_EGG:
        params.takes_only(["per", "egg"])
        return params.at("per").number(0, 100), params.at("egg").one_of(kinds.EGG_IDS)
    if kind == kinds.SCORE_AREA:
        params.takes_only(["per", "terrain"])
        return params.at("per").number(0, 100), params.at("terrain").one_of(kinds.AREA_IDS)
    params.takes_only(["per"])
    return params.at("per").number(0, 100), 0


def _areas(terrain: Place) -> int:
    """One area or several, as bits.

    Rules: C69
    """
    if not isinstance(terrain.value, list):
        return 1 << terrain.one_of(kinds.AREA_IDS)
    mask = 0
    for area in terrain.items():
        mask |= 1 << area.one_of(kinds.AREA_IDS)
    if mask == 0 or mask.bit_count() < len(terrain.items()):
        raise terrain.error("expected an area, or a list of different ones")
    return mask
