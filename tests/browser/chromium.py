"""A Chromium to test with: the one that is there, or Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def find() -> str | None:
    """Where Chromium is, if it is anywhere."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def find_or_install() -> str | None:
    """Where Chromium is; where it is missing and may be installed, it is installed from Debian's packages."""
    found = find()
    if found or shutil.which("apt-get") is None or os.geteuid() != 0:
        return found
    print("Chromium is missing: installing it from Debian's packages", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update"], check=False, timeout=300, **quiet)  # type: ignore[call-overload]
    subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, timeout=600, **quiet)  # type: ignore[call-overload]
    return find()
