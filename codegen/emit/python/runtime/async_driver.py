"""Does what a call needs, in an event loop. It needs httpx: `pip install paychart[async]`."""

from __future__ import annotations

import asyncio
import inspect
import os
from typing import TYPE_CHECKING, Any, TypeVar

from .calls import AskToken, Flow, Pause, Send, Unanswered
from .options import ClientOptions, base_url_of
from .proxies import proxy_of
from .results import Headers, Response

if TYPE_CHECKING:
    import httpx

T = TypeVar("T")


class AsyncDriver:
    """The connections of a client, and the steps of its calls."""

    def __init__(self, options: ClientOptions, transport: Any = None) -> None:
        try:
            import httpx
        except ImportError as missing:
            raise ImportError("AsyncPaychart needs httpx: pip install paychart[async]") from missing
        self.options = options
        self.base_url = base_url_of(options)
        verify = options.ssl_context if options.ssl_context is not None else _authorities()
        proxy = proxy_of(self.base_url, options.proxy)
        if transport is None and proxy is not None:
            auth = None if proxy.login is None else tuple(proxy.login.split(":", 1))
            host = f"[{proxy.host}]" if ":" in proxy.host else proxy.host
            way = httpx.Proxy(f"http://{host}:{proxy.port}", auth=auth)  # type: ignore[arg-type]
            transport = httpx.AsyncHTTPTransport(verify=verify, trust_env=False, proxy=way)
        self.http: httpx.AsyncClient = httpx.AsyncClient(
            follow_redirects=False, timeout=None, verify=verify, transport=transport, trust_env=False
        )
        self._failures = (httpx.TransportError, httpx.DecodingError, OSError)

    async def run(self, flow: Flow[T]) -> T:
        """Runs a flow to its end."""
        given: Any = None
        while True:
            try:
                step = flow.send(given)
            except StopIteration as end:
                result: T = end.value
                return result
            if isinstance(step, Send):
                given = await self._send(step)
            elif isinstance(step, AskToken):
                given = await self.token(step.timeout)
            elif isinstance(step, Pause):
                await asyncio.sleep(step.seconds)
                given = None

    async def token(self, timeout: float) -> str | Unanswered:
        """The token of the session, asked for anew."""
        session = self.options.session
        host = self.base_url.split("://", 1)[-1].split("/", 1)[0]
        try:
            token: object = session() if callable(session) else session
            if inspect.isawaitable(token):
                token = await asyncio.wait_for(token, timeout)
            if isinstance(token, str) and token:
                return token
            raise TypeError("it gave no token")
        except (asyncio.TimeoutError, TimeoutError):
            return Unanswered("TIMEOUT", f"no answer from {host} within {timeout:g} s")
        except Exception as cause:
            return Unanswered("SESSION", f"nothing was sent to {host}, for session() failed: {cause}", cause)

    async def _send(self, step: Send) -> Response | Unanswered:
        request = step.request
        try:
            return await asyncio.wait_for(self._exchange(step), step.timeout)
        except (asyncio.TimeoutError, TimeoutError):
            return Unanswered("TIMEOUT", f"no answer from {request.host} within {step.timeout:g} s")
        except self._failures as cause:
            message = f"the connection to {request.host} failed: {str(cause) or type(cause).__name__}"
            return Unanswered("CONNECTION", message, cause)

    async def _exchange(self, step: Send) -> Response:
        request = step.request
        body = None if request.body is None else request.body.encode()
        answer = await self.http.request(request.method, url_of(step), content=body, headers=step.headers)
        return Response(answer.status_code, Headers(list(answer.headers.multi_items())), answer.content.decode("utf-8", "replace"))

    async def close(self) -> None:
        await self.http.aclose()


def _authorities() -> Any:
    """Those of the environment, as for the client that blocks, or else those of httpx."""
    if not any(os.environ.get(name) for name in ("SSL_CERT_FILE", "SSL_CERT_DIR")):
        return True
    import ssl

    return ssl.create_default_context()


def url_of(step: Send) -> str:
    origin = "/".join(step.request.base_url.split("/", 3)[:3])
    return origin + step.request.pathname + step.request.search
