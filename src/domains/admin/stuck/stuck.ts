import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** Something that prevents progress. */
export const STUCK_KINDS = [
  'HELD',
  'AWAITING_CLAIM',
  'AWAITING_FUNDS',
  'AWAITING_CONFIRMATION',
  'AWAITING_SUBMISSION',
  'WITH_PROVIDER',
  'ACTION_REQUIRED',
  'REFUND',
  'IN_PASSING',
  'REVIEW_WAITING',
  'JOB_FAILING',
  'JOB_OVERDUE',
  'JOB_PARKED',
  'TIMER_OVERDUE',
  'CHAIN_CALL_WAITING',
] as const;
export type StuckKind = (typeof STUCK_KINDS)[number];

/** Something that has not moved for longer than it should, and why, as its rows tell. */
export interface Stuck {
  readonly kind: StuckKind;
  /** A payment, a review case, a job, the aggregate of a deadline, or the key of a call of the chain. */
  readonly id: string;
  readonly tenantId: string | null;
  readonly status: string | null;
  /** On the clock of the tenant; real time without a tenant. */
  readonly since: Date;
  readonly ageSeconds: number;
  /** For people, in one line, without personal data. */
  readonly why: string;
}

type PaymentStatus = StatusOf<'offramp-payment' & LifecycleName>;
type OpenStatus = Exclude<PaymentStatus, 'DELIVERED' | 'REFUNDED' | 'CANCELED'>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long a payment may rest in a status before somebody should look, in seconds. One that is with its provider is given
 * twice the time that its route was quoted with, where that is longer.
 */
export const HORIZONS: Readonly<Record<OpenStatus, { readonly kind: StuckKind; readonly seconds: number }>> = {
  CREATED: { kind: 'IN_PASSING', seconds: MINUTE },
  RECIPIENT_RESOLUTION: { kind: 'IN_PASSING', seconds: MINUTE },
  AWAITING_SOURCE_FUNDS: { kind: 'AWAITING_FUNDS', seconds: DAY },
  SOURCE_FUNDS_CONFIRMING: { kind: 'AWAITING_FUNDS', seconds: HOUR },
  SOURCE_FUNDS_CONFIRMED: { kind: 'IN_PASSING', seconds: MINUTE },
  PENDING_CLAIM: { kind: 'AWAITING_CLAIM', seconds: 7 * DAY },
  POLICY_CHECK: { kind: 'IN_PASSING', seconds: MINUTE },
  PAYOUT_SELECTION_REQUIRED: { kind: 'HELD', seconds: DAY },
  COMPLIANCE_HOLD: { kind: 'HELD', seconds: DAY },
  ROUTE_QUOTED: { kind: 'IN_PASSING', seconds: MINUTE },
  AWAITING_RECIPIENT_CONFIRMATION: { kind: 'AWAITING_CONFIRMATION', seconds: 3 * DAY },
  FUNDS_LOCKED: { kind: 'AWAITING_SUBMISSION', seconds: 10 * MINUTE },
  PROVIDER_SUBMITTED: { kind: 'WITH_PROVIDER', seconds: HOUR },
  PROVIDER_PROCESSING: { kind: 'WITH_PROVIDER', seconds: HOUR },
  ACTION_REQUIRED: { kind: 'ACTION_REQUIRED', seconds: DAY },
  FAILED: { kind: 'REFUND', seconds: 10 * MINUTE },
  REFUND_PENDING: { kind: 'REFUND', seconds: 10 * MINUTE },
};

/** Jobs and deadlines are worked off within seconds; this late, their workers do not run or do not get through. */
export const LATE_SECONDS = 5 * MINUTE;
/** A job that failed so often fails for a reason that does not pass by itself. */
export const FAILING_ATTEMPTS = 5;
export const REVIEW_SECONDS = DAY;
