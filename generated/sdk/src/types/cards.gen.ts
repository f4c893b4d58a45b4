// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentNotFoundError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  BodyTooLargeError,
  CardAuthorizationConflictError,
  CardAuthorizationNotFoundError,
  CardNotFoundError,
  EmptyBodyError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  IdentityRequiredError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidAmountError,
  InvalidJsonError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  IpNotAllowedError,
  MemberNotActiveError,
  NotImplementedError,
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
  UnauthenticatedError,
  UnknownProviderError,
  UnsupportedContentTypeError,
  ValidationFailedError,
  WalletNotDeployedError,
  WalletNotFoundError,
  WalletProvisioningNotAvailableError,
  WebhookReplayWindowError,
  WebhookSignatureInvalidError,
} from './errors.gen.ts';
import type { Usd } from './offramp.gen.ts';

/**
 * active, or inactive while frozen.
 */
export const CardStatus = { ACTIVE: 'active', INACTIVE: 'inactive' } as const;

/**
 * active, or inactive while frozen.
 */
export type CardStatus = typeof CardStatus[keyof typeof CardStatus];

/**
 * Why an authorization was declined, the first in this order; null when it was approved. POLICY_DENIED is a counterparty that the policy refuses, POLICY_UNAVAILABLE a policy subsystem that is down, both in enforce mode only; the policy's other rules decline with the reasons of the card's own limits. INSUFFICIENT_MULTISIG_BALANCE also means that the multisig's balance could not be read on the chain.
 */
export const CardDeclineReason = {
    CARD_INACTIVE: 'CARD_INACTIVE',
    POLICY_UNAVAILABLE: 'POLICY_UNAVAILABLE',
    POLICY_DENIED: 'POLICY_DENIED',
    MCC_BLOCKED: 'MCC_BLOCKED',
    MCC_NOT_ALLOWED: 'MCC_NOT_ALLOWED',
    PER_TXN_LIMIT: 'PER_TXN_LIMIT',
    DAILY_CAP: 'DAILY_CAP',
    WEEKLY_CAP: 'WEEKLY_CAP',
    MONTHLY_CAP: 'MONTHLY_CAP',
    INSUFFICIENT_MULTISIG_BALANCE: 'INSUFFICIENT_MULTISIG_BALANCE',
    NULL: null
} as const;

/**
 * Why an authorization was declined, the first in this order; null when it was approved. POLICY_DENIED is a counterparty that the policy refuses, POLICY_UNAVAILABLE a policy subsystem that is down, both in enforce mode only; the policy's other rules decline with the reasons of the card's own limits. INSUFFICIENT_MULTISIG_BALANCE also means that the multisig's balance could not be read on the chain.
 */
export type CardDeclineReason = typeof CardDeclineReason[keyof typeof CardDeclineReason];

/**
 * Whose phone wallet a card goes into.
 */
export const CardPlatform = { WALLET_VENDOR_A: 'wallet_vendor_a', WALLET_VENDOR_B: 'wallet_vendor_b' } as const;

/**
 * Whose phone wallet a card goes into.
 */
export type CardPlatform = typeof CardPlatform[keyof typeof CardPlatform];

/**
 * A card. Its number is with the issuer, never here.
 */
export type Card = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The issuer's id of the card.
     */
    issuerCardId: string;
    /**
     * The wallet that it draws from; null for provider cards.
     */
    walletId: string | null;
    /**
     * The agent under which its spend also counts.
     */
    agentId: string | null;
    /**
     * The last four digits.
     */
    last4: string;
    /**
     * The wallet's address, checksummed; null for provider cards.
     */
    multisigAddress: string | null;
    /**
     * The current status. Only an ACTIVE one can be used.
     */
    status: CardStatus;
    /**
     * Time of issue.
     */
    createdAt: string;
};

/**
 * Cards of a wallet, newest first.
 */
export type CardList = {
    /**
     * The entries of this page.
     */
    cards: Array<Card>;
};

/**
 * The new card.
 */
export type CardIssued = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The issuer's id of the card.
     */
    issuerCardId: string;
    /**
     * The last four digits.
     */
    last4: string;
    /**
     * The address of the wallet that it draws from, checksummed.
     */
    multisigAddress: string;
    /**
     * Always active.
     */
    status: CardStatus;
    /**
     * The agent under which its spend also counts.
     */
    agentId: string | null;
};

/**
 * The card after freezing or unfreezing.
 */
export type CardFreezeResult = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * inactive when it is frozen.
     */
    status: CardStatus;
    /**
     * The last four digits.
     */
    last4: string;
    /**
     * The wallet's address, checksummed; null for provider cards.
     */
    multisigAddress: string | null;
};

/**
 * A merchant category code, or its first two or three digits, which mean all codes that begin so.
 */
export type Mcc = string;

/**
 * What a card may spend, the most restrictive limit winning. Windows are the UTC day, the ISO week and the calendar month on the tenant's clock; equality passes.
 */
export type CardLimits = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The most that one authorization may take; null is unlimited.
     */
    perTransactionUsd: Usd | null;
    /**
     * The cap of a UTC day; null is unlimited.
     */
    dailyUsd: Usd | null;
    /**
     * The cap of an ISO week, from Monday 00:00 UTC; null is unlimited.
     */
    weeklyUsd: Usd | null;
    /**
     * The cap of a calendar month; null is unlimited.
     */
    monthlyUsd: Usd | null;
    /**
     * Merchants that are refused, sorted; wins over allowedMcc.
     */
    blockedMcc: Array<Mcc>;
    /**
     * The only merchants that are allowed, sorted; null is no allowlist.
     */
    allowedMcc: Array<Mcc> | null;
};

/**
 * The limits of the new card, and its agent. Absent and null mean no limit.
 */
export type IssueCardRequest = {
    /**
     * The most that one authorization may take.
     */
    perTransactionUsd?: string | null;
    /**
     * The cap of a UTC day.
     */
    dailyUsd?: string | null;
    /**
     * The cap of an ISO week.
     */
    weeklyUsd?: string | null;
    /**
     * The cap of a calendar month.
     */
    monthlyUsd?: string | null;
    /**
     * Merchants to refuse; none by default. Kept sorted and each once.
     */
    blockedMcc?: Array<Mcc> | null;
    /**
     * The only merchants to allow; an empty list is no allowlist, like null.
     */
    allowedMcc?: Array<Mcc> | null;
    /**
     * The agent under which its spend also counts.
     */
    agentId?: string;
};

/**
 * Any subset of the limits; a field that is absent stays as it is, null clears it.
 */
export type SetCardLimitsRequest = {
    /**
     * The most that one authorization may take; null is unlimited.
     */
    perTransactionUsd?: string | null;
    /**
     * The cap of a UTC day; null is unlimited.
     */
    dailyUsd?: string | null;
    /**
     * The cap of an ISO week; null is unlimited.
     */
    weeklyUsd?: string | null;
    /**
     * The cap of a calendar month; null is unlimited.
     */
    monthlyUsd?: string | null;
    /**
     * Replaces the list of merchants to refuse; null empties it. Kept sorted and each once.
     */
    blockedMcc?: Array<Mcc> | null;
    /**
     * Replaces the allowlist; null and an empty list remove it.
     */
    allowedMcc?: Array<Mcc> | null;
};

/**
 * The cardholder; and, with the crypto-funded card provider only and required there, where the money comes from.
 */
export type CreateProviderCardRequest = {
    /**
     * The card provider's id of the cardholder.
     */
    cardholderId: string;
    /**
     * The chain of the funding account.
     */
    chain?: 'solana' | 'world_chain' | 'base';
    /**
     * EVM address that funds the card.
     */
    cryptoAccountAddress?: string;
    /**
     * The kind of that account.
     */
    cryptoAccountType?: 'standard' | 'provider_wallet';
};

/**
 * The new card of the card provider.
 */
export type ProviderCard = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The issuer's id of the card.
     */
    issuerCardId: string;
    /**
     * The provider's account that pays.
     */
    fundingCardAccountId: string;
    /**
     * The last four digits.
     */
    last4: string;
};

/**
 * For which phone wallet. With a nonce for push provisioning, without one to display the card in the client.
 */
export type CreateEphemeralKeyRequest = VendorAEphemeralKeyRequest | VendorBEphemeralKeyRequest;

/**
 * A key for vendor A. The device signs the nonce, so that a signature or a certificate needs one.
 */
export type VendorAEphemeralKeyRequest = {
    /**
     * Vendor A.
     */
    platform: 'wallet_vendor_a';
    /**
     * The device's nonce, for push provisioning.
     */
    nonce?: string;
    /**
     * The device's signature of the nonce.
     */
    nonceSignature?: string;
    /**
     * The device's certificate chain, each in base64.
     */
    certificates?: Array<string>;
};

/**
 * A key for vendor B, which has neither signature nor certificates.
 */
export type VendorBEphemeralKeyRequest = {
    /**
     * Vendor B.
     */
    platform: 'wallet_vendor_b';
    /**
     * The device's nonce, for push provisioning.
     */
    nonce?: string;
};

/**
 * What a key opens.
 */
export type EphemeralKeyObject = {
    /**
     * Its name at the issuer.
     */
    id: string;
    /**
     * The kind of object that the key opens.
     */
    type: string;
};

/**
 * A short-lived key of the issuer.
 */
export type EphemeralKey = {
    /**
     * The key.
     */
    id: string;
    /**
     * The secret of the client. It is shown once and not stored in clear.
     */
    secret: string;
    /**
     * When it ends, in Unix seconds: 900 s from now.
     */
    expires: number;
    /**
     * What it opens.
     */
    associated_objects: Array<EphemeralKeyObject>;
};

/**
 * A key with which a client puts the card into a phone wallet, or shows it.
 */
export type CardEphemeralKey = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The issuer's id of the card.
     */
    issuerCardId: string;
    /**
     * For which phone wallet.
     */
    platform: CardPlatform;
    /**
     * The key of the card provider, with its secret.
     */
    ephemeralKey: EphemeralKey;
};

/**
 * What the policy of the card said; that of its agent where the card has none, or only the agent's denies.
 */
export type CardPolicyOutcome = {
    /**
     * The recorded decision.
     */
    decisionLogId: string;
    /**
     * Whether it allows; in log mode a deny declines nothing.
     */
    allow: boolean;
    /**
     * The first rule that failed; null when it allows.
     */
    reason: string | null;
};

/**
 * What the card had spent in its windows, reversals taken off, right after this decision or its last reversal.
 */
export type CardSpent = {
    /**
     * The spending of this UTC day, in USD.
     */
    dailyUsd: Usd;
    /**
     * The spending of this ISO week, in USD.
     */
    weeklyUsd: Usd;
    /**
     * The spending of this calendar month, in USD.
     */
    monthlyUsd: Usd;
};

/**
 * One use of a card, approved or declined.
 */
export type CardAuthorization = {
    /**
     * An opaque id that begins with `auz_`.
     */
    authorizationId: string;
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The amount that was asked for.
     */
    amountUsd: Usd;
    /**
     * The merchant's category; null when not given.
     */
    mcc: string | null;
    /**
     * True if the authorization was approved.
     */
    approved: boolean;
    /**
     * The reason of the decline; null if it was approved.
     */
    declineReason: CardDeclineReason;
    /**
     * What the policy said; null where none was asked: none is attached, the card is frozen, or it has no tenant.
     */
    policy: CardPolicyOutcome | null;
    /**
     * The card's windows after it.
     */
    spent: CardSpent;
    /**
     * What was given back so far; 0.00 at first.
     */
    reversedUsd: Usd;
    /**
     * Time of the decision.
     */
    createdAt: string;
};

/**
 * Authorizations of a card, newest first.
 */
export type CardAuthorizationList = {
    /**
     * The entries of this page.
     */
    authorizations: Array<CardAuthorization>;
};

/**
 * The use of the card to simulate.
 */
export type CreateTestCardAuthorizationRequest = {
    /**
     * The amount to authorize, above zero, with up to 6 decimals.
     */
    amountUsd: string;
    /**
     * The merchant's category; without one the rules about categories are skipped.
     */
    mcc?: string;
    /**
     * The merchant's name.
     */
    merchantName?: string;
    /**
     * The merchant's address, which counterparty rules judge.
     */
    merchantAddress?: string;
};

/**
 * How much to give back.
 */
export type ReverseTestCardAuthorizationRequest = {
    /**
     * The amount; the whole rest by default.
     */
    amountUsd?: string;
};

/**
 * A use of a card that the issuer asks about.
 */
export type CardIssuerAuthorizationRequest = {
    /**
     * The issuer's own id of the authorization. It is decided once; the same id gets the same answer.
     */
    authorizationId: string;
    /**
     * The issuer's id of the card.
     */
    issuerCardId: string;
    /**
     * The amount to authorize, in USD.
     */
    amountUsd: string;
    /**
     * The merchant's category; without one the rules about categories are skipped.
     */
    mcc?: string;
    /**
     * The merchant's name.
     */
    merchantName?: string;
    /**
     * The merchant's EVM address, which counterparty rules judge.
     */
    merchantAddress?: string;
};

/**
 * The answer to the issuer. An answer that does not arrive in time is a decline at the issuer.
 */
export type CardIssuerDecision = {
    /**
     * The issuer's own id of the authorization.
     */
    authorizationId: string;
    /**
     * True if the authorization is approved.
     */
    approved: boolean;
    /**
     * The first check that failed.
     */
    declineReason: CardDeclineReason;
};

/**
 * What the issuer gives back of an authorization.
 */
export type CardIssuerReversalRequest = {
    /**
     * The issuer's own id of the reversal. It is taken once.
     */
    reversalId: string;
    /**
     * The issuer's own id of the authorization that it gives back.
     */
    authorizationId: string;
    /**
     * The amount to give back, in USD; the whole rest by default.
     */
    amountUsd?: string;
};

/**
 * What became of the reversal.
 */
export type CardIssuerReversalReceipt = {
    /**
     * The issuer's own id of the reversal.
     */
    reversalId: string;
    /**
     * True when the reversal had been taken before.
     */
    duplicate: boolean;
    /**
     * The sum of all that was given back so far.
     */
    reversedUsd: Usd;
};

/**
 * A card was issued, frozen or unfrozen. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type CardEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'card.issued' | 'card.frozen' | 'card.unfrozen';
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
     * Number of the change among the changes of the same resource.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The card at the moment of the change.
         */
        object: Card;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

/**
 * A card was used, or a use was given back in part or whole. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type CardAuthorizationEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'card.authorization.approved' | 'card.authorization.declined' | 'card.authorization.reversed';
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
     * Number of the change among the changes of the same resource.
     */
    resourceSequence: number;
    /**
     * The resource that changed.
     */
    data: {
        /**
         * The authorization at the moment of the change.
         */
        object: CardAuthorization;
        /**
         * APPROVED for a reversal; absent for the decision itself.
         */
        previousStatus?: string;
    };
};

export type ListWalletCardsData = {
    body?: never;
    path: {
        /**
         * The wallet. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        walletId: string;
    };
    query?: {
        /**
         * Only cards of this status.
         */
        status?: CardStatus;
        /**
         * How many entries to leave out. For people: programs follow the Link header. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * How many entries the page has at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the previous page says. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
    };
    url: '/v1/wallets/{walletId}/cards';
};

export type ListWalletCardsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
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

export type ListWalletCardsError = ListWalletCardsErrors[keyof ListWalletCardsErrors];

export type ListWalletCardsResponses = {
    /**
     * A page of cards.
     */
    200: CardList;
};

export type ListWalletCardsResponse = ListWalletCardsResponses[keyof ListWalletCardsResponses];

export type IssueCardData = {
    body?: IssueCardRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The wallet. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        walletId: string;
    };
    query?: never;
    url: '/v1/wallets/{walletId}/cards';
};

export type IssueCardErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, IDENTITY_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | IdentityRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND, AGENT_NOT_FOUND
     */
    404: WalletNotFoundError | AgentNotFoundError;
    /**
     * WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type IssueCardError = IssueCardErrors[keyof IssueCardErrors];

export type IssueCardResponses = {
    /**
     * The card, active.
     */
    201: CardIssued;
};

export type IssueCardResponse = IssueCardResponses[keyof IssueCardResponses];

export type GetCardData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/cards/{id}';
};

export type GetCardErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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

export type GetCardError = GetCardErrors[keyof GetCardErrors];

export type GetCardResponses = {
    /**
     * The card.
     */
    200: Card;
};

export type GetCardResponse = GetCardResponses[keyof GetCardResponses];

export type GetCardLimitsData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/cards/{id}/limits';
};

export type GetCardLimitsErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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

export type GetCardLimitsError = GetCardLimitsErrors[keyof GetCardLimitsErrors];

export type GetCardLimitsResponses = {
    /**
     * The limits.
     */
    200: CardLimits;
};

export type GetCardLimitsResponse = GetCardLimitsResponses[keyof GetCardLimitsResponses];

export type SetCardLimitsData = {
    body?: SetCardLimitsRequest;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/cards/{id}/limits';
};

export type SetCardLimitsErrors = {
    /**
     * TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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

export type SetCardLimitsError = SetCardLimitsErrors[keyof SetCardLimitsErrors];

export type SetCardLimitsResponses = {
    /**
     * The limits as they are now.
     */
    200: CardLimits;
};

export type SetCardLimitsResponse = SetCardLimitsResponses[keyof SetCardLimitsResponses];

export type FreezeCardData = {
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
    url: '/v1/cards/{id}/freeze';
};

export type FreezeCardErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type FreezeCardError = FreezeCardErrors[keyof FreezeCardErrors];

export type FreezeCardResponses = {
    /**
     * The card.
     */
    200: CardFreezeResult;
};

export type FreezeCardResponse = FreezeCardResponses[keyof FreezeCardResponses];

export type UnfreezeCardData = {
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
    url: '/v1/cards/{id}/unfreeze';
};

export type UnfreezeCardErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type UnfreezeCardError = UnfreezeCardErrors[keyof UnfreezeCardErrors];

export type UnfreezeCardResponses = {
    /**
     * The card.
     */
    200: CardFreezeResult;
};

export type UnfreezeCardResponse = UnfreezeCardResponses[keyof UnfreezeCardResponses];

export type CreateProviderCardData = {
    body: CreateProviderCardRequest;
    headers?: {
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/provider-cards';
};

export type CreateProviderCardErrors = {
    /**
     * VALIDATION_FAILED, INVALID_WALLET_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidWalletAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, IDENTITY_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | IdentityRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateProviderCardError = CreateProviderCardErrors[keyof CreateProviderCardErrors];

export type CreateProviderCardResponses = {
    /**
     * The card.
     */
    201: ProviderCard;
};

export type CreateProviderCardResponse = CreateProviderCardResponses[keyof CreateProviderCardResponses];

export type CreateCardEphemeralKeyData = {
    body: CreateEphemeralKeyRequest;
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
    url: '/v1/cards/{id}/ephemeral-keys';
};

export type CreateCardEphemeralKeyErrors = {
    /**
     * INVALID_TRANSITION, WALLET_PROVISIONING_NOT_AVAILABLE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | WalletProvisioningNotAvailableError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateCardEphemeralKeyError = CreateCardEphemeralKeyErrors[keyof CreateCardEphemeralKeyErrors];

export type CreateCardEphemeralKeyResponses = {
    /**
     * The key, this once.
     */
    201: CardEphemeralKey;
};

export type CreateCardEphemeralKeyResponse = CreateCardEphemeralKeyResponses[keyof CreateCardEphemeralKeyResponses];

export type ListCardAuthorizationsData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: {
        /**
         * How many entries to leave out. For people: programs follow the Link header. It cannot be combined with `cursor`.
         */
        skip?: number;
        /**
         * How many entries the page has at most.
         */
        take?: number;
        /**
         * Where the page begins, as the Link header of the previous page says. Pages by cursor neither repeat nor skip an entry.
         */
        cursor?: string;
    };
    url: '/v1/cards/{id}/authorizations';
};

export type ListCardAuthorizationsErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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

export type ListCardAuthorizationsError = ListCardAuthorizationsErrors[keyof ListCardAuthorizationsErrors];

export type ListCardAuthorizationsResponses = {
    /**
     * A page of authorizations.
     */
    200: CardAuthorizationList;
};

export type ListCardAuthorizationsResponse = ListCardAuthorizationsResponses[keyof ListCardAuthorizationsResponses];

export type GetCardAuthorizationData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
        /**
         * The authorization. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        authorizationId: string;
    };
    query?: never;
    url: '/v1/cards/{id}/authorizations/{authorizationId}';
};

export type GetCardAuthorizationErrors = {
    /**
     * TENANT_AMBIGUOUS
     */
    400: TenantAmbiguousError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
     */
    404: CardNotFoundError | CardAuthorizationNotFoundError;
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

export type GetCardAuthorizationError = GetCardAuthorizationErrors[keyof GetCardAuthorizationErrors];

export type GetCardAuthorizationResponses = {
    /**
     * The authorization.
     */
    200: CardAuthorization;
};

export type GetCardAuthorizationResponse = GetCardAuthorizationResponses[keyof GetCardAuthorizationResponses];

export type ReceiveCardAuthorizationData = {
    body: CardIssuerAuthorizationRequest;
    headers?: {
        /**
         * When the issuer signed, in unix seconds. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * v1= and 64 hex digits. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, like a wrong one.
         */
        'x-provider-signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks/card-issuer/authorizations';
};

export type ReceiveCardAuthorizationErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | BodyTooLargeError;
    /**
     * WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
     */
    401: WebhookSignatureInvalidError | WebhookReplayWindowError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
    /**
     * CARD_AUTHORIZATION_CONFLICT
     */
    409: CardAuthorizationConflictError;
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

export type ReceiveCardAuthorizationError = ReceiveCardAuthorizationErrors[keyof ReceiveCardAuthorizationErrors];

export type ReceiveCardAuthorizationResponses = {
    /**
     * The decision.
     */
    200: CardIssuerDecision;
};

export type ReceiveCardAuthorizationResponse = ReceiveCardAuthorizationResponses[keyof ReceiveCardAuthorizationResponses];

export type ReceiveCardReversalData = {
    body: CardIssuerReversalRequest;
    headers?: {
        /**
         * When the issuer signed, in unix seconds. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * v1= and 64 hex digits. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, like a wrong one.
         */
        'x-provider-signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks/card-issuer/reversals';
};

export type ReceiveCardReversalErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | InvalidTransitionError | InvalidAmountError | BodyTooLargeError;
    /**
     * WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
     */
    401: WebhookSignatureInvalidError | WebhookReplayWindowError;
    /**
     * CARD_AUTHORIZATION_NOT_FOUND
     */
    404: CardAuthorizationNotFoundError;
    /**
     * CARD_AUTHORIZATION_CONFLICT
     */
    409: CardAuthorizationConflictError;
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

export type ReceiveCardReversalError = ReceiveCardReversalErrors[keyof ReceiveCardReversalErrors];

export type ReceiveCardReversalResponses = {
    /**
     * It is taken.
     */
    200: CardIssuerReversalReceipt;
};

export type ReceiveCardReversalResponse = ReceiveCardReversalResponses[keyof ReceiveCardReversalResponses];

export type CreateTestCardAuthorizationData = {
    body: CreateTestCardAuthorizationRequest;
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
    url: '/v1/test/cards/{id}/authorizations';
};

export type CreateTestCardAuthorizationErrors = {
    /**
     * INVALID_WALLET_ADDRESS, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CreateTestCardAuthorizationError = CreateTestCardAuthorizationErrors[keyof CreateTestCardAuthorizationErrors];

export type CreateTestCardAuthorizationResponses = {
    /**
     * The decision.
     */
    201: CardAuthorization;
};

export type CreateTestCardAuthorizationResponse = CreateTestCardAuthorizationResponses[keyof CreateTestCardAuthorizationResponses];

export type ReverseTestCardAuthorizationData = {
    body?: ReverseTestCardAuthorizationRequest;
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
        /**
         * The authorization. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        authorizationId: string;
    };
    query?: never;
    url: '/v1/test/cards/{id}/authorizations/{authorizationId}/reverse';
};

export type ReverseTestCardAuthorizationErrors = {
    /**
     * INVALID_TRANSITION, INVALID_AMOUNT, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | InvalidAmountError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED
     */
    403: SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError;
    /**
     * CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
     */
    404: CardNotFoundError | CardAuthorizationNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ReverseTestCardAuthorizationError = ReverseTestCardAuthorizationErrors[keyof ReverseTestCardAuthorizationErrors];

export type ReverseTestCardAuthorizationResponses = {
    /**
     * The authorization with what was given back.
     */
    200: CardAuthorization;
};

export type ReverseTestCardAuthorizationResponse = ReverseTestCardAuthorizationResponses[keyof ReverseTestCardAuthorizationResponses];
