# Written by codegen from spec/. Do not edit.
"""The operations of the namespace claims, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import claims as _claims
    from ..types import errors as _errors
    from ._shared import Shared1Code, Shared8Code

if TYPE_CHECKING:
    AcceptClaimCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'ROUTE_NOT_FOUND', 'CLAIM_TICKET_GONE', 'CLAIM_LINK_GONE'] | Shared1Code"


class AcceptClaimError(PaychartError):
    """What `claims.accept` fails with."""

    code: AcceptClaimCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetClaimLinkCode: TypeAlias = "Literal['ROUTE_NOT_FOUND', 'CLAIM_NOT_FOUND', 'CLAIM_LINK_GONE'] | Shared8Code"


class GetClaimLinkError(PaychartError):
    """What `claims.get_link` fails with."""

    code: GetClaimLinkCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SendClaimOtpCode: TypeAlias = "Literal['ROUTE_NOT_FOUND', 'CLAIM_NOT_FOUND', 'CLAIM_LINK_GONE'] | Shared8Code"


class SendClaimOtpError(PaychartError):
    """What `claims.send_otp` fails with."""

    code: SendClaimOtpCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyClaimOtpCode: TypeAlias = "Literal['CLAIM_OTP_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'CLAIM_OTP_TOO_MANY_ATTEMPTS', 'ROUTE_NOT_FOUND', 'CLAIM_NOT_FOUND', 'CLAIM_LINK_GONE', 'CLAIM_OTP_EXPIRED'] | Shared8Code"


class VerifyClaimOtpError(PaychartError):
    """What `claims.verify_otp` fails with."""

    code: VerifyClaimOtpCode
    details: _errors.ClaimOtpInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ACCEPT_CLAIM: Operation[_claims.ClaimAccepted, AcceptClaimError] = Operation(
    name="acceptClaim",
    method="POST",
    path="/v1/claims/accept",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@claims.ClaimAccepted",
    error=AcceptClaimError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "ROUTE_NOT_FOUND", "CLAIM_TICKET_GONE", "CLAIM_LINK_GONE"),
    shared=SHARED1,
)

GET_CLAIM_LINK: Operation[_claims.ClaimLink, GetClaimLinkError] = Operation(
    name="getClaimLink",
    method="GET",
    path="/v1/claims/{claimToken}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@claims.ClaimLink",
    error=GetClaimLinkError,
    codes=("ROUTE_NOT_FOUND", "CLAIM_NOT_FOUND", "CLAIM_LINK_GONE"),
    shared=SHARED8,
)

SEND_CLAIM_OTP: Operation[_claims.ClaimOtpSent, SendClaimOtpError] = Operation(
    name="sendClaimOtp",
    method="POST",
    path="/v1/claims/{claimToken}/otp",
    query=(),
    body="none",
    replay="refused",
    result="json",
    form="@claims.ClaimOtpSent",
    error=SendClaimOtpError,
    codes=("ROUTE_NOT_FOUND", "CLAIM_NOT_FOUND", "CLAIM_LINK_GONE"),
    shared=SHARED8,
)

VERIFY_CLAIM_OTP: Operation[_claims.ClaimTicket, VerifyClaimOtpError] = Operation(
    name="verifyClaimOtp",
    method="POST",
    path="/v1/claims/{claimToken}/otp/verify",
    query=(),
    body="rest",
    replay="refused",
    result="json",
    form="@claims.ClaimTicket",
    error=VerifyClaimOtpError,
    codes=("CLAIM_OTP_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "CLAIM_OTP_TOO_MANY_ATTEMPTS", "ROUTE_NOT_FOUND", "CLAIM_NOT_FOUND", "CLAIM_LINK_GONE", "CLAIM_OTP_EXPIRED"),
    shared=SHARED8,
)
