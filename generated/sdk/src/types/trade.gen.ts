// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  AgreementNotFoundError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  BodyTooLargeError,
  DeliveryRecordNotFoundError,
  ExtractionFieldsMissingError,
  ExtractionFlagsOpenError,
  ExtractionNotFoundError,
  FieldNotCorrectableError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  InvalidTransitionError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  NotOrderPartyError,
  NoteRequiredError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SalesOrderNotFoundError,
  SandboxOnlyError,
  TenantAmbiguousError,
  TenantNotFoundError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  UploadNotFoundError,
  ValidationFailedError,
} from './errors.gen.ts';

/**
 * An amount in USD in atoms: a whole number with 6 decimals, so that 25 USD is `25000000`.
 */
export type Atoms = string;

/**
 * An amount in USD in atoms: a whole number with 6 decimals, above zero, with at most 16 digits.
 */
export type PositiveAtoms = string;

/**
 * The status of a sales order. COMPLETED, REJECTED and CANCELED are final.
 */
export const SalesOrderStatus = {
    DRAFT: 'DRAFT',
    SUBMITTED: 'SUBMITTED',
    CHANGES_REQUESTED: 'CHANGES_REQUESTED',
    ACCEPTED: 'ACCEPTED',
    DELIVERED: 'DELIVERED',
    COMPLETED: 'COMPLETED',
    REJECTED: 'REJECTED',
    CANCELED: 'CANCELED'
} as const;

/**
 * The status of a sales order. COMPLETED, REJECTED and CANCELED are final.
 */
export type SalesOrderStatus = typeof SalesOrderStatus[keyof typeof SalesOrderStatus];

/**
 * The status of a delivery: recorded by the seller, then accepted by the buyer.
 */
export const DeliveryRecordStatus = { RECORDED: 'RECORDED', ACCEPTED: 'ACCEPTED' } as const;

/**
 * The status of a delivery: recorded by the seller, then accepted by the buyer.
 */
export type DeliveryRecordStatus = typeof DeliveryRecordStatus[keyof typeof DeliveryRecordStatus];

/**
 * The status of an extraction. It is under review until its facts are approved into an agreement.
 */
export const ExtractionStatus = { REVIEW: 'REVIEW', APPROVED: 'APPROVED' } as const;

/**
 * The status of an extraction. It is under review until its facts are approved into an agreement.
 */
export type ExtractionStatus = typeof ExtractionStatus[keyof typeof ExtractionStatus];

/**
 * A line item of a sales order.
 */
export type LineItem = {
    /**
     * The goods or the service, in words.
     */
    description: string;
    /**
     * The price, in atoms.
     */
    amountAtoms: PositiveAtoms;
};

/**
 * The terms of a sales order.
 */
export type SalesOrderTerms = {
    /**
     * The line items; empty in a new draft.
     */
    lineItems: Array<LineItem>;
    /**
     * Number of days from the invoice until it is due.
     */
    dueDays: number;
    /**
     * The delivery terms, such as an Incoterm; null if there are none.
     */
    deliveryTerms: string | null;
};

/**
 * The terms that the buyer proposes.
 */
export type SalesOrderTermsInput = {
    /**
     * The line items; at least one before the order is submitted.
     */
    lineItems: Array<LineItem>;
    /**
     * Number of days from the invoice until it is due.
     */
    dueDays?: number;
    /**
     * The delivery terms, such as an Incoterm.
     */
    deliveryTerms?: string;
};

/**
 * An order between two tenants, which both can read. The signatures are recorded acceptances of an authenticated party, not wallet signatures.
 */
export type SalesOrder = {
    /**
     * The order.
     */
    id: string;
    /**
     * The order number: `SO-` and the buyer's sequence number.
     */
    number: string;
    /**
     * The status of the order.
     */
    status: SalesOrderStatus;
    /**
     * Number of the version: 1 at first, one more with every change of terms.
     */
    version: number;
    /**
     * Id of the tenant that created it.
     */
    buyerTenantId: string;
    /**
     * Id of the seller: the tenant that responds and delivers.
     */
    sellerTenantId: string;
    /**
     * The DID of the buyer, `did:subject:<identity id>`.
     */
    buyerDid: string;
    /**
     * The DID of the seller, `did:subject:<identity id>`.
     */
    sellerDid: string;
    /**
     * The sum of the line items, in atoms.
     */
    totalAtoms: Atoms;
    /**
     * Always USD.
     */
    currency: 'USD';
    /**
     * Number of days from the invoice until it is due, as in the terms.
     */
    dueDays: number;
    /**
     * The terms of this version.
     */
    terms: SalesOrderTerms;
    /**
     * `0x` and the SHA-256 of the canonical JSON of number, version, buyerDid, sellerDid, currency and terms.
     */
    contentHash: string;
    /**
     * The last note of the seller; null if there is none.
     */
    changeNote: string | null;
    /**
     * True from the submission until the terms change.
     */
    buyerSigned: boolean;
    /**
     * True once the seller has accepted.
     */
    sellerSigned: boolean;
    /**
     * `0x` and the SHA-256 of the canonical JSON of contentHash, buyerDid, sellerDid and acceptedAt; null until the order is ACCEPTED.
     */
    salesOrderHash: string | null;
    /**
     * Id of the extraction that the order was created from; null if there is none.
     */
    extractionId: string | null;
    /**
     * Id of the agreement that the order is based on; null if there is none.
     */
    agreementId: string | null;
    /**
     * True if the order can be financed: it is ACCEPTED or DELIVERED, not settled, and has no purchase order other than a REPAID one.
     */
    financeable: boolean;
    /**
     * Time at which the seller accepted; null before.
     */
    acceptedAt: string | null;
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
};

/**
 * Sales orders, newest first.
 */
export type SalesOrderList = {
    /**
     * The entries of this page.
     */
    salesOrders: Array<SalesOrder>;
};

/**
 * The seller and the terms of the new order. Send at most one of `extractionId` and `agreementId`.
 */
export type CreateSalesOrderRequest = {
    /**
     * Id of the seller's tenant, which is another tenant.
     */
    sellerTenantId: string;
    /**
     * Id of an extraction of the caller's tenant. If it is APPROVED, its agreement becomes the agreement of the order.
     */
    extractionId?: string;
    /**
     * Id of an agreement of the caller's tenant, `agr_…`.
     */
    agreementId?: string;
    /**
     * The terms; without them the draft has no line items.
     */
    terms?: SalesOrderTermsInput;
};

/**
 * The terms that replace the current ones.
 */
export type UpdateSalesOrderTermsRequest = {
    /**
     * The new terms.
     */
    terms: SalesOrderTermsInput;
};

/**
 * The seller's response.
 */
export type RespondToSalesOrderRequest = {
    /**
     * The response: `accept`, `request-changes` or `reject`.
     */
    action: 'accept' | 'request-changes' | 'reject';
    /**
     * The reason for the response; required for `request-changes`.
     */
    note?: string;
};

/**
 * The delivery of a sales order, and whether the buyer has accepted it.
 */
export type DeliveryRecord = {
    /**
     * Id of the delivery.
     */
    id: string;
    /**
     * Id of the sales order, `so_…`.
     */
    orderId: string;
    /**
     * Whether the buyer has accepted the delivery.
     */
    status: DeliveryRecordStatus;
    /**
     * The seller's note.
     */
    note: string;
    /**
     * `0x` and the SHA-256 of the canonical JSON of the uploads' hashes, sorted; the hash of `[]` if there are no uploads.
     */
    evidenceHash: string;
    /**
     * Time at which the delivery was recorded.
     */
    deliveredAt: string;
    /**
     * Time at which the buyer accepted; null before.
     */
    acceptedAt: string | null;
    /**
     * Id of the DRAFT invoice that the acceptance created; null before, and if a party has no organization account.
     */
    invoiceId: string | null;
};

/**
 * The delivery to record, with its evidence.
 */
export type RecordDeliveryRequest = {
    /**
     * A description of the delivery.
     */
    note: string;
    /**
     * Ids of the seller's own uploads that prove the delivery.
     */
    uploadIds?: Array<string>;
};

/**
 * How the order was paid: its invoice was released, or its loan was repaid.
 */
export const SettlementSource = {
    INVOICE: 'INVOICE',
    LOAN: 'LOAN',
    NULL: null
} as const;

/**
 * How the order was paid: its invoice was released, or its loan was repaid.
 */
export type SettlementSource = typeof SettlementSource[keyof typeof SettlementSource];

/**
 * The result of the check, and the order after it.
 */
export type SettlementCheck = {
    /**
     * True if the order is paid.
     */
    settled: boolean;
    /**
     * How the order was paid; null if it is not paid.
     */
    source: SettlementSource;
    /**
     * Time of the check.
     */
    checkedAt: string;
    /**
     * The order after the check. A DELIVERED order that is paid is now COMPLETED.
     */
    order: SalesOrder;
};

/**
 * The media types that can be uploaded.
 */
export const UploadContentType = {
    APPLICATION_PDF: 'application/pdf',
    IMAGE_PNG: 'image/png',
    IMAGE_JPEG: 'image/jpeg',
    TEXT_PLAIN: 'text/plain',
    APPLICATION_JSON: 'application/json'
} as const;

/**
 * The media types that can be uploaded.
 */
export type UploadContentType = typeof UploadContentType[keyof typeof UploadContentType];

/**
 * A stored file. Its content cannot be downloaded again.
 */
export type Upload = {
    /**
     * Id of the upload.
     */
    id: string;
    /**
     * SHA-256 of the decoded bytes, in lower case hex.
     */
    sha256: string;
    /**
     * The size of the decoded file, in bytes.
     */
    size: number;
    /**
     * Media type of the file.
     */
    contentType: UploadContentType;
    /**
     * Time of the upload.
     */
    createdAt: string;
};

/**
 * The file to upload, in base64.
 */
export type CreateUploadRequest = {
    /**
     * The name of the file.
     */
    filename: string;
    /**
     * Media type of the file.
     */
    contentType: UploadContentType;
    /**
     * The content of the file in padded base64; at most 5 MiB decoded.
     */
    contentBase64: string;
};

/**
 * A fact that can be corrected.
 */
export const ExtractionField = {
    VENDOR_NAME: 'vendorName',
    VENDOR_EMAIL: 'vendorEmail',
    INVOICE_NUMBER: 'invoiceNumber',
    CURRENCY: 'currency',
    TOTAL_MINOR: 'totalMinor',
    DUE_DATE: 'dueDate',
    BANK_DETAILS: 'bankDetails',
    PO_NUMBER: 'poNumber',
    PAYMENT_TERMS: 'paymentTerms',
    ISSUE_DATE: 'issueDate',
    SUBTOTAL_MINOR: 'subtotalMinor',
    TAX_MINOR: 'taxMinor',
    BUYER_NAME: 'buyerName'
} as const;

/**
 * A fact that can be corrected.
 */
export type ExtractionField = typeof ExtractionField[keyof typeof ExtractionField];

/**
 * The facts of a document, as they were extracted or corrected. The values are text as it appears in the document, null if nothing was found. vendorName, invoiceNumber, currency, totalMinor and dueDate are critical.
 */
export type ExtractedFacts = {
    /**
     * Name of the vendor that issued the document.
     */
    vendorName: string | null;
    /**
     * The vendor's e-mail address.
     */
    vendorEmail: string | null;
    /**
     * The invoice number as the document shows it.
     */
    invoiceNumber: string | null;
    /**
     * The currency, an ISO 4217 code.
     */
    currency: string | null;
    /**
     * The total, in minor units, as read.
     */
    totalMinor: string | null;
    /**
     * Due date, YYYY-MM-DD.
     */
    dueDate: string | null;
    /**
     * The bank details on the document.
     */
    bankDetails: string | null;
    /**
     * The number of the purchase order on the document.
     */
    poNumber: string | null;
    /**
     * The payment terms as the document states them.
     */
    paymentTerms: string | null;
    /**
     * Date of issue, YYYY-MM-DD.
     */
    issueDate: string | null;
    /**
     * The sum before tax, in minor units, as read.
     */
    subtotalMinor: string | null;
    /**
     * The tax, in minor units, as read.
     */
    taxMinor: string | null;
    /**
     * Name of the buyer on the document.
     */
    buyerName: string | null;
};

/**
 * A problem that a person has to review.
 */
export type ExtractionFlag = {
    /**
     * Id of the flag.
     */
    id: string;
    /**
     * The kind of problem. MISSING_FIELD: a critical fact is missing. TOTAL_MISMATCH: the total is not the sum of subtotal and tax. LOW_CONFIDENCE: a fact does not have the form of its field.
     */
    kind: 'MISSING_FIELD' | 'TOTAL_MISMATCH' | 'LOW_CONFIDENCE';
    /**
     * The status of the flag. It is RESOLVED once the check that raised it passes.
     */
    status: 'OPEN' | 'RESOLVED';
    /**
     * The fact that the flag is about.
     */
    field: string | null;
    /**
     * An explanation of the problem, in words.
     */
    detail: string;
};

/**
 * The extracted facts of an uploaded document, which are reviewed and approved.
 */
export type Extraction = {
    /**
     * The extraction.
     */
    id: string;
    /**
     * Id of the upload that the facts were extracted from.
     */
    uploadId: string;
    /**
     * The status of the extraction.
     */
    status: ExtractionStatus;
    /**
     * The current facts of the document.
     */
    facts: ExtractedFacts;
    /**
     * The problems that were found, both OPEN and RESOLVED.
     */
    flags: Array<ExtractionFlag>;
    /**
     * Id of the agreement; null until the extraction is approved.
     */
    agreementId: string | null;
    createdAt: string;
};

/**
 * Extractions, newest first.
 */
export type ExtractionList = {
    /**
     * The entries of this page.
     */
    extractions: Array<Extraction>;
};

/**
 * The upload to extract facts from.
 */
export type CreateExtractionRequest = {
    /**
     * Id of an upload of the caller's tenant, `upl_…`.
     */
    uploadId: string;
};

/**
 * The correction of one fact.
 */
export type CorrectExtractionRequest = {
    /**
     * The fact to correct.
     */
    field: ExtractionField;
    /**
     * The correct value. An empty string means that the document does not contain the fact, and resolves MISSING_FIELD.
     */
    value: string;
};

/**
 * The approved facts of an extraction. An agreement never changes.
 */
export type Agreement = {
    /**
     * The agreement.
     */
    id: string;
    /**
     * Id of the extraction that the agreement is based on.
     */
    extractionId: string;
    /**
     * The approved facts, by name.
     */
    facts: ExtractedFacts;
    /**
     * SHA-256 of the canonical JSON of the facts, in lower case hex.
     */
    sha256: string;
    /**
     * Time at which the facts were approved.
     */
    createdAt: string;
};

/**
 * The event that is sent when the status of a sales order changes. Both parties receive it.
 */
export type SalesOrderEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'sales_order.draft' | 'sales_order.submitted' | 'sales_order.changes_requested' | 'sales_order.accepted' | 'sales_order.delivered' | 'sales_order.completed' | 'sales_order.rejected' | 'sales_order.canceled';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The order at the moment of the change.
         */
        object: SalesOrder;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * The event that is sent when a delivery is recorded or accepted. Both parties of the order receive it.
 */
export type DeliveryRecordEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'delivery.recorded' | 'delivery.accepted';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment: `sandbox` or `live`.
     */
    environment: Environment;
    /**
     * Id of the tenant that receives the event.
     */
    tenantId: string;
    /**
     * Version of the payload, always `v1`.
     */
    apiVersion: 'v1';
    /**
     * Number of the event in this tenant's feed. The numbers increase by one, without gaps.
     */
    sequence: string;
    /**
     * Id of the resource that changed.
     */
    resourceId: string;
    /**
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The delivery at the moment of the change.
         */
        object: DeliveryRecord;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

export type ListSalesOrdersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only orders of this status.
         */
        status?: SalesOrderStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/trade/sales-orders';
};

export type ListSalesOrdersErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListSalesOrdersError = ListSalesOrdersErrors[keyof ListSalesOrdersErrors];

export type ListSalesOrdersResponses = {
    /**
     * A page of orders.
     */
    200: SalesOrderList;
};

export type ListSalesOrdersResponse = ListSalesOrdersResponses[keyof ListSalesOrdersResponses];

export type CreateSalesOrderData = {
    body: CreateSalesOrderRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/trade/sales-orders';
};

export type CreateSalesOrderErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * TENANT_NOT_FOUND, EXTRACTION_NOT_FOUND, AGREEMENT_NOT_FOUND
     */
    404: TenantNotFoundError | ExtractionNotFoundError | AgreementNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateSalesOrderError = CreateSalesOrderErrors[keyof CreateSalesOrderErrors];

export type CreateSalesOrderResponses = {
    /**
     * The new sales order, which is a DRAFT.
     */
    201: SalesOrder;
};

export type CreateSalesOrderResponse = CreateSalesOrderResponses[keyof CreateSalesOrderResponses];

export type GetSalesOrderData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}';
};

export type GetSalesOrderErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND
     */
    404: SalesOrderNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetSalesOrderError = GetSalesOrderErrors[keyof GetSalesOrderErrors];

export type GetSalesOrderResponses = {
    /**
     * The order.
     */
    200: SalesOrder;
};

export type GetSalesOrderResponse = GetSalesOrderResponses[keyof GetSalesOrderResponses];

export type UpdateSalesOrderTermsData = {
    body: UpdateSalesOrderTermsRequest;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/terms';
};

export type UpdateSalesOrderTermsErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND
     */
    404: SalesOrderNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type UpdateSalesOrderTermsError = UpdateSalesOrderTermsErrors[keyof UpdateSalesOrderTermsErrors];

export type UpdateSalesOrderTermsResponses = {
    /**
     * The sales order with the new version.
     */
    200: SalesOrder;
};

export type UpdateSalesOrderTermsResponse = UpdateSalesOrderTermsResponses[keyof UpdateSalesOrderTermsResponses];

export type SubmitSalesOrderData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/submit';
};

export type SubmitSalesOrderErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND
     */
    404: SalesOrderNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type SubmitSalesOrderError = SubmitSalesOrderErrors[keyof SubmitSalesOrderErrors];

export type SubmitSalesOrderResponses = {
    /**
     * The sales order, which is now SUBMITTED.
     */
    200: SalesOrder;
};

export type SubmitSalesOrderResponse = SubmitSalesOrderResponses[keyof SubmitSalesOrderResponses];

export type RespondToSalesOrderData = {
    body: RespondToSalesOrderRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/respond';
};

export type RespondToSalesOrderErrors = {
    /**
     * NOTE_REQUIRED, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: NoteRequiredError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND
     */
    404: SalesOrderNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RespondToSalesOrderError = RespondToSalesOrderErrors[keyof RespondToSalesOrderErrors];

export type RespondToSalesOrderResponses = {
    /**
     * The sales order after the response.
     */
    200: SalesOrder;
};

export type RespondToSalesOrderResponse = RespondToSalesOrderResponses[keyof RespondToSalesOrderResponses];

export type CancelSalesOrderData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/cancel';
};

export type CancelSalesOrderErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND
     */
    404: SalesOrderNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CancelSalesOrderError = CancelSalesOrderErrors[keyof CancelSalesOrderErrors];

export type CancelSalesOrderResponses = {
    /**
     * The sales order, which is now CANCELED.
     */
    200: SalesOrder;
};

export type CancelSalesOrderResponse = CancelSalesOrderResponses[keyof CancelSalesOrderResponses];

export type GetSalesOrderDeliveryData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/delivery';
};

export type GetSalesOrderDeliveryErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND
     */
    404: SalesOrderNotFoundError | DeliveryRecordNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetSalesOrderDeliveryError = GetSalesOrderDeliveryErrors[keyof GetSalesOrderDeliveryErrors];

export type GetSalesOrderDeliveryResponses = {
    /**
     * The delivery.
     */
    200: DeliveryRecord;
};

export type GetSalesOrderDeliveryResponse = GetSalesOrderDeliveryResponses[keyof GetSalesOrderDeliveryResponses];

export type RecordSalesOrderDeliveryData = {
    body: RecordDeliveryRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/delivery';
};

export type RecordSalesOrderDeliveryErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND, UPLOAD_NOT_FOUND
     */
    404: SalesOrderNotFoundError | UploadNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type RecordSalesOrderDeliveryError = RecordSalesOrderDeliveryErrors[keyof RecordSalesOrderDeliveryErrors];

export type RecordSalesOrderDeliveryResponses = {
    /**
     * The delivery.
     */
    201: DeliveryRecord;
};

export type RecordSalesOrderDeliveryResponse = RecordSalesOrderDeliveryResponses[keyof RecordSalesOrderDeliveryResponses];

export type AcceptSalesOrderDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/delivery/accept';
};

export type AcceptSalesOrderDeliveryErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_ORDER_PARTY, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotOrderPartyError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND
     */
    404: SalesOrderNotFoundError | DeliveryRecordNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type AcceptSalesOrderDeliveryError = AcceptSalesOrderDeliveryErrors[keyof AcceptSalesOrderDeliveryErrors];

export type AcceptSalesOrderDeliveryResponses = {
    /**
     * The delivery, which is now ACCEPTED.
     */
    200: DeliveryRecord;
};

export type AcceptSalesOrderDeliveryResponse = AcceptSalesOrderDeliveryResponses[keyof AcceptSalesOrderDeliveryResponses];

export type CheckSalesOrderSettlementData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/sales-orders/{id}/settlement-check';
};

export type CheckSalesOrderSettlementErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * SALES_ORDER_NOT_FOUND
     */
    404: SalesOrderNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CheckSalesOrderSettlementError = CheckSalesOrderSettlementErrors[keyof CheckSalesOrderSettlementErrors];

export type CheckSalesOrderSettlementResponses = {
    /**
     * The result of the check.
     */
    200: SettlementCheck;
};

export type CheckSalesOrderSettlementResponse = CheckSalesOrderSettlementResponses[keyof CheckSalesOrderSettlementResponses];

export type ListExtractionsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only extractions of this status.
         */
        status?: ExtractionStatus;
        /**
         * Number of entries to skip, for use in a user interface. Programs should follow the Link header instead. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * The highest number of entries on the page.
         */
        take?: number;
        /**
         * The cursor from the Link header of the previous page. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
        /**
         * Only entries that were created at this time or later. With `createdBefore` of one request as `createdAfter` of the next, no entry is missed or listed twice.
         */
        createdAfter?: string;
        /**
         * Only entries that were created before this time.
         */
        createdBefore?: string;
    };
    url: '/v1/trade/extractions';
};

export type ListExtractionsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ListExtractionsError = ListExtractionsErrors[keyof ListExtractionsErrors];

export type ListExtractionsResponses = {
    /**
     * A page of extractions.
     */
    200: ExtractionList;
};

export type ListExtractionsResponse = ListExtractionsResponses[keyof ListExtractionsResponses];

export type CreateExtractionData = {
    body: CreateExtractionRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/trade/extractions';
};

export type CreateExtractionErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * UPLOAD_NOT_FOUND
     */
    404: UploadNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateExtractionError = CreateExtractionErrors[keyof CreateExtractionErrors];

export type CreateExtractionResponses = {
    /**
     * The new extraction, which has the status REVIEW.
     */
    201: Extraction;
};

export type CreateExtractionResponse = CreateExtractionResponses[keyof CreateExtractionResponses];

export type GetExtractionData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/extractions/{id}';
};

export type GetExtractionErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * EXTRACTION_NOT_FOUND
     */
    404: ExtractionNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetExtractionError = GetExtractionErrors[keyof GetExtractionErrors];

export type GetExtractionResponses = {
    /**
     * The extraction.
     */
    200: Extraction;
};

export type GetExtractionResponse = GetExtractionResponses[keyof GetExtractionResponses];

export type CorrectExtractionData = {
    body: CorrectExtractionRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/extractions/{id}/corrections';
};

export type CorrectExtractionErrors = {
    /**
     * FIELD_NOT_CORRECTABLE, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: FieldNotCorrectableError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * EXTRACTION_NOT_FOUND
     */
    404: ExtractionNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CorrectExtractionError = CorrectExtractionErrors[keyof CorrectExtractionErrors];

export type CorrectExtractionResponses = {
    /**
     * The extraction after the checks.
     */
    200: Extraction;
};

export type CorrectExtractionResponse = CorrectExtractionResponses[keyof CorrectExtractionResponses];

export type ApproveExtractionData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/extractions/{id}/approve';
};

export type ApproveExtractionErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * EXTRACTION_NOT_FOUND
     */
    404: ExtractionNotFoundError;
    /**
     * EXTRACTION_FLAGS_OPEN, EXTRACTION_FIELDS_MISSING, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ExtractionFlagsOpenError | ExtractionFieldsMissingError | IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type ApproveExtractionError = ApproveExtractionErrors[keyof ApproveExtractionErrors];

export type ApproveExtractionResponses = {
    /**
     * The extraction, which is now APPROVED.
     */
    200: Extraction;
};

export type ApproveExtractionResponse = ApproveExtractionResponses[keyof ApproveExtractionResponses];

export type GetAgreementData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/trade/agreements/{id}';
};

export type GetAgreementErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * AGREEMENT_NOT_FOUND
     */
    404: AgreementNotFoundError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetAgreementError = GetAgreementErrors[keyof GetAgreementErrors];

export type GetAgreementResponses = {
    /**
     * The agreement.
     */
    200: Agreement;
};

export type GetAgreementResponse = GetAgreementResponses[keyof GetAgreementResponses];

export type CreateUploadData = {
    body: CreateUploadRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/uploads';
};

export type CreateUploadErrors = {
    /**
     * VALIDATION_FAILED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
    /**
     * IDEMPOTENCY_KEY_REUSED
     */
    422: IdempotencyKeyReusedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type CreateUploadError = CreateUploadErrors[keyof CreateUploadErrors];

export type CreateUploadResponses = {
    /**
     * The first upload with the same bytes.
     */
    200: Upload;
    /**
     * The upload.
     */
    201: Upload;
};

export type CreateUploadResponse = CreateUploadResponses[keyof CreateUploadResponses];
