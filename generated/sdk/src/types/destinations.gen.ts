// Generated from spec/ by `npm run generate`. Do not edit.

import type { CountryCode } from './accounts.gen.ts';
import type {
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
  PolicyDeniedError,
  PolicyUnavailableError,
  ProviderUnavailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
  TenantAmbiguousError,
  TenantRequiredError,
  TenantSuspendedError,
  TryAgainError,
  TwofaAgentNotPermittedError,
  TwofaBindingMismatchError,
  TwofaChallengeNotRedeemableError,
  TwofaNotEnrolledError,
  TwofaRequiredError,
  UnauthenticatedError,
  UnsupportedContentTypeError,
  UnsupportedNetworkError,
  ValidationFailedError,
} from './errors.gen.ts';

/**
 * The status of a destination. Only an ACTIVE destination can be paid. REVOKED is final.
 */
export const PayoutDestinationStatus = {
    PENDING_VERIFICATION: 'PENDING_VERIFICATION',
    ACTIVE: 'ACTIVE',
    REVOKED: 'REVOKED'
} as const;

/**
 * The status of a destination. Only an ACTIVE destination can be paid. REVOKED is final.
 */
export type PayoutDestinationStatus = typeof PayoutDestinationStatus[keyof typeof PayoutDestinationStatus];

/**
 * The type of a destination, which determines the payout method. An ONCHAIN_WALLET is returned as STABLECOIN_ADDRESS. PAYMENT_APP_C cannot be created and never appears.
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
 * The type of a destination, which determines the payout method. An ONCHAIN_WALLET is returned as STABLECOIN_ADDRESS. PAYMENT_APP_C cannot be created and never appears.
 */
export type PayoutDestinationType = typeof PayoutDestinationType[keyof typeof PayoutDestinationType];

/**
 * How the ownership of a destination was established: DECLARED by the tenant, SIGNATURE_VERIFIED by a signature of its key, PROVIDER_VERIFIED by the provider, INTERNAL for the tenant's own balance, FAILED if the last verification was rejected.
 */
export const OwnershipStatus = {
    DECLARED: 'DECLARED',
    SIGNATURE_VERIFIED: 'SIGNATURE_VERIFIED',
    PROVIDER_VERIFIED: 'PROVIDER_VERIFIED',
    INTERNAL: 'INTERNAL',
    FAILED: 'FAILED'
} as const;

/**
 * How the ownership of a destination was established: DECLARED by the tenant, SIGNATURE_VERIFIED by a signature of its key, PROVIDER_VERIFIED by the provider, INTERNAL for the tenant's own balance, FAILED if the last verification was rejected.
 */
export type OwnershipStatus = typeof OwnershipStatus[keyof typeof OwnershipStatus];

/**
 * A place where a tenant can be paid. Its address or account never changes: to be paid elsewhere, add another destination.
 */
export type PayoutDestination = {
    /**
     * The destination.
     */
    id: string;
    /**
     * The type of the destination, which determines the payout method.
     */
    type: PayoutDestinationType;
    /**
     * Code of the token; null for destinations that are not on a chain.
     */
    asset: string | null;
    /**
     * Name of the network; null for destinations that are not on a chain.
     */
    network: string | null;
    /**
     * The address exactly as it was given; null for destinations that are not on a chain.
     */
    address: string | null;
    /**
     * Name of the provider that pays to this destination; null if there is none.
     */
    provider: string | null;
    /**
     * Country of the destination, ISO 3166-1 alpha-2.
     */
    country: string | null;
    /**
     * Currency of the destination, an ISO 4217 code.
     */
    currency: string | null;
    /**
     * A label of the tenant's own.
     */
    label: string | null;
    /**
     * The address or account, masked. It is stored encrypted and never returned in full, except for wallet addresses.
     */
    maskedLabel: string;
    /**
     * The status of the destination. Only an ACTIVE one can be paid.
     */
    status: PayoutDestinationStatus;
    /**
     * How the tenant's ownership of the destination was established.
     */
    ownershipStatus: OwnershipStatus;
    /**
     * Id of the DESTINATION_OWNERSHIP credential that a verified signature has issued; null without one.
     */
    verificationCredentialId: string | null;
    /**
     * Priority among the tenant's destinations; lower numbers come first.
     */
    priority: number;
    /**
     * The tenant's consent to be paid here if another route fails. It is stored for later use: no payment is rerouted automatically.
     */
    allowAutomaticFallback: boolean;
    /**
     * True for the tenant's default destination, which is preferred when routes rank equal.
     */
    isDefault: boolean;
    /**
     * Time of the consent to be paid here, which is the time of creation.
     */
    consentedAt: string | null;
    /**
     * Time at which the destination became ACTIVE; null before.
     */
    verifiedAt: string | null;
    /**
     * Time of the revocation; null while the destination is not REVOKED.
     */
    revokedAt: string | null;
    createdAt: string;
};

/**
 * Payout destinations, newest first.
 */
export type PayoutDestinationList = {
    /**
     * The entries of this page.
     */
    destinations: Array<PayoutDestination>;
};

/**
 * The destination to add. Send the fields of its type and no others. The type determines which fields are required, and their format.
 */
export type CreatePayoutDestinationRequest = {
    /**
     * The type: ONCHAIN_WALLET (or STABLECOIN_ADDRESS), PAYMENT_APP_A, PAYMENT_APP_B, US_BANK_ACH, SEPA or SERVICE_BALANCE; ONCHAIN_WALLET by default if an address is given. PAYMENT_APP_C is refused with VALIDATION_FAILED, any other value with DESTINATION_RAIL_NOT_AVAILABLE.
     */
    type?: 'ONCHAIN_WALLET' | 'PAYMENT_APP_C' | 'STABLECOIN_ADDRESS' | 'PAYMENT_APP_A' | 'PAYMENT_APP_B' | 'US_BANK_ACH' | 'SEPA' | 'SERVICE_BALANCE';
    /**
     * For ONCHAIN_WALLET: USDC, the default, on every network except tron, or USDT on ethereum and tron.
     */
    asset?: string;
    /**
     * For ONCHAIN_WALLET, in lower case: base, base-sepolia, ethereum, polygon, arbitrum, solana or tron; the deployment's network by default.
     */
    network?: string;
    /**
     * For ONCHAIN_WALLET: the address, stored exactly as it is sent. An EVM address is `0x` and 40 hex digits, with a valid checksum if it is in mixed case, and not the zero address. A Solana address is the base58 of a public key on the curve. A Tron address is 34 characters of base58check that begin with T. Two EVM addresses that differ only in case are the same destination.
     */
    address?: string;
    /**
     * For PAYMENT_APP_A: the e-mail address of the account. Send either `email` or `phone`.
     */
    email?: string;
    /**
     * For PAYMENT_APP_A: send either `phone` or `email`. For PAYMENT_APP_B: send either `phone` or `handle`. The phone number of the account in E.164 form.
     */
    phone?: string;
    /**
     * For PAYMENT_APP_B: the handle of the account. Send either `handle` or `phone`. 1 to 30 letters, digits, dots, hyphens and underscores, without `@`.
     */
    handle?: string;
    /**
     * For US_BANK_ACH: 9 digits with an assigned ABA prefix and a valid checksum.
     */
    routingNumber?: string;
    /**
     * For US_BANK_ACH: 4 to 17 digits.
     */
    accountNumber?: string;
    /**
     * For SEPA: an IBAN with a valid checksum and the length of its country.
     */
    iban?: string;
    /**
     * ISO 3166-1 alpha-2 country code. The default depends on the rail.
     */
    country?: CountryCode;
    /**
     * ISO 4217 currency code. The default depends on the rail.
     */
    currency?: string;
    /**
     * A label of your own.
     */
    label?: string;
};

/**
 * The fields to update. A field that is absent or null does not change.
 */
export type UpdatePayoutDestinationRequest = {
    /**
     * A label of your own.
     */
    label?: string;
    /**
     * Priority among the tenant's destinations; lower numbers come first.
     */
    priority?: number;
    /**
     * The tenant's consent to be paid here if another route fails. The destination has to be ACTIVE.
     */
    allowAutomaticFallback?: boolean;
};

/**
 * A signature by the address, or an empty body for a check by the provider. The three fields have to be sent together.
 */
export type VerifyPayoutDestinationRequest = {
    /**
     * EIP-712 signature by the address, or by its contract (EIP-1271), over `DestinationOwnership(string destinationId,string ownerDid,string network,string asset,string address,uint256 nonce,uint64 expiresAt)`. `ownerDid` is the tenant's `did:subject:` identity, and `address` is as it is stored. The domain has the service's name, version 1, the deployment's chain, and `0x5afeba0000000000000000000000000000000002` as verifyingContract.
     */
    signature?: string;
    /**
     * A uint256 in decimal. Each nonce works once for this destination.
     */
    nonce?: string;
    /**
     * Time at which the signature expires, in Unix seconds, at most one hour ahead.
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
    url: '/v1/payout-destinations';
};

export type ListPayoutDestinationsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
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
     * DESTINATION_TYPE_REQUIRED, DESTINATION_RAIL_NOT_AVAILABLE, VALIDATION_FAILED, DESTINATION_IDENTIFIER_REQUIRED, UNSUPPORTED_NETWORK, INVALID_DESTINATION_ADDRESS, DESTINATION_RAIL_CONSTRAINT, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: DestinationTypeRequiredError | DestinationRailNotAvailableError | ValidationFailedError | DestinationIdentifierRequiredError | UnsupportedNetworkError | InvalidDestinationAddressError | DestinationRailConstraintError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, IDENTITY_REQUIRED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | IdentityRequiredError | PolicyDeniedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationExistsError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}';
};

export type GetPayoutDestinationErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
    };
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}';
};

export type UpdatePayoutDestinationErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_REVOKED, DESTINATION_NOT_VERIFIED
     */
    409: DestinationRevokedError | DestinationNotVerifiedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type UpdatePayoutDestinationError = UpdatePayoutDestinationErrors[keyof UpdatePayoutDestinationErrors];

export type UpdatePayoutDestinationResponses = {
    /**
     * The updated destination.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}/verify';
};

export type VerifyPayoutDestinationErrors = {
    /**
     * VALIDATION_FAILED, DESTINATION_SIGNATURE_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | DestinationSignatureInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, DESTINATION_VERIFY_NOT_AVAILABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | DestinationVerifyNotAvailableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationRevokedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, PROVIDER_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | ProviderUnavailableError | ChainUnavailableError | TryAgainError;
};

export type VerifyPayoutDestinationError = VerifyPayoutDestinationErrors[keyof VerifyPayoutDestinationErrors];

export type VerifyPayoutDestinationResponses = {
    /**
     * The destination after the verification.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payout-destinations/{id}/revoke';
};

export type RevokePayoutDestinationErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationRevokedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type RevokePayoutDestinationError = RevokePayoutDestinationErrors[keyof RevokePayoutDestinationErrors];

export type RevokePayoutDestinationResponses = {
    /**
     * The destination, which is now REVOKED.
     */
    200: PayoutDestination;
};

export type RevokePayoutDestinationResponse = RevokePayoutDestinationResponses[keyof RevokePayoutDestinationResponses];

export type SetDefaultPayoutDestinationData = {
    body?: never;
    headers?: {
        /**
         * Id of the satisfied two-factor challenge, when a request is sent again after TWOFA_REQUIRED. Send the same bytes, as the same member, with the same Idempotency-Key if there was one. A request with an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
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
    url: '/v1/payout-destinations/{id}/default';
};

export type SetDefaultPayoutDestinationErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | PolicyDeniedError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * DESTINATION_NOT_FOUND
     */
    404: DestinationNotFoundError;
    /**
     * DESTINATION_NOT_VERIFIED, DESTINATION_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: DestinationNotVerifiedError | DestinationNotActiveError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | TryAgainError;
};

export type SetDefaultPayoutDestinationError = SetDefaultPayoutDestinationErrors[keyof SetDefaultPayoutDestinationErrors];

export type SetDefaultPayoutDestinationResponses = {
    /**
     * The destination, which is now the default.
     */
    200: PayoutDestination;
};

export type SetDefaultPayoutDestinationResponse = SetDefaultPayoutDestinationResponses[keyof SetDefaultPayoutDestinationResponses];
