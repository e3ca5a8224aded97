"""The page around the client: language, title, link preview, cover, and what is loaded once that is painted."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from orrery.games import GAMES
from orrery.locale.texts import Texts, languages
from orrery.server.cover import cover
from orrery.server.first_paint import loading
from orrery.server.new_table import SERVED
from orrery.server.preload import links
from orrery.server.preview import PICTURE, Preview

ENGLISH = "en"
KNOWN = languages()
LANGUAGE = "language"
"""The name of the cookie and of the query's member that say which language somebody reads."""
THEMES = ("light", "dark")
"""What the cookie of the same name may ask for; without it the page is as the reader's system is."""
HOST = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?")
WEIGHT = re.compile(r"^q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$")
PICTURE_SIZE = (1200, 630)
LOADED = re.compile(r'\s*(<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>|<script type="module"[^>]*></script>)')
"""What the built page loads: the client's script and its style sheet."""


def language_of(request: Request) -> str:
    """The reader's language: the one in the address, the one chosen before, one the browser asks for, or English."""
    for wish in (request.query_params.get(LANGUAGE), request.cookies.get(LANGUAGE)):
        if wish in KNOWN:
            return wish
    weighed: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:400].split(","):
        code, _, rest = part.strip().partition(";")
        weight = WEIGHT.match(rest.strip())
        weighed.append((float(weight[1]) if weight else 1.0 if not rest else 0.0, code.split("-")[0].lower()))
    wanted = [code for weight, code in sorted(weighed, key=lambda each: -each[0]) if weight and code in KNOWN]
    return wanted[0] if wanted else ENGLISH


def origin_of(request: Request) -> str:
    """Scheme and host the reader sees us under; nothing if the request names no host that could be one."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if HOST.fullmatch(host) else ""


def shell(request: Request, index: Path, preview: Preview, status: int = 200) -> Response:
    """The browser client with the head and the cover of one page."""
    language = language_of(request)
    template, loaded = _template(index, index.stat().st_mtime_ns)
    loads = links(index.parent, preview.kind, preview.game, language, request.path_params.get("table", ""))
    theme = request.cookies.get("theme")
    chosen = f' data-theme="{theme}"' if theme in THEMES else ""
    body = template.replace('<html lang="en">', f'<html lang="{language}"{chosen}>', 1)
    body = body.replace("<title>Orrery</title>", "\n    ".join(_tags(request, preview, language)), 1)
    body = body.replace("</header>", f"</header>\n      {cover(Texts(language), preview, request.url.path)}", 1)
    # The script and its style come first over the few connections a browser opens.
    body = body.replace("</body>", f"  {loading([*loaded, *loads])}\n  </body>", 1)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return HTMLResponse(gzip.compress(body.encode(), 6, mtime=0), status, headers)
    return HTMLResponse(body, status, headers)


@lru_cache(maxsize=4)
def _template(index: Path, changed: int) -> tuple[str, list[str]]:
    """The built page without what it loads, and that."""
    text = index.read_text(encoding="utf-8")
    return LOADED.sub("", text), LOADED.findall(text)


def _tags(request: Request, preview: Preview, language: str) -> list[str]:
    origin, path = origin_of(request), request.url.path
    chosen = request.query_params.get(LANGUAGE) if preview.translated else None
    address = f"{origin}{path}?{LANGUAGE}={chosen}" if chosen in KNOWN else f"{origin}{path}"
    outside = [name for name in SERVED if name not in GAMES]
    picture = f"{origin}/{PICTURE if preview.picture in outside else preview.picture}.webp"
    tags = [
        f"<title>{escape(preview.tab)}</title>",
        _meta("name", "description", preview.text),
        _meta("property", "og:site_name", "Orrery"),
        _meta("property", "og:type", "website"),
        _meta("property", "og:title", preview.title),
        _meta("property", "og:description", preview.text),
        _meta("property", "og:locale", Texts(language).say("preview-locale")),
        _meta("property", "og:image", picture),
        _meta("property", "og:image:width", str(PICTURE_SIZE[0])),
        _meta("property", "og:image:height", str(PICTURE_SIZE[1])),
        _meta("property", "og:image:alt", preview.title),
        _meta("name", "twitter:card", "summary_large_image"),
    ]
    if outside:
        tags.append(_meta("name", "orrery-games", " ".join(outside)))
    if not preview.found:
        return [*tags, _meta("name", "robots", "noindex")]
    if origin:
        tags += [_meta("property", "og:url", address), f'<link rel="canonical" href="{escape(address)}">']
    if origin and preview.translated:
        tags += [_alternate(code, f"{origin}{path}?{LANGUAGE}={code}") for code in KNOWN]
        tags.append(_alternate("x-default", origin + path))
    return tags


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def _alternate(code: str, address: str) -> str:
    return f'<link rel="alternate" hreflang="{code}" href="{escape(address)}">'
