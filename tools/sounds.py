"""Make the sounds of the table anew: a few soft notes each, small enough to be fetched when they are wanted.

    .venv/bin/python tools/sounds.py

A sound is a list of notes: when each begins, how long it rings, its pitch at the start and the end, how loud it is.
"""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "shared" / "sound"
RATE = 8000
"""Samples a second: nothing here sounds higher than half of that."""
PEAK = 0.5
RISE = 0.012
"""Seconds in which a note comes up, so that it does not click."""
OVERTONES = ((1.0, 1.0), (2.0, 0.28), (3.01, 0.1))
"""What rings with each note: how many times its pitch, and how loud."""


class Note(NamedTuple):
    """One note, in seconds and hertz."""

    begin: float
    length: float
    pitch: float
    to: float
    loud: float


def _note(begin: float, length: float, pitch: float, loud: float = 1.0, to: float | None = None) -> Note:
    return Note(begin, length, pitch, pitch if to is None else to, loud)


SOUNDS: dict[str, list[Note]] = {
    "turn": [_note(0, 0.3, 523.25), _note(0.1, 0.32, 783.99)],
    "caught": [_note(0, 0.5, 196, to=98), _note(0.05, 0.4, 207.65, 0.7, to=103.8)],
    "rescued": [_note(0, 0.3, 659.26), _note(0.09, 0.3, 783.99), _note(0.18, 0.36, 1046.5)],
    "goal": [_note(0, 0.42, 880), _note(0.07, 0.42, 1318.51, 0.6)],
    "omen": [_note(0, 0.7, 1174.66, 0.7, to=220), _note(0.2, 0.5, 110, to=82.41)],
    "end": [_note(0, 0.7, 392), _note(0.12, 0.6, 493.88), _note(0.24, 0.56, 587.33), _note(0.36, 0.44, 783.99)],
}


def samples(notes: list[Note]) -> list[float]:
    """What is heard of some notes, from -1 to 1."""
    out = [0.0] * round(RATE * max(note.begin + note.length for note in notes))
    for note in notes:
        turned = 0.0
        for at in range(round(RATE * note.length)):
            place = round(RATE * note.begin) + at
            if place >= len(out):
                break
            time, part = at / RATE, at / (RATE * note.length)
            turned += 2 * math.pi * note.pitch * (note.to / note.pitch) ** part / RATE
            fades = min(1.0, time / RISE) * math.exp(-4.5 * part) * min(1.0, (1 - part) / 0.1)
            out[place] += note.loud * fades * sum(much * math.sin(times * turned) for times, much in OVERTONES)
    loudest = max(abs(each) for each in out)
    return [PEAK * each / loudest for each in out]


def wav(notes: list[Note]) -> bytes:
    """Some notes as a file."""
    numbers = array("h", [round(32767 * each) for each in samples(notes)])
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


if __name__ == "__main__":
    for name, notes in SOUNDS.items():
        data = wav(notes)
        (FOLDER / f"{name}.wav").write_bytes(data)
        print(f"{name}.wav: {len(data)} bytes")
