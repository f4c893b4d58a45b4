# Written by codegen from spec/. Do not edit.
"""The operations of the namespace webhook_endpoints, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import webhooks as _webhooks
    from ._shared import Shared1Code, Shared10Code, Shared9Code

if TYPE_CHECKING:
    CreateWebhookEndpointCode: TypeAlias = "Literal['INVALID_URL', 'SCHEME_NOT_ALLOWED', 'PORT_NOT_ALLOWED', 'PRIVATE_HOST_BLOCKED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_LIMIT_REACHED'] | Shared1Code"


class CreateWebhookEndpointError(PaychartError):
    """What `webhook_endpoints.create` fails with."""

    code: CreateWebhookEndpointCode
    details: _errors.InvalidUrlDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DeleteWebhookEndpointCode: TypeAlias = "Literal['ENDPOINT_NOT_FOUND'] | Shared9Code"


class DeleteWebhookEndpointError(PaychartError):
    """What `webhook_endpoints.delete` fails with."""

    code: DeleteWebhookEndpointCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetWebhookEndpointCode: TypeAlias = "Literal['ENDPOINT_NOT_FOUND'] | Shared10Code"


class GetWebhookEndpointError(PaychartError):
    """What `webhook_endpoints.get` fails with."""

    code: GetWebhookEndpointCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListWebhookEndpointsCode: TypeAlias = "Shared10Code"


class ListWebhookEndpointsError(PaychartError):
    """What `webhook_endpoints.list` fails with."""

    code: ListWebhookEndpointsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReplayWebhookEndpointCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_NOT_FOUND', 'ENDPOINT_DISABLED'] | Shared1Code"


class ReplayWebhookEndpointError(PaychartError):
    """What `webhook_endpoints.replay` fails with."""

    code: ReplayWebhookEndpointCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.EndpointDisabledDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RotateWebhookEndpointSecretCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_NOT_FOUND'] | Shared1Code"


class RotateWebhookEndpointSecretError(PaychartError):
    """What `webhook_endpoints.rotate_secret` fails with."""

    code: RotateWebhookEndpointSecretCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    TestWebhookEndpointCode: TypeAlias = "Literal['ENDPOINT_NOT_FOUND', 'ENDPOINT_DISABLED'] | Shared1Code"


class TestWebhookEndpointError(PaychartError):
    """What `webhook_endpoints.test` fails with."""

    code: TestWebhookEndpointCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.EndpointDisabledDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateWebhookEndpointCode: TypeAlias = "Literal['INVALID_URL', 'SCHEME_NOT_ALLOWED', 'PORT_NOT_ALLOWED', 'PRIVATE_HOST_BLOCKED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ENDPOINT_NOT_FOUND'] | Shared10Code"


class UpdateWebhookEndpointError(PaychartError):
    """What `webhook_endpoints.update` fails with."""

    code: UpdateWebhookEndpointCode
    details: _errors.ValidationFailedDetails | _errors.InvalidUrlDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_WEBHOOK_ENDPOINT: Operation[_webhooks.WebhookEndpointIssued, CreateWebhookEndpointError] = Operation(
    name="createWebhookEndpoint",
    method="POST",
    path="/v1/webhook-endpoints",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@webhooks.WebhookEndpointIssued",
    error=CreateWebhookEndpointError,
    codes=("INVALID_URL", "SCHEME_NOT_ALLOWED", "PORT_NOT_ALLOWED", "PRIVATE_HOST_BLOCKED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ENDPOINT_LIMIT_REACHED"),
    shared=SHARED1,
)

DELETE_WEBHOOK_ENDPOINT: Operation[_webhooks.WebhookEndpointDeleted, DeleteWebhookEndpointError] = Operation(
    name="deleteWebhookEndpoint",
    method="DELETE",
    path="/v1/webhook-endpoints/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.WebhookEndpointDeleted",
    error=DeleteWebhookEndpointError,
    codes=("ENDPOINT_NOT_FOUND",),
    shared=SHARED9,
)

GET_WEBHOOK_ENDPOINT: Operation[_webhooks.WebhookEndpoint, GetWebhookEndpointError] = Operation(
    name="getWebhookEndpoint",
    method="GET",
    path="/v1/webhook-endpoints/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.WebhookEndpoint",
    error=GetWebhookEndpointError,
    codes=("ENDPOINT_NOT_FOUND",),
    shared=SHARED10,
)

LIST_WEBHOOK_ENDPOINTS: Operation[_webhooks.WebhookEndpointList, ListWebhookEndpointsError] = Operation(
    name="listWebhookEndpoints",
    method="GET",
    path="/v1/webhook-endpoints",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.WebhookEndpointList",
    error=ListWebhookEndpointsError,
    codes=(),
    shared=SHARED10,
    items=("webhookEndpoints", "webhook_endpoints"),
)

REPLAY_WEBHOOK_ENDPOINT: Operation[_webhooks.WebhookEndpointReplayed, ReplayWebhookEndpointError] = Operation(
    name="replayWebhookEndpoint",
    method="POST",
    path="/v1/webhook-endpoints/{id}/replay",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@webhooks.WebhookEndpointReplayed",
    error=ReplayWebhookEndpointError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ENDPOINT_NOT_FOUND", "ENDPOINT_DISABLED"),
    shared=SHARED1,
)

ROTATE_WEBHOOK_ENDPOINT_SECRET: Operation[_webhooks.WebhookEndpointIssued, RotateWebhookEndpointSecretError] = Operation(
    name="rotateWebhookEndpointSecret",
    method="POST",
    path="/v1/webhook-endpoints/{id}/rotate-secret",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@webhooks.WebhookEndpointIssued",
    error=RotateWebhookEndpointSecretError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ENDPOINT_NOT_FOUND"),
    shared=SHARED1,
)

TEST_WEBHOOK_ENDPOINT: Operation[_webhooks.WebhookEndpointTested, TestWebhookEndpointError] = Operation(
    name="testWebhookEndpoint",
    method="POST",
    path="/v1/webhook-endpoints/{id}/test",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@webhooks.WebhookEndpointTested",
    error=TestWebhookEndpointError,
    codes=("ENDPOINT_NOT_FOUND", "ENDPOINT_DISABLED"),
    shared=SHARED1,
)

UPDATE_WEBHOOK_ENDPOINT: Operation[_webhooks.WebhookEndpoint, UpdateWebhookEndpointError] = Operation(
    name="updateWebhookEndpoint",
    method="PATCH",
    path="/v1/webhook-endpoints/{id}",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@webhooks.WebhookEndpoint",
    error=UpdateWebhookEndpointError,
    codes=("INVALID_URL", "SCHEME_NOT_ALLOWED", "PORT_NOT_ALLOWED", "PRIVATE_HOST_BLOCKED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ENDPOINT_NOT_FOUND"),
    shared=SHARED10,
)


def get_webhook_endpoint_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_26
    from .events import LIST_EVENTS

    steps = {"": WAY_26}
    return Waiting(GET_WEBHOOK_ENDPOINT, "id", LIST_EVENTS, steps, None)
