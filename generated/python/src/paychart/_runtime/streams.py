# Written by codegen from codegen/emit/python/runtime/streams.py: edit that file.
"""Streams of events that connect again by themselves."""

from __future__ import annotations

import json
import math
import time
from contextlib import aclosing, closing
from typing import TYPE_CHECKING, Any, AsyncGenerator, AsyncIterator, Generator, Generic, Iterator, TypeVar

from .blocks import Block, Blocks
from .calls import Plan, Unanswered, event_of, network_error, plan_of, tell
from .errors import PaychartError
from .operation import Operation
from .options import CallOptions, ClientOptions, require_amount
from .pool import Connection
from .reading import error_of, invalid_response
from .request import Params, headers_of
from .results import Headers, Response
from .retry import is_transient, jitter, retry_after, retry_delay
from .values import InvalidValue, reader

if TYPE_CHECKING:
    from .async_driver import AsyncDriver
    from .sync_driver import SyncDriver

Item = TypeVar("Item")

#: The service says something every ten seconds: a connection that is silent for longer is gone.
_LONGEST_SILENCE = 30.0
#: A connection that lasted for so long was a good one: the next attempt does not wait longer for it.
_GOOD_AFTER = 5.0


class Lost(Exception):
    """A stream that ended, or did not begin, and may come back."""

    def __init__(self, error: PaychartError, after: float | None = None) -> None:
        super().__init__(str(error))
        self.error = error
        self.after = after


class Course:
    """Where a stream is: what has been handed out, and how often it failed in a row."""

    def __init__(
        self, client: ClientOptions, operation: Operation[Any, Any], params: Params, options: CallOptions | None,
        form: str, after: str | None,
    ) -> None:
        call = options or CallOptions()
        self.client = client
        self.operation = operation
        self.plan: Plan = plan_of(client, operation, params, call)
        self.max_retries: float = math.inf if call.max_retries is None else call.max_retries
        require_amount("max_retries", self.max_retries)
        if after is not None and not _is_sequence(after):
            raise TypeError(f"after must be the sequence of an event, such as '42': {after!r}")
        self.last = after
        self._form = form
        self._failures = 0
        self._opened_at = 0.0

    def opened(self) -> None:
        self._opened_at = time.monotonic()
        tell(self.client, event_of(self.operation, "request", self._failures + 1))

    def headers(self, token: str | None) -> dict[str, str]:
        headers = headers_of(
            self.client, self.plan.options, self.operation, self.plan.request, None, None, token, "text/event-stream"
        )
        if self.last is not None:
            headers["last-event-id"] = self.last
        return headers

    def take(self, block: Block) -> list[Any]:
        """The event of a block, if it is a new one."""
        if time.monotonic() - self._opened_at > _GOOD_AFTER:
            self._failures = 0
        if block.id is not None:
            # Ids of the service are sequences. Another one is of a proxy, or cut: the next connection may be whole.
            if not _is_sequence(block.id):
                raise Lost(self._unreadable(block, f"the id {block.id!r}"))
            if not _is_new(block.id, self.last):
                return []
        found = [] if block.data is None else [self._event(block, block.data)]
        # What has been handed out is not asked for again, and what could not be read is.
        self.last = block.id or self.last
        if found:
            self._failures = 0
        return found

    def _event(self, block: Block, data: str) -> Any:
        try:
            made = json.loads(data)
        except ValueError:
            raise Lost(self._unreadable(block, "an event that is not JSON")) from None
        try:
            return reader(self._form)(made)
        except InvalidValue as fault:
            raise self._unreadable(block, f"an event that cannot be read: {fault}") from None

    def _unreadable(self, block: Block, fault: str) -> PaychartError:
        return invalid_response(self.operation, Response(200, Headers([]), block.data or ""), 1, None, fault)

    def pause(self, lost: Lost) -> float:
        """Seconds until the next connection; raises the error where there must be none."""
        if self._failures >= self.max_retries:
            raise lost.error
        self._failures += 1
        tell(self.client, event_of(self.operation, "retry", self._failures))
        return retry_delay(self._failures, lost.after, jitter(self.client), self.plan.limits)

    def unheard(self, reason: str, cause: BaseException | None) -> Lost:
        host = self.plan.request.host
        said = f"no word from {host} within {_LONGEST_SILENCE:g} s" if reason == "TIMEOUT" else f"the stream from {host} ended"
        tell(self.client, event_of(self.operation, "failure", self._failures + 1, reason=reason))
        return Lost(network_error(self.operation, Unanswered(reason, said, cause), 1, None))

    def refused(self, response: Response) -> Lost | PaychartError:
        """What an answer that is no stream means."""
        if 200 <= response.status < 300:
            return invalid_response(self.operation, response, 1, None, "no stream of events")
        error = error_of(self.operation, response, 1, None)
        if not is_transient(response.status, "always"):
            return error
        return Lost(error, retry_after(response.headers.get("retry-after"), time.time()))


def _is_new(id: str, last: str | None) -> bool:
    """Whatever a proxy or a service repeats: an event is handed out once."""
    return last is None or int(id) > int(last)


def _is_sequence(id: object) -> bool:
    return isinstance(id, str) and id.isascii() and id.isdigit() and len(id) <= 20


def _is_stream(response: Response) -> bool:
    return 200 <= response.status < 300 and response.headers.get("content-type", "").startswith("text/event-stream")


class EventStream(Generic[Item]):
    """Every event as it happens, in order and once each, until `close` or the end of the loop."""

    def __init__(self, driver: SyncDriver, course: Course) -> None:
        self._driver = driver
        self._course = course
        self._connection: Connection | None = None
        self._is_closed = False

    @property
    def last_event_id(self) -> str | None:
        """The `sequence` of the last event that was handed out: pass it as `after` to go on there."""
        return self._course.last

    def __iter__(self) -> Iterator[Item]:
        while not self._is_closed:
            try:
                with closing(self._blocks()) as blocks:
                    for block in blocks:
                        for item in self._course.take(block):
                            yield item
                lost = self._course.unheard("CONNECTION", None)
            except Lost as caught:
                lost = caught
            if not self._is_closed:
                time.sleep(self._course.pause(lost))

    def _blocks(self) -> Generator[Block, None, None]:
        request = self._course.plan.request
        token: object = None
        if self._driver.options.session is not None:
            token = self._driver.token()
            if isinstance(token, Unanswered):
                raise network_error(self._course.operation, token, 1, None)
        connection = self._driver.pool.take(is_new=True)
        self._connection = connection
        self._course.opened()
        try:
            headers = self._course.headers(token if isinstance(token, str) else None)
            target = request.pathname + request.search
            answer = connection.request(request.method, target, None, headers, _LONGEST_SILENCE)
            head = Response(answer.status, Headers(answer.getheaders()), "")
            if not _is_stream(head):
                text = answer.read().decode("utf-8", "replace")
                raise self._course.refused(Response(head.status, head.headers, text))
            blocks = Blocks()
            while True:
                connection.extend(_LONGEST_SILENCE)
                piece = answer.read1(65_536)
                if not piece:
                    return
                yield from blocks.add(piece)
        except (Lost, PaychartError, GeneratorExit):
            raise
        except TimeoutError as cause:
            raise self._course.unheard("TIMEOUT", cause) from None
        except Exception as cause:
            raise self._course.unheard("CONNECTION", cause) from None
        finally:
            connection.close()

    def close(self) -> None:
        """Ends the stream, from any thread."""
        self._is_closed = True
        if self._connection is not None:
            self._connection.shut()

    def __enter__(self) -> EventStream[Item]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncEventStream(Generic[Item]):
    """Every event as it happens, in order and once each: `async for event in …`."""

    def __init__(self, driver: AsyncDriver, course: Course) -> None:
        self._driver = driver
        self._course = course

    @property
    def last_event_id(self) -> str | None:
        """The `sequence` of the last event that was handed out: pass it as `after` to go on there."""
        return self._course.last

    async def __aiter__(self) -> AsyncIterator[Item]:
        import asyncio

        while True:
            try:
                async with aclosing(self._blocks()) as blocks:
                    async for block in blocks:
                        for item in self._course.take(block):
                            yield item
                lost = self._course.unheard("CONNECTION", None)
            except Lost as caught:
                lost = caught
            await asyncio.sleep(self._course.pause(lost))

    async def _blocks(self) -> AsyncGenerator[Block, None]:
        import httpx

        request = self._course.plan.request
        token: object = None
        if self._driver.options.session is not None:
            token = await self._driver.token(_LONGEST_SILENCE)
            if isinstance(token, Unanswered):
                raise network_error(self._course.operation, token, 1, None)
        self._course.opened()
        headers = self._course.headers(token if isinstance(token, str) else None)
        origin = "/".join(request.base_url.split("/", 3)[:3])
        url = origin + request.pathname + request.search
        try:
            async with self._driver.http.stream(request.method, url, headers=headers, timeout=_LONGEST_SILENCE) as answer:
                head = Response(answer.status_code, Headers(list(answer.headers.multi_items())), "")
                if not _is_stream(head):
                    text = (await answer.aread()).decode("utf-8", "replace")
                    raise self._course.refused(Response(head.status, head.headers, text))
                blocks = Blocks()
                async for piece in answer.aiter_bytes():
                    for block in blocks.add(piece):
                        yield block
        except httpx.TimeoutException as cause:
            raise self._course.unheard("TIMEOUT", cause) from None
        except (httpx.TransportError, OSError) as cause:
            raise self._course.unheard("CONNECTION", cause) from None
