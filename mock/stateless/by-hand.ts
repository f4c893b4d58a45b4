/** How an example differs from the one of another status, where more than the status and its own time differ. */
export interface ByHand {
  /** The status whose example is the base; the resource's first example without it. */
  readonly from?: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

type Rows = Readonly<Record<string, ByHand>>;

/** A payment whose recipient selected a route, before the provider has it. */
const SELECTED = { deliveryMoment: 'ACCEPTED', deliveredAt: null, updatedAt: '2026-03-02T09:01:10.000Z' };
const SUBMITTED = { ...SELECTED, deliveryMoment: 'SUBMITTED' };
const NEVER_DELIVERED = { ...SELECTED, deliveryMoment: null };
const DETECTED = { deliveryMoment: null, recipientTenantId: null };
const REJECTED = { ...NEVER_DELIVERED, failureReason: 'PROVIDER_FAILED' };

const offrampPayment: Rows = {
  CREATED: { set: DETECTED },
  RECIPIENT_RESOLUTION: { set: DETECTED },
  AWAITING_SOURCE_FUNDS: { set: { ...DETECTED, sourceFundingMode: 'ONCHAIN_DEPOSIT' } },
  SOURCE_FUNDS_CONFIRMING: { set: { ...DETECTED, sourceFundingMode: 'ONCHAIN_DEPOSIT' } },
  SOURCE_FUNDS_CONFIRMED: { set: DETECTED },
  PAYOUT_SELECTION_REQUIRED: { set: { holdReasons: ['PAYOUT_DESTINATION_NOT_SELECTED'] } },
  FUNDS_LOCKED: { from: 'DELIVERED', set: SELECTED },
  PROVIDER_SUBMITTED: { from: 'DELIVERED', set: SUBMITTED },
  PROVIDER_PROCESSING: { from: 'DELIVERED', set: SUBMITTED },
  ACTION_REQUIRED: { from: 'DELIVERED', set: { ...SUBMITTED, failureReason: 'PROVIDER_UNCLAIMED' } },
  FAILED: { from: 'DELIVERED', set: REJECTED },
  REFUND_PENDING: { from: 'DELIVERED', set: REJECTED },
  REFUNDED: { from: 'DELIVERED', set: REJECTED },
};

const internal = (internalStatus: string, row: ByHand = {}): ByHand => ({
  ...row,
  set: { ...row.set, internalStatus },
});

const unifiedPayment: Rows = {
  CREATED: internal('CREATED', { set: DETECTED }),
  IDENTITY_RESOLUTION: internal('RECIPIENT_RESOLUTION', { set: DETECTED }),
  FUNDS_PENDING: internal('AWAITING_SOURCE_FUNDS', { set: { ...DETECTED, sourceFundingMode: 'ONCHAIN_DEPOSIT' } }),
  FUNDS_CONFIRMED: internal('SOURCE_FUNDS_CONFIRMED', { set: DETECTED }),
  POLICY_CHECK: internal('POLICY_CHECK'),
  APPROVAL_REQUIRED: internal('COMPLIANCE_HOLD', { set: { holdReasons: ['APPROVAL_THRESHOLD_NOT_MET'] } }),
  ROUTE_QUOTED: internal('ROUTE_QUOTED'),
  ROUTING: internal('FUNDS_LOCKED', { from: 'DELIVERED', set: SELECTED }),
  PROVIDER_SUBMITTED: internal('PROVIDER_SUBMITTED', { from: 'DELIVERED', set: SUBMITTED }),
  PROVIDER_PROCESSING: internal('PROVIDER_PROCESSING', { from: 'DELIVERED', set: SUBMITTED }),
  FAILED: internal('FAILED', { from: 'DELIVERED', set: REJECTED }),
  REFUND_PENDING: internal('REFUND_PENDING', { from: 'DELIVERED', set: REJECTED }),
  REFUNDED: internal('REFUNDED', { from: 'DELIVERED', set: REJECTED }),
  CANCELED: internal('CANCELED', { set: { deliveryMoment: null } }),
};

const UNSIGNED = { signaturesCollected: 0, signers: [] };

/** By schema and status. A status that is not here follows the rule of status-examples.ts alone. */
export const byHand: Readonly<Record<string, Rows>> = {
  OfframpPayment: offrampPayment,
  UnifiedPayment: unifiedPayment,
  LegacyPayment: {
    CREATED: { from: 'AWAITING_SIGNATURE', set: UNSIGNED },
    CANCELLED: { from: 'AWAITING_SIGNATURE' },
  },
  Claim: { EXPIRED: { from: 'OPEN' } },
  Wallet: { FAILED: { set: { failureReason: 'EXECUTION_REVERTED' } } },
  WalletWithBalances: { DEPLOYING: { from: 'PENDING_DEPLOYMENT' } },
  VerificationSession: {
    CANCELED: { set: { client: null, completedAt: '2026-03-01T09:05:00.000Z' } },
    ERROR: { set: { completedAt: '2026-03-01T09:05:00.000Z' } },
  },
  ReviewCase: { CLOSED: { set: { resolvedAt: '2026-03-02T09:10:00.000Z' } } },
};
