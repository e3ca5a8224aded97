"""What a page will ask for is announced in its head: the parts of the client, the words, the letters, the data."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from orrery import api
from orrery.server.preload import PARTS, SOURCES, links

WEB = Path(__file__).parents[2] / "web"
HREF = re.compile(r'href="([^"]*)"')
APP, TABLE = "_app-11111111.js", "_table-22222222.js"
BUILT = {
    "index.html": {"file": "assets/index-00000000.js", "isEntry": True, "imports": [APP]},
    APP: {"file": "assets/app-11111111.js", "css": ["assets/app-11111111.css"]},
    TABLE: {"file": "assets/table-22222222.js", "css": ["assets/table-22222222.css"], "imports": [APP]},
    "src/lib/games/nebula/Board.svelte": {
        "file": "assets/Board-33333333.js",
        "css": ["assets/Board-33333333.css"],
        "imports": [APP, TABLE],
    },
    "_uk-44444444.ftl": {"file": "assets/uk-44444444.ftl"},
    "_nebula-uk-55555555.ftl": {"file": "assets/nebula-uk-55555555.ftl"},
    "_nebula-en-66666666.ftl": {"file": "assets/nebula-en-66666666.ftl"},
    "node_modules/onest/files/onest-latin-wght-normal.woff2": {"file": "assets/onest-latin.woff2"},
    "node_modules/onest/files/onest-cyrillic-wght-normal.woff2": {"file": "assets/onest-cyrillic.woff2"},
    "node_modules/onest/files/onest-cyrillic-ext-wght-normal.woff2": {"file": "assets/onest-cyrillic-ext.woff2"},
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / PARTS).write_text(json.dumps(BUILT))
    return tmp_path


def test_a_table_gets_its_board_its_words_and_its_letters(static: Path) -> None:
    found = links(static, "table", "nebula", "uk", "some-table")
    assert HREF.findall("".join(found)) == [
        "/assets/onest-latin.woff2",
        "/assets/onest-cyrillic.woff2",
        "/assets/uk-44444444.ftl",
        "/assets/nebula-uk-55555555.ftl",
        "/assets/table-22222222.css",
        "/assets/table-22222222.js",
        "/assets/Board-33333333.css",
        "/assets/Board-33333333.js",
        "/api/tables/some-table/content",
    ], "each once, and not what every page loads anyway"


def test_another_build_is_another_list(static: Path) -> None:
    before = links(static, "table", "nebula", "uk", "t")
    (static / PARTS).write_text(json.dumps(BUILT).replace("33333333", "77777777"))
    after = links(static, "table", "nebula", "uk", "t")
    assert [each.replace("33333333", "77777777") for each in before] == after != before


def test_without_a_list_nothing_is_announced(tmp_path: Path) -> None:
    assert links(tmp_path, "table", "nebula", "uk", "t") == []


def test_a_table_cannot_put_anything_into_the_page_but_its_address(static: Path) -> None:
    assert "<script>" not in "".join(links(static, "table", "nebula", "uk", '"><script>'))


@pytest.mark.parametrize("game", api.game_names())
def test_the_parts_are_there(game: str) -> None:
    for sources in SOURCES.values():
        assert [each for each in sources if not (WEB / each.format(game=game)).is_file()] == []
