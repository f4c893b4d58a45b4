# Written by codegen from spec/. Do not edit.
"""The operations of the namespace two_factor_factors, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED11, SHARED17, SHARED7

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import protection as _protection
    from ._shared import Shared11Code, Shared17Code, Shared7Code

if TYPE_CHECKING:
    EnrollTwoFactorFactorCode: TypeAlias = "Literal['NO_SIGNER_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'MEMBER_SESSION_REQUIRED', 'FACTOR_EXISTS'] | Shared7Code"


class EnrollTwoFactorFactorError(PaychartError):
    """What `two_factor_factors.enroll` fails with."""

    code: EnrollTwoFactorFactorCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListTwoFactorFactorsCode: TypeAlias = "Literal['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED'] | Shared11Code"


class ListTwoFactorFactorsError(PaychartError):
    """What `two_factor_factors.list` fails with."""

    code: ListTwoFactorFactorsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RemoveTwoFactorFactorCode: TypeAlias = "Literal['TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'FACTOR_NOT_FOUND', 'TWOFA_FACTOR_REQUIRED'] | Shared17Code"


class RemoveTwoFactorFactorError(PaychartError):
    """What `two_factor_factors.remove` fails with."""

    code: RemoveTwoFactorFactorCode
    details: _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResendTwoFactorFactorCodeCode: TypeAlias = "Literal['INVALID_TRANSITION', 'TWOFA_AGENT_NOT_PERMITTED', 'MEMBER_SESSION_REQUIRED', 'FACTOR_NOT_FOUND'] | Shared7Code"


class ResendTwoFactorFactorCodeError(PaychartError):
    """What `two_factor_factors.resend_code` fails with."""

    code: ResendTwoFactorFactorCodeCode
    details: _errors.ValidationFailedDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyTwoFactorFactorCode: TypeAlias = "Literal['INVALID_TRANSITION', 'TWOFA_INVALID_CODE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_TOO_MANY_ATTEMPTS', 'MEMBER_SESSION_REQUIRED', 'FACTOR_NOT_FOUND'] | Shared7Code"


class VerifyTwoFactorFactorError(PaychartError):
    """What `two_factor_factors.verify` fails with."""

    code: VerifyTwoFactorFactorCode
    details: _errors.ValidationFailedDetails | _errors.InvalidTransitionDetails | _errors.TwofaInvalidCodeDetails | _errors.ApiVersionUnknownDetails | _errors.TwofaTooManyAttemptsDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ENROLL_TWO_FACTOR_FACTOR: Operation[_protection.TwoFactorEnrollment, EnrollTwoFactorFactorError] = Operation(
    name="enrollTwoFactorFactor",
    method="POST",
    path="/v1/2fa/factors",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@protection.TwoFactorEnrollment",
    error=EnrollTwoFactorFactorError,
    codes=("NO_SIGNER_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "MEMBER_SESSION_REQUIRED", "FACTOR_EXISTS"),
    shared=SHARED7,
)

LIST_TWO_FACTOR_FACTORS: Operation[_protection.TwoFactorFactorList, ListTwoFactorFactorsError] = Operation(
    name="listTwoFactorFactors",
    method="GET",
    path="/v1/2fa/factors",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@protection.TwoFactorFactorList",
    error=ListTwoFactorFactorsError,
    codes=("TWOFA_AGENT_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED"),
    shared=SHARED11,
    items=("factors", "factors"),
)

REMOVE_TWO_FACTOR_FACTOR: Operation[_protection.ProtectionRemoval, RemoveTwoFactorFactorError] = Operation(
    name="removeTwoFactorFactor",
    method="DELETE",
    path="/v1/2fa/factors/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@protection.ProtectionRemoval",
    error=RemoveTwoFactorFactorError,
    codes=("TWOFA_AGENT_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED", "FACTOR_NOT_FOUND", "TWOFA_FACTOR_REQUIRED"),
    shared=SHARED17,
)

RESEND_TWO_FACTOR_FACTOR_CODE: Operation[_protection.TwoFactorFactor, ResendTwoFactorFactorCodeError] = Operation(
    name="resendTwoFactorFactorCode",
    method="POST",
    path="/v1/2fa/factors/{id}/resend",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@protection.TwoFactorFactor",
    error=ResendTwoFactorFactorCodeError,
    codes=("INVALID_TRANSITION", "TWOFA_AGENT_NOT_PERMITTED", "MEMBER_SESSION_REQUIRED", "FACTOR_NOT_FOUND"),
    shared=SHARED7,
)

VERIFY_TWO_FACTOR_FACTOR: Operation[_protection.TwoFactorFactor, VerifyTwoFactorFactorError] = Operation(
    name="verifyTwoFactorFactor",
    method="POST",
    path="/v1/2fa/factors/{id}/verify",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@protection.TwoFactorFactor",
    error=VerifyTwoFactorFactorError,
    codes=("INVALID_TRANSITION", "TWOFA_INVALID_CODE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_TOO_MANY_ATTEMPTS", "MEMBER_SESSION_REQUIRED", "FACTOR_NOT_FOUND"),
    shared=SHARED7,
)
