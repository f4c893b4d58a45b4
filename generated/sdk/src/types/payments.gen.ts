// Generated from spec/ by `npm run generate`. Do not edit.

import type { Environment } from './accounts.gen.ts';
import type { VoteDecision } from './approvals.gen.ts';
import type {
  AccountChainMismatchError,
  AgentSuspendedError,
  AlreadySignedError,
  AlreadyVotedError,
  AmbiguousPaymentBodyError,
  ApiKeyExpiredError,
  ApiKeyInvalidError,
  ApiKeyRequiredError,
  ApiKeyRevokedError,
  ApprovalGroupMismatchError,
  ApprovalNotPendingError,
  ApprovalRequiresMemberError,
  ApprovalSignatureInvalidError,
  AuthorityMissingError,
  BodyTooLargeError,
  CancelConflictError,
  ChainUnavailableError,
  DestinationNotEligibleError,
  DidNotResolvableError,
  EmailNotFoundError,
  EnvelopeInvalidError,
  FundingModeNotAvailableError,
  IdempotencyInProgressError,
  IdempotencyKeyRequiredError,
  IdempotencyKeyReusedError,
  IdentityNotFoundError,
  InsufficientFundsError,
  InsufficientScopeError,
  InternalErrorError,
  InvalidAmountError,
  InvalidDidError,
  InvalidJsonError,
  InvalidPaymentBodyError,
  InvalidPhoneError,
  InvalidTransitionError,
  InvalidWalletAddressError,
  InvoiceNotFoundError,
  IpNotAllowedError,
  MemberNotActiveError,
  NewPayeeNotSavedError,
  NoSignerAddressError,
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
  RecipientNotRoutableError,
  RecipientRequiredError,
  RecipientUnresolvedError,
  RequestSignatureInvalidError,
  RequestSignatureRequiredError,
  RequestSignatureStaleError,
  RequestSigningNotConfiguredError,
  RouteNotSelectedError,
  RouteQuoteExpiredError,
  RouteQuoteNotAvailableError,
  SelfApprovalForbiddenError,
  SignatureInvalidError,
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
  UnrecognizedPaymentBodyError,
  UnsupportedContentTypeError,
  UnsupportedRecipientKindError,
  ValidationFailedError,
  WalletNotDeployedError,
  WalletNotFoundError,
} from './errors.gen.ts';
import type {
  DeliveryMoment,
  FundingInstructions,
  FundingMode,
  HoldReason,
  OfframpPaymentRoutes,
  OfframpPaymentStatus,
  PaymentEnvelope,
  Rail,
  RouteQuote,
  SpeedPreference,
  Usd,
} from './offramp.gen.ts';
import type { TokenAsset } from './wallets.gen.ts';

/**
 * The normalized status: a projection of the internal one. APPROVED and CREDENTIAL_CHECK belong to the vocabulary and do not occur in v1.
 */
export const PaymentStatus = {
    CREATED: 'CREATED',
    IDENTITY_RESOLUTION: 'IDENTITY_RESOLUTION',
    FUNDS_PENDING: 'FUNDS_PENDING',
    FUNDS_CONFIRMED: 'FUNDS_CONFIRMED',
    ACTION_REQUIRED: 'ACTION_REQUIRED',
    POLICY_CHECK: 'POLICY_CHECK',
    CREDENTIAL_HOLD: 'CREDENTIAL_HOLD',
    APPROVAL_REQUIRED: 'APPROVAL_REQUIRED',
    APPROVAL_PENDING: 'APPROVAL_PENDING',
    ROUTE_QUOTED: 'ROUTE_QUOTED',
    AWAITING_CONFIRMATION: 'AWAITING_CONFIRMATION',
    ROUTING: 'ROUTING',
    PROVIDER_SUBMITTED: 'PROVIDER_SUBMITTED',
    PROVIDER_PROCESSING: 'PROVIDER_PROCESSING',
    DELIVERED: 'DELIVERED',
    FAILED: 'FAILED',
    REFUND_PENDING: 'REFUND_PENDING',
    REFUNDED: 'REFUNDED',
    CANCELED: 'CANCELED',
    APPROVED: 'APPROVED',
    CREDENTIAL_CHECK: 'CREDENTIAL_CHECK'
} as const;

/**
 * The normalized status: a projection of the internal one. APPROVED and CREDENTIAL_CHECK belong to the vocabulary and do not occur in v1.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];

/**
 * Whom the payment was addressed to.
 */
export type PaymentRecipient = {
    /**
     * The kind of reference.
     */
    kind: 'phoneNumber' | 'did' | 'email' | 'identityId' | 'handle';
    /**
     * The reference, masked where it is personal.
     */
    masked: string;
};

/**
 * A USD amount.
 */
export type PaymentAmount = {
    /**
     * The amount.
     */
    value: Usd;
    /**
     * Always USD.
     */
    currency: 'USD';
};

/**
 * How the sender wanted it delivered.
 */
export type PaymentDelivery = {
    /**
     * The speed that was asked for.
     */
    preference: 'instant' | 'cheapest' | 'standard' | null;
    /**
     * The fee ceiling; for the sender only.
     */
    maximumFeeMinor: string | null;
    /**
     * The rails that are allowed; null or empty means all.
     */
    allowedRails: Array<Rail> | null;
};

/**
 * What the payment is for.
 */
export type PaymentPurpose = {
    /**
     * The kind of purpose.
     */
    type: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other' | null;
    /**
     * The invoice; paying it this way does not settle it.
     */
    invoiceId: string | null;
    /**
     * Plain text.
     */
    memo: string | null;
};

/**
 * A payment in the normalized vocabulary: the object of payment events. Each party gets it as it may read it.
 */
export type UnifiedPayment = {
    /**
     * The payment; the same as paymentId.
     */
    id: string;
    /**
     * The payment.
     */
    paymentId: string;
    /**
     * intent for everything but the legacy multisig shape.
     */
    generation: 'intent';
    /**
     * The normalized status.
     */
    status: PaymentStatus;
    /**
     * The raw status behind it.
     */
    internalStatus: OfframpPaymentStatus;
    /**
     * Whom it was addressed to.
     */
    recipient: PaymentRecipient;
    /**
     * The amount.
     */
    amount: PaymentAmount;
    /**
     * How it should be delivered.
     */
    delivery: PaymentDelivery;
    /**
     * What it is for, if that was said.
     */
    purpose: PaymentPurpose | null;
    /**
     * The sender's own data, echoed and never interpreted; empty for the recipient.
     */
    metadata: {
        [key: string]: unknown;
    };
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
 * The new intent payment after its pipeline, with its quotes.
 */
export type IntentPaymentCreated = {
    /**
     * The payment; the same as paymentId.
     */
    id: string;
    /**
     * The payment.
     */
    paymentId: string;
    /**
     * intent for everything but the legacy multisig shape.
     */
    generation: 'intent';
    /**
     * The normalized status.
     */
    status: PaymentStatus;
    /**
     * The raw status behind it.
     */
    internalStatus: OfframpPaymentStatus;
    /**
     * Whom it was addressed to.
     */
    recipient: PaymentRecipient;
    /**
     * The amount.
     */
    amount: PaymentAmount;
    /**
     * How it should be delivered.
     */
    delivery: PaymentDelivery;
    /**
     * What it is for, if that was said.
     */
    purpose: PaymentPurpose | null;
    /**
     * The sender's own data, echoed and never interpreted; empty for the recipient.
     */
    metadata: {
        [key: string]: unknown;
    };
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
 * Where a legacy payment stands, never projected. SIGNING occurs in invoice settlements only. COMPLETED, FAILED and CANCELLED are the ends.
 */
export const LegacyPaymentStatus = {
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
 * Where a legacy payment stands, never projected. SIGNING occurs in invoice settlements only. COMPLETED, FAILED and CANCELLED are the ends.
 */
export type LegacyPaymentStatus = typeof LegacyPaymentStatus[keyof typeof LegacyPaymentStatus];

/**
 * The Safe transaction behind multisigTxHash: with the wallet's address and chain anyone can recompute the hash.
 */
export type SafeTransaction = {
    /**
     * The token, or the destination of ETH and calls.
     */
    to: string;
    /**
     * The ETH that it carries, in wei.
     */
    value: string;
    /**
     * The call data, 0x when there is none.
     */
    data: string;
    /**
     * Always 0, a call; delegatecall is not offered.
     */
    operation: 0;
    /**
     * Always 0.
     */
    safeTxGas: string;
    /**
     * Always 0.
     */
    baseGas: string;
    /**
     * Always 0: the relayer pays the gas.
     */
    gasPrice: string;
    /**
     * The zero address.
     */
    gasToken: string;
    /**
     * The zero address.
     */
    refundReceiver: string;
    /**
     * The Safe nonce that the proposal holds.
     */
    nonce: string;
};

/**
 * A payment out of a multisig wallet, executed once enough owners have signed multisigTxHash. Wallet transactions, sweeps, invoice settlements and ramps are paid this way too. For the owning tenant only.
 */
export type LegacyPayment = {
    /**
     * The payment.
     */
    id: string;
    /**
     * legacy for the multisig shape.
     */
    generation: 'legacy';
    /**
     * The wallet that pays.
     */
    sourceWalletId: string;
    /**
     * How the destination was named; transaction is a call proposed on the wallet itself.
     */
    destinationType: 'handle' | 'email' | 'address' | 'wallet' | 'transaction';
    /**
     * The handle or e-mail that was named, an e-mail masked in events; null for the other types.
     */
    destinationHandle: string | null;
    /**
     * Always the resolved address.
     */
    destinationAddress: string;
    /**
     * The chain of the wallet.
     */
    destinationChainId: number;
    /**
     * What is paid; usdc by default.
     */
    asset: TokenAsset;
    /**
     * The amount in whole units of the asset, without trailing zeros: at most 6 fraction digits for usdc, 18 for eth.
     */
    amount: string;
    /**
     * Where the payment stands.
     */
    status: LegacyPaymentStatus;
    /**
     * The Safe transaction hash that owners sign as it is, without the EIP-191 prefix.
     */
    multisigTxHash: string;
    /**
     * The transaction that executed it; null until then.
     */
    executedTxHash: string | null;
    /**
     * Plain text.
     */
    memo: string | null;
    /**
     * Why it FAILED; null otherwise.
     */
    failureReason: 'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'EXECUTION_REVERTED' | 'NONCE_CONFLICT' | 'INSUFFICIENT_FUNDS' | null;
    /**
     * The threshold of the wallet.
     */
    signaturesRequired: number;
    /**
     * How many owners have signed.
     */
    signaturesCollected: number;
    /**
     * The owners that have signed, oldest first.
     */
    signers: Array<string>;
    /**
     * The Safe nonce that the proposal holds until it ends.
     */
    nonce: string;
    /**
     * The Safe nonce that has to be used before a READY_TO_EXECUTE payment can go on, which it then does by itself; null when nothing stands in the way.
     */
    blockedByNonce: string | null;
    /**
     * What the hash was made of.
     */
    safeTx: SafeTransaction;
    /**
     * When it was proposed.
     */
    createdAt: string;
    /**
     * When it last changed.
     */
    updatedAt: string;
};

/**
 * A payment of either generation; ids are shared across both.
 */
export type Payment = UnifiedPayment | LegacyPayment;

/**
 * Payments of both generations in one order, newest first, without quotes and funding instructions.
 */
export type PaymentList = {
    /**
     * One page of them.
     */
    payments: Array<Payment>;
};

/**
 * A recipient by phone; nobody has to hold the number yet.
 */
export type IntentPhoneRecipient = {
    /**
     * The recipient's phone, E.164.
     */
    phoneNumber: string;
};

/**
 * A payment identity: did:payid and 64 lowercase hex digits; no other DID resolves.
 */
export type PaymentIdentityDid = string;

/**
 * A recipient by payment identity; one that nobody holds is PAYEE_NOT_FOUND, never reserved.
 */
export type IntentDidRecipient = {
    /**
     * The payment identity.
     */
    did: PaymentIdentityDid;
};

/**
 * A recipient by verified tenant e-mail, or by a contact that was invited. An e-mail is verified when an OWNER or ADMIN of the tenant has signed in with it.
 */
export type IntentEmailRecipient = {
    /**
     * The recipient's e-mail.
     */
    email: string;
};

/**
 * A recipient by identity, of any tenant: identities are addresses.
 */
export type IntentIdentityRecipient = {
    /**
     * An identity of a tenant; a member's is RECIPIENT_NOT_ROUTABLE.
     */
    identityId: string;
};

/**
 * A recipient by handle of the legacy directory, which is being removed.
 *
 * @deprecated
 */
export type IntentHandleRecipient = {
    /**
     * The handle, with or without @.
     */
    handle: string;
};

/**
 * Never accepted: raw addresses are paid by the legacy shape, sourceWalletId with a destination of type address.
 *
 * @deprecated
 */
export type IntentWalletAddressRecipient = {
    /**
     * Refused whatever it holds.
     */
    walletAddress: string;
};

/**
 * Whom to pay, by exactly one reference.
 */
export type IntentRecipient = IntentDidRecipient | IntentPhoneRecipient | IntentEmailRecipient | IntentIdentityRecipient | IntentHandleRecipient | IntentWalletAddressRecipient;

/**
 * How much to pay, in USD.
 */
export type IntentAmount = {
    /**
     * The amount: above zero, at most 1000000000, at most 6 fraction digits.
     */
    value: string;
    /**
     * Always USD.
     */
    currency: 'USD';
};

/**
 * Where the money comes from; the tenant's balance on the environment's chain by default.
 */
export type IntentFunding = {
    /**
     * How it is funded; MULTISIG_PROPOSAL is never available.
     */
    mode?: FundingMode;
    /**
     * USDC, the default, or USDT.
     */
    asset?: string;
    /**
     * The network of the asset; the environment's by default.
     */
    network?: string;
    /**
     * The chain as CAIP-2 or by its network name; it has to agree with chainId.
     */
    chain?: string;
    /**
     * The environment's chain, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
    /**
     * ONCHAIN_DEPOSIT only, and required there: the EVM address that an expired or cancelled deposit goes back to.
     */
    refundAddress?: string;
};

/**
 * How it should be delivered.
 */
export type IntentDelivery = {
    /**
     * instant ranks routes by time first; cheapest and standard, the default, by fee.
     */
    preference?: 'instant' | 'cheapest' | 'standard';
    /**
     * Ceiling of the total fee, in minor units of the destination currency; a fee equal to it passes.
     */
    maximumFeeMinor?: string;
    /**
     * The rails that may be used; empty or absent means all.
     */
    allowedRails?: Array<Rail>;
};

/**
 * What the payment is for.
 */
export type IntentPurpose = {
    /**
     * The kind of purpose.
     */
    type?: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other';
    /**
     * An invoice of the tenant; paying it this way does not settle it.
     */
    invoiceId?: string;
    /**
     * Plain text for both parties, where memo is absent.
     */
    memo?: string;
};

/**
 * The intent: whom to pay, how much, and within which limits. The service finds the routes.
 */
export type CreateIntentPaymentRequest = {
    /**
     * Whom to pay.
     */
    recipient: IntentRecipient;
    /**
     * How much.
     */
    amount: IntentAmount;
    /**
     * Where the money comes from.
     */
    funding?: IntentFunding;
    /**
     * How it should be delivered.
     */
    delivery?: IntentDelivery;
    /**
     * What it is for.
     */
    purpose?: IntentPurpose;
    /**
     * A payment envelope, for DID recipients only; its own checks answer ENVELOPE_INVALID, its shape included.
     */
    envelope?: PaymentEnvelope | {
        [key: string]: unknown;
    };
    /**
     * Plain text for both parties; wins over purpose.memo.
     */
    memo?: string;
    /**
     * The sender's own data, echoed and never interpreted: at most 50 keys of 1 to 40 characters, nested 3 deep, 8 KiB serialised.
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * In place of the Idempotency-Key header; equal to it when both are sent.
     */
    idempotencyKey?: string;
    /**
     * One of the recipient's ACTIVE destinations.
     */
    requestedDestinationId?: string;
};

/**
 * The wallet behind a handle of the legacy directory, which is being removed.
 *
 * @deprecated
 */
export type HandleDestination = {
    /**
     * By handle.
     */
    type: 'handle';
    /**
     * The handle, with or without @.
     */
    handle: string;
};

/**
 * The organization account of the tenant with this verified e-mail.
 */
export type EmailDestination = {
    /**
     * By e-mail.
     */
    type: 'email';
    /**
     * The e-mail.
     */
    email: string;
};

/**
 * A raw on-chain address.
 */
export type AddressDestination = {
    /**
     * By address.
     */
    type: 'address';
    /**
     * The EVM address; in mixed case it has to pass EIP-55.
     */
    address: string;
    /**
     * The chain of the wallet.
     */
    chainId: number;
};

/**
 * Another wallet of the tenant.
 */
export type WalletDestination = {
    /**
     * By wallet.
     */
    type: 'wallet';
    /**
     * The wallet.
     */
    walletId: string;
};

/**
 * Where a legacy payment goes, told by type.
 */
export type LegacyDestination = HandleDestination | EmailDestination | AddressDestination | WalletDestination;

/**
 * How much of which asset.
 */
export type LegacyAmount = {
    /**
     * The amount in whole units of the asset: above zero, at most 6 fraction digits for usdc, 18 for eth.
     */
    value: string;
    /**
     * What is paid.
     */
    asset?: TokenAsset;
};

/**
 * The legacy multisig debit: an asset out of a wallet of the tenant. Deprecated as a shape; raw addresses are paid by it only.
 *
 * @deprecated
 */
export type CreateLegacyPaymentRequest = {
    /**
     * The wallet that pays; it has to be DEPLOYED.
     */
    sourceWalletId: string;
    /**
     * Where the money goes.
     */
    destination: LegacyDestination;
    /**
     * How much.
     */
    amount: LegacyAmount;
    /**
     * Plain text.
     */
    memo?: string;
};

/**
 * Either an intent, told by recipient, or a legacy payment, told by sourceWalletId. An invalid intent never falls through to legacy.
 */
export type CreatePaymentRequest = CreateIntentPaymentRequest | CreateLegacyPaymentRequest;

/**
 * An owner's signature.
 */
export type SignPaymentRequest = {
    /**
     * A secp256k1 signature over the raw 32 bytes of multisigTxHash, 65 bytes with v 27 or 28. The EIP-191 prefix breaks it.
     */
    signature: string;
};

/**
 * The route to take.
 */
export type SelectPaymentRouteRequest = {
    /**
     * The quote's routeId.
     */
    routeQuoteId: string;
};

/**
 * A member's vote.
 */
export type ApprovePaymentRequest = {
    /**
     * The vote.
     */
    decision?: VoteDecision;
    /**
     * An EIP-191 signature of the vote text by the member's registered address; without one the session alone is the vote.
     */
    signature?: string;
};

/**
 * A legacy payment changed its status. For the owning tenant. Phone numbers, e-mails, codes and tokens are never in it.
 */
export type MultisigPaymentEvent = {
    /**
     * The event; the same in every delivery of it.
     */
    id: string;
    /**
     * What happened.
     */
    type: 'multisig_payment.created' | 'multisig_payment.awaiting_signature' | 'multisig_payment.signing' | 'multisig_payment.ready_to_execute' | 'multisig_payment.executing' | 'multisig_payment.completed' | 'multisig_payment.failed' | 'multisig_payment.cancelled';
    /**
     * When the change was committed.
     */
    createdAt: string;
    /**
     * The environment.
     */
    environment: Environment;
    /**
     * The tenant that receives it.
     */
    tenantId: string;
    /**
     * The version of the payload.
     */
    apiVersion: 'v1';
    /**
     * What changed.
     */
    data: {
        /**
         * The resource at the moment of the change, an e-mail in destinationHandle masked.
         */
        object: LegacyPayment;
        /**
         * The status before the change; absent at a creation.
         */
        previousStatus?: string;
    };
};

export type ListPaymentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only payments of these statuses, normalized or legacy, as the payment shows it; repeatable.
         */
        status?: Array<PaymentStatus | LegacyPaymentStatus>;
        /**
         * Which side the tenant is on.
         */
        role?: 'sender' | 'recipient';
        /**
         * Which shape created it.
         */
        generation?: 'intent' | 'legacy';
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
    url: '/v1/payments';
};

export type ListPaymentsErrors = {
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

export type ListPaymentsError = ListPaymentsErrors[keyof ListPaymentsErrors];

export type ListPaymentsResponses = {
    /**
     * A page of payments.
     */
    200: PaymentList;
};

export type ListPaymentsResponse = ListPaymentsResponses[keyof ListPaymentsResponses];

export type CreatePaymentData = {
    body: CreatePaymentRequest;
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
    url: '/v1/payments';
};

export type CreatePaymentErrors = {
    /**
     * AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: AmbiguousPaymentBodyError | UnrecognizedPaymentBodyError | RecipientRequiredError | RecipientAmbiguousError | UnsupportedRecipientKindError | InvalidPhoneError | InvalidDidError | DidNotResolvableError | InvalidAmountError | AccountChainMismatchError | FundingModeNotAvailableError | InvalidWalletAddressError | InvalidPaymentBodyError | EnvelopeInvalidError | IdempotencyKeyRequiredError | RecipientNotRoutableError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: DestinationNotEligibleError | AuthorityMissingError | NewPayeeNotSavedError | PayeeCoolingOffError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | PolicyDeniedError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND
     */
    404: WalletNotFoundError | PayeeNotFoundError | EmailNotFoundError | IdentityNotFoundError | InvoiceNotFoundError;
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
     * POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | ChainUnavailableError | TryAgainError;
};

export type CreatePaymentError = CreatePaymentErrors[keyof CreatePaymentErrors];

export type CreatePaymentResponses = {
    /**
     * The proposed legacy payment, with the hash to sign.
     */
    201: LegacyPayment;
    /**
     * The intent payment and its quotes; accepted, not yet delivered.
     */
    202: IntentPaymentCreated;
};

export type CreatePaymentResponse = CreatePaymentResponses[keyof CreatePaymentResponses];

export type GetPaymentData = {
    body?: never;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}';
};

export type GetPaymentErrors = {
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

export type GetPaymentError = GetPaymentErrors[keyof GetPaymentErrors];

export type GetPaymentResponses = {
    /**
     * The payment.
     */
    200: Payment;
};

export type GetPaymentResponse = GetPaymentResponses[keyof GetPaymentResponses];

export type SignPaymentData = {
    body: SignPaymentRequest;
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
    url: '/v1/payments/{id}/sign';
};

export type SignPaymentErrors = {
    /**
     * INVALID_TRANSITION, SIGNATURE_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | SignatureInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
    /**
     * ALREADY_SIGNED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AlreadySignedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type SignPaymentError = SignPaymentErrors[keyof SignPaymentErrors];

export type SignPaymentResponses = {
    /**
     * The payment with the signature, and as far as it got.
     */
    200: LegacyPayment;
};

export type SignPaymentResponse = SignPaymentResponses[keyof SignPaymentResponses];

export type ExecutePaymentData = {
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
    url: '/v1/payments/{id}/execute';
};

export type ExecutePaymentErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | TenantAmbiguousError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
    /**
     * IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: IdempotencyInProgressError | IdempotencyKeyReusedError;
    /**
     * POLICY_DENIED, IDEMPOTENCY_KEY_REUSED
     */
    422: PolicyDeniedError | IdempotencyKeyReusedError;
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

export type ExecutePaymentError = ExecutePaymentErrors[keyof ExecutePaymentErrors];

export type ExecutePaymentResponses = {
    /**
     * The payment, as far as it got.
     */
    200: LegacyPayment;
};

export type ExecutePaymentResponse = ExecutePaymentResponses[keyof ExecutePaymentResponses];

export type CancelPaymentData = {
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
    url: '/v1/payments/{id}/cancel';
};

export type CancelPaymentErrors = {
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

export type CancelPaymentError = CancelPaymentErrors[keyof CancelPaymentErrors];

export type CancelPaymentResponses = {
    /**
     * The payment, cancelled.
     */
    200: Payment;
};

export type CancelPaymentResponse = CancelPaymentResponses[keyof CancelPaymentResponses];

export type GetPaymentRoutesData = {
    body?: never;
    path: {
        /**
         * The id of the resource. Ids are opaque: a malformed one is answered like a missing one.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/routes';
};

export type GetPaymentRoutesErrors = {
    /**
     * INVALID_TRANSITION, TENANT_AMBIGUOUS
     */
    400: InvalidTransitionError | TenantAmbiguousError;
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

export type GetPaymentRoutesError = GetPaymentRoutesErrors[keyof GetPaymentRoutesErrors];

export type GetPaymentRoutesResponses = {
    /**
     * The routes.
     */
    200: OfframpPaymentRoutes;
};

export type GetPaymentRoutesResponse = GetPaymentRoutesResponses[keyof GetPaymentRoutesResponses];

export type SelectPaymentRouteData = {
    body: SelectPaymentRouteRequest;
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
    url: '/v1/payments/{id}/select-route';
};

export type SelectPaymentRouteErrors = {
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

export type SelectPaymentRouteError = SelectPaymentRouteErrors[keyof SelectPaymentRouteErrors];

export type SelectPaymentRouteResponses = {
    /**
     * The payment with its selection, as the recipient reads it.
     */
    200: UnifiedPayment;
};

export type SelectPaymentRouteResponse = SelectPaymentRouteResponses[keyof SelectPaymentRouteResponses];

export type ApprovePaymentData = {
    body?: ApprovePaymentRequest;
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
    url: '/v1/payments/{id}/approve';
};

export type ApprovePaymentErrors = {
    /**
     * INVALID_TRANSITION, APPROVAL_NOT_PENDING, NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApprovalNotPendingError | NoSignerAddressError | ApprovalSignatureInvalidError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * APPROVAL_REQUIRES_MEMBER, NOT_SENDER, SELF_APPROVAL_FORBIDDEN, MEMBER_NOT_ACTIVE, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: ApprovalRequiresMemberError | NotSenderError | SelfApprovalForbiddenError | MemberNotActiveError | AuthorityMissingError | ApprovalGroupMismatchError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * PAYMENT_NOT_FOUND
     */
    404: PaymentNotFoundError;
    /**
     * ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: AlreadyVotedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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

export type ApprovePaymentError = ApprovePaymentErrors[keyof ApprovePaymentErrors];

export type ApprovePaymentResponses = {
    /**
     * The payment after the vote.
     */
    200: UnifiedPayment;
};

export type ApprovePaymentResponse = ApprovePaymentResponses[keyof ApprovePaymentResponses];

export type ConfirmPaymentData = {
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
    url: '/v1/payments/{id}/confirm';
};

export type ConfirmPaymentErrors = {
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

export type ConfirmPaymentError = ConfirmPaymentErrors[keyof ConfirmPaymentErrors];

export type ConfirmPaymentResponses = {
    /**
     * The payment, its money locked, as the recipient reads it.
     */
    200: UnifiedPayment;
};

export type ConfirmPaymentResponse = ConfirmPaymentResponses[keyof ConfirmPaymentResponses];
