# Written by codegen from spec/. Do not edit.
"""The operations of the namespace offramp, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import offramp as _offramp
    from ._shared import Shared8Code

if TYPE_CHECKING:
    ReceiveProviderWebhookCode: TypeAlias = "Literal['UNKNOWN_PROVIDER', 'EMPTY_BODY', 'BODY_TOO_LARGE', 'WEBHOOK_SIGNATURE_INVALID', 'WEBHOOK_REPLAY_WINDOW'] | Shared8Code"


class ReceiveProviderWebhookError(PaychartError):
    """What `offramp.receive_provider_webhook` fails with."""

    code: ReceiveProviderWebhookCode
    details: _errors.UnknownProviderDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


RECEIVE_PROVIDER_WEBHOOK: Operation[_offramp.ProviderWebhookReceipt, ReceiveProviderWebhookError] = Operation(
    name="receiveProviderWebhook",
    method="POST",
    path="/v1/webhooks/providers/{provider}",
    query=(),
    body="rest",
    replay="refused",
    result="json",
    form="@offramp.ProviderWebhookReceipt",
    error=ReceiveProviderWebhookError,
    codes=("UNKNOWN_PROVIDER", "EMPTY_BODY", "BODY_TOO_LARGE", "WEBHOOK_SIGNATURE_INVALID", "WEBHOOK_REPLAY_WINDOW"),
    shared=SHARED8,
)
