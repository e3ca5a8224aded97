"""Why an action is forbidden: the codes that `why_not` gives, and the message and rule of each.

The codes go on from FIRST_REASON. They are plain numbers because mypyc makes constants of those, but not of sums with
what another module defines.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.step import FIRST_REASON, Reason

# A turn, a Hatch, a Move.
BEGIN_TURN: Final = 2
NO_REST_IN_COMET_PHASE: Final = 3
DROPS_OUT_IN_COMET_PHASE: Final = 4
HATCH_NEEDS_ANIMAL: Final = 5
MOVE_MOVES_SAVIOR: Final = 6
IN_MOVE: Final = 7
IN_HATCH: Final = 8
# Hatching.
TURN_IS_MOVE: Final = 9
NOT_HELD_TO_HATCH: Final = 10
UTILITY_NOT_HATCHED: Final = 11
NO_FREE_SLOT: Final = 12
ONE_ANIMAL: Final = 13
NO_NEST_FREE: Final = 14
# Playing a card.
NOT_HELD_TO_PLAY: Final = 15
ANIMAL_FIRST: Final = 16
UTILITY_OTHER_TURN: Final = 17
NO_EFFECT: Final = 18
TURN_IS_HATCH: Final = 19
NO_SAVIOR_OUT: Final = 20
WILD_ALONE: Final = 21
ONE_CARD: Final = 22
NONE_COULD_MOVE: Final = 23
# Using an ability.
ABILITY_AFTER_CARD: Final = 24
ABILITY_OTHER_TIME: Final = 25
ABILITY_NOT_READY: Final = 26
# Steps.
SAVIOR_NOT_OUT: Final = 27
NO_FIELD: Final = 28
FIELD_OCCUPIED: Final = 29
NEST_NOT_ENTERED: Final = 30
STEP_NEEDS_SYMBOL: Final = 31
NO_SYMBOL_LEFT: Final = 32
WRONG_SYMBOL: Final = 33
OTHER_SYMBOL_SERVES: Final = 34
TOO_FAR: Final = 35
CANNOT_GLIDE_THERE: Final = 36
ONLY_NEST_OR_CAVERN: Final = 37
# Nests.
CHOOSE_NEST: Final = 38
NO_NEST: Final = 39
NEST_OCCUPIED: Final = 40
NEST_TOO_LOW: Final = 41
LOWER_NEST_FREE: Final = 42
NAME_AMOUNT: Final = 43
# Rest and gold cards.
DISCARD_OR_DONE: Final = 44
TAKE_GOLD: Final = 45
TAKING_USELESS: Final = 46
DRAW_OR_TAKE: Final = 47
# Abilities under way.
CHOOSE_SCOUTED: Final = 48
TOKEN_NOT_THERE: Final = 49
ONLY_PLAYED_SYMBOL: Final = 50
# The comet, and between turns.
DRAW_OR_READY: Final = 51
ONLY_SILVER_TAKEN: Final = 52
CARD_GONE: Final = 53
NO_WOLF_READY: Final = 54
CARD_NOT_PLAYED: Final = 55
NO_PARROT_STEP: Final = 56
BETWEEN_TURNS: Final = 57
PARROT_MOVES: Final = 58

REASONS: dict[int, Reason] = {
    BEGIN_TURN: Reason("comet-why-begin-turn-hatch-move-rest", "C14"),
    NO_REST_IN_COMET_PHASE: Reason("comet-why-comet-phase-there-no-rest", "C49"),
    DROPS_OUT_IN_COMET_PHASE: Reason("comet-why-players-drop-out-only-comet-phase", "C51"),
    HATCH_NEEDS_ANIMAL: Reason("comet-why-hatch-hatches-least-one-animal", "CS38"),
    MOVE_MOVES_SAVIOR: Reason("comet-why-move-moves-least-one-savior", "CS3"),
    IN_MOVE: Reason("comet-why-move-play-cards-step-use-abilities-done", "CS30"),
    IN_HATCH: Reason("comet-why-hatch-hatch-use-abilities-done", "CS38"),
    TURN_IS_MOVE: Reason("comet-why-turn-move-hatching-needs-hatch", "C14"),
    NOT_HELD_TO_HATCH: Reason("comet-why-not-in-hand", "C16"),
    UTILITY_NOT_HATCHED: Reason("comet-why-utility-not-hatched", "C45"),
    NO_FREE_SLOT: Reason("comet-why-all-three-slots-above-savior-board-taken", "C20"),
    ONE_ANIMAL: Reason("comet-why-one-animal-hatched-turn-unless-ability-grants", "C16"),
    NO_NEST_FREE: Reason("comet-why-no-nest-free", "C19"),
    NOT_HELD_TO_PLAY: Reason("comet-why-not-in-hand", "C22"),
    ANIMAL_FIRST: Reason("comet-why-animal-first", "CS2"),
    UTILITY_OTHER_TURN: Reason("comet-why-other-turn", "C45"),
    NO_EFFECT: Reason("comet-why-no-effect", "CS43"),
    TURN_IS_HATCH: Reason("comet-why-turn-hatch-card-played-movement-move", "C14"),
    NO_SAVIOR_OUT: Reason("comet-why-no-savior-board-move", "CS3"),
    WILD_ALONE: Reason("comet-why-wild-alone", "CQ1"),
    ONE_CARD: Reason("comet-why-only-one-card-without-wild-symbol-played", "C23"),
    NONE_COULD_MOVE: Reason("comet-why-none-could-move", "CS31"),
    ABILITY_AFTER_CARD: Reason("comet-why-ability-after-card", "CS30"),
    ABILITY_OTHER_TIME: Reason("comet-why-ability-other-time", "C42"),
    ABILITY_NOT_READY: Reason("comet-why-ability-not-ready", "CS43"),
    SAVIOR_NOT_OUT: Reason("comet-why-savior-not-out", "C25"),
    NO_FIELD: Reason("comet-why-no-field", "C27"),
    FIELD_OCCUPIED: Reason("comet-why-field-occupied", "C27"),
    NEST_NOT_ENTERED: Reason("comet-why-nest-cannot-entered-symbol", "C32"),
    STEP_NEEDS_SYMBOL: Reason("comet-why-step-needs-symbol-unless-ability-gives", "C25"),
    NO_SYMBOL_LEFT: Reason("comet-why-no-symbol", "C25"),
    WRONG_SYMBOL: Reason("comet-why-wrong-symbol", "C27"),
    OTHER_SYMBOL_SERVES: Reason("comet-why-another-symbol-serves-as-well-leaves-no", "CS48"),
    TOO_FAR: Reason("comet-why-too-far", "C29"),
    CANNOT_GLIDE_THERE: Reason("comet-why-ability-cannot-move-savior-there", "C71"),
    ONLY_NEST_OR_CAVERN: Reason("comet-why-only-free-nest-cavern-next-behind-what", "C68"),
    CHOOSE_NEST: Reason("comet-why-choose-nest-animal-lower-nest-distance-first", "C16"),
    NO_NEST: Reason("comet-why-no-nest", "C16"),
    NEST_OCCUPIED: Reason("comet-why-nest-occupied", "C16"),
    NEST_TOO_LOW: Reason("comet-why-nest-too-low", "CQ5"),
    LOWER_NEST_FREE: Reason("comet-why-lower-nest-free", "C18"),
    NAME_AMOUNT: Reason("comet-why-name-how-much-nest-distance-lowered-nest", "CQ6"),
    DISCARD_OR_DONE: Reason("comet-why-discard-cards-from-hand-done", "C36"),
    TAKE_GOLD: Reason("comet-why-take-gold", "CS19"),
    TAKING_USELESS: Reason("comet-why-take-useless", "CS53"),
    DRAW_OR_TAKE: Reason("comet-why-draw-silver-card-take-gold-card-from", "C61"),
    CHOOSE_SCOUTED: Reason("comet-why-choose-savior-board-whom-scout-helps", "CS34"),
    TOKEN_NOT_THERE: Reason("comet-why-token-goes-free-area-nest-savior-still", "C65"),
    ONLY_PLAYED_SYMBOL: Reason("comet-why-only-area-symbol-card-played-turn-copied", "CS47"),
    DRAW_OR_READY: Reason("comet-why-draw-silver-cards-up-hand-limit-ready", "C48"),
    ONLY_SILVER_TAKEN: Reason("comet-why-only-silver-card-taken-between-turns", "C60"),
    CARD_GONE: Reason("comet-why-card-not-just-played-movement-gone", "CS27"),
    NO_WOLF_READY: Reason("comet-why-no-card-ready-takes-card-just-played", "C60"),
    CARD_NOT_PLAYED: Reason("comet-why-card-not-just-played-movement", "C66"),
    NO_PARROT_STEP: Reason("comet-why-no-step-possible-card-no-parrot-ready", "CS28"),
    BETWEEN_TURNS: Reason("comet-why-between-two-turns-use-ability-time-done", "C43"),
    PARROT_MOVES: Reason("comet-why-move-card-s-symbols-stop-after-first", "CS28"),
}
assert list(REASONS) == list(range(FIRST_REASON, FIRST_REASON + len(REASONS)))
