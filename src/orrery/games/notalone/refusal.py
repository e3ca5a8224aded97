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
from orrery.games.notalone.powers import usable
from orrery.games.notalone.resolving import place_resolved, played_card_usable, takes_back_plainly
from orrery.kernel.errors import Forbidden
from orrery.kernel.state import ARG, KIND, NATURE, SEALED, TOP

_PLAIN = {
    p.BOARD_SIDE: ("notalone-why-first-pick-side-track-board", "R4"),
    p.PICKING: ("notalone-why-pick-one-two-cards-played", "E81"),
    p.AFTER_REVEAL: ("notalone-why-effect-carried-out-right-after-reveal", "E61"),
    p.ORDER: ("notalone-why-choose-two-places-resolve-first", "R13"),
    p.RECYCLE_OR_COPY_FRAME: ("notalone-why-take-all-discarded-cards-back-copy-place", "R35"),
    p.COPYING: ("notalone-why-choose-places-offered-copy", "E56"),
    p.TAKE: ("notalone-why-take-back-cards-from-own-discard", "E67"),
    p.DISCARDING: ("notalone-why-discard-place-card-from-hand", "R24"),
    p.FORBIDDEN: ("notalone-why-discard-place-card-from-hand", "Q44"),
    p.SCREAM: ("notalone-why-discard-place-cards-lose-will", "R40"),
    p.TOXIN: ("notalone-why-discard-one-survival-cards", "R40"),
    p.NAMING: ("notalone-why-name-hunted-whom-effect-do-something", "Q14"),
    p.SHELTERING: ("notalone-why-keep-one-cards-drew", "Q62"),
    p.SOURCE: ("notalone-why-heal-hunted-below-3-will-draw", "E35"),
    p.HEALING: ("notalone-why-choose-hunted-below-3-will", "E44"),
    p.ARCHIPELAGO: ("notalone-why-discard-survival-card-heal-do-nothing-more", "E35"),
    p.MYCELIUM: ("notalone-why-place-will-free-space-before-victory-space", "Q59"),
    p.ACQUIRING: ("notalone-why-take-place-do-not-own-lies-reserve", "Q26"),
    p.MAZE: ("notalone-why-turn-up-hidden-place-take-revealed-one", "E31"),
    p.MAZE_SET: ("notalone-why-place-card-whose-number-planet-does-not", "E77"),
    p.MAZE_DROP: ("notalone-why-discard-card-whose-number-discard-does-not", "E77"),
    p.MAZE_USE: ("notalone-why-use-new-place-take-copy-do-neither", "E74"),
    p.PORTAL: ("notalone-why-go-accessible-place-hand", "Q8"),
    p.REGAIN: ("notalone-why-take-will-from-supply-from-space-track", "E43"),
    p.VOTE: ("notalone-why-vote-hunted-below-3-will", "Q18"),
    p.MOVING: ("notalone-why-move-token-place-adjacent-where-lies", "E66"),
    p.DETOUR: ("notalone-why-choose-hunted-who-moved", "Q8"),
    p.DETOUR_TO: ("notalone-why-move-hunted-adjacent-accessible-place", "Q8"),
    p.TELEPATHY: ("notalone-why-name-one-two-places-lie-face-up", "Q54"),
    p.PHOBIA: ("notalone-why-choose-two-place-cards-hand-keep-hidden", "Q14"),
    p.VORTEX: ("notalone-why-swap-face-down-card-accessible-one-discard", "Q22"),
    p.CATACLYSM: ("notalone-why-choose-place-planet", "Q26"),
    p.DOUBLING_BACK: ("notalone-why-choose-card-played-return", "Q19"),
    p.BURYING: ("notalone-why-put-hunt-card-under-deck", "R30"),
}


def why_not(s: Position, seat: int, action: int) -> Forbidden:
    """The reason for a refusal; only asked when the action is not allowed."""
    if seat == NATURE:
        return Forbidden("why-not-nature")
    kind = int(s.data[s.data[TOP] + KIND])
    if kind == p.WINDOW:
        return _why_not_card(s, seat, action, "notalone-why-now-play-card-pass", "Q37")
    if kind == p.CHOOSE:
        return _why_not_choose(s, seat, action)
    if kind == p.HUNTING:
        return _why_not_hunt(s, seat, action)
    if kind == p.RESOLVE:
        return _why_not_resolve(s, seat, action)
    reason, rule = _PLAIN[kind]
    return Forbidden(reason, rule)


def _why_not_card(s: Position, seat: int, action: int, other: str, rule: str) -> Forbidden:
    if PLAY_HUNT <= action < PLAY_HUNT + HUNT_CARDS:
        if seat != s.data[CREATURE] or not s.data[HUNT_HAND] >> (action - PLAY_HUNT) & 1:
            return Forbidden("notalone-why-hunt-card-not-hand", "R8")
        if s.data[TEAM] & NO_HUNT:
            return Forbidden("notalone-why-no-hunt-card-played-turn-after-sacrifice", "R17")
        if s.data[HUNT_PLAYED_N] >= s.data[HUNT_ALLOWED]:
            return Forbidden("notalone-why-played-all-hunt-cards-turn", "R8")
        return Forbidden("notalone-why-hunt-card-cannot-played-moment", "R8")
    if PLAY_SURVIVAL <= action < PLAY_SURVIVAL + SURVIVAL_CARDS:
        if not s.data[SURVIVAL + seat] >> (action - PLAY_SURVIVAL) & 1:
            return Forbidden("notalone-why-survival-card-not-hand", "R9")
        if s.data[PLAYED_SURVIVAL] >> seat & 1:
            return Forbidden("notalone-why-played-survival-card-turn", "R9")
        if s.on(NO_SURVIVAL):
            return Forbidden("notalone-why-despair-no-survival-card-played-turn", "R40")
        return Forbidden("notalone-why-survival-card-cannot-played-moment", "R9")
    return Forbidden(other, rule)


def _why_not_choose(s: Position, seat: int, action: int) -> Forbidden:
    at = s.data
    if at[OWED + seat]:
        return Forbidden("notalone-why-first-take-back-cards-resisted", "R15")
    if at[OWED_WILL + seat]:
        return Forbidden("notalone-why-first-take-will-gave-up-from-supply", "E43")
    if action in (RESIST, GIVE_UP) and at[SEALED + seat] != 0:
        return Forbidden("notalone-why-chosen-already-resist-give-up-come-before", "E63")
    if action == RESIST:
        if at[RESISTED + seat] >= s.tables.resists:
            return Forbidden("notalone-why-resisted-enough", "Q5", {"count": int(at[RESISTED + seat])})
        if at[DISCARD_N + seat] == 0:
            return Forbidden("notalone-why-discard-empty-there-nothing-resist", "R15")
        return Forbidden("notalone-why-no-will-resist", "R15")
    if action == GIVE_UP:
        return Forbidden("notalone-why-all-will-nothing-discarded-cannot-give-up", "R16")
    if PLAY <= action < RESIST:
        need = 2 if s.has_pair_now(seat) else 1
        if s.has_pair_now(seat) != (PLAY_TWO <= action < PLAY_WITH):
            return Forbidden("notalone-why-play-count", "R13", {"count": need})
        if at[NOW + seat] == FROM_DISCARD and action < PLAY_TWO and s.accessible_of(at[DISCARD + seat]):
            return Forbidden("notalone-why-put-card-discard-beside-one-play", "E25")
        number = action - PLAY
        if number < 10:
            if not at[HAND + seat] >> number & 1:
                return Forbidden("notalone-why-place-not-in-hand", "R13", {"number": number + 1})
            return Forbidden("notalone-why-place-inaccessible", "E32", {"number": number + 1})
        return Forbidden("notalone-why-these-cards-not-yours-play-place-inaccessible", "E32")
    return Forbidden("notalone-why-choose-place-card-play-resist-give-up", "E62")


def _why_not_hunt(s: Position, seat: int, action: int) -> Forbidden:
    if PLACE_TOKEN <= action < PLACE_WIDE + 39:
        return Forbidden("notalone-why-token-cannot-placed-there-now", "R18")
    return _why_not_card(s, seat, action, "notalone-why-place-every-hunt-token", "Q2")


def _why_not_resolve(s: Position, seat: int, action: int) -> Forbidden:
    if action == USE:
        return Forbidden("notalone-why-power-used-up-finds-nothing-do", "Q42")
    if TAKE_BACK <= action < TAKE_BACK + 10:
        if s.data[DISCARD + seat] >> (action - TAKE_BACK) & 1:
            rule = "E68" if takes_back_plainly(s, place_resolved(s)) else "Q43"
            return Forbidden("notalone-why-take-no-place-card-back-here-now", rule)
        return Forbidden("notalone-why-place-not-in-discard", "E67", {"number": int(action - TAKE_BACK + 1)})
    if _is_instead_card(s, seat, action) and s.may_survive(seat):
        which = int(s.data[s.data[TOP] + ARG]) // p.WHICH
        if not (usable(s, seat, which, place_resolved(s)) and played_card_usable(s, seat, which)):
            return Forbidden("notalone-why-instead-needs-own-power", "E58")
    return _why_not_card(s, seat, action, "notalone-why-use-power-take-card-back-do-nothing", "R22")


def _is_instead_card(s: Position, seat: int, action: int) -> bool:
    """Whether an action plays a Survival card in hand that is used instead of the own power."""
    if not PLAY_SURVIVAL <= action < PLAY_SURVIVAL + SURVIVAL_CARDS:
        return False
    return bool((s.data[SURVIVAL + seat] & s.tables.instead_mask) >> (action - PLAY_SURVIVAL) & 1)
