"""Why an action is forbidden: a code for rules to give, the message and the rule number for people to read.

The codes begin behind those of the kernel (`FIRST_REASON`).
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.step import Reason

# Cards, in windows and elsewhere.
PLAY_OR_PASS: Final = 2
HUNT_CARD_NOT_IN_HAND: Final = 3
AFTER_SACRIFICE: Final = 4
ALL_HUNT_CARDS_PLAYED: Final = 5
HUNT_CARD_NOT_NOW: Final = 6
SURVIVAL_CARD_NOT_IN_HAND: Final = 7
SURVIVAL_CARD_PLAYED: Final = 8
DESPAIR: Final = 9
SURVIVAL_CARD_NOT_NOW: Final = 10
# Phase 1.
TAKE_BACK_FIRST: Final = 11
TAKE_WILL_FIRST: Final = 12
CHOSEN_ALREADY: Final = 13
RESISTED_ENOUGH: Final = 14
NOTHING_TO_RESIST_FOR: Final = 15
NO_WILL_TO_RESIST: Final = 16
NOTHING_TO_GIVE_UP_FOR: Final = 17
PLAY_COUNT: Final = 18
PUT_CARD_BESIDE: Final = 19
PLACE_NOT_IN_HAND: Final = 20
PLACE_INACCESSIBLE: Final = 21
CARDS_NOT_PLAYABLE: Final = 22
CHOOSE_PLACE_CARD: Final = 23
# Phase 2.
TOKEN_NOT_THERE: Final = 24
PLACE_EVERY_TOKEN: Final = 25
# Resolving a place.
POWER_NOT_USABLE: Final = 26
NO_TAKE_BACK_HERE: Final = 27
NO_TAKE_BACK_OF_MORE: Final = 28
PLACE_NOT_IN_DISCARD: Final = 29
INSTEAD_NEEDS_POWER: Final = 30
RESOLVE_PLACE: Final = 31
# Steps with one reason for all that they do not offer.
PICK_SIDE: Final = 32
PICK_ONE: Final = 33
EFFECT_AFTER_REVEAL: Final = 34
CHOOSE_ORDER: Final = 35
RECYCLE_OR_COPY: Final = 36
COPY_OFFERED: Final = 37
TAKE_FROM_DISCARD: Final = 38
DISCARD_FROM_HAND: Final = 39
DISCARD_TOGETHER: Final = 40
DISCARD_OR_LOSE_WILL: Final = 41
DISCARD_SURVIVAL: Final = 42
NAME_HUNTED: Final = 43
KEEP_ONE: Final = 44
HEAL_OR_DRAW: Final = 45
HEAL_BELOW_3: Final = 46
DISCARD_TO_HEAL: Final = 47
FREE_SPACE: Final = 48
ACQUIRE_FROM_RESERVE: Final = 49
SEARCH_MAZE: Final = 50
SET_NEW_NUMBER: Final = 51
DROP_NEW_NUMBER: Final = 52
USE_NEW_PLACE: Final = 53
GO_TO_ACCESSIBLE: Final = 54
TAKE_WILL: Final = 55
VOTE_BELOW_3: Final = 56
MOVE_ADJACENT: Final = 57
CHOOSE_HUNTED: Final = 58
MOVE_HUNTED_ADJACENT: Final = 59
NAME_FACE_UP: Final = 60
HIDE_TWO: Final = 61
SWAP_ACCESSIBLE: Final = 62
PLACE_ON_PLANET: Final = 63
KEEP_PLAYED: Final = 64
BURY_HUNT_CARD: Final = 65

REASONS: Final[dict[int, Reason]] = {
    PLAY_OR_PASS: Reason("notalone-why-now-play-card-pass", "Q37"),
    HUNT_CARD_NOT_IN_HAND: Reason("notalone-why-hunt-card-not-hand", "R8"),
    AFTER_SACRIFICE: Reason("notalone-why-no-hunt-card-played-turn-after-sacrifice", "R17"),
    ALL_HUNT_CARDS_PLAYED: Reason("notalone-why-played-all-hunt-cards-turn", "R8"),
    HUNT_CARD_NOT_NOW: Reason("notalone-why-hunt-card-cannot-played-moment", "R8"),
    SURVIVAL_CARD_NOT_IN_HAND: Reason("notalone-why-survival-card-not-hand", "R9"),
    SURVIVAL_CARD_PLAYED: Reason("notalone-why-played-survival-card-turn", "R9"),
    DESPAIR: Reason("notalone-why-despair-no-survival-card-played-turn", "R40"),
    SURVIVAL_CARD_NOT_NOW: Reason("notalone-why-survival-card-cannot-played-moment", "R9"),
    TAKE_BACK_FIRST: Reason("notalone-why-first-take-back-cards-resisted", "R15"),
    TAKE_WILL_FIRST: Reason("notalone-why-first-take-will-gave-up-from-supply", "E43"),
    CHOSEN_ALREADY: Reason("notalone-why-chosen-already-resist-give-up-come-before", "E63"),
    RESISTED_ENOUGH: Reason("notalone-why-resisted-enough", "Q5"),
    NOTHING_TO_RESIST_FOR: Reason("notalone-why-discard-empty-there-nothing-resist", "R15"),
    NO_WILL_TO_RESIST: Reason("notalone-why-no-will-resist", "R15"),
    NOTHING_TO_GIVE_UP_FOR: Reason("notalone-why-all-will-nothing-discarded-cannot-give-up", "R16"),
    PLAY_COUNT: Reason("notalone-why-play-count", "R13"),
    PUT_CARD_BESIDE: Reason("notalone-why-put-card-discard-beside-one-play", "E25"),
    PLACE_NOT_IN_HAND: Reason("notalone-why-place-not-in-hand", "R13"),
    PLACE_INACCESSIBLE: Reason("notalone-why-place-inaccessible", "E32"),
    CARDS_NOT_PLAYABLE: Reason("notalone-why-these-cards-not-yours-play-place-inaccessible", "E32"),
    CHOOSE_PLACE_CARD: Reason("notalone-why-choose-place-card-play-resist-give-up", "E62"),
    TOKEN_NOT_THERE: Reason("notalone-why-token-cannot-placed-there-now", "R18"),
    PLACE_EVERY_TOKEN: Reason("notalone-why-place-every-hunt-token", "Q2"),
    POWER_NOT_USABLE: Reason("notalone-why-power-used-up-finds-nothing-do", "Q42"),
    NO_TAKE_BACK_HERE: Reason("notalone-why-take-no-place-card-back-here-now", "E68"),
    NO_TAKE_BACK_OF_MORE: Reason("notalone-why-take-no-place-card-back-here-now", "Q43"),
    PLACE_NOT_IN_DISCARD: Reason("notalone-why-place-not-in-discard", "E67"),
    INSTEAD_NEEDS_POWER: Reason("notalone-why-instead-needs-own-power", "E58"),
    RESOLVE_PLACE: Reason("notalone-why-use-power-take-card-back-do-nothing", "R22"),
    PICK_SIDE: Reason("notalone-why-first-pick-side-track-board", "R4"),
    PICK_ONE: Reason("notalone-why-pick-one-two-cards-played", "E81"),
    EFFECT_AFTER_REVEAL: Reason("notalone-why-effect-carried-out-right-after-reveal", "E61"),
    CHOOSE_ORDER: Reason("notalone-why-choose-two-places-resolve-first", "R13"),
    RECYCLE_OR_COPY: Reason("notalone-why-take-all-discarded-cards-back-copy-place", "R35"),
    COPY_OFFERED: Reason("notalone-why-choose-places-offered-copy", "E56"),
    TAKE_FROM_DISCARD: Reason("notalone-why-take-back-cards-from-own-discard", "E67"),
    DISCARD_FROM_HAND: Reason("notalone-why-discard-place-card-from-hand", "R24"),
    DISCARD_TOGETHER: Reason("notalone-why-discard-place-card-from-hand", "Q44"),
    DISCARD_OR_LOSE_WILL: Reason("notalone-why-discard-place-cards-lose-will", "R40"),
    DISCARD_SURVIVAL: Reason("notalone-why-discard-one-survival-cards", "R40"),
    NAME_HUNTED: Reason("notalone-why-name-hunted-whom-effect-do-something", "Q14"),
    KEEP_ONE: Reason("notalone-why-keep-one-cards-drew", "Q62"),
    HEAL_OR_DRAW: Reason("notalone-why-heal-hunted-below-3-will-draw", "E35"),
    HEAL_BELOW_3: Reason("notalone-why-choose-hunted-below-3-will", "E44"),
    DISCARD_TO_HEAL: Reason("notalone-why-discard-survival-card-heal-do-nothing-more", "E35"),
    FREE_SPACE: Reason("notalone-why-place-will-free-space-before-victory-space", "Q59"),
    ACQUIRE_FROM_RESERVE: Reason("notalone-why-take-place-do-not-own-lies-reserve", "Q26"),
    SEARCH_MAZE: Reason("notalone-why-turn-up-hidden-place-take-revealed-one", "E31"),
    SET_NEW_NUMBER: Reason("notalone-why-place-card-whose-number-planet-does-not", "E77"),
    DROP_NEW_NUMBER: Reason("notalone-why-discard-card-whose-number-discard-does-not", "E77"),
    USE_NEW_PLACE: Reason("notalone-why-use-new-place-take-copy-do-neither", "E74"),
    GO_TO_ACCESSIBLE: Reason("notalone-why-go-accessible-place-hand", "Q8"),
    TAKE_WILL: Reason("notalone-why-take-will-from-supply-from-space-track", "E43"),
    VOTE_BELOW_3: Reason("notalone-why-vote-hunted-below-3-will", "Q18"),
    MOVE_ADJACENT: Reason("notalone-why-move-token-place-adjacent-where-lies", "E66"),
    CHOOSE_HUNTED: Reason("notalone-why-choose-hunted-who-moved", "Q8"),
    MOVE_HUNTED_ADJACENT: Reason("notalone-why-move-hunted-adjacent-accessible-place", "Q8"),
    NAME_FACE_UP: Reason("notalone-why-name-one-two-places-lie-face-up", "Q54"),
    HIDE_TWO: Reason("notalone-why-choose-two-place-cards-hand-keep-hidden", "Q14"),
    SWAP_ACCESSIBLE: Reason("notalone-why-swap-face-down-card-accessible-one-discard", "Q22"),
    PLACE_ON_PLANET: Reason("notalone-why-choose-place-planet", "Q26"),
    KEEP_PLAYED: Reason("notalone-why-choose-card-played-return", "Q19"),
    BURY_HUNT_CARD: Reason("notalone-why-put-hunt-card-under-deck", "R30"),
}
