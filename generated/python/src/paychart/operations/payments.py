# Written by codegen from spec/. Do not edit.
"""The operations of the namespace payments, and what they fail with."""

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
    from ..types import payments as _payments
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    ApprovePaymentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'APPROVAL_NOT_PENDING', 'NO_SIGNER_ADDRESS', 'APPROVAL_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'APPROVAL_REQUIRES_MEMBER', 'NOT_SENDER', 'SELF_APPROVAL_FORBIDDEN', 'AUTHORITY_MISSING', 'APPROVAL_GROUP_MISMATCH', 'PAYMENT_NOT_FOUND', 'ALREADY_VOTED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class ApprovePaymentError(PaychartError):
    """What `payments.approve` fails with."""

    code: ApprovePaymentCode
    details: _errors.InvalidTransitionDetails | _errors.ApprovalNotPendingDetails | _errors.ApprovalSignatureInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.AuthorityMissingDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CancelPaymentCode: TypeAlias = "Literal['REQUEST_SIGNATURE_REQUIRED', 'NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CANCEL_CONFLICT'] | Shared1Code"


class CancelPaymentError(PaychartError):
    """What `payments.cancel` fails with."""

    code: CancelPaymentCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.CancelConflictDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ConfirmPaymentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'RECIPIENT_UNRESOLVED', 'ROUTE_NOT_SELECTED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class ConfirmPaymentError(PaychartError):
    """What `payments.confirm` fails with."""

    code: ConfirmPaymentCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.RouteNotSelectedDetails | _errors.PayeeCoolingOffDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreatePaymentCode: TypeAlias = "Literal['AMBIGUOUS_PAYMENT_BODY', 'UNRECOGNIZED_PAYMENT_BODY', 'RECIPIENT_REQUIRED', 'RECIPIENT_AMBIGUOUS', 'UNSUPPORTED_RECIPIENT_KIND', 'INVALID_PHONE', 'INVALID_DID', 'DID_NOT_RESOLVABLE', 'INVALID_AMOUNT', 'ACCOUNT_CHAIN_MISMATCH', 'FUNDING_MODE_NOT_AVAILABLE', 'INVALID_WALLET_ADDRESS', 'INVALID_PAYMENT_BODY', 'ENVELOPE_INVALID', 'IDEMPOTENCY_KEY_REQUIRED', 'RECIPIENT_NOT_ROUTABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'DESTINATION_NOT_ELIGIBLE', 'AUTHORITY_MISSING', 'NEW_PAYEE_NOT_SAVED', 'PAYEE_COOLING_OFF', 'TWOFA_AGENT_NOT_PERMITTED', 'TWOFA_NOT_ENROLLED', 'TWOFA_REQUIRED', 'TWOFA_BINDING_MISMATCH', 'TWOFA_CHALLENGE_NOT_REDEEMABLE', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'WALLET_NOT_FOUND', 'PAYEE_NOT_FOUND', 'EMAIL_NOT_FOUND', 'IDENTITY_NOT_FOUND', 'INVOICE_NOT_FOUND', 'CLIENT_REFERENCE_TAKEN', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class CreatePaymentError(PaychartError):
    """What `payments.create` fails with."""

    code: CreatePaymentCode
    details: _errors.AmbiguousPaymentBodyDetails | _errors.UnrecognizedPaymentBodyDetails | _errors.RecipientRequiredDetails | _errors.RecipientAmbiguousDetails | _errors.UnsupportedRecipientKindDetails | _errors.InvalidPhoneDetails | _errors.InvalidDidDetails | _errors.DidNotResolvableDetails | _errors.InvalidAmountDetails | _errors.AccountChainMismatchDetails | _errors.FundingModeNotAvailableDetails | _errors.InvalidWalletAddressDetails | _errors.InvalidPaymentBodyDetails | _errors.EnvelopeInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.AuthorityMissingDetails | _errors.PayeeCoolingOffDetails | _errors.TwofaRequiredDetails | _errors.PolicyDeniedDetails | _errors.ApprovalRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.ClientReferenceTakenDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ExecutePaymentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'PAYMENT_NOT_FOUND', 'POLICY_DENIED', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class ExecutePaymentError(PaychartError):
    """What `payments.execute` fails with."""

    code: ExecutePaymentCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | _errors.PolicyDeniedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPaymentCode: TypeAlias = "Literal['PAYMENT_NOT_FOUND'] | Shared10Code"


class GetPaymentError(PaychartError):
    """What `payments.get` fails with."""

    code: GetPaymentCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPaymentClaimCode: TypeAlias = "Literal['NOT_SENDER', 'PAYMENT_NOT_FOUND', 'CLAIM_NOT_FOUND'] | Shared10Code"


class GetPaymentClaimError(PaychartError):
    """What `payments.get_claim` fails with."""

    code: GetPaymentClaimCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPaymentRoutesCode: TypeAlias = "Literal['INVALID_TRANSITION', 'PAYMENT_NOT_FOUND'] | Shared10Code"


class GetPaymentRoutesError(PaychartError):
    """What `payments.get_routes` fails with."""

    code: GetPaymentRoutesCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPaymentsCode: TypeAlias = "Shared10Code"


class ListPaymentsError(PaychartError):
    """What `payments.list` fails with."""

    code: ListPaymentsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SelectPaymentRouteCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'ROLE_NOT_PERMITTED', 'RECIPIENT_CONSENT_REQUIRED', 'POLICY_DENIED', 'PAYMENT_NOT_FOUND', 'ROUTE_QUOTE_NOT_AVAILABLE', 'RECIPIENT_UNRESOLVED', 'PAYEE_COOLING_OFF', 'ROUTE_QUOTE_EXPIRED', 'POLICY_UNAVAILABLE'] | Shared1Code"


class SelectPaymentRouteError(PaychartError):
    """What `payments.select_route` fails with."""

    code: SelectPaymentRouteCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.PayeeCoolingOffDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SignPaymentCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'REQUEST_SIGNATURE_REQUIRED', 'PAYMENT_NOT_FOUND', 'ALREADY_SIGNED'] | Shared1Code"


class SignPaymentError(PaychartError):
    """What `payments.sign` fails with."""

    code: SignPaymentCode
    details: _errors.InvalidTransitionDetails | _errors.SignatureInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


APPROVE_PAYMENT: Operation[_payments.UnifiedPayment, ApprovePaymentError] = Operation(
    name="approvePayment",
    method="POST",
    path="/v1/payments/{id}/approve",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@payments.UnifiedPayment",
    error=ApprovePaymentError,
    codes=("INVALID_TRANSITION", "APPROVAL_NOT_PENDING", "NO_SIGNER_ADDRESS", "APPROVAL_SIGNATURE_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "APPROVAL_REQUIRES_MEMBER", "NOT_SENDER", "SELF_APPROVAL_FORBIDDEN", "AUTHORITY_MISSING", "APPROVAL_GROUP_MISMATCH", "PAYMENT_NOT_FOUND", "ALREADY_VOTED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

CANCEL_PAYMENT: Operation[_payments.Payment, CancelPaymentError] = Operation(
    name="cancelPayment",
    method="POST",
    path="/v1/payments/{id}/cancel",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@payments.Payment",
    error=CancelPaymentError,
    codes=("REQUEST_SIGNATURE_REQUIRED", "NOT_SENDER", "PAYMENT_NOT_FOUND", "CANCEL_CONFLICT"),
    shared=SHARED1,
)

CONFIRM_PAYMENT: Operation[_payments.UnifiedPayment, ConfirmPaymentError] = Operation(
    name="confirmPayment",
    method="POST",
    path="/v1/payments/{id}/confirm",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@payments.UnifiedPayment",
    error=ConfirmPaymentError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "RECIPIENT_CONSENT_REQUIRED", "POLICY_DENIED", "PAYMENT_NOT_FOUND", "RECIPIENT_UNRESOLVED", "ROUTE_NOT_SELECTED", "PAYEE_COOLING_OFF", "ROUTE_QUOTE_EXPIRED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

CREATE_PAYMENT: Operation[_payments.CreatePaymentResult, CreatePaymentError] = Operation(
    name="createPayment",
    method="POST",
    path="/v1/payments",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@payments.CreatePaymentResult",
    error=CreatePaymentError,
    codes=("AMBIGUOUS_PAYMENT_BODY", "UNRECOGNIZED_PAYMENT_BODY", "RECIPIENT_REQUIRED", "RECIPIENT_AMBIGUOUS", "UNSUPPORTED_RECIPIENT_KIND", "INVALID_PHONE", "INVALID_DID", "DID_NOT_RESOLVABLE", "INVALID_AMOUNT", "ACCOUNT_CHAIN_MISMATCH", "FUNDING_MODE_NOT_AVAILABLE", "INVALID_WALLET_ADDRESS", "INVALID_PAYMENT_BODY", "ENVELOPE_INVALID", "IDEMPOTENCY_KEY_REQUIRED", "RECIPIENT_NOT_ROUTABLE", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "DESTINATION_NOT_ELIGIBLE", "AUTHORITY_MISSING", "NEW_PAYEE_NOT_SAVED", "PAYEE_COOLING_OFF", "TWOFA_AGENT_NOT_PERMITTED", "TWOFA_NOT_ENROLLED", "TWOFA_REQUIRED", "TWOFA_BINDING_MISMATCH", "TWOFA_CHALLENGE_NOT_REDEEMABLE", "POLICY_DENIED", "APPROVAL_REQUIRED", "WALLET_NOT_FOUND", "PAYEE_NOT_FOUND", "EMAIL_NOT_FOUND", "IDENTITY_NOT_FOUND", "INVOICE_NOT_FOUND", "CLIENT_REFERENCE_TAKEN", "WALLET_NOT_DEPLOYED", "POLICY_UNAVAILABLE", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)

EXECUTE_PAYMENT: Operation[_payments.LegacyPayment, ExecutePaymentError] = Operation(
    name="executePayment",
    method="POST",
    path="/v1/payments/{id}/execute",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@payments.LegacyPayment",
    error=ExecutePaymentError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "PAYMENT_NOT_FOUND", "POLICY_DENIED", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
    deprecated="Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.",
)

GET_PAYMENT: Operation[_payments.Payment, GetPaymentError] = Operation(
    name="getPayment",
    method="GET",
    path="/v1/payments/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@payments.Payment",
    error=GetPaymentError,
    codes=("PAYMENT_NOT_FOUND",),
    shared=SHARED10,
)

GET_PAYMENT_CLAIM: Operation[_claims.Claim, GetPaymentClaimError] = Operation(
    name="getPaymentClaim",
    method="GET",
    path="/v1/payments/{id}/claim",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@claims.Claim",
    error=GetPaymentClaimError,
    codes=("NOT_SENDER", "PAYMENT_NOT_FOUND", "CLAIM_NOT_FOUND"),
    shared=SHARED10,
)

GET_PAYMENT_ROUTES: Operation[_offramp.OfframpPaymentRoutes, GetPaymentRoutesError] = Operation(
    name="getPaymentRoutes",
    method="GET",
    path="/v1/payments/{id}/routes",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@offramp.OfframpPaymentRoutes",
    error=GetPaymentRoutesError,
    codes=("INVALID_TRANSITION", "PAYMENT_NOT_FOUND"),
    shared=SHARED10,
)

LIST_PAYMENTS: Operation[_payments.PaymentList, ListPaymentsError] = Operation(
    name="listPayments",
    method="GET",
    path="/v1/payments",
    query=("status", "role", "generation", "clientReference", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@payments.PaymentList",
    error=ListPaymentsError,
    codes=(),
    shared=SHARED10,
    items=("payments", "payments"),
)

SELECT_PAYMENT_ROUTE: Operation[_payments.UnifiedPayment, SelectPaymentRouteError] = Operation(
    name="selectPaymentRoute",
    method="POST",
    path="/v1/payments/{id}/select-route",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@payments.UnifiedPayment",
    error=SelectPaymentRouteError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "ROLE_NOT_PERMITTED", "RECIPIENT_CONSENT_REQUIRED", "POLICY_DENIED", "PAYMENT_NOT_FOUND", "ROUTE_QUOTE_NOT_AVAILABLE", "RECIPIENT_UNRESOLVED", "PAYEE_COOLING_OFF", "ROUTE_QUOTE_EXPIRED", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

SIGN_PAYMENT: Operation[_payments.LegacyPayment, SignPaymentError] = Operation(
    name="signPayment",
    method="POST",
    path="/v1/payments/{id}/sign",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@payments.LegacyPayment",
    error=SignPaymentError,
    codes=("INVALID_TRANSITION", "SIGNATURE_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "REQUEST_SIGNATURE_REQUIRED", "PAYMENT_NOT_FOUND", "ALREADY_SIGNED"),
    shared=SHARED1,
    deprecated="Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.",
)


def get_payment_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_14, WAY_15
    from .events import LIST_EVENTS

    steps = {"intent": WAY_14, "offramp": WAY_14, "legacy": WAY_15}
    return Waiting(GET_PAYMENT, "id", LIST_EVENTS, steps, "generation")
