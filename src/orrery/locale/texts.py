"""Messages put into words: Fluent bundles, with ids among the arguments turned into words too.

The rule for arguments, the same in every language and in the browser (`arguments.json` names them):

- An argument that is an id, such as `star = "red"`, becomes the value of the message `<room>-<kind>-<id>`
  (`nebula-star-red`), where the room is the first word of the message being said. Each attribute of that
  message is given too: `$star-a` is its attribute `a`; `$star-id` is the id itself. A language with cases
  keeps them in attributes.
- A list of ids is joined by the messages `list-pair`, `list-more` and `list-empty`, its attributes as well;
  `$stars-count` is its length.
- A seat becomes a name, with `$seat-you` telling "yes" or "no"; a form of `seat-you` (its attribute `acc`) is
  given as `$seat-acc`, where the others keep their names.
- Everything else is passed as it is.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orrery.kernel.errors import OrreryError
from orrery.plugins import found

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

_log = logging.getLogger("orrery")
_ROOM = Path(__file__).parent


class BadText(OrreryError):
    """A message or one of its arguments is missing, or a text file is damaged."""


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(path.name for path in _ROOM.iterdir() if path.is_dir() and any(path.glob("*.ftl")))


def _read(path: Path) -> ast.Resource:
    """One file of messages, each entry understood."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource: ast.Resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadText(f"{path}: not a Fluent message: {str(entry.content).strip()[:80]!r}")
    return resource


@cache
def _messages(language: str) -> tuple[FluentBundle, list[str]]:
    """All messages of a language, and their ids; read once."""
    if language not in languages():
        raise BadText(f"there are no texts in {language!r}; one of {', '.join(languages())}")
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    bundle = FluentBundle([language], use_isolating=False)
    ids: list[str] = []
    for path in sorted((_ROOM / language).glob("*.ftl")):
        resource = _read(path)
        ids.extend(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
        bundle.add_resource(resource)
    for name, plugin in found()[0].items():
        for message in _outside_messages(name, plugin.folder, language):
            ids.append(message.id.name)
            bundle.add_resource(ast.Resource([message]))
    return bundle, ids


def outside_messages(name: str, language: str) -> str:
    """The messages of a game of another package as a file: in a language, in English where that is missing."""
    from fluent.syntax import FluentSerializer, ast

    plugin = found()[0][name]
    return str(FluentSerializer().serialize(ast.Resource([*_outside_messages(name, plugin.folder, language)])))


def _outside_messages(name: str, folder: Path, language: str) -> list[ast.Message]:
    """The messages that begin with the game's name; what is no message is logged and left out."""
    from fluent.syntax import FluentParser, ast

    messages: dict[str, ast.Message] = {}
    for code in (language, "en"):
        path = folder / f"{code}.ftl"
        if not path.is_file():
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{name}-"):
                messages.setdefault(entry.id.name, entry)
            elif not isinstance(entry, ast.BaseComment):
                _log.warning("%s: left out, as it is no message %s-...: %r", path, name, _start(entry))
    return list(messages.values())


def _start(entry: ast.EntryType) -> str:
    name = getattr(entry, "id", None)
    return str(name.name) if name is not None else str(getattr(entry, "content", "")).strip()[:60]


@cache
def _rule_for_arguments() -> tuple[dict[str, str], list[str]]:
    """The kinds of things whose ids become words, by argument, and the arguments that are seats."""
    rule = json.loads((_ROOM / "arguments.json").read_text(encoding="utf-8"))
    return rule["kinds"], rule["seats"]


class Texts:
    """The texts of one language, said to one reader.

    `seats` names the players by seat, `you` is the reader's seat, and `names` gives the words that a content
    file of the user brings for its own cards, by message id.
    """

    def __init__(
        self,
        language: str = "en",
        seats: Sequence[str] = (),
        you: int | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.seats = list(seats)
        self.you = you
        self.names = dict(names) if names is not None else {}
        self._bundle, self.ids = _messages(language)
        self._kinds, self._seat_arguments = _rule_for_arguments()

    def has(self, message_id: str) -> bool:
        """Tell whether there is such a message."""
        return message_id in self.names or self._bundle.has_message(message_id)

    def say(self, message_id: str, args: Mapping[str, object] | None = None) -> str:
        """A message in words, or BadText that names what is missing."""
        return self._format(message_id, None, self._worded(message_id, args or {}))

    def attribute(self, message_id: str, name: str) -> str:
        """One form of a thing's name; the name itself where a content file of the user brings its own."""
        return self.names.get(message_id) or self._format(message_id, name, {})

    def remark(self, message_id: str, name: str) -> str:
        """What a message adds to itself under a name, or nothing."""
        return self._format(message_id, name, {}) if name in self._attributes(message_id) else ""

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if seat == self.you:
            return self.say("seat-you")
        if 0 <= seat < len(self.seats):
            return self.seats[seat]
        return self._format("seat-name", None, {"number": seat})

    def join(self, words: Sequence[str]) -> str:
        """Words in a row, joined as the language does."""
        if not words:
            return self._format("list-empty", None, {})
        if len(words) == 1:
            return words[0]
        if len(words) == 2:
            return self._format("list-pair", None, {"first": words[0], "second": words[1]})
        return self._format("list-more", None, {"first": words[0], "rest": self.join(words[1:])})

    def _format(self, message_id: str, attribute: str | None, args: Mapping[str, object]) -> str:
        if message_id in self.names:
            return self.names[message_id]
        if not self._bundle.has_message(message_id):
            raise BadText(f"{self.language}: there is no message {message_id!r}")
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise BadText(f"{self.language}: message {message_id!r} has no {attribute or 'value'!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise BadText(f"{self.language}: message {message_id!r}: {errors[0]}")
        return str(text)

    def _worded(self, message_id: str, args: Mapping[str, object]) -> dict[str, Any]:
        """The arguments of a message with ids turned into words."""
        room = message_id.split("-", 1)[0]
        out: dict[str, Any] = {}
        for name, value in args.items():
            if name in self._seat_arguments:
                self._add_seats(out, name, value)
            elif name in self._kinds and isinstance(value, str):
                out.update(self._forms(name, [f"{room}-{self._kinds[name]}-{value}"]))
                out[f"{name}-id"] = value
            elif name in self._kinds and isinstance(value, list | tuple):
                out.update(self._forms(name, [f"{room}-{self._kinds[name]}-{item}" for item in value]))
                out[f"{name}-count"] = len(value)
            else:
                out[name] = value
        return out

    def _add_seats(self, out: dict[str, Any], name: str, value: object) -> None:
        seats: list[int] = list(value) if isinstance(value, list | tuple) else [_whole(name, value)]
        out[name] = self.join([self.seat(seat) for seat in seats])
        for form in self._attributes("seat-you"):
            said = [self._format("seat-you", form, {}) if seat == self.you else self.seat(seat) for seat in seats]
            out[f"{name}-{form}"] = self.join(said)
        out[f"{name}-you"] = "yes" if self.you in seats else "no"
        out[f"{name}-count"] = len(seats)

    def _forms(self, name: str, ids: Sequence[str]) -> dict[str, str]:
        """The words of one or several ids, and the same for every form; a user's own name has one form for all."""
        forms = {name: self.join([self.say(each) for each in ids])}
        for form in self._attributes(ids[0]) if ids else ():
            forms[f"{name}-{form}"] = self.join([self.attribute(each, form) for each in ids])
        return forms

    def _attributes(self, message_id: str) -> list[str]:
        """The forms of a word; what a content file brings anew has those of the shipped words of its kind."""
        known = message_id if self._bundle.has_message(message_id) else self._alike(message_id)
        return list(self._bundle.get_message(known).attributes) if known else []

    def _alike(self, message_id: str) -> str:
        kind = "-".join(message_id.split("-")[:2]) + "-"
        return next((each for each in self.ids if each.startswith(kind)), "")


def _whole(name: str, value: object) -> int:
    if not isinstance(value, int):
        raise BadText(f"argument {name!r}: a seat is a number, not {value!r}")
    return value
