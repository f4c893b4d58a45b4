# Written by codegen from spec/. Do not edit.
"""The operations of the namespace phone_aliases, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED9

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ._shared import Shared1Code, Shared10Code, Shared9Code

if TYPE_CHECKING:
    CreatePhoneAliasCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'PHONE_ALIAS_EXISTS', 'POLICY_UNAVAILABLE'] | Shared1Code"


class CreatePhoneAliasError(PaychartError):
    """What `phone_aliases.create` fails with."""

    code: CreatePhoneAliasCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPhoneAliasesCode: TypeAlias = "Shared10Code"


class ListPhoneAliasesError(PaychartError):
    """What `phone_aliases.list` fails with."""

    code: ListPhoneAliasesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResendPhoneAliasCodeCode: TypeAlias = "Literal['INVALID_TRANSITION', 'PHONE_ALIAS_NOT_FOUND'] | Shared1Code"


class ResendPhoneAliasCodeError(PaychartError):
    """What `phone_aliases.resend_code` fails with."""

    code: ResendPhoneAliasCodeCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokePhoneAliasCode: TypeAlias = "Literal['ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'PHONE_ALIAS_NOT_FOUND', 'POLICY_UNAVAILABLE'] | Shared9Code"


class RevokePhoneAliasError(PaychartError):
    """What `phone_aliases.revoke` fails with."""

    code: RevokePhoneAliasCode
    details: _errors.ApiVersionUnknownDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyPhoneAliasCode: TypeAlias = "Literal['INVALID_TRANSITION', 'ALIAS_OTP_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROLE_NOT_PERMITTED', 'POLICY_DENIED', 'ALIAS_OTP_TOO_MANY_ATTEMPTS', 'PHONE_ALIAS_NOT_FOUND', 'ALIAS_OTP_EXPIRED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class VerifyPhoneAliasError(PaychartError):
    """What `phone_aliases.verify` fails with."""

    code: VerifyPhoneAliasCode
    details: _errors.InvalidTransitionDetails | _errors.AliasOtpInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_PHONE_ALIAS: Operation[_identity.PhoneAlias, CreatePhoneAliasError] = Operation(
    name="createPhoneAlias",
    method="POST",
    path="/v1/phone-aliases",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.PhoneAlias",
    error=CreatePhoneAliasError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "POLICY_DENIED", "PHONE_ALIAS_EXISTS", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

LIST_PHONE_ALIASES: Operation[_identity.PhoneAliasList, ListPhoneAliasesError] = Operation(
    name="listPhoneAliases",
    method="GET",
    path="/v1/phone-aliases",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@identity.PhoneAliasList",
    error=ListPhoneAliasesError,
    codes=(),
    shared=SHARED10,
    items=("phoneAliases", "phone_aliases"),
)

RESEND_PHONE_ALIAS_CODE: Operation[_identity.PhoneAlias, ResendPhoneAliasCodeError] = Operation(
    name="resendPhoneAliasCode",
    method="POST",
    path="/v1/phone-aliases/{id}/resend",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.PhoneAlias",
    error=ResendPhoneAliasCodeError,
    codes=("INVALID_TRANSITION", "PHONE_ALIAS_NOT_FOUND"),
    shared=SHARED1,
)

REVOKE_PHONE_ALIAS: Operation[_identity.RevokedPhoneAlias, RevokePhoneAliasError] = Operation(
    name="revokePhoneAlias",
    method="DELETE",
    path="/v1/phone-aliases/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@identity.RevokedPhoneAlias",
    error=RevokePhoneAliasError,
    codes=("ROLE_NOT_PERMITTED", "POLICY_DENIED", "PHONE_ALIAS_NOT_FOUND", "POLICY_UNAVAILABLE"),
    shared=SHARED9,
)

VERIFY_PHONE_ALIAS: Operation[_identity.PhoneAlias, VerifyPhoneAliasError] = Operation(
    name="verifyPhoneAlias",
    method="POST",
    path="/v1/phone-aliases/{id}/verify",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.PhoneAlias",
    error=VerifyPhoneAliasError,
    codes=("INVALID_TRANSITION", "ALIAS_OTP_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROLE_NOT_PERMITTED", "POLICY_DENIED", "ALIAS_OTP_TOO_MANY_ATTEMPTS", "PHONE_ALIAS_NOT_FOUND", "ALIAS_OTP_EXPIRED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)
