"""The client's own files: sent compressed if the browser accepts it, and cached by it for good."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

TWINS = [("br", ".br"), ("gzip", ".gz")]


def is_file(path: Path) -> bool:
    """Whether there is such a file; one whose name no file can have is not."""
    try:
        return path.is_file()
    except OSError:
        return False


class Assets(StaticFiles):
    """Files whose names carry a hash of what they hold."""

    async def check_config(self) -> None:
        """Accept that there is no such folder: without a built client there are no files to send."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or its compressed twin made when the client was built."""
        takes = Headers(scope=scope).get("accept-encoding", "")
        response: Response | None = None
        for encoding, ending in TWINS:
            if encoding in takes and self.directory is not None and is_file(Path(self.directory, path + ending)):
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = encoding
                response.headers["content-type"] = mimetypes.guess_type(path)[0] or "application/octet-stream"
                break
        if response is None:
            response = await super().get_response(path, scope)
        response.headers["vary"] = "accept-encoding"
        if response.status_code in (200, 206, 304):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
