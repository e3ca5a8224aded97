"""Events as sentences, one paragraph a player's doing."""

from __future__ import annotations

from orrery.kernel.events import Event
from orrery.locale.texts import Texts


def sentences(texts: Texts, events: list[Event]) -> list[str]:
    """Each event in words."""
    return [texts.say(event.kind, event.args) for event in events]


def paragraphs(texts: Texts, events: list[Event], quiet: frozenset[str]) -> list[str]:
    """The events worth telling as they happen; what one seat does after another stands in one paragraph."""
    out: list[str] = []
    last: object = None
    for event in events:
        if event.kind in quiet:
            continue
        sentence = texts.say(event.kind, event.args)
        seat = event.args.get("seat")
        if out and seat == last:
            out[-1] = f"{out[-1]} {sentence}"
        else:
            out.append(sentence)
        last = seat
    return out
