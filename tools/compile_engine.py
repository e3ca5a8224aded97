"""Compile the engine with mypyc: which modules, whether this machine can, and what happens if it cannot."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import setuptools  # noqa: F401 (brings the distutils imported below, which Python itself no longer has)
from build_notes import leave_out
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGES = ("kernel", "games", "bots")
NOT_COMPILED = ("__init__.py", "action.py", "errors.py", "content.py", "content_*.py", "view_types.py", "registry.py")
"""Modules that run once per game or are full of dynamic code, from which mypyc gains nothing."""

FASTER = (
    "-fvisibility=hidden",
    "-flto=auto",
    "-finline-functions",
    "--param=max-inline-insns-auto=80",
    "--param=inline-min-speedup=5",
)
"""Flags used where the compiler takes them. Hidden functions call each other directly, and small ones such as the
accessors of a position are inlined, when linking across modules too."""

UNCOMPILED = "uncompiled, some thirty times slower"
PROBE = "#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n"


def modules() -> list[str]:
    """The modules worth compiling: everything a game in progress runs through."""
    return [
        path.as_posix()
        for package in PACKAGES
        for path in sorted(Path("src/orrery", package).rglob("*.py"))
        if not any(path.match(name) for name in NOT_COMPILED)
    ]


def why_not() -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    if os.environ.get("ORRERY_PURE"):
        return "ORRERY_PURE is set"
    try:
        _try_compiler()
    except (BaseError, CCompilerError, OSError) as error:
        return f"no C compiler that finds Python's headers ({_one_line(error)})"
    return ""


def extensions() -> list[Any]:
    """The compiled modules, as setuptools takes them; none, with a note why, where they cannot be made."""
    reason = why_not()
    if reason:
        leave_out(UNCOMPILED, reason)
        return []
    printed = io.StringIO()
    try:
        from mypyc.build import mypycify

        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            made: list[Any] = mypycify(["--strict", *modules()], opt_level="2", multi_file=True, group_name="orrery")
        flags = _accepted(FASTER)
        for extension in made:
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
        return made
    except ImportError as error:
        leave_out(UNCOMPILED, f"mypyc is missing ({error})")
    except (SystemExit, Exception) as error:
        leave_out(UNCOMPILED, f"mypyc stopped ({_one_line(printed.getvalue() or error)})")
    return []


class BuildExtensions(build_ext):
    """Compile everything, side by side, or nothing: half a compiled package could not be imported."""

    def run(self) -> None:
        """Build all extensions: if one fails, all without the optional flags, and if that fails leave them all out."""
        named = self.compiler
        for flags in (True, False):
            self.compiler = named  # a run replaces the name of the compiler by the compiler
            try:
                super().run()
                return
            except (BaseError, CCompilerError, OSError) as error:
                print(error, file=sys.stderr)
                self._remove()
            if flags:
                print("the C compiler failed; once more without the flags that make the engine faster", file=sys.stderr)
                for extension in self.extensions:
                    extension.extra_compile_args = [f for f in extension.extra_compile_args if f not in FASTER]
                    extension.extra_link_args = [f for f in extension.extra_link_args if f not in FASTER]
                self.force = True
        leave_out(UNCOMPILED, "the C compiler failed (`pip install -v` shows what it said)")
        self.extensions = []

    def _remove(self) -> None:
        """Remove what was built so far: half a compiled package could not be imported."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)

    def build_extension(self, ext: Any) -> None:
        """Compile the C files of an extension in threads, then link as usual; setuptools takes them one by one."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **more: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                return [name for names in pool.map(lambda s: one_by_one([s], **more), sources) for name in names]

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


def _accepted(flags: tuple[str, ...]) -> list[str]:
    """Those flags that the compiler takes without a warning."""
    accepted = []
    for flag in flags:
        with contextlib.suppress(BaseError, CCompilerError, OSError), contextlib.redirect_stderr(io.StringIO()):
            _try_compiler("-Werror", flag)
            accepted.append(flag)
    return accepted


def _try_compiler(*flags: str) -> None:
    """Compile and link a few lines that need Python's headers, as the engine does."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        include = [sysconfig.get_paths()["include"]]
        objects = compiler.compile([str(source)], output_dir=folder, include_dirs=include, extra_postargs=list(flags))
        compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_postargs=list(flags))


def _one_line(text: object) -> str:
    """The first line of an error that says something."""
    lines = [line.strip() for line in str(text).splitlines() if line.strip()]
    return lines[0] if lines else type(text).__name__
