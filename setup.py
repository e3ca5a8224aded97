"""Build the package: the engine compiled where that can be done, the browser client, the pages of rules."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from build_client import build as build_client
from build_notes import write_notes
from compile_engine import BuildExtensions, extensions

COMPILED = {"bdist_wheel", "build", "build_ext", "install"}
"""The commands that compile. An editable install does not: what one edits would stay without effect."""

WITH_CLIENT = {"bdist_wheel", "build", "editable_wheel", "install", "sdist"}


class Build(build):
    """Build from scratch, and add the rules' pages and the notes."""

    def run(self) -> None:
        """Build into an empty folder, so that nothing of an earlier build gets into this one."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        package = Path(self.build_lib, "orrery")
        for page in sorted(Path("docs/rules").rglob("*.md")):
            target = package / "rules" / page.relative_to("docs/rules")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(page, target)
        write_notes(package)


if WITH_CLIENT.intersection(sys.argv):
    build_client()
setup(
    ext_modules=extensions() if COMPILED.intersection(sys.argv) else [],
    cmdclass={"build": Build, "build_ext": BuildExtensions},
)
