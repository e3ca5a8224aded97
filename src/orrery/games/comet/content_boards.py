"""Comet's two boards as the engine knows them: fields, neighbours, nests, and the ways between them."""

from __future__ import annotations

from orrery.games.comet import kinds
from orrery.games.comet.tables import Tables
from orrery.kernel.arrays import ints
from orrery.kernel.content import Place, unique_ids
from orrery.kernel.state import NONE


def read_boards(boards: Place, tables: Tables) -> None:
    """Two sides of hex fields; a place that both sides have keeps its id.

    Rules: C5, C6, C7
    """
    sides = boards.items(2)
    tables.side_ids = unique_ids(sides)
    where: dict[str, tuple[int, int]] = {}
    for side in sides:
        side.provenance()
        unique_ids(side.at("fields").items())
        for field in side.at("fields").items():
            name = field.at("id").text()
            spot = field.at("q").number(-99, 99), field.at("r").number(-99, 99)
            if where.setdefault(name, spot) != spot:
                raise field.error(f"the id {name!r} stands for another place of the other side")
    names = list(where)
    if len(names) > kinds.MOST_FIELDS:
        raise boards.error(f"{len(names)} places in all; at most {kinds.MOST_FIELDS}")
    if len(set(where.values())) != len(names):
        raise boards.error("two ids stand for the same place")
    number = {spot: names.index(name) for name, spot in where.items()}
    tables.field_ids = names
    tables.fields = len(names)
    types: list[int] = []
    near: list[int] = []
    border: list[int] = []
    nest_numbers: list[int] = []
    nests: list[int] = []
    nests_from: list[int] = [0]
    lowest: list[int] = []
    numbers: list[int] = []
    caverns: list[int] = []
    distances: list[int] = []
    for side in sides:
        type_of, nest_of = _read_fields(side, names)
        links = _links(type_of, number, where, names)
        cavern = type_of.index(kinds.CAVERN)
        _check_nests(side, names, type_of, nest_of, links, cavern)
        types += type_of
        nest_numbers += nest_of
        for row in links:
            near += row
            border += [NONE if other == NONE else other + (kinds.BORDER_TYPES << type_of[other]) for other in row]
        found = sorted((i for i in range(len(names)) if nest_of[i]), key=lambda i: (-nest_of[i], i))
        nests += found
        nests_from.append(len(nests))
        lowest.append(nest_of[found[-1]])
        mask = 0
        for nest in found:
            mask |= 1 << nest_of[nest]
        numbers.append(mask)
        caverns.append(cavern)
        distances += _distances(type_of, links, cavern, False)
    tables.type = ints(types)
    tables.near = ints(near)
    tables.border = ints(border)
    tables.nest_number = ints(nest_numbers)
    tables.nests = ints(nests)
    tables.nests_from = ints(nests_from)
    tables.lowest_nest = ints(lowest)
    tables.numbers = ints(numbers)
    tables.cavern = ints(caverns)
    tables.distance = ints(distances)


def _read_fields(side: Place, names: list[str]) -> tuple[list[int], list[int]]:
    """What each field of a side is, and the nests' numbers.

    Rules: C5
    """
    type_of = [kinds.GAP] * len(names)
    nest_of = [0] * len(names)
    caverns = 0
    for field in side.at("fields").items():
        spot = names.index(field.at("id").text())
        type_of[spot] = field.at("type").one_of(kinds.FIELD_TYPES)
        if type_of[spot] == kinds.NEST:
            nest_of[spot] = field.at("nest").number(1, 30)
        elif field.has("nest"):
            raise field.at("nest").error("only a nest has a number (C5)")
        field.takes_only(["id", "q", "r", "type", "nest"])
        caverns += type_of[spot] == kinds.CAVERN
    if caverns != 1:
        raise side.at("fields").error(f"a board has one cavern, not {caverns} (C5)")
    if not any(nest_of):
        raise side.at("fields").error("a board has nests (C5)")
    return type_of, nest_of


def _links(
    type_of: list[int],
    number: dict[tuple[int, int], int],
    where: dict[str, tuple[int, int]],
    names: list[str],
) -> list[list[int]]:
    """The six neighbours of every field of a side."""
    links: list[list[int]] = []
    for field, name in enumerate(names):
        q, r = where[name]
        row: list[int] = []
        for dq, dr in kinds.AXIAL:
            other = number.get((q + dq, r + dr), NONE)
            there = other != NONE and type_of[field] != kinds.GAP and type_of[other] != kinds.GAP
            row.append(other if there else NONE)
        links.append(row)
    return links


def _distances(type_of: list[int], links: list[list[int]], cavern: int, through_nests: bool) -> list[int]:
    """Steps from every field into the cavern; -1 where there is no way."""
    steps = [-1] * len(type_of)
    steps[cavern] = 0
    line = [cavern]
    for field in line:
        if type_of[field] == kinds.NEST and not through_nests:
            continue
        for other in links[field]:
            if other >= 0 and steps[other] < 0:
                steps[other] = steps[field] + 1
                line.append(other)
    return steps


def _check_nests(
    side: Place,
    names: list[str],
    type_of: list[int],
    nest_of: list[int],
    links: list[list[int]],
    cavern: int,
) -> None:
    """A nest's number is the number of steps into the cavern, other nests entered or not.

    Rules: C6, CQ15
    """
    for through in (True, False):
        steps = _distances(type_of, links, cavern, through)
        for field in side.at("fields").items():
            spot = names.index(field.at("id").text())
            if steps[spot] < 0:
                raise field.error("no way leads from here to the cavern")
            if nest_of[spot] and nest_of[spot] != steps[spot]:
                raise field.at("nest").error(f"is {nest_of[spot]}, but it is {steps[spot]} steps into the cavern (C6)")


def highest_nest(tables: Tables) -> int:
    """The highest nest number of either side."""
    return max(int(tables.nest_number[tables.nests[tables.nests_from[s]] + s * tables.fields]) for s in (0, 1))


def read_walks(tables: Tables) -> None:
    """Where movements of exactly N steps can end, for every N that a card prints.

    Rules: C71, CQ10, CS36
    """
    wanted = {int(tables.tool_arg[t]) for t in range(tables.tools) if tables.tool_kind[t] == kinds.FREE_STEPS}
    walks: list[int] = []
    walk_from: list[int] = []
    for side in range(2):
        base = side * tables.fields
        cavern = int(tables.cavern[side])
        for steps in range(kinds.MOST_STEPS + 1):
            for field in range(tables.fields):
                walk_from.append(len(walks))
                if steps not in wanted or tables.type[base + field] in (kinds.GAP, kinds.CAVERN):
                    continue
                line, home = {field}, False
                for _ in range(steps):
                    row = range(kinds.DIRECTIONS)
                    line = {int(tables.near[(base + f) * 6 + d]) for f in line for d in row} - {NONE}
                    home = home or cavern in line
                    line -= {cavern}
                walks += sorted(line - {field}) + ([cavern] if home else [])
    walk_from.append(len(walks))
    tables.walks = ints(walks)
    tables.walk_from = ints(walk_from)
