"""For search engines: which pages there are, and where they need not look."""

from __future__ import annotations

from xml.sax.saxutils import escape

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from orrery.games import GAMES
from orrery.locale.texts import languages
from orrery.server.head import LANGUAGE, origin_of
from orrery.server.new_table import SERVED

CLOSED = ("/api/tables/", "/take/", "/learn")
"""Tables are for those who were sent a link, and opening the last two in a browser changes something."""


async def robots(request: Request) -> Response:
    """What to leave alone, and where the list of pages is."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in CLOSED)]
    if origin := origin_of(request):
        lines += ["", f"Sitemap: {origin}/sitemap.xml"]
    return PlainTextResponse("\n".join(lines) + "\n")


async def sitemap(request: Request) -> Response:
    """The pages that are always there, in every language; tables are not listed."""
    origin = origin_of(request)
    paths = ["/", *(f"/{shelf}/{game}" for shelf in ("rules", "cards") for game in SERVED if game in GAMES), "/about"]
    entries = []
    for path in paths:
        versions = [(code, f"{origin}{path}?{LANGUAGE}={code}") for code in languages()]
        versions.append(("x-default", origin + path))
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href="{escape(address)}"/>' for code, address in versions
        )
        entries += [f"<url><loc>{escape(address)}</loc>{links}</url>" for _, address in versions]
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    text = f'{head} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' + "\n".join(entries) + "\n</urlset>\n"
    return Response(text, media_type="application/xml")
