"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

from orrery.games.comet.actions import STEP_SYMBOLS
from orrery.games.comet.cards import count, gold_total, silver_total
from orrery.games.comet.hands import held_at
from orrery.games.comet.hatch import hatches_left, open_number, wanted_now
from orrery.games.comet.kinds import (
    AREA_IDS,
    FIELD_TYPES,
    GAP,
    MOST_TOOLS,
    SAVIORS,
    SILVER_WORDS,
    SKIP_EMPTY_NESTS,
    SYMBOL_IDS,
    SYMBOLS,
    TOKEN_IDS,
    WORDS,
)
from orrery.games.comet.kinds import NEST as NEST_FIELD
from orrery.games.comet.layout import (
    ACTIVE,
    COMET,
    COMET_LEFT,
    DISCARD,
    DISPLAY,
    DRAW_LEFT,
    EPOCHS,
    FIRST,
    FRESH,
    HAND,
    HAND_SIZE,
    HERO,
    HIDDEN,
    IDLE,
    IDLE_LIMIT,
    LIMIT,
    LOWER,
    MOVED,
    OCCUPIED,
    OCCUPY,
    OUT,
    PILE,
    PLAYED,
    PLAYS,
    POOL,
    READY,
    RESCUED,
    SAVIOR,
    SCOUTED,
    SEEN,
    SIDE,
    SKIPS,
    SLOT,
    TOKEN,
    TURNS,
)
from orrery.games.comet.position import GLIDE, MOVE, NEST, PARROT, REST, TAKING, Position
from orrery.games.comet.reach import reachable
from orrery.games.comet.scoring import score_sheet
from orrery.kernel.state import ARG, FRAME, KIND, NONE, TOP, UNKNOWN

PHASES = [
    "over",
    "refill",
    "heroes",
    "hands",
    "first-player",
    "draw",
    "turn",
    "hatch",
    "nest",
    "amount",
    "move",
    "glide",
    "scout",
    "place",
    "duplicate",
    "rest",
    "discarding",
    "taking",
    "drawing",
    "comet-choice",
    "between",
    "parrot",
]
"""Names of the kinds of frames, by number."""


def comet_view(s: Position) -> dict[str, object]:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    at = s.data
    phase = int(at[at[TOP] + KIND]) if at[TOP] else 0
    return {
        "game": "comet",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": PHASES[phase],
        "pending": list(s.pending()),
        "over": s.over,
        "winners": list(s.winners()),
        "turn": int(at[TURNS]) + 1,
        "first": _seat(int(at[FIRST])),
        "active": _seat(int(at[ACTIVE])),
        "side": s.tables.side_ids[at[SIDE]],
        "comet": at[COMET] == 1,
        "idle": [int(at[IDLE]), int(at[IDLE_LIMIT]) * s.seats],
        "piles": {
            "draw": int(at[DRAW_LEFT]),
            "comet": int(at[COMET_LEFT]),
            "silver_discard": int(silver_total(at, DISCARD)),
            "gold": int(gold_total(at, PILE)),
            "gold_discard": int(gold_total(at, DISCARD)),
        },
        "discard": _cards(s, DISCARD),
        "display": _cards(s, DISPLAY),
        "played": _cards(s, PLAYED),
        "takeable": _silver(s, FRESH),
        "fields": _fields(s),
        "tokens": {name: _field(s, int(at[TOKEN + token])) for token, name in enumerate(TOKEN_IDS)},
        "pool": {SYMBOL_IDS[i]: int(at[POOL + i]) for i in range(6) if at[POOL + i]},
        "moved": at[MOVED] == 1,
        "plays": int(at[PLAYS]),
        "hatches": int(hatches_left(s)),
        "nesting": _nesting(s) if phase == NEST else None,
        "glide": int(at[at[TOP] + ARG]) if phase == GLIDE else None,
        "counts": phase == TAKING and _counts(s),
        "reach": _reach(s) if phase in (MOVE, PARROT) else None,
        "seats": [_player(s, seat) for seat in range(s.seats)],
        "scores": score_sheet(s).to_json(),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _field(s: Position, field: int) -> str | None:
    return None if field == NONE else s.tables.field_ids[field]


def _cards(s: Position, spot: int) -> list[str]:
    """The cards of a set, each as often as it is there."""
    cards: list[str] = []
    for kind, name in enumerate(s.tables.kind_ids):
        cards.extend([name] * int(count(s.data, s.tables, spot, kind)))
    return cards


def _silver(s: Position, spot: int) -> list[str]:
    cards: list[str] = []
    for kind in range(int(s.tables.silver_kinds)):
        cards.extend([s.tables.kind_ids[kind]] * int(count(s.data, s.tables, spot, kind)))
    return cards


def _fields(s: Position) -> list[dict[str, object]]:
    """The fields of this side: what each is, and which tokens stand there."""
    fields: list[dict[str, object]] = []
    base = int(s.data[SIDE] * s.tables.fields)
    for field, name in enumerate(s.tables.field_ids):
        kind = int(s.tables.type[base + field])
        if kind == GAP:
            continue
        entry: dict[str, object] = {"id": name, "type": FIELD_TYPES[kind]}
        if kind == NEST_FIELD:
            entry["nest"] = int(s.tables.nest_number[base + field])
        tokens: list[dict[str, object]] = []
        for seat in range(s.seats):
            for savior in range(SAVIORS):
                if s.data[SAVIOR + 3 * seat + savior] == field:
                    tokens.append({"seat": seat, "savior": savior + 1})
        for token in range(2):
            if s.data[TOKEN + token] == field:
                tokens.append({"token": TOKEN_IDS[token]})
        if tokens:
            entry["tokens"] = tokens
        fields.append(entry)
    return fields


def _nesting(s: Position) -> dict[str, object]:
    """The hatching under way: the number wanted, the one with a free nest or 0, and whether an occupied one serves."""
    wanted = int(wanted_now(s, s.data[ACTIVE]))
    base = int(s.data[SIDE] * s.tables.fields)
    occupied = any(
        s.tables.nest_number[base + field] == wanted and s.data[OCCUPIED + field]
        for field in range(int(s.tables.fields))
    )
    return {
        "wanted": wanted,
        "open": int(open_number(s, wanted)),
        "occupied": bool(occupied and s.data[OCCUPY + s.data[ACTIVE]]),
    }


def _counts(s: Position) -> bool:
    """Whether the gold card being taken counts towards the hand limit: before a Rest draws up to it (CS18)."""
    return bool(s.under_top() == REST and s.data[s.data[TOP] - FRAME + ARG] == 3)


def _reach(s: Position) -> list[dict[str, object]] | None:
    """For who is asked in a Move: every field each savior can reach by the symbols left, and the steps there."""
    seat = s.viewer
    if seat < 0 or s.pending() != (seat,):
        return None
    return [
        {"savior": savior, "field": way.field, "steps": [_step(s, action) for action in way.actions]}
        for savior in range(1, SAVIORS + 1)
        for way in reachable(s, seat, savior, steps_only=True)
    ]


def _step(s: Position, action: int) -> dict[str, object]:
    """A step of a way: the field it enters and the symbol it spends."""
    number = action - int(s.tables.at_step)
    field, symbol = number // STEP_SYMBOLS % int(s.tables.fields), number % STEP_SYMBOLS
    return {"field": s.tables.field_ids[field], "symbol": SYMBOL_IDS[symbol] if symbol < SYMBOLS else "none"}


def _player(s: Position, seat: int) -> dict[str, object]:
    at = s.data
    hero = int(at[HERO + seat])
    skips = int(at[SKIPS + seat])
    return {
        "hero": s.tables.hero_ids[hero] if hero != NONE else None,
        "hand": _hand(s, seat),
        "hand_size": int(at[HAND_SIZE + seat]),
        "animals": _animals(s, seat),
        "limit": int(at[LIMIT + seat]),
        "slots": [_slot(s, seat, slot) for slot in range(SAVIORS)],
        "rescued": _cards(s, RESCUED + WORDS * seat),
        "abilities": _abilities(s, seat),
        "skips": [name for i, name in enumerate(AREA_IDS) if skips >> i & 1]
        + (["nest"] if skips & SKIP_EMPTY_NESTS else []),
        "occupy": at[OCCUPY + seat] == 1,
        "lower": int(at[LOWER + seat]),
        "out": bool(at[OUT] >> seat & 1),
    }


def _animals(s: Position, seat: int) -> int:
    """How many animal cards a seat holds; everybody knows, for utility cards are gold and were seen."""
    spot = HAND + WORDS * seat
    utilities = [kind for kind in range(int(s.tables.silver_kinds), int(s.tables.kinds)) if s.tables.utility[kind]]
    return int(s.data[HAND_SIZE + seat]) - sum(int(count(s.data, s.tables, spot, kind)) for kind in utilities)


def _hand(s: Position, seat: int) -> list[str]:
    """A hand as the viewer knows it, "?" for a hidden card; gold behind silver."""
    spot = HAND + WORDS * seat
    if s.data[spot] != UNKNOWN:
        return _cards(s, spot)
    seen = _silver(s, SEEN + SILVER_WORDS * seat)
    unknown = 0
    for epoch in range(EPOCHS):
        held = int(held_at(seat, epoch))
        if s.data[held] == UNKNOWN:
            unknown += int(s.data[HIDDEN + seat * EPOCHS + epoch])
        else:
            seen += _silver(s, held)
    gold: list[str] = []
    for kind in range(int(s.tables.silver_kinds), int(s.tables.kinds)):
        gold.extend([s.tables.kind_ids[kind]] * int(count(s.data, s.tables, spot, kind)))
    return seen + ["?"] * unknown + gold


def _slot(s: Position, seat: int, slot: int) -> dict[str, object] | None:
    """A hatched animal and where its savior stands; None for a free slot."""
    kind = int(s.data[SLOT + 3 * seat + slot])
    if kind == NONE:
        return None
    field = int(s.data[SAVIOR + 3 * seat + slot])
    scouted = int(s.data[SCOUTED + slot]) if seat == s.data[ACTIVE] else 0
    way = None if field == NONE else int(s.tables.distance[s.data[SIDE] * s.tables.fields + field])
    return {
        "card": s.tables.kind_ids[kind],
        "field": _field(s, field),
        "distance": way,
        "skips": [name for i, name in enumerate(AREA_IDS) if scouted >> i & 1],
    }


def _abilities(s: Position, seat: int) -> list[dict[str, object]]:
    """The abilities that are used: how many cards have each, and how many of them are ready."""
    cards = [0] * int(s.tables.tools)
    hero = int(s.data[HERO + seat])
    if hero != NONE and s.tables.hero_tool[hero] != NONE:
        cards[s.tables.hero_tool[hero]] += 1
    for kind in range(int(s.tables.kinds)):
        if s.tables.tool[kind] != NONE:
            cards[s.tables.tool[kind]] += int(count(s.data, s.tables, RESCUED + WORDS * seat, kind))
    return [
        {
            "id": name,
            "cards": cards[tool],
            "ready": int(s.data[READY + seat * MOST_TOOLS + tool]),
        }
        for tool, name in enumerate(s.tables.tool_ids)
        if cards[tool]
    ]
