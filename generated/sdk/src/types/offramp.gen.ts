// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AccountChainMismatchError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  AuthorityMissingError,
  BodyTooLargeError,
  CancelConflictError,
  ChainUnavailableError,
  DestinationNotEligibleError,
  DidNotResolvableError,
  EmptyBodyError,
  EnvelopeInvalidError,
  FundingModeNotAvailableError,
  HandleReservedError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientFundsError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidAmountError,
  InvalidDidError,
  InvalidJsonError,
  InvalidPhoneError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  InviteContactRequiredError,
  IpNotAllowedError,
  MemberNotActiveError,
  NewPayeeNotSavedError,
  NotImplementedError,
  NotSenderError,
  PayeeCoolingOffError,
  PayeeNotFoundError,
  PaymentNotFoundError,
  RateLimitedError,
  RecipientAmbiguousError,
  RecipientConsentRequiredError,
  RecipientRequiredError,
  RecipientUnresolvedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RouteNotSelectedError,
  RouteQuoteExpiredError,
  RouteQuoteNotAvailableError,
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
  WebhookReplayWindowError,
  WebhookSignatureInvalidError,
} from './errors.gen.ts';
import type { ProviderStatus } from './sandbox.gen.ts';

/**
 * Where an off-ramp payment stands. DELIVERED, REFUNDED and CANCELED are the ends.
 */
export const OfframpPaymentStatus = {
    CREATED: 'CREATED',
    RECIPIENT_RESOLUTION: 'RECIPIENT_RESOLUTION',
    AWAITING_SOURCE_FUNDS: 'AWAITING_SOURCE_FUNDS',
    SOURCE_FUNDS_CONFIRMING: 'SOURCE_FUNDS_CONFIRMING',
    SOURCE_FUNDS_CONFIRMED: 'SOURCE_FUNDS_CONFIRMED',
    PENDING_CLAIM: 'PENDING_CLAIM',
    POLICY_CHECK: 'POLICY_CHECK',
    PAYOUT_SELECTION_REQUIRED: 'PAYOUT_SELECTION_REQUIRED',
    COMPLIANCE_HOLD: 'COMPLIANCE_HOLD',
    ROUTE_QUOTED: 'ROUTE_QUOTED',
    AWAITING_RECIPIENT_CONFIRMATION: 'AWAITING_RECIPIENT_CONFIRMATION',
    FUNDS_LOCKED: 'FUNDS_LOCKED',
    PROVIDER_SUBMITTED: 'PROVIDER_SUBMITTED',
    PROVIDER_PROCESSING: 'PROVIDER_PROCESSING',
    ACTION_REQUIRED: 'ACTION_REQUIRED',
    DELIVERED: 'DELIVERED',
    FAILED: 'FAILED',
    REFUND_PENDING: 'REFUND_PENDING',
    REFUNDED: 'REFUNDED',
    CANCELED: 'CANCELED'
} as const;

/**
 * Where an off-ramp payment stands. DELIVERED, REFUNDED and CANCELED are the ends.
 */
export type OfframpPaymentStatus = typeof OfframpPaymentStatus[keyof typeof OfframpPaymentStatus];

/**
 * ACCEPTED is recorded, SECURED is funded, SUBMITTED is with the provider, DELIVERED is confirmed by it; null once the payment fails, goes back or is cancelled.
 */
export const DeliveryMoment = {
    ACCEPTED: 'ACCEPTED',
    SECURED: 'SECURED',
    SUBMITTED: 'SUBMITTED',
    DELIVERED: 'DELIVERED',
    NULL: null
} as const;

/**
 * ACCEPTED is recorded, SECURED is funded, SUBMITTED is with the provider, DELIVERED is confirmed by it; null once the payment fails, goes back or is cancelled.
 */
export type DeliveryMoment = typeof DeliveryMoment[keyof typeof DeliveryMoment];

/**
 * INTERNAL_BALANCE takes the sender's balance; ONCHAIN_DEPOSIT is open to some tenants; MULTISIG_PROPOSAL is never available.
 */
export const FundingMode = {
    INTERNAL_BALANCE: 'INTERNAL_BALANCE',
    ONCHAIN_DEPOSIT: 'ONCHAIN_DEPOSIT',
    MULTISIG_PROPOSAL: 'MULTISIG_PROPOSAL'
} as const;

/**
 * INTERNAL_BALANCE takes the sender's balance; ONCHAIN_DEPOSIT is open to some tenants; MULTISIG_PROPOSAL is never available.
 */
export type FundingMode = typeof FundingMode[keyof typeof FundingMode];

/**
 * FASTEST ranks by time first, CHEAPEST, the default, by fee first.
 */
export const SpeedPreference = { FASTEST: 'FASTEST', CHEAPEST: 'CHEAPEST' } as const;

/**
 * FASTEST ranks by time first, CHEAPEST, the default, by fee first.
 */
export type SpeedPreference = typeof SpeedPreference[keyof typeof SpeedPreference];

/**
 * A rail, named by destination type; ONCHAIN_WALLET and STABLECOIN_ADDRESS are the same.
 */
export const Rail = {
    ONCHAIN_WALLET: 'ONCHAIN_WALLET',
    STABLECOIN_ADDRESS: 'STABLECOIN_ADDRESS',
    PAYMENT_APP_A: 'PAYMENT_APP_A',
    PAYMENT_APP_B: 'PAYMENT_APP_B',
    US_BANK_ACH: 'US_BANK_ACH',
    SEPA: 'SEPA',
    SERVICE_BALANCE: 'SERVICE_BALANCE'
} as const;

/**
 * A rail, named by destination type; ONCHAIN_WALLET and STABLECOIN_ADDRESS are the same.
 */
export type Rail = typeof Rail[keyof typeof Rail];

/**
 * Why a payment is held. All are recoverable but SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED, which end the attempt and then stand in failureReason.
 */
export const HoldReason = {
    RECIPIENT_NOT_ONBOARDED: 'RECIPIENT_NOT_ONBOARDED',
    PAYOUT_DESTINATION_NOT_SELECTED: 'PAYOUT_DESTINATION_NOT_SELECTED',
    CREDENTIAL_EXPIRED: 'CREDENTIAL_EXPIRED',
    CREDENTIAL_REVOKED: 'CREDENTIAL_REVOKED',
    CREDENTIAL_SUSPENDED: 'CREDENTIAL_SUSPENDED',
    CREDENTIAL_CHANGED_REVIEW_REQUIRED: 'CREDENTIAL_CHANGED_REVIEW_REQUIRED',
    PHONE_REVERIFICATION_REQUIRED: 'PHONE_REVERIFICATION_REQUIRED',
    TRANSACTION_MONITORING_REVIEW: 'TRANSACTION_MONITORING_REVIEW',
    PROVIDER_DESTINATION_REVOKED: 'PROVIDER_DESTINATION_REVOKED',
    PROVIDER_UNAVAILABLE: 'PROVIDER_UNAVAILABLE',
    INSUFFICIENT_ROUTE_LIQUIDITY: 'INSUFFICIENT_ROUTE_LIQUIDITY',
    POLICY_SUBSYSTEM_ERROR: 'POLICY_SUBSYSTEM_ERROR',
    APPROVAL_THRESHOLD_NOT_MET: 'APPROVAL_THRESHOLD_NOT_MET',
    AUTHORITY_LIMIT_EXCEEDED: 'AUTHORITY_LIMIT_EXCEEDED',
    SANCTIONS_REVIEW_REQUIRED: 'SANCTIONS_REVIEW_REQUIRED',
    POLICY_DENIED: 'POLICY_DENIED'
} as const;

/**
 * Why a payment is held. All are recoverable but SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED, which end the attempt and then stand in failureReason.
 */
export type HoldReason = typeof HoldReason[keyof typeof HoldReason];

/**
 * USD with 2 to 6 fraction digits.
 */
export type Usd = string;

/**
 * One transaction for the payer to send.
 */
export type FundingStep = {
    /**
     * What the transaction does.
     */
    kind: 'approve' | 'deposit';
    /**
     * The contract.
     */
    to: string;
    /**
     * The call data.
     */
    data: string;
};

/**
 * How to pay an on-chain deposit in.
 */
export type FundingInstructions = {
    /**
     * onchain, or partner for USDT on tron.
     */
    provider: 'onchain' | 'partner';
    /**
     * Where the money goes.
     */
    escrowAddress: string;
    /**
     * The deposit's opaque name on chain.
     */
    dealId: string;
    /**
     * The token.
     */
    tokenAddress: string;
    /**
     * The chain.
     */
    chainId: number;
    /**
     * The amount in minor units of the token.
     */
    amountMinor: string;
    /**
     * The transactions, in order; empty for the partner.
     */
    steps: Array<FundingStep>;
    /**
     * For people.
     */
    note: string;
};

/**
 * A payment to a phone number or DID over the rail that the recipient chooses. Sender and recipient read the same record; refundAddress, approvalRequestId, maximumFeeMinor and fundingInstructions are null for the recipient.
 */
export type OfframpPayment = {
    /**
     * The payment.
     */
    paymentId: string;
    /**
     * Where the payment stands.
     */
    status: OfframpPaymentStatus;
    /**
     * Which of the four delivery moments is reached.
     */
    deliveryMoment: DeliveryMoment;
    /**
     * The recipient's number, masked; null for DID addressing. The full number is never returned.
     */
    recipientPhoneMasked: string | null;
    /**
     * The recipient's DID; present for DID addressing only.
     */
    recipientDid?: string;
    /**
     * The payment envelope; present for envelope payments only.
     */
    envelopeId?: string;
    /**
     * The recipient; null until it is resolved.
     */
    recipientTenantId: string | null;
    /**
     * The claim, once the phone has resolved to nobody.
     */
    claimId: string | null;
    /**
     * The chain of the source asset, eip155:<chainId>.
     */
    sourceChainKey: string;
    /**
     * The source asset, eip155:<chainId>/erc20:<token address in lower case>.
     */
    sourceAssetId: string;
    /**
     * The amount in 6-decimal base units.
     */
    sourceAmountBaseUnits: string;
    /**
     * The same amount in USD.
     */
    amountUsd: Usd;
    /**
     * Where the money comes from.
     */
    sourceFundingMode: FundingMode;
    /**
     * The recipient's destination that the sender asked for.
     */
    requestedDestinationId: string | null;
    /**
     * The quote that the recipient selected; null again after a fresh set.
     */
    selectedRouteQuoteId: string | null;
    /**
     * How quotes are ranked, if it was said.
     */
    speedPreference: SpeedPreference | null;
    /**
     * The ceiling of the total fee, in minor units of the destination currency.
     */
    maximumFeeMinor: string | null;
    /**
     * The rails that are allowed; null or empty means all.
     */
    allowedRails: Array<Rail> | null;
    /**
     * Why the payment is held, in the order of the checks; empty when it is not.
     */
    holdReasons: Array<HoldReason>;
    /**
     * Why the payment failed, was cancelled by policy, or needs action: the reject reason, or PROVIDER_ and the provider's status.
     */
    failureReason: string | null;
    /**
     * Plain text for both parties, erased 400 days after the end.
     */
    memo: string | null;
    /**
     * Where an on-chain deposit goes back to; for the sender only.
     */
    refundAddress: string | null;
    /**
     * The approval request that holds the payment; for the sender only.
     */
    approvalRequestId: string | null;
    /**
     * How to pay the deposit in; present for on-chain deposits only, until they are confirmed; null for the recipient.
     */
    fundingInstructions?: FundingInstructions | null;
    /**
     * When the provider confirmed delivery.
     */
    deliveredAt: string | null;
    /**
     * When it was cancelled.
     */
    canceledAt: string | null;
    /**
     * When the sender had the money back.
     */
    refundedAt: string | null;
    /**
     * When it was recorded.
     */
    createdAt: string;
    /**
     * When it last changed.
     */
    updatedAt: string;
};

/**
 * The new payment with its quotes.
 */
export type OfframpPaymentCreated = {
    /**
     * The payment.
     */
    paymentId: string;
    /**
     * Where the payment stands.
     */
    status: OfframpPaymentStatus;
    /**
     * Which of the four delivery moments is reached.
     */
    deliveryMoment: DeliveryMoment;
    /**
     * The recipient's number, masked; null for DID addressing. The full number is never returned.
     */
    recipientPhoneMasked: string | null;
    /**
     * The recipient's DID; present for DID addressing only.
     */
    recipientDid?: string;
    /**
     * The payment envelope; present for envelope payments only.
     */
    envelopeId?: string;
    /**
     * The recipient; null until it is resolved.
     */
    recipientTenantId: string | null;
    /**
     * The claim, once the phone has resolved to nobody.
     */
    claimId: string | null;
    /**
     * The chain of the source asset, eip155:<chainId>.
     */
    sourceChainKey: string;
    /**
     * The source asset, eip155:<chainId>/erc20:<token address in lower case>.
     */
    sourceAssetId: string;
    /**
     * The amount in 6-decimal base units.
     */
    sourceAmountBaseUnits: string;
    /**
     * The same amount in USD.
     */
    amountUsd: Usd;
    /**
     * Where the money comes from.
     */
    sourceFundingMode: FundingMode;
    /**
     * The recipient's destination that the sender asked for.
     */
    requestedDestinationId: string | null;
    /**
     * The quote that the recipient selected; null again after a fresh set.
     */
    selectedRouteQuoteId: string | null;
    /**
     * How quotes are ranked, if it was said.
     */
    speedPreference: SpeedPreference | null;
    /**
     * The ceiling of the total fee, in minor units of the destination currency.
     */
    maximumFeeMinor: string | null;
    /**
     * The rails that are allowed; null or empty means all.
     */
    allowedRails: Array<Rail> | null;
    /**
     * Why the payment is held, in the order of the checks; empty when it is not.
     */
    holdReasons: Array<HoldReason>;
    /**
     * Why the payment failed, was cancelled by policy, or needs action: the reject reason, or PROVIDER_ and the provider's status.
     */
    failureReason: string | null;
    /**
     * Plain text for both parties, erased 400 days after the end.
     */
    memo: string | null;
    /**
     * Where an on-chain deposit goes back to; for the sender only.
     */
    refundAddress: string | null;
    /**
     * The approval request that holds the payment; for the sender only.
     */
    approvalRequestId: string | null;
    /**
     * How to pay the deposit in; present for on-chain deposits only, until they are confirmed; null for the recipient.
     */
    fundingInstructions?: FundingInstructions | null;
    /**
     * When the provider confirmed delivery.
     */
    deliveredAt: string | null;
    /**
     * When it was cancelled.
     */
    canceledAt: string | null;
    /**
     * When the sender had the money back.
     */
    refundedAt: string | null;
    /**
     * When it was recorded.
     */
    createdAt: string;
    /**
     * When it last changed.
     */
    updatedAt: string;
    /**
     * The routes on offer, best first; empty while there are none.
     */
    quotes: Array<RouteQuote>;
};

/**
 * Off-ramp payments, newest first, without quotes and funding instructions.
 */
export type OfframpPaymentList = {
    /**
     * One page of them.
     */
    payments: Array<OfframpPayment>;
};

/**
 * What a route costs the recipient, in minor units of the destination currency.
 */
export type RouteFees = {
    /**
     * The provider's fee, conversion included.
     */
    providerFeeMinor: string;
    /**
     * The network's fee.
     */
    networkFeeMinor: string;
};

/**
 * An offer to pay one destination over one provider. Quotes never change: a requote supersedes the whole set.
 */
export type RouteQuote = {
    /**
     * The quote; select-route calls it routeQuoteId.
     */
    routeId: string;
    /**
     * The payment.
     */
    paymentId: string;
    /**
     * Where it pays.
     */
    destinationId: string;
    /**
     * Who pays it.
     */
    provider: string;
    /**
     * What the sender pays, in 6-decimal base units.
     */
    sourceAmountBaseUnits: string;
    /**
     * The asset that the sender pays.
     */
    sourceAssetId: string;
    /**
     * What the recipient gets, fees taken off, in minor units of the destination currency.
     */
    destinationAmountMinor: string;
    /**
     * ISO 4217, or USDC or USDT with 6 digits.
     */
    destinationCurrency: 'USD' | 'EUR' | 'GBP' | 'BRL' | 'MXN' | 'INR' | 'CAD' | 'JPY' | 'USDC' | 'USDT';
    /**
     * What it costs.
     */
    fees: RouteFees;
    /**
     * Destination currency per USD, 8 fraction digits.
     */
    exchangeRate: string;
    /**
     * How long it should take.
     */
    estimatedDeliverySeconds: number | null;
    /**
     * How fast it should be; never a promise of instant delivery.
     */
    speedClass: 'INSTANT_EXPECTED' | 'SAME_DAY' | 'NEXT_DAY' | 'STANDARD' | 'UNKNOWN';
    /**
     * How binding the estimate is.
     */
    guaranteeLevel: 'CONTRACTUAL_SLA' | 'BEST_EFFORT' | 'NONE';
    /**
     * 1 is best.
     */
    rank: number | null;
    /**
     * The destination is on another network.
     */
    requiresBridge: boolean;
    /**
     * The destination takes another currency or asset.
     */
    requiresConversion: boolean;
    /**
     * The provider pays out of a prefunded balance.
     */
    requiresPrefunding: boolean;
    /**
     * Computed on reading; the row never changes.
     */
    status: 'ACTIVE' | 'EXPIRED' | 'SUPERSEDED' | 'CONSUMED';
    /**
     * When the quote ends: 120 s after it was made.
     */
    quoteExpiresAt: string;
};

/**
 * A route that is not offered, and why.
 */
export type ExcludedRoute = {
    /**
     * The destination.
     */
    destinationId: string;
    /**
     * The provider; null when the rail has none.
     */
    provider: string | null;
    /**
     * The rail.
     */
    rail: Rail;
    /**
     * Why this route was not quoted.
     */
    reasonCode: 'MAX_FEE_EXCEEDED' | 'RAIL_NOT_ALLOWED' | 'DESTINATION_NOT_REQUESTED' | 'PROVIDER_OFF' | 'PROVIDER_UNAVAILABLE' | 'INSUFFICIENT_LIQUIDITY' | 'NO_PROVIDER_ADAPTER' | 'NETWORK_NOT_ROUTABLE' | 'CURRENCY_NOT_SUPPORTED' | 'AMOUNT_TOO_SMALL' | 'POLICY_FEE_EXCEEDED' | 'POLICY_RAIL_NOT_ALLOWED' | 'AUTHORITY_DESTINATION_NOT_ALLOWED' | 'ENVELOPE_CONSTRAINT';
};

/**
 * The newest set of quotes, and what was left out of it.
 */
export type OfframpPaymentRoutes = {
    /**
     * The quotes, best first.
     */
    routes: Array<RouteQuote>;
    /**
     * The routes that are not offered.
     */
    excludedRoutes: Array<ExcludedRoute>;
};

/**
 * A payer-signed envelope that binds amount, payee and limits. For DID recipients only.
 */
export type PaymentEnvelope = {
    /**
     * The signed fields.
     */
    message: {
        /**
         * The payer's own name for the payment.
         */
        paymentObjectId: string;
        /**
         * The payer's did:subject.
         */
        payer: string;
        /**
         * The payee's DID.
         */
        payeeDid: string;
        /**
         * The amount in base units.
         */
        amountBaseUnits: string;
        /**
         * The asset.
         */
        asset: string;
        /**
         * Its decimals.
         */
        assetExponent: number;
        /**
         * A uint256 in decimal, unique per payer for ever.
         */
        nonce: string;
        /**
         * When the envelope ends, in Unix seconds, in decimal.
         */
        expiresAt: string;
    };
    /**
     * The limits; the signature binds its hash.
     */
    doc: {
        /**
         * The organization policy's sha256, or empty.
         */
        policySha256: string;
        /**
         * Empty means any.
         */
        permittedSettlementAssets: Array<string>;
        /**
         * Empty means any.
         */
        permittedNetworks: Array<string>;
        /**
         * Empty means any.
         */
        permittedProviders: Array<string>;
        /**
         * Rails never to be used.
         */
        railExclusions: Array<string>;
        /**
         * What may be replaced; stored and unused in v1.
         */
        substitutionPermissions: {
            /**
             * The destination.
             */
            destination: boolean;
            /**
             * The provider.
             */
            provider: boolean;
            /**
             * The rail.
             */
            rail: boolean;
            /**
             * The network.
             */
            network: boolean;
            /**
             * The settlement asset.
             */
            settlementAsset: boolean;
        };
        /**
         * False keeps destination, provider and rail once a route was selected.
         */
        allowRouteChange: boolean;
        /**
         * Ceiling of the total fee in USD base units.
         */
        maxFeeBaseUnits: string;
        /**
         * The least that the recipient gets.
         */
        minRecipientProceeds: {
            /**
             * The amount.
             */
            amountBaseUnits: string;
            /**
             * The asset.
             */
            asset: string;
            /**
             * Its decimals.
             */
            exponent: number;
        };
        /**
         * How often the provider may be asked.
         */
        maxAttempts: number;
        /**
         * Allowed countries of the destination; empty means any.
         */
        jurisdictionConstraints: Array<string>;
        /**
         * 0x and the SHA-256 of the memo.
         */
        memoHash: string;
    };
    /**
     * EIP-712 PaymentEnvelope, by the payer's key or by the contract of its wallet (EIP-1271).
     */
    signature: string;
};

/**
 * Whom to pay, how much, and within which limits. Exactly one of phone and did.
 */
export type CreateOfframpPaymentRequest = {
    /**
     * The recipient's phone, E.164.
     */
    phone?: string;
    /**
     * The recipient's payment identity: did:payid and 64 lowercase hex digits, a did:web of this service, or a bare handle.
     */
    did?: string;
    /**
     * The amount in USD: above zero, at most 1000000000, at most 6 fraction digits.
     */
    amountUsd: string;
    /**
     * The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
    /**
     * Where the money comes from.
     */
    fundingMode?: FundingMode;
    /**
     * ONCHAIN_DEPOSIT only, and required there: the EVM address that an expired or cancelled deposit goes back to.
     */
    refundAddress?: string;
    /**
     * The asset that pays: USDC on the environment network by default; USDT on tron where the partner is on.
     */
    funding?: {
        /**
         * USDC or USDT.
         */
        asset?: string;
        /**
         * The network.
         */
        network?: string;
    };
    /**
     * A payment envelope; its own checks answer ENVELOPE_INVALID, its shape included.
     */
    envelope?: PaymentEnvelope | {
        [key: string]: unknown;
    };
    /**
     * Plain text for both parties.
     */
    memo?: string;
    /**
     * One of the recipient's ACTIVE destinations.
     */
    requestedDestinationId?: string;
    /**
     * How to rank the routes; CHEAPEST by default.
     */
    speedPreference?: SpeedPreference;
    /**
     * Ceiling of the total fee, in minor units of the destination currency; a fee equal to it passes.
     */
    maximumFeeMinor?: string;
    /**
     * The rails that may be used; empty or absent means all.
     */
    allowedRails?: Array<Rail>;
    /**
     * Whom to invite when nobody holds the handle: at least one of both. For handles only.
     */
    invite?: {
        /**
         * An e-mail.
         */
        email?: string;
        /**
         * A phone, E.164.
         */
        phone?: string;
    };
};

/**
 * The route to take.
 */
export type SelectOfframpPaymentRouteRequest = {
    /**
     * The quote's routeId.
     */
    routeQuoteId: string;
};

/**
 * One event of a provider, in the common vocabulary.
 */
export type ReceiveProviderWebhookRequest = {
    /**
     * The event; taken once for each provider.
     */
    eventId: string;
    /**
     * What it is about, as the provider names it.
     */
    providerRef: string;
    /**
     * What became of it.
     */
    status: ProviderStatus;
    /**
     * When, by the provider's clock; what is older than the newest news changes nothing.
     */
    occurredAt: string;
    /**
     * What the provider says of it; for operators only.
     */
    reason?: string;
};

/**
 * What became of the event.
 */
export type ProviderWebhookReceipt = {
    /**
     * Always true.
     */
    received: true;
    /**
     * True when the event had been taken before.
     */
    duplicate: boolean;
    /**
     * False when providerRef is known to nobody here.
     */
    matched: boolean;
};

/**
 * What was paid in.
 */
export type DepositOfframpPaymentRequest = {
    /**
     * Minor units of the token, 6 digits; the amount of the payment, no more and no less.
     */
    amountMinor: string;
};

export type ListOfframpPaymentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only payments of these statuses; repeatable.
         */
        status?: Array<OfframpPaymentStatus>;
        /**
         * Which side the tenant is on.
         */
        role?: 'sender' | 'recipient';
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
    url: '/v1/offramp/payments';
};

export type ListOfframpPaymentsErrors = {
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

export type ListOfframpPaymentsError = ListOfframpPaymentsErrors[keyof ListOfframpPaymentsErrors];

export type ListOfframpPaymentsResponses = {
    /**
     * A page of payments.
     */
    200: OfframpPaymentList;
};

export type ListOfframpPaymentsResponse = ListOfframpPaymentsResponses[keyof ListOfframpPaymentsResponses];

export type CreateOfframpPaymentData = {
    body: CreateOfframpPaymentRequest;
    headers?: {
        /**
         * The satisfied challenge, when a request is sent again after TWOFA_REQUIRED: the same bytes, by the same member, with the same Idempotency-Key, which the refusal has released. From an API key it is TWOFA_AGENT_NOT_PERMITTED.
         */
        'x-service-2fa-challenge'?: string;
        /**
         * Makes the request safe to repeat. A second request with the same key runs nothing and gets the first response, byte for byte. Keys are kept for 7 days.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/offramp/payments';
};

export type CreateOfframpPaymentErrors = {
    /**
     * RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, VALIDATION_FAILED, ENVELOPE_INVALID, INVITE_CONTACT_REQUIRED, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: RecipientRequiredError | RecipientAmbiguousError | InvalidPhoneError | InvalidDidError | DidNotResolvableError | InvalidAmountError | AccountChainMismatchError | FundingModeNotAvailableError | InvalidWalletAddressError | ValidationFailedError | EnvelopeInvalidError | InviteContactRequiredError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: DestinationNotEligibleError | AuthorityMissingError | NewPayeeNotSavedError | PayeeCoolingOffError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYEE_NOT_FOUND
     */
    404: PayeeNotFoundError;
    /**
     * HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: HandleReservedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type CreateOfframpPaymentError = CreateOfframpPaymentErrors[keyof CreateOfframpPaymentErrors];

export type CreateOfframpPaymentResponses = {
    /**
     * The payment and its quotes.
     */
    201: OfframpPaymentCreated;
};

export type CreateOfframpPaymentResponse = CreateOfframpPaymentResponses[keyof CreateOfframpPaymentResponses];

export type GetOfframpPaymentData = {
    body?: never;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}';
};

export type GetOfframpPaymentErrors = {
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
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type GetOfframpPaymentError = GetOfframpPaymentErrors[keyof GetOfframpPaymentErrors];

export type GetOfframpPaymentResponses = {
    /**
     * The payment.
     */
    200: OfframpPayment;
};

export type GetOfframpPaymentResponse = GetOfframpPaymentResponses[keyof GetOfframpPaymentResponses];

export type GetOfframpPaymentRoutesData = {
    body?: never;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/routes';
};

export type GetOfframpPaymentRoutesErrors = {
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
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type GetOfframpPaymentRoutesError = GetOfframpPaymentRoutesErrors[keyof GetOfframpPaymentRoutesErrors];

export type GetOfframpPaymentRoutesResponses = {
    /**
     * The routes.
     */
    200: OfframpPaymentRoutes;
};

export type GetOfframpPaymentRoutesResponse = GetOfframpPaymentRoutesResponses[keyof GetOfframpPaymentRoutesResponses];

export type SelectOfframpPaymentRouteData = {
    body: SelectOfframpPaymentRouteRequest;
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
    url: '/v1/offramp/payments/{id}/select-route';
};

export type SelectOfframpPaymentRouteErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * RECIPIENT_CONSENT_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RecipientConsentRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE
     */
    404: PaymentNotFoundError | RouteQuoteNotAvailableError;
    /**
     * RECIPIENT_UNRESOLVED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: RecipientUnresolvedError | RouteQuoteExpiredError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type SelectOfframpPaymentRouteError = SelectOfframpPaymentRouteErrors[keyof SelectOfframpPaymentRouteErrors];

export type SelectOfframpPaymentRouteResponses = {
    /**
     * The payment with its selection.
     */
    200: OfframpPayment;
};

export type SelectOfframpPaymentRouteResponse = SelectOfframpPaymentRouteResponses[keyof SelectOfframpPaymentRouteResponses];

export type ConfirmOfframpPaymentData = {
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
    url: '/v1/offramp/payments/{id}/confirm';
};

export type ConfirmOfframpPaymentErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * RECIPIENT_CONSENT_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RecipientConsentRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
    /**
     * RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: RecipientUnresolvedError | RouteNotSelectedError | RouteQuoteExpiredError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ConfirmOfframpPaymentError = ConfirmOfframpPaymentErrors[keyof ConfirmOfframpPaymentErrors];

export type ConfirmOfframpPaymentResponses = {
    /**
     * The payment, its money locked.
     */
    200: OfframpPayment;
};

export type ConfirmOfframpPaymentResponse = ConfirmOfframpPaymentResponses[keyof ConfirmOfframpPaymentResponses];

export type CancelOfframpPaymentData = {
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
    url: '/v1/offramp/payments/{id}/cancel';
};

export type CancelOfframpPaymentErrors = {
    /**
     * TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_SENDER, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotSenderError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
    /**
     * CANCEL_CONFLICT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: CancelConflictError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type CancelOfframpPaymentError = CancelOfframpPaymentErrors[keyof CancelOfframpPaymentErrors];

export type CancelOfframpPaymentResponses = {
    /**
     * The payment, CANCELED.
     */
    200: OfframpPayment;
};

export type CancelOfframpPaymentResponse = CancelOfframpPaymentResponses[keyof CancelOfframpPaymentResponses];

export type ReceiveProviderWebhookData = {
    body: ReceiveProviderWebhookRequest;
    headers?: {
        /**
         * When the provider signed, in unix seconds. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * v1= and 64 hex digits. Missing or malformed it is WEBHOOK_SIGNATURE_INVALID, like a wrong one.
         */
        'x-provider-signature'?: string;
    };
    path: {
        /**
         * A payout provider or funding partner whose mode is not off.
         */
        provider: 'internal' | 'onchain' | 'payapp_a' | 'payapp_b' | 'tron_partner';
    };
    query?: never;
    url: '/v1/webhooks/providers/{provider}';
};

export type ReceiveProviderWebhookErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | BodyTooLargeError;
    /**
     * WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
     */
    401: WebhookSignatureInvalidError | WebhookReplayWindowError;
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

export type ReceiveProviderWebhookError = ReceiveProviderWebhookErrors[keyof ReceiveProviderWebhookErrors];

export type ReceiveProviderWebhookResponses = {
    /**
     * It is stored.
     */
    200: ProviderWebhookReceipt;
};

export type ReceiveProviderWebhookResponse = ReceiveProviderWebhookResponses[keyof ReceiveProviderWebhookResponses];

export type DepositOfframpPaymentData = {
    body: DepositOfframpPaymentRequest;
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
    url: '/v1/offramp/payments/{id}/deposit';
};

export type DepositOfframpPaymentErrors = {
    /**
     * INVALID_AMOUNT, INVALID_TRANSITION, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | InvalidTransitionError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * NOT_SENDER, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: NotSenderError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type DepositOfframpPaymentError = DepositOfframpPaymentErrors[keyof DepositOfframpPaymentErrors];

export type DepositOfframpPaymentResponses = {
    /**
     * The payment with its quotes; none before it is routable.
     */
    200: OfframpPaymentCreated;
};

export type DepositOfframpPaymentResponse = DepositOfframpPaymentResponses[keyof DepositOfframpPaymentResponses];
