"""What makes a position impossible: the checks a dump must pass before it is played."""

from __future__ import annotations

from orrery.games.notalone import hunting, moments
from orrery.games.notalone import position as p
from orrery.games.notalone.course import course_problems
from orrery.games.notalone.kinds import COPY_LAST, MAZE_POWER, MOST_WILL, REVEALED, SENT_BACK
from orrery.games.notalone.layout import (
    ASSIMILATION,
    BARRED,
    CARD,
    CAUGHT,
    COMBINED,
    CREATURE,
    CREATURE_CHOSEN,
    DISCARD,
    DISCARD_N,
    DONE,
    DRAWN,
    DRAWN_N,
    GUARD,
    HAND,
    HAND_N,
    HIDDEN,
    HOST,
    HUNT_ALLOWED,
    HUNT_AS,
    HUNT_BOTTOM,
    HUNT_BOTTOM_N,
    HUNT_DECK,
    HUNT_DISCARD,
    HUNT_HAND,
    HUNT_KNOWN,
    HUNT_N,
    HUNT_ON,
    HUNT_OPEN,
    HUNT_PLAYED,
    HUNT_PLAYED_N,
    HUNT_TOP,
    LAST_WILL,
    MARKER,
    MAZE_BOTTOM,
    MAZE_BOTTOM_N,
    MAZE_DECK,
    MAZE_DISCARD,
    MAZE_DRAWN,
    MAZE_SEEN_BY,
    MAZE_VARIANT,
    NAMED,
    NOW,
    OTHERS,
    OWED,
    OWED_WILL,
    OWNED,
    PENDING,
    PHASE,
    PLACE_AT,
    PLACES_CHOSEN,
    PLAYED_SURVIVAL,
    QUIET,
    RESCUE,
    RESERVE,
    RESISTED,
    SETS,
    SHOWN,
    SIDE,
    SIDE_CHOSEN,
    SPOT,
    SUPPLY,
    SURVIVAL,
    SURVIVAL_DECK,
    SURVIVAL_DISCARD,
    SURVIVAL_N,
    TEAM,
    TOKEN_AT,
    TOKENS_HERE,
    TOLD_SEAT,
    TRACK_WILL,
    TURN_NUMBER,
    WHERE,
    WILL,
    WILL_BY_STOPPING,
    WINNER,
)
from orrery.games.notalone.position import Position, place_of_index, reserve_index
from orrery.games.notalone.setup import possible_creatures
from orrery.games.notalone.survival import marker_goal
from orrery.kernel.bits import bit, popcount
from orrery.kernel.soundness import question_problems, stack_problems
from orrery.kernel.state import ARG, FRAMES, KIND, NONE, OPEN, SEALED, TOP, UNKNOWN, VIEWER

_HIDEABLE = [
    (MAZE_DECK, 1),
    (MAZE_BOTTOM, 4),
    (MAZE_SEEN_BY, 4),
    (MAZE_DRAWN, 1),
    (HUNT_HAND, 1),
    (HUNT_DECK, 1),
    (HUNT_BOTTOM, 33),
    (HUNT_TOP, 1),
    (HUNT_PLAYED, 2),
    (HUNT_AS, 2),
    (SURVIVAL_DECK, 1),
    (DRAWN, 1),
    (HAND, 7),
    (DISCARD, 7),
    (CARD, 14),
    (SPOT, 14),
    (SURVIVAL, 7),
    (SEALED, 8),
    (CREATURE, 1),
    (CREATURE_CHOSEN, 1),
    (PLACES_CHOSEN, 1),
    (PLACE_AT, 10),
    (WHERE, 10),
    (NAMED, 1),
    (TOLD_SEAT, 1),
]
"""The fields whose bounds allow an unknown value, in a concealed position."""

_SEALING = [p.WINDOW, p.CHOOSE, p.PICKING, p.FORBIDDEN, p.SCREAM, p.TOXIN, p.VOTE]


def find_problems(s: Position) -> list[str]:
    """Everything wrong with a position, nothing for a sound one."""
    wrong = stack_problems(s)
    if wrong:
        return wrong
    if s.data[TOP] and s.data[FRAMES + KIND] != p.TURN:
        return ["at.frames[0]: every stack stands on a turn"]
    if s.data[VIEWER] == OPEN:
        wrong = _nothing_hidden(s)
        if wrong:
            return wrong
    for name, spot in (("host", HOST), ("creature_chosen", CREATURE_CHOSEN)):
        if s.data[spot] == UNKNOWN or s.seats <= s.data[spot] < OTHERS:
            return [f"at.{name}: there is no such seat"]
    if s.data[CREATURE] == NONE:
        return _not_begun(s)
    if s.data[CREATURE] >= s.seats:
        return ["at.creature: there is no such seat"]
    wrong = [] if s.data[VIEWER] == OPEN else _concealed(s)
    wrong = wrong or [*_counters(s), *_planet(s), *_hands(s), *_will(s), *_hunt(s), *_survival(s), *_seats(s)]
    if not wrong and s.data[PLACE_AT] != NONE:
        wrong = [*_reserve(s), *_maze(s), *_explored(s)]
    return wrong or course_problems(s) or _asks_rightly(s)


def _nothing_hidden(s: Position) -> list[str]:
    """Only a concealed position has unknown things."""
    for spot, count in _HIDEABLE:
        for i in range(count):
            if s.data[spot + i] == UNKNOWN:
                return ["at: something is unknown in a position that hides nothing"]
    return []


def _concealed(s: Position) -> list[str]:
    """A position concealed for a viewer shows nothing the viewer may not know."""
    again = s.copy()
    again.conceal_questions(s.data[VIEWER])
    again.hide(s.data[VIEWER])
    return [] if again == s else ["at.viewer: may not know all that this position shows"]


def _not_begun(s: Position) -> list[str]:
    """Before the Creature is named there is only what the set-up laid out."""
    if s.data[VIEWER] != OPEN:
        return []
    first = s.game.begin(s.seats, s.game.options_of(s))
    return [] if first.values() == s.values() else ["at.creature: before it is named nothing has happened"]


def _counters(s: Position) -> list[str]:
    """R31: a counter on the victory space, and only that, ends the game."""
    at = s.data
    ends = [at[ASSIMILATION] == 0, at[RESCUE] == 0]
    if ends != [at[WINNER] == 1, at[WINNER] == 2] or (at[TOP] == 0) != (at[WINNER] > 0):
        return ["at.winner: does not fit the counters"]
    if at[RESCUE] > s.tables.rescue_start[s.seats] or at[ASSIMILATION] > s.tables.assimilation_start[s.seats]:
        return ["at.rescue: a counter is behind its start"]
    if not possible_creatures(s) >> at[CREATURE] & 1:
        return ["at.creature: another seat was chosen"]
    if at[SIDE_CHOSEN] and at[SIDE] not in (0, at[SIDE_CHOSEN]):
        return ["at.side: another side was agreed"]
    return []


def _seats(s: Position) -> list[str]:
    """What belongs to Hunted belongs to nobody else, and fits the moment."""
    at = s.data
    hunted = int(s.all_hunted())
    for name, spot in (("barred", BARRED), ("played_survival", PLAYED_SURVIVAL), ("caught", CAUGHT)):
        if at[spot] & ~hunted:
            return [f"at.{name}: names a seat that is no Hunted"]
    if at[LAST_WILL] & ~hunted or (at[LAST_WILL] and at[PHASE] != 3):
        return ["at.last_will: lost only by Hunted in phase 3"]
    for name, spot in (("named", NAMED), ("told_seat", TOLD_SEAT)):
        if at[spot] != NONE and not hunted >> at[spot] & 1:
            return [f"at.{name}: is no Hunted"]
    if at[QUIET] >> s.seats:
        return ["at.quiet: names a seat that is not there"]
    choosing = at[TOP] == 0 or at[at[TOP] + KIND] == p.CHOOSE
    for seat in range(7):
        if not hunted >> seat & 1:
            for spot in (WILL, SURVIVAL_N, PENDING, NOW, OWED, OWED_WILL, SHOWN, GUARD, DONE, RESISTED):
                if at[spot + seat]:
                    return [f"at: seat {seat} is no Hunted and has nothing of theirs"]
        if at[OWED + seat] and (not choosing or at[OWED + seat] > at[DISCARD_N + seat]):
            return [f"at.owed[{seat}]: there is nothing to take back for that"]
        if at[OWED_WILL + seat] and (not choosing or at[OWED_WILL + seat] > MOST_WILL - at[WILL + seat]):
            return [f"at.owed_will[{seat}]: there is nothing to regain for that"]
        if at[SHOWN + seat] and at[HAND + seat] >= 0 and at[SHOWN + seat] & ~at[HAND + seat]:
            return [f"at.shown[{seat}]: cards that are not in hand"]
        if at[SEALED + seat] and not hunted >> seat & 1 and seat != at[CREATURE]:
            return [f"at.sealed[{seat}]: there is no such seat"]
    return [] if at[SEALED + 7] == 0 else ["at.sealed[7]: there is no such seat"]


def _explored(s: Position) -> list[str]:
    """R21: cards are played once chosen; after the reveal every Hunted stands on a face-up place."""
    at = s.data
    step = int(at[FRAMES + ARG]) if at[TOP] else moments.END
    laid = moments.CHOSEN < step <= moments.DISCARDS and not at[TEAM] & SENT_BACK
    revealed = bool(at[TEAM] & REVEALED)
    planet = hunting.planet(s)
    for token in range(3):
        if at[TOKEN_AT + token] & ~planet:
            return [f"at.token_at[{token}]: no card lies there"]
        if at[TOKEN_AT + token] and not at[TOKENS_HERE] >> token & 1:
            return [f"at.token_at[{token}]: the Creature does not have that token"]
    for seat in range(7):
        first = 2 * seat
        is_hunted = bool(s.all_hunted() >> seat & 1)
        spots = [int(at[SPOT + first + i]) for i in range(2)]
        for i, slot in enumerate(spots):
            if slot != NONE and (not revealed or not is_hunted or at[PLACE_AT + slot] == NONE):
                return [f"at.spot[{first + i}]: nobody explores that"]
            if slot != NONE and at[CARD + first + i] == NONE and not at[DONE + seat] >> i & 1:
                return [f"at.spot[{first + i}]: no card was played there"]
        if is_hunted and revealed and at[TOP] and spots == [NONE, NONE]:
            return [f"at.spot[{first}]: seat {seat} explores nothing"]
        before = at[TURN_NUMBER] == 0 or (step <= moments.CHOSEN and not laid) or at[TEAM] & SENT_BACK
        if at[CARD + first] != NONE and before and step < moments.PLACING:
            return [f"at.card[{first}]: nothing is played yet"]
        if is_hunted and not revealed and laid and at[CARD + first] == NONE:
            return [f"at.card[{first}]: seat {seat} has played nothing"]
        if not revealed and at[CARD + first + 1] != NONE and (at[CARD + first] == NONE or at[NOW + seat] == 0):
            return [f"at.card[{first + 1}]: seat {seat} plays one card"]
        if not revealed and laid and s.has_pair_now(seat) and at[CARD + first + 1] == NONE:
            return [f"at.card[{first + 1}]: seat {seat} plays two cards"]
    return []


def _asks_rightly(s: Position) -> list[str]:
    """The top frame asks what the rules would ask."""
    top = s.data[TOP]
    if top == 0 or s.data[VIEWER] != OPEN:
        return []
    sealed = [seat for seat in range(s.seats) if s.data[SEALED + seat] != 0]
    if sealed and s.data[top + KIND] not in _SEALING:
        return [f"at.sealed: seat {sealed[0]} has nothing to seal now"]
    for seat in sealed:
        if not s.allowed(seat, s.data[SEALED + seat] - 1):
            return [f"at.sealed[{seat}]: that could not be chosen"]
    return question_problems(s)


def _planet(s: Position) -> list[str]:
    """R5, E12, E77: each number lies once, and is found where it lies."""
    wrong = []
    kinds = 1 if s.data[PLACE_AT] == NONE else 0
    for slot in range(5):
        if kinds == 0 and s.data[PLACE_AT + slot] != slot + 10 * (s.data[SETS] >> slot & 1):
            return [f"at.place_at[{slot}]: not the place that was chosen"]
    if (
        s.data[PLACES_CHOSEN] != NONE
        and kinds == 0
        and (s.data[SETS] ^ s.data[PLACES_CHOSEN]) & ~(16 * s.data[MAZE_VARIANT])
    ):
        return ["at.sets: other places were chosen"]
    if (kinds == 0 and s.data[MARKER] > marker_goal(s)) or (kinds == 0 and marker_goal(s) == 4 and s.data[MARKER] == 0):
        return ["at.marker: cannot lie there"]
    for number in range(10):
        slot = int(s.data[WHERE + number])
        if slot != NONE and s.data[PLACE_AT + slot] not in (number, number + 10):
            wrong.append(f"at.where[{number}]: no place of that number lies there")
    for slot in range(10):
        place = int(s.data[PLACE_AT + slot])
        if place != NONE and s.data[WHERE + place % 10] != slot:
            wrong.append(f"at.place_at[{slot}]: a second place of one number")
        if place != NONE and s.data[HIDDEN] >> slot & 1:
            wrong.append(f"at.hidden: slot {slot + 1} lies face up")
        if kinds == 0 and s.data[MAZE_VARIANT] == 0 and place == NONE and not s.data[HIDDEN] >> slot & 1:
            wrong.append(f"at.place_at[{slot}]: nothing lies there")
        if place != NONE and s.data[MAZE_VARIANT] == 0 and place // 10 != s.data[SETS] >> place % 10 & 1:
            wrong.append(f"at.place_at[{slot}]: not the place that was chosen")
    return wrong


def _hands(s: Position) -> list[str]:
    """R7: hand, discard and played cards are all a Hunted owns, each in one place."""
    wrong = []
    for seat in range(7):
        owned, seen, hidden = int(s.data[OWNED + seat]), 0, False
        count = int(s.data[HAND_N + seat] + s.data[DISCARD_N + seat])
        for name, spot, n in (("hand", HAND, HAND_N), ("discard", DISCARD, DISCARD_N)):
            mask = int(s.data[spot + seat])
            if mask == UNKNOWN:
                hidden = True
            elif popcount(mask) != s.data[n + seat] or mask & seen:
                wrong.append(f"at.{name}[{seat}]: does not fit its count or holds a card twice")
            else:
                seen |= mask
        for i in range(2):
            card = int(s.data[CARD + 2 * seat + i])
            count += card != NONE
            if card == UNKNOWN:
                hidden = True
            elif card >= 0 and seen >> card & 1:
                wrong.append(f"at.card[{2 * seat + i}]: is also in hand or discard")
            elif card >= 0:
                seen |= bit(card)
        if count != popcount(owned) or (seen != owned if not hidden else seen & ~owned):
            wrong.append(f"at.owned[{seat}]: is not what seat {seat} has")
        if (seat >= s.seats or seat == s.data[CREATURE]) and owned:
            wrong.append(f"at.owned[{seat}]: only Hunted own places")
        elif seat < s.seats and seat != s.data[CREATURE] and owned & 31 != 31:
            wrong.append(f"at.owned[{seat}]: every Hunted owns places 1-5")
        for number in range(5, 10):
            if owned >> number & 1 and s.data[WHERE + number] == NONE:
                wrong.append(f"at.owned[{seat}]: place {number + 1} is not revealed")
    return wrong


def _will(s: Position) -> list[str]:
    """D2, E44, E45: held, in supply and on the track there are 3 for each Hunted."""
    total = sum(int(s.data[WILL + seat]) for seat in range(7))
    total += int(s.data[SUPPLY]) + int(popcount(s.data[TRACK_WILL]))
    whole = MOST_WILL * (s.seats - 1)
    wrong = [] if total == whole else [f"at.will: {total} Will in all, not {whole}"]
    furthest = s.tables.rescue_start[s.seats] - 1 if s.data[WILL_BY_STOPPING] == 1 else s.data[RESCUE]
    if s.data[TOP] and s.data[TRACK_WILL] & ~(bit(furthest + 1) - 2):
        wrong.append("at.track_will: Will lies where the Rescue counter has been")
    return wrong


def _partition(name: str, whole: int, masks: list[tuple[str, int, int]]) -> list[str]:
    """Known piles share no card and hold all; each pile has its count (-1: any)."""
    wrong, seen, hidden = [], 0, False
    for pile, mask, count in masks:
        if mask == UNKNOWN:
            hidden = True
            continue
        if count >= 0 and mask.bit_count() != count:
            wrong.append(f"at.{pile}: holds {mask.bit_count()} cards, not {count}")
        if mask & seen:
            wrong.append(f"at.{pile}: a {name} card lies in two piles")
        seen |= mask
    if seen & ~whole or (seen != whole and not hidden):
        wrong.append(f"at: the {name} cards are not those of the deck")
    return wrong


def _hunt(s: Position) -> list[str]:
    """Every Hunt card is in one place."""
    at = s.data
    played, on = 0, 0
    for i in range(33):
        if (i < at[HUNT_BOTTOM_N]) != (at[HUNT_BOTTOM + i] != NONE):
            return [f"at.hunt_bottom[{i}]: does not fit how many lie there"]
    discarded = at[FRAMES + ARG] > moments.HUNT_DISCARDS if at[TOP] else at[HUNT_PLAYED] == NONE
    lying = 0 if discarded else int(at[HUNT_PLAYED_N])
    for i in range(2):
        card, real = int(at[HUNT_PLAYED + i]), int(at[HUNT_AS + i])
        if (i < lying) != (card != NONE) or (i < at[HUNT_PLAYED_N]) != (real != NONE):
            return [f"at.hunt_played[{i}]: does not fit how many were played"]
        if real != NONE:
            on |= bit(s.tables.hunt_kind[real])
        if card != NONE:
            played |= bit(card)
            if s.tables.hunt_kind[card] != COPY_LAST and real != card:
                return [f"at.hunt_as[{i}]: only Flashback stands for another card"]
    bottom = 0
    for i in range(int(at[HUNT_BOTTOM_N])):
        card = int(at[HUNT_BOTTOM + i])
        if card == UNKNOWN:
            bottom = UNKNOWN
            break
        bottom |= bit(card)
    if on != at[HUNT_ON] or at[HUNT_PLAYED_N] > at[HUNT_ALLOWED]:
        return ["at.hunt_on: not the effects of the cards played"]
    if (at[HUNT_TOP] == NONE) != (at[HUNT_DISCARD] == 0):
        return ["at.hunt_top: does not fit the discard"]
    if at[HUNT_TOP] != NONE and not at[HUNT_DISCARD] >> at[HUNT_TOP] & 1:
        return ["at.hunt_top: is not in the discard"]
    if at[HUNT_HAND] >= 0 and at[HUNT_KNOWN] & ~at[HUNT_HAND]:
        return ["at.hunt_known: is not in the hand"]
    if bottom != UNKNOWN and at[HUNT_OPEN] & ~bottom:
        return ["at.hunt_open: is not at the bottom"]
    if (at[TURN_NUMBER] > 0) != (at[HUNT_ALLOWED] > 0):
        return ["at.hunt_allowed: does not fit the turn"]
    return _partition(
        "Hunt",
        int(s.tables.hunt_in[at[COMBINED]]),
        [
            ("hunt_hand", int(at[HUNT_HAND]), int(at[HUNT_N])),
            ("hunt_deck", int(at[HUNT_DECK]), -1),
            ("hunt_bottom", bottom, int(at[HUNT_BOTTOM_N])),
            ("hunt_discard", int(at[HUNT_DISCARD]), -1),
            ("hunt_played", played, -1),
        ],
    )


def _survival(s: Position) -> list[str]:
    """Every Survival card is in one place."""
    at = s.data
    piles = [
        ("survival_deck", int(at[SURVIVAL_DECK]), -1),
        ("survival_discard", int(at[SURVIVAL_DISCARD]), -1),
        ("drawn", int(at[DRAWN]), int(at[DRAWN_N])),
    ]
    for seat in range(7):
        piles.append((f"survival[{seat}]", int(at[SURVIVAL + seat]), int(at[SURVIVAL_N + seat])))
    return _partition("Survival", int(s.tables.survival_in[at[COMBINED]]), piles)


def _reserve(s: Position) -> list[str]:
    """R1, R3, E20, E21: of each place 6-10 one card is the planet's, the others in the reserve or owned."""
    wrong = []
    for index in range(10):
        place = int(place_of_index(index))
        number = place % 10
        in_play = s.data[SETS] >> number & 1 == place // 10 or s.data[MAZE_VARIANT] == 1
        whole = min(int(s.tables.reserve_copies[s.seats - 1]), int(s.tables.copies[place]) - 1)
        owned = 0
        slot = int(s.data[WHERE + number])
        if slot != NONE and s.data[PLACE_AT + slot] == place:
            owned = sum(1 for seat in range(7) if s.data[OWNED + seat] >> number & 1)
        if s.data[MAZE_DISCARD] >> index & 1 or not in_play:
            whole = 0
        if s.data[RESERVE + index] + owned != whole:
            wrong.append(f"at.reserve[{index}]: with {owned} owned there are not {whole}")
    return wrong


def numbers_of(mask: int) -> list[int]:
    """The bits of a mask."""
    return [i for i in range(10) if mask >> i & 1]


def _maze(s: Position) -> list[str]:
    """E18, E70: hidden places only with the Maze; its deck, planet and discard hold each card once."""
    at = s.data
    maze = s.tables.power[at[PLACE_AT + 4]] == MAZE_POWER
    for i in range(4):
        if (i < at[MAZE_BOTTOM_N]) != (at[MAZE_BOTTOM + i] != NONE):
            return [f"at.maze_bottom[{i}]: does not fit how many lie there"]
        if (at[MAZE_BOTTOM + i] == NONE) != (at[MAZE_SEEN_BY + i] == NONE):
            return [f"at.maze_seen_by[{i}]: does not fit the cards"]
    if at[MAZE_VARIANT] == 0:
        if at[MAZE_DECK] or at[MAZE_DISCARD] or at[MAZE_DRAWN] or at[MAZE_BOTTOM_N]:
            return ["at.maze_deck: only the variant has one"]
        return ["at.hidden: without the Maze all places lie face up"] if at[HIDDEN] and not maze else []
    if at[HIDDEN]:
        return ["at.hidden: in the variant places are placed face up"]
    if set(numbers_of(at[MAZE_DISCARD])) & {0, 1, 2, 3, 4} & {n - 5 for n in numbers_of(at[MAZE_DISCARD] & 992)}:
        return ["at.maze_discard: two places of one number (E77)"]
    planet, bottom = 0, 0
    for slot in range(5, 10):
        if at[PLACE_AT + slot] != NONE:
            planet |= bit(reserve_index(at[PLACE_AT + slot]))
    for i in range(4):
        if at[MAZE_BOTTOM + i] == UNKNOWN:
            bottom = UNKNOWN
            break
        if at[MAZE_BOTTOM + i] != NONE:
            bottom |= bit(at[MAZE_BOTTOM + i])
    return _partition(
        "Maze",
        1023,
        [
            ("maze_deck", int(at[MAZE_DECK]), -1),
            ("maze_bottom", bottom, -1),
            ("maze_discard", int(at[MAZE_DISCARD]), -1),
            ("maze_drawn", int(at[MAZE_DRAWN]), -1),
            ("place_at", planet, -1),
        ],
    )
