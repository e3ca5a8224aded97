"""A table's present as JSON, every part encoded once for all who see the same."""

from __future__ import annotations

from functools import lru_cache

from orrery.server.codec import encode
from orrery.table.showing import Showing

LISTS_KEPT = 64
"""Games and card lists whose encoded actions are kept: anybody may bring a list."""


@lru_cache(maxsize=LISTS_KEPT)
def action_texts(game: str, content_hash: str) -> dict[int, bytes]:
    """The actions of a game that were encoded before, by number."""
    return {}


class Present:
    """What the viewers of a table may know at one moment, encoded for each viewer when first asked for.

    What it was made of is let go once everybody who looks has got it: it is many small objects, and a collector of
    garbage that finds them at every table stops everybody for a tenth of a second.
    """

    def __init__(self, showing: Showing, wanted: set[int | None]) -> None:
        self.showing: Showing | None = showing
        self.wanted = wanted
        """The viewers who have not got it yet."""
        self.parts: dict[frozenset[str], bytes] = {}
        self.items: dict[str, list[bytes]] = {}

    def for_viewer(self, viewer: int | None) -> bytes | None:
        """The members only a viewer is told, without braces; nothing if what they are made of was let go."""
        if self.showing is None:
            return None
        encoded = self._encoded(self.showing, viewer)
        self.wanted.discard(viewer)
        if not self.wanted:
            self.showing, self.parts, self.items = None, {}, {}
        return encoded

    def _encoded(self, showing: Showing, viewer: int | None) -> bytes:
        own = showing.own(viewer)
        view = own.pop("view")
        shown = self._view(showing.public, view) if isinstance(view, dict) else b"null"
        legal = self._legal(showing, viewer)
        return b"".join([encode(own)[1:-1], b',"view":', shown, b',"legal":', legal])

    def _view(self, public: dict[str, object] | None, view: dict[str, object]) -> bytes:
        """A view whose parts that are the spectator's own are taken in their encoded form."""
        assert public is not None
        differing = [key for key, value in view.items() if value is not public.get(key)]
        out = [self._same(public, differing)]
        for key in differing:
            value, seen = view[key], public.get(key)
            if isinstance(value, list) and isinstance(seen, list) and len(value) == len(seen):
                out.append(encode(key) + b":" + self._list(key, value, seen))
            else:
                out.append(encode(key) + b":" + encode(value))
        return b"{" + b",".join(out) + b"}"

    def _same(self, public: dict[str, object], differing: list[str]) -> bytes:
        """All parts of the public view but some, encoded once for the viewers to whom the same ones differ."""
        without = frozenset(differing).intersection(public)
        found = self.parts.get(without)
        if found is None:
            rest = {key: value for key, value in public.items() if key not in without}
            found = self.parts[without] = encode(rest)[1:-1]
        return found

    def _list(self, key: str, value: list[object], seen: list[object]) -> bytes:
        """A list such as that of the seats, in which only the viewer's own item differs."""
        items = self.items.get(key)
        if items is None:
            items = self.items[key] = [encode(item) for item in seen]
        return b"[" + b",".join(items[i] if value[i] is seen[i] else encode(value[i]) for i in range(len(value))) + b"]"

    def _legal(self, showing: Showing, viewer: int | None) -> bytes:
        game = showing.table.game
        known = action_texts(game.name, game.content_hash)
        texts: list[bytes] = []
        for action in showing.legal(viewer):
            text = known.get(action)
            if text is None:
                text = known[action] = encode(game.to_dict(action))
            texts.append(text)
        return b"[" + b",".join(texts) + b"]"
