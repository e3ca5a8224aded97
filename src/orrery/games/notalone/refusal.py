"""Why an action is not allowed, in a sentence that names the rule."""

from __future__ import annotations

from orrery.games.notalone import position as p
from orrery.games.notalone.actions import (
    GIVE_UP,
    PLACE_TOKEN,
    PLACE_WIDE,
    PLAY,
    PLAY_HUNT,
    PLAY_SURVIVAL,
    PLAY_TWO,
    PLAY_WITH,
    RESIST,
    TAKE_BACK,
    USE,
)
from orrery.games.notalone.kinds import FROM_DISCARD, HUNT_CARDS, NO_HUNT, NO_SURVIVAL, SURVIVAL_CARDS
from orrery.games.notalone.layout import (
    CREATURE,
    DISCARD,
    DISCARD_N,
    HAND,
    HUNT_ALLOWED,
    HUNT_HAND,
    HUNT_PLAYED_N,
    NOW,
    OWED,
    OWED_WILL,
    PLAYED_SURVIVAL,
    RESISTED,
    SURVIVAL,
    TEAM,
)
from orrery.games.notalone.position import Position
from orrery.kernel.errors import IllegalAction
from orrery.kernel.state import KIND, NATURE, SEALED, TOP

_PLAIN = {
    p.BOARD_SIDE: ("first pick a side of the track board", "R4"),
    p.PICKING: ("pick one of the two cards you played", "E81"),
    p.AFTER_REVEAL: ("this effect is carried out right after the reveal", "E61"),
    p.ORDER: ("choose which of your two places to resolve first", "R13"),
    p.RECYCLE_OR_COPY_FRAME: ("take all your discarded cards back, or copy a place", "R35"),
    p.COPYING: ("choose which of the places offered to copy", "E56"),
    p.TAKE: ("take back cards from your own discard", "E67"),
    p.DISCARDING: ("discard a Place card from your hand", "R24"),
    p.FORBIDDEN: ("discard a Place card from your hand", "Q44"),
    p.SCREAM: ("discard Place cards or lose Will", "R40"),
    p.TOXIN: ("discard one of your Survival cards", "R40"),
    p.NAMING: ("name a Hunted for whom the effect can do something", "Q14"),
    p.SHELTERING: ("keep one of the cards you drew", "Q62"),
    p.SOURCE: ("heal a Hunted below 3 Will, or draw", "E35"),
    p.HEALING: ("choose a Hunted below 3 Will", "E44"),
    p.ARCHIPELAGO: ("discard a Survival card to heal, or do nothing more", "E35"),
    p.MYCELIUM: ("place Will on a free space before the victory space", "Q59"),
    p.ACQUIRING: ("take a place you do not own that lies in the reserve", "Q26"),
    p.MAZE: ("turn up a hidden place, or take a revealed one from the reserve", "E31"),
    p.MAZE_SET: ("place a card whose number the planet does not have, on a free spot", "E77"),
    p.MAZE_DROP: ("discard a card whose number the discard does not have", "E77"),
    p.MAZE_USE: ("use the new place, take a copy of it, or do neither", "E74"),
    p.PORTAL: ("go to an accessible place of your hand", "Q8"),
    p.REGAIN: ("take the Will from the supply or from a space of the track", "E43"),
    p.VOTE: ("vote for a Hunted below 3 Will", "Q18"),
    p.MOVING: ("move the token to a place adjacent to where it lies", "E66"),
    p.DETOUR: ("choose a Hunted who can be moved", "Q8"),
    p.DETOUR_TO: ("move the Hunted to an adjacent, accessible place", "Q8"),
    p.TELEPATHY: ("name one or two places that lie face up", "Q54"),
    p.PHOBIA: ("choose two Place cards of your hand to keep hidden", "Q14"),
    p.VORTEX: ("swap a face-down card with an accessible one of your discard", "Q22"),
    p.CATACLYSM: ("choose a place of the planet", "Q26"),
    p.DOUBLING_BACK: ("choose a card you played that may return", "Q19"),
    p.BURYING: ("put a Hunt card under the deck", "R30"),
}


def why_not(s: Position, seat: int, action: int) -> IllegalAction:
    """The reason for a refusal; only asked when the action is not allowed."""
    if seat == NATURE:
        return IllegalAction("nature cannot do that now: it is not among the possible outcomes")
    kind = int(s.at[s.at[TOP] + KIND])
    if kind == p.WINDOW:
        return _why_not_card(s, seat, action, "now you may play a card or pass", "Q37")
    if kind == p.CHOOSE:
        return _why_not_choose(s, seat, action)
    if kind == p.HUNTING:
        return _why_not_hunt(s, seat, action)
    if kind == p.RESOLVE:
        return _why_not_resolve(s, seat, action)
    reason, rule = _PLAIN[kind]
    return IllegalAction(reason, rule)


def _why_not_card(s: Position, seat: int, action: int, other: str, rule: str) -> IllegalAction:
    if PLAY_HUNT <= action < PLAY_HUNT + HUNT_CARDS:
        if seat != s.at[CREATURE] or not s.at[HUNT_HAND] >> (action - PLAY_HUNT) & 1:
            return IllegalAction("that Hunt card is not in your hand", "R8")
        if s.at[TEAM] & NO_HUNT:
            return IllegalAction("no Hunt card may be played this turn after a Sacrifice", "R17")
        if s.at[HUNT_PLAYED_N] >= s.at[HUNT_ALLOWED]:
            return IllegalAction("you have played all the Hunt cards you may this turn", "R8")
        return IllegalAction("that Hunt card cannot be played at this moment", "R8")
    if PLAY_SURVIVAL <= action < PLAY_SURVIVAL + SURVIVAL_CARDS:
        if not s.at[SURVIVAL + seat] >> (action - PLAY_SURVIVAL) & 1:
            return IllegalAction("that Survival card is not in your hand", "R9")
        if s.at[PLAYED_SURVIVAL] >> seat & 1:
            return IllegalAction("you have played a Survival card this turn", "R9")
        if s.on(NO_SURVIVAL):
            return IllegalAction("Despair: no Survival card may be played this turn", "R40")
        return IllegalAction("that Survival card cannot be played at this moment", "R9")
    return IllegalAction(other, rule)


def _why_not_choose(s: Position, seat: int, action: int) -> IllegalAction:
    at = s.at
    if at[OWED + seat]:
        return IllegalAction("first take back the cards you resisted for", "R15")
    if at[OWED_WILL + seat]:
        return IllegalAction("first take the Will you gave up for, from the supply or the track", "E43")
    if action in (RESIST, GIVE_UP) and at[SEALED + seat] != 0:
        return IllegalAction("you have chosen already; Resist and Give Up come before that", "E63")
    if action == RESIST:
        if at[RESISTED + seat] >= s.tables.resists:
            return IllegalAction(f"you have resisted {at[RESISTED + seat]} times this turn", "Q5")
        if at[DISCARD_N + seat] == 0:
            return IllegalAction("your discard is empty, so there is nothing to resist for", "R15")
        return IllegalAction("you have no Will to resist with", "R15")
    if action == GIVE_UP:
        return IllegalAction("with all Will and nothing discarded you cannot give up", "R16")
    if PLAY <= action < RESIST:
        need = 2 if s.has_pair_now(seat) else 1
        if s.has_pair_now(seat) != (PLAY_TWO <= action < PLAY_WITH):
            return IllegalAction(f"play {need} Place card{'s' if need > 1 else ''} this turn", "R13")
        if at[NOW + seat] == FROM_DISCARD and action < PLAY_TWO and s.accessible_of(at[DISCARD + seat]):
            return IllegalAction("put a card of your discard beside the one you play", "E25")
        number = action - PLAY
        if number < 10:
            if not at[HAND + seat] >> number & 1:
                return IllegalAction(f"place {number + 1} is not in your hand", "R13")
            return IllegalAction(f"place {number + 1} is inaccessible this turn", "E32")
        return IllegalAction("these cards are not yours to play, or a place is inaccessible", "E32")
    return IllegalAction("choose a Place card to play, or Resist or Give Up before", "E62")


def _why_not_hunt(s: Position, seat: int, action: int) -> IllegalAction:
    if PLACE_TOKEN <= action < PLACE_WIDE + 39:
        return IllegalAction("that token cannot be placed there now", "R18")
    return _why_not_card(s, seat, action, "place every Hunt token you have", "Q2")


def _why_not_resolve(s: Position, seat: int, action: int) -> IllegalAction:
    if action == USE:
        return IllegalAction("this power is used up, or finds nothing to do", "Q42")
    if TAKE_BACK <= action < TAKE_BACK + 10:
        if s.at[DISCARD + seat] >> (action - TAKE_BACK) & 1:
            return IllegalAction("you may take no Place card back here now", "E68")
        return IllegalAction(f"place {action - TAKE_BACK + 1} is not in your discard", "E67")
    return _why_not_card(s, seat, action, "use the power, take a card back, or do nothing", "R22")
