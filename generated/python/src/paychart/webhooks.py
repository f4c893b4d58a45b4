# Written by codegen from spec/. Do not edit.
"""Deliveries of webhooks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Callable, Sequence

from ._runtime.errors import WebhookVerificationError
from ._runtime.values import InvalidValue, reader
from ._runtime.webhooks import WebhookHeaders, verified_body

if TYPE_CHECKING:
    from .types import webhooks as _webhooks


def verify_webhook(
    secret: str | Sequence[str],
    headers: WebhookHeaders,
    body: str | bytes | bytearray | memoryview,
    *,
    tolerance: float = 300.0,
    now: Callable[[], float] = time.time,
) -> _webhooks.Event:
    """Verifies a delivery (Standard Webhooks) and returns its event; raises a WebhookVerificationError.

    `body` is the raw body as received: a parsed and serialized body has different bytes. Pass several secrets
    during a
    rotation. A delivery may arrive more than once; the event's `id` identifies it. Each type has a
    class, by which `isinstance` tells events apart. A type that this package does not know is an
    UnknownEvent.
    """
    value = verified_body(secret, headers, body, tolerance=tolerance, now=now)
    try:
        event: _webhooks.Event = reader("@webhooks.Event")(value)  # type: ignore[assignment]
    except InvalidValue as fault:
        raise WebhookVerificationError("BODY", f"the body is no event: {fault}") from None
    return event
