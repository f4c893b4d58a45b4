# Written by codegen from spec/. Do not edit.
"""The namespace webhook_endpoints of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.webhook_endpoints import (
    CREATE_WEBHOOK_ENDPOINT,
    DELETE_WEBHOOK_ENDPOINT,
    GET_WEBHOOK_ENDPOINT,
    LIST_WEBHOOK_ENDPOINTS,
    REPLAY_WEBHOOK_ENDPOINT,
    ROTATE_WEBHOOK_ENDPOINT_SECRET,
    TEST_WEBHOOK_ENDPOINT,
    UPDATE_WEBHOOK_ENDPOINT,
    get_webhook_endpoint_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.webhook_endpoints import (
    CreateWebhookEndpointError,
    DeleteWebhookEndpointError,
    GetWebhookEndpointError,
    ListWebhookEndpointsError,
    ReplayWebhookEndpointError,
    RotateWebhookEndpointSecretError,
    TestWebhookEndpointError,
    UpdateWebhookEndpointError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import webhooks as _webhooks


class WebhookEndpointsNamespace:
    """The operations of `webhook_endpoints`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        url: str,
        event_types: Sequence[_webhooks.EventTypeFilter] | None = None,
        description: str | None = None,
        options: CallOptions | None = None,
    ) -> _webhooks.WebhookEndpointIssued:
        """Create a webhook endpoint.

        Creates an endpoint: a URL to which events are sent. A tenant has at most 20 endpoints. API keys of
        agents cannot
        call this operation.

        The URL is checked in the order of the errors. It has to be an absolute http or https URL of at most
        2048
        characters, without credentials and without a fragment. In live it has to be https on port 443. The
        host has to be
        public: it is resolved now and before every attempt, and it is refused if any of its addresses is not
        public.
        localhost and names under .local and .internal are always refused. A name that does not resolve yet is
        accepted.
        In the sandbox the URL may be that of a webhook sink. In live, names under .test are refused with
        INVALID_URL.

        The response contains the signing secret, which is shown only once.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/webhook-endpoints`, scope webhooks:manage

        Args:
            url: An absolute http or https URL without credentials and fragment. In live it has to be https on
            port 443.
            event_types: The event types to send; all types by default.
            description: A description of your own, such as what the endpoint is for.

        Raises:
            CreateWebhookEndpointError: `code` says why.
        """
        return self._calls.give(
            CREATE_WEBHOOK_ENDPOINT,
            {"url": url, "eventTypes": event_types, "description": description},
            options,
        )

    def try_create(
        self,
        *,
        url: str,
        event_types: Sequence[_webhooks.EventTypeFilter] | None = None,
        description: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpointIssued] | Failure[CreateWebhookEndpointError]:
        """Create a webhook endpoint: `create` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            CREATE_WEBHOOK_ENDPOINT,
            {"url": url, "eventTypes": event_types, "description": description},
            options,
        )

    def delete(self, id: str, *, options: CallOptions | None = None) -> _webhooks.WebhookEndpointDeleted:
        """Delete a webhook endpoint.

        Deletes an endpoint. Its pending deliveries become FAILED with ENDPOINT_GONE and can still be read.
        Deleting a deleted endpoint is refused with ENDPOINT_NOT_FOUND.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `DELETE /v1/webhook-endpoints/{id}`, scope webhooks:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            DeleteWebhookEndpointError: `code` says why.
        """
        return self._calls.give(DELETE_WEBHOOK_ENDPOINT, {"id": id}, options)

    def try_delete(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpointDeleted] | Failure[DeleteWebhookEndpointError]:
        """Delete a webhook endpoint: `delete` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(DELETE_WEBHOOK_ENDPOINT, {"id": id}, options)

    def get(self, id: str, *, options: CallOptions | None = None) -> _webhooks.WebhookEndpoint:
        """Get a webhook endpoint.

        Returns one webhook endpoint of the tenant, without its secret.

        `GET /v1/webhook-endpoints/{id}`, scope webhooks:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetWebhookEndpointError: `code` says why.
        """
        return self._calls.give(GET_WEBHOOK_ENDPOINT, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpoint] | Failure[GetWebhookEndpointError]:
        """Get a webhook endpoint: `get` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(GET_WEBHOOK_ENDPOINT, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _webhooks.WebhookEndpointStatus | Sequence[_webhooks.WebhookEndpointStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _webhooks.WebhookEndpoint:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _webhooks.WebhookEndpoint = (self._calls.wait(get_webhook_endpoint_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _webhooks.WebhookEndpointStatus | Sequence[_webhooks.WebhookEndpointStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpoint] | Failure[GetWebhookEndpointError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_webhook_endpoint_waiting(), id, until, timeout, options)

    def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def list(
        self,
        *,
        status: _webhooks.WebhookEndpointStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_webhooks.WebhookEndpoint]:
        """List webhook endpoints.

        Lists the tenant's webhook endpoints, newest first, without their secrets. Deleted endpoints are not
        listed.

        `GET /v1/webhook-endpoints`, scope webhooks:read

        Args:
            status: Only endpoints of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListWebhookEndpointsError: `code` says why.
        """
        return self._calls.page(
            LIST_WEBHOOK_ENDPOINTS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _webhooks.WebhookEndpointStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_webhooks.WebhookEndpoint]] | Failure[ListWebhookEndpointsError]:
        """List webhook endpoints: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt_page(
            LIST_WEBHOOK_ENDPOINTS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def replay(
        self,
        id: str,
        *,
        since: datetime,
        until: datetime | None = None,
        options: CallOptions | None = None,
    ) -> _webhooks.WebhookEndpointReplayed:
        """Replay past events.

        Queues past events from `since` to `until` that match the event types of the endpoint, oldest first,
        at most 1000 in one request. To continue, send another request with `since` set to the time of the
        last event. An event that the endpoint has received before gets new attempts under the same delivery.
        An event that it missed while it was DISABLED gets a new delivery. In both cases the `webhook-id` is
        the id of the event. Events are kept for 30 days.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/webhook-endpoints/{id}/replay`, scope webhooks:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            since: Start of the period. Events that were created at this time or later are sent.
            until: End of the period. Only events that were created before this time are sent. It has to be
            later than `since`.

        Raises:
            ReplayWebhookEndpointError: `code` says why.
        """
        return self._calls.give(REPLAY_WEBHOOK_ENDPOINT, {"id": id, "since": since, "until": until}, options)

    def try_replay(
        self,
        id: str,
        *,
        since: datetime,
        until: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpointReplayed] | Failure[ReplayWebhookEndpointError]:
        """Replay past events: `replay` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            REPLAY_WEBHOOK_ENDPOINT,
            {"id": id, "since": since, "until": until},
            options,
        )

    def rotate_secret(
        self,
        id: str,
        *,
        grace_seconds: int | None = None,
        options: CallOptions | None = None,
    ) -> _webhooks.WebhookEndpointIssued:
        """Rotate a signing secret.

        Replaces the signing secret, regardless of the status of the endpoint. During the grace period every
        delivery is signed with both secrets, so that receivers can switch. With `graceSeconds` 0 the old
        secret stops at once. Another rotation during the grace period ends the oldest secret. The response
        contains the new secret, which is shown only once.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/webhook-endpoints/{id}/rotate-secret`, scope webhooks:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            grace_seconds: Number of seconds, in real time, during which both secrets sign; one day (86400) by
            default.

        Raises:
            RotateWebhookEndpointSecretError: `code` says why.
        """
        return self._calls.give(
            ROTATE_WEBHOOK_ENDPOINT_SECRET,
            {"id": id, "graceSeconds": grace_seconds},
            options,
        )

    def try_rotate_secret(
        self,
        id: str,
        *,
        grace_seconds: int | None = None,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpointIssued] | Failure[RotateWebhookEndpointSecretError]:
        """Rotate a signing secret: `rotate_secret` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            ROTATE_WEBHOOK_ENDPOINT_SECRET,
            {"id": id, "graceSeconds": grace_seconds},
            options,
        )

    def test(self, id: str, *, options: CallOptions | None = None) -> _webhooks.WebhookEndpointTested:
        """Send a test event.

        Creates an `endpoint.test` event and sends it asynchronously to this endpoint only, whatever its event
        types. The delivery log shows the result.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/webhook-endpoints/{id}/test`, scope webhooks:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            TestWebhookEndpointError: `code` says why.
        """
        return self._calls.give(TEST_WEBHOOK_ENDPOINT, {"id": id}, options)

    def try_test(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpointTested] | Failure[TestWebhookEndpointError]:
        """Send a test event: `test` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(TEST_WEBHOOK_ENDPOINT, {"id": id}, options)

    def update(
        self,
        id: str,
        *,
        url: str | None = None,
        event_types: Sequence[_webhooks.EventTypeFilter] | None = None,
        description: str | None = None,
        status: _webhooks.WebhookEndpointStatus | None = None,
        api_version: str | None = None,
        options: CallOptions | None = None,
    ) -> _webhooks.WebhookEndpoint:
        """Update a webhook endpoint.

        Updates the URL, the event types, the description or the status of an endpoint. A new URL is checked
        like that of a new endpoint, and pending deliveries are sent to it. Setting the status ENABLED resets
        `failureCount` and resumes pending deliveries. Events that happened while the endpoint was DISABLED
        were not queued: replay them. Setting the status that the endpoint already has is not an error.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PATCH /v1/webhook-endpoints/{id}`, scope webhooks:manage

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            url: An absolute http or https URL without credentials and fragment. In live it has to be https on
            port 443.
            event_types: The event types to send. The new list replaces the old one.
            description: A description of your own, such as what the endpoint is for.
            status: ENABLED to send events to the endpoint, DISABLED to stop.
            api_version: The version of the contract that the events have from now on, also those of pending
            deliveries.

        Raises:
            UpdateWebhookEndpointError: `code` says why.
        """
        return self._calls.give(
            UPDATE_WEBHOOK_ENDPOINT,
            {"id": id, "url": url, "eventTypes": event_types, "description": description, "status": status, "apiVersion": api_version},
            options,
        )

    def try_update(
        self,
        id: str,
        *,
        url: str | None = None,
        event_types: Sequence[_webhooks.EventTypeFilter] | None = None,
        description: str | None = None,
        status: _webhooks.WebhookEndpointStatus | None = None,
        api_version: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_webhooks.WebhookEndpoint] | Failure[UpdateWebhookEndpointError]:
        """Update a webhook endpoint: `update` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(
            UPDATE_WEBHOOK_ENDPOINT,
            {"id": id, "url": url, "eventTypes": event_types, "description": description, "status": status, "apiVersion": api_version},
            options,
        )
