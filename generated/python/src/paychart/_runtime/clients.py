# Written by codegen from codegen/emit/python/runtime/clients.py: edit that file.
"""What the generated clients and namespaces are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Sequence, TypeVar

from .calls import call_flow, plan_of
from .errors import PaychartError
from .operation import Operation
from .options import CallOptions, ClientOptions, base_url_of, limits_of
from .pages import AsyncPage, AsyncPages, Page, unwrapped
from .request import Params
from .results import Failure, Success
from .sync_driver import SyncDriver

if TYPE_CHECKING:
    from .waits import Waiting
    from .streams import AsyncEventStream, EventStream
    from .async_driver import AsyncDriver

T = TypeVar("T")
E = TypeVar("E", bound=PaychartError)


def checked(options: ClientOptions) -> ClientOptions:
    """Options that lead nowhere are refused now, not at the first call."""
    base_url_of(options)
    limits_of(options, CallOptions())
    return options


def renamed(method: str, names: Mapping[str, str], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields under the contract's names; raises a TypeError for a name that the method does not take."""
    for name in fields:
        if name not in names:
            raise TypeError(f"{method}() got an unexpected keyword argument {name!r}")
    return {names[name]: value for name, value in fields.items()}


class Calls:
    """Calls of a client that blocks."""

    def __init__(self, options: ClientOptions) -> None:
        self.options = checked(options)
        self.driver = SyncDriver(options)

    def give(self, operation: Operation[T, E], params: Params, options: CallOptions | None) -> T:
        return unwrapped(self.attempt(operation, params, options)).data

    def attempt(
        self, operation: Operation[T, E], params: Params, options: CallOptions | None
    ) -> Success[T] | Failure[E]:
        return self.driver.run(call_flow(plan_of(self.options, operation, params, options)))

    def page(self, operation: Operation[Any, Any], params: Params, options: CallOptions | None) -> Page[Any]:
        return self._paged(operation, params, options, unwrapped(self.attempt(operation, params, options)))

    def attempt_page(
        self, operation: Operation[Any, E], params: Params, options: CallOptions | None
    ) -> Success[Page[Any]] | Failure[E]:
        sent = self.attempt(operation, params, options)
        if isinstance(sent, Failure):
            return sent
        page = self._paged(operation, params, options, sent)
        return Success(page, sent.response, sent.attempts, sent.idempotency_key)

    def _paged(
        self, operation: Operation[Any, Any], params: Params, options: CallOptions | None, sent: Success[Any]
    ) -> Page[Any]:
        def ask(search: str) -> Success[Any]:
            return unwrapped(self.driver.run(call_flow(plan_of(self.options, operation, params, options, search))))

        assert operation.items is not None
        return Page(sent, operation.items[1], ask)

    def wait(
        self, waiting: Waiting, id: str, until: str | Sequence[str], timeout: float, options: CallOptions | None
    ) -> Success[Any] | Failure[Any]:
        from .waits import wait_flow

        return self.driver.run(wait_flow(self.options, waiting, id, until, timeout, options))

    def stream(
        self, operation: Operation[Any, Any], form: str, params: Params, after: str | None, options: CallOptions | None
    ) -> EventStream[Any]:
        from .streams import Course, EventStream

        return EventStream(self.driver, Course(self.options, operation, params, options, form, after))


class AsyncCalls:
    """Calls of a client in an event loop."""

    def __init__(self, options: ClientOptions, transport: Any = None) -> None:
        from .async_driver import AsyncDriver

        self.options = checked(options)
        self.driver: AsyncDriver = AsyncDriver(options, transport)

    async def give(self, operation: Operation[T, E], params: Params, options: CallOptions | None) -> T:
        return unwrapped(await self.attempt(operation, params, options)).data

    async def attempt(
        self, operation: Operation[T, E], params: Params, options: CallOptions | None
    ) -> Success[T] | Failure[E]:
        return await self.driver.run(call_flow(plan_of(self.options, operation, params, options)))

    def pages(self, operation: Operation[Any, Any], params: Params, options: CallOptions | None) -> AsyncPages[Any]:
        async def first() -> AsyncPage[Any]:
            return self._paged(operation, params, options, unwrapped(await self.attempt(operation, params, options)))

        return AsyncPages(first)

    async def attempt_page(
        self, operation: Operation[Any, E], params: Params, options: CallOptions | None
    ) -> Success[AsyncPage[Any]] | Failure[E]:
        sent = await self.attempt(operation, params, options)
        if isinstance(sent, Failure):
            return sent
        page = self._paged(operation, params, options, sent)
        return Success(page, sent.response, sent.attempts, sent.idempotency_key)

    def _paged(
        self, operation: Operation[Any, Any], params: Params, options: CallOptions | None, sent: Success[Any]
    ) -> AsyncPage[Any]:
        async def ask(search: str) -> Success[Any]:
            return unwrapped(await self.driver.run(call_flow(plan_of(self.options, operation, params, options, search))))

        assert operation.items is not None
        return AsyncPage(sent, operation.items[1], ask)

    async def wait(
        self, waiting: Waiting, id: str, until: str | Sequence[str], timeout: float, options: CallOptions | None
    ) -> Success[Any] | Failure[Any]:
        from .waits import wait_flow

        return await self.driver.run(wait_flow(self.options, waiting, id, until, timeout, options))

    def stream(
        self, operation: Operation[Any, Any], form: str, params: Params, after: str | None, options: CallOptions | None
    ) -> AsyncEventStream[Any]:
        from .streams import AsyncEventStream, Course

        return AsyncEventStream(self.driver, Course(self.options, operation, params, options, form, after))
