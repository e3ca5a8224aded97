"""A Chromium to test with: the one that is installed, or Debian's.

The headless shell draws the same pages as the whole browser without windows and toolbars, for two thirds of the work.
"""

from __future__ import annotations

import os
import shutil
import subprocess

SHELL = ("chromium-headless-shell",)
WHOLE = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "chromium-headless-shell")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def find(whole: bool = False) -> str | None:
    """Return the path of the headless shell, or of the whole browser if that is wanted or all there is."""
    names = WHOLE if whole else SHELL + WHOLE
    return next((path for path in map(shutil.which, names) if path), None)


def find_or_install(whole: bool = False) -> str | None:
    """Return the path of a Chromium, installed from Debian's packages if it is missing and may be installed."""
    complete = all(map(shutil.which, PACKAGES))
    if not complete and shutil.which("apt-get") is not None and os.geteuid() == 0:
        print("Chromium is missing: installing it from Debian's packages", flush=True)
        _apt("update")
        _apt("install", "-y", *PACKAGES)
    return find(whole)


def _apt(*words: str) -> None:
    """Run apt-get, waiting for anybody else who installs something."""
    command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *words]
    subprocess.run(command, check=False, timeout=900, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    find_or_install()
