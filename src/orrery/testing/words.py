"""Whether a game has words for all that is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.locale.texts import BadText, Texts, languages


def missing_words(game: Game, events: Iterable[Event], lines: Iterable[str]) -> list[str]:
    """The messages that are missing, or whose arguments do not fit, in any language of the game."""
    said = list(_said(game, events, lines))
    missing: dict[str, None] = {}
    for language in languages():
        texts = Texts(language, [f"Seat {seat}" for seat in range(game.most_seats)], 0)
        for message, args in said:
            try:
                texts.say(message, args)
            except BadText as error:
                missing[str(error)] = None
    return list(missing)


def _said(game: Game, events: Iterable[Event], lines: Iterable[str]) -> Iterator[tuple[str, Mapping[str, object]]]:
    name = game.name
    for message in ("name", "card-line", "line-total"):
        yield f"{name}-{message}", {}
    yield f"{name}-card-meta", {"least": game.least_seats, "most": game.most_seats}
    yield f"{name}-over", {"winners": [0]}
    for option in game.options:
        yield f"{name}-option-{option.name}", {}
        for value in option.values:
            yield f"{name}-option-{option.name}-{value}", {}
    for line in sorted(lines):
        yield f"{name}-line-{line}", {}
    for action in range(game.vocabulary.size):
        yield game.message(action)
    for event in events:
        yield event.kind, event.args
