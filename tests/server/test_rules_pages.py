"""The rules as the server tells them to programs and to the page of rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from orrery import api
from orrery.locale import ledger as ledgers
from orrery.locale.ledger import ledger, parse
from tests.test_rules_traceability import RULES, statements

PAGE = """# Fifteen: the rules

A short game.

## Rules

### The turn

- **N1** Take a number.
- **N2** Say *why*; see N1.

## Rulings

- **Q1** Nobody may pass.
  Not even once.

| a | b |
|---|---|
| 1 | 2 |
"""


@pytest.mark.parametrize("game", api.game_names())
def test_every_statement_of_the_page_is_told_in_its_order(client: TestClient, game: str) -> None:
    said = client.get(f"/api/rules/{game}").json()
    told = [block["id"] for section in said["sections"] for block in section["blocks"] if block["id"]]
    assert [f"{game}:{number}" for number in told] == statements(RULES / f"{game}.md")
    assert said["language"] == "en"
    assert said["title"]
    assert all(section["title"] for section in said["sections"])
    assert all(block["text"] or block["rows"] for section in said["sections"] for block in section["blocks"])


def test_rulings_are_told_apart_from_the_rulebook(client: TestClient) -> None:
    said = client.get("/api/rules/comet").json()
    kinds = {block["id"]: block["kind"] for section in said["sections"] for block in section["blocks"]}
    assert (kinds["C29"], kinds["CQ8"], kinds["CS4"]) == ("rule", "ruling", "ruling")
    said = client.get("/api/rules/nebula").json()
    kinds = {block["id"]: block["kind"] for section in said["sections"] for block in section["blocks"]}
    assert (kinds["N54"], kinds["NQ9"], kinds["ND4"]) == ("rule", "ruling", "deduced")


def test_a_language_without_the_rules_gets_the_english_ones(client: TestClient) -> None:
    for wish in ("xx", "../..", "", "%00"):
        said = client.get(f"/api/rules/nebula?language={wish}").json()
        assert said["language"] == "en"


def test_a_language_with_the_rules_gets_them(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xy").mkdir()
    (tmp_path / "xy" / "nebula.md").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(ledgers, "_PLACES", (tmp_path, RULES))
    assert client.get("/api/rules/nebula?language=xy-ZZ").json()["title"] == "Fifteen: the rules"
    assert client.get("/api/rules/nebula?language=en").json()["title"].startswith("Nebula")
    assert client.get("/api/rules/comet?language=xy").json()["language"] == "en"


def test_a_game_there_is_not_has_no_rules(client: TestClient) -> None:
    for name in ("chess", "nebula.md", "fr"):
        answer = client.get(f"/api/rules/{name}")
        assert answer.status_code == 404
        assert name in answer.json()["error"]["message"]


def test_a_page_is_read_as_sections_statements_and_tables() -> None:
    page = parse(PAGE, "fifteen", "xy")
    assert (page.title, [block.text for block in page.lead]) == ("Fifteen: the rules", ["A short game."])
    assert [(s.title, s.level, len(s.blocks)) for s in page.sections] == [
        ("Rules", 1, 0),
        ("The turn", 2, 2),
        ("Rulings", 1, 2),
    ]
    assert page.statements() == ["N1", "N2", "Q1"]
    assert page.rule("q1") == "Nobody may pass. Not even once."
    assert page.rule("Q2") is None
    assert page.sections[2].blocks[1].rows == [["a", "b"], ["1", "2"]]


def test_the_terminal_reads_the_same_page() -> None:
    page = ledger("nebula")
    assert page is not None
    assert (page.rule("N58") or "").startswith("Your very first coloured star")
