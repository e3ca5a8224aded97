"""A record told step by step, as a seat saw it, as a spectator saw it, or with everything open."""

from __future__ import annotations

from rich.text import Text

from orrery.kernel.errors import BadRecord
from orrery.kernel.game import Game
from orrery.kernel.record import Record, steps
from orrery.locale.texts import Texts
from orrery.match import PERSON
from orrery.table.errors import Refused
from orrery.table.names import clean_name
from orrery.terminal.face import face_for
from orrery.terminal.screen import Screen
from orrery.terminal.story import sentences


def replay(
    game: Game,
    record: Record,
    screen: Screen,
    names: dict[str, str],
    seat: int | None,
    everything: bool,
    step: int | None,
    language: str = "en",
) -> int:
    """Print every step's sentences, or the table after one step; the exit code."""
    if seat is not None and not 0 <= seat < record.seats:
        raise BadRecord(f"there is no seat {seat} in this game; seats run from 0 to {record.seats - 1}")
    if step is not None and not 0 <= step < len(record.choices):
        raise BadRecord(f"there is no step {step}; steps run from 0 to {len(record.choices) - 1}")
    texts = Texts(language, _names(record, language), seat, names)
    console = screen.console
    width = len(str(len(record.choices)))
    for each in steps(game, record):
        if step is not None and each.number != step:
            continue
        seen = [event for event in each.events if everything or event.seen_by(seat)]
        for sentence in sentences(texts, seen):
            console.print(Text().append(f"{each.number:>{width}}  ", "dim").append(sentence))
        if step is not None:
            face = face_for(game, texts, screen.fine)
            console.print(face.draw(each.state.conceal(seat), console, seat or 0))
        elif each.number == len(record.choices) - 1:
            face = face_for(game, texts, screen.fine)
            console.print(face.scores(each.state.conceal(seat)))
    return 0


def _names(record: Record, language: str) -> list[str]:
    """The players' names as the game was saved with them, here or at a server's table."""
    players, names = record.about.get("players"), record.about.get("names")
    if isinstance(players, list) and len(players) == record.seats:
        you = Texts(language).say("terminal-person")
        names = [you if name == PERSON else f"{str(name).capitalize()} {seat}" for seat, name in enumerate(players)]
    if not isinstance(names, list) or len(names) != record.seats:
        return []
    try:
        return [clean_name(name) for name in names]
    except Refused:
        return []
