// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  BodyTooLargeError,
  ClaimLinkGoneError,
  ClaimNotFoundError,
  ClaimOtpExpiredError,
  ClaimOtpInvalidError,
  ClaimOtpTooManyAttemptsError,
  ClaimTicketGoneError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidJsonError,
  InvalidTransitionError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  NotSenderError,
  PaymentNotFoundError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RouteNotFoundError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  ValidationFailedError,
} from './errors.gen.ts';

/**
 * The status of a claim. RELEASED, REFUNDED and CANCELED are final, and a claim reaches only one of them.
 */
export const ClaimStatus = {
    OPEN: 'OPEN',
    LOCKED: 'LOCKED',
    EXPIRED: 'EXPIRED',
    RELEASED: 'RELEASED',
    REFUNDED: 'REFUNDED',
    CANCELED: 'CANCELED'
} as const;

/**
 * The status of a claim. RELEASED, REFUNDED and CANCELED are final, and a claim reaches only one of them.
 */
export type ClaimStatus = typeof ClaimStatus[keyof typeof ClaimStatus];

/**
 * Money that is reserved for a phone number or e-mail address that belongs to no tenant yet.
 */
export type Claim = {
    /**
     * An opaque id that begins with `clm_`.
     */
    claimId: string;
    /**
     * Id of the payment that opened the claim.
     */
    paymentId: string;
    /**
     * 32 random bytes in hex that identify the claim without revealing anything about it.
     */
    opaqueId: string;
    /**
     * `0x` and the SHA-256 of `<claimId>:<paymentId>`.
     */
    metadataHash: string;
    /**
     * The status of the claim.
     */
    status: ClaimStatus;
    /**
     * True if the money of the claim is secured: by a reservation in the ledger or by a confirmed deposit.
     */
    funded: boolean;
    /**
     * The phone number that may claim the money, masked; null for an invitation by e-mail.
     */
    phoneMasked: string | null;
    /**
     * The e-mail address that may claim the money, masked; null for a phone number.
     */
    emailMasked: string | null;
    /**
     * The amount in base units with 6 decimals: 25 USD is `25000000`.
     */
    amountBaseUnits: string;
    /**
     * Time at which the claim expires if nobody claims it, 14 days after it was opened.
     */
    expiresAt: string;
    /**
     * Time at which a LOCKED claim is refunded if it has not been submitted to a provider.
     */
    graceEndsAt: string;
    /**
     * Time at which a recipient proved control of the contact; null before.
     */
    claimedAt: string | null;
    /**
     * Time at which the money was locked for the recipient; null before.
     */
    lockedAt: string | null;
    /**
     * Time at which the money was paid out; null before.
     */
    releasedAt: string | null;
    /**
     * Time at which the sender got the money back; null before.
     */
    refundedAt: string | null;
    /**
     * Null while the claim is not CANCELED.
     */
    canceledAt: string | null;
    /**
     * Time at which the claim was opened.
     */
    createdAt: string;
};

/**
 * The next step for a claim link. It contains no amount, no names and no phone number, not even masked.
 */
export type ClaimLink = {
    /**
     * The status of the claim.
     */
    status: ClaimStatus;
    /**
     * Time at which the link expires: 72 hours after it was sent, or earlier together with the claim.
     */
    expiresAt: string;
    /**
     * Always true: a code has to be verified before the claim can be accepted.
     */
    otpRequired: true;
    /**
     * How the code is sent to the contact of the claim.
     */
    otpChannel: OtpChannel;
};

/**
 * How a one-time code is sent.
 */
export const OtpChannel = { SMS: 'sms', EMAIL: 'email' } as const;

/**
 * How a one-time code is sent.
 */
export type OtpChannel = typeof OtpChannel[keyof typeof OtpChannel];

/**
 * Confirms that a code was sent.
 */
export type ClaimOtpSent = {
    /**
     * Always true.
     */
    sent: true;
    /**
     * Time at which the code expires, 10 minutes after it was sent.
     */
    expiresAt: string;
    /**
     * Earliest time at which the next code can be sent.
     */
    resendAvailableAt: string;
};

/**
 * The code that the contact received.
 */
export type VerifyClaimOtpRequest = {
    /**
     * The code of six digits.
     */
    code: string;
};

/**
 * A ticket that proves control of the contact.
 */
export type ClaimTicket = {
    /**
     * The ticket for accepting the claim. It works once.
     */
    claimTicket: string;
    /**
     * Time at which the ticket expires, 60 minutes after it was issued.
     */
    expiresAt: string;
};

/**
 * A ticket that proves control of the contact.
 */
export type AcceptClaimRequest = {
    /**
     * The claim ticket from the response to verifying the code.
     */
    claimTicket: string;
};

/**
 * A step that the recipient still has to complete before the money is paid out.
 */
export const ClaimNextStep = { COMPLETE_VERIFICATION: 'COMPLETE_VERIFICATION', ADD_DESTINATION: 'ADD_DESTINATION' } as const;

/**
 * A step that the recipient still has to complete before the money is paid out.
 */
export type ClaimNextStep = typeof ClaimNextStep[keyof typeof ClaimNextStep];

/**
 * The claim, assigned to the caller's tenant.
 */
export type ClaimAccepted = {
    /**
     * An opaque id that begins with `clm_`.
     */
    claimId: string;
    /**
     * The status of the claim.
     */
    status: ClaimStatus;
    /**
     * Id of the payment that the tenant will receive.
     */
    paymentId: string;
    /**
     * The steps that are missing, in the order in which to complete them; empty if nothing is missing.
     */
    nextSteps: Array<ClaimNextStep>;
};

export type GetOfframpPaymentClaimData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/claim';
};

export type GetOfframpPaymentClaimErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_SENDER, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotSenderError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
     */
    404: PaymentNotFoundError | ClaimNotFoundError;
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

export type GetOfframpPaymentClaimError = GetOfframpPaymentClaimErrors[keyof GetOfframpPaymentClaimErrors];

export type GetOfframpPaymentClaimResponses = {
    /**
     * The claim.
     */
    200: Claim;
};

export type GetOfframpPaymentClaimResponse = GetOfframpPaymentClaimResponses[keyof GetOfframpPaymentClaimResponses];

export type GetPaymentClaimData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/claim';
};

export type GetPaymentClaimErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_SENDER, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotSenderError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
     */
    404: PaymentNotFoundError | ClaimNotFoundError;
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

export type GetPaymentClaimError = GetPaymentClaimErrors[keyof GetPaymentClaimErrors];

export type GetPaymentClaimResponses = {
    /**
     * The claim.
     */
    200: Claim;
};

export type GetPaymentClaimResponse = GetPaymentClaimResponses[keyof GetPaymentClaimResponses];

export type ResendOfframpPaymentClaimData = {
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
    url: '/v1/offramp/payments/{id}/claim/resend';
};

export type ResendOfframpPaymentClaimErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_SENDER, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotSenderError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ROUTE_NOT_FOUND, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
     */
    404: RouteNotFoundError | PaymentNotFoundError | ClaimNotFoundError;
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

export type ResendOfframpPaymentClaimError = ResendOfframpPaymentClaimErrors[keyof ResendOfframpPaymentClaimErrors];

export type ResendOfframpPaymentClaimResponses = {
    /**
     * The claim, without the link.
     */
    200: Claim;
};

export type ResendOfframpPaymentClaimResponse = ResendOfframpPaymentClaimResponses[keyof ResendOfframpPaymentClaimResponses];

export type GetClaimLinkData = {
    body?: never;
    path: {
        /**
         * The token of the claim link, 43 characters in base64url. An unknown or malformed token is refused with 404.
         */
        claimToken: string;
    };
    query?: never;
    url: '/v1/claims/{claimToken}';
};

export type GetClaimLinkErrors = {
    /**
     * API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | ValidationFailedError;
    /**
     * ROUTE_NOT_FOUND, CLAIM_NOT_FOUND
     */
    404: RouteNotFoundError | ClaimNotFoundError;
    /**
     * CLAIM_LINK_GONE, API_VERSION_ENDED
     */
    410: ClaimLinkGoneError | ApiVersionEndedError;
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

export type GetClaimLinkError = GetClaimLinkErrors[keyof GetClaimLinkErrors];

export type GetClaimLinkResponses = {
    /**
     * The next step for the claim link.
     */
    200: ClaimLink;
};

export type GetClaimLinkResponse = GetClaimLinkResponses[keyof GetClaimLinkResponses];

export type SendClaimOtpData = {
    body?: never;
    path: {
        /**
         * The token of the claim link, 43 characters in base64url. An unknown or malformed token is refused with 404.
         */
        claimToken: string;
    };
    query?: never;
    url: '/v1/claims/{claimToken}/otp';
};

export type SendClaimOtpErrors = {
    /**
     * API_VERSION_UNKNOWN, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | ValidationFailedError;
    /**
     * ROUTE_NOT_FOUND, CLAIM_NOT_FOUND
     */
    404: RouteNotFoundError | ClaimNotFoundError;
    /**
     * CLAIM_LINK_GONE, API_VERSION_ENDED
     */
    410: ClaimLinkGoneError | ApiVersionEndedError;
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

export type SendClaimOtpError = SendClaimOtpErrors[keyof SendClaimOtpErrors];

export type SendClaimOtpResponses = {
    /**
     * The code has been sent.
     */
    200: ClaimOtpSent;
};

export type SendClaimOtpResponse = SendClaimOtpResponses[keyof SendClaimOtpResponses];

export type VerifyClaimOtpData = {
    body: VerifyClaimOtpRequest;
    path: {
        /**
         * The token of the claim link, 43 characters in base64url. An unknown or malformed token is refused with 404.
         */
        claimToken: string;
    };
    query?: never;
    url: '/v1/claims/{claimToken}/otp/verify';
};

export type VerifyClaimOtpErrors = {
    /**
     * CLAIM_OTP_INVALID, API_VERSION_UNKNOWN, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ClaimOtpInvalidError | ApiVersionUnknownError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * CLAIM_OTP_TOO_MANY_ATTEMPTS
     */
    403: ClaimOtpTooManyAttemptsError;
    /**
     * ROUTE_NOT_FOUND, CLAIM_NOT_FOUND
     */
    404: RouteNotFoundError | ClaimNotFoundError;
    /**
     * CLAIM_LINK_GONE, CLAIM_OTP_EXPIRED, API_VERSION_ENDED
     */
    410: ClaimLinkGoneError | ClaimOtpExpiredError | ApiVersionEndedError;
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

export type VerifyClaimOtpError = VerifyClaimOtpErrors[keyof VerifyClaimOtpErrors];

export type VerifyClaimOtpResponses = {
    /**
     * The claim ticket, which is shown only once.
     */
    200: ClaimTicket;
};

export type VerifyClaimOtpResponse = VerifyClaimOtpResponses[keyof VerifyClaimOtpResponses];

export type AcceptClaimData = {
    body: AcceptClaimRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/claims/accept';
};

export type AcceptClaimErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * ROUTE_NOT_FOUND
     */
    404: RouteNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * CLAIM_TICKET_GONE, CLAIM_LINK_GONE, API_VERSION_ENDED
     */
    410: ClaimTicketGoneError | ClaimLinkGoneError | ApiVersionEndedError;
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

export type AcceptClaimError = AcceptClaimErrors[keyof AcceptClaimErrors];

export type AcceptClaimResponses = {
    /**
     * The claim with its current status, and the steps that are left.
     */
    200: ClaimAccepted;
};

export type AcceptClaimResponse = AcceptClaimResponses[keyof AcceptClaimResponses];
