# Written by codegen from spec/. Do not edit.
"""The namespace offramp of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.offramp import (RECEIVE_PROVIDER_WEBHOOK)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.offramp import (ReceiveProviderWebhookError)
    from ..types import offramp as _offramp
    from ..types import sandbox as _sandbox


class OfframpNamespace:
    """The operations of `offramp`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def receive_provider_webhook(
        self,
        provider: Literal["internal", "onchain", "payapp_a", "payapp_b", "tron_partner"],
        *,
        event_id: str,
        provider_ref: str,
        status: _sandbox.ProviderStatus,
        occurred_at: datetime,
        reason: str | None = None,
        options: CallOptions | None = None,
    ) -> _offramp.ProviderWebhookReceipt:
        """Receive a provider webhook.

        Receives an event from a payout provider or a funding partner. The operation is public, and the
        signature is the
        credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed by
        `PROVIDER_WEBHOOK_SECRET_<PROVIDER>`.

        The request is checked in the order of the errors: provider, body, signature, timestamp, and last the
        schema of
        the body. An event is processed once for each provider and `eventId`. Webhooks and polling follow the
        same rules,
        and the first to arrive decides. An event that matches nothing, arrives late or changes nothing is
        stored and
        acknowledged with 200, so that the provider does not send it again.

        `providerRef` is the provider's reference of a payout, the deal of a deposit, or the payout
        destination that the
        provider has verified. CANCELED revokes that destination.

        **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.

        `POST /v1/webhooks/providers/{provider}`

        Args:
            provider: A payout provider or funding partner that is enabled in this deployment.
            event_id: Id of the event. An event is processed once for each provider.
            provider_ref: The provider's reference of what the event is about.
            status: The outcome that the provider reports.
            occurred_at: Time of the event on the provider's clock. An event that is older than the newest one
            processed changes nothing.
            reason: The provider's explanation. Only operators see it.

        Raises:
            ReceiveProviderWebhookError: `code` says why.
        """
        return self._calls.give(
            RECEIVE_PROVIDER_WEBHOOK,
            {"provider": provider, "eventId": event_id, "providerRef": provider_ref, "status": status, "occurredAt": occurred_at, "reason": reason},
            options,
        )

    def try_receive_provider_webhook(
        self,
        provider: Literal["internal", "onchain", "payapp_a", "payapp_b", "tron_partner"],
        *,
        event_id: str,
        provider_ref: str,
        status: _sandbox.ProviderStatus,
        occurred_at: datetime,
        reason: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_offramp.ProviderWebhookReceipt] | Failure[ReceiveProviderWebhookError]:
        """Receive a provider webhook: `receive_provider_webhook` with its result as a value, which never raises
        for what the service answers.
        """
        return self._calls.attempt(
            RECEIVE_PROVIDER_WEBHOOK,
            {"provider": provider, "eventId": event_id, "providerRef": provider_ref, "status": status, "occurredAt": occurred_at, "reason": reason},
            options,
        )
