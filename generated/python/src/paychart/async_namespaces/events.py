# Written by codegen from spec/. Do not edit.
"""The namespace events of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.events import (GET_EVENT, LIST_EVENTS)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.events import (GetEventError, ListEventsError)
    from ..types import webhooks as _webhooks


class AsyncEventsNamespace:
    """The operations of `events`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get(self, id: str, *, options: CallOptions | None = None) -> _webhooks.Event:
        """Get an event.

        Returns one event of the tenant's feed.

        `GET /v1/events/{id}`, scope webhooks:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetEventError: `code` says why.
        """
        return await self._calls.give(GET_EVENT, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.Event] | Failure[GetEventError]:
        """Get an event: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_EVENT, {"id": id}, options)

    def list(
        self,
        *,
        type: _webhooks.EventTypeOrFamily | None = None,
        resource_id: str | None = None,
        order: Literal["desc", "asc"] | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_webhooks.Event]:
        """List events.

        Lists the events of the tenant's own feed, newest first by `sequence`, or oldest first with
        `order=asc`. The cursor works in both directions. Each party of a payment has its own copy of the
        payment's events, with the fields that it may read. Events are kept for 30 days. The sequence numbers
        of a feed have no gaps.

        With `Accept: text/event-stream` the response is a stream of server-sent events that stays open and
        contains every new event, oldest first. `data` of each is the event as JSON, and `id` is its
        `sequence`. Send the last `id` in the header `Last-Event-ID` to continue behind it after a break; `0`
        begins with the oldest event that is kept. Without the header, the stream begins with the next event.
        `type` and `resourceId` filter it, `cursor` is refused, and the other parameters are ignored. Every 10
        seconds of silence the stream contains a comment, and the `id` that it has reached. It ends when its
        credential no longer holds, or when the service restarts: connect again. One API key or member can
        have 20 streams open in each process of the service, and one tenant 100; the next is refused with
        TOO_MANY_STREAMS.

        `GET /v1/events`, scope webhooks:read

        Args:
            type: Only events of this type, or of this family (`payment.*`). Any other value is refused with
            VALIDATION_FAILED.
            resource_id: Only events of the resource with this id.
            order: The order of the entries: `desc` for newest first, `asc` for oldest first.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.

        Raises:
            ListEventsError: `code` says why.
        """
        return self._calls.pages(
            LIST_EVENTS,
            {"type": type, "resourceId": resource_id, "order": order, "skip": skip, "take": take, "cursor": cursor},
            options,
        )

    async def try_list(
        self,
        *,
        type: _webhooks.EventTypeOrFamily | None = None,
        resource_id: str | None = None,
        order: Literal["desc", "asc"] | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_webhooks.Event]] | Failure[ListEventsError]:
        """List events: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_EVENTS,
            {"type": type, "resourceId": resource_id, "order": order, "skip": skip, "take": take, "cursor": cursor},
            options,
        )

    def stream(
        self,
        *,
        after: str | None = None,
        type: _webhooks.EventTypeOrFamily | None = None,
        resource_id: str | None = None,
        options: CallOptions | None = None,
    ) -> AsyncEventStream[_webhooks.Event]:
        """Every event as it happens, in order and once each. It connects again by itself, behind the last event.

        `after` is the `sequence` of the last event that you have; "0" begins with the oldest one. By default
        the stream begins
        with the next event. It goes on until the loop is left. It raises for a refusal that would come again.
        """
        return self._calls.stream(
            LIST_EVENTS,
            "@webhooks.Event",
            {"type": type, "resourceId": resource_id},
            after,
            options,
        )
