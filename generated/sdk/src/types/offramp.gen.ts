// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  AccountChainMismatchError,
  AgentSuspendedError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApiVersionEndedError,
  ApiVersionUnknownError,
  AuthorityMissingError,
  BodyTooLargeError,
  CancelConflictError,
  ChainUnavailableError,
  ClientReferenceTakenError,
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
  PolicyDeniedError,
  PolicyUnavailableError,
  RateLimitedError,
  RecipientAmbiguousError,
  RecipientConsentRequiredError,
  RecipientRequiredError,
  RecipientUnresolvedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RoleNotPermittedError,
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

/**
 * One event of a provider, in the format that all providers share.
 */
export type ReceiveProviderWebhookRequest = {
    /**
     * Id of the event. An event is processed once for each provider.
     */
    eventId: string;
    /**
     * The provider's reference of what the event is about.
     */
    providerRef: string;
    /**
     * The outcome that the provider reports.
     */
    status: ProviderStatus;
    /**
     * Time of the event on the provider's clock. An event that is older than the newest one processed changes nothing.
     */
    occurredAt: string;
    /**
     * The provider's explanation. Only operators see it.
     */
    reason?: string;
};

/**
 * The result of receiving the event.
 */
export type ProviderWebhookReceipt = {
    /**
     * Always true.
     */
    received: true;
    /**
     * True if the event had been received before.
     */
    duplicate: boolean;
    /**
     * False if no payment, deposit or destination has this providerRef.
     */
    matched: boolean;
};

/**
 * The status of an off-ramp payment. DELIVERED, REFUNDED and CANCELED are final.
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
 * The status of an off-ramp payment. DELIVERED, REFUNDED and CANCELED are final.
 */
export type OfframpPaymentStatus = typeof OfframpPaymentStatus[keyof typeof OfframpPaymentStatus];

/**
 * The progress of the payment: ACCEPTED once it is recorded, SECURED once it is funded, SUBMITTED once it is with the provider, DELIVERED once the provider has confirmed the delivery. Null after the payment has failed, was refunded or was cancelled.
 */
export const DeliveryMoment = {
    ACCEPTED: 'ACCEPTED',
    SECURED: 'SECURED',
    SUBMITTED: 'SUBMITTED',
    DELIVERED: 'DELIVERED',
    NULL: null
} as const;

/**
 * The progress of the payment: ACCEPTED once it is recorded, SECURED once it is funded, SUBMITTED once it is with the provider, DELIVERED once the provider has confirmed the delivery. Null after the payment has failed, was refunded or was cancelled.
 */
export type DeliveryMoment = typeof DeliveryMoment[keyof typeof DeliveryMoment];

/**
 * The source of the money: INTERNAL_BALANCE is the sender's balance in the ledger, ONCHAIN_DEPOSIT an on-chain deposit, which is available to some tenants. MULTISIG_PROPOSAL is never available.
 */
export const FundingMode = {
    INTERNAL_BALANCE: 'INTERNAL_BALANCE',
    ONCHAIN_DEPOSIT: 'ONCHAIN_DEPOSIT',
    MULTISIG_PROPOSAL: 'MULTISIG_PROPOSAL'
} as const;

/**
 * The source of the money: INTERNAL_BALANCE is the sender's balance in the ledger, ONCHAIN_DEPOSIT an on-chain deposit, which is available to some tenants. MULTISIG_PROPOSAL is never available.
 */
export type FundingMode = typeof FundingMode[keyof typeof FundingMode];

/**
 * How quotes are ranked: FASTEST by delivery time first, CHEAPEST, the default, by fee first.
 */
export const SpeedPreference = { FASTEST: 'FASTEST', CHEAPEST: 'CHEAPEST' } as const;

/**
 * How quotes are ranked: FASTEST by delivery time first, CHEAPEST, the default, by fee first.
 */
export type SpeedPreference = typeof SpeedPreference[keyof typeof SpeedPreference];

/**
 * A payout method, named by the type of destination. ONCHAIN_WALLET and STABLECOIN_ADDRESS mean the same.
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
 * A payout method, named by the type of destination. ONCHAIN_WALLET and STABLECOIN_ADDRESS mean the same.
 */
export type Rail = typeof Rail[keyof typeof Rail];

/**
 * A currency that recipients are paid in. It is an ISO 4217 code, or USDC or USDT with 6 decimals.
 */
export const PayoutCurrency = {
    USD: 'USD',
    EUR: 'EUR',
    GBP: 'GBP',
    BRL: 'BRL',
    MXN: 'MXN',
    INR: 'INR',
    CAD: 'CAD',
    JPY: 'JPY',
    USDC: 'USDC',
    USDT: 'USDT'
} as const;

/**
 * A currency that recipients are paid in. It is an ISO 4217 code, or USDC or USDT with 6 decimals.
 */
export type PayoutCurrency = typeof PayoutCurrency[keyof typeof PayoutCurrency];

/**
 * The side of a payment that the tenant is on.
 */
export const PaymentSide = { SENDER: 'sender', RECIPIENT: 'recipient' } as const;

/**
 * The side of a payment that the tenant is on.
 */
export type PaymentSide = typeof PaymentSide[keyof typeof PaymentSide];

/**
 * A payout provider. The service itself is internal and onchain; the others are vendors.
 */
export const PayoutProvider = {
    INTERNAL: 'internal',
    ONCHAIN: 'onchain',
    PAYAPP_A: 'payapp_a',
    PAYAPP_B: 'payapp_b'
} as const;

/**
 * A payout provider. The service itself is internal and onchain; the others are vendors.
 */
export type PayoutProvider = typeof PayoutProvider[keyof typeof PayoutProvider];

/**
 * A payout provider or funding partner that sends signed webhooks.
 */
export const ProviderWebhookSender = {
    INTERNAL: 'internal',
    ONCHAIN: 'onchain',
    TRON_PARTNER: 'tron_partner',
    PAYAPP_A: 'payapp_a',
    PAYAPP_B: 'payapp_b'
} as const;

/**
 * A payout provider or funding partner that sends signed webhooks.
 */
export type ProviderWebhookSender = typeof ProviderWebhookSender[keyof typeof ProviderWebhookSender];

/**
 * The status of a payout, in words that all providers share.
 */
export const ProviderStatus = {
    SUBMITTED: 'SUBMITTED',
    PENDING: 'PENDING',
    UNCLAIMED: 'UNCLAIMED',
    HELD: 'HELD',
    BLOCKED: 'BLOCKED',
    SUCCEEDED: 'SUCCEEDED',
    FAILED: 'FAILED',
    RETURNED: 'RETURNED',
    CANCELED: 'CANCELED',
    REJECTED: 'REJECTED'
} as const;

/**
 * The status of a payout, in words that all providers share.
 */
export type ProviderStatus = typeof ProviderStatus[keyof typeof ProviderStatus];

/**
 * The reason why a payment is held. Every hold can be cleared. SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED are not holds: they end the payment and are shown in `failureReason`.
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
 * The reason why a payment is held. Every hold can be cleared. SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED are not holds: they end the payment and are shown in `failureReason`.
 */
export type HoldReason = typeof HoldReason[keyof typeof HoldReason];

/**
 * An amount in USD with 2 to 6 decimals.
 */
export type Usd = string;

/**
 * A transaction that the payer has to send.
 */
export type FundingStep = {
    /**
     * What the transaction does.
     */
    kind: 'approve' | 'deposit';
    /**
     * Address of the contract to call.
     */
    to: string;
    /**
     * Call data of the transaction, in hex.
     */
    data: string;
};

/**
 * Instructions for paying an on-chain deposit.
 */
export type FundingInstructions = {
    /**
     * `onchain` for a deposit into the escrow, `partner` for USDT on tron.
     */
    provider: 'onchain' | 'partner';
    /**
     * Address that receives the deposit.
     */
    escrowAddress: string;
    /**
     * 32 random bytes in hex that identify the deposit on the chain.
     */
    dealId: string;
    /**
     * EVM address of the token's contract.
     */
    tokenAddress: string;
    /**
     * EIP-155 id of the chain, such as 84532.
     */
    chainId: number;
    /**
     * The amount to deposit, in minor units of the token (6 decimals).
     */
    amountMinor: string;
    /**
     * The transactions to send, in this order; empty for a deposit with the partner.
     */
    steps: Array<FundingStep>;
    /**
     * An explanation in words.
     */
    note: string;
};

/**
 * A payment to a phone number or DID over the rail that the recipient chooses. Sender and recipient read the same record, but `refundAddress`, `approvalRequestId`, `maximumFeeMinor` and `fundingInstructions` are null for the recipient.
 */
export type OfframpPayment = {
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * The status of the payment.
     */
    status: OfframpPaymentStatus;
    /**
     * The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled.
     */
    deliveryMoment: DeliveryMoment;
    /**
     * The recipient's phone number, masked; null if the payment names a DID. The full number is never returned.
     */
    recipientPhoneMasked: string | null;
    /**
     * The recipient's DID; absent if the payment names a phone number.
     */
    recipientDid?: string;
    /**
     * Id of the payment envelope; absent for payments without one.
     */
    envelopeId?: string;
    /**
     * Id of the recipient's tenant; null until the recipient is known.
     */
    recipientTenantId: string | null;
    /**
     * Id of the claim that waits for the recipient; null if the payment needs no claim.
     */
    claimId: string | null;
    /**
     * The chain of the source asset, `eip155:<chainId>`.
     */
    sourceChainKey: string;
    /**
     * The source asset, `eip155:<chainId>/erc20:<token address in lower case>`.
     */
    sourceAssetId: string;
    /**
     * The amount in base units with 6 decimals: 25 USD is `25000000`.
     */
    sourceAmountBaseUnits: string;
    /**
     * The same amount in USD.
     */
    amountUsd: Usd;
    /**
     * The source of the money.
     */
    sourceFundingMode: FundingMode;
    /**
     * Id of the destination that the sender asked for; null if any destination is allowed.
     */
    requestedDestinationId: string | null;
    /**
     * Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted.
     */
    selectedRouteQuoteId: string | null;
    /**
     * How the quotes are ranked; null if the sender did not choose.
     */
    speedPreference: SpeedPreference | null;
    /**
     * The highest total fee that the sender allows, in minor units of the destination currency; null for no limit.
     */
    maximumFeeMinor: string | null;
    /**
     * The payout methods that the sender allows; null or empty for all.
     */
    allowedRails: Array<Rail> | null;
    /**
     * The reasons why the payment is held, in the order of the checks; empty if it is not held.
     */
    holdReasons: Array<HoldReason>;
    /**
     * Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise.
     */
    failureReason: string | null;
    /**
     * Plain text for both parties. It is erased 400 days after the payment has ended.
     */
    memo: string | null;
    /**
     * The sender's own reference. Only the sender reads it, and only if the request contained one.
     */
    clientReference?: string;
    /**
     * The address to which an on-chain deposit is refunded; null for the recipient.
     */
    refundAddress: string | null;
    /**
     * Id of the approval request that holds the payment; null for the recipient.
     */
    approvalRequestId: string | null;
    /**
     * Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient.
     */
    fundingInstructions?: FundingInstructions | null;
    /**
     * Time at which the provider confirmed the delivery; null before.
     */
    deliveredAt: string | null;
    /**
     * Time of the cancellation; null while the payment is not CANCELED.
     */
    canceledAt: string | null;
    /**
     * Time at which the money was returned to the sender; null before.
     */
    refundedAt: string | null;
    /**
     * Time at which the payment was recorded.
     */
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
};

/**
 * The new payment with its quotes.
 */
export type OfframpPaymentCreated = {
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * The status of the payment.
     */
    status: OfframpPaymentStatus;
    /**
     * The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled.
     */
    deliveryMoment: DeliveryMoment;
    /**
     * The recipient's phone number, masked; null if the payment names a DID. The full number is never returned.
     */
    recipientPhoneMasked: string | null;
    /**
     * The recipient's DID; absent if the payment names a phone number.
     */
    recipientDid?: string;
    /**
     * Id of the payment envelope; absent for payments without one.
     */
    envelopeId?: string;
    /**
     * Id of the recipient's tenant; null until the recipient is known.
     */
    recipientTenantId: string | null;
    /**
     * Id of the claim that waits for the recipient; null if the payment needs no claim.
     */
    claimId: string | null;
    /**
     * The chain of the source asset, `eip155:<chainId>`.
     */
    sourceChainKey: string;
    /**
     * The source asset, `eip155:<chainId>/erc20:<token address in lower case>`.
     */
    sourceAssetId: string;
    /**
     * The amount in base units with 6 decimals: 25 USD is `25000000`.
     */
    sourceAmountBaseUnits: string;
    /**
     * The same amount in USD.
     */
    amountUsd: Usd;
    /**
     * The source of the money.
     */
    sourceFundingMode: FundingMode;
    /**
     * Id of the destination that the sender asked for; null if any destination is allowed.
     */
    requestedDestinationId: string | null;
    /**
     * Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted.
     */
    selectedRouteQuoteId: string | null;
    /**
     * How the quotes are ranked; null if the sender did not choose.
     */
    speedPreference: SpeedPreference | null;
    /**
     * The highest total fee that the sender allows, in minor units of the destination currency; null for no limit.
     */
    maximumFeeMinor: string | null;
    /**
     * The payout methods that the sender allows; null or empty for all.
     */
    allowedRails: Array<Rail> | null;
    /**
     * The reasons why the payment is held, in the order of the checks; empty if it is not held.
     */
    holdReasons: Array<HoldReason>;
    /**
     * Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise.
     */
    failureReason: string | null;
    /**
     * Plain text for both parties. It is erased 400 days after the payment has ended.
     */
    memo: string | null;
    /**
     * The sender's own reference. Only the sender reads it, and only if the request contained one.
     */
    clientReference?: string;
    /**
     * The address to which an on-chain deposit is refunded; null for the recipient.
     */
    refundAddress: string | null;
    /**
     * Id of the approval request that holds the payment; null for the recipient.
     */
    approvalRequestId: string | null;
    /**
     * Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient.
     */
    fundingInstructions?: FundingInstructions | null;
    /**
     * Time at which the provider confirmed the delivery; null before.
     */
    deliveredAt: string | null;
    /**
     * Time of the cancellation; null while the payment is not CANCELED.
     */
    canceledAt: string | null;
    /**
     * Time at which the money was returned to the sender; null before.
     */
    refundedAt: string | null;
    /**
     * Time at which the payment was recorded.
     */
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
    /**
     * The quotes, best first; empty if there are none.
     */
    quotes: Array<RouteQuote>;
};

/**
 * Off-ramp payments, newest first, without quotes and funding instructions.
 */
export type OfframpPaymentList = {
    /**
     * The entries of this page.
     */
    payments: Array<OfframpPayment>;
};

/**
 * The fees of the route, which the recipient bears, in minor units of the destination currency.
 */
export type RouteFees = {
    /**
     * The provider's fee, including the cost of a currency conversion.
     */
    providerFeeMinor: string;
    /**
     * The fee of the blockchain network.
     */
    networkFeeMinor: string;
};

/**
 * An offer to pay one destination through one provider. A quote never changes: a new set of quotes replaces all of the old ones.
 */
export type RouteQuote = {
    /**
     * Id of the quote. Pass it to select-route as `routeQuoteId`.
     */
    routeId: string;
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * Id of the destination that receives the money.
     */
    destinationId: string;
    /**
     * Name of the provider that pays out.
     */
    provider: string;
    /**
     * The amount that the sender pays, in base units with 6 decimals.
     */
    sourceAmountBaseUnits: string;
    /**
     * The asset that the sender pays.
     */
    sourceAssetId: string;
    /**
     * The amount that the recipient receives after fees, in minor units of the destination currency.
     */
    destinationAmountMinor: string;
    /**
     * The currency that the recipient receives.
     */
    destinationCurrency: PayoutCurrency;
    /**
     * The fees of the route, which the recipient bears.
     */
    fees: RouteFees;
    /**
     * Units of the destination currency for one USD, with 8 decimals.
     */
    exchangeRate: string;
    /**
     * The expected delivery time in seconds.
     */
    estimatedDeliverySeconds: number | null;
    /**
     * The expected speed of the delivery. It is an estimate, not a promise.
     */
    speedClass: 'INSTANT_EXPECTED' | 'SAME_DAY' | 'NEXT_DAY' | 'STANDARD' | 'UNKNOWN';
    /**
     * How binding the estimate is.
     */
    guaranteeLevel: 'CONTRACTUAL_SLA' | 'BEST_EFFORT' | 'NONE';
    /**
     * Position of the quote in the ranking; 1 is the best.
     */
    rank: number | null;
    /**
     * True if the destination is on another network.
     */
    requiresBridge: boolean;
    /**
     * True if the destination receives another currency or asset.
     */
    requiresConversion: boolean;
    /**
     * True if the provider pays from a prefunded balance.
     */
    requiresPrefunding: boolean;
    /**
     * Whether the quote can still be used. It is computed when the quote is read.
     */
    status: 'ACTIVE' | 'EXPIRED' | 'SUPERSEDED' | 'CONSUMED';
    /**
     * Time at which the quote expires, 120 seconds after it was created.
     */
    quoteExpiresAt: string;
};

/**
 * A route that is not offered, and why.
 */
export type ExcludedRoute = {
    /**
     * Id of the payout destination, `dst_…`.
     */
    destinationId: string;
    /**
     * The provider; null if the rail has none.
     */
    provider: string | null;
    /**
     * Type of the destination, such as PAYMENT_APP_A.
     */
    rail: Rail;
    /**
     * The reason why this route was not quoted, as a code.
     */
    reasonCode: 'MAX_FEE_EXCEEDED' | 'RAIL_NOT_ALLOWED' | 'DESTINATION_NOT_REQUESTED' | 'PROVIDER_OFF' | 'PROVIDER_UNAVAILABLE' | 'INSUFFICIENT_LIQUIDITY' | 'NO_PROVIDER_ADAPTER' | 'NETWORK_NOT_ROUTABLE' | 'CURRENCY_NOT_SUPPORTED' | 'AMOUNT_TOO_SMALL' | 'POLICY_FEE_EXCEEDED' | 'POLICY_RAIL_NOT_ALLOWED' | 'AUTHORITY_DESTINATION_NOT_ALLOWED' | 'ENVELOPE_CONSTRAINT';
};

/**
 * The newest set of quotes, and the routes that are not offered.
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
 * A message signed by the payer that binds amount, payee and limits. For DID recipients only.
 */
export type PaymentEnvelope = {
    /**
     * The signed fields.
     */
    message: {
        /**
         * The payer's own reference of the payment.
         */
        paymentObjectId: string;
        /**
         * The payer's `did:subject:` identity.
         */
        payer: string;
        /**
         * The payee's DID.
         */
        payeeDid: string;
        /**
         * The amount in base units with 6 decimals: 25 USD is `25000000`.
         */
        amountBaseUnits: string;
        /**
         * Code of the token, such as USDC.
         */
        asset: string;
        /**
         * Number of decimals of the asset.
         */
        assetExponent: number;
        /**
         * A uint256 in decimal. The payer can use each one only once.
         */
        nonce: string;
        /**
         * Time at which the envelope expires, in Unix seconds.
         */
        expiresAt: string;
    };
    /**
     * The limits. The signature covers their hash.
     */
    doc: {
        /**
         * SHA-256 of the organization's policy, or an empty string.
         */
        policySha256: string;
        /**
         * Assets that may settle the payment; empty for any.
         */
        permittedSettlementAssets: Array<string>;
        /**
         * Networks that may be used; empty for any.
         */
        permittedNetworks: Array<string>;
        /**
         * Providers that may be used; empty for any.
         */
        permittedProviders: Array<string>;
        /**
         * Rails that must not be used.
         */
        railExclusions: Array<string>;
        /**
         * What may be replaced by something else. It is stored, but nothing is replaced yet.
         */
        substitutionPermissions: {
            /**
             * Whether another destination may be used.
             */
            destination: boolean;
            /**
             * Whether another provider may be used.
             */
            provider: boolean;
            /**
             * Whether another rail may be used.
             */
            rail: boolean;
            /**
             * Whether another network may be used.
             */
            network: boolean;
            /**
             * Whether another asset may settle the payment.
             */
            settlementAsset: boolean;
        };
        /**
         * False if destination, provider and rail have to stay as they were selected.
         */
        allowRouteChange: boolean;
        /**
         * The highest total fee, in USD as a whole number of 6 decimals.
         */
        maxFeeBaseUnits: string;
        /**
         * The lowest amount that the recipient has to receive.
         */
        minRecipientProceeds: {
            /**
             * The amount in base units. The field `exponent` contains the number of decimals.
             */
            amountBaseUnits: string;
            /**
             * Code of the token, such as USDC.
             */
            asset: string;
            /**
             * Number of decimals of the asset.
             */
            exponent: number;
        };
        /**
         * The highest number of times that the payment may be submitted to the provider.
         */
        maxAttempts: number;
        /**
         * Countries that the destination may be in; empty for any.
         */
        jurisdictionConstraints: Array<string>;
        /**
         * `0x` and the SHA-256 of the memo.
         */
        memoHash: string;
    };
    /**
     * EIP-712 signature over PaymentEnvelope, by the payer's key or by its wallet contract (EIP-1271).
     */
    signature: string;
};

/**
 * Whom to pay, how much, and within which limits. Send exactly one of `phone` and `did`.
 */
export type CreateOfframpPaymentRequest = {
    /**
     * The recipient's phone number in E.164 form.
     */
    phone?: string;
    /**
     * The recipient's payment DID (`did:payid:` and 64 hex digits), a `did:web` of this service, or a handle.
     */
    did?: string;
    /**
     * The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
     */
    amountUsd: string;
    /**
     * The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
    /**
     * The source of the money.
     */
    fundingMode?: FundingMode;
    /**
     * The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed otherwise.
     */
    refundAddress?: string;
    /**
     * The asset that pays: USDC on the deployment's network by default.
     */
    funding?: {
        /**
         * USDC or USDT.
         */
        asset?: string;
        /**
         * Name of the network, such as `base-sepolia`.
         */
        network?: string;
    };
    /**
     * A signed payment envelope. Every error in it is refused with ENVELOPE_INVALID.
     */
    envelope?: PaymentEnvelope | {
        [key: string]: unknown;
    };
    /**
     * Plain text for both parties, at most 500 characters.
     */
    memo?: string;
    /**
     * Your own reference of the payment, such as an order number: 1 to 100 printable ASCII characters. It is returned only to you, the sender, and lists can be filtered by it. It does not have to be unique, unless you send `clientReferenceUnique`.
     */
    clientReference?: string;
    /**
     * True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment of yours has the same `clientReference` and was created with this field, whatever its status is.
     */
    clientReferenceUnique?: boolean;
    /**
     * Id of one of the recipient's ACTIVE destinations; any of them by default.
     */
    requestedDestinationId?: string;
    /**
     * How to rank the routes; CHEAPEST by default.
     */
    speedPreference?: SpeedPreference;
    /**
     * The highest total fee, in minor units of the destination currency. A fee equal to it is allowed.
     */
    maximumFeeMinor?: string;
    /**
     * The rails that may be used; empty or absent for all.
     */
    allowedRails?: Array<Rail>;
    /**
     * The person to invite if the handle belongs to nobody: an e-mail address, a phone number, or both. Only for handles.
     */
    invite?: {
        /**
         * E-mail address of the person to invite.
         */
        email?: string;
        /**
         * Phone number of the person to invite, in E.164 form.
         */
        phone?: string;
    };
};

/**
 * The quote to select.
 */
export type SelectOfframpPaymentRouteRequest = {
    /**
     * The `routeId` of one of the quotes.
     */
    routeQuoteId: string;
};

/**
 * The deposit to check for.
 */
export type DepositOfframpPaymentRequest = {
    /**
     * The amount in minor units of the token (6 decimals). It has to equal the amount of the payment.
     */
    amountMinor: string;
};

export type ListOfframpPaymentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only payments of these statuses. The parameter can be repeated.
         */
        status?: Array<OfframpPaymentStatus>;
        /**
         * Only payments that the tenant sends (`sender`), or only those that it receives (`recipient`); both by default.
         */
        role?: PaymentSide;
        /**
         * Only payments that the tenant sends and to which it gave exactly this reference.
         */
        clientReference?: string;
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
    url: '/v1/offramp/payments';
};

export type ListOfframpPaymentsErrors = {
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
    url: '/v1/offramp/payments';
};

export type CreateOfframpPaymentErrors = {
    /**
     * RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, VALIDATION_FAILED, ENVELOPE_INVALID, INVITE_CONTACT_REQUIRED, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
     */
    400: RecipientRequiredError | RecipientAmbiguousError | InvalidPhoneError | InvalidDidError | DidNotResolvableError | InvalidAmountError | AccountChainMismatchError | FundingModeNotAvailableError | InvalidWalletAddressError | ValidationFailedError | EnvelopeInvalidError | InviteContactRequiredError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError;
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
     * HANDLE_RESERVED, CLIENT_REFERENCE_TAKEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: HandleReservedError | ClientReferenceTakenError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}';
};

export type GetOfframpPaymentErrors = {
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
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/routes';
};

export type GetOfframpPaymentRoutesErrors = {
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
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
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

export type GetOfframpPaymentRoutesError = GetOfframpPaymentRoutesErrors[keyof GetOfframpPaymentRoutesErrors];

export type GetOfframpPaymentRoutesResponses = {
    /**
     * The quotes and the excluded routes.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/select-route';
};

export type SelectOfframpPaymentRouteErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, RECIPIENT_CONSENT_REQUIRED, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | RecipientConsentRequiredError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE
     */
    404: PaymentNotFoundError | RouteQuoteNotAvailableError;
    /**
     * RECIPIENT_UNRESOLVED, PAYEE_COOLING_OFF, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: RecipientUnresolvedError | PayeeCoolingOffError | RouteQuoteExpiredError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type SelectOfframpPaymentRouteError = SelectOfframpPaymentRouteErrors[keyof SelectOfframpPaymentRouteErrors];

export type SelectOfframpPaymentRouteResponses = {
    /**
     * The payment with the selected quote.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/confirm';
};

export type ConfirmOfframpPaymentErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * ROLE_NOT_PERMITTED, RECIPIENT_CONSENT_REQUIRED, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: RoleNotPermittedError | RecipientConsentRequiredError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
    /**
     * RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, PAYEE_COOLING_OFF, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: RecipientUnresolvedError | RouteNotSelectedError | PayeeCoolingOffError | RouteQuoteExpiredError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ConfirmOfframpPaymentError = ConfirmOfframpPaymentErrors[keyof ConfirmOfframpPaymentErrors];

export type ConfirmOfframpPaymentResponses = {
    /**
     * The payment, either with its money locked or held.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/cancel';
};

export type CancelOfframpPaymentErrors = {
    /**
     * API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type CancelOfframpPaymentError = CancelOfframpPaymentErrors[keyof CancelOfframpPaymentErrors];

export type CancelOfframpPaymentResponses = {
    /**
     * The payment, which is now CANCELED.
     */
    200: OfframpPayment;
};

export type CancelOfframpPaymentResponse = CancelOfframpPaymentResponses[keyof CancelOfframpPaymentResponses];

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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/offramp/payments/{id}/deposit';
};

export type DepositOfframpPaymentErrors = {
    /**
     * INVALID_AMOUNT, INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidAmountError | InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
     * CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: ChainUnavailableError | TryAgainError;
};

export type DepositOfframpPaymentError = DepositOfframpPaymentErrors[keyof DepositOfframpPaymentErrors];

export type DepositOfframpPaymentResponses = {
    /**
     * The payment with its quotes. The list of quotes is empty before the payment can be routed.
     */
    200: OfframpPaymentCreated;
};

export type DepositOfframpPaymentResponse = DepositOfframpPaymentResponses[keyof DepositOfframpPaymentResponses];

export type ReceiveProviderWebhookData = {
    body: ReceiveProviderWebhookRequest;
    headers?: {
        /**
         * Time at which the provider signed, in Unix seconds. If it is missing or malformed, the error is WEBHOOK_SIGNATURE_INVALID, after the checks that come before.
         */
        'x-provider-timestamp'?: string;
        /**
         * `v1=` and 64 hex digits. If it is missing, malformed or wrong, the error is WEBHOOK_SIGNATURE_INVALID.
         */
        'x-provider-signature'?: string;
    };
    path: {
        /**
         * A payout provider or funding partner that is enabled in this deployment.
         */
        provider: ProviderWebhookSender;
    };
    query?: never;
    url: '/v1/webhooks/providers/{provider}';
};

export type ReceiveProviderWebhookErrors = {
    /**
     * UNKNOWN_PROVIDER, EMPTY_BODY, VALIDATION_FAILED, API_VERSION_UNKNOWN, BODY_TOO_LARGE
     */
    400: UnknownProviderError | EmptyBodyError | ValidationFailedError | ApiVersionUnknownError | BodyTooLargeError;
    /**
     * WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
     */
    401: WebhookSignatureInvalidError | WebhookReplayWindowError;
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

export type ReceiveProviderWebhookError = ReceiveProviderWebhookErrors[keyof ReceiveProviderWebhookErrors];

export type ReceiveProviderWebhookResponses = {
    /**
     * The event has been stored.
     */
    200: ProviderWebhookReceipt;
};

export type ReceiveProviderWebhookResponse = ReceiveProviderWebhookResponses[keyof ReceiveProviderWebhookResponses];
