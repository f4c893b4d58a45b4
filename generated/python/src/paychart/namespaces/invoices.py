# Written by codegen from spec/. Do not edit.
"""The namespace invoices of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.invoices import (
    CANCEL_INVOICE,
    CREATE_INVOICE,
    DELIVER_INVOICE,
    GET_INVOICE,
    GET_PUBLIC_INVOICE,
    LIST_INVOICES,
    REFUND_INVOICE,
    RELEASE_INVOICE,
    SEND_INVOICE,
    get_invoice_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.invoices import (
    CancelInvoiceError,
    CreateInvoiceError,
    DeliverInvoiceError,
    GetInvoiceError,
    GetPublicInvoiceError,
    ListInvoicesError,
    RefundInvoiceError,
    ReleaseInvoiceError,
    SendInvoiceError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import invoices as _invoices


class InvoicesNamespace:
    """The operations of `invoices`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def cancel(self, id: str, *, options: CallOptions | None = None) -> _invoices.Invoice:
        """Cancel an invoice.

        Cancels a DRAFT invoice, or a SENT invoice whose escrow is empty. Any later status is refused with
        INVALID_TRANSITION. For a SENT invoice the service reads the escrow first: if it holds any money, the
        request is refused with INVOICE_HAS_FUNDS, and if it cannot be read, with BALANCE_UNAVAILABLE. A
        partial payment can be refunded after the invoice has expired.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invoices/{id}/cancel`, scope invoices:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            CancelInvoiceError: `code` says why.
        """
        return self._calls.give(CANCEL_INVOICE, {"id": id}, options)

    def try_cancel(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[CancelInvoiceError]:
        """Cancel an invoice: `cancel` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(CANCEL_INVOICE, {"id": id}, options)

    def create(
        self,
        *,
        amount_usd: Amount,
        payer_address: str,
        payee_address: str,
        payee_name: str,
        arbiter_address: str | None = None,
        expires_at: datetime | None = None,
        options: CallOptions | None = None,
    ) -> _invoices.Invoice:
        """Create an invoice.

        Creates a DRAFT invoice. It has no escrow yet and is not public. Payer, payee and arbiter have to be
        three different addresses, regardless of letter case; otherwise the request is refused with
        INVOICE_PARTIES_NOT_DISTINCT. The arbiter is the platform's by default. `expiresAt` has to be in the
        future; otherwise the request is refused with VALIDATION_FAILED. Without `expiresAt` the invoice
        expires 30 days after it is sent.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invoices`, scope invoices:write

        Args:
            amount_usd: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
            payer_address: The EVM address of the payer. Mixed case has to pass the EIP-55 checksum. The zero
            address and 0x…01 cannot own the escrow and are not allowed.
            payee_address: The EVM address that is paid on release.
            payee_name: The payee's name, as the payer sees it.
            arbiter_address: The EVM address of the third owner of the escrow; the platform's arbiter by
            default. The payer sees it. It must not be a wallet of the tenant if the payer's or the payee's
            address is one, too.
            expires_at: Time until which the invoice can be funded. It has to be in the future; 30 days after
            sending by default.

        Raises:
            CreateInvoiceError: `code` says why.
        """
        return self._calls.give(
            CREATE_INVOICE,
            {"amountUsd": amount_usd, "payerAddress": payer_address, "payeeAddress": payee_address, "payeeName": payee_name, "arbiterAddress": arbiter_address, "expiresAt": expires_at},
            options,
        )

    def try_create(
        self,
        *,
        amount_usd: Amount,
        payer_address: str,
        payee_address: str,
        payee_name: str,
        arbiter_address: str | None = None,
        expires_at: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[CreateInvoiceError]:
        """Create an invoice: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return self._calls.attempt(
            CREATE_INVOICE,
            {"amountUsd": amount_usd, "payerAddress": payer_address, "payeeAddress": payee_address, "payeeName": payee_name, "arbiterAddress": arbiter_address, "expiresAt": expires_at},
            options,
        )

    def deliver(
        self,
        id: str,
        *,
        evidence: _invoices.InvoiceEvidenceInput | None = None,
        options: CallOptions | None = None,
    ) -> _invoices.Invoice:
        """Mark an invoice as delivered.

        Marks a FUNDED invoice as DELIVERED, even while a release or refund is pending. Any other status is
        refused with INVALID_TRANSITION. The evidence is stored and returned exactly as it was sent. Its
        uploads have to belong to the tenant.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invoices/{id}/deliver`, scope invoices:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            evidence: The evidence of the delivery.

        Raises:
            DeliverInvoiceError: `code` says why.
        """
        return self._calls.give(DELIVER_INVOICE, {"id": id, "evidence": evidence}, options)

    def try_deliver(
        self,
        id: str,
        *,
        evidence: _invoices.InvoiceEvidenceInput | None = None,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[DeliverInvoiceError]:
        """Mark an invoice as delivered: `deliver` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(DELIVER_INVOICE, {"id": id, "evidence": evidence}, options)

    def get(self, id: str, *, options: CallOptions | None = None) -> _invoices.Invoice:
        """Get an invoice.

        Returns one invoice of the tenant. `settlement` is present while a release or refund is pending and
        after it has completed. Its status is that of the payment, which is SIGNING between the first and the
        second signature.

        `GET /v1/invoices/{id}`, scope invoices:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetInvoiceError: `code` says why.
        """
        return self._calls.give(GET_INVOICE, {"id": id}, options)

    def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[GetInvoiceError]:
        """Get an invoice: `get` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(GET_INVOICE, {"id": id}, options)

    def wait(
        self,
        id: str,
        *,
        until: _invoices.InvoiceStatus | Sequence[_invoices.InvoiceStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _invoices.Invoice:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _invoices.Invoice = (self._calls.wait(get_invoice_waiting(), id, until, timeout, options)).unwrap()
        return data

    def try_wait(
        self,
        id: str,
        *,
        until: _invoices.InvoiceStatus | Sequence[_invoices.InvoiceStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[GetInvoiceError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return self._calls.wait(get_invoice_waiting(), id, until, timeout, options)

    def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    def get_public(self, id: str, *, options: CallOptions | None = None) -> _invoices.PublicInvoice:
        """Get the public view of an invoice.

        Returns what a payer needs: the amount, the status, where to pay, until when, whom, and who
        arbitrates. The operation is public for everybody who has the id, and pages of any origin may read it.
        Pay only while the invoice is SENT: money that arrives after EXPIRED can only be refunded. A DRAFT is
        not found.

        `GET /v1/invoices/public/{id}`

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetPublicInvoiceError: `code` says why.
        """
        return self._calls.give(GET_PUBLIC_INVOICE, {"id": id}, options)

    def try_get_public(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.PublicInvoice] | Failure[GetPublicInvoiceError]:
        """Get the public view of an invoice: `get_public` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(GET_PUBLIC_INVOICE, {"id": id}, options)

    def list(
        self,
        *,
        status: _invoices.InvoiceStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Page[_invoices.Invoice]:
        """List invoices.

        Lists the tenant's invoices in every status, newest first.

        `GET /v1/invoices`, scope invoices:read

        Args:
            status: Only invoices of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListInvoicesError: `code` says why.
        """
        return self._calls.page(
            LIST_INVOICES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def try_list(
        self,
        *,
        status: _invoices.InvoiceStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[Page[_invoices.Invoice]] | Failure[ListInvoicesError]:
        """List invoices: `list` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt_page(
            LIST_INVOICES,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    def refund(self, id: str, *, options: CallOptions | None = None) -> _invoices.Invoice:
        """Refund an invoice to the payer.

        Proposes a payment of everything that the escrow holds to the payer. The invoice has to be FUNDED,
        DELIVERED or
        EXPIRED. An empty escrow is refused with INVOICE_NOTHING_TO_REFUND. The status of the invoice changes
        when that
        payment completes. If the payment fails or is cancelled, `settlement` is null again.

        Two of payer, payee and arbiter have to sign. Every caller of the tenant with `payments:create` can
        submit their
        signatures with `POST /v1/payments/{id}/sign`: the first makes the payment SIGNING, the second
        executes it. Only
        one settlement can be pending. Two-factor protection does not apply.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invoices/{id}/refund`, scope invoices:release

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            RefundInvoiceError: `code` says why.
        """
        return self._calls.give(REFUND_INVOICE, {"id": id}, options)

    def try_refund(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[RefundInvoiceError]:
        """Refund an invoice to the payer: `refund` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(REFUND_INVOICE, {"id": id}, options)

    def release(self, id: str, *, options: CallOptions | None = None) -> _invoices.Invoice:
        """Release an invoice to the payee.

        Proposes a payment of the invoiced amount from the escrow to the payee. The invoice has to be FUNDED
        or DELIVERED.
        Any excess stays in the escrow. The status of the invoice changes when that payment completes. If the
        payment
        fails or is cancelled, `settlement` is null again.

        Two of payer, payee and arbiter have to sign. Every caller of the tenant with `payments:create` can
        submit their
        signatures with `POST /v1/payments/{id}/sign`: the first makes the payment SIGNING, the second
        executes it. Only
        one settlement can be pending. Two-factor protection does not apply.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invoices/{id}/release`, scope invoices:release

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ReleaseInvoiceError: `code` says why.
        """
        return self._calls.give(RELEASE_INVOICE, {"id": id}, options)

    def try_release(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[ReleaseInvoiceError]:
        """Release an invoice to the payee: `release` with its result as a value, which never raises for what the
        service answers.
        """
        return self._calls.attempt(RELEASE_INVOICE, {"id": id}, options)

    def send(self, id: str, *, options: CallOptions | None = None) -> _invoices.Invoice:
        """Send an invoice.

        Sends a DRAFT invoice whose `expiresAt` has not passed; otherwise the request is refused with
        INVALID_TRANSITION. Sending creates the escrow: a 2-of-3 multisig wallet of payer, payee and arbiter.
        Its address is known at once, and it is deployed asynchronously. The arbiter is a permanent owner, so
        the escrow is custodial and not trustless. From then on the invoice has a public view, and the service
        watches the escrow's balance.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/invoices/{id}/send`, scope invoices:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            SendInvoiceError: `code` says why.
        """
        return self._calls.give(SEND_INVOICE, {"id": id}, options)

    def try_send(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_invoices.Invoice] | Failure[SendInvoiceError]:
        """Send an invoice: `send` with its result as a value, which never raises for what the service answers."""
        return self._calls.attempt(SEND_INVOICE, {"id": id}, options)
