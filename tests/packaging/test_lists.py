"""The lists of packages agree with each other: what is declared, what is locked, what npm is told."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

HOME = Path(__file__).parents[2]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def listed(name: str) -> set[str]:
    """The requirements of a file, without its remarks and what it includes."""
    lines = (HOME / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith(("#", "-r"))}


def normal(package: str) -> str:
    """A package's name in the form in which names are compared."""
    return re.sub(r"[._-]+", "-", package).lower()


def locked(name: str) -> set[str]:
    """The names of the packages in a lock file."""
    text = (HOME / "requirements" / name).read_text(encoding="utf-8")
    return {
        found.lower().replace("_", "-").replace(".", "-") for found in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)
    }


def everything(extra: str) -> set[str]:
    """What an extra asks for, with the extras it includes."""
    found: set[str] = set()
    for each in PROJECT["optional-dependencies"][extra]:
        inner = re.fullmatch(r"orrery\[(.*)\]", each)
        found |= set().union(*(everything(name) for name in inner[1].split(","))) if inner else {each}
    return found


def test_play_installs_what_the_package_and_its_extras_declare() -> None:
    declared = set(PROJECT["dependencies"]) | everything("all")
    assert declared <= listed("run.in")


def test_everything_listed_is_locked_with_hashes() -> None:
    for name in ("run", "dev"):
        wanted = {normal(re.split(r"[\[<>=; ]", each)[0]) for each in listed(f"{name}.in")}
        assert wanted <= locked(f"{name}.lock")
        text = (HOME / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
        assert text.count("==") <= text.count("--hash=sha256:")


def test_the_engine_alone_needs_two_packages() -> None:
    assert sorted(re.split(r"[<>=]", each)[0] for each in PROJECT["dependencies"]) == ["librt", "mypy_extensions"]


def test_the_clients_lock_file_is_complete_for_every_platform() -> None:
    """`npm ci` refuses a lock file that lacks any package another one names, optional ones too."""
    packages = json.loads((HOME / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    missing = []
    for place, package in packages.items():
        for name in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}:
            folders = [place, *(place[: found.start()] for found in re.finditer(r"/?node_modules/", place))]
            if not any(f"{folder}/node_modules/{name}".lstrip("/") in packages for folder in folders):
                missing.append(f"{place or 'package.json'} needs {name}")
    assert missing == []
    assert all(package.get("integrity") for place, package in packages.items() if place)


def test_the_changelog_has_a_section_for_this_version() -> None:
    code = (HOME / "src" / "orrery" / "version.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.*)"$', code, re.MULTILINE)
    assert version is not None
    assert f"\n## {version[1]}\n" in (HOME / "CHANGELOG.md").read_text(encoding="utf-8")
