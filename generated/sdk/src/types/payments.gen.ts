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
  ApiVersionEndedError,
  ApiVersionUnknownError,
  ApprovalGroupMismatchError,
  ApprovalNotPendingError,
  ApprovalRequiredError,
  ApprovalRequiresMemberError,
  ApprovalSignatureInvalidError,
  AuthorityMissingError,
  BodyTooLargeError,
  CancelConflictError,
  ChainUnavailableError,
  ClientReferenceTakenError,
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
  RoleNotPermittedError,
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
  PaymentSide,
  Rail,
  RouteQuote,
  SpeedPreference,
  Usd,
} from './offramp.gen.ts';
import type { CreateWalletTransactionRequest, TokenAsset } from './wallets.gen.ts';

/**
 * The public status of a payment. It is derived from the internal status. APPROVED and CREDENTIAL_CHECK never occur.
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
 * The public status of a payment. It is derived from the internal status. APPROVED and CREDENTIAL_CHECK never occur.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];

/**
 * The kind of a payment, by the operation that created it.
 */
export const PaymentGeneration = {
    INTENT: 'intent',
    OFFRAMP: 'offramp',
    LEGACY: 'legacy'
} as const;

/**
 * The kind of a payment, by the operation that created it.
 */
export type PaymentGeneration = typeof PaymentGeneration[keyof typeof PaymentGeneration];

/**
 * The recipient as the sender named it.
 */
export type PaymentRecipient = {
    /**
     * The kind of reference.
     */
    kind: 'phoneNumber' | 'did' | 'email' | 'identityId' | 'handle';
    /**
     * The reference itself; phone numbers and e-mail addresses are masked.
     */
    masked: string;
};

/**
 * An amount in USD.
 */
export type PaymentAmount = {
    /**
     * The amount in USD.
     */
    value: Usd;
    /**
     * Always USD.
     */
    currency: 'USD';
};

/**
 * The preferences of the sender.
 */
export type PaymentDelivery = {
    /**
     * The delivery speed that the sender asked for.
     */
    preference: 'instant' | 'cheapest' | 'standard' | null;
    /**
     * The highest total fee, in minor units of the destination currency; shown to the sender only.
     */
    maximumFeeMinor: string | null;
    /**
     * The payout methods that the sender allows; null or empty for all.
     */
    allowedRails: Array<Rail> | null;
};

/**
 * The purpose of the payment.
 */
export type PaymentPurpose = {
    /**
     * The kind of purpose.
     */
    type: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other' | null;
    /**
     * Id of an invoice for reference. The payment does not settle it.
     */
    invoiceId: string | null;
    /**
     * Plain text.
     */
    memo: string | null;
};

/**
 * A payment with its public status. It is what payment events contain, as the receiver of the event may read it.
 */
export type UnifiedPayment = {
    /**
     * Id of the payment, the same as `paymentId`.
     */
    id: string;
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * How the payment was created: `intent` by `POST /v1/payments`, `offramp` by `POST /v1/offramp/payments`. A legacy payment has a schema of its own.
     */
    generation: 'intent' | 'offramp';
    /**
     * The public status.
     */
    status: PaymentStatus;
    /**
     * The internal status from which the public status is derived.
     */
    internalStatus: OfframpPaymentStatus;
    /**
     * The recipient as the sender named it.
     */
    recipient: PaymentRecipient;
    /**
     * The amount and its currency.
     */
    amount: PaymentAmount;
    /**
     * The preferences of the sender.
     */
    delivery: PaymentDelivery;
    /**
     * The purpose of the payment; null if the sender gave none.
     */
    purpose: PaymentPurpose | null;
    /**
     * The sender's own data, returned exactly as it was sent; empty for the recipient.
     */
    metadata: {
        [key: string]: unknown;
    };
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
 * A new payment intent with its quotes.
 */
export type IntentPaymentCreated = {
    /**
     * Id of the payment, the same as `paymentId`.
     */
    id: string;
    /**
     * An opaque id that begins with `pay_`.
     */
    paymentId: string;
    /**
     * How the payment was created: `intent` by `POST /v1/payments`, `offramp` by `POST /v1/offramp/payments`. A legacy payment has a schema of its own.
     */
    generation: 'intent' | 'offramp';
    /**
     * The public status.
     */
    status: PaymentStatus;
    /**
     * The internal status from which the public status is derived.
     */
    internalStatus: OfframpPaymentStatus;
    /**
     * The recipient as the sender named it.
     */
    recipient: PaymentRecipient;
    /**
     * The amount and its currency.
     */
    amount: PaymentAmount;
    /**
     * The preferences of the sender.
     */
    delivery: PaymentDelivery;
    /**
     * The purpose of the payment; null if the sender gave none.
     */
    purpose: PaymentPurpose | null;
    /**
     * The sender's own data, returned exactly as it was sent; empty for the recipient.
     */
    metadata: {
        [key: string]: unknown;
    };
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
 * The status of a legacy payment. SIGNING occurs only in the settlement of invoices. COMPLETED, FAILED and CANCELLED are final.
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
 * The status of a legacy payment. SIGNING occurs only in the settlement of invoices. COMPLETED, FAILED and CANCELLED are final.
 */
export type LegacyPaymentStatus = typeof LegacyPaymentStatus[keyof typeof LegacyPaymentStatus];

/**
 * The Safe transaction that is hashed to `multisigTxHash`. Anybody can compute the hash from it and the wallet's address and chain.
 */
export type SafeTransaction = {
    /**
     * Address that the transaction calls: the token's contract, or the destination of ETH and of a call.
     */
    to: string;
    /**
     * The ETH that the transaction transfers, in wei.
     */
    value: string;
    /**
     * The call data; `0x` if there is none.
     */
    data: string;
    /**
     * Always 0, a call. Delegate calls are not supported.
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
     * The Safe nonce of this proposal.
     */
    nonce: string;
};

/**
 * A payment from a multisig wallet. It is executed once enough owners have signed `multisigTxHash`. Wallet transactions, treasury sweeps, settlements of invoices and ramps are legacy payments too. Only the owning tenant can read it.
 */
export type LegacyPayment = {
    /**
     * The payment.
     */
    id: string;
    /**
     * Always `legacy`.
     */
    generation: 'legacy';
    /**
     * Id of the wallet that pays.
     */
    sourceWalletId: string;
    /**
     * How the destination was given. `transaction` is a call that was proposed on the wallet itself.
     */
    destinationType: 'handle' | 'email' | 'address' | 'wallet' | 'transaction';
    /**
     * The handle or e-mail address of the destination; null for other types. An e-mail address is masked in events.
     */
    destinationHandle: string | null;
    /**
     * The address that receives the money.
     */
    destinationAddress: string;
    /**
     * The chain of the wallet.
     */
    destinationChainId: number;
    /**
     * `usdc`, the default, or `eth`.
     */
    asset: TokenAsset;
    /**
     * The amount in whole tokens without trailing zeros, with at most 6 decimals for usdc and 18 for eth.
     */
    amount: string;
    /**
     * The status of the payment.
     */
    status: LegacyPaymentStatus;
    /**
     * The Safe transaction hash. Owners sign these 32 bytes as they are, without the EIP-191 prefix.
     */
    multisigTxHash: string;
    /**
     * Hash of the on-chain transaction that executed the payment; null before.
     */
    executedTxHash: string | null;
    /**
     * Plain text.
     */
    memo: string | null;
    /**
     * Why the payment FAILED; null otherwise.
     */
    failureReason: 'POLICY_DENIED' | 'POLICY_UNAVAILABLE' | 'EXECUTION_REVERTED' | 'NONCE_CONFLICT' | 'INSUFFICIENT_FUNDS' | null;
    /**
     * The number of owners who have to sign, the threshold of the wallet.
     */
    signaturesRequired: number;
    /**
     * The number of owners who have signed.
     */
    signaturesCollected: number;
    /**
     * Addresses of the owners who have signed, oldest first.
     */
    signers: Array<string>;
    /**
     * The Safe nonce of this proposal. It does not change.
     */
    nonce: string;
    /**
     * The Safe nonce that has to be used before this payment can be executed, which then happens automatically; null if nothing blocks the payment.
     */
    blockedByNonce: string | null;
    /**
     * The transaction that was hashed to `multisigTxHash`.
     */
    safeTx: SafeTransaction;
    /**
     * Time of the proposal.
     */
    createdAt: string;
    /**
     * Time of the last change.
     */
    updatedAt: string;
};

/**
 * A payment of any kind. All use the same form of ids.
 */
export type Payment = UnifiedPayment | LegacyPayment;

/**
 * Payments of all kinds together, newest first, without quotes and funding instructions.
 */
export type PaymentList = {
    /**
     * The entries of this page.
     */
    payments: Array<Payment>;
};

/**
 * A recipient given by phone number. The number may belong to nobody yet.
 */
export type IntentPhoneRecipient = {
    /**
     * The recipient's phone number in E.164 form.
     */
    phoneNumber: string;
};

/**
 * A payment DID: `did:payid:` and 64 hex digits in lower case. No other DID is accepted.
 */
export type PaymentIdentityDid = string;

/**
 * A recipient given by payment DID. A DID that belongs to nobody is refused with PAYEE_NOT_FOUND.
 */
export type IntentDidRecipient = {
    /**
     * The recipient's payment DID.
     */
    did: PaymentIdentityDid;
};

/**
 * A recipient given by e-mail address: that of a tenant, or of a person who was invited. The address of a tenant counts once an OWNER or ADMIN has signed in with it.
 */
export type IntentEmailRecipient = {
    /**
     * The recipient's e-mail address.
     */
    email: string;
};

/**
 * A recipient given by identity id, of any tenant.
 */
export type IntentIdentityRecipient = {
    /**
     * Id of the identity of a tenant. The identity of a member is refused with RECIPIENT_NOT_ROUTABLE.
     */
    identityId: string;
};

/**
 * A recipient given by handle. Handles are deprecated.
 *
 * Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.
 *
 * @deprecated
 */
export type IntentHandleRecipient = {
    /**
     * The handle, with or without `@`.
     */
    handle: string;
};

/**
 * Always refused. To pay a raw address, create a legacy payment with a destination of type `address`.
 *
 * Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
 *
 * @deprecated
 */
export type IntentWalletAddressRecipient = {
    /**
     * Any value is refused.
     */
    walletAddress: string;
};

/**
 * The recipient. Send exactly one of the fields.
 */
export type IntentRecipient = IntentDidRecipient | IntentPhoneRecipient | IntentEmailRecipient | IntentIdentityRecipient | IntentHandleRecipient | IntentWalletAddressRecipient;

/**
 * The amount to pay, in USD.
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
 * The source of the money; by default the tenant's balance.
 */
export type IntentFunding = {
    /**
     * How the payment is funded. MULTISIG_PROPOSAL is never available.
     */
    mode?: FundingMode;
    /**
     * USDC, the default, or USDT.
     */
    asset?: string;
    /**
     * Name of the asset's network; the deployment's by default.
     */
    network?: string;
    /**
     * The chain in CAIP-2 form, or the name of its network. It has to match `chainId`.
     */
    chain?: string;
    /**
     * The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.
     */
    chainId?: number;
    /**
     * The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed otherwise.
     */
    refundAddress?: string;
};

/**
 * The sender's preferences for the delivery.
 */
export type IntentDelivery = {
    /**
     * How quotes are ranked: `instant` by delivery time first, `cheapest` and `standard`, the default, by fee first.
     */
    preference?: 'instant' | 'cheapest' | 'standard';
    /**
     * The highest total fee, in minor units of the destination currency. A fee equal to it is allowed.
     */
    maximumFeeMinor?: string;
    /**
     * The rails that may be used; empty or absent for all.
     */
    allowedRails?: Array<Rail>;
};

/**
 * The purpose of the payment.
 */
export type IntentPurpose = {
    /**
     * The kind of purpose.
     */
    type?: 'invoice' | 'payroll' | 'vendor' | 'refund' | 'other';
    /**
     * Id of an invoice of the tenant, for reference. The payment does not settle it.
     */
    invoiceId?: string;
    /**
     * Plain text for both parties. It is used if the top-level `memo` is absent.
     */
    memo?: string;
};

/**
 * A payment intent: the recipient, the amount and the limits. The service finds the routes.
 */
export type CreateIntentPaymentRequest = {
    /**
     * Who is paid, by exactly one of the fields.
     */
    recipient: IntentRecipient;
    /**
     * The amount to pay, in USD.
     */
    amount: IntentAmount;
    /**
     * The source of the money.
     */
    funding?: IntentFunding;
    /**
     * The sender's preferences for the delivery.
     */
    delivery?: IntentDelivery;
    /**
     * The purpose of the payment.
     */
    purpose?: IntentPurpose;
    /**
     * A signed payment envelope, for DID recipients only. Every error in it is refused with ENVELOPE_INVALID.
     */
    envelope?: PaymentEnvelope | {
        [key: string]: unknown;
    };
    /**
     * Plain text for both parties. It takes precedence over `purpose.memo`.
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
     * Your own data, returned exactly as it was sent: at most 50 keys of 1 to 40 characters, nested at most 3 levels deep, 8 KiB in total.
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * The idempotency key, if it is not sent as a header. If both are sent, they have to be equal.
     */
    idempotencyKey?: string;
    /**
     * Id of one of the recipient's ACTIVE destinations; any of them by default.
     */
    requestedDestinationId?: string;
};

/**
 * The wallet that is registered for a handle. Handles are deprecated.
 *
 * Deprecated since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.
 *
 * @deprecated
 */
export type HandleDestination = {
    /**
     * Always `handle`.
     */
    type: 'handle';
    /**
     * The handle, with or without `@`.
     */
    handle: string;
};

/**
 * The organization account of the tenant with this e-mail address.
 */
export type EmailDestination = {
    /**
     * Always `email`.
     */
    type: 'email';
    /**
     * The e-mail address of a tenant, which has to be verified.
     */
    email: string;
};

/**
 * A raw EVM address.
 */
export type AddressDestination = {
    /**
     * Always `address`.
     */
    type: 'address';
    /**
     * The EVM address. Mixed case has to pass the EIP-55 checksum. The zero address, the token's contract and the source wallet are not allowed.
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
     * Always `wallet`.
     */
    type: 'wallet';
    /**
     * Id of the wallet, `wal_…`.
     */
    walletId: string;
};

/**
 * The destination of a legacy payment. `type` determines how the destination is given.
 */
export type LegacyDestination = HandleDestination | EmailDestination | AddressDestination | WalletDestination;

/**
 * The amount and its asset.
 */
export type LegacyAmount = {
    /**
     * The amount in whole units of the asset: above zero, at most 6 fraction digits for usdc, 18 for eth.
     */
    value: string;
    /**
     * `usdc`, or `eth`.
     */
    asset?: TokenAsset;
};

/**
 * A legacy payment from one of the tenant's wallets. This form is deprecated, but only it can pay raw addresses.
 *
 * Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
 *
 * @deprecated
 */
export type CreateLegacyPaymentRequest = {
    /**
     * Id of the wallet that pays. It has to be DEPLOYED.
     */
    sourceWalletId: string;
    /**
     * The address or person that is paid.
     */
    destination: LegacyDestination;
    /**
     * The amount and the asset to pay.
     */
    amount: LegacyAmount;
    /**
     * Plain text.
     */
    memo?: string;
};

/**
 * A payment intent, if it has `recipient`, or a legacy payment, if it has `sourceWalletId`. An invalid intent is never processed as a legacy payment.
 */
export type CreatePaymentRequest = CreateIntentPaymentRequest | CreateLegacyPaymentRequest;

/**
 * An owner's signature.
 */
export type SignPaymentRequest = {
    /**
     * A secp256k1 signature of 65 bytes, with v 27 or 28, over the raw 32 bytes of `multisigTxHash`. A signature with the EIP-191 prefix does not verify.
     */
    signature: string;
};

/**
 * The quote to select.
 */
export type SelectPaymentRouteRequest = {
    /**
     * The `routeId` of one of the quotes.
     */
    routeQuoteId: string;
};

/**
 * A member's vote.
 */
export type ApprovePaymentRequest = {
    /**
     * The vote: APPROVE, the default, or REJECT.
     */
    decision?: VoteDecision;
    /**
     * EIP-191 signature over the vote text by the member's signing address. If it is absent, the session counts as the vote.
     */
    signature?: string;
};

/**
 * A legacy payment changed its status. The owning tenant receives it. It never contains phone numbers, e-mail addresses, codes or tokens.
 */
export type MultisigPaymentEvent = {
    /**
     * Id of the event. It is the same in every delivery of the event.
     */
    id: string;
    /**
     * The type of the event.
     */
    type: 'multisig_payment.created' | 'multisig_payment.awaiting_signature' | 'multisig_payment.signing' | 'multisig_payment.ready_to_execute' | 'multisig_payment.executing' | 'multisig_payment.completed' | 'multisig_payment.failed' | 'multisig_payment.cancelled';
    /**
     * Time at which the change was committed.
     */
    createdAt: string;
    /**
     * The environment of the event: `sandbox` or `live`.
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
         * The payment at the moment of the change; an e-mail address in destinationHandle is masked.
         */
        object: LegacyPayment;
        /**
         * The status before the change; absent if the resource was created.
         */
        previousStatus?: string;
    };
};

export type ListPaymentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only payments with these public statuses. The parameter can be repeated.
         */
        status?: Array<PaymentStatus | LegacyPaymentStatus>;
        /**
         * Only payments that the tenant sends (`sender`), or only those that it receives (`recipient`); both by default. The tenant is the sender of its legacy payments.
         */
        role?: PaymentSide;
        /**
         * Only intents (`intent`), only payments that `POST /v1/offramp/payments` created (`offramp`), or only legacy payments (`legacy`); all by default.
         */
        generation?: PaymentGeneration;
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
    url: '/v1/payments';
};

export type ListPaymentsErrors = {
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
    url: '/v1/payments';
};

export type CreatePaymentErrors = {
    /**
     * AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: AmbiguousPaymentBodyError | UnrecognizedPaymentBodyError | RecipientRequiredError | RecipientAmbiguousError | UnsupportedRecipientKindError | InvalidPhoneError | InvalidDidError | DidNotResolvableError | InvalidAmountError | AccountChainMismatchError | FundingModeNotAvailableError | InvalidWalletAddressError | InvalidPaymentBodyError | EnvelopeInvalidError | IdempotencyKeyRequiredError | RecipientNotRoutableError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: DestinationNotEligibleError | AuthorityMissingError | NewPayeeNotSavedError | PayeeCoolingOffError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | PolicyDeniedError | ApprovalRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND
     */
    404: WalletNotFoundError | PayeeNotFoundError | EmailNotFoundError | IdentityNotFoundError | InvoiceNotFoundError;
    /**
     * CLIENT_REFERENCE_TAKEN, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
     */
    409: ClientReferenceTakenError | WalletNotDeployedError | IdempotencyInProgressError | IdempotencyKeyReusedError;
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
     * POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | ChainUnavailableError | TryAgainError;
};

export type CreatePaymentError = CreatePaymentErrors[keyof CreatePaymentErrors];

export type CreatePaymentResponses = {
    /**
     * The proposed legacy payment, with the hash that the owners sign.
     */
    201: LegacyPayment;
    /**
     * The payment intent with its quotes. It has been accepted, but not delivered yet.
     */
    202: IntentPaymentCreated;
};

export type CreatePaymentResponse = CreatePaymentResponses[keyof CreatePaymentResponses];

export type GetPaymentData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}';
};

export type GetPaymentErrors = {
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/sign';
};

export type SignPaymentErrors = {
    /**
     * INVALID_TRANSITION, SIGNATURE_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | SignatureInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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

export type SignPaymentError = SignPaymentErrors[keyof SignPaymentErrors];

export type SignPaymentResponses = {
    /**
     * The payment with the new signature and its resulting status.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/execute';
};

export type ExecutePaymentErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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
     * API_VERSION_ENDED
     */
    410: ApiVersionEndedError;
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
     * The payment with its resulting status.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/cancel';
};

export type CancelPaymentErrors = {
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

export type CancelPaymentError = CancelPaymentErrors[keyof CancelPaymentErrors];

export type CancelPaymentResponses = {
    /**
     * The payment, which is now cancelled.
     */
    200: Payment;
};

export type CancelPaymentResponse = CancelPaymentResponses[keyof CancelPaymentResponses];

export type GetPaymentRoutesData = {
    body?: never;
    path: {
        /**
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/routes';
};

export type GetPaymentRoutesErrors = {
    /**
     * INVALID_TRANSITION, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApiVersionUnknownError | TenantAmbiguousError | ValidationFailedError;
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

export type GetPaymentRoutesError = GetPaymentRoutesErrors[keyof GetPaymentRoutesErrors];

export type GetPaymentRoutesResponses = {
    /**
     * The quotes and the excluded routes.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/select-route';
};

export type SelectPaymentRouteErrors = {
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

export type SelectPaymentRouteError = SelectPaymentRouteErrors[keyof SelectPaymentRouteErrors];

export type SelectPaymentRouteResponses = {
    /**
     * The payment with the selected quote, as the recipient sees it.
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/approve';
};

export type ApprovePaymentErrors = {
    /**
     * INVALID_TRANSITION, APPROVAL_NOT_PENDING, NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidTransitionError | ApprovalNotPendingError | NoSignerAddressError | ApprovalSignatureInvalidError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
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
         * Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
         */
        id: string;
    };
    query?: never;
    url: '/v1/payments/{id}/confirm';
};

export type ConfirmPaymentErrors = {
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

export type ConfirmPaymentError = ConfirmPaymentErrors[keyof ConfirmPaymentErrors];

export type ConfirmPaymentResponses = {
    /**
     * The payment as the recipient sees it, either with its money locked or held.
     */
    200: UnifiedPayment;
};

export type ConfirmPaymentResponse = ConfirmPaymentResponses[keyof ConfirmPaymentResponses];

export type CreateWalletTransactionData = {
    body: CreateWalletTransactionRequest;
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
    url: '/v1/wallets/{id}/transactions';
};

export type CreateWalletTransactionErrors = {
    /**
     * INVALID_WALLET_ADDRESS, API_VERSION_UNKNOWN, TENANT_AMBIGUOUS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, VALIDATION_FAILED
     */
    400: InvalidWalletAddressError | ApiVersionUnknownError | TenantAmbiguousError | BodyTooLargeError | UnsupportedContentTypeError | InvalidJsonError | ValidationFailedError;
    /**
     * API_KEY_REQUIRED, UNAUTHENTICATED, API_KEY_INVALID, API_KEY_REVOKED, API_KEY_EXPIRED, REQUEST_SIGNATURE_REQUIRED, REQUEST_SIGNATURE_STALE, REQUEST_SIGNATURE_INVALID
     */
    401: ApiKeyRequiredError | UnauthenticatedError | ApiKeyInvalidError | ApiKeyRevokedError | ApiKeyExpiredError | RequestSignatureRequiredError | RequestSignatureStaleError | RequestSignatureInvalidError;
    /**
     * INSUFFICIENT_FUNDS
     */
    402: InsufficientFundsError;
    /**
     * AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, TENANT_SUSPENDED, AGENT_SUSPENDED, IP_NOT_ALLOWED, TENANT_REQUIRED, MEMBER_NOT_ACTIVE, REQUEST_SIGNING_NOT_CONFIGURED, INSUFFICIENT_SCOPE
     */
    403: AuthorityMissingError | NewPayeeNotSavedError | PayeeCoolingOffError | TwofaAgentNotPermittedError | TwofaNotEnrolledError | TwofaRequiredError | TwofaBindingMismatchError | TwofaChallengeNotRedeemableError | PolicyDeniedError | ApprovalRequiredError | TenantSuspendedError | AgentSuspendedError | IpNotAllowedError | TenantRequiredError | MemberNotActiveError | RequestSigningNotConfiguredError | InsufficientScopeError;
    /**
     * WALLET_NOT_FOUND
     */
    404: WalletNotFoundError;
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
     * POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE, TRY_AGAIN
     */
    503: PolicyUnavailableError | ChainUnavailableError | TryAgainError;
};

export type CreateWalletTransactionError = CreateWalletTransactionErrors[keyof CreateWalletTransactionErrors];

export type CreateWalletTransactionResponses = {
    /**
     * The proposed transaction. The owners sign it with `/v1/payments/{id}/sign`.
     */
    201: LegacyPayment;
};

export type CreateWalletTransactionResponse = CreateWalletTransactionResponses[keyof CreateWalletTransactionResponses];
