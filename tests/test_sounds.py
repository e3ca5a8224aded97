"""The sounds of the table are those their script makes, and small."""

from __future__ import annotations

import re
import runpy
import wave
from array import array
from pathlib import Path

HOME = Path(__file__).parents[1]
FOLDER = HOME / "web" / "src" / "lib" / "shared" / "sound"
MOST = 60_000
"""Bytes of all sounds."""
TOLERANCE = 2
"""Of 32767: a sine may differ in its last bit from machine to machine."""


def test_the_sounds_are_those_of_the_script() -> None:
    made = runpy.run_path(str(HOME / "tools" / "sounds.py"))
    files = {path.stem: path for path in FOLDER.glob("*.wav")}
    assert sorted(files) == sorted(made["SOUNDS"])
    for name, notes in made["SOUNDS"].items():
        with wave.open(str(files[name])) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, made["RATE"])
            kept = array("h", file.readframes(file.getnframes()))
        fresh = [round(32767 * each) for each in made["samples"](notes)]
        assert len(kept) == len(fresh), name
        assert max(abs(a - b) for a, b in zip(kept, fresh, strict=True)) <= TOLERANCE, name
        assert max(map(abs, kept)) > 10_000, name


def test_the_sounds_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < MOST


def test_the_page_plays_each_of_them() -> None:
    source = (FOLDER / "player.ts").read_text(encoding="utf-8")
    assert sorted(re.findall(r"'\./(\w+)\.wav'", source)) == sorted(path.stem for path in FOLDER.glob("*.wav"))
