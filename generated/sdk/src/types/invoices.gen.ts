// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  ApprovalRequiredError,
  AuthorityMissingError,
  BalanceUnavailableError,
  BodyTooLargeError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientFundsError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  InvoiceHasFundsError,
  InvoiceNotFoundError,
  InvoiceNothingToRefundError,
  InvoicePartiesNotDistinctError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  PolicyDeniedError,
  PolicyUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SandboxOnlyError,
  SettlementInFlightError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  UploadNotFoundError,
  ValidationFailedError,
  WalletNotDeployedError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * The status of an invoice. RELEASED, REFUNDED and CANCELLED are final. An EXPIRED invoice can only be refunded.
 */
export const InvoiceStatus = {
    DRAFT: 'DRAFT',
    SENT: 'SENT',
    FUNDED: 'FUNDED',
    DELIVERED: 'DELIVERED',
    EXPIRED: 'EXPIRED',
    RELEASED: 'RELEASED',
    REFUNDED: 'REFUNDED',
    CANCELLED: 'CANCELLED'
} as const;

/**
 * The status of an invoice. RELEASED, REFUNDED and CANCELLED are final. An EXPIRED invoice can only be refunded.
 */
export type InvoiceStatus = typeof InvoiceStatus[keyof typeof InvoiceStatus];

/**
 * The kind of settlement: RELEASE pays the payee, REFUND pays the payer.
 */
export const InvoiceSettlementKind = { RELEASE: 'RELEASE', REFUND: 'REFUND' } as const;

/**
 * The kind of settlement: RELEASE pays the payee, REFUND pays the payer.
 */
export type InvoiceSettlementKind = typeof InvoiceSettlementKind[keyof typeof InvoiceSettlementKind];

/**
 * The status of the payment that settles the invoice. FAILED and CANCELLED do not appear, because they remove the settlement.
 */
export const InvoiceSettlementStatus = {
    CREATED: 'CREATED',
    AWAITING_SIGNATURE: 'AWAITING_SIGNATURE',
    SIGNING: 'SIGNING',
    READY_TO_EXECUTE: 'READY_TO_EXECUTE',
    EXECUTING: 'EXECUTING',
    COMPLETED: 'COMPLETED',
    FAILED: 'FAILED',
    CANCELLED: 'CANCELLED'
} as const;

/**
 * The status of the payment that settles the invoice. FAILED and CANCELLED do not appear, because they remove the settlement.
 */
export type InvoiceSettlementStatus = typeof InvoiceSettlementStatus[keyof typeof InvoiceSettlementStatus];

/**
 * The release or refund that is pending or has completed.
 */
export type InvoiceSettlement = {
    /**
     * The kind of settlement.
     */
    kind: InvoiceSettlementKind;
    /**
     * Id of the payment that the parties sign.
     */
    paymentId: string;
    /**
     * The status of the payment.
     */
    status: InvoiceSettlementStatus;
};

/**
 * The evidence of the delivery.
 */
export type InvoiceEvidence = {
    /**
     * A note in plain text.
     */
    note: string | null;
    /**
     * Ids of uploads of the tenant; empty if there are none.
     */
    uploadIds: Array<string>;
    /**
     * URL of a page about the delivery.
     */
    url: string | null;
};

/**
 * A payment request with its own escrow, a 2-of-3 multisig wallet of payer, payee and arbiter.
 */
export type Invoice = {
    /**
     * The invoice.
     */
    id: string;
    /**
     * The status of the invoice.
     */
    status: InvoiceStatus;
    /**
     * The amount that is invoiced, in USD.
     */
    amountUsd: Usd;
    /**
     * The address of the payer, with EIP-55 checksum.
     */
    payerAddress: string;
    /**
     * The address of the payee, with EIP-55 checksum.
     */
    payeeAddress: string;
    /**
     * The payee's name, as the payer sees it.
     */
    payeeName: string;
    /**
     * The EVM address of the arbiter, the third owner of the escrow, with EIP-55 checksum.
     */
    arbiterAddress: string;
    /**
     * The address of the escrow, to which payers pay, with EIP-55 checksum; null until the invoice is sent.
     */
    holdAddress: string | null;
    /**
     * Id of the wallet of the escrow; null until the invoice is sent.
     */
    holdWalletId: string | null;
    /**
     * EIP-155 id of the chain of the escrow.
     */
    chainId: number;
    /**
     * Time until which the invoice can be funded. If none was set, it is null in a DRAFT, and 30 days after sending otherwise.
     */
    expiresAt: string | null;
    /**
     * The evidence of the delivery; null if there is none.
     */
    evidence: InvoiceEvidence | null;
    /**
     * The release or refund; null if none is pending and none has completed.
     */
    settlement: InvoiceSettlement | null;
    /**
     * Time at which the service found the amount in the escrow; null before.
     */
    fundedAt: string | null;
    /**
     * Time at which the invoice was marked as delivered; null before.
     */
    deliveredAt: string | null;
    /**
     * Time at which the payee was paid; null before.
     */
    releasedAt: string | null;
    /**
     * Time at which the payer was refunded; null before.
     */
    refundedAt: string | null;
    /**
     * Time of the cancellation; null while the invoice is not CANCELLED.
     */
    cancelledAt: string | null;
    /**
     * Time at which the service found the invoice expired; null before.
     */
    expiredAt: string | null;
    /**
     * Time at which the invoice was sent; null while it is a DRAFT.
     */
    sentAt: string | null;
    /**
     * Time at which the draft was created.
     */
    createdAt: string;
};

/**
 * Invoices, newest first.
 */
export type InvoiceList = {
    /**
     * The entries of this page.
     */
    invoices: Array<Invoice>;
};

/**
 * The public view of an invoice, with what a payer needs.
 */
export type PublicInvoice = {
    /**
     * The amount to pay, in USD.
     */
    amountUsd: Usd;
    /**
     * The confirmed amount in the escrow while the invoice could be paid, in USD. It is read every 5 seconds, and no longer changes once the invoice is funded or has expired.
     */
    receivedUsd: Usd;
    /**
     * The status of the invoice, never DRAFT.
     */
    status: InvoiceStatus;
    /**
     * The address of the escrow to pay to, with EIP-55 checksum; null if the invoice was cancelled before it was sent.
     */
    holdAddress: string | null;
    /**
     * EIP-155 id of the chain on which to pay.
     */
    chainId: number;
    /**
     * The address of the token to pay with, USDC, with EIP-55 checksum.
     */
    tokenAddress: string;
    /**
     * The payee's name, as the tenant that sent the invoice gave it. The service has not verified it.
     */
    payeeName: string;
    /**
     * The EVM address of the arbiter, with EIP-55 checksum. The arbiter and the payee together can release the money, so a payer has to trust it.
     */
    arbiterAddress: string;
    /**
     * Time until which the invoice can be funded; null if the invoice was cancelled before it was sent.
     */
    expiresAt: string | null;
};

/**
 * The invoice to create. Payer, payee and arbiter have to be three different addresses, regardless of letter case.
 */
export type CreateInvoiceRequest = {
    /**
     * The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    amountUsd: string;
    /**
     * The EVM address of the payer. Mixed case has to pass the EIP-55 checksum. The zero address and 0x…01 cannot own the escrow and are not allowed.
     */
    payerAddress: string;
    /**
     * The EVM address that is paid on release.
     */
    payeeAddress: string;
    /**
     * The payee's name, as the payer sees it.
     */
    payeeName: string;
    /**
     * The EVM address of the third owner of the escrow; the platform's arbiter by default. The payer sees it. It must not be a wallet of the tenant if the payer's or the payee's address is one, too.
     */
    arbiterAddress?: string;
    /**
     * Time until which the invoice can be funded. It has to be in the future; 30 days after sending by default.
     */
    expiresAt?: string;
};

/**
 * The evidence of the delivery, which is optional.
 */
export type DeliverInvoiceRequest = {
    /**
     * The evidence of the delivery.
     */
    evidence?: InvoiceEvidenceInput;
};

/**
 * The evidence of the delivery.
 */
export type InvoiceEvidenceInput = {
    /**
     * A note in plain text.
     */
    note?: string;
    /**
     * Ids of uploads of the tenant.
     */
    uploadIds?: Array<string>;
    /**
     * URL of a page about the delivery.
     */
    url?: string;
};

/**
 * What the check finds. An empty body reads the escrow.
 */
export type PollTestInvoiceRequest = {
    /**
     * True if the blocks with the money of a FUNDED invoice are gone.
     */
    reorganized?: boolean;
};

/**
 * The platform arbiter of the sandbox. For tests only.
 */
export type TestArbiter = {
    /**
     * The address, with EIP-55 checksum.
     */
    address: string;
    /**
     * The private key, `0x` and 64 hex digits.
     */
    privateKey: string;
};

/**
 * The event that is sent when an invoice changes. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type InvoiceEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'invoice.sent' | 'invoice.funded' | 'invoice.delivered' | 'invoice.released' | 'invoice.refunded' | 'invoice.expired' | 'invoice.cancelled';
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
         * The resource at the moment of the change.
         */
        object: Invoice;
        /**
         * The status before the change.
         */
        previousStatus?: string;
    };
};

export type ListInvoicesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only invoices of this status.
         */
        status?: InvoiceStatus;
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
    url: '/v1/invoices';
};

export type ListInvoicesErrors = {
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

export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];

export type ListInvoicesResponses = {
    /**
     * A page of invoices.
     */
    200: InvoiceList;
};

export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];

export type CreateInvoiceData = {
    body: CreateInvoiceRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/invoices';
};

export type CreateInvoiceErrors = {
    /**
     * INVALID_WALLET_ADDRESS, VALIDATION_FAILED, INVOICE_PARTIES_NOT_DISTINCT, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: InvalidWalletAddressError | ValidationFailedError | InvoicePartiesNotDistinctError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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

export type CreateInvoiceError = CreateInvoiceErrors[keyof CreateInvoiceErrors];

export type CreateInvoiceResponses = {
    /**
     * The new invoice, which is a DRAFT.
     */
    201: Invoice;
};

export type CreateInvoiceResponse = CreateInvoiceResponses[keyof CreateInvoiceResponses];

export type GetInvoiceData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/invoices/{id}';
};

export type GetInvoiceErrors = {
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
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
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

export type GetInvoiceError = GetInvoiceErrors[keyof GetInvoiceErrors];

export type GetInvoiceResponses = {
    /**
     * The invoice.
     */
    200: Invoice;
};

export type GetInvoiceResponse = GetInvoiceResponses[keyof GetInvoiceResponses];

export type SendInvoiceData = {
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
    url: '/v1/invoices/{id}/send';
};

export type SendInvoiceErrors = {
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
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
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

export type SendInvoiceError = SendInvoiceErrors[keyof SendInvoiceErrors];

export type SendInvoiceResponses = {
    /**
     * The invoice, which is now SENT, with its holdAddress.
     */
    200: Invoice;
};

export type SendInvoiceResponse = SendInvoiceResponses[keyof SendInvoiceResponses];

export type DeliverInvoiceData = {
    body?: DeliverInvoiceRequest;
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
    url: '/v1/invoices/{id}/deliver';
};

export type DeliverInvoiceErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * INVOICE_NOT_FOUND, UPLOAD_NOT_FOUND
     */
    404: InvoiceNotFoundError | UploadNotFoundError;
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

export type DeliverInvoiceError = DeliverInvoiceErrors[keyof DeliverInvoiceErrors];

export type DeliverInvoiceResponses = {
    /**
     * The invoice, which is now DELIVERED.
     */
    200: Invoice;
};

export type DeliverInvoiceResponse = DeliverInvoiceResponses[keyof DeliverInvoiceResponses];

export type ReleaseInvoiceData = {
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
    url: '/v1/invoices/{id}/release';
};

export type ReleaseInvoiceErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * AUTHORITY_MISSING, POLICY_DENIED, APPROVAL_REQUIRED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: AuthorityMissingError | PolicyDeniedError | ApprovalRequiredError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
    /**
     * SETTLEMENT_IN_FLIGHT, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: SettlementInFlightError | WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | BalanceUnavailableError | TryAgainError;
};

export type ReleaseInvoiceError = ReleaseInvoiceErrors[keyof ReleaseInvoiceErrors];

export type ReleaseInvoiceResponses = {
    /**
     * The invoice with its settlement.
     */
    200: Invoice;
};

export type ReleaseInvoiceResponse = ReleaseInvoiceResponses[keyof ReleaseInvoiceResponses];

export type RefundInvoiceData = {
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
    url: '/v1/invoices/{id}/refund';
};

export type RefundInvoiceErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * AUTHORITY_MISSING, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: AuthorityMissingError | ApprovalRequiredError | PolicyDeniedError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
    /**
     * SETTLEMENT_IN_FLIGHT, INVOICE_NOTHING_TO_REFUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: SettlementInFlightError | InvoiceNothingToRefundError | WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * BALANCE_UNAVAILABLE, POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: BalanceUnavailableError | PolicyUnavailableError | TryAgainError;
};

export type RefundInvoiceError = RefundInvoiceErrors[keyof RefundInvoiceErrors];

export type RefundInvoiceResponses = {
    /**
     * The invoice with its settlement.
     */
    200: Invoice;
};

export type RefundInvoiceResponse = RefundInvoiceResponses[keyof RefundInvoiceResponses];

export type CancelInvoiceData = {
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
    url: '/v1/invoices/{id}/cancel';
};

export type CancelInvoiceErrors = {
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
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
    /**
     * INVOICE_HAS_FUNDS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: InvoiceHasFundsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * BALANCE_UNAVAILABLE, TRY_AGAIN
     */
    503: BalanceUnavailableError | TryAgainError;
};

export type CancelInvoiceError = CancelInvoiceErrors[keyof CancelInvoiceErrors];

export type CancelInvoiceResponses = {
    /**
     * The invoice, which is now CANCELLED.
     */
    200: Invoice;
};

export type CancelInvoiceResponse = CancelInvoiceResponses[keyof CancelInvoiceResponses];

export type GetPublicInvoiceData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/invoices/public/{id}';
};

export type GetPublicInvoiceErrors = {
    /**
     * API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | ValidationFailedError;
    /**
     * SANDBOX_ONLY
     */
    403: SandboxOnlyError;
    /**
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
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

export type GetPublicInvoiceError = GetPublicInvoiceErrors[keyof GetPublicInvoiceErrors];

export type GetPublicInvoiceResponses = {
    /**
     * The public view of the invoice.
     */
    200: PublicInvoice;
};

export type GetPublicInvoiceResponse = GetPublicInvoiceResponses[keyof GetPublicInvoiceResponses];

export type PollTestInvoiceData = {
    body?: PollTestInvoiceRequest;
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
    url: '/v1/test/invoices/{id}/poll';
};

export type PollTestInvoiceErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * INVOICE_NOT_FOUND
     */
    404: InvoiceNotFoundError;
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

export type PollTestInvoiceError = PollTestInvoiceErrors[keyof PollTestInvoiceErrors];

export type PollTestInvoiceResponses = {
    /**
     * The invoice after the check.
     */
    200: Invoice;
};

export type PollTestInvoiceResponse = PollTestInvoiceResponses[keyof PollTestInvoiceResponses];

export type GetTestArbiterData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/test/arbiter';
};

export type GetTestArbiterErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
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

export type GetTestArbiterError = GetTestArbiterErrors[keyof GetTestArbiterErrors];

export type GetTestArbiterResponses = {
    /**
     * The arbiter.
     */
    200: TestArbiter;
};

export type GetTestArbiterResponse = GetTestArbiterResponses[keyof GetTestArbiterResponses];
