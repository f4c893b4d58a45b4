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
  InvalidAmountError,
  InvalidJsonError,
  IpNotAllowedError,
  MemberNotActiveError,
  NewPayeeNotSavedError,
  NotImplementedError,
  PayeeCoolingOffError,
  PolicyDeniedError,
  PolicyUnavailableError,
  RampAmountTooLargeError,
  RampDailyCapError,
  RampNotFoundError,
  RampProviderNotAvailableError,
  RateLimitedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  SandboxOnlyError,
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
  ValidationFailedError,
  WalletNotDeployableError,
  WalletNotDeployedError,
  WalletNotFoundError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * The status of a ramp: SUBMITTED until the money has moved, then CONFIRMED or FAILED.
 */
export const RampStatus = {
    SUBMITTED: 'SUBMITTED',
    CONFIRMED: 'CONFIRMED',
    FAILED: 'FAILED'
} as const;

/**
 * The status of a ramp: SUBMITTED until the money has moved, then CONFIRMED or FAILED.
 */
export type RampStatus = typeof RampStatus[keyof typeof RampStatus];

/**
 * The direction of a ramp: `on` moves money into the wallet, `off` out of it.
 */
export const RampDirection = { ON: 'on', OFF: 'off' } as const;

/**
 * The direction of a ramp: `on` moves money into the wallet, `off` out of it.
 */
export type RampDirection = typeof RampDirection[keyof typeof RampDirection];

/**
 * The provider of a ramp. Only `simulated` is available.
 */
export const RampProvider = { SIMULATED: 'simulated' } as const;

/**
 * The provider of a ramp. Only `simulated` is available.
 */
export type RampProvider = typeof RampProvider[keyof typeof RampProvider];

/**
 * The reason why a ramp failed: MINT_FAILED for `on`; PAYMENT_FAILED and PAYMENT_CANCELED for `off`.
 */
export const RampFailureReason = {
    MINT_FAILED: 'MINT_FAILED',
    PAYMENT_FAILED: 'PAYMENT_FAILED',
    PAYMENT_CANCELED: 'PAYMENT_CANCELED'
} as const;

/**
 * The reason why a ramp failed: MINT_FAILED for `on`; PAYMENT_FAILED and PAYMENT_CANCELED for `off`.
 */
export type RampFailureReason = typeof RampFailureReason[keyof typeof RampFailureReason];

/**
 * A simulated transfer between fiat and the USDC of a wallet.
 */
export type Ramp = {
    /**
     * The ramp.
     */
    id: string;
    /**
     * An opaque id that begins with `wal_`.
     */
    walletId: string;
    /**
     * `on` from fiat to the wallet, `off` from the wallet to fiat.
     */
    direction: RampDirection;
    /**
     * The amount to transfer, in USD.
     */
    amount: Usd;
    /**
     * The provider that moves the money.
     */
    provider: RampProvider;
    /**
     * The status of the ramp.
     */
    status: RampStatus;
    /**
     * For `on`: hash of the transaction that credited the wallet; null until CONFIRMED. For `off`: always null.
     */
    txHash: string | null;
    /**
     * For `off`: id of the payment that the owners sign. For `on`: always null.
     */
    paymentId: string | null;
    /**
     * The simulated bank reference; null until CONFIRMED.
     */
    fiatRef: string | null;
    /**
     * The reason of the failure; null unless the ramp is FAILED.
     */
    failureReason: RampFailureReason | null;
    createdAt: string;
    /**
     * Time at which the ramp was confirmed; null before.
     */
    confirmedAt: string | null;
};

/**
 * Ramps, newest first.
 */
export type RampList = {
    /**
     * The entries of this page.
     */
    ramps: Array<Ramp>;
};

/**
 * The ramp to create: direction, wallet and amount.
 */
export type CreateRampRequest = {
    /**
     * Id of a wallet of the caller's tenant.
     */
    walletId: string;
    /**
     * `on` from fiat to the wallet, `off` from the wallet to fiat.
     */
    direction: RampDirection;
    /**
     * The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    amount: string;
    /**
     * The provider; `simulated` by default. No other provider is available.
     */
    provider?: 'simulated';
};

/**
 * The event that is sent when a ramp is confirmed or has failed. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type RampEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'ramp.confirmed' | 'ramp.failed';
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
        object: Ramp;
        /**
         * The status before the change.
         */
        previousStatus?: string;
    };
};

export type ListRampsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only ramps of this status.
         */
        status?: RampStatus;
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
    url: '/v1/ramps';
};

export type ListRampsErrors = {
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

export type ListRampsError = ListRampsErrors[keyof ListRampsErrors];

export type ListRampsResponses = {
    /**
     * A page of ramps.
     */
    200: RampList;
};

export type ListRampsResponse = ListRampsResponses[keyof ListRampsResponses];

export type CreateRampData = {
    body: CreateRampRequest;
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
    url: '/v1/ramps';
};

export type CreateRampErrors = {
    /**
     * INVALID_AMOUNT, RAMP_PROVIDER_NOT_AVAILABLE, RAMP_AMOUNT_TOO_LARGE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | RampProviderNotAvailableError | RampAmountTooLargeError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * RAMP_DAILY_CAP, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RampDailyCapError | AuthorityMissingError | NewPayeeNotSavedError | PayeeCoolingOffError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | PolicyDeniedError | ApprovalRequiredError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
    /**
     * WALLET_NOT_DEPLOYABLE, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletNotDeployableError | WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateRampError = CreateRampErrors[keyof CreateRampErrors];

export type CreateRampResponses = {
    /**
     * The ramp.
     */
    201: Ramp;
};

export type CreateRampResponse = CreateRampResponses[keyof CreateRampResponses];

export type GetRampData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/ramps/{id}';
};

export type GetRampErrors = {
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
     * RAMP_NOT_FOUND
     */
    404: RampNotFoundError;
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

export type GetRampError = GetRampErrors[keyof GetRampErrors];

export type GetRampResponses = {
    /**
     * The ramp.
     */
    200: Ramp;
};

export type GetRampResponse = GetRampResponses[keyof GetRampResponses];
