// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BodyTooLargeError,
  ChainUnavailableError,
  DestinationExistsError,
  DestinationIdentifierRequiredError,
  DestinationNotActiveError,
  DestinationNotFoundError,
  DestinationNotVerifiedError,
  DestinationRailConstraintError,
  DestinationRailNotAvailableError,
  DestinationRevokedError,
  DestinationSignatureInvalidError,
  DestinationTypeRequiredError,
  DestinationVerifyNotAvailableError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  IdentityRequiredError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidDestinationAddressError,
  InvalidJsonError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
  ProviderUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  UnsupportedNetworkError,
  ValidationFailedError,
} from './errors.gen.ts';

/**
 * Routing considers ACTIVE destinations only; REVOKED is the end.
 */
export const PayoutDestinationStatus = {
    PENDING_VERIFICATION: 'PENDING_VERIFICATION',
    ACTIVE: 'ACTIVE',
    REVOKED: 'REVOKED'
} as const;

/**
 * Routing considers ACTIVE destinations only; REVOKED is the end.
 */
export type PayoutDestinationStatus = typeof PayoutDestinationStatus[keyof typeof PayoutDestinationStatus];

/**
 * The rail as responses name it; STABLECOIN_ADDRESS is created as ONCHAIN_WALLET. PAYMENT_APP_C is defined, has no operation in v1 and never appears.
 */
export const PayoutDestinationType = {
    STABLECOIN_ADDRESS: 'STABLECOIN_ADDRESS',
    PAYMENT_APP_A: 'PAYMENT_APP_A',
    PAYMENT_APP_B: 'PAYMENT_APP_B',
    US_BANK_ACH: 'US_BANK_ACH',
    SEPA: 'SEPA',
    SERVICE_BALANCE: 'SERVICE_BALANCE'
} as const;

/**
 * The rail as responses name it; STABLECOIN_ADDRESS is created as ONCHAIN_WALLET. PAYMENT_APP_C is defined, has no operation in v1 and never appears.
 */
export type PayoutDestinationType = typeof PayoutDestinationType[keyof typeof PayoutDestinationType];

/**
 * How it is known that the destination is the tenant's: DECLARED at first, SIGNATURE_VERIFIED by its key, PROVIDER_VERIFIED by its rail, INTERNAL for the own balance, FAILED when the last check was refused.
 */
export const OwnershipStatus = {
    DECLARED: 'DECLARED',
    SIGNATURE_VERIFIED: 'SIGNATURE_VERIFIED',
    PROVIDER_VERIFIED: 'PROVIDER_VERIFIED',
    INTERNAL: 'INTERNAL',
    FAILED: 'FAILED'
} as const;

/**
 * How it is known that the destination is the tenant's: DECLARED at first, SIGNATURE_VERIFIED by its key, PROVIDER_VERIFIED by its rail, INTERNAL for the own balance, FAILED when the last check was refused.
 */
export type OwnershipStatus = typeof OwnershipStatus[keyof typeof OwnershipStatus];

/**
 * A place where a tenant wants to be paid. Identifiers never change: another place is another destination.
 */
export type PayoutDestination = {
    /**
     * The destination.
     */
    id: string;
    /**
     * The rail.
     */
    type: PayoutDestinationType;
    /**
     * The token, for on-chain destinations.
     */
    asset: string | null;
    /**
     * The network, for on-chain destinations.
     */
    network: string | null;
    /**
     * The address exactly as it was given, for on-chain destinations; null otherwise.
     */
    address: string | null;
    /**
     * The adapter that pays it; null when there is none yet.
     */
    provider: string | null;
    /**
     * ISO 3166-1 alpha-2 country of the rail.
     */
    country: string | null;
    /**
     * ISO 4217 currency of the rail.
     */
    currency: string | null;
    /**
     * The owner's own text.
     */
    label: string | null;
    /**
     * The identifier, masked; it is stored encrypted and never returned whole.
     */
    maskedLabel: string;
    /**
     * Whether routes may lead here.
     */
    status: PayoutDestinationStatus;
    /**
     * How ownership is known.
     */
    ownershipStatus: OwnershipStatus;
    /**
     * The DESTINATION_OWNERSHIP credential of a signature.
     */
    verificationCredentialId: string | null;
    /**
     * The order among own destinations, lower first.
     */
    priority: number;
    /**
     * The recipient's consent to be paid here when another route fails; v1 never reroutes by itself.
     */
    allowAutomaticFallback: boolean;
    /**
     * True for the one that wins ties.
     */
    isDefault: boolean;
    /**
     * When the owner consented to be paid here: at creation.
     */
    consentedAt: string | null;
    /**
     * When it became ACTIVE.
     */
    verifiedAt: string | null;
    /**
     * When it was revoked.
     */
    revokedAt: string | null;
    /**
     * When it was created.
     */
    createdAt: string;
};

/**
 * Payout destinations, newest first.
 */
export type PayoutDestinationList = {
    /**
     * One page of them.
     */
    destinations: Array<PayoutDestination>;
};

/**
 * Where to be paid. The fields of the type, and only those: others are refused. Which are wanted, and their form, depends on the type, so their own codes come from the operation.
 */
export type CreatePayoutDestinationRequest = {
    /**
     * ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or SERVICE_BALANCE. ONCHAIN_WALLET when an address is given. PAYMENT_APP_C is defined but refused with VALIDATION_FAILED, any other with DESTINATION_RAIL_NOT_AVAILABLE.
     */
    type?: string;
    /**
     * ONCHAIN_WALLET: USDC (default) on every network but tron, USDT on ethereum and tron.
     */
    asset?: string;
    /**
     * ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the environment network by default.
     */
    network?: string;
    /**
     * ONCHAIN_WALLET: the address, kept as it is. EVM: 0x and 40 hex digits, mixed case must pass EIP-55, not zero; solana: base58 of an ed25519 public key, 32 bytes on the curve; tron: base58check of 34 characters from T. Two EVM addresses that differ in case are the same.
     */
    address?: string;
    /**
     * PAYMENT_APP_A: this or phone.
     */
    email?: string;
    /**
     * PAYMENT_APP_A: this or email. PAYMENT_APP_B: this or handle. E.164.
     */
    phone?: string;
    /**
     * PAYMENT_APP_B, without @: 1 to 30 letters, digits, dots, hyphens and underscores.
     */
    handle?: string;
    /**
     * US_BANK_ACH: 9 digits with a valid ABA checksum.
     */
    routingNumber?: string;
    /**
     * US_BANK_ACH: 4 to 17 digits.
     */
    accountNumber?: string;
    /**
     * SEPA: an IBAN with a valid checksum and the length of its country.
     */
    iban?: string;
    /**
     * ISO 3166-1 alpha-2; a default for each rail.
     */
    country?: string;
    /**
     * ISO 4217; a default for each rail.
     */
    currency?: string;
    /**
     * Your own text for it.
     */
    label?: string;
};

/**
 * What to change; an absent or null field stays as it is. The identifier cannot change.
 */
export type UpdatePayoutDestinationRequest = {
    /**
     * Your own text for it.
     */
    label?: string;
    /**
     * The order among own destinations, lower first.
     */
    priority?: number;
    /**
     * Consent to be paid here when another route fails; needs an ACTIVE destination.
     */
    allowAutomaticFallback?: boolean;
};

/**
 * A signature by the controlling key, or an empty body for a check by the rail. The three fields go together.
 */
export type VerifyPayoutDestinationRequest = {
    /**
     * By the address, or by its contract (EIP-1271), over EIP-712 DestinationOwnership(string destinationId,string ownerDid,string network,string asset,string address,uint256 nonce,uint64 expiresAt); ownerDid is the tenant's did:subject, address as it is stored. The domain has the service's name, version 1, the environment's chain, and verifyingContract 0x5afeba0000000000000000000000000000000002.
     */
    signature?: string;
    /**
     * A uint256 in decimal, used once for this destination.
     */
    nonce?: string;
    /**
     * When the signature ends, in Unix seconds; at most one hour ahead.
     */
    expiresAt?: number;
};

export type ListPayoutDestinationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only destinations of this status.
         */
        status?: PayoutDestinationStatus;
        /**
         * Only destinations of this type.
         */
        type?: PayoutDestinationType;
        /**
         * How many to leave out. For people; clients follow the Link header. Not together with cursor.
         */
        skip?: number;
        /**
         * How many to answer at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the page before gave it. Never repeats or skips a row.
         */
        cursor?: string;
    };
    url: '/v1/payout-destinations';
};

export type ListPayoutDestinationsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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

export type ListPayoutDestinationsError = ListPayoutDestinationsErrors[keyof ListPayoutDestinationsErrors];

export type ListPayoutDestinationsResponses = {
    /**
     * A page of destinations.
     */
    200: PayoutDestinationList;
};

export type ListPayoutDestinationsResponse = ListPayoutDestinationsResponses[keyof ListPayoutDestinationsResponses];

export type CreatePayoutDestinationData = {
    body: CreatePayoutDestinationRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/payout-destinations';
};

export type CreatePayoutDestinationErrors = {
    /**
     * DESTINATION_TYPE_REQUIRED, DESTINATION_RAIL_NOT_AVAILABLE, VALIDATION_FAILED, DESTINATION_IDENTIFIER_REQUIRED, UNSUPPORTED_NETWORK, INVALID_DESTINATION_ADDRESS, DESTINATION_RAIL_CONSTRAINT, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: DestinationTypeRequiredError | DestinationRailNotAvailableError | ValidationFailedError | DestinationIdentifierRequiredError | UnsupportedNetworkError | InvalidDestinationAddressError | DestinationRailConstraintError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * IDENTITY_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: IdentityRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreatePayoutDestinationError = CreatePayoutDestinationErrors[keyof CreatePayoutDestinationErrors];

export type CreatePayoutDestinationResponses = {
    /**
     * The destination.
     */
    201: PayoutDestination;
};

export type CreatePayoutDestinationResponse = CreatePayoutDestinationResponses[keyof CreatePayoutDestinationResponses];

export type GetPayoutDestinationData = {
    body?: never;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}';
};

export type GetPayoutDestinationErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
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

export type GetPayoutDestinationError = GetPayoutDestinationErrors[keyof GetPayoutDestinationErrors];

export type GetPayoutDestinationResponses = {
    /**
     * The destination.
     */
    200: PayoutDestination;
};

export type GetPayoutDestinationResponse = GetPayoutDestinationResponses[keyof GetPayoutDestinationResponses];

export type UpdatePayoutDestinationData = {
    body: UpdatePayoutDestinationRequest;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}';
};

export type UpdatePayoutDestinationErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_REVOKED, DESTINATION_NOT_VERIFIED
     */
    409: DestinationRevokedError | DestinationNotVerifiedError;
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

export type UpdatePayoutDestinationError = UpdatePayoutDestinationErrors[keyof UpdatePayoutDestinationErrors];

export type UpdatePayoutDestinationResponses = {
    /**
     * The destination as it is now.
     */
    200: PayoutDestination;
};

export type UpdatePayoutDestinationResponse = UpdatePayoutDestinationResponses[keyof UpdatePayoutDestinationResponses];

export type VerifyPayoutDestinationData = {
    body?: VerifyPayoutDestinationRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}/verify';
};

export type VerifyPayoutDestinationErrors = {
    /**
     * VALIDATION_FAILED, DESTINATION_SIGNATURE_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | DestinationSignatureInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * DESTINATION_VERIFY_NOT_AVAILABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: DestinationVerifyNotAvailableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationRevokedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * PROVIDER_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ProviderUnavailableError | ChainUnavailableError | TryAgainError;
};

export type VerifyPayoutDestinationError = VerifyPayoutDestinationErrors[keyof VerifyPayoutDestinationErrors];

export type VerifyPayoutDestinationResponses = {
    /**
     * The destination after the check.
     */
    200: PayoutDestination;
};

export type VerifyPayoutDestinationResponse = VerifyPayoutDestinationResponses[keyof VerifyPayoutDestinationResponses];

export type RevokePayoutDestinationData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}/revoke';
};

export type RevokePayoutDestinationErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationRevokedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type RevokePayoutDestinationError = RevokePayoutDestinationErrors[keyof RevokePayoutDestinationErrors];

export type RevokePayoutDestinationResponses = {
    /**
     * The destination, REVOKED.
     */
    200: PayoutDestination;
};

export type RevokePayoutDestinationResponse = RevokePayoutDestinationResponses[keyof RevokePayoutDestinationResponses];

export type SetDefaultPayoutDestinationData = {
    body?: never;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}/default';
};

export type SetDefaultPayoutDestinationErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_NOT_VERIFIED, DESTINATION_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationNotVerifiedError | DestinationNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type SetDefaultPayoutDestinationError = SetDefaultPayoutDestinationErrors[keyof SetDefaultPayoutDestinationErrors];

export type SetDefaultPayoutDestinationResponses = {
    /**
     * The destination, now the default.
     */
    200: PayoutDestination;
};

export type SetDefaultPayoutDestinationResponse = SetDefaultPayoutDestinationResponses[keyof SetDefaultPayoutDestinationResponses];
