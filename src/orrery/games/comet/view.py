"""The table as a viewer sees it, by names: what screens, terminals and research tools show."""

from __future__ import annotations

from orrery.games.comet import frames
from orrery.games.comet.actions import step_field, step_symbol
from orrery.games.comet.cards import gold_kinds_in, gold_total, is_hidden, kinds_in, silver_kinds_in, silver_total
from orrery.games.comet.kinds import (
    AREA_IDS,
    FIELD_TYPES,
    GAP,
    NEST,
    SAVIORS,
    SKIP_EMPTY_NESTS,
    SYMBOL_IDS,
    SYMBOLS,
    TOKEN_IDS,
)
from orrery.games.comet.layout import EPOCHS
from orrery.games.comet.nests import open_number
from orrery.games.comet.position import Position
from orrery.games.comet.reach import reachable
from orrery.games.comet.reductions import hatches_left, wanted_now
from orrery.games.comet.scoring import score_sheet
from orrery.games.comet.view_types import (
    CometView,
    Field,
    Nesting,
    Player,
    Sign,
    Skip,
    Slot,
    Step,
    Token,
    UsedAbility,
    Way,
)
from orrery.kernel.sentinels import NONE


def comet_view(s: Position) -> CometView:
    """Everything on the table. Only a concealed state can be shown."""
    s.must_be_concealed()
    phase = 0 if s.over else int(s.kind)
    return {
        "game": "comet",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": s.game.step_names[phase],
        "pending": list(s.pending()),
        "over": s.over,
        "winners": list(s.winners()),
        "turn": int(s.turns) + 1,
        "first": _seat(int(s.first_player)),
        "active": _seat(int(s.active)),
        "side": s.tables.side_ids[s.side],
        "comet": s.comet_phase == 1,
        "idle": [int(s.idle_turns), int(s.idle_limit) * s.seats],
        "piles": {
            "draw": int(s.draw_left),
            "comet": int(s.comet_left),
            "silver_discard": int(silver_total(s, s.discard_cards)),
            "gold": int(gold_total(s, s.pile_cards)),
            "gold_discard": int(gold_total(s, s.discard_cards)),
        },
        "discard": _cards(s, s.discard_cards),
        "display": _cards(s, s.display_cards),
        "played": _cards(s, s.played_cards),
        "takeable": _silver(s, s.fresh_cards),
        "fields": _fields(s),
        "tokens": {name: _field(s, int(s.token_field(token))) for token, name in enumerate(TOKEN_IDS)},
        "pool": {SYMBOL_IDS[i]: int(s.pool(i)) for i in range(SYMBOLS) if s.pool(i)},
        "moved": s.moved == 1,
        "plays": int(s.plays),
        "hatches": int(hatches_left(s)),
        "nesting": _nesting(s) if phase == frames.NEST else None,
        "glide": int(s.arg) if phase == frames.GLIDE else None,
        "counts": phase == frames.TAKING and _counts(s),
        "reach": _reach(s) if phase in (frames.MOVE, frames.PARROT) else None,
        "seats": [_player(s, seat) for seat in range(s.seats)],
        "scores": score_sheet(s).to_json(),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _field(s: Position, field: int) -> str | None:
    return None if field == NONE else s.tables.field_ids[field]


def _cards(s: Position, cards: int) -> list[str]:
    """The cards of a set, each as often as it is there."""
    return [s.tables.kind_ids[kind] for kind in kinds_in(s, cards)]


def _silver(s: Position, cards: int) -> list[str]:
    return [s.tables.kind_ids[kind] for kind in silver_kinds_in(s, cards)]


def _fields(s: Position) -> list[Field]:
    """The fields of this side: what each is, and which tokens stand there."""
    fields: list[Field] = []
    for field, name in enumerate(s.tables.field_ids):
        kind = int(s.field_type(field))
        if kind == GAP:
            continue
        entry: Field = {"id": name, "type": FIELD_TYPES[kind]}
        if kind == NEST:
            entry["nest"] = int(s.nest_number(field))
        tokens: list[Token] = []
        for seat in range(s.seats):
            for savior in range(SAVIORS):
                if s.savior_field(seat, savior) == field:
                    tokens.append({"seat": seat, "savior": savior + 1})
        for token, token_name in enumerate(TOKEN_IDS):
            if s.token_field(token) == field:
                tokens.append({"token": token_name})
        if tokens:
            entry["tokens"] = tokens
        fields.append(entry)
    return fields


def _nesting(s: Position) -> Nesting:
    """The hatching under way: the number wanted, the one with a free nest or 0, and whether an occupied one serves."""
    wanted = int(wanted_now(s, s.active))
    fields = range(int(s.tables.fields))
    occupied = any(s.nest_number(field) == wanted and s.tokens_on(field) for field in fields)
    return {
        "wanted": wanted,
        "open": int(open_number(s, wanted)),
        "occupied": bool(occupied and s.shares_nests(s.active)),
    }


def _counts(s: Position) -> bool:
    """Whether the gold card being taken counts towards the hand limit: before a Rest draws up to it.

    Rules: CS18
    """
    return bool(s.kind_below == frames.REST and s.frame_arg(s.depth - 2) == 3)


def _reach(s: Position) -> list[Way] | None:
    """For who is asked in a Move: every field each savior can reach by the symbols left, and the steps there."""
    seat = s.viewer
    if seat < 0 or s.pending() != (seat,):
        return None
    return [
        {"savior": savior, "field": way.field, "steps": [_step(s, action) for action in way.actions]}
        for savior in range(1, SAVIORS + 1)
        for way in reachable(s, seat, savior, steps_only=True)
    ]


def _step(s: Position, action: int) -> Step:
    """A step of a way: the field it enters and the symbol it spends."""
    symbol = int(step_symbol(s.tables, action))
    name: Sign = SYMBOL_IDS[symbol] if symbol < SYMBOLS else "none"
    return {"field": s.tables.field_ids[step_field(s.tables, action)], "symbol": name}


def _player(s: Position, seat: int) -> Player:
    hero = int(s.hero(seat))
    mask = int(s.skips(seat))
    skips: list[Skip] = [name for i, name in enumerate(AREA_IDS) if mask >> i & 1]
    if mask & SKIP_EMPTY_NESTS:
        skips.append("nest")
    return {
        "hero": s.tables.hero_ids[hero] if hero != NONE else None,
        "hand": _hand(s, seat),
        "hand_size": int(s.hand_size(seat)),
        "animals": _animals(s, seat),
        "limit": int(s.hand_limit(seat)),
        "slots": [_slot(s, seat, slot) for slot in range(SAVIORS)],
        "rescued": _cards(s, s.rescued_cards(seat)),
        "abilities": _abilities(s, seat),
        "skips": skips,
        "occupy": s.shares_nests(seat) == 1,
        "lower": int(s.own_reduction(seat)),
        "out": s.has_dropped_out(seat),
    }


def _animals(s: Position, seat: int) -> int:
    """How many animal cards a seat holds; everybody knows, for utility cards are gold and were seen."""
    utilities = [kind for kind in gold_kinds_in(s, s.hand_cards(seat)) if s.tables.utility[kind]]
    return int(s.hand_size(seat)) - len(utilities)


def _hand(s: Position, seat: int) -> list[str]:
    """A hand as the viewer knows it, "?" for a hidden card; gold behind silver."""
    hand = s.hand_cards(seat)
    if not is_hidden(s, hand):
        return _cards(s, hand)
    seen = _silver(s, s.seen_cards(seat))
    unknown = 0
    for epoch in range(EPOCHS):
        held = s.held_cards(seat, epoch)
        if is_hidden(s, held):
            unknown += int(s.held_count(seat, epoch))
        else:
            seen += _silver(s, held)
    return seen + ["?"] * unknown + [s.tables.kind_ids[kind] for kind in gold_kinds_in(s, hand)]


def _slot(s: Position, seat: int, slot: int) -> Slot | None:
    """A hatched animal and where its savior stands; None for a free slot."""
    kind = int(s.animal(seat, slot))
    if kind == NONE:
        return None
    field = int(s.savior_field(seat, slot))
    scouted = int(s.scouted(slot)) if seat == s.active else 0
    return {
        "card": s.tables.kind_ids[kind],
        "field": _field(s, field),
        "distance": None if field == NONE else int(s.distance(field)),
        "skips": [name for i, name in enumerate(AREA_IDS) if scouted >> i & 1],
    }


def _abilities(s: Position, seat: int) -> list[UsedAbility]:
    """The abilities that are used: how many cards have each, and how many of them are ready."""
    cards = [0] * int(s.tables.tools)
    hero = int(s.hero(seat))
    if hero != NONE and s.tables.hero_tool[hero] != NONE:
        cards[s.tables.hero_tool[hero]] += 1
    for kind in kinds_in(s, s.rescued_cards(seat)):
        if s.tables.tool[kind] != NONE:
            cards[s.tables.tool[kind]] += 1
    return [
        {"id": name, "cards": cards[tool], "ready": int(s.ready(seat, tool))}
        for tool, name in enumerate(s.tables.tool_ids)
        if cards[tool]
    ]
