"""Abilities that are used, by animals, heroes and utility cards alike: when, and to what effect."""

from __future__ import annotations

from orrery.games.comet import frames, kinds
from orrery.games.comet.cards import (
    add_card,
    count_cards,
    first_gold,
    first_kind,
    has_card,
    has_gold,
    next_kind,
)
from orrery.games.comet.glide import some_glide
from orrery.games.comet.gold_lookahead import takes_at_hand
from orrery.games.comet.hands import leave_hand
from orrery.games.comet.hatch_lookahead import extra_hatch_usable
from orrery.games.comet.movement import can_step
from orrery.games.comet.owned import after_use, exhaust
from orrery.games.comet.piles import can_draw_silver
from orrery.games.comet.position import Position
from orrery.games.comet.reductions import reduce_nest, tool_can_reduce
from orrery.games.comet.scouts import can_move_with_scout, let_skip, scout_helps
from orrery.games.comet.tokens import some_place
from orrery.kernel.arrays import i64
from orrery.kernel.bits import has, lowest, without_lowest
from orrery.kernel.sentinels import NONE
from orrery.kernel.step import Actions

# Whether an ability can be used.


def usable(s: Position, seat: i64, tool: i64, card: i64, certain: bool) -> bool:
    """Whether an ability, of a ready card or of the utility card `card`, can have an effect now.

    Before a savior has moved it must also leave a way to move one; `certain`: one can move anyhow. Before an animal is
    hatched it must leave one that can be.
    Rules: CS31, CS38, CS43
    """
    kind: i64 = s.tables.tool_kind[tool]
    if kind == kinds.REDUCE_NEST:
        return tool_can_reduce(s, seat, tool)
    if kind == kinds.EXTRA_HATCH:
        return extra_hatch_usable(s, seat, tool, s.kind == frames.HATCH)
    if kind == kinds.DRAW_SILVER:
        return can_draw_silver(s)
    if kind == kinds.TAKE_GOLD:
        return has_gold(s, s.display_cards)
    if kind == kinds.PLACE_NEUTRAL:
        return some_place(s, seat, tool, card, certain)
    return s.saviors_out(seat) > 0 and _moves_usably(s, seat, tool, card, certain)


def _moves_usably(s: Position, seat: i64, tool: i64, card: i64, certain: bool) -> bool:
    """Whether an ability that helps saviors on the board can have an effect now.

    Rules: CS49
    """
    kind: i64 = s.tables.tool_kind[tool]
    if kind == kinds.FREE_STEPS:
        return some_glide(s, seat, s.tables.tool_arg[tool])
    if kind == kinds.TO_NEST_OR_CAVERN:
        return some_glide(s, seat, 0)
    if kind == kinds.DUPLICATE_SYMBOL:
        return s.printed != 0
    if kind == kinds.EXTRA_CARD:
        return _extra_card_usable(s, seat)
    if kind == kinds.SKIP_TERRAIN:
        return _scout_usable(s, seat, tool, card, certain)
    return kind == kinds.GAIN_WILD


def _extra_card_usable(s: Position, seat: i64) -> bool:
    """Whether there is a card without a wild beyond those that may be played anyhow.

    Rules: C67, C83, CQ7, CS43
    """
    spare: i64 = _plain_animals(s, s.hand_cards(seat)) - s.plays
    if spare > 0:
        return True
    takes: i64 = takes_at_hand(s, seat, kinds.ON_MOVE) if s.tables.move_openers else 0
    if takes == 0:
        return False
    display: i64 = _plain_animals(s, s.display_cards)
    return spare + (takes if takes < display else display) > 0


def _plain_animals(s: Position, cards: i64) -> i64:
    """How many animal cards without a wild symbol a set holds."""
    animals: i64 = 0
    kind: i64 = first_kind(s, cards)
    while kind != NONE:
        if not s.tables.utility[kind] and not s.tables.wild[kind]:
            animals += count_cards(s, cards, kind)
        kind = next_kind(s, cards, kind)
    return animals


def _scout_usable(s: Position, seat: i64, tool: i64, card: i64, certain: bool) -> bool:
    """Whether a scout helps a savior; before one has moved it must not be wasted on another.

    Rules: CS31, CS43
    """
    areas: i64 = s.tables.tool_arg[tool]
    serves_all = s.tables.tool_arg2[tool] == 1
    savior: i64 = 0
    while savior < kinds.SAVIORS:
        if scout_helps(s, seat, savior, areas):
            if certain or serves_all:
                return True
            if can_move_with_scout(after_use(s, seat, tool, card), seat, savior, areas):
                return True
        savior += 1
    return False


def may_use(s: Position, seat: i64, tool: i64, tools: i64) -> bool:
    """Whether a ready card's ability is one of some, as bits, and can be used now."""
    if not has(s.ready_tools(seat) & tools, tool):
        return False
    return usable(s, seat, tool, NONE, _certainly_moves(s, seat, tool))


def may_play_utility(s: Position, seat: i64, card: i64, tools: i64) -> bool:
    """Whether a utility card in hand has one of some abilities, as bits, and can be played now.

    Rules: C45
    """
    tables = s.tables
    if not tables.utility[card] or not has_card(s, s.hand_cards(seat), card):
        return False
    tool: i64 = tables.tool[card]
    return has(tools, tool) and usable(s, seat, tool, card, _certainly_moves(s, seat, tool))


def _certainly_moves(s: Position, seat: i64, tool: i64) -> bool:
    """Whether a savior has moved or can step, asked only for abilities that need to know."""
    kind: i64 = s.tables.tool_kind[tool]
    return (kind != kinds.SKIP_TERRAIN and kind != kinds.PLACE_NEUTRAL) or s.moved == 1 or can_step(s, seat)


def list_uses(s: Position, seat: i64, tools: i64, certain: bool, out: Actions) -> None:
    """Append those of some abilities, as bits, that are ready and can be used now."""
    left: i64 = s.ready_tools(seat) & tools
    while left:
        tool: i64 = lowest(left)
        left = without_lowest(left)
        if usable(s, seat, tool, NONE, certain):
            out.add(s.tables.first_use + tool)


def list_utilities(s: Position, seat: i64, tools: i64, out: Actions) -> None:
    """Append the utility cards with some abilities, as bits, that can be played now."""
    hand: i64 = s.hand_cards(seat)
    kind: i64 = first_gold(s, hand)
    while kind != NONE:
        if s.tables.utility[kind] and may_play_utility(s, seat, kind, tools):
            out.add(s.tables.first_play + kind)
        kind = next_kind(s, hand, kind)


# Using it.


def use_ability(s: Position, seat: i64, tool: i64) -> None:
    """A card is exhausted for its ability.

    Rules: C44
    """
    exhaust(s, seat, tool)
    if s.events is not None:
        s.emit("comet-used", {"seat": int(seat), "ability": s.tables.tool_ids[tool]})
    _take_effect(s, seat, tool)


def play_utility(s: Position, seat: i64, card: i64) -> None:
    """A utility card acts once and goes to the gold discard.

    Rules: C45, CQ11
    """
    leave_hand(s, seat, card)
    add_card(s, s.discard_cards, card)
    if s.events is not None:
        s.emit("comet-played-utility", {"seat": int(seat), "card": s.tables.kind_ids[card]})
    _take_effect(s, seat, s.tables.tool[card])


def _take_effect(s: Position, seat: i64, tool: i64) -> None:
    """What an ability does: it changes what the turn has, or asks the player for more."""
    kind: i64 = s.tables.tool_kind[tool]
    arg: i64 = s.tables.tool_arg[tool]
    arg2: i64 = s.tables.tool_arg2[tool]
    if kind == kinds.EXTRA_HATCH:
        s.add_hatches(arg2, arg)
    elif kind == kinds.GAIN_WILD:
        s.add_pool(kinds.WILD, arg)
    elif kind == kinds.EXTRA_CARD:
        s.plays += arg
    elif kind == kinds.REDUCE_NEST:
        reduce_nest(s, seat, arg, arg2 == 1)
    elif kind == kinds.SKIP_TERRAIN and arg2:
        savior: i64 = 0
        while savior < kinds.SAVIORS:
            let_skip(s, savior, arg)
            savior += 1
    else:
        _ask_for_more(s, seat, kind, arg)


def _ask_for_more(s: Position, seat: i64, kind: i64, arg: i64) -> None:
    """Go on to the step in which the player says where the ability works."""
    if kind == kinds.DRAW_SILVER:
        s.push(frames.DRAW, seat, arg)
    elif kind == kinds.TAKE_GOLD:
        s.push(frames.TAKING, arg, seat)
    elif kind == kinds.FREE_STEPS:
        s.push(frames.GLIDE, arg, seat)
    elif kind == kinds.TO_NEST_OR_CAVERN:
        s.push(frames.GLIDE, 0, seat)
    elif kind == kinds.DUPLICATE_SYMBOL:
        s.push(frames.DUPLICATE, arg)
    elif kind == kinds.PLACE_NEUTRAL:
        s.push(frames.PLACE, arg, seat)
    elif kind == kinds.SKIP_TERRAIN:
        s.push(frames.SCOUT, arg)
