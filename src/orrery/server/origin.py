"""Whether a request comes from one of our own pages: browsers say where the page behind a request came from."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

OWN_SITE = ("same-origin", "none")
"""What `Sec-Fetch-Site` says of our own pages and of addresses typed by hand."""
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


def is_foreign_request(headers: Headers) -> bool:
    """Whether a browser says that the page behind a request is another site's; programs say nothing."""
    return _has_foreign_origin(headers) or _names_foreign_site(headers)


def is_foreign_socket(headers: Headers) -> bool:
    """The same for a WebSocket, whose `Sec-Fetch-Site` not all browsers get right: it counts only without an origin."""
    return _has_foreign_origin(headers) or ("origin" not in headers and _names_foreign_site(headers))


def _names_foreign_site(headers: Headers) -> bool:
    return any(site not in OWN_SITE for site in headers.getlist("sec-fetch-site"))


def _has_foreign_origin(headers: Headers) -> bool:
    host = headers.get("host", "").lower()
    return any(not _names_host(origin, host) for origin in headers.getlist("origin"))


def _names_host(origin: str, host: str) -> bool:
    """Whether an origin is that of our own host; one that is null, as a sandboxed page's, or malformed is not."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return False
    port = DEFAULT_PORTS.get(parts.scheme)
    if port is None or not parts.netloc:
        return False
    return parts.netloc.removesuffix(port) == host.removesuffix(port)
