/** Where a payment's money is (D-086): every money effect names the custody that it moves from and to. */
export type Custody = 'none' | 'reserved' | 'escrow' | 'onchain';

export type FundingMode = 'INTERNAL_BALANCE' | 'ONCHAIN_DEPOSIT';

/** The terms of a payment on the unified surface that do not decide how it is paid (A 4.2, D-153, D-162). */
export interface IntentTerms {
  readonly recipientKind: 'phoneNumber' | 'did' | 'email' | 'identityId' | 'handle';
  /** The reference as it was given, a personal one masked. */
  readonly recipientMasked: string;
  readonly preference: 'instant' | 'cheapest' | 'standard';
  readonly purpose: IntentPurpose | null;
  /** JSON as text: `jsonb` keeps no order of keys (D-168). */
  readonly metadata: string | null;
}

export interface IntentPurpose {
  readonly type: string | null;
  readonly invoiceId: string | null;
  readonly memo: string | null;
}

/** The row of an off-ramp payment less what the engine keeps itself. Amounts are base units (10^-6). */
export interface OfframpPaymentContext {
  senderTenantId: string;
  /** The member who initiated it: the session's, or the key's (D-021). */
  initiatorMemberId: string;
  /** The member who issued the key that initiated it, who may not approve it either (D-510); null where no member did. */
  keyIssuerId: string | null;
  /** The agent whose key it was, which has a policy of its own; null where it was no agent's (D-312). */
  agentId: string | null;
  /** Null for payments of the off-ramp surface: each surface shows its own (D-151). */
  intent: IntentTerms | null;
  /** Null unless it was addressed by phone. */
  phoneCiphertext: string | null;
  phoneIndex: string | null;
  phoneMasked: string | null;
  recipientDid: string | null;
  envelopeId: string | null;
  recipientTenantId: string | null;
  claimId: string | null;
  claimExpiresAt: Date | null;
  claimGraceEndsAt: Date | null;
  sourceChainKey: string;
  sourceAssetId: string;
  /** The ledger's asset code. */
  asset: string;
  amountBaseUnits: bigint;
  fundingMode: FundingMode;
  custody: Custody;
  requestedDestinationId: string | null;
  quoteSetVersion: number;
  selectedRouteQuoteId: string | null;
  selectedQuoteExpiresAt: Date | null;
  destinationId: string | null;
  holdReasons: string[];
  failureReason: string | null;
  speedPreference: 'FASTEST' | 'CHEAPEST' | null;
  maximumFeeMinor: bigint | null;
  allowedRails: string[] | null;
  memo: string | null;
  /** The sender's own reference, which no other party reads. */
  clientReference: string | null;
  /** True if no other payment of the sender that asks for it may have the reference (D-529). */
  clientReferenceUnique: boolean;
  refundAddress: string | null;
  /** The deposit's name with whoever holds it: `0x` and 64 hex digits; null for an internal balance (D-084). */
  dealId: string | null;
  /** Where the deposit goes: the escrow contract, or the partner's address on tron (D-082, D-084). */
  escrowAddress: string | null;
  approvalRequestId: string | null;
  /** The recipient's legal name at the first policy check (D-118). */
  firstLegalName: string | null;
  /** Reasons that an operator released for this payment for good (D-122). */
  clearedReviews: string[];
  /** Reasons of holds for which a review case was opened: closed when the payment ends otherwise (D-426). */
  openedReviews: string[];
  provider: string | null;
  /** Currency of the prefunded liquidity that was consumed; null when none was. */
  liquidityCurrency: string | null;
  liquidityMinor: bigint | null;
  liquidityOverridden: boolean;
  providerFeeBaseUnits: bigint | null;
  networkFeeBaseUnits: bigint | null;
  proceedsBaseUnits: bigint | null;
  deliveredAt: Date | null;
  canceledAt: Date | null;
  refundedAt: Date | null;
}

/** The contact whose control has to be proved (D-113): a phone if there is one, else an e-mail. */
export interface ClaimContact {
  readonly kind: 'PHONE' | 'EMAIL';
  readonly index: string;
  readonly ciphertext: string;
  readonly masked: string;
}

/** A quote as it is stored: immutable, of one set version (A 2.2, D-140). */
export interface QuoteRow {
  readonly quoteSetVersion: number;
  readonly destinationId: string;
  readonly provider: string;
  readonly rail: string;
  readonly sourceAmountBaseUnits: bigint;
  readonly sourceAssetId: string;
  readonly destinationCurrency: string;
  readonly destinationAmountMinor: bigint;
  readonly providerFeeMinor: bigint;
  readonly networkFeeMinor: bigint;
  readonly proceedsBaseUnits: bigint;
  readonly providerFeeBaseUnits: bigint;
  readonly networkFeeBaseUnits: bigint;
  readonly roundingBaseUnits: bigint;
  readonly exchangeRate: string;
  readonly fxRateVersion: number;
  readonly feeRuleVersion: number;
  readonly estimatedDeliverySeconds: number | null;
  readonly speedClass: string;
  readonly guaranteeLevel: string;
  readonly requiresBridge: boolean;
  readonly requiresConversion: boolean;
  readonly requiresPrefunding: boolean;
  readonly destinationPriority: number;
  readonly destinationIsDefault: boolean;
  readonly rank: number;
  readonly quoteExpiresAt: Date;
}

/** A route that was withheld, and why (A 2.2, D-143). */
export interface ExclusionRow {
  readonly quoteSetVersion: number;
  readonly destinationId: string;
  readonly provider: string | null;
  readonly rail: string;
  readonly reasonCode: string;
}

/** The approval lane that a verdict asks for (A 3.4, D-211 to D-213); an open request stands until it is decided. */
export interface ApprovalNeed {
  /** The open request of the payment when it has one: concurrent holds converge on it. */
  readonly requestId: string;
  readonly isOpen: boolean;
  /** APPROVE votes that count; none of a request that is yet to open. */
  readonly votes: number;
  readonly requiredWeight: number;
  readonly approvalGroup: string | null;
}

/** The decision of the agent's policy, for the decision log; absent if no policy was asked (D-308, D-312). */
interface Decided {
  readonly decision?: Readonly<Record<string, unknown>>;
}

/** Everything that can happen to an off-ramp payment. */
export type OfframpPaymentEvent =
  | { type: 'RECORDED' }
  | { type: 'RECIPIENT_RESOLVED'; recipientTenantId: string }
  | {
      type: 'RECIPIENT_UNKNOWN';
      claimId: string;
      expiresAt: Date;
      graceEndsAt: Date;
      opaqueId: string;
      metadataHash: string;
      /** The phone that was addressed, or the contact that was invited (D-113). */
      contact: ClaimContact;
    }
  | { type: 'DEPOSIT_SEEN' }
  | { type: 'DEPOSIT_REORGED' }
  | { type: 'DEPOSIT_RETURNED'; dealId: string }
  | { type: 'DEPOSIT_CONFIRMED' }
  | { type: 'FUNDS_CONFIRMED' }
  | { type: 'CLAIM_BOUND'; recipientTenantId: string }
  | { type: 'CLAIM_LOCKED'; graceEndsAt: Date }
  | { type: 'EXPIRE_CLAIM' }
  | ({
      type: 'POLICY_PASSED';
      quotes: readonly QuoteRow[];
      exclusions: readonly ExclusionRow[];
      legalName: string | null;
    } & Decided)
  | ({ type: 'SELECTION_REQUIRED'; reasons: string[]; legalName: string | null } & Decided)
  /** `approval` is null unless the reasons ask for the approval lane. */
  | ({ type: 'POLICY_HELD'; reasons: string[]; legalName: string | null; approval: ApprovalNeed | null } & Decided)
  | ({ type: 'POLICY_REJECTED'; reason: string } & Decided)
  | { type: 'RECHECK' }
  | { type: 'REVIEW_RELEASED'; reason: string }
  | { type: 'REVIEW_REJECTED'; reason: string }
  | { type: 'VOTE_RECORDED' }
  | { type: 'VOTES_INVALIDATED' }
  | { type: 'APPROVAL_REJECTED'; reason: string }
  | { type: 'QUOTES_READY' }
  | { type: 'SELECT_ROUTE'; quoteId: string; quoteExpiresAt: Date; destinationId: string }
  | { type: 'CONFIRM' }
  | { type: 'REQUOTE' }
  | { type: 'CANCEL' }
  | { type: 'GRACE_OVER' }
  | {
      type: 'SUBMIT';
      quoteId: string;
      provider: string;
      idempotencyKey: string;
      providerFeeBaseUnits: bigint;
      networkFeeBaseUnits: bigint;
      proceedsBaseUnits: bigint;
      /** Prefunded liquidity that the submission consumes; `override` is a tenant's scripted balance (D-144, D-447). */
      liquidity: { currency: string; amountMinor: bigint; override: boolean } | null;
    }
  | { type: 'RECHECK_FAILED' }
  | { type: 'PROVIDER_PENDING' }
  | { type: 'PROVIDER_SUCCEEDED' }
  /** `reviewAt`: when a payment that is still blocked becomes a case for an operator (D-092). */
  | { type: 'PROVIDER_BLOCKED'; reason: string; reviewAt: Date }
  | { type: 'PROVIDER_FAILED'; reason: string }
  | { type: 'REFUND' }
  | { type: 'REFUND_POSTED' };
