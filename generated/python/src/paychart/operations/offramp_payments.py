# Written by codegen from spec/. Do not edit.
"""The operations of the namespace offramp_payments, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import claims as _claims
    from ..types import errors as _errors
    from ..types import offramp as _offramp
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CancelOfframpPaymentCode: TypeAlias = "Literal['REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CANCEL_CONFLICT'] | Shared1Code"


class CancelOfframpPaymentError(PaychartError):
    """What `offramp_payments.cancel` fails with."""

    code: CancelOfframpPaymentCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.CancelConflictDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ConfirmOfframpPaymentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'RECIPIENT_UNRESOLVED', 'ROUTE_NOT_SELECTED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class ConfirmOfframpPaymentError(PaychartError):
    """What `offramp_payments.confirm` fails with."""

    code: ConfirmOfframpPaymentCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.RouteNotSelectedDetails | _errors.PayeeCoolingOffDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateOfframpPaymentCode: TypeAlias = "Literal['RECIPIENT_REQUIRED', 'RECIPIENT_AMBIGUOUS', 'INVALID_PHONE', 'INVALID_DID', 'DID_NOT_RESOLVABLE', 'INVALID_AMOUNT', 'ACCOUNT_CHAIN_MISMATCH', 'FUNDING_MODE_NOT_AVAILABLE', 'INVALID_WALLET_ADDRESS', 'ENVELOPE_INVALID', 'INVITE_CONTACT_REQUIRED', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'DESTINATION_NOT_ELIGIBLE', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'PAYEE_NOT_FOUND', 'HANDLE_RESERVED', 'CLIENT_REFERENCE_TAKEN', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class CreateOfframpPaymentError(PaychartError):
    """What `offramp_payments.create` fails with."""

    code: CreateOfframpPaymentCode
    details: _errors.RecipientRequiredDetails | _errors.RecipientAmbiguousDetails | _errors.InvalidPhoneDetails | _errors.InvalidDidDetails | _errors.DidNotResolvableDetails | _errors.InvalidAmountDetails | _errors.AccountChainMismatchDetails | _errors.FundingModeNotAvailableDetails | _errors.InvalidWalletAddressDetails | _errors.ValidationFailedDetails | _errors.EnvelopeInvalidDetails | _errors.InviteContactRequiredDetails | _errors.ApiVersionUnknownDetails | _errors.InsufficientFundsDetails | _errors.AuthorityMissingDetails | _errors.PayeeCoolingOffDetails | _errors.TwofaRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ClientReferenceTakenDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DepositOfframpPaymentCode: TypeAlias = "Literal['INVALID_AMOUNT', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class DepositOfframpPaymentError(PaychartError):
    """What `offramp_payments.deposit` fails with."""

    code: DepositOfframpPaymentCode
    details: _errors.InvalidAmountDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetOfframpPaymentCode: TypeAlias = "Literal['PAYMENT_NOT_FOUND'] | Shared10Code"


class GetOfframpPaymentError(PaychartError):
    """What `offramp_payments.get` fails with."""

    code: GetOfframpPaymentCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetOfframpPaymentClaimCode: TypeAlias = "Literal['NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CLAIM_NOT_FOUND'] | Shared10Code"


class GetOfframpPaymentClaimError(PaychartError):
    """What `offramp_payments.get_claim` fails with."""

    code: GetOfframpPaymentClaimCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetOfframpPaymentRoutesCode: TypeAlias = "Literal['PAYMENT_NOT_FOUND'] | Shared10Code"


class GetOfframpPaymentRoutesError(PaychartError):
    """What `offramp_payments.get_routes` fails with."""

    code: GetOfframpPaymentRoutesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListOfframpPaymentsCode: TypeAlias = "Shared10Code"


class ListOfframpPaymentsError(PaychartError):
    """What `offramp_payments.list` fails with."""

    code: ListOfframpPaymentsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ResendOfframpPaymentClaimCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'ROUTE_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'CLAIM_NOT_FOUND'] | Shared1Code"


class ResendOfframpPaymentClaimError(PaychartError):
    """What `offramp_payments.resend_claim` fails with."""

    code: ResendOfframpPaymentClaimCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SelectOfframpPaymentRouteCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'ROUTE_QUOTE_NOT_AVAILABLE', 'RECIPIENT_UNRESOLVED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class SelectOfframpPaymentRouteError(PaychartError):
    """What `offramp_payments.select_route` fails with."""

    code: SelectOfframpPaymentRouteCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.PayeeCoolingOffDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CANCEL_OFFRAMP_PAYMENT: Operation[_offramp.OfframpPayment, CancelOfframpPaymentError] = Operation(
    name="cancelOfframpPayment",
    method="POST",
    path="/v1/offramp/payments/{id}/cancel",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@offramp.OfframpPayment",
    error=CancelOfframpPaymentError,
    codes=("REQUEST_SIGNATURE_REQUIRED", "NOT_SENDER", "PAYMENT_NOT_FOUND", "CANCEL_CONFLICT"),
    shared=SHARED1,
)

CONFIRM_OFFRAMP_PAYMENT: Operation[_offramp.OfframpPayment, ConfirmOfframpPaymentError] = Operation(
    name="confirmOfframpPayment",
    method="POST",
    path="/v1/offramp/payments/{id}/confirm",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@offramp.OfframpPayment",
    error=ConfirmOfframpPaymentError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "RECIPIENT_CONSENT_REQUIRED", "POLICY_DENIED", "PAYMENT_NOT_FOUND", "RECIPIENT_UNRESOLVED", "ROUTE_NOT_SELECTED", "PAYEE_COOLING_OFF", "ROUTE_QUOTE_EXPIRED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

CREATE_OFFRAMP_PAYMENT: Operation[_offramp.OfframpPaymentCreated, CreateOfframpPaymentError] = Operation(
    name="createOfframpPayment",
    method="POST",
    path="/v1/offramp/payments",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@offramp.OfframpPaymentCreated",
    error=CreateOfframpPaymentError,
    codes=("RECIPIENT_REQUIRED", "RECIPIENT_AMBIGUOUS", "INVALID_PHONE", "INVALID_DID", "DID_NOT_RESOLVABLE", "INVALID_AMOUNT", "ACCOUNT_CHAIN_MISMATCH", "FUNDING_MODE_NOT_AVAILABLE", "INVALID_WALLET_ADDRESS", "ENVELOPE_INVALID", "INVITE_CONTACT_REQUIRED", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "DESTINATION_NOT_ELIGIBLE", "AUTHORITY_MISSING", "NEW_PAYEE_NOT_SAVED", "PAYEE_COOLING_OFF", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "PAYEE_NOT_FOUND", "HANDLE_RESERVED", "CLIENT_REFERENCE_TAKEN", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

DEPOSIT_OFFRAMP_PAYMENT: Operation[_offramp.OfframpPaymentCreated, DepositOfframpPaymentError] = Operation(
    name="depositOfframpPayment",
    method="POST",
    path="/v1/offramp/payments/{id}/deposit",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@offramp.OfframpPaymentCreated",
    error=DepositOfframpPaymentError,
    codes=("INVALID_AMOUNT", "INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "NOT_SENDER", "PAYMENT_NOT_FOUND", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

GET_OFFRAMP_PAYMENT: Operation[_offramp.OfframpPayment, GetOfframpPaymentError] = Operation(
    name="getOfframpPayment",
    method="GET",
    path="/v1/offramp/payments/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@offramp.OfframpPayment",
    error=GetOfframpPaymentError,
    codes=("PAYMENT_NOT_FOUND",),
    shared=SHARED10,
)

GET_OFFRAMP_PAYMENT_CLAIM: Operation[_claims.Claim, GetOfframpPaymentClaimError] = Operation(
    name="getOfframpPaymentClaim",
    method="GET",
    path="/v1/offramp/payments/{id}/claim",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@claims.Claim",
    error=GetOfframpPaymentClaimError,
    codes=("NOT_SENDER", "PAYMENT_NOT_FOUND", "CLAIM_NOT_FOUND"),
    shared=SHARED10,
)

GET_OFFRAMP_PAYMENT_ROUTES: Operation[_offramp.OfframpPaymentRoutes, GetOfframpPaymentRoutesError] = Operation(
    name="getOfframpPaymentRoutes",
    method="GET",
    path="/v1/offramp/payments/{id}/routes",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@offramp.OfframpPaymentRoutes",
    error=GetOfframpPaymentRoutesError,
    codes=("PAYMENT_NOT_FOUND",),
    shared=SHARED10,
)

LIST_OFFRAMP_PAYMENTS: Operation[_offramp.OfframpPaymentList, ListOfframpPaymentsError] = Operation(
    name="listOfframpPayments",
    method="GET",
    path="/v1/offramp/payments",
    query=("status", "role", "clientReference", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@offramp.OfframpPaymentList",
    error=ListOfframpPaymentsError,
    codes=(),
    shared=SHARED10,
    items=("payments", "payments"),
)

RESEND_OFFRAMP_PAYMENT_CLAIM: Operation[_claims.Claim, ResendOfframpPaymentClaimError] = Operation(
    name="resendOfframpPaymentClaim",
    method="POST",
    path="/v1/offramp/payments/{id}/claim/resend",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@claims.Claim",
    error=ResendOfframpPaymentClaimError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "NOT_SENDER", "ROUTE_NOT_FOUND", "PAYMENT_NOT_FOUND", "CLAIM_NOT_FOUND"),
    shared=SHARED1,
)

SELECT_OFFRAMP_PAYMENT_ROUTE: Operation[_offramp.OfframpPayment, SelectOfframpPaymentRouteError] = Operation(
    name="selectOfframpPaymentRoute",
    method="POST",
    path="/v1/offramp/payments/{id}/select-route",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@offramp.OfframpPayment",
    error=SelectOfframpPaymentRouteError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "RECIPIENT_CONSENT_REQUIRED", "POLICY_DENIED", "PAYMENT_NOT_FOUND", "ROUTE_QUOTE_NOT_AVAILABLE", "RECIPIENT_UNRESOLVED", "PAYEE_COOLING_OFF", "ROUTE_QUOTE_EXPIRED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)


def get_offramp_payment_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_13
    from .events import LIST_EVENTS

    steps = {"": WAY_13}
    return Waiting(GET_OFFRAMP_PAYMENT, "id", LIST_EVENTS, steps, None)
