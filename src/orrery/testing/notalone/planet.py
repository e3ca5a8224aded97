"""Invariants of the planet and the track board: places, Marker, tokens, counters, Will."""

from __future__ import annotations

from orrery.games.notalone.kinds import MAZE_POWER, MOST_SEATS, MOST_WILL, NUMBERS, SLOTS, TOKENS
from orrery.games.notalone.position import Position, number_of, place_of_index
from orrery.games.notalone.survival_cards import marker_goal
from orrery.kernel.bits import has, low_bits, popcount
from orrery.kernel.sentinels import NONE


def planet_problems(s: Position) -> list[str]:
    """What is wrong with the board."""
    wrong = [*_counters(s), *_will(s), *_numbers(s)]
    if wrong or s.place_at(0) == NONE:
        return wrong
    return [*_places(s), *_reserve(s), *_tokens(s)]


def _counters(s: Position) -> list[str]:
    """A counter on the victory space, and only that, ends the game. Rules: R31."""
    wrong = []
    if [s.assimilation == 0, s.rescue == 0] != [s.winner == 1, s.winner == 2] or s.over != (s.winner > 0):
        wrong.append("at.winner: does not fit the counters")
    if s.rescue > s.tables.rescue_start[s.seats] or s.assimilation > s.tables.assimilation_start[s.seats]:
        wrong.append("at.rescue: a counter is behind its start")
    return wrong


def _will(s: Position) -> list[str]:
    """Held, in supply and on the track there are 3 for each Hunted. Rules: D2, E44, E45."""
    total = sum(s.will(seat) for seat in range(MOST_SEATS)) + s.supply + popcount(s.track_will)
    wrong = [] if total == MOST_WILL * (s.seats - 1) else [f"at.will: {total} Will in all"]
    furthest = s.tables.rescue_start[s.seats] - 1 if s.will_by_stopping == 1 else s.rescue
    if not s.over and s.track_will & ~(low_bits(furthest + 1) & ~1):
        wrong.append("at.track_will: Will lies where the Rescue counter has been")
    return wrong


def _numbers(s: Position) -> list[str]:
    """Each number lies once, and is found where it lies. Rules: R5, E77."""
    wrong = []
    for number in range(NUMBERS):
        slot = s.slot_of(number)
        if slot != NONE and s.place_at(slot) not in (number, number + NUMBERS):
            wrong.append(f"at.where[{number}]: no place of that number lies there")
    for slot in range(SLOTS):
        place = s.place_at(slot)
        if place != NONE and s.slot_of(number_of(place)) != slot:
            wrong.append(f"at.place_at[{slot}]: a second place of one number")
    return wrong


def _places(s: Position) -> list[str]:
    """The places are those chosen; hidden ones only with the Maze. Rules: E12, E18, E70, D6."""
    variant = s.maze_variant == 1
    wrong = [f"at.place_at[{slot}]: not the place that was chosen" for slot in range(SLOTS) if not _fits(s, slot)]
    if s.places_chosen != NONE and (s.exploration_numbers ^ s.places_chosen) & ~(16 * s.maze_variant):
        wrong.append("at.sets: other places were chosen")
    if s.hidden_slots and (variant or s.tables.power[s.place_at(4)] != MAZE_POWER):
        wrong.append("at.hidden: without the Maze all places lie face up")
    if variant and not has(s.exploration_numbers, 4):
        wrong.append("at.sets: the variant has the Maze")
    if not (marker_goal(s) == 4) <= s.marker <= marker_goal(s):
        wrong.append("at.marker: cannot lie there")
    return wrong


def _fits(s: Position, slot: int) -> bool:
    """Whether the card at a slot, or that none lies there, is as the planet was laid."""
    place = s.place_at(slot)
    lower = slot >= 5
    if place == NONE:
        return lower and (s.maze_variant == 1 or has(s.hidden_slots, slot))
    chosen = has(s.exploration_numbers, place % NUMBERS) == (place >= NUMBERS) or (lower and s.maze_variant == 1)
    return chosen and lower == (place % NUMBERS >= 5) and not has(s.hidden_slots, slot)


def _reserve(s: Position) -> list[str]:
    """Of each place 6-10 one card is the planet's, the others are in the reserve or owned. Rules: R1, R3, E20, E21."""
    wrong = []
    copies = s.tables.reserve_copies[s.seats - 1]
    for index in range(10):
        place = place_of_index(index)
        number = number_of(place)
        slot = s.slot_of(number)
        chosen = has(s.exploration_numbers, number) == (place >= NUMBERS) or s.maze_variant == 1
        whole = min(copies, s.tables.copies[place] - 1) if chosen and not has(s.maze_discard, index) else 0
        owned = 0
        if slot != NONE and s.place_at(slot) == place:
            owned = sum(has(s.owned(seat), number) for seat in range(MOST_SEATS))
        if s.reserve(index) + owned != whole:
            wrong.append(f"at.reserve[{index}]: with {owned} owned there are not {whole}")
    return wrong


def _tokens(s: Position) -> list[str]:
    """Tokens that the Creature has lie on cards. Rules: R6, Q55."""
    wrong = []
    for token in range(TOKENS):
        if s.token_slots(token) & ~s.planet():
            wrong.append(f"at.token_at[{token}]: no card lies there")
        if s.token_slots(token) and not has(s.tokens_available, token):
            wrong.append(f"at.token_at[{token}]: the Creature does not have that token")
    return wrong
