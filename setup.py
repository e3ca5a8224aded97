"""Compile kernel, games and search with mypyc when a compiler is at hand; otherwise install the same source."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Not hot, and full of the dynamic things mypyc has no gain from.
PLAIN = ("__init__.py", "errors.py", "content.py", "content_*.py")


def sources() -> list[str]:
    """The modules worth compiling: everything a game in progress runs through."""
    found: list[str] = []
    for room in ("kernel", "games", "bots"):
        for path in sorted(Path("src/orrery", room).rglob("*.py")):
            if not any(path.match(plain) for plain in PLAIN):
                found.append(path.as_posix())
    return found


def extensions() -> list[Any]:
    """The compiled modules, or none with a word why."""
    if os.environ.get("ORRERY_PURE"):
        print("orrery: ORRERY_PURE is set, installing uncompiled", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--strict", *sources()], opt_level="2", multi_file=True, group_name="orrery")
    except (ImportError, OSError) as error:
        print(f"orrery: no mypyc ({error}), installing uncompiled", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True
    return modules


class ParallelBuild(build_ext):
    """Compile the C files of the one big extension side by side; setuptools by itself takes them one by one."""

    def build_extension(self, ext: Any) -> None:
        """Compile every file on its own in a thread, then link as usual."""
        if len(ext.sources) > 1:
            one_by_one = self.compiler.compile

            def side_by_side(sources: list[str], **more: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    return [name for names in pool.map(lambda s: one_by_one([s], **more), sources) for name in names]

            self.compiler.compile = side_by_side
            try:
                super().build_extension(ext)
            finally:
                self.compiler.compile = one_by_one
        else:
            super().build_extension(ext)


def build_client() -> None:
    """Build the browser client before setuptools looks which files there are to pack."""
    if {"bdist_wheel", "build", "install"}.intersection(sys.argv):
        sys.path.insert(0, str(Path(__file__).parent / "tools"))
        from build_client import build

        build()


class BuildWithRules(build_py):
    """Ship the rules' pages in the package, so that every rule can be read where it is played."""

    def run(self) -> None:
        """Copy docs/rules beside the code, the English pages and a folder a language."""
        super().run()
        source = Path("docs/rules")
        for page in sorted(source.rglob("*.md")):
            target = Path(self.build_lib, "orrery", "rules", page.relative_to(source))
            self.mkpath(str(target.parent))
            self.copy_file(str(page), str(target))


build_client()
setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild, "build_py": BuildWithRules})
