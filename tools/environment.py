"""The virtual environment behind ./play and ./test: made once, brought up to date when the sources change."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
VENV = HOME / ".venv"
MADE = {"__pycache__", "node_modules", "static"}
"""Folders whose files are made, not written."""
WHEEL = VENV / "wheel"
"""Where the built wheel is kept, so that the tests can install it elsewhere."""
SOURCES = ["src", "web", "docs/rules", "setup.py", "pyproject.toml", "tools/build_client.py", "tools/compile_engine.py"]


def run(command: list[str | Path], environment: dict[str, str] | None = None) -> int:
    """Run a command in the repository, passing its exit code on; Ctrl-C is the command's own business."""
    process = subprocess.Popen(command, cwd=HOME, env=environment)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def packages(what: str) -> Path:
    """Return the Python of an environment with the locked packages ("run" or "dev")."""
    if sys.version_info < (3, 11):  # noqa: UP036 (an older Python must get this sentence)
        sys.exit(f"Orrery needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print("making .venv", flush=True)
        venv.create(VENV, with_pip=True, clear=True)
    lock = HOME / "requirements" / f"{what}.lock"
    locked = [*_pip(python), "install", "--quiet", "--require-hashes", "-r", lock]
    _once(f"packages-{what}", _fingerprint([lock]), "installing packages", [locked])
    return python


def ready(what: str) -> Path:
    """Return the Python of an environment with the locked packages and this source installed."""
    python = packages(what)
    pip = _pip(python)
    _once(
        "orrery",
        _fingerprint([HOME / name for name in SOURCES]),
        "building Orrery: compiling the engine, bundling the browser client (two minutes)",
        [
            [*pip, "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", WHEEL, "."],
            [
                *pip,
                "install",
                "--quiet",
                "--no-deps",
                "--force-reinstall",
                "--no-index",
                "--find-links",
                WHEEL,
                "orrery",
            ],
        ],
        [HOME / "build", WHEEL],  # what an earlier build left must not get into this one
    )
    return python


def _pip(python: Path) -> list[str | Path]:
    return [python, "-m", "pip"]


def _once(
    name: str, fingerprint: str, saying: str, commands: list[list[str | Path]], remove: list[Path] | None = None
) -> None:
    """Run a step, after removing some folders, unless it was done for the same inputs before."""
    stamp = VENV / f"orrery-{name}.stamp"
    if stamp.exists() and stamp.read_text() == fingerprint:
        return
    print(saying, flush=True)
    stamp.unlink(missing_ok=True)
    for folder in remove or []:
        shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if any(subprocess.call(command, cwd=HOME, env=environment) for command in commands):
        sys.exit(f"{saying}: failed; the lines above say why. Fix it and start again: nothing is half done.")
    stamp.write_text(fingerprint)


def _fingerprint(paths: list[Path]) -> str:
    """A hash of files and folders, Python's caches left out."""
    digest = hashlib.sha256(sys.version.encode() + os.environ.get("ORRERY_PURE", "").encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and not MADE.intersection(file.parts) and ".egg-info" not in str(file):
                digest.update(str(file.relative_to(HOME)).encode() + file.read_bytes())
    return digest.hexdigest()
