# Written by codegen from spec/. Do not edit.
"""The operations of the namespace webhook_deliveries, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import webhooks as _webhooks
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    GetWebhookDeliveryCode: TypeAlias = "Literal['DELIVERY_NOT_FOUND'] | Shared10Code"


class GetWebhookDeliveryError(PaychartError):
    """What `webhook_deliveries.get` fails with."""

    code: GetWebhookDeliveryCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListWebhookDeliveriesCode: TypeAlias = "Literal['ENDPOINT_NOT_FOUND'] | Shared10Code"


class ListWebhookDeliveriesError(PaychartError):
    """What `webhook_deliveries.list` fails with."""

    code: ListWebhookDeliveriesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RedeliverWebhookDeliveryCode: TypeAlias = "Literal['DELIVERY_NOT_FOUND', 'ENDPOINT_NOT_FOUND', 'ENDPOINT_DISABLED'] | Shared1Code"


class RedeliverWebhookDeliveryError(PaychartError):
    """What `webhook_deliveries.redeliver` fails with."""

    code: RedeliverWebhookDeliveryCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.EndpointDisabledDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_WEBHOOK_DELIVERY: Operation[_webhooks.WebhookDelivery, GetWebhookDeliveryError] = Operation(
    name="getWebhookDelivery",
    method="GET",
    path="/v1/webhook-deliveries/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.WebhookDelivery",
    error=GetWebhookDeliveryError,
    codes=("DELIVERY_NOT_FOUND",),
    shared=SHARED10,
)

LIST_WEBHOOK_DELIVERIES: Operation[_webhooks.WebhookDeliveryList, ListWebhookDeliveriesError] = Operation(
    name="listWebhookDeliveries",
    method="GET",
    path="/v1/webhook-endpoints/{id}/deliveries",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.WebhookDeliveryList",
    error=ListWebhookDeliveriesError,
    codes=("ENDPOINT_NOT_FOUND",),
    shared=SHARED10,
    items=("deliveries", "deliveries"),
)

REDELIVER_WEBHOOK_DELIVERY: Operation[_webhooks.WebhookDelivery, RedeliverWebhookDeliveryError] = Operation(
    name="redeliverWebhookDelivery",
    method="POST",
    path="/v1/webhook-deliveries/{id}/redeliver",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@webhooks.WebhookDelivery",
    error=RedeliverWebhookDeliveryError,
    codes=("DELIVERY_NOT_FOUND", "ENDPOINT_NOT_FOUND", "ENDPOINT_DISABLED"),
    shared=SHARED1,
)


def get_webhook_delivery_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_25
    from .events import LIST_EVENTS

    steps = {"": WAY_25}
    return Waiting(GET_WEBHOOK_DELIVERY, "id", LIST_EVENTS, steps, None)
