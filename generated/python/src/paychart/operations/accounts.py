# Written by codegen from spec/. Do not edit.
"""The operations of the namespace accounts, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED11, SHARED12, SHARED14, SHARED2

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import accounts as _accounts
    from ..types import errors as _errors
    from ._shared import Shared11Code, Shared12Code, Shared14Code, Shared2Code

if TYPE_CHECKING:
    AcceptInvitationCode: TypeAlias = "Literal['INVALID_TRANSITION', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND', 'MEMBER_EXISTS'] | Shared2Code"


class AcceptInvitationError(PaychartError):
    """What `accounts.accept_invitation` fails with."""

    code: AcceptInvitationCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateTenantCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'MEMBER_SESSION_REQUIRED', 'TENANT_EXISTS'] | Shared2Code"


class CreateTenantError(PaychartError):
    """What `accounts.create_tenant` fails with."""

    code: CreateTenantCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DeclineInvitationCode: TypeAlias = "Literal['INVALID_TRANSITION', 'MEMBER_SESSION_REQUIRED', 'MEMBER_NOT_FOUND'] | Shared2Code"


class DeclineInvitationError(PaychartError):
    """What `accounts.decline_invitation` fails with."""

    code: DeclineInvitationCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetMeCode: TypeAlias = "Shared14Code"


class GetMeError(PaychartError):
    """What `accounts.get_me` fails with."""

    code: GetMeCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetMyTenantCode: TypeAlias = "Shared12Code"


class GetMyTenantError(PaychartError):
    """What `accounts.get_my_tenant` fails with."""

    code: GetMyTenantCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateMyTenantCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'] | Shared11Code"


class UpdateMyTenantError(PaychartError):
    """What `accounts.update_my_tenant` fails with."""

    code: UpdateMyTenantCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ACCEPT_INVITATION: Operation[_accounts.Member, AcceptInvitationError] = Operation(
    name="acceptInvitation",
    method="POST",
    path="/v1/invitations/{memberId}/accept",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@accounts.Member",
    error=AcceptInvitationError,
    codes=("INVALID_TRANSITION", "MEMBER_SESSION_REQUIRED", "MEMBER_NOT_FOUND", "MEMBER_EXISTS"),
    shared=SHARED2,
)

CREATE_TENANT: Operation[_accounts.TenantCreated, CreateTenantError] = Operation(
    name="createTenant",
    method="POST",
    path="/v1/tenants",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@accounts.TenantCreated",
    error=CreateTenantError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "MEMBER_SESSION_REQUIRED", "TENANT_EXISTS"),
    shared=SHARED2,
)

DECLINE_INVITATION: Operation[_accounts.Member, DeclineInvitationError] = Operation(
    name="declineInvitation",
    method="POST",
    path="/v1/invitations/{memberId}/decline",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@accounts.Member",
    error=DeclineInvitationError,
    codes=("INVALID_TRANSITION", "MEMBER_SESSION_REQUIRED", "MEMBER_NOT_FOUND"),
    shared=SHARED2,
)

GET_ME: Operation[_accounts.Me, GetMeError] = Operation(
    name="getMe",
    method="GET",
    path="/v1/me",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@accounts.Me",
    error=GetMeError,
    codes=(),
    shared=SHARED14,
)

GET_MY_TENANT: Operation[_accounts.Tenant, GetMyTenantError] = Operation(
    name="getMyTenant",
    method="GET",
    path="/v1/tenants/me",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@accounts.Tenant",
    error=GetMyTenantError,
    codes=(),
    shared=SHARED12,
)

UPDATE_MY_TENANT: Operation[_accounts.Tenant, UpdateMyTenantError] = Operation(
    name="updateMyTenant",
    method="PATCH",
    path="/v1/tenants/me",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@accounts.Tenant",
    error=UpdateMyTenantError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED"),
    shared=SHARED11,
)
