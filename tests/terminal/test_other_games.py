"""Comet and Not Alone through the real command line: whole games, undo, files, replay, wrong input, narrow screens."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import orrery
from orrery.games.comet.game import comet
from orrery.kernel.journal import resume
from orrery.kernel.record import record_from_text
from orrery.locale.names import names_for
from orrery.locale.texts import Texts
from orrery.terminal.comet.board import STYLES, Board
from orrery.terminal.comet.face import CometFace
from tests.comet.positions import position
from tests.terminal.sitting import Sit, numbers

GAMES = ("comet", "notalone")
# The person is the first to choose: a hatching in Comet, the side of the track board as the Creature in Not Alone.
STARTS = {
    "comet": "play comet --seats 2 --bots random --seed 5 --option first_player=0",
    "notalone": "play notalone --seats 2 --bots random --seed 5 --seat 0",
}


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def recorded(name: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(orrery.random_game(name, 3, 6).text(), encoding="utf-8")
    return path


# Whole games.


@pytest.mark.parametrize(
    "arguments",
    [
        "comet --seats 2 --bots random --seed 11",
        "comet --seats 3 --bots random --seed 12 --seat 2 --option side=B --option idle=1",
        "notalone --seats 2 --bots random --seed 11 --seat 1",
        "notalone --seats 3 --bots random --seed 12 --seat 0",
    ],
)
def test_a_game_played_by_numbers_ends_and_never_is_wider_than_80(sit: Sit, arguments: str) -> None:
    sitting = sit(f"play {arguments}", numbers(1))
    assert (sitting.code, sitting.errors) == (0, "")
    game = orrery.game(arguments.split()[0])
    state = resume(game, sitting.kept()).state
    assert state.over
    sheet = sitting.shown[sitting.shown.rindex("\n> ") :]
    rows = [[cell.strip() for cell in re.split("│|  ", row) if cell.strip()] for row in sheet.splitlines()]
    for line, points in state.score_sheet().lines:
        assert [Texts().say(f"{game.name}-line-{line}"), *map(str, points)] in rows
    assert "The game is over." in sheet
    wide = [line for line in sitting.shown.splitlines() if cell_len(line) > 80]
    assert wide == [line for line in wide if "orrery replay" in line]
    command = sitting.shown.splitlines()[-1].split("orrery ", 1)[1]
    assert "The game is over." in sit(command).shown


def test_a_game_left_and_taken_up_goes_on_as_if_never_left(sit: Sit, name: str) -> None:
    lines = numbers(3, 60)
    whole = sit(STARTS[name], lines).kept()
    first = sit(STARTS[name], [*lines[:25], "quit"])
    assert 0 < len(first.kept().choices) < len(whole.choices)
    again = first.shown.splitlines()[-1].split("orrery ", 1)[1]
    assert sit(again, lines[25:]).kept().to_json() == whole.to_json()


# What can be typed.


def test_undo_takes_the_choice_back(sit: Sit) -> None:
    start = sit(STARTS["comet"], ["quit"]).kept()
    sitting = sit(STARTS["comet"], ["1", "1", "undo", "u", "quit"])
    assert sitting.shown.count("Undone.") == 2
    assert sitting.kept().to_json() == start.to_json()
    assert "There is nothing to undo" in sit(STARTS["comet"], ["undo", "quit"]).after("undo")


def test_undo_in_not_alone_stops_where_something_was_learnt(sit: Sit) -> None:
    arguments = "play notalone --seats 3 --bots random --seed 5 --seat 1"
    before = sit(arguments, ["1", "1", "quit"])
    sitting = sit(arguments, ["1", "1", "use the power", "undo", "quit"])
    assert "Undone." in sitting.after("undo")
    assert sitting.kept().to_json() == before.kept().to_json()
    assert "There is nothing to undo" in sit(arguments, ["1", "undo", "quit"]).after("undo")


def test_save_and_load_in_the_middle(sit: Sit, name: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    sitting = sit(STARTS[name], ["1", f"save {path}", "1", "1", f"load {path}", "quit"])
    saved = record_from_text(path.read_text(encoding="utf-8"))
    assert sitting.kept().to_json() == saved.to_json()
    assert saved.about == {"players": ["person", "random"], "seed": "5"}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0", "Type a number from 1 to"),
        ("99", "Type a number from 1 to"),
        ("zebra crossing", "No choice has “zebra crossing” in it"),
        ("s", "choices. Type more of one, or its number."),
        ("rules", "for example: rules RULE."),
        ("rules N999", "There is no rule N999. Rules are numbered such as RULE."),
        ("view 2", "Say whose board, a seat from 0 to 1"),
        ("load /nowhere.json", "/nowhere.json: cannot be read: No such file"),
    ],
)
def test_wrong_input_gets_a_clear_sentence_and_costs_nothing(sit: Sit, name: str, line: str, sentence: str) -> None:
    sitting = sit(STARTS[name], [line, "", "   ", "quit"])
    assert sentence.replace("RULE", {"comet": "C29", "notalone": "R23"}[name]) in sitting.after(line)
    assert (sitting.code, sitting.errors) == (0, "")
    assert sitting.kept().to_json() == sit(STARTS[name], ["quit"]).kept().to_json()


def test_commands_speak_of_the_game_played(sit: Sit, name: str) -> None:
    lines = ["help", "hint", "log", "score", "view 1", "table", "rules c29", "rules r23", "more", "back", "quit"]
    sitting = sit(STARTS[name], lines)
    assert (sitting.code, sitting.errors) == (0, "")
    told = {"comet": ("C29", "C29 Fields occupied"), "notalone": ("R23", "R23 At the Target")}[name]
    assert f"“rules {told[0]}”" in sitting.after("help")
    assert sitting.after(f"rules {told[0].lower()}").startswith(told[1])
    assert sitting.after("hint").startswith("Suggestion: ")
    assert "galaxy" not in sitting.shown
    assert "Nebula" not in sitting.shown
    said = " ".join(sitting.shown.split())
    assert "Choosing: type the number of a line" in said


def test_a_choice_of_comet_by_its_words(sit: Sit) -> None:
    game = orrery.game("comet")
    for lines in (["hatch gecko", "f5"], ["Gecko", "choose the nest at F5"], ["lava hatch gecko", "nest F5"]):
        kept = sit(STARTS["comet"], [*lines, "quit"]).kept()
        made = [game.to_dict(action) for seat, action in kept.choices if seat == 0]
        assert made == [{"do": "hatch", "card": "gecko-4"}, {"do": "nest", "field": "r05c4"}]


@pytest.mark.parametrize("flag", ["", "--plain"])
def test_comet_can_be_played_with_plain_signs(sit: Sit, flag: str) -> None:
    shown = sit(f"{STARTS['comet']} {flag}", ["1", "score", "quit"]).shown
    assert ("│" in shown) == (flag == "")
    assert "Score sheet" in shown


# Comet's board.


def test_every_field_of_comet_stands_in_its_row_with_its_sign() -> None:
    game, texts = comet(), Texts()
    for side in ("A", "B"):
        view: dict[str, object] = game.view(game.new(2, {"side": side}).conceal(None))
        rows = {line[0]: line[1:].split() for line in Board(game, texts).draw(view, 0).plain.splitlines()}
        fields = view["fields"]
        assert isinstance(fields, list)
        assert sum(len(cells) for cells in rows.values()) == len(fields)
        for field in fields:
            where = texts.say(f"comet-field-{field['id']}")
            sign = f"({field['nest']})" if "nest" in field else texts.say(f"comet-sign-{field['type']}")
            assert f"{where[1:]}{sign}" in rows[where[0]]


def test_no_two_kinds_of_fields_of_comet_differ_by_colour_alone() -> None:
    texts = Texts()
    kinds = [kind for kind in STYLES if kind != "wild"]
    assert len({texts.say(f"comet-sign-{kind}") for kind in kinds}) == len(kinds)


def test_saviors_and_neutral_tokens_stand_on_the_board_of_comet() -> None:
    game = comet()
    view: dict[str, object] = game.view(game.new(2).conceal(0))
    fields = view["fields"]
    assert isinstance(fields, list)
    for field, tokens in zip(
        fields,
        (
            [{"seat": 1, "savior": 2}],
            [{"seat": 0, "savior": 3}],
            [{"token": "mammoth"}],
            [],
            [{"token": "tortoise"}],
            [{"seat": 0, "savior": 1}, {"seat": 1, "savior": 1}],
        ),
        strict=False,
    ):
        field["tokens"] = tokens
    top = Board(game, Texts()).draw(view, 0, ["r00c4"]).plain.splitlines()[0]
    assert top.split() == ["A", "1m1.2", "(2)0", "3dMam", "4CAV", ">5mTor", "6+0.1", "7d"]


def test_every_card_and_hero_of_comet_is_told_in_short() -> None:
    game = comet()
    cards = CometFace(game, Texts(), True).cards
    for card in game.content.tables.kind_ids:
        assert len(cards.row(card)) == 4
    for hero in game.content.tables.hero_ids:
        assert 1 <= len(cards.hero(hero)) <= 2
    assert [cell.plain for cell in cards.row("gecko-4")[:3]] == ["Gecko (meadow, lava)", "5 green", "2"]
    assert cards.row("diprotodon-1")[3].plain == "hand limit +2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_of_comet_fits_80_by_40_late_in_the_game(seats: int) -> None:
    """With all saviors out, a full hand, and more rescued than most ever have; what others rescued is a `view` away."""
    fields = [
        "r01c3",
        "r03c3",
        "r05c1",
        "r06c2",
        "r07c3",
        "r08c1",
        "r09c2",
        "r10c0",
        "r11c3",
        "r12c4",
        "r12c0",
        "r04c1",
    ]
    led = ["sabretooth-1", "sabretooth-2", "dodo-1", "dodo-2", "vicuna-1", "vicuna-2", "moa-1", "moa-2"]
    led += ["aurochs-1", "aurochs-2", "iguana-1", "iguana-2"]
    rescued = ["raptor-1", "giant_sloth-1", "tasmanian_wolf-1", "archaeopteryx-1", "golden_mole_rat-1", "okapi-1"]
    rescued += ["primal_beaver-1", "pteranodon-1", "vicuna-3", "vicuna-4", "gecko-1"]
    s = position(
        seats,
        hands={0: ["gecko-2", "dodo-3", "great_auk", "giant_sloth-2", "brachiosaurus-1"]},
        out={seat: list(zip(led, fields, strict=True))[3 * seat : 3 * seat + 3] for seat in range(seats)},
        rescued={0: rescued},
    )
    for looked_at in (0, seats - 1):
        shown = io.StringIO()
        console = Console(file=shown, width=80)
        console.print(CometFace(comet(), Texts(), True).draw(s.conceal(0), console, looked_at))
        lines = shown.getvalue().splitlines()
        assert len(lines) <= 40
        assert max(cell_len(line) for line in lines) <= 80
        told = " ".join(shown.getvalue().split())
        assert ("rescued 9 silver: Giant Sloth mj red" in told) == (looked_at == 0)
        assert ("2 gold: Archaeopteryx mw blue" in told) == (looked_at == 0)
        assert "Saber-toothed Tiger" in told


# Replay, perft, games.


def test_replay_as_each_may_see_it(sit: Sit, name: str, recorded: Path) -> None:
    """Everything open tells who draws which card; a seat learns only its own; a spectator none."""
    unseen, sheet = {"comet": ("silver", "Score sheet"), "notalone": ("Survival", "Victory")}[name]
    named = re.compile(rf"(Seat \d draws|You draw) (?!a {unseen} card)")
    hunt = name == "notalone"
    for eyes, expected in (
        ("", {"Seat 1 draws", "Seat 2 draws"} | (set() if hunt else {"Seat 0 draws"})),
        ("--seat 1", {"You draw"}),
        ("--spectator", set()),
    ):
        sitting = sit(f"replay {recorded} {eyes}")
        assert (sitting.code, sitting.errors) == (0, "")
        assert {found.group(1) for found in named.finditer(sitting.shown)} == expected
        assert ("The Creature draws the Hunt card" in sitting.shown) == (hunt and eyes == "")
        assert sheet in sitting.shown


@pytest.mark.parametrize("eyes", ["", "--seat 0", "--seat 2", "--spectator"])
def test_one_step_of_a_replay_shows_the_table_then(sit: Sit, name: str, recorded: Path, eyes: str) -> None:
    for step in (0, 40, 80):
        sitting = sit(f"replay {recorded} {eyes} --step {step}")
        assert (sitting.code, sitting.errors) == (0, "")
        assert "Turn " in sitting.shown
        assert all(cell_len(line) <= 80 for line in sitting.shown.splitlines())
    if name == "comet" and eyes != "--spectator":
        assert ("Your hand" if eyes else "Hand of Seat 0") in sitting.shown


def test_games_says_every_option_and_takes_every_value(sit: Sit, name: str) -> None:
    shown = " ".join(sit("games").shown.split())
    for option in orrery.game(name).options:
        assert f"{option.name}={option.default} " in shown
        for value in (*option.values, *([option.low] if option.low <= option.high else [])):
            sitting = sit(f"perft {name} --depth 0 --option {option.name}={value}")
            assert (sitting.code, sitting.errors, sitting.shown) == (0, "", "1\n")


def test_perft_after_some_choices(sit: Sit, name: str) -> None:
    counted = [int(sit(f"perft {name} --depth {depth} --after 20").shown) for depth in (0, 1, 2)]
    assert counted[0] == 1
    assert 1 <= counted[1] <= counted[2]


def test_an_option_without_a_value_is_refused_with_an_example_of_the_game(sit: Sit, name: str) -> None:
    sitting = sit(f"play {name} --option thing")
    assert sitting.code == 2
    example = {"comet": "side=A", "notalone": "creature=0"}[name]
    assert sitting.errors == f"orrery: --option thing: write name=value, for example {example}\n"


# A user's content.


def test_comet_with_content_of_the_user_is_told_in_its_own_words(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    change = {
        "species": [
            {"id": "gecko", "name": {"en": "Night Lizard", "fr": None, "ru": None}},
            {"id": "golden_mole_rat", "ability": {"params": {"steps": 4}, "text": "Four steps for nothing."}},
        ],
        "heroes": [{"id": "quagga", "name": {"en": "Half Zebra", "fr": None, "ru": None}}],
    }
    path.write_text(json.dumps(change), encoding="utf-8")
    shown = sit(f"{STARTS['comet']} --content {path}", ["1", "quit"]).shown
    assert "Night Lizard (meadow and lava)" in shown
    assert "Four steps for nothing." in shown
    assert "Gecko" not in shown
    names = names_for(orrery.game("comet", str(path)))
    assert names["comet-hero-quagga"] == "Half Zebra"
    assert {name for name in names if name.startswith("comet-card-")} == {f"comet-card-gecko-{n}" for n in range(1, 5)}
    assert names_for(orrery.game("comet")) == {}


def test_not_alone_with_content_of_the_user_is_told_in_its_own_words(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"places": [{"id": "lair", "name": {"en": "the Burrow"}}]}), encoding="utf-8")
    shown = sit(f"{STARTS['notalone']} --content {path}", ["1", "quit"]).shown
    assert "1 the Burrow" in shown
    assert "Lair" not in shown
