"""An arena's results as one page: ratings with their intervals, and everybody against everybody, drawn in SVG."""

from __future__ import annotations

from html import escape

from orrery.study.arena import Tournament
from orrery.study.arena_report import percent, setting_line, side_name
from orrery.study.ratings import Rating

_STYLE = """
:root { color-scheme: light dark; --ink: #1b2330; --dim: #667085; --line: #d5dae3; --mark: #2f6fde; --paper: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaf2; --dim: #98a2b3; --line: #39414f; --mark: #7fb0ff; --paper: #12161d }
}
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
svg { width: 100%; height: auto } text { fill: var(--ink); font-size: 13px }
.dim { fill: var(--dim) } .line { stroke: var(--line) } .bar { stroke: var(--mark); stroke-width: 2 }
.dot { fill: var(--mark) }
.scroll { overflow-x: auto } table { border-collapse: collapse } td, th { padding: .35rem .6rem; text-align: left }
td { border: 1px solid var(--line); font-variant-numeric: tabular-nums; white-space: nowrap }
"""
_LEFT, _RIGHT, _ROW, _WIDTH = 160, 90, 30, 800


def arena_page(played: Tournament) -> str:
    """The page, complete in itself."""
    setting = played.setting
    order = played.ratings()
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>Arena: {escape(setting.game)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(setting_line(setting))}: {len(played.counted())} games</h1>",
        "<h2>Strength in points of Elo beside the average, with 95 % intervals</h2>",
        _ratings_plot(order),
        "<h2>% of games won, with 95 % intervals</h2>",
        _matrix(played, [each.bot for each in order], None),
    ]
    if setting.count_sides() < setting.seats:
        for side in range(setting.count_sides()):
            parts.append(f"<h2>% of games won {side_name(setting, side)}</h2>")
            parts.append(_matrix(played, [each.bot for each in order], side))
    return "\n".join([*parts, "</body></html>", ""])


def _ratings_plot(order: list[Rating]) -> str:
    low, high = min(each.low for each in order), max(each.high for each in order)
    span = max(1.0, high - low)
    step = next(step for step in (50, 100, 200, 500, 1000, 2000, 5000, 10**9) if span / step <= 9)
    height = _ROW * (len(order) + 1)

    def x(points: float) -> float:
        return round(_LEFT + (points - low) / span * (_WIDTH - _LEFT - _RIGHT), 1)

    out = [f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="Ratings with their intervals">']
    tick = -(-int(low) // step) * step
    while tick <= high:
        out.append(f'<line class="line" x1="{x(tick)}" x2="{x(tick)}" y1="0" y2="{height - _ROW}"/>')
        out.append(f'<text class="dim" x="{x(tick)}" y="{height - 8}" text-anchor="middle">{tick:+d}</text>')
        tick += step
    for row, each in enumerate(order):
        y = _ROW * row + _ROW // 2
        out.append(f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(each.bot)}</text>')
        out.append(f'<line class="bar" x1="{x(each.low)}" x2="{x(each.high)}" y1="{y}" y2="{y}"/>')
        out.append(f'<circle class="dot" cx="{x(each.points)}" cy="{y}" r="5"/>')
        out.append(f'<text x="{x(each.high) + 8}" y="{y + 4}">{round(each.points):+d}</text>')
    return "\n".join([*out, "</svg>"])


def _matrix(played: Tournament, names: list[str], side: int | None) -> str:
    out = ['<div class="scroll"><table><tr><th></th>', *(f"<th>against {escape(name)}</th>" for name in names), "</tr>"]
    for hero in names:
        out.append(f"<tr><th>{escape(hero)}</th>")
        for rival in names:
            won, games = played.share(hero, rival, side)
            shade = f' style="background: hsl({round(120 * won / games)} 60% 50% / .25)"' if games else ""
            out.append(f"<td{shade}>{percent(won, games)}</td>")
        out.append("</tr>")
    return "\n".join([*out, "</table></div>"])
