"""Why an action is forbidden: the codes that `why_not` gives, and the message and rule of each.

The codes go on from FIRST_REASON. They are plain numbers because mypyc makes constants of those, but not of sums with
what another module defines.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.step import FIRST_REASON, Reason

KEEP_GOAL_FIRST: Final = 2
GOAL_NOT_DEALT: Final = 3
COLLECT_FIRST: Final = 4
CHAOS_NEEDS_STAR: Final = 5
BAG_EMPTY: Final = 6
KEEP_STARS_FIRST: Final = 7
NOT_DRAWN: Final = 8
PLACE_FIRST: Final = 9
NO_SUCH_STAR: Final = 10
THREE_PLACED: Final = 11
TWO_PLACED: Final = 12
NO_BONUS_ANY_MORE: Final = 13
KIND_ALREADY_PLACED: Final = 14
THIRD_ALREADY_PLACED: Final = 15
TRACK_FULL: Final = 16
NO_SUCH_CELL: Final = 17
REPLACED_ONCE: Final = 18
SAME_COLOUR_NEAR: Final = 19
HUB_FIRST: Final = 20
NOT_CONNECTED: Final = 21
PUSH_FIRST: Final = 22
TOKEN_AT_END: Final = 23

REASONS: dict[int, Reason] = {
    KEEP_GOAL_FIRST: Reason("nebula-why-first-choose-personal-goal-keep", "N25"),
    GOAL_NOT_DEALT: Reason("nebula-why-personal-goal-not-dealt", "N25"),
    COLLECT_FIRST: Reason("nebula-why-first-collect-stars-time-5-steps-all", "N43"),
    CHAOS_NEEDS_STAR: Reason("nebula-why-chaos-needs", "N52"),
    BAG_EMPTY: Reason("nebula-why-bag-empty-chaos-not-possible", "NQ19"),
    KEEP_STARS_FIRST: Reason("nebula-why-now-choose-drawn-stars-keep", "N52"),
    NOT_DRAWN: Reason("nebula-why-keep-two-stars-were-drawn-only-one", "NQ19"),
    PLACE_FIRST: Reason("nebula-why-time-place-stars-done", "N54"),
    NO_SUCH_STAR: Reason("nebula-why-no-star", "N54"),
    THREE_PLACED: Reason("nebula-why-three-stars-placed-most-turn", "N55"),
    TWO_PLACED: Reason("nebula-why-two-stars-placed-third-needs-one-bright", "N55"),
    NO_BONUS_ANY_MORE: Reason("nebula-why-third-needs-first-bright", "NQ11"),
    KIND_ALREADY_PLACED: Reason("nebula-why-colour-placed", "N54"),
    THIRD_ALREADY_PLACED: Reason("nebula-why-colour-placed", "NQ9"),
    TRACK_FULL: Reason("nebula-why-black-track-full", "NQ25"),
    NO_SUCH_CELL: Reason("nebula-why-no-such-cell", "NQ2"),
    REPLACED_ONCE: Reason("nebula-why-replaced-once", "NQ70"),
    SAME_COLOUR_NEAR: Reason("nebula-why-same-colour", "N60"),
    HUB_FIRST: Reason("nebula-why-centre-first", "N58"),
    NOT_CONNECTED: Reason("nebula-why-not-connected", "N59"),
    PUSH_FIRST: Reason("nebula-why-black-star-placed-now-push-value-token", "N66"),
    TOKEN_AT_END: Reason("nebula-why-value-token-end-track", "NQ7"),
}
assert list(REASONS) == list(range(FIRST_REASON, FIRST_REASON + len(REASONS)))
