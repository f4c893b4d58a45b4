# Written by codegen from spec/. Do not edit.
"""The namespace webhook_deliveries of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.webhook_deliveries import (
    GET_WEBHOOK_DELIVERY,
    LIST_WEBHOOK_DELIVERIES,
    REDELIVER_WEBHOOK_DELIVERY,
    get_webhook_delivery_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.webhook_deliveries import (
    GetWebhookDeliveryError,
    ListWebhookDeliveriesError,
    RedeliverWebhookDeliveryError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import webhooks as _webhooks


class AsyncWebhookDeliveriesNamespace:
    """The operations of `webhook_deliveries`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def get(self, id: str, *, options: CallOptions | None = None) -> _webhooks.WebhookDelivery:
        """Get a webhook delivery.

        Returns a delivery with all of its attempts. `lastError` contains the kind of the last failure. A
        series has at most ten attempts. The first is made at once. The others wait 5 s, 5 min, 30 min, 2 h, 5
        h, 10 h, 14 h, 20 h and 24 h after the previous attempt. Each wait is up to 20 % shorter or longer,
        and follows the real clock.

        `GET /v1/webhook-deliveries/{id}`, scope webhooks:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetWebhookDeliveryError: `code` says why.
        """
        return await self._calls.give(GET_WEBHOOK_DELIVERY, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookDelivery] | Failure[GetWebhookDeliveryError]:
        """Get a webhook delivery: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_WEBHOOK_DELIVERY, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _webhooks.WebhookDeliveryStatus | Sequence[_webhooks.WebhookDeliveryStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _webhooks.WebhookDelivery:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _webhooks.WebhookDelivery = (await self._calls.wait(get_webhook_delivery_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _webhooks.WebhookDeliveryStatus | Sequence[_webhooks.WebhookDeliveryStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookDelivery] | Failure[GetWebhookDeliveryError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_webhook_delivery_waiting(), id, until, timeout, options)

    async def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = await self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def list(
        self,
        id: str,
        *,
        status: _webhooks.WebhookDeliveryStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_webhooks.WebhookDelivery]:
        """List webhook deliveries.

        Lists the deliveries of an endpoint, newest first, with their attempts. Deliveries are kept for 30
        days, as events are.

        `GET /v1/webhook-endpoints/{id}/deliveries`, scope webhooks:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            status: Only deliveries of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListWebhookDeliveriesError: `code` says why.
        """
        return self._calls.pages(
            LIST_WEBHOOK_DELIVERIES,
            {"id": id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        id: str,
        *,
        status: _webhooks.WebhookDeliveryStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_webhooks.WebhookDelivery]] | Failure[ListWebhookDeliveriesError]:
        """List webhook deliveries: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_WEBHOOK_DELIVERIES,
            {"id": id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def redeliver(self, id: str, *, options: CallOptions | None = None) -> _webhooks.WebhookDelivery:
        """Redeliver an event.

        Starts a new series of attempts of a delivery now, whatever its status. The `webhook-id` stays that of
        the event. If the endpoint was deleted, the delivery does not change.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/webhook-deliveries/{id}/redeliver`, scope webhooks:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RedeliverWebhookDeliveryError: `code` says why.
        """
        return await self._calls.give(REDELIVER_WEBHOOK_DELIVERY, {"id": id}, options)

    async def try_redeliver(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookDelivery] | Failure[RedeliverWebhookDeliveryError]:
        """Redeliver an event: `redeliver` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(REDELIVER_WEBHOOK_DELIVERY, {"id": id}, options)
