"""A PostgreSQL of a test's own: that of the package pgserver, or the system's where there is no such package."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from pathlib import Path
from typing import Protocol

import pytest

try:
    import pgserver
except ImportError:  # there are no wheels for Python 3.13 and newer
    pgserver = None

PROGRAMS = "/usr/lib/postgresql/*/bin/pg_ctl"
"""Where Debian and its relatives put the programs that are not on the path."""


class Database(Protocol):
    """A running PostgreSQL."""

    url: str

    def crash(self) -> None:
        """Stop it as if the power went."""

    def start(self) -> None:
        """Start it, unless it runs."""

    def close(self) -> None:
        """Stop it for good."""


def database(folder: str) -> Database:
    """A PostgreSQL that keeps its data in an empty folder; without one the test is skipped, and says so."""
    if pgserver is not None:
        return Packaged(folder)
    control = find_control()
    if control is None:
        warnings.warn("PostgreSQL is NOT tested: neither pgserver nor pg_ctl is installed", stacklevel=1)
        pytest.skip("there is no PostgreSQL here")
    return Installed(control, Path(folder))


def find_control() -> Path | None:
    """The system's pg_ctl, beside which its other programs are; the newest if there are several."""
    on_path = shutil.which("pg_ctl")
    if on_path is not None:
        return Path(on_path).resolve()
    found = Path("/").glob(PROGRAMS.lstrip("/"))
    return max(found, key=lambda each: int(each.parts[-3]) if each.parts[-3].isdecimal() else 0, default=None)


class Packaged:
    """The PostgreSQL that the package pgserver brings."""

    def __init__(self, folder: str) -> None:
        self.server = pgserver.get_server(folder)
        self.url = str(self.server.get_uri())

    def crash(self) -> None:
        pgserver.pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=self.server.pgdata, user=self.server.system_user)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def close(self) -> None:
        self.start()
        self.server.cleanup()


class Installed:
    """The system's PostgreSQL, reached by a socket in its own folder."""

    def __init__(self, control: Path, folder: Path) -> None:
        self.control = control
        self.folder = folder
        self.user = None if os.name == "nt" or os.geteuid() else "postgres"
        """PostgreSQL refuses to run as root."""
        if self.user is not None:
            shutil.chown(folder, self.user)
        self.data = folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        self._run(control.with_name("initdb"), "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    def crash(self) -> None:
        self._run(self.control, "-D", self.data, "-w", "-m", "immediate", "stop")

    def start(self) -> None:
        if not (self.data / "postmaster.pid").exists():
            options, log = f"-k '{self.folder}' -c listen_addresses=''", self.folder / "log"
            self._run(self.control, "-D", self.data, "-w", "-l", log, "-o", options, "start")

    def close(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.crash()

    def _run(self, *command: str | Path) -> None:
        subprocess.run(command, cwd=self.folder, user=self.user, check=True, stdout=subprocess.DEVNULL)
