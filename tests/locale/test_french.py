"""French: forms agree, articles are contracted, typography is French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery
from orrery import api
from orrery.kernel.journal import resume
from orrery.kernel.options import Value
from orrery.locale.texts import Texts
from tests.locale.test_english import SOURCE

NARROW = "\u202f"


@pytest.mark.parametrize(
    ("name", "seed", "options"),
    [
        *[(name, seed, {}) for seed, name in enumerate(api.game_names(), 1)],
        ("notalone", 4, {"places": "exploration", "decks": "combined", "maze_variant": "on"}),
    ],
)
def test_no_article_is_left_uncontracted_in_what_happens(name: str, seed: int, options: dict[str, Value]) -> None:
    record = orrery.random_game(name, min(3, orrery.game(name).most_seats), seed, options)
    readers = [Texts("fr", ["Ada", "Bo", "Cyd"], you) for you in (None, 0, 1, 2)]
    for events in resume(orrery.game(name), record).events:
        for event in events:
            for texts in readers:
                said = texts.say(event.kind, event.args)
                assert not re.search(r"\b(?:de les?|à les?) (?!\w+er\b)", said), said


@pytest.mark.parametrize(
    ("message", "args", "sentence"),
    [
        ("nebula-placed", {"seat": 1, "star": "white", "cell": "H"}, "Bo place une étoile blanche au centre H."),
        ("nebula-placed", {"seat": 0, "star": "red", "cell": "Y3"}, "Vous placez une étoile rouge en Y3."),
        ("nebula-stacked", {"token": "val_upsilon"}, "Le jeton Upsilon va au sommet de sa pile."),
        ("comet-duplicated", {"seat": 1, "symbol": "water"}, "Bo copie un symbole d’eau."),
        ("comet-placed", {"seat": 0, "token": "tortoise", "field": "r03c2"}, "Vous placez la Tortue géante en D3."),
        ("notalone-explores", {"seat": 1, "place": "lair"}, "Bo explore l’Antre."),
        ("notalone-lost-will", {"seat": 1, "will": 1, "left": 2}, "Bo perd 1 Volonté, il en reste 2."),
        ("notalone-lost-will", {"seat": 1, "will": 2, "left": 0}, "Bo perd 2 Volontés, il en reste 0."),
        ("lobby-bots", {"count": 21}, "21 bots"),
    ],
)
def test_articles_elision_and_plurals(message: str, args: dict[str, object], sentence: str) -> None:
    assert Texts("fr", ["Ada", "Bo"], you=0).say(message, args) == sentence


@pytest.mark.parametrize("path", sorted((SOURCE / "locale" / "fr").glob("*.ftl")), ids=lambda path: path.stem)
def test_high_punctuation_has_its_narrow_space(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").replace("HUCH!", "").splitlines(), 1):
        assert not re.search(rf"[^{NARROW}\d]»|«[^{NARROW}]| [;:!?»]|[^\W\d][;!?]|\w'", line), f"{path.name}:{number}"
