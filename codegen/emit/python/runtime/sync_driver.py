"""Does what a call needs, in the thread that called."""

from __future__ import annotations

import http.client
import inspect
import time
from typing import Any, TypeVar

from .calls import AskToken, Flow, Pause, Send, Unanswered
from .options import ClientOptions, base_url_of
from .pool import Connection, Pool
from .proxies import proxy_of
from .results import Headers, Response

T = TypeVar("T")

#: What `http.client` and the sockets raise where a connection ends.
_FAULTS = (OSError, http.client.HTTPException)


class SyncDriver:
    """The connections of a client, and the steps of its calls."""

    def __init__(self, options: ClientOptions) -> None:
        self.options = options
        base_url = base_url_of(options)
        self.pool = Pool(base_url, options.ssl_context, proxy_of(base_url, options.proxy))

    def run(self, flow: Flow[T]) -> T:
        """Runs a flow to its end."""
        given: Any = None
        while True:
            try:
                step = flow.send(given)
            except StopIteration as end:
                result: T = end.value
                return result
            if isinstance(step, Send):
                given = self._send(step)
            elif isinstance(step, AskToken):
                given = self.token()
            elif isinstance(step, Pause):
                time.sleep(step.seconds)
                given = None

    def token(self) -> str | Unanswered:
        """The token of the session, asked for anew."""
        session = self.options.session
        try:
            token: object = session() if callable(session) else session
            if inspect.isawaitable(token):
                getattr(token, "close", lambda: None)()
                raise TypeError("it gave an awaitable, which an AsyncPaychart takes")
            if isinstance(token, str) and token:
                return token
            raise TypeError("it gave no token")
        except Exception as cause:
            host = base_url_of(self.options).split("://", 1)[-1].split("/", 1)[0]
            return Unanswered("SESSION", f"nothing was sent to {host}, for session() failed: {cause}", cause)

    def _send(self, step: Send) -> Response | Unanswered:
        ends_at = time.monotonic() + step.timeout
        connection = self.pool.take()
        answer = self._exchange(connection, step, ends_at)
        # The service may have closed a kept connection while the request was on its way. Where a repetition does no harm,
        # it needs no pause.
        if isinstance(answer, Unanswered) and answer.reason == "CONNECTION" and connection.is_used and step.may_repeat:
            return self._exchange(self.pool.take(is_new=True), step, ends_at)
        return answer

    def _exchange(self, connection: Connection, step: Send, ends_at: float) -> Response | Unanswered:
        request = step.request
        is_kept = False
        try:
            left = ends_at - time.monotonic()
            if left <= 0:
                raise TimeoutError("time is up")
            target = request.pathname + request.search
            answer = connection.request(request.method, target, request.body, step.headers, left)
            text = answer.read().decode("utf-8", "replace")
            is_kept = not answer.will_close
            return Response(answer.status, Headers(answer.getheaders()), text)
        except TimeoutError:
            return Unanswered("TIMEOUT", f"no answer from {request.host} within {step.timeout:g} s")
        except _FAULTS as cause:
            return Unanswered("CONNECTION", f"the connection to {request.host} failed: {cause or type(cause).__name__}", cause)
        finally:
            if is_kept:
                self.pool.give(connection)
            else:
                connection.close()

    def close(self) -> None:
        self.pool.close()
