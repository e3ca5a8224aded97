"""The package installs like any other, and plays a game of each with nothing but what it says it needs."""

from __future__ import annotations

import sys
from pathlib import Path

from .building import (
    HOME,
    PLAY_EACH_GAME,
    empty_environment,
    install,
    names_in,
    notes_in,
    run,
    source_distribution,
    succeed,
    unpacked,
    wheel_in_isolation,
)


def test_the_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    """The wheel that ./test made and runs the suite with."""
    built = sorted(Path(sys.prefix, "wheel").glob("orrery-*.whl"))
    assert len(built) == 1, "run ./test, which builds it"
    python = empty_environment(tmp_path / "environment")
    assert install(python, built[0], cwd=tmp_path) == ["librt", "mypy_extensions", "orrery"]
    played = succeed(python, PLAY_EACH_GAME, "compiled", cwd=tmp_path)
    assert "other packages imported: none" in played and str(tmp_path) in played
    for command, extra in [("play", "play"), ("replay x", "play"), ("games", "play"), ("serve", "serve")]:
        done = run(python, "-m", "orrery", *command.split(), cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"orrery {command.split()[0]} needs: pip install 'orrery[{extra}]'")
        assert done.stderr.count("\n") == 1
    assert run(python, "-m", "orrery", "perft", "nebula", "--depth", "2", cwd=tmp_path).stdout == "49\n"


def test_a_wheel_is_built_in_isolation_from_the_source_distribution(tmp_path: Path) -> None:
    archive = source_distribution(tmp_path)
    source = unpacked(archive, tmp_path / "source")
    assert not (source / ".git").exists()
    files = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    (tmp_path / "wheels").mkdir()
    built = wheel_in_isolation(archive, tmp_path / "wheels", ORRERY_PURE="1")
    assert built.name.endswith("-py3-none-any.whl")
    assert notes_in(built) == "uncompiled, some thirty times slower: ORRERY_PURE is set\n"
    for wanted in (
        "games/nebula/content.json",
        "locale/uk/comet.ftl",
        "rules/fr/notalone.md",
        "server/static/index.html",
    ):
        assert f"orrery/{wanted}" in names_in(built)
    pages = HOME / "docs" / "rules"
    assert {f"orrery/rules/{page.relative_to(pages)}" for page in pages.rglob("*.md")} <= set(names_in(built))
    python = empty_environment(tmp_path / "environment")
    install(python, built, cwd=tmp_path)
    assert "other packages imported: none" in succeed(python, PLAY_EACH_GAME, "uncompiled", cwd=tmp_path)
    assert {Path("play"), Path("test"), Path("CHANGELOG.md"), Path("web/package-lock.json")} < files
