"""What every page says of itself to search engines and in the preview of a link, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from orrery import api
from orrery.locale.texts import Texts, languages
from tests.server.people import Message, Person, hub_of, seated, until

GAMES = api.game_names()
ALWAYS = ["/", "/about", *(f"/{shelf}/{game}" for shelf in ("rules", "cards") for game in GAMES)]
SITE = "http://testserver"


class Head(HTMLParser):
    """The head of a page, read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.language = ""
        self.title = ""
        self.metas: dict[str, str] = {}
        self.links: list[dict[str, str]] = []
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        if tag == "html":
            self.language = given["lang"]
        elif tag == "meta" and "content" in given and "media" not in given:
            name = given.get("property") or given.get("name", "")
            assert name not in self.metas, f"{name} is said twice"
            self.metas[name] = given["content"]
        elif tag == "link":
            self.links.append(given)

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
            self._in_title = False

    def link(self, rel: str) -> str:
        """The only link of a kind."""
        (found,) = [each["href"] for each in self.links if each["rel"] == rel]
        return found


def head_of(client: TestClient, path: str, language: str = "", status: int = 200) -> Head:
    answer = client.get(path, headers={"accept-language": language} if language else {})
    assert answer.status_code == status, path
    return Head(answer.text)


@pytest.mark.parametrize("language", languages())
def test_every_page_is_announced_in_the_readers_language(client: TestClient, language: str) -> None:
    told = {}
    for path in ALWAYS:
        head = head_of(client, path, f"{language}-XX,{language};q=0.9,*;q=0.1")
        assert head.language == language
        assert head.title
        assert 50 <= len(head.metas["description"]) <= 200, head.metas["description"]
        assert head.metas["og:description"] == head.metas["description"]
        assert head.metas["og:title"]
        assert head.metas["og:locale"].startswith(f"{language}_")
        assert head.metas["og:url"] == head.link("canonical") == SITE + path
        assert "robots" not in head.metas
        told[head.metas["description"]] = path
    assert len(told) == len(ALWAYS), "each page says what it is, none the same as another"
    rules = head_of(client, f"/rules/{GAMES[0]}", language)
    assert Texts(language).say(f"{GAMES[0]}-name") in rules.metas["og:title"]
    assert rules.title == Texts(language).say("pages-rules-tab", {"game": Texts(language).say(f"{GAMES[0]}-name")}), (
        "as the page itself will say when it runs"
    )


@pytest.mark.parametrize("path", ALWAYS)
def test_the_picture_is_one_we_serve(client: TestClient, path: str) -> None:
    head = head_of(client, path)
    picture = client.get(head.metas["og:image"].removeprefix(SITE))
    assert picture.headers["content-type"] == "image/webp"
    assert webp_size(picture.content) == (int(head.metas["og:image:width"]), int(head.metas["og:image:height"]))
    assert len(picture.content) < 90_000


def webp_size(data: bytes) -> tuple[int, int]:
    """Width and height of a WebP picture in its extended form, as Chromium writes it."""
    assert data[:4] == b"RIFF"
    assert data[8:16] == b"WEBPVP8X"
    return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1


def test_a_page_has_an_address_in_every_language(client: TestClient) -> None:
    head = head_of(client, "/rules/nebula?language=fr", "uk")
    assert head.language == "fr", "the address counts before what the browser asks for"
    assert head.link("canonical") == f"{SITE}/rules/nebula?language=fr"
    versions = {each["hreflang"]: each["href"] for each in head.links if each["rel"] == "alternate"}
    assert versions == {
        **{code: f"{SITE}/rules/nebula?language={code}" for code in languages()},
        "x-default": f"{SITE}/rules/nebula",
    }
    for code in languages():
        assert head_of(client, versions[code].removeprefix(SITE)).language == code


@pytest.mark.parametrize(
    ("asked", "chosen", "got"),
    [
        ("", "", "en"),
        ("ja, de;q=0.5", "", "en"),
        ("de, uk;q=0.4, fr;q=0.7", "", "fr"),
        ("RU-ru", "", "ru"),
        ("ru;q=0, fr", "", "fr"),
        ("ru;q=nonsense;;,,fr", "", "fr"),
        ("ru", "uk", "uk"),
        ("ru", "<script>", "ru"),
        ("," * 5000, "", "en"),
    ],
)
def test_the_language_is_the_one_chosen_or_asked_for(client: TestClient, asked: str, chosen: str, got: str) -> None:
    headers = {"accept-language": asked, "cookie": f"language={chosen}"}
    assert Head(client.get("/", headers=headers).text).language == got


# Tables.


def test_a_link_to_a_table_invites_and_names_nobody(client: TestClient) -> None:
    ada = Person(client, "Ada Secret")
    table = ada.make(seats=3)
    head = head_of(client, f"/t/{table}")
    assert head.metas["og:title"] == "Nebula: 2 seats are free"
    assert head.metas["og:image"] == f"{SITE}/nebula.webp"
    assert head.metas["og:url"] == f"{SITE}/t/{table}"
    assert "Ada" not in client.get(f"/t/{table}").text
    ada.enter(table)
    ada.say(do="seat", seat=1, kind="bot", bot="random")
    assert head_of(client, f"/t/{table}").metas["og:title"] == "Nebula: a seat is free"
    assert head_of(client, f"/t/{table}", "ru").metas["og:title"] == "Небула: есть свободное место"
    ada.say(do="seat", seat=2, kind="bot", bot="random")
    assert head_of(client, f"/t/{table}").metas["og:title"] == "Nebula: about to begin"
    ada.say(do="start")
    assert head_of(client, f"/t/{table}").metas["og:title"] == "Nebula: a game in progress"


def test_a_link_to_a_finished_game_offers_its_replay(client: TestClient) -> None:
    ada = Person(client, "Ada")
    table = ada.make(seats=2, bots=["random"], options={"variant": "introductory", "idle": 1}, start=True)
    ada.enter(table)
    while ada.table["phase"] == "running":
        if not ada.table["legal"] or ada.choose(ada.table["legal"][-1])["is"] != "done":
            ada.hear("table")
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        assert head_of(client, path).metas["og:title"] == "Nebula: a finished game"


def shown_to(person: Person, table: str) -> Message:
    """A table as a person sees it, without the time that runs."""
    shown: Message = person.get(f"/api/tables/{table}").json()
    for seat in shown["seats"]:
        seat.pop("bot_in", None)
    return shown


def test_to_look_at_a_link_changes_nothing_and_wakes_no_table(client: TestClient) -> None:
    table, people = seated(client)
    link = people[0].post(f"/api/tables/{table}/link").json()["link"]
    hub = hub_of(client)
    for person in people:
        person.go()
    assert until(lambda: not any(seat["here"] for seat in shown_to(people[0], table)["seats"])), "all are gone"
    before = shown_to(people[0], table)
    room = hub.rooms.pop(table)  # as after a restart, or when nobody has looked for long
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/fair/{table}", link):
        for method in ("GET", "HEAD"):
            assert client.request(method, path, headers={"user-agent": "link preview"}).status_code == 200
    assert table not in hub.rooms
    hub.rooms[table] = room
    touched = room.touched
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/fair/{table}", link):
        client.get(path)
    assert room.touched == touched
    assert not room.watchers
    assert shown_to(people[0], table) == before


def test_a_link_that_moves_a_seat_tells_nothing_of_it(client: TestClient) -> None:
    table, people = seated(client)
    link = people[0].post(f"/api/tables/{table}/link").json()["link"]
    head = head_of(client, link)
    assert head.metas["robots"] == "noindex"
    said = " ".join([head.title, *head.metas.values()])
    assert table not in said and "Person 0" not in said and "Nebula" not in said
    assert "canonical" not in [each["rel"] for each in head.links]


@pytest.mark.parametrize(
    "path", ["/t/none", "/t/none/replay", "/fair/none", "/rules/chess", "/cards/chess", "/nonsense"]
)
def test_what_is_not_there_says_so_and_is_not_listed(client: TestClient, path: str) -> None:
    head = head_of(client, path, "fr", 404)
    assert head.language == "fr"
    assert head.metas["robots"] == "noindex"
    assert head.metas["og:title"] in [Texts("fr").say(f"lost-{what}") for what in ("page", "table", "game")]


# What others could put into it.


@pytest.mark.parametrize("host", ['x"><script>', "a b", "[", "[::1", "http://x", "x/y", "", "x:99999999", "x_y"])
@pytest.mark.parametrize("path", ["/", "/robots.txt", "/sitemap.xml"])
def test_no_host_gets_into_a_page_that_could_not_be_one(client: TestClient, path: str, host: str) -> None:
    answer = client.get(path, headers={"host": host})
    assert answer.status_code in (200, 400, 422)
    assert not host or host not in answer.text
    if path == "/" and answer.status_code == 200:
        head = Head(answer.text)
        assert "og:url" not in head.metas
        assert head.metas["og:image"] == "/orrery.webp"


def test_an_address_gets_into_a_page_only_escaped(client: TestClient) -> None:
    for path in ('/rules/nebula?language="><script>', '/t/"><script>alert(1)</script>', "/learn?game=<b>"):
        text = client.get(path).text
        assert "<script>" not in text and "<b>" not in text


def test_the_page_is_sent_small(client: TestClient) -> None:
    with client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in answer.headers["vary"]
        assert "accept-language" in answer.headers["vary"]
    plain = client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "default-src 'self'" in plain.headers["content-security-policy"]


# Search engines.


def test_search_engines_are_told_which_pages_there_are(client: TestClient) -> None:
    robots = client.get("/robots.txt").text
    assert f"Sitemap: {SITE}/sitemap.xml" in robots
    closed = re.findall(r"^Disallow: (.+)$", robots, re.MULTILINE)
    tree = ElementTree.fromstring(client.get("/sitemap.xml").text)
    found = [str(each.text) for each in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert {each.removeprefix(SITE).split("?")[0] for each in found} == set(ALWAYS)
    assert len(found) == len(ALWAYS) * (len(languages()) + 1)
    for address in found:
        path = address.removeprefix(SITE)
        assert not path.startswith(tuple(closed))
        assert head_of(client, path).link("canonical") == address


def test_what_opening_a_page_would_change_is_closed_to_search_engines(client: TestClient) -> None:
    robots = client.get("/robots.txt").text
    for path in ("/take/", "/learn", "/api/tables/"):
        assert f"Disallow: {path}\n" in robots
    assert "robots" in head_of(client, "/learn?game=nebula").metas
