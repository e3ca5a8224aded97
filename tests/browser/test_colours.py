"""Colours by their numbers: words are readable on every surface of every mood, players are told apart by everybody."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from tests.browser.conftest import ROOT

Rgb = tuple[float, float, float]

TOKENS = (ROOT / "web/src/tokens.css").read_text(encoding="utf-8")
MOODS = "".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("web/src/lib/games/*/mood.css")))
THEMES = ("light", "dark")
INKS = ("--ink", "--ink-2", "--ink-3", "--can-ink", "--chose-ink", "--no-ink", "--wait")
SURFACES = ("--bg", "--bg-2", "--panel", "--panel-2", "--raise")
SOFT = {"--can-ink": "--can-soft", "--chose-ink": "--chose-soft", "--no-ink": "--no-soft", "--wait": "--wait-soft"}
CARD = {"light": "#fffaf0", "dark": "#2e2720"}
READABLE = 4.5
APART = 8.0
"""Hundredths in Oklab; two colours 2 apart can just be told from each other side by side."""

MARK_INK = {"light": "#ffffff", "dark": "#0b0d12"}
SEERS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""How linear light looks to people without one kind of cone: Machado, Oliveira and Fernandes, 2009."""


def declared(css: str, theme: str) -> dict[str, str]:
    """The custom properties of a block, as a theme has them."""
    found = {}
    for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", css):
        both = re.fullmatch(r"light-dark\(\s*(#\w+|rgb\(.*?\)),\s*(#\w+|rgb\(.*?\))\s*\)", value.strip())
        found[name] = both[1 + THEMES.index(theme)] if both else value.strip()
    return found


def moods(theme: str) -> dict[str, dict[str, str]]:
    """What every mood of the shell makes of the tokens."""
    base = declared(TOKENS.split("@media")[0], theme)
    found = {"shell": base}
    for name, block in re.findall(r"^((?:\[data-[^\]]+\])+)\s*\{(.*?)\}", MOODS, re.M | re.S):
        parent = found.get(re.match(r"\[[^\]]+\]", name)[0], base)  # type: ignore[index]
        found[name] = {**parent, **declared(block, theme)}
    assert len(found) == 5
    return found


def rgb(colour: str) -> Rgb:
    numbers = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return numbers[0], numbers[1], numbers[2]


def over(veil: str, ground: str) -> Rgb:
    """A half transparent colour on a ground."""
    *colour, share = (float(each) for each in re.findall(r"[\d.]+", veil))
    red, green, blue = (share * top + (1 - share) * low for top, low in zip(colour, rgb(ground), strict=True))
    return red, green, blue


def linear(colour: Rgb) -> Rgb:
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """As WCAG 2 reckons it."""
    light = sorted(
        sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(each), strict=True)) for each in (one, other)
    )
    return (light[1] + 0.05) / (light[0] + 0.05)


def oklab(light: Rgb) -> Rgb:
    """A colour where distances are what eyes make of them."""
    first = (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    )
    second = (
        (0.2104542553, 0.793617785, -0.0040720468),
        (1.9779984951, -2.428592205, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.808675766),
    )
    cones = tuple(max(0.0, each) ** (1 / 3) for each in times(first, light))
    return times(second, (cones[0], cones[1], cones[2]))


def times(rows: tuple[Rgb, Rgb, Rgb], vector: Rgb) -> Rgb:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in rows)
    return first, second, third


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_every_surface(theme: str) -> None:
    for mood, token in moods(theme).items():
        for ink, surface in itertools.product(INKS, SURFACES):
            found = contrast(rgb(token[ink]), rgb(token[surface]))
            assert found >= READABLE, f"{ink} on {surface} in {mood}: {found:.2f}"
            if ink in SOFT:
                tinted = contrast(rgb(token[ink]), over(token[SOFT[ink]], token[surface]))
                assert tinted >= READABLE, f"{ink} on {SOFT[ink]} over {surface} in {mood}: {tinted:.2f}"
        for ground in (token["--panel"], token["--raise"], CARD[theme]):
            found = contrast(rgb(token["--faint"]), rgb(ground))
            assert found >= READABLE, f"--faint on {ground} in {mood}: {found:.2f}"


@pytest.mark.parametrize("theme", THEMES)
def test_seven_players_are_told_apart_by_everybody(theme: str) -> None:
    token = moods(theme)["shell"]
    players = [rgb(token[f"--p{seat}"]) for seat in range(1, 8)]
    for seat, colour in enumerate(players, 1):
        assert contrast(colour, rgb(MARK_INK[theme])) >= READABLE, f"the mark of seat {seat}"
    for seer, cones in SEERS.items():
        seen = [oklab(times(cones, linear(each))) for each in [*players, rgb(token["--p-creature"])]]
        for (a, one), (b, other) in itertools.combinations(enumerate(seen, 1), 2):
            apart = 100 * math.dist(one, other)
            assert apart >= APART, f"seats {a} and {b} to who sees {seer}: {apart:.1f}"
