"""Not Alone as a game of the kernel: options, vocabulary, first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from orrery.games.notalone.actions import ACTIONS, NOTHING, PASS, VOTE_FOR, notalone_vocabulary
from orrery.games.notalone.content import Content, load_content
from orrery.games.notalone.kinds import ALL_SLOTS, LOWER_SLOTS, MOST_SEATS, MOST_WILL
from orrery.games.notalone.layout import FIELDS, OTHERS, notalone_layout
from orrery.games.notalone.powers import all_powers
from orrery.games.notalone.reasons import REASONS
from orrery.games.notalone.setup import set_up
from orrery.games.notalone.state import STEPS, NotAloneState
from orrery.games.notalone.view import notalone_view
from orrery.games.notalone.view_types import NotAloneView
from orrery.games.notalone.worlds import worlds
from orrery.kernel.errors import BadOptions
from orrery.kernel.game import Game
from orrery.kernel.layout import offset
from orrery.kernel.options import AUTO, Option, Value
from orrery.kernel.sentinels import NONE
from orrery.kernel.state import State
from orrery.kernel.step import Actions

RULES_VERSION = "3"

PRESETS = {"base": 0, "first_steps": LOWER_SLOTS, "exploration": ALL_SLOTS, "random": NONE}
"""Sets of places; a number gives any mix, bit n - 1 for the Exploration place numbered n.

Rules: E2, E12, E13, E14, Q36
"""


def _decks_as_printed(chosen: Mapping[str, Value]) -> Value:
    """Exploration replaces four cards and adds its own wherever its places are used.

    Rules: E7, Q84
    """
    new_places = chosen["places"] not in ("base", 0) or chosen["maze_variant"] == "on"
    return "combined" if new_places else "base"


def _with_exploration(chosen: Mapping[str, Value]) -> bool:
    """Whether places or cards of Exploration are in play, and so its rulebook holds."""
    return chosen["decks"] == "combined" or _decks_as_printed(chosen) == "combined"


def _takeback_as_printed(chosen: Mapping[str, Value]) -> Value:
    """Exploration's rulebook says that a place which cannot be used gives no take-back either.

    Rules: E68, Q42
    """
    return "strict" if _with_exploration(chosen) else "lenient"


def _two_place_move_as_printed(chosen: Mapping[str, Value]) -> Value:
    """Exploration's rulebook lets a token on two places move to any place beside either.

    Rules: E66, Q10
    """
    return "literal" if _with_exploration(chosen) else "leave"


def _options() -> list[Option]:
    def at(name: str) -> int:
        return offset(FIELDS, name)

    return [
        Option(
            "creature", 0, {"random": NONE, "others": OTHERS}, "R2", at("creature_chosen"), 0, MOST_SEATS - 1, seat=True
        ),
        Option("places", "base", PRESETS, "Q36", at("places_chosen"), 0, ALL_SLOTS),
        Option("maze_variant", "off", {"off": 0, "on": 1}, "E69", at("maze_variant")),
        Option("decks", AUTO, {"base": 0, "combined": 1}, "Q84", at("combined"), derive=_decks_as_printed),
        Option("board_side", "chosen", {"chosen": 0, "1": 1, "2": 2}, "R4", at("side_chosen")),
        Option("expert", "off", {"off": 0, "on": 1}, "R29", at("expert")),
        Option("tokens", "compulsory", {"compulsory": 0, "optional": 1}, "Q2", at("tokens_optional")),
        Option(
            "two_place_move",
            AUTO,
            {"leave": 0, "literal": 1},
            "Q10",
            at("two_place_literal"),
            derive=_two_place_move_as_printed,
        ),
        Option("pole_limit", "none", {"none": 0, "once": 1}, "Q21", at("pole_once")),
        Option(
            "takeback", AUTO, {"lenient": 0, "strict": 1}, "Q42", at("takeback_strict"), derive=_takeback_as_printed
        ),
        Option("host", 0, {}, "R2", at("host"), 0, MOST_SEATS - 1, seat=True),
        Option("force_field", "resend", {"resend": 0, "early": 1}, "R17", at("force_field_early")),
        Option("takeback_places", "all", {"all": 0, "few": 1}, "Q43", at("takeback_few")),
        Option("last_will", "once", {"once": 0, "each": 1}, "Q1", at("last_will_each")),
        Option("stasis_amplifier", "held", {"held": 0, "moves": 1}, "Q7", at("amplifier_moves")),
        Option("gate_after_detour", "explored", {"explored": 0, "card": 1}, "Q9", at("gate_from_card")),
        Option("token_losses", "in_turn", {"in_turn": 0, "together": 1}, "Q44", at("losses_together")),
        Option("instead_cards", "played", {"played": 0, "explored": 1}, "Q85", at("instead_explored")),
        Option("maze_use", "activate", {"activate": 0, "copy": 1}, "Q25", at("maze_copies")),
        Option("track_will", "passing", {"passing": 0, "stopping": 1}, "Q17", at("will_by_stopping")),
    ]


class NotAlone(Game):
    """The game of Not Alone with one content."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "notalone",
            2,
            MOST_SEATS,
            _options(),
            notalone_vocabulary(content.tables),
            notalone_layout(content),
            RULES_VERSION,
            content.hash,
            STEPS,
            REASONS,
        )
        self.content = content
        self.worlds = worlds()
        content.tables.powers = all_powers()

    def blank(self) -> NotAloneState:
        return NotAloneState(self, self.layout.first_values(), Actions(ACTIONS), self.content.tables)

    def set_up(self, state: State) -> None:
        assert isinstance(state, NotAloneState)
        set_up(state)

    def content_data(self) -> dict[str, object]:
        return self.content.data

    def default_action(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        for nothing in (PASS, NOTHING):
            if nothing in legal:
                return nothing
        if legal[0] >= VOTE_FOR and legal[0] < VOTE_FOR + MOST_SEATS:
            return VOTE_FOR + first_of_the_weakest(state)
        return legal[0]

    def sides(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        creature = options["creature"]
        if not isinstance(creature, int):
            raise BadOptions(f"creature={creature}: the sides are known only if a seat is named")
        return [0 if seat == creature else 1 for seat in range(seats)]

    def view(self, concealed: State, public: dict[str, object] | None = None) -> dict[str, object]:
        assert isinstance(concealed, NotAloneState)
        view = notalone_view(concealed, cast("NotAloneView | None", public))
        return cast("dict[str, object]", view)


def first_of_the_weakest(state: State) -> int:
    """At a timeout the candidate with least Will, then the first clockwise from the Creature's left.

    Rules: Q18
    """
    assert isinstance(state, NotAloneState)
    best = -1
    for k in range(1, state.seats):
        seat = int(state.hunted(k))
        if state.will(seat) < MOST_WILL and (best < 0 or state.will(seat) < state.will(best)):
            best = seat
    return best


def notalone(content: Content | None = None) -> NotAlone:
    """The game, with the shipped content or another."""
    return NotAlone(load_content() if content is None else content)
