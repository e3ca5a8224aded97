"""The bright star, drawn at set-up and when the black-star token enters a glowing space."""

from __future__ import annotations

from orrery.games.nebula.actions import DRAW
from orrery.games.nebula.bag import DrawStep
from orrery.games.nebula.kinds import BLACK, COLOUR_IDS
from orrery.games.nebula.position import Position
from orrery.kernel.arrays import i64
from orrery.kernel.sentinels import NATURE, NONE


class DrawBrightStar(DrawStep):
    """Nature draws the star in the middle of the nebula board, of another kind than the last, which goes to the box.

    Rules: N20, N64, N65, NQ12, NQ20, NQ50, NQ64
    """

    def enter(self, s: Position) -> None:
        """If none can be drawn, the old bright star stays or, by option, goes."""
        if self.can_draw(s):
            s.ask_seat(NATURE)
            return
        if s.bright_goes == 1 and s.bright != NONE:
            s.add_box(s.bright, 1)
            set_bright_star(s, NONE)
            if s.events is not None:
                s.emit("nebula-bright-gone", {})
        s.pop()

    def drawable(self, s: Position, kind: i64) -> bool:
        """Another kind than the last; by option not black."""
        return s.bag(kind) > 0 and kind != s.bright and not (kind == BLACK and s.bright_never_black == 1)

    def do(self, s: Position, seat: i64, action: i64) -> None:
        """Put the new bright star in the place of the old one."""
        kind: i64 = action - DRAW
        if s.bright != NONE:
            s.add_box(s.bright, 1)
        s.add_bag(kind, -1)
        set_bright_star(s, kind)
        if s.events is not None:
            s.emit("nebula-bright", {"star": COLOUR_IDS[kind]})
        s.pop()


def set_bright_star(s: Position, kind: i64) -> None:
    """Put a star, or none, in the middle; by option it is the one to match from now on.

    Rules: NQ11
    """
    s.bright = kind
    if s.match_by_moment == 1 and s.active != NONE:
        s.matching = kind
