import type { AnyEventObject } from 'xstate';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import type { OfframpPaymentContext, OfframpPaymentEvent } from '../../machines/offramp/offramp-payment.types.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import { newPayment } from '../support/new-payment.ts';
import { leafName, type Model, type Part, type Place } from './explore.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const MONITORING = 'TRANSACTION_MONITORING_REVIEW';

/** One payload per branch that the machine can take; a new event does not compile until it stands here. */
export const paymentEvents: {
  readonly [T in OfframpPaymentEvent['type']]: readonly Extract<OfframpPaymentEvent, { type: T }>[];
} = {
  RECORDED: [{ type: 'RECORDED' }],
  RECIPIENT_RESOLVED: [{ type: 'RECIPIENT_RESOLVED', recipientTenantId: 'ten_model_recipient' }],
  RECIPIENT_UNKNOWN: [
    {
      type: 'RECIPIENT_UNKNOWN',
      claimId: 'clm_model',
      expiresAt: AT,
      graceEndsAt: AT,
      opaqueId: '0xmodel',
      metadataHash: '0xmodel',
      contact: { kind: 'PHONE', index: 'model', ciphertext: 'model', masked: '+*******0000' },
    },
  ],
  DEPOSIT_SEEN: [{ type: 'DEPOSIT_SEEN' }],
  DEPOSIT_REORGED: [{ type: 'DEPOSIT_REORGED' }],
  DEPOSIT_CONFIRMED: [{ type: 'DEPOSIT_CONFIRMED' }],
  DEPOSIT_RETURNED: [{ type: 'DEPOSIT_RETURNED', dealId: `0x${'d'.repeat(64)}` }],
  FUNDS_CONFIRMED: [{ type: 'FUNDS_CONFIRMED' }],
  CLAIM_BOUND: [{ type: 'CLAIM_BOUND', recipientTenantId: 'ten_model_recipient' }],
  CLAIM_LOCKED: [{ type: 'CLAIM_LOCKED', graceEndsAt: AT }],
  EXPIRE_CLAIM: [{ type: 'EXPIRE_CLAIM' }],
  POLICY_PASSED: [{ type: 'POLICY_PASSED', quotes: [], exclusions: [], legalName: 'Model' }],
  SELECTION_REQUIRED: [
    { type: 'SELECTION_REQUIRED', reasons: ['PAYOUT_DESTINATION_NOT_SELECTED'], legalName: 'Model' },
  ],
  POLICY_HELD: [
    { type: 'POLICY_HELD', reasons: [MONITORING], legalName: 'Model', approval: null },
    ...[0, 1].map((votes) => ({
      type: 'POLICY_HELD' as const,
      reasons: ['APPROVAL_THRESHOLD_NOT_MET'],
      legalName: 'Model',
      approval: { requestId: 'apr_model', isOpen: votes > 0, votes, requiredWeight: 2, approvalGroup: null },
    })),
  ],
  POLICY_REJECTED: [{ type: 'POLICY_REJECTED', reason: 'SANCTIONS_REVIEW_REQUIRED' }],
  RECHECK: [{ type: 'RECHECK' }],
  REVIEW_RELEASED: [{ type: 'REVIEW_RELEASED', reason: MONITORING }],
  REVIEW_REJECTED: [{ type: 'REVIEW_REJECTED', reason: 'REVIEW_REJECTED' }],
  VOTE_RECORDED: [{ type: 'VOTE_RECORDED' }],
  VOTES_INVALIDATED: [{ type: 'VOTES_INVALIDATED' }],
  APPROVAL_REJECTED: [{ type: 'APPROVAL_REJECTED', reason: 'APPROVAL_REJECTED' }],
  QUOTES_READY: [{ type: 'QUOTES_READY' }],
  SELECT_ROUTE: [{ type: 'SELECT_ROUTE', quoteId: 'rq_model', quoteExpiresAt: AT, destinationId: 'dst_model' }],
  CONFIRM: [{ type: 'CONFIRM' }],
  REQUOTE: [{ type: 'REQUOTE' }],
  CANCEL: [{ type: 'CANCEL' }],
  GRACE_OVER: [{ type: 'GRACE_OVER' }],
  SUBMIT: [
    {
      type: 'SUBMIT',
      quoteId: 'rq_model',
      provider: 'internal',
      idempotencyKey: 'pay_model:rq_model',
      providerFeeBaseUnits: 0n,
      networkFeeBaseUnits: 0n,
      proceedsBaseUnits: 25_000_000n,
      liquidity: null,
    },
  ],
  RECHECK_FAILED: [{ type: 'RECHECK_FAILED' }],
  PROVIDER_PENDING: [{ type: 'PROVIDER_PENDING' }],
  PROVIDER_SUCCEEDED: [{ type: 'PROVIDER_SUCCEEDED' }],
  PROVIDER_BLOCKED: [
    { type: 'PROVIDER_BLOCKED', reason: 'PROVIDER_HELD', reviewAt: AT },
    { type: 'PROVIDER_BLOCKED', reason: 'PROVIDER_BLOCKED', reviewAt: AT },
  ],
  PROVIDER_FAILED: [{ type: 'PROVIDER_FAILED', reason: 'PROVIDER_FAILED' }],
  REFUND: [{ type: 'REFUND' }],
  REFUND_POSTED: [{ type: 'REFUND_POSTED' }],
};

const allEvents: readonly AnyEventObject[] = Object.values(paymentEvents).flat();

const contextOf = ({ root }: Place): OfframpPaymentContext => root.context as unknown as OfframpPaymentContext;

/** Where a payment rests, as far as it decides what happens next and what is refused. */
export function situationName(place: Place | undefined): string {
  if (place === undefined) return '(none)';
  const { custody, claimId, recipientTenantId, selectedRouteQuoteId, provider } = contextOf(place);
  const facts = [
    custody,
    claimId ? 'claimed' : 'direct',
    recipientTenantId ? 'resolved' : 'unresolved',
    selectedRouteQuoteId ? 'selected' : '',
    provider ? 'submitted' : '',
  ];
  return [leafName(place.root.leaf), ...facts].filter(Boolean).join(' ');
}

const TOLD = [
  'fundingMode',
  'custody',
  'claimId',
  'recipientTenantId',
  'selectedRouteQuoteId',
  'failureReason',
  'clearedReviews',
];

/** The machine is judged here, not the children that some effects open and move. */
function withSilent(names: readonly string[]): LifecycleRegistry {
  const { effects, ...payment } = lifecycles['offramp-payment'];
  const silent = Object.fromEntries(names.map((name) => [name, () => []]));
  const registry = { ...lifecycles, 'offramp-payment': { ...payment, effects: { ...effects, ...silent } } };
  return registry as unknown as LifecycleRegistry;
}

/** The machine with every payload and both ways of funding: what it could ever do. */
export const wholeModel: Model = {
  lifecycles: withSilent(['openApproval', 'closeApproval']),
  machine: 'offramp-payment',
  contexts: [newPayment('INTERNAL_BALANCE'), newPayment('ONCHAIN_DEPOSIT')],
  events: () => allEvents,
  told: TOLD,
};

/** What the world of this slice can bring about; each rule says why not. */
function isPossible(place: Place, event: AnyEventObject): boolean {
  const { recipientTenantId, clearedReviews, failureReason } = contextOf(place);
  const { via } = place;
  const wasAt = via.from === null ? undefined : leafName(via.from.leaf);
  switch (event.type) {
    case 'APPROVAL_REJECTED':
      // Voters are walked with the approvals.
      return false;
    case 'CLAIM_BOUND':
      return recipientTenantId === null;
    case 'CLAIM_LOCKED':
      return recipientTenantId !== null;
    case 'POLICY_HELD':
      // The approval lane is walked with the approvals. A hold that stands as it stood moves nothing (D-119), and what was
      // released counts for good (D-122).
      if (!event.reasons.includes(MONITORING) || clearedReviews.length > 0) return false;
      return !(via.event === 'RECHECK' && (wasAt === HELD || isCalledBack(place)));
    case 'POLICY_REJECTED':
      return !isCalledBack(place);
    case 'SELECTION_REQUIRED':
      // A claim is locked only once a destination is there (D-187).
      if (via.event === 'CLAIM_LOCKED') return false;
      return !(via.event === 'RECHECK' && (wasAt === 'PAYOUT_SELECTION_REQUIRED' || isRefusedByConfirm(place)));
    case 'POLICY_PASSED':
      return !isRefusedByConfirm(place);
    case 'PROVIDER_BLOCKED':
      // The same news again is no news (D-131).
      return failureReason !== event.reason;
    default:
      return true;
  }
}

const HELD = 'COMPLIANCE_HOLD.CREDENTIAL_HOLD';

/**
 * A RECHECK finds a payment that waits for its recipient in two ways: without a selection it is called back because its
 * destination went (D-090), with one the confirm itself finds a hold or a reject (D-476).
 */
const isCalledBack = ({ via }: Place): boolean => isRecheckWhileWaiting(via) && !hasSelection(via.from);
const isRefusedByConfirm = ({ via }: Place): boolean => isRecheckWhileWaiting(via) && hasSelection(via.from);

const isRecheckWhileWaiting = ({ event, from }: Place['via']): boolean =>
  event === 'RECHECK' && from !== null && leafName(from.leaf) === 'AWAITING_RECIPIENT_CONFIRMATION';
const hasSelection = (part: Part | null): boolean => part?.context.selectedRouteQuoteId != null;

/** What can happen to a payment out of a balance that nobody has to approve. */
export const sliceModel: Model = {
  ...wholeModel,
  contexts: [newPayment('INTERNAL_BALANCE')],
  possible: isPossible,
};

/** The same for a payment that waits for a deposit on the chain (D-085). */
export const depositModel: Model = { ...sliceModel, contexts: [newPayment('ONCHAIN_DEPOSIT')] };
