# Written by codegen from spec/. Do not edit.
"""Types of the contract: trade."""

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
class Agreement(Model):
    """The approved facts of an extraction. An agreement never changes."""

    #: The agreement.
    id: str
    #: Id of the extraction that the agreement is based on.
    extraction_id: str
    #: The approved facts, by name.
    facts: ExtractedFacts
    #: SHA-256 of the canonical JSON of the facts, in lower case hex.
    sha256: str
    #: Time at which the facts were approved.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("extraction_id", "extractionId", True, False, ""),
        ("facts", "facts", True, False, "@trade.ExtractedFacts"),
        ("sha256", "sha256", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CorrectExtractionRequest(Model):
    """The correction of one fact."""

    #: The fact to correct.
    field: ExtractionField
    #: The correct value. An empty string means that the document does not contain the fact, and resolves
    #: MISSING_FIELD.
    value: str

    _fields_ = (
        ("field", "field", True, False, "@trade.ExtractionField"),
        ("value", "value", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateExtractionRequest(Model):
    """The upload to extract facts from."""

    #: Id of an upload of the caller's tenant, `upl_…`.
    upload_id: str

    _fields_ = (
        ("upload_id", "uploadId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateSalesOrderRequest(Model):
    """The seller and the terms of the new order. Send at most one of `extractionId` and `agreementId`."""

    #: Id of the seller's tenant, which is another tenant.
    seller_tenant_id: str
    #: Id of an extraction of the caller's tenant. If it is APPROVED, its agreement becomes the agreement of
    #: the order.
    extraction_id: str | None = None
    #: Id of an agreement of the caller's tenant, `agr_…`.
    agreement_id: str | None = None
    #: The terms; without them the draft has no line items.
    terms: SalesOrderTermsInput | None = None

    _fields_ = (
        ("seller_tenant_id", "sellerTenantId", True, False, ""),
        ("extraction_id", "extractionId", False, False, ""),
        ("agreement_id", "agreementId", False, False, ""),
        ("terms", "terms", False, False, "@trade.SalesOrderTermsInput"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateUploadRequest(Model):
    """The file to upload, in base64."""

    #: The name of the file.
    filename: str
    #: Media type of the file.
    content_type: UploadContentType
    #: The content of the file in padded base64; at most 5 MiB decoded.
    content_base64: str

    _fields_ = (
        ("filename", "filename", True, False, ""),
        ("content_type", "contentType", True, False, "@trade.UploadContentType"),
        ("content_base64", "contentBase64", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DeliveryRecord(Model):
    """The delivery of a sales order, and whether the buyer has accepted it."""

    #: Id of the delivery.
    id: str
    #: Id of the sales order, `so_…`.
    order_id: str
    #: Whether the buyer has accepted the delivery.
    status: DeliveryRecordStatus
    #: The seller's note.
    note: str
    #: `0x` and the SHA-256 of the canonical JSON of the uploads' hashes, sorted; the hash of `[]` if there
    #: are no uploads.
    evidence_hash: str
    #: Time at which the delivery was recorded.
    delivered_at: datetime
    #: Time at which the buyer accepted; null before.
    accepted_at: datetime | None
    #: Id of the DRAFT invoice that the acceptance created; null before, and if a party has no organization
    #: account.
    invoice_id: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("order_id", "orderId", True, False, ""),
        ("status", "status", True, False, "@trade.DeliveryRecordStatus"),
        ("note", "note", True, False, ""),
        ("evidence_hash", "evidenceHash", True, False, ""),
        ("delivered_at", "deliveredAt", True, False, "t"),
        ("accepted_at", "acceptedAt", True, False, "?t"),
        ("invoice_id", "invoiceId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DeliveryRecordEvent(Model):
    """The event that is sent when a delivery is recorded or accepted. Both parties of the order receive it."""

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["delivery.recorded", "delivery.accepted"]
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
    data: DeliveryRecordEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=delivery.recorded|delivery.accepted"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@trade.DeliveryRecordEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DeliveryRecordEventData(Model):
    """The resource that changed."""

    #: The delivery at the moment of the change.
    object: DeliveryRecord
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@trade.DeliveryRecord"),
        ("previous_status", "previousStatus", False, False, ""),
    )


DELIVERY_RECORD_STATUS_VALUES = ("RECORDED", "ACCEPTED")
#: The status of a delivery: recorded by the seller, then accepted by the buyer.
DeliveryRecordStatus: TypeAlias = "Literal['RECORDED', 'ACCEPTED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExtractedFacts(Model):
    """The facts of a document, as they were extracted or corrected. The values are text as it appears in the
    document, null if nothing was found. vendorName, invoiceNumber, currency, totalMinor and dueDate are
    critical.
    """

    #: Name of the vendor that issued the document.
    vendor_name: str | None
    #: The vendor's e-mail address.
    vendor_email: str | None
    #: The invoice number as the document shows it.
    invoice_number: str | None
    #: The currency, an ISO 4217 code.
    currency: str | None
    #: The total, in minor units, as read.
    total_minor: str | None
    #: Due date, YYYY-MM-DD.
    due_date: str | None
    #: The bank details on the document.
    bank_details: str | None
    #: The number of the purchase order on the document.
    po_number: str | None
    #: The payment terms as the document states them.
    payment_terms: str | None
    #: Date of issue, YYYY-MM-DD.
    issue_date: str | None
    #: The sum before tax, in minor units, as read.
    subtotal_minor: str | None
    #: The tax, in minor units, as read.
    tax_minor: str | None
    #: Name of the buyer on the document.
    buyer_name: str | None

    _fields_ = (
        ("vendor_name", "vendorName", True, False, ""),
        ("vendor_email", "vendorEmail", True, False, ""),
        ("invoice_number", "invoiceNumber", True, False, ""),
        ("currency", "currency", True, False, ""),
        ("total_minor", "totalMinor", True, False, ""),
        ("due_date", "dueDate", True, False, ""),
        ("bank_details", "bankDetails", True, False, ""),
        ("po_number", "poNumber", True, False, ""),
        ("payment_terms", "paymentTerms", True, False, ""),
        ("issue_date", "issueDate", True, False, ""),
        ("subtotal_minor", "subtotalMinor", True, False, ""),
        ("tax_minor", "taxMinor", True, False, ""),
        ("buyer_name", "buyerName", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Extraction(Model):
    """The extracted facts of an uploaded document, which are reviewed and approved."""

    #: The extraction.
    id: str
    #: Id of the upload that the facts were extracted from.
    upload_id: str
    #: The status of the extraction.
    status: ExtractionStatus
    #: The current facts of the document.
    facts: ExtractedFacts
    #: The problems that were found, both OPEN and RESOLVED.
    flags: tuple[ExtractionFlag, ...]
    #: Id of the agreement; null until the extraction is approved.
    agreement_id: str | None
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("upload_id", "uploadId", True, False, ""),
        ("status", "status", True, False, "@trade.ExtractionStatus"),
        ("facts", "facts", True, False, "@trade.ExtractedFacts"),
        ("flags", "flags", True, False, "[@trade.ExtractionFlag"),
        ("agreement_id", "agreementId", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


EXTRACTION_FIELD_VALUES = ("vendorName", "vendorEmail", "invoiceNumber", "currency", "totalMinor", "dueDate", "bankDetails", "poNumber", "paymentTerms", "issueDate", "subtotalMinor", "taxMinor", "buyerName")
#: A fact that can be corrected.
ExtractionField: TypeAlias = "Literal['vendorName', 'vendorEmail', 'invoiceNumber', 'currency', 'totalMinor', 'dueDate', 'bankDetails', 'poNumber', 'paymentTerms', 'issueDate', 'subtotalMinor', 'taxMinor', 'buyerName'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExtractionFlag(Model):
    """A problem that a person has to review."""

    #: Id of the flag.
    id: str
    #: The kind of problem. MISSING_FIELD: a critical fact is missing. TOTAL_MISMATCH: the total is not the
    #: sum of subtotal and tax. LOW_CONFIDENCE: a fact does not have the form of its field.
    kind: Literal["MISSING_FIELD", "TOTAL_MISMATCH", "LOW_CONFIDENCE"] | Unknown
    #: The status of the flag. It is RESOLVED once the check that raised it passes.
    status: Literal["OPEN", "RESOLVED"] | Unknown
    #: The fact that the flag is about.
    field: str | None
    #: An explanation of the problem, in words.
    detail: str

    _fields_ = (
        ("id", "id", True, False, ""),
        ("kind", "kind", True, False, "=MISSING_FIELD|TOTAL_MISMATCH|LOW_CONFIDENCE"),
        ("status", "status", True, False, "=OPEN|RESOLVED"),
        ("field", "field", True, False, ""),
        ("detail", "detail", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ExtractionList(Model):
    """Extractions, newest first."""

    #: The entries of this page.
    extractions: tuple[Extraction, ...]

    _fields_ = (
        ("extractions", "extractions", True, False, "[@trade.Extraction"),
    )


EXTRACTION_STATUS_VALUES = ("REVIEW", "APPROVED")
#: The status of an extraction. It is under review until its facts are approved into an agreement.
ExtractionStatus: TypeAlias = "Literal['REVIEW', 'APPROVED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LineItem(Model):
    """A line item of a sales order."""

    #: The goods or the service, in words.
    description: str
    #: The price, in atoms.
    amount_atoms: str

    _fields_ = (
        ("description", "description", True, False, ""),
        ("amount_atoms", "amountAtoms", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RecordDeliveryRequest(Model):
    """The delivery to record, with its evidence."""

    #: A description of the delivery.
    note: str
    #: Ids of the seller's own uploads that prove the delivery.
    upload_ids: tuple[str, ...] | None = None

    _fields_ = (
        ("note", "note", True, False, ""),
        ("upload_ids", "uploadIds", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RespondToSalesOrderRequest(Model):
    """The seller's response."""

    #: The response: `accept`, `request-changes` or `reject`.
    action: Literal["accept", "request-changes", "reject"] | Unknown
    #: The reason for the response; required for `request-changes`.
    note: str | None = None

    _fields_ = (
        ("action", "action", True, False, "=accept|request-changes|reject"),
        ("note", "note", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SalesOrder(Model):
    """An order between two tenants, which both can read. The signatures are recorded acceptances of an
    authenticated party, not wallet signatures.
    """

    #: The order.
    id: str
    #: The order number: `SO-` and the buyer's sequence number.
    number: str
    #: The status of the order.
    status: SalesOrderStatus
    #: Number of the version: 1 at first, one more with every change of terms.
    version: int
    #: Id of the tenant that created it.
    buyer_tenant_id: str
    #: Id of the seller: the tenant that responds and delivers.
    seller_tenant_id: str
    #: The DID of the buyer, `did:subject:<identity id>`.
    buyer_did: str
    #: The DID of the seller, `did:subject:<identity id>`.
    seller_did: str
    #: The sum of the line items, in atoms.
    total_atoms: str
    #: Always USD.
    currency: Literal["USD"]
    #: Number of days from the invoice until it is due, as in the terms.
    due_days: int
    #: The terms of this version.
    terms: SalesOrderTerms
    #: `0x` and the SHA-256 of the canonical JSON of number, version, buyerDid, sellerDid, currency and terms.
    content_hash: str
    #: The last note of the seller; null if there is none.
    change_note: str | None
    #: True from the submission until the terms change.
    buyer_signed: bool
    #: True once the seller has accepted.
    seller_signed: bool
    #: `0x` and the SHA-256 of the canonical JSON of contentHash, buyerDid, sellerDid and acceptedAt; null
    #: until the order is ACCEPTED.
    sales_order_hash: str | None
    #: Id of the extraction that the order was created from; null if there is none.
    extraction_id: str | None
    #: Id of the agreement that the order is based on; null if there is none.
    agreement_id: str | None
    #: True if the order can be financed: it is ACCEPTED or DELIVERED, not settled, and has no purchase order
    #: other than a REPAID one.
    financeable: bool
    #: Time at which the seller accepted; null before.
    accepted_at: datetime | None
    created_at: datetime
    #: Time of the last change.
    updated_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("number", "number", True, False, ""),
        ("status", "status", True, False, "@trade.SalesOrderStatus"),
        ("version", "version", True, False, ""),
        ("buyer_tenant_id", "buyerTenantId", True, False, ""),
        ("seller_tenant_id", "sellerTenantId", True, False, ""),
        ("buyer_did", "buyerDid", True, False, ""),
        ("seller_did", "sellerDid", True, False, ""),
        ("total_atoms", "totalAtoms", True, False, ""),
        ("currency", "currency", True, False, "=USD"),
        ("due_days", "dueDays", True, False, ""),
        ("terms", "terms", True, False, "@trade.SalesOrderTerms"),
        ("content_hash", "contentHash", True, False, ""),
        ("change_note", "changeNote", True, False, ""),
        ("buyer_signed", "buyerSigned", True, False, ""),
        ("seller_signed", "sellerSigned", True, False, ""),
        ("sales_order_hash", "salesOrderHash", True, False, ""),
        ("extraction_id", "extractionId", True, False, ""),
        ("agreement_id", "agreementId", True, False, ""),
        ("financeable", "financeable", True, False, ""),
        ("accepted_at", "acceptedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("updated_at", "updatedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SalesOrderEvent(Model):
    """The event that is sent when the status of a sales order changes. Both parties receive it."""

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["sales_order.draft", "sales_order.submitted", "sales_order.changes_requested", "sales_order.accepted", "sales_order.delivered", "sales_order.completed", "sales_order.rejected", "sales_order.canceled"]
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
    data: SalesOrderEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=sales_order.draft|sales_order.submitted|sales_order.changes_requested|sales_order.accepted|sales_order.delivered|sales_order.completed|sales_order.rejected|sales_order.canceled"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@trade.SalesOrderEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SalesOrderEventData(Model):
    """The resource that changed."""

    #: The order at the moment of the change.
    object: SalesOrder
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@trade.SalesOrder"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SalesOrderList(Model):
    """Sales orders, newest first."""

    #: The entries of this page.
    sales_orders: tuple[SalesOrder, ...]

    _fields_ = (
        ("sales_orders", "salesOrders", True, False, "[@trade.SalesOrder"),
    )


SALES_ORDER_STATUS_VALUES = ("DRAFT", "SUBMITTED", "CHANGES_REQUESTED", "ACCEPTED", "DELIVERED", "COMPLETED", "REJECTED", "CANCELED")
#: The status of a sales order. COMPLETED, REJECTED and CANCELED are final.
SalesOrderStatus: TypeAlias = "Literal['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'ACCEPTED', 'DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SalesOrderTerms(Model):
    """The terms of a sales order."""

    #: The line items; empty in a new draft.
    line_items: tuple[LineItem, ...]
    #: Number of days from the invoice until it is due.
    due_days: int
    #: The delivery terms, such as an Incoterm; null if there are none.
    delivery_terms: str | None

    _fields_ = (
        ("line_items", "lineItems", True, False, "[@trade.LineItem"),
        ("due_days", "dueDays", True, False, ""),
        ("delivery_terms", "deliveryTerms", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SalesOrderTermsInput(Model):
    """The terms that the buyer proposes."""

    #: The line items; at least one before the order is submitted.
    line_items: Sequence[LineItem]
    #: Number of days from the invoice until it is due.
    due_days: int | None = None
    #: The delivery terms, such as an Incoterm.
    delivery_terms: str | None = None

    _fields_ = (
        ("line_items", "lineItems", True, False, "[@trade.LineItem"),
        ("due_days", "dueDays", False, False, ""),
        ("delivery_terms", "deliveryTerms", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SettlementCheck(Model):
    """The result of the check, and the order after it."""

    #: True if the order is paid.
    settled: bool
    #: How the order was paid; null if it is not paid.
    source: SettlementSource
    #: Time of the check.
    checked_at: datetime
    #: The order after the check. A DELIVERED order that is paid is now COMPLETED.
    order: SalesOrder

    _fields_ = (
        ("settled", "settled", True, False, ""),
        ("source", "source", True, False, "?=INVOICE|LOAN"),
        ("checked_at", "checkedAt", True, False, "t"),
        ("order", "order", True, False, "@trade.SalesOrder"),
    )


SETTLEMENT_SOURCE_VALUES = ("INVOICE", "LOAN")
#: How the order was paid: its invoice was released, or its loan was repaid.
SettlementSource: TypeAlias = "Literal['INVOICE', 'LOAN'] | Unknown | None"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateSalesOrderTermsRequest(Model):
    """The terms that replace the current ones."""

    #: The new terms.
    terms: SalesOrderTermsInput

    _fields_ = (
        ("terms", "terms", True, False, "@trade.SalesOrderTermsInput"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Upload(Model):
    """A stored file. Its content cannot be downloaded again."""

    #: Id of the upload.
    id: str
    #: SHA-256 of the decoded bytes, in lower case hex.
    sha256: str
    #: The size of the decoded file, in bytes.
    size: int
    #: Media type of the file.
    content_type: UploadContentType
    #: Time of the upload.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("sha256", "sha256", True, False, ""),
        ("size", "size", True, False, ""),
        ("content_type", "contentType", True, False, "@trade.UploadContentType"),
        ("created_at", "createdAt", True, False, "t"),
    )


UPLOAD_CONTENT_TYPE_VALUES = ("application/pdf", "image/png", "image/jpeg", "text/plain", "application/json")
#: The media types that can be uploaded.
UploadContentType: TypeAlias = "Literal['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'application/json'] | Unknown"

SHAPES_: Mapping[str, Any] = {
    "DeliveryRecordStatus": Choice(*DELIVERY_RECORD_STATUS_VALUES),
    "ExtractionField": Choice(*EXTRACTION_FIELD_VALUES),
    "ExtractionStatus": Choice(*EXTRACTION_STATUS_VALUES),
    "SalesOrderStatus": Choice(*SALES_ORDER_STATUS_VALUES),
    "SettlementSource": Choice(*SETTLEMENT_SOURCE_VALUES),
    "UploadContentType": Choice(*UPLOAD_CONTENT_TYPE_VALUES),
}
