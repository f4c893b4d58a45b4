// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type {
  AgentNotFoundError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
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
  TwofaAgentNotPermittedError,
  TwofaBindingMismatchError,
  TwofaChallengeNotRedeemableError,
  TwofaNotEnrolledError,
  TwofaRequiredError,
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
 * A card authorization that the issuer asks to decide.
 */
export type CardIssuerAuthorizationRequest = {
    /**
     * The issuer's id of the authorization. It is decided once; the same id always gets the same response.
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
     * The merchant category code. Without it the rules about categories are skipped.
     */
    mcc?: string;
    /**
     * The merchant's name.
     */
    merchantName?: string;
    /**
     * The merchant's EVM address, to which the counterparty rules apply.
     */
    merchantAddress?: string;
};

/**
 * The response to the issuer. If it does not arrive in time, the issuer declines.
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
     * The first check that failed; null if the authorization is approved.
     */
    declineReason: CardDeclineReason;
};

/**
 * A reversal of an authorization by the issuer.
 */
export type CardIssuerReversalRequest = {
    /**
     * The issuer's id of the reversal. It is processed once.
     */
    reversalId: string;
    /**
     * The issuer's id of the authorization to reverse.
     */
    authorizationId: string;
    /**
     * The amount to reverse, in USD; the whole rest by default.
     */
    amountUsd?: string;
};

/**
 * The result of the reversal.
 */
export type CardIssuerReversalReceipt = {
    /**
     * The issuer's own id of the reversal.
     */
    reversalId: string;
    /**
     * True if the reversal had been processed before.
     */
    duplicate: boolean;
    /**
     * The total amount of the authorization that has been reversed so far, in USD.
     */
    reversedUsd: Usd;
};

/**
 * The status of a card: active, or inactive while it is frozen.
 */
export const CardStatus = { ACTIVE: 'active', INACTIVE: 'inactive' } as const;

/**
 * The status of a card: active, or inactive while it is frozen.
 */
export type CardStatus = typeof CardStatus[keyof typeof CardStatus];

/**
 * The reason why an authorization was declined, the first that applies in this order; null if it was approved. POLICY_DENIED means that the policy refuses the counterparty, POLICY_UNAVAILABLE that the policy check is unavailable, both in enforce mode only. AGENT_SUSPENDED means that the agent of the card is suspended. The policy's other rules decline with the reasons of the card's own limits. INSUFFICIENT_MULTISIG_BALANCE also means that the balance of the multisig wallet could not be read from the chain.
 */
export const CardDeclineReason = {
    CARD_INACTIVE: 'CARD_INACTIVE',
    AGENT_SUSPENDED: 'AGENT_SUSPENDED',
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
 * The reason why an authorization was declined, the first that applies in this order; null if it was approved. POLICY_DENIED means that the policy refuses the counterparty, POLICY_UNAVAILABLE that the policy check is unavailable, both in enforce mode only. AGENT_SUSPENDED means that the agent of the card is suspended. The policy's other rules decline with the reasons of the card's own limits. INSUFFICIENT_MULTISIG_BALANCE also means that the balance of the multisig wallet could not be read from the chain.
 */
export type CardDeclineReason = typeof CardDeclineReason[keyof typeof CardDeclineReason];

/**
 * The vendor of the phone wallet.
 */
export const CardPlatform = { WALLET_VENDOR_A: 'wallet_vendor_a', WALLET_VENDOR_B: 'wallet_vendor_b' } as const;

/**
 * The vendor of the phone wallet.
 */
export type CardPlatform = typeof CardPlatform[keyof typeof CardPlatform];

/**
 * A debit card. The service does not store the card number: only the issuer has it.
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
     * Id of the wallet that pays; null for cards of the card provider.
     */
    walletId: string | null;
    /**
     * Id of the agent to which the card's spending is also added; null if there is none.
     */
    agentId: string | null;
    /**
     * The last four digits of the card number.
     */
    last4: string;
    /**
     * The address of the wallet, with EIP-55 checksum; null for cards of the card provider.
     */
    multisigAddress: string | null;
    /**
     * The current status. Only an active card can be used.
     */
    status: CardStatus;
    /**
     * Time at which the card was issued.
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
     * The last four digits of the card number.
     */
    last4: string;
    /**
     * The address of the wallet that pays, with EIP-55 checksum.
     */
    multisigAddress: string;
    /**
     * Always active.
     */
    status: CardStatus;
    /**
     * Id of the agent to which the card's spending is also added; null if there is none.
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
     * The status: inactive while the card is frozen.
     */
    status: CardStatus;
    /**
     * The last four digits of the card number.
     */
    last4: string;
    /**
     * The address of the wallet, with EIP-55 checksum; null for cards of the card provider.
     */
    multisigAddress: string | null;
};

/**
 * A merchant category code, or its first two or three digits, which match all codes that begin with them.
 */
export type Mcc = string;

/**
 * The limits of a card. The most restrictive limit applies. Windows are the UTC day, the ISO week and the calendar month on the tenant's clock. An amount equal to a limit is allowed.
 */
export type CardLimits = {
    /**
     * An opaque id that begins with `card_`.
     */
    cardId: string;
    /**
     * The limit of one authorization, in USD; null for no limit.
     */
    perTransactionUsd: Usd | null;
    /**
     * The limit of a UTC day, in USD; null for no limit.
     */
    dailyUsd: Usd | null;
    /**
     * The limit of an ISO week, from Monday 00:00 UTC, in USD; null for no limit.
     */
    weeklyUsd: Usd | null;
    /**
     * The limit of a calendar month, in USD; null for no limit.
     */
    monthlyUsd: Usd | null;
    /**
     * The merchant categories that are declined, sorted. The list has precedence over allowedMcc.
     */
    blockedMcc: Array<Mcc>;
    /**
     * The only merchant categories that are allowed, sorted; null if any is allowed.
     */
    allowedMcc: Array<Mcc> | null;
};

/**
 * The limits and the agent of the new card. An absent limit or null means no limit.
 */
export type IssueCardRequest = {
    /**
     * The limit of one authorization, in USD.
     */
    perTransactionUsd?: string | null;
    /**
     * The limit of a UTC day, in USD.
     */
    dailyUsd?: string | null;
    /**
     * The limit of an ISO week, in USD.
     */
    weeklyUsd?: string | null;
    /**
     * The limit of a calendar month, in USD.
     */
    monthlyUsd?: string | null;
    /**
     * The merchant categories to decline; none by default. The list is stored sorted and without duplicates.
     */
    blockedMcc?: Array<Mcc> | null;
    /**
     * The only merchant categories to allow. An empty list allows any, like null.
     */
    allowedMcc?: Array<Mcc> | null;
    /**
     * Id of the agent to which the card's spending is also added; null if there is none.
     */
    agentId?: string;
};

/**
 * The limits to update. A field that is absent does not change, and null removes the limit.
 */
export type SetCardLimitsRequest = {
    /**
     * The limit of one authorization, in USD; null for no limit.
     */
    perTransactionUsd?: string | null;
    /**
     * The limit of a UTC day, in USD; null for no limit.
     */
    dailyUsd?: string | null;
    /**
     * The limit of an ISO week, in USD; null for no limit.
     */
    weeklyUsd?: string | null;
    /**
     * The limit of a calendar month, in USD; null for no limit.
     */
    monthlyUsd?: string | null;
    /**
     * The merchant categories to decline. The new list replaces the old one; null empties it. The list is stored sorted and without duplicates.
     */
    blockedMcc?: Array<Mcc> | null;
    /**
     * The only merchant categories to allow. The new list replaces the old one; null or an empty list removes it.
     */
    allowedMcc?: Array<Mcc> | null;
};

/**
 * The cardholder. For the crypto-funded card provider, and only there, the source of the money is required too.
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
     * The type of the funding account.
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
     * Id of the account at the provider that pays.
     */
    fundingCardAccountId: string;
    /**
     * The last four digits of the card number.
     */
    last4: string;
};

/**
 * The phone wallet that the key is for. Send a nonce to add the card to a phone wallet, none to display the card in the client.
 */
export type CreateEphemeralKeyRequest = VendorAEphemeralKeyRequest | VendorBEphemeralKeyRequest;

/**
 * A key for vendor A. The device signs the nonce, so a signature or certificates can be sent only with a nonce.
 */
export type VendorAEphemeralKeyRequest = {
    /**
     * Always vendor A.
     */
    platform: 'wallet_vendor_a';
    /**
     * The nonce of the device, for adding the card to the phone wallet.
     */
    nonce?: string;
    /**
     * The device's signature of the nonce.
     */
    nonceSignature?: string;
    /**
     * The device's certificate chain, each certificate in base64.
     */
    certificates?: Array<string>;
};

/**
 * A key for vendor B, which uses neither signature nor certificates.
 */
export type VendorBEphemeralKeyRequest = {
    /**
     * Always vendor B.
     */
    platform: 'wallet_vendor_b';
    /**
     * The nonce of the device, for adding the card to the phone wallet.
     */
    nonce?: string;
};

/**
 * An object that the key gives access to.
 */
export type EphemeralKeyObject = {
    /**
     * The issuer's id of the object.
     */
    id: string;
    /**
     * The type of the object.
     */
    type: string;
};

/**
 * A short-lived key of the issuer.
 */
export type EphemeralKey = {
    /**
     * Id of the key.
     */
    id: string;
    /**
     * The secret of the client. It is shown once and not stored in clear.
     */
    secret: string;
    /**
     * Time at which the key expires, in Unix seconds: 900 seconds after it was created.
     */
    expires: number;
    /**
     * The objects that the key gives access to.
     */
    associated_objects: Array<EphemeralKeyObject>;
};

/**
 * A key with which a client adds the card to a phone wallet, or displays it.
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
     * The vendor of the phone wallet that the key is for.
     */
    platform: CardPlatform;
    /**
     * The key of the card provider, with its secret.
     */
    ephemeralKey: EphemeralKey;
};

/**
 * The decision of the card's policy. It is the decision of the agent's policy if the card has none, or if only the agent's policy denies.
 */
export type CardPolicyOutcome = {
    /**
     * Id of the entry in the policy decision log.
     */
    decisionLogId: string;
    /**
     * True if the policy allows the authorization. In log mode a denial declines nothing.
     */
    allow: boolean;
    /**
     * The first rule that failed; null if the policy allows.
     */
    reason: string | null;
};

/**
 * The amounts that the card has spent in its windows, less reversals, after this decision or its last reversal.
 */
export type CardSpent = {
    /**
     * The amount spent in this UTC day, in USD.
     */
    dailyUsd: Usd;
    /**
     * The amount spent in this ISO week, in USD.
     */
    weeklyUsd: Usd;
    /**
     * The amount spent in this calendar month, in USD.
     */
    monthlyUsd: Usd;
};

/**
 * A card authorization, approved or declined.
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
     * The amount of the authorization, in USD.
     */
    amountUsd: Usd;
    /**
     * The merchant category code; null if none was given.
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
     * The decision of the policy; null if none was evaluated, because none is attached, the card is frozen or it has no tenant.
     */
    policy: CardPolicyOutcome | null;
    /**
     * The amounts spent in the card's windows after this authorization.
     */
    spent: CardSpent;
    /**
     * The total amount that has been reversed so far, in USD; 0.00 at first.
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
 * The authorization to simulate.
 */
export type CreateTestCardAuthorizationRequest = {
    /**
     * The amount to authorize in USD, above zero, with at most 6 decimals.
     */
    amountUsd: string;
    /**
     * The merchant category code. Without it the rules about categories are skipped.
     */
    mcc?: string;
    /**
     * The merchant's name.
     */
    merchantName?: string;
    /**
     * The merchant's EVM address, to which the counterparty rules apply.
     */
    merchantAddress?: string;
};

/**
 * The amount to reverse.
 */
export type ReverseTestCardAuthorizationRequest = {
    /**
     * The amount in USD; the whole rest by default.
     */
    amountUsd?: string;
};

/**
 * The event that is sent when a card is issued, frozen or unfrozen. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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
 * The event that is sent when a card authorization is approved, declined or reversed. It never contains phone numbers, e-mail addresses, codes or tokens.
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
     * Position of the change among the changes of the same resource. It always increases, but may skip numbers.
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

export type ReceiveCardAuthorizationData = {
    body: CardIssuerAuthorizationRequest;
    headers?: {
        /**
         * Time at which the issuer signed, in Unix seconds. If it is missing or malformed, the error is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * `v1=` and 64 hex digits. If it is missing, malformed or wrong, the error is WEBHOOK_SIGNATURE_INVALID.
         */
        'x-provider-signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks/card-issuer/authorizations';
};

export type ReceiveCardAuthorizationErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, API_VERSION_UNKNOWN, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | ApiVersionUnknownError | BodyTooLargeError;
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

export type ReceiveCardAuthorizationError = ReceiveCardAuthorizationErrors[keyof ReceiveCardAuthorizationErrors];

export type ReceiveCardAuthorizationResponses = {
    /**
     * The decision about the authorization.
     */
    200: CardIssuerDecision;
};

export type ReceiveCardAuthorizationResponse = ReceiveCardAuthorizationResponses[keyof ReceiveCardAuthorizationResponses];

export type ReceiveCardReversalData = {
    body: CardIssuerReversalRequest;
    headers?: {
        /**
         * Time at which the issuer signed, in Unix seconds. If it is missing or malformed, the error is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * `v1=` and 64 hex digits. If it is missing, malformed or wrong, the error is WEBHOOK_SIGNATURE_INVALID.
         */
        'x-provider-signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks/card-issuer/reversals';
};

export type ReceiveCardReversalErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, INVALID_TRANSITION, INVALID_AMOUNT, API_VERSION_UNKNOWN, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | InvalidTransitionError | InvalidAmountError | ApiVersionUnknownError | BodyTooLargeError;
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

export type ReceiveCardReversalError = ReceiveCardReversalErrors[keyof ReceiveCardReversalErrors];

export type ReceiveCardReversalResponses = {
    /**
     * The reversal has been recorded.
     */
    200: CardIssuerReversalReceipt;
};

export type ReceiveCardReversalResponse = ReceiveCardReversalResponses[keyof ReceiveCardReversalResponses];

export type ListWalletCardsData = {
    body?: never;
    path: {
        /**
         * Id of the wallet. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        walletId: string;
    };
    query?: {
        /**
         * Only cards of this status.
         */
        status?: CardStatus;
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
    url: '/v1/wallets/{walletId}/cards';
};

export type ListWalletCardsErrors = {
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
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
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
         * Id of the wallet. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        walletId: string;
    };
    query?: never;
    url: '/v1/wallets/{walletId}/cards';
};

export type IssueCardErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * IDENTITY_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: IdentityRequiredError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND, AGENT_NOT_FOUND
     */
    404: WalletNotFoundError | AgentNotFoundError;
    /**
     * WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type IssueCardError = IssueCardErrors[keyof IssueCardErrors];

export type IssueCardResponses = {
    /**
     * The new card, which is active.
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
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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
    url: '/v1/cards/{id}/limits';
};

export type SetCardLimitsErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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

export type SetCardLimitsError = SetCardLimitsErrors[keyof SetCardLimitsErrors];

export type SetCardLimitsResponses = {
    /**
     * The updated limits.
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
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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
    url: '/v1/cards/{id}/unfreeze';
};

export type UnfreezeCardErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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
    url: '/v1/provider-cards';
};

export type CreateProviderCardErrors = {
    /**
     * VALIDATION_FAILED, INVALID_WALLET_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: ValidationFailedError | InvalidWalletAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * IDENTITY_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: IdentityRequiredError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
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
    url: '/v1/cards/{id}/ephemeral-keys';
};

export type CreateCardEphemeralKeyErrors = {
    /**
     * INVALID_TRANSITION, WALLET_PROVISIONING_NOT_AVAILABLE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | WalletProvisioningNotAvailableError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | SandboxOnlyError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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

export type CreateCardEphemeralKeyError = CreateCardEphemeralKeyErrors[keyof CreateCardEphemeralKeyErrors];

export type CreateCardEphemeralKeyResponses = {
    /**
     * The ephemeral key, which is shown only once.
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
    url: '/v1/cards/{id}/authorizations';
};

export type ListCardAuthorizationsErrors = {
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
     * CARD_NOT_FOUND
     */
    404: CardNotFoundError;
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
         * Id of the authorization. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        authorizationId: string;
    };
    query?: never;
    url: '/v1/cards/{id}/authorizations/{authorizationId}';
};

export type GetCardAuthorizationErrors = {
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
     * CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
     */
    404: CardNotFoundError | CardAuthorizationNotFoundError;
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

export type GetCardAuthorizationError = GetCardAuthorizationErrors[keyof GetCardAuthorizationErrors];

export type GetCardAuthorizationResponses = {
    /**
     * The authorization.
     */
    200: CardAuthorization;
};

export type GetCardAuthorizationResponse = GetCardAuthorizationResponses[keyof GetCardAuthorizationResponses];

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
     * INVALID_WALLET_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type CreateTestCardAuthorizationError = CreateTestCardAuthorizationErrors[keyof CreateTestCardAuthorizationErrors];

export type CreateTestCardAuthorizationResponses = {
    /**
     * The decision about the authorization.
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
         * Id of the authorization. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        authorizationId: string;
    };
    query?: never;
    url: '/v1/test/cards/{id}/authorizations/{authorizationId}/reverse';
};

export type ReverseTestCardAuthorizationErrors = {
    /**
     * INVALID_TRANSITION, INVALID_AMOUNT, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | InvalidAmountError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type ReverseTestCardAuthorizationError = ReverseTestCardAuthorizationErrors[keyof ReverseTestCardAuthorizationErrors];

export type ReverseTestCardAuthorizationResponses = {
    /**
     * The authorization with the amount that has been reversed.
     */
    200: CardAuthorization;
};

export type ReverseTestCardAuthorizationResponse = ReverseTestCardAuthorizationResponses[keyof ReverseTestCardAuthorizationResponses];
