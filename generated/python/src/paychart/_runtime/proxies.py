# Written by codegen from codegen/emit/python/runtime/proxies.py: edit that file.
"""The proxy between a client and the service."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Mapping
from urllib.parse import unquote, urlsplit


@dataclass(frozen=True)
class Proxy:
    """An HTTP proxy. It forwards requests to http, and tunnels connections to https."""

    host: str
    port: int
    #: `user:password`, if the proxy asks for them.
    login: str | None = field(default=None, repr=False)

    @property
    def headers(self) -> dict[str, str]:
        if self.login is None:
            return {}
        from base64 import b64encode

        return {"proxy-authorization": "Basic " + b64encode(self.login.encode()).decode()}


def proxy_of(base_url: str, given: str | None, environment: Mapping[str, str] = os.environ) -> Proxy | None:
    """The proxy that leads to the service: the caller's own, or that of the environment. An empty text means none."""
    if given is not None:
        return _parsed(given, "proxy") if given else None
    # The names of the variables are in small or in capital letters, and the module that reads them costs time to import.
    if not any(name.lower() in ("http_proxy", "https_proxy", "all_proxy") for name in environment):
        return None
    from urllib import request

    parts = urlsplit(base_url)
    host = parts.hostname or ""
    # The stubs of type checkers leave these two out.
    found: dict[str, str] = getattr(request, "getproxies_environment")()
    url = found.get(parts.scheme) or found.get("all")
    # No proxy knows the way to the machine that asks.
    is_own = host == "localhost" or host == "::1" or host.startswith("127.")
    place = host if parts.port is None else f"{host}:{parts.port}"
    if not url or is_own or getattr(request, "proxy_bypass_environment")(place, found):
        return None
    return _parsed(url if "://" in url else f"http://{url}", f"the proxy of the environment for {parts.scheme}")


def _parsed(url: str, name: str) -> Proxy:
    """Raises a TypeError that does not repeat the URL: it may hold a password."""
    try:
        parts = urlsplit(url)
        port = parts.port
        is_right = parts.scheme == "http" and parts.hostname is not None
    except ValueError:
        is_right = False
    if not is_right:
        raise TypeError(f"{name} must be a URL such as http://proxy.example:3128")
    login = None
    if parts.username is not None:
        login = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
    return Proxy(parts.hostname or "", port or 80, login)
