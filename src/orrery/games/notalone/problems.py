"""What makes a position impossible: the checks a dump must pass before it is played."""

from __future__ import annotations

from orrery.games.notalone import position as p
from orrery.games.notalone.kinds import MAZE_POWER, MOST_WILL
from orrery.games.notalone.layout import (
    CARD,
    COMBINED,
    CREATURE,
    DISCARD,
    DISCARD_N,
    DRAWN,
    DRAWN_N,
    HAND,
    HAND_N,
    HIDDEN,
    HUNT_BOTTOM,
    HUNT_BOTTOM_N,
    HUNT_DECK,
    HUNT_DISCARD,
    HUNT_HAND,
    HUNT_N,
    HUNT_PLAYED,
    MAZE_BOTTOM,
    MAZE_DECK,
    MAZE_DISCARD,
    MAZE_DRAWN,
    MAZE_VARIANT,
    OWNED,
    PLACE_AT,
    RESCUE,
    RESERVE,
    SETS,
    SUPPLY,
    SURVIVAL,
    SURVIVAL_DECK,
    SURVIVAL_DISCARD,
    SURVIVAL_N,
    TRACK_WILL,
    WHERE,
    WILL,
)
from orrery.games.notalone.position import Position, place_of_index, reserve_index
from orrery.kernel.arrays import popcount
from orrery.kernel.state import ASKED, FRAMES, KIND, NONE, OPEN, SEALED, TOP, UNKNOWN, VIEWER

_SEALING = [p.WINDOW, p.CHOOSE, p.PICKING, p.FORBIDDEN, p.VOTE]


def find_problems(s: Position) -> list[str]:
    """Everything wrong with a position, nothing for a sound one."""
    wrong = s.stack_problems(p.LAST_FRAME_KIND)
    if wrong:
        return wrong
    if s.at[TOP] and s.at[FRAMES + KIND] != p.TURN:
        return ["at.frames[0]: every stack stands on a turn"]
    if s.at[CREATURE] == NONE:
        return [] if s.at[s.at[TOP] + KIND] == p.NAME_THE_CREATURE else ["at.creature: there is none"]
    if s.at[CREATURE] >= s.seats:
        return ["at.creature: there is no such seat"]
    wrong = [*_planet(s), *_hands(s), *_will(s), *_hunt(s), *_survival(s)]
    if s.at[PLACE_AT] != NONE:
        wrong += [*_reserve(s), *_maze(s)]
    return wrong or _asks_rightly(s)


def _asks_rightly(s: Position) -> list[str]:
    """The top frame asks what the rules would ask."""
    top = s.at[TOP]
    if top == 0 or s.at[VIEWER] != OPEN:
        return []
    sealed = [seat for seat in range(s.seats) if s.at[SEALED + seat] != 0]
    if sealed:
        kind = s.at[top + KIND]
        return [] if kind in _SEALING else [f"at.sealed: seat {sealed[0]} has nothing to seal now"]
    again = s.copy()
    again.at[top + ASKED] = 0
    again.advance()
    return [] if again == s else ["at.frames: the top frame asks what the rules would not"]


def _planet(s: Position) -> list[str]:
    """R5, E12, E77: each number lies once, and is found where it lies."""
    wrong = []
    for number in range(10):
        slot = int(s.at[WHERE + number])
        if slot != NONE and s.at[PLACE_AT + slot] not in (number, number + 10):
            wrong.append(f"at.where[{number}]: no place of that number lies there")
    for slot in range(10):
        place = int(s.at[PLACE_AT + slot])
        if place != NONE and s.at[WHERE + place % 10] != slot:
            wrong.append(f"at.place_at[{slot}]: a second place of one number")
        if place != NONE and s.at[HIDDEN] >> slot & 1:
            wrong.append(f"at.hidden: slot {slot + 1} lies face up")
    return wrong


def _hands(s: Position) -> list[str]:
    """R7: hand, discard and played cards are all a Hunted owns, each in one place."""
    wrong = []
    for seat in range(7):
        owned, seen, hidden = int(s.at[OWNED + seat]), 0, False
        count = int(s.at[HAND_N + seat] + s.at[DISCARD_N + seat])
        for name, spot, n in (("hand", HAND, HAND_N), ("discard", DISCARD, DISCARD_N)):
            mask = int(s.at[spot + seat])
            if mask == UNKNOWN:
                hidden = True
            elif popcount(mask) != s.at[n + seat] or mask & seen:
                wrong.append(f"at.{name}[{seat}]: does not fit its count or holds a card twice")
            else:
                seen |= mask
        for i in range(2):
            card = int(s.at[CARD + 2 * seat + i])
            count += card != NONE
            if card == UNKNOWN:
                hidden = True
            elif card >= 0 and seen >> card & 1:
                wrong.append(f"at.card[{2 * seat + i}]: is also in hand or discard")
            elif card >= 0:
                seen |= 1 << card
        if count != popcount(owned) or (seen != owned if not hidden else seen & ~owned):
            wrong.append(f"at.owned[{seat}]: is not what seat {seat} has")
        if (seat >= s.seats or seat == s.at[CREATURE]) and owned:
            wrong.append(f"at.owned[{seat}]: only Hunted own places")
    return wrong


def _will(s: Position) -> list[str]:
    """D2, E44, E45: held, in supply and on the track there are 3 for each Hunted."""
    total = sum(int(s.at[WILL + seat]) for seat in range(7))
    total += int(s.at[SUPPLY]) + int(popcount(s.at[TRACK_WILL]))
    whole = MOST_WILL * (s.seats - 1)
    wrong = [] if total == whole else [f"at.will: {total} Will in all, not {whole}"]
    if s.at[TOP] and s.at[TRACK_WILL] & ~((1 << s.at[RESCUE] + 1) - 2):
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
    at = s.at
    played = 0
    for i in range(2):
        card = int(at[HUNT_PLAYED + i])
        if (
            card >= 0
            and not at[HUNT_DISCARD] >> card & 1
            and not (at[HUNT_HAND] >= 0 and at[HUNT_HAND] >> card & 1)
            and not (at[HUNT_DECK] >= 0 and at[HUNT_DECK] >> card & 1)
        ):
            played |= 1 << card
    bottom = 0
    for i in range(int(at[HUNT_BOTTOM_N])):
        card = int(at[HUNT_BOTTOM + i])
        if card == UNKNOWN:
            bottom = UNKNOWN
            break
        bottom |= 1 << card
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
    at = s.at
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
        in_play = s.at[SETS] >> number & 1 == place // 10 or s.at[MAZE_VARIANT] == 1
        whole = min(int(s.tables.reserve_copies[s.seats - 1]), int(s.tables.copies[place]) - 1)
        owned = 0
        slot = int(s.at[WHERE + number])
        if slot != NONE and s.at[PLACE_AT + slot] == place:
            owned = sum(1 for seat in range(7) if s.at[OWNED + seat] >> number & 1)
        if s.at[MAZE_DISCARD] >> index & 1 or not in_play:
            whole = 0
        if s.at[RESERVE + index] + owned != whole:
            wrong.append(f"at.reserve[{index}]: with {owned} owned there are not {whole}")
    return wrong


def _maze(s: Position) -> list[str]:
    """E18, E70: hidden places only with the Maze; its deck, planet and discard hold each card once."""
    at = s.at
    maze = s.tables.power[at[PLACE_AT + 4]] == MAZE_POWER
    if at[MAZE_VARIANT] == 0:
        return ["at.hidden: without the Maze all places lie face up"] if at[HIDDEN] and not maze else []
    planet, bottom = 0, 0
    for slot in range(5, 10):
        if at[PLACE_AT + slot] != NONE:
            planet |= 1 << reserve_index(at[PLACE_AT + slot])
    for i in range(4):
        if at[MAZE_BOTTOM + i] == UNKNOWN:
            bottom = UNKNOWN
            break
        if at[MAZE_BOTTOM + i] != NONE:
            bottom |= 1 << at[MAZE_BOTTOM + i]
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
