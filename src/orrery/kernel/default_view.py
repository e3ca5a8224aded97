"""The view of a game that has no view of its own: every field of its layout by its name."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.kernel.head import HEAD_FIELDS
from orrery.kernel.layout import UNKNOWN_TEXT, Axis, Field
from orrery.kernel.sentinels import NONE, UNKNOWN
from orrery.kernel.state import State

SEAT = "seat"
"""The name of the axis along which a field has a value for each seat."""


def default_view(s: State) -> dict[str, object]:
    """What a viewer sees: what every view has, the fields of the table, and under `seats` those of each seat."""
    s.must_be_concealed()
    seats: list[dict[str, object]] = [{"sealed": s.sealed(seat) != 0} for seat in range(s.seats)]
    out: dict[str, object] = {}
    for field in s.game.layout.fields[len(HEAD_FIELDS) :]:
        if field.axes and field.axes[0].name == SEAT:
            for seat in range(s.seats):
                seats[seat][field.name] = _read(s, field, field.axes[1:], field.offset + seat * field.row())
        else:
            out[field.name] = _read(s, field, field.axes, field.offset)
    for option in s.game.options:
        for name in [each.name for each in s.game.layout.fields if each.offset == option.field]:
            out.pop(name, None)
    return {
        **out,
        "game": s.game.name,
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": s.game.step_names[0 if s.over else s.kind],
        "pending": list(s.pending()),
        "over": s.over,
        "winners": list(s.winners()),
        "seats": seats,
        "scores": s.score_sheet().to_json(),
    }


def _read(s: State, field: Field, axes: Sequence[Axis], spot: int) -> object:
    """A value by its name, or the values along an axis: by the names along it, or a list."""
    if not axes:
        return _value(s, field, int(s.data[spot]))
    stride = 1
    for axis in axes[1:]:
        stride *= axis.size
    values = [_read(s, field, axes[1:], spot + i * stride) for i in range(axes[0].size)]
    names = s.game.layout.names(axes[0].names)
    return dict(zip(names, values, strict=True)) if len(names) == len(values) else values


def _value(s: State, field: Field, number: int) -> object:
    if number == NONE and field.optional:
        return None
    if number == UNKNOWN and field.seen_by:
        return UNKNOWN_TEXT
    layout = s.game.layout
    if field.names:
        return layout.names(field.names)[number]
    if field.members:
        return [name for i, name in enumerate(layout.names(field.members)) if number >> i & 1]
    return number
