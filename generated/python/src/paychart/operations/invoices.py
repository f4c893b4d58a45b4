# Written by codegen from spec/. Do not edit.
"""The operations of the namespace invoices, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10, SHARED8

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import invoices as _invoices
    from ._shared import Shared1Code, Shared10Code, Shared8Code

if TYPE_CHECKING:
    CancelInvoiceCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'INVOICE_HAS_FUNDS', 'BALANCE_UNAVAILABLE'] | Shared1Code"


class CancelInvoiceError(PaychartError):
    """What `invoices.cancel` fails with."""

    code: CancelInvoiceCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateInvoiceCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'INVOICE_PARTIES_NOT_DISTINCT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared1Code"


class CreateInvoiceError(PaychartError):
    """What `invoices.create` fails with."""

    code: CreateInvoiceCode
    details: _errors.InvalidWalletAddressDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    DeliverInvoiceCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'UPLOAD_NOT_FOUND'] | Shared1Code"


class DeliverInvoiceError(PaychartError):
    """What `invoices.deliver` fails with."""

    code: DeliverInvoiceCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetInvoiceCode: TypeAlias = "Literal['SANDBOX_ONLY', 'INVOICE_NOT_FOUND'] | Shared10Code"


class GetInvoiceError(PaychartError):
    """What `invoices.get` fails with."""

    code: GetInvoiceCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetPublicInvoiceCode: TypeAlias = "Literal['SANDBOX_ONLY', 'INVOICE_NOT_FOUND'] | Shared8Code"


class GetPublicInvoiceError(PaychartError):
    """What `invoices.get_public` fails with."""

    code: GetPublicInvoiceCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListInvoicesCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListInvoicesError(PaychartError):
    """What `invoices.list` fails with."""

    code: ListInvoicesCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RefundInvoiceCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'AUTHORITY_MISSING', 'APPROVAL_REQUIRED', 'POLICY_DENIED', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'SETTLEMENT_IN_FLIGHT', 'INVOICE_NOTHING_TO_REFUND', 'WALLET_NOT_DEPLOYED', 'BALANCE_UNAVAILABLE', 'POLICY_UNAVAILABLE'] | Shared1Code"


class RefundInvoiceError(PaychartError):
    """What `invoices.refund` fails with."""

    code: RefundInvoiceCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.AuthorityMissingDetails | _errors.ApprovalRequiredDetails | _errors.PolicyDeniedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ReleaseInvoiceCode: TypeAlias = "Literal['INVALID_TRANSITION', 'REQUEST_SIGNATURE_REQUIRED', 'INSUFFICIENT_FUNDS', 'AUTHORITY_MISSING', 'POLICY_DENIED', 'APPROVAL_REQUIRED', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND', 'SETTLEMENT_IN_FLIGHT', 'WALLET_NOT_DEPLOYED', 'POLICY_UNAVAILABLE', 'BALANCE_UNAVAILABLE'] | Shared1Code"


class ReleaseInvoiceError(PaychartError):
    """What `invoices.release` fails with."""

    code: ReleaseInvoiceCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.InsufficientFundsDetails | _errors.AuthorityMissingDetails | _errors.PolicyDeniedDetails | _errors.ApprovalRequiredDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SendInvoiceCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'INVOICE_NOT_FOUND'] | Shared1Code"


class SendInvoiceError(PaychartError):
    """What `invoices.send` fails with."""

    code: SendInvoiceCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CANCEL_INVOICE: Operation[_invoices.Invoice, CancelInvoiceError] = Operation(
    name="cancelInvoice",
    method="POST",
    path="/v1/invoices/{id}/cancel",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=CancelInvoiceError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "INVOICE_NOT_FOUND", "INVOICE_HAS_FUNDS", "BALANCE_UNAVAILABLE"),
    shared=SHARED1,
)

CREATE_INVOICE: Operation[_invoices.Invoice, CreateInvoiceError] = Operation(
    name="createInvoice",
    method="POST",
    path="/v1/invoices",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=CreateInvoiceError,
    codes=("INVALID_WALLET_ADDRESS", "INVOICE_PARTIES_NOT_DISTINCT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED1,
)

DELIVER_INVOICE: Operation[_invoices.Invoice, DeliverInvoiceError] = Operation(
    name="deliverInvoice",
    method="POST",
    path="/v1/invoices/{id}/deliver",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=DeliverInvoiceError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "INVOICE_NOT_FOUND", "UPLOAD_NOT_FOUND"),
    shared=SHARED1,
)

GET_INVOICE: Operation[_invoices.Invoice, GetInvoiceError] = Operation(
    name="getInvoice",
    method="GET",
    path="/v1/invoices/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@invoices.Invoice",
    error=GetInvoiceError,
    codes=("SANDBOX_ONLY", "INVOICE_NOT_FOUND"),
    shared=SHARED10,
)

GET_PUBLIC_INVOICE: Operation[_invoices.PublicInvoice, GetPublicInvoiceError] = Operation(
    name="getPublicInvoice",
    method="GET",
    path="/v1/invoices/public/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@invoices.PublicInvoice",
    error=GetPublicInvoiceError,
    codes=("SANDBOX_ONLY", "INVOICE_NOT_FOUND"),
    shared=SHARED8,
)

LIST_INVOICES: Operation[_invoices.InvoiceList, ListInvoicesError] = Operation(
    name="listInvoices",
    method="GET",
    path="/v1/invoices",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@invoices.InvoiceList",
    error=ListInvoicesError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("invoices", "invoices"),
)

REFUND_INVOICE: Operation[_invoices.Invoice, RefundInvoiceError] = Operation(
    name="refundInvoice",
    method="POST",
    path="/v1/invoices/{id}/refund",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=RefundInvoiceError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "AUTHORITY_MISSING", "APPROVAL_REQUIRED", "POLICY_DENIED", "SANDBOX_ONLY", "INVOICE_NOT_FOUND", "SETTLEMENT_IN_FLIGHT", "INVOICE_NOTHING_TO_REFUND", "WALLET_NOT_DEPLOYED", "BALANCE_UNAVAILABLE", "POLICY_UNAVAILABLE"),
    shared=SHARED1,
)

RELEASE_INVOICE: Operation[_invoices.Invoice, ReleaseInvoiceError] = Operation(
    name="releaseInvoice",
    method="POST",
    path="/v1/invoices/{id}/release",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=ReleaseInvoiceError,
    codes=("INVALID_TRANSITION", "REQUEST_SIGNATURE_REQUIRED", "INSUFFICIENT_FUNDS", "AUTHORITY_MISSING", "POLICY_DENIED", "APPROVAL_REQUIRED", "SANDBOX_ONLY", "INVOICE_NOT_FOUND", "SETTLEMENT_IN_FLIGHT", "WALLET_NOT_DEPLOYED", "POLICY_UNAVAILABLE", "BALANCE_UNAVAILABLE"),
    shared=SHARED1,
)

SEND_INVOICE: Operation[_invoices.Invoice, SendInvoiceError] = Operation(
    name="sendInvoice",
    method="POST",
    path="/v1/invoices/{id}/send",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@invoices.Invoice",
    error=SendInvoiceError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "INVOICE_NOT_FOUND"),
    shared=SHARED1,
)


def get_invoice_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_9
    from .events import LIST_EVENTS

    steps = {"": WAY_9}
    return Waiting(GET_INVOICE, "id", LIST_EVENTS, steps, None)
