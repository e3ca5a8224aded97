"""Why an action is forbidden: the codes that `why_not` gives, and the message and rule of each."""

from __future__ import annotations

from typing import Final

from orrery.kernel.step import FIRST_REASON, Reason

KEEP_GOAL_FIRST: Final = FIRST_REASON
GOAL_NOT_DEALT: Final = FIRST_REASON + 1
COLLECT_FIRST: Final = FIRST_REASON + 2
CHAOS_NEEDS_STAR: Final = FIRST_REASON + 3
BAG_EMPTY: Final = FIRST_REASON + 4
KEEP_STARS_FIRST: Final = FIRST_REASON + 5
NOT_DRAWN: Final = FIRST_REASON + 6
PLACE_FIRST: Final = FIRST_REASON + 7
NO_SUCH_STAR: Final = FIRST_REASON + 8
THREE_PLACED: Final = FIRST_REASON + 9
TWO_PLACED: Final = FIRST_REASON + 10
NO_BONUS_ANY_MORE: Final = FIRST_REASON + 11
KIND_ALREADY_PLACED: Final = FIRST_REASON + 12
THIRD_ALREADY_PLACED: Final = FIRST_REASON + 13
TRACK_FULL: Final = FIRST_REASON + 14
NO_SUCH_CELL: Final = FIRST_REASON + 15
REPLACED_ONCE: Final = FIRST_REASON + 16
SAME_COLOUR_NEAR: Final = FIRST_REASON + 17
HUB_FIRST: Final = FIRST_REASON + 18
NOT_CONNECTED: Final = FIRST_REASON + 19
PUSH_FIRST: Final = FIRST_REASON + 20
TOKEN_AT_END: Final = FIRST_REASON + 21

REASONS: dict[int, Reason] = {
    KEEP_GOAL_FIRST: Reason("nebula-why-first-choose-personal-goal-keep", "N25"),
    GOAL_NOT_DEALT: Reason("nebula-why-personal-goal-not-dealt", "N25"),
    COLLECT_FIRST: Reason("nebula-why-first-collect-stars-time-5-steps-all", "N43"),
    CHAOS_NEEDS_STAR: Reason("nebula-why-chaos-needs", "N52"),
    BAG_EMPTY: Reason("nebula-why-bag-empty-chaos-not-possible", "Q19"),
    KEEP_STARS_FIRST: Reason("nebula-why-now-choose-drawn-stars-keep", "N52"),
    NOT_DRAWN: Reason("nebula-why-keep-two-stars-were-drawn-only-one", "Q19"),
    PLACE_FIRST: Reason("nebula-why-time-place-stars-done", "N54"),
    NO_SUCH_STAR: Reason("nebula-why-no-star", "N54"),
    THREE_PLACED: Reason("nebula-why-three-stars-placed-most-turn", "N55"),
    TWO_PLACED: Reason("nebula-why-two-stars-placed-third-needs-one-bright", "N55"),
    NO_BONUS_ANY_MORE: Reason("nebula-why-third-needs-first-bright", "Q11"),
    KIND_ALREADY_PLACED: Reason("nebula-why-colour-placed", "N54"),
    THIRD_ALREADY_PLACED: Reason("nebula-why-colour-placed", "Q9"),
    TRACK_FULL: Reason("nebula-why-black-track-full", "Q25"),
    NO_SUCH_CELL: Reason("nebula-why-no-such-cell", "Q2"),
    REPLACED_ONCE: Reason("nebula-why-replaced-once", "Q70"),
    SAME_COLOUR_NEAR: Reason("nebula-why-same-colour", "N60"),
    HUB_FIRST: Reason("nebula-why-centre-first", "N58"),
    NOT_CONNECTED: Reason("nebula-why-not-connected", "N59"),
    PUSH_FIRST: Reason("nebula-why-black-star-placed-now-push-value-token", "N66"),
    TOKEN_AT_END: Reason("nebula-why-value-token-end-track", "Q7"),
}
