# Written by codegen from spec/. Do not edit.
"""Types of the contract: invoices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount
    from . import accounts as _accounts


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateInvoiceRequest(Model):
    """The invoice to create. Payer, payee and arbiter have to be three different addresses, regardless of letter
    case.
    """

    #: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
    amount_usd: Decimal
    #: The EVM address of the payer. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01
    #: cannot own the escrow and are not allowed.
    payer_address: str
    #: The EVM address that is paid on release.
    payee_address: str
    #: The payee's name, as the payer sees it.
    payee_name: str
    #: The EVM address of the third owner of the escrow; the platform's arbiter by default. The payer sees it.
    #: It must not be a wallet of the tenant if the payer's or the payee's address is one, too.
    arbiter_address: str | None = None
    #: Time until which the invoice can be funded. It has to be in the future; 30 days after sending by
    #: default.
    expires_at: datetime | None = None

    _fields_ = (
        ("amount_usd", "amountUsd", True, False, "d"),
        ("payer_address", "payerAddress", True, False, ""),
        ("payee_address", "payeeAddress", True, False, ""),
        ("payee_name", "payeeName", True, False, ""),
        ("arbiter_address", "arbiterAddress", False, False, ""),
        ("expires_at", "expiresAt", False, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DeliverInvoiceRequest(Model):
    """The evidence of the delivery, which is optional."""

    #: The evidence of the delivery.
    evidence: InvoiceEvidenceInput | None = None

    _fields_ = (
        ("evidence", "evidence", False, False, "@invoices.InvoiceEvidenceInput"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Invoice(Model):
    """A payment request with its own escrow, a 2-of-3 multisig wallet of payer, payee and arbiter."""

    #: The invoice.
    id: str
    #: The status of the invoice.
    status: InvoiceStatus
    #: The amount that is invoiced, in USD.
    amount_usd: Decimal
    #: The address of the payer, with EIP-55 checksum.
    payer_address: str
    #: The address of the payee, with EIP-55 checksum.
    payee_address: str
    #: The payee's name, as the payer sees it.
    payee_name: str
    #: The EVM address of the arbiter, the third owner of the escrow, with EIP-55 checksum.
    arbiter_address: str
    #: The address of the escrow, to which payers pay, with EIP-55 checksum; null until the invoice is sent.
    hold_address: str | None
    #: Id of the wallet of the escrow; null until the invoice is sent.
    hold_wallet_id: str | None
    #: EIP-155 id of the chain of the escrow.
    chain_id: int
    #: Time until which the invoice can be funded. If none was set, it is null in a DRAFT, and 30 days after
    #: sending otherwise.
    expires_at: datetime | None
    #: The evidence of the delivery; null if there is none.
    evidence: InvoiceEvidence | None
    #: The release or refund; null if none is pending and none has completed.
    settlement: InvoiceSettlement | None
    #: Time at which the service found the amount in the escrow; null before.
    funded_at: datetime | None
    #: Time at which the invoice was marked as delivered; null before.
    delivered_at: datetime | None
    #: Time at which the payee was paid; null before.
    released_at: datetime | None
    #: Time at which the payer was refunded; null before.
    refunded_at: datetime | None
    #: Time of the cancellation; null while the invoice is not CANCELLED.
    cancelled_at: datetime | None
    #: Time at which the service found the invoice expired; null before.
    expired_at: datetime | None
    #: Time at which the invoice was sent; null while it is a DRAFT.
    sent_at: datetime | None
    #: Time at which the draft was created.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("status", "status", True, False, "@invoices.InvoiceStatus"),
        ("amount_usd", "amountUsd", True, False, "d"),
        ("payer_address", "payerAddress", True, False, ""),
        ("payee_address", "payeeAddress", True, False, ""),
        ("payee_name", "payeeName", True, False, ""),
        ("arbiter_address", "arbiterAddress", True, False, ""),
        ("hold_address", "holdAddress", True, False, ""),
        ("hold_wallet_id", "holdWalletId", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("expires_at", "expiresAt", True, False, "?t"),
        ("evidence", "evidence", True, False, "?@invoices.InvoiceEvidence"),
        ("settlement", "settlement", True, False, "?@invoices.InvoiceSettlement"),
        ("funded_at", "fundedAt", True, False, "?t"),
        ("delivered_at", "deliveredAt", True, False, "?t"),
        ("released_at", "releasedAt", True, False, "?t"),
        ("refunded_at", "refundedAt", True, False, "?t"),
        ("cancelled_at", "cancelledAt", True, False, "?t"),
        ("expired_at", "expiredAt", True, False, "?t"),
        ("sent_at", "sentAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvoiceEvent(Model):
    """The event that is sent when an invoice changes. It never contains phone numbers, e-mail addresses, codes
    or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["invoice.sent", "invoice.funded", "invoice.delivered", "invoice.released", "invoice.refunded", "invoice.expired", "invoice.cancelled"]
    #: Time at which the change was committed.
    created_at: datetime
    #: The environment: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Id of the tenant that receives the event.
    tenant_id: str
    #: Version of the payload, always `v1`.
    api_version: Literal["v1"]
    #: Number of the event in this tenant's feed. The numbers increase by one, without gaps.
    sequence: str
    #: Id of the resource that changed.
    resource_id: str
    #: Position of the change among the changes of the same resource. It always increases, but may skip
    #: numbers.
    resource_sequence: int
    #: The resource that changed.
    data: InvoiceEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=invoice.sent|invoice.funded|invoice.delivered|invoice.released|invoice.refunded|invoice.expired|invoice.cancelled"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@invoices.InvoiceEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvoiceEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change.
    object: Invoice
    #: The status before the change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@invoices.Invoice"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvoiceEvidence(Model):
    """The evidence of the delivery."""

    #: A note in plain text.
    note: str | None
    #: Ids of uploads of the tenant; empty if there are none.
    upload_ids: tuple[str, ...]
    #: URL of a page about the delivery.
    url: str | None

    _fields_ = (
        ("note", "note", True, False, ""),
        ("upload_ids", "uploadIds", True, False, "["),
        ("url", "url", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvoiceEvidenceInput(Model):
    """The evidence of the delivery."""

    #: A note in plain text.
    note: str | None = None
    #: Ids of uploads of the tenant.
    upload_ids: Sequence[str] | None = None
    #: URL of a page about the delivery.
    url: str | None = None

    _fields_ = (
        ("note", "note", False, False, ""),
        ("upload_ids", "uploadIds", False, False, "["),
        ("url", "url", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvoiceList(Model):
    """Invoices, newest first."""

    #: The entries of this page.
    invoices: tuple[Invoice, ...]

    _fields_ = (
        ("invoices", "invoices", True, False, "[@invoices.Invoice"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvoiceSettlement(Model):
    """The release or refund that is pending or has completed."""

    #: The kind of settlement.
    kind: InvoiceSettlementKind
    #: Id of the payment that the parties sign.
    payment_id: str
    #: The status of the payment.
    status: InvoiceSettlementStatus

    _fields_ = (
        ("kind", "kind", True, False, "@invoices.InvoiceSettlementKind"),
        ("payment_id", "paymentId", True, False, ""),
        ("status", "status", True, False, "@invoices.InvoiceSettlementStatus"),
    )


INVOICE_SETTLEMENT_KIND_VALUES = ("RELEASE", "REFUND")
#: The kind of settlement: RELEASE pays the payee, REFUND pays the payer.
InvoiceSettlementKind: TypeAlias = "Literal['RELEASE', 'REFUND'] | Unknown"

INVOICE_SETTLEMENT_STATUS_VALUES = ("CREATED", "AWAITING_SIGNATURE", "SIGNING", "READY_TO_EXECUTE", "EXECUTING", "COMPLETED", "FAILED", "CANCELLED")
#: The status of the payment that settles the invoice. FAILED and CANCELLED do not appear, because they remove
#: the settlement.
InvoiceSettlementStatus: TypeAlias = "Literal['CREATED', 'AWAITING_SIGNATURE', 'SIGNING', 'READY_TO_EXECUTE', 'EXECUTING', 'COMPLETED', 'FAILED', 'CANCELLED'] | Unknown"

INVOICE_STATUS_VALUES = ("DRAFT", "SENT", "FUNDED", "DELIVERED", "EXPIRED", "RELEASED", "REFUNDED", "CANCELLED")
#: The status of an invoice. RELEASED, REFUNDED and CANCELLED are final. An EXPIRED invoice can only be
#: refunded.
InvoiceStatus: TypeAlias = "Literal['DRAFT', 'SENT', 'FUNDED', 'DELIVERED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELLED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PollTestInvoiceRequest(Model):
    """What the check finds. An empty body reads the escrow."""

    #: True if the blocks with the money of a FUNDED invoice are gone.
    reorganized: bool | None = None

    _fields_ = (
        ("reorganized", "reorganized", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PublicInvoice(Model):
    """The public view of an invoice, with what a payer needs."""

    #: The amount to pay, in USD.
    amount_usd: Decimal
    #: The confirmed amount in the escrow while the invoice could be paid, in USD. It is read every 5 seconds,
    #: and no longer changes once the invoice is funded or has expired.
    received_usd: Decimal
    #: The status of the invoice, never DRAFT.
    status: InvoiceStatus
    #: The address of the escrow to pay to, with EIP-55 checksum; null if the invoice was cancelled before it
    #: was sent.
    hold_address: str | None
    #: EIP-155 id of the chain on which to pay.
    chain_id: int
    #: The address of the token to pay with, USDC, with EIP-55 checksum.
    token_address: str
    #: The payee's name, as the tenant that sent the invoice gave it. The service has not verified it.
    payee_name: str
    #: The EVM address of the arbiter, with EIP-55 checksum. The arbiter and the payee together can release
    #: the money, so a payer has to trust it.
    arbiter_address: str
    #: Time until which the invoice can be funded; null if the invoice was cancelled before it was sent.
    expires_at: datetime | None

    _fields_ = (
        ("amount_usd", "amountUsd", True, False, "d"),
        ("received_usd", "receivedUsd", True, False, "d"),
        ("status", "status", True, False, "@invoices.InvoiceStatus"),
        ("hold_address", "holdAddress", True, False, ""),
        ("chain_id", "chainId", True, False, ""),
        ("token_address", "tokenAddress", True, False, ""),
        ("payee_name", "payeeName", True, False, ""),
        ("arbiter_address", "arbiterAddress", True, False, ""),
        ("expires_at", "expiresAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TestArbiter(Model):
    """The platform arbiter of the sandbox. For tests only."""

    #: The address, with EIP-55 checksum.
    address: str
    #: The private key, `0x` and 64 hex digits.
    private_key: str

    _fields_ = (
        ("address", "address", True, False, ""),
        ("private_key", "privateKey", True, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "InvoiceSettlementKind": Choice(*INVOICE_SETTLEMENT_KIND_VALUES),
    "InvoiceSettlementStatus": Choice(*INVOICE_SETTLEMENT_STATUS_VALUES),
    "InvoiceStatus": Choice(*INVOICE_STATUS_VALUES),
}
