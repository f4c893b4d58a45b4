# Written by codegen from spec/. Do not edit.
"""The operations of the namespace api_keys, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED11, SHARED6

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import accounts as _accounts
    from ..types import errors as _errors
    from ._shared import Shared11Code, Shared6Code

if TYPE_CHECKING:
    CreateApiKeyCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND', 'AGENT_NOT_FOUND', 'API_KEY_LIMIT_REACHED'] | Shared6Code"


class CreateApiKeyError(PaychartError):
    """What `api_keys.create` fails with."""

    code: CreateApiKeyCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.InsufficientScopeDetails | _errors.MemberNotActiveDetails | _errors.TwofaRequiredDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetApiKeyCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'API_KEY_NOT_FOUND'] | Shared11Code"


class GetApiKeyError(PaychartError):
    """What `api_keys.get` fails with."""

    code: GetApiKeyCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListApiKeysCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'] | Shared11Code"


class ListApiKeysError(PaychartError):
    """What `api_keys.list` fails with."""

    code: ListApiKeysCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokeApiKeyCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'API_KEY_NOT_FOUND'] | Shared11Code"


class RevokeApiKeyError(PaychartError):
    """What `api_keys.revoke` fails with."""

    code: RevokeApiKeyCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_API_KEY: Operation[_accounts.ApiKeyIssued, CreateApiKeyError] = Operation(
    name="createApiKey",
    method="POST",
    path="/v1/api-keys",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@accounts.ApiKeyIssued",
    error=CreateApiKeyError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_SESSION_REQUIRED", "MEMBER_NOT_FOUND", "AGENT_NOT_FOUND", "API_KEY_LIMIT_REACHED"),
    shared=SHARED6,
)

GET_API_KEY: Operation[_accounts.ApiKey, GetApiKeyError] = Operation(
    name="getApiKey",
    method="GET",
    path="/v1/api-keys/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@accounts.ApiKey",
    error=GetApiKeyError,
    codes=("ROLE_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED", "API_KEY_NOT_FOUND"),
    shared=SHARED11,
)

LIST_API_KEYS: Operation[_accounts.ApiKeyList, ListApiKeysError] = Operation(
    name="listApiKeys",
    method="GET",
    path="/v1/api-keys",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@accounts.ApiKeyList",
    error=ListApiKeysError,
    codes=("ROLE_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED"),
    shared=SHARED11,
    items=("apiKeys", "api_keys"),
)

REVOKE_API_KEY: Operation[_accounts.RevokedApiKey, RevokeApiKeyError] = Operation(
    name="revokeApiKey",
    method="DELETE",
    path="/v1/api-keys/{id}",
    query=("disableCreated",),
    body="none",
    replay="always",
    result="json",
    form="@accounts.RevokedApiKey",
    error=RevokeApiKeyError,
    codes=("ROLE_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED", "API_KEY_NOT_FOUND"),
    shared=SHARED11,
)


def get_api_key_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_2
    from .events import LIST_EVENTS

    steps = {"": WAY_2}
    return Waiting(GET_API_KEY, "id", LIST_EVENTS, steps, None)
