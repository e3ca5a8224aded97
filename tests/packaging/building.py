"""Build and install the package as its users do, each time in folders and environments of the test's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

HOME = Path(__file__).parents[2]
PLAY_EACH_GAME = Path(__file__).with_name("play_each_game.py")


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command with these variables set (or without them, where empty), and nothing of this source on its path."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONPATH": "", **variables}
    environment = {name: value for name, value in environment.items() if value}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def succeed(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command that must succeed, and return what it printed."""
    done = run(*command, cwd=cwd, **variables)
    assert done.returncode == 0, f"{' '.join(map(str, command))}:\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def source_distribution(folder: Path) -> Path:
    """Make a source distribution and return its file."""
    _by_the_backend("build_sdist", HOME, folder)
    return next(folder.glob("*.tar.gz"))


def _by_the_backend(hook: str, source: Path, folder: Path, **variables: str) -> None:
    """Call the build backend as installers do, with the tools that the tests run with."""
    code = f"import sys, build_backend; build_backend.{hook}(sys.argv[1])"
    path = os.pathsep.join([str(source / "tools"), variables.pop("PYTHONPATH", "")])
    succeed(sys.executable, "-c", code, folder, cwd=source, PYTHONPATH=path, **variables)


def unpacked(archive: Path, folder: Path) -> Path:
    """Unpack a source distribution, and return the folder with the source."""
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    return next(each for each in folder.iterdir() if each.is_dir())


def wheel(source: Path, folder: Path, **variables: str) -> Path:
    """Build a wheel from a folder and return its file."""
    _by_the_backend("build_wheel", source, folder, **variables)
    return next(folder.glob("*.whl"))


def wheel_in_isolation(source: Path, folder: Path, **variables: str) -> Path:
    """Build a wheel as pip does by default: in an environment with the build tools that the package asks for."""
    succeed(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", folder, source, cwd=folder, **variables)
    return next(folder.glob("*.whl"))


def names_in(archive: Path) -> list[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(archive) as file:
        return file.namelist()


def notes_in(archive: Path) -> str:
    """What a wheel says was left out of it."""
    with zipfile.ZipFile(archive) as file:
        return file.read("orrery/build-notes.txt").decode() if "orrery/build-notes.txt" in file.namelist() else ""


def empty_environment(folder: Path) -> Path:
    """Make an environment without any package, not even pip, and return its Python."""
    venv.create(folder, with_pip=False)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, *what: str | Path, cwd: Path) -> list[str]:
    """Install into an environment with the tests' pip, and return the names of all packages there."""
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    succeed(*pip, "install", "--quiet", *what, cwd=cwd)
    found = succeed(*pip, "list", "--format", "json", cwd=cwd)
    return sorted(each["name"] for each in json.loads(found))
