import type { ProviderStatus } from './payout-provider.ts';

export type BlockedStatus = 'UNCLAIMED' | 'HELD' | 'BLOCKED';
export type FailedStatus = 'FAILED' | 'REJECTED' | 'CANCELED' | 'RETURNED';

/** Events of the off-ramp payment's machine that a provider's news can mean. */
export type ProviderEvent =
  | { readonly type: 'PROVIDER_PENDING' }
  | { readonly type: 'PROVIDER_SUCCEEDED' }
  | { readonly type: 'PROVIDER_BLOCKED'; readonly reason: `PROVIDER_${BlockedStatus}` }
  | { readonly type: 'PROVIDER_FAILED'; readonly reason: `PROVIDER_${FailedStatus}` };

/** The payment as far as it decides what a provider's news means. */
export interface PayingPayment {
  readonly status: string;
  /** `PROVIDER_<STATUS>` while ACTION_REQUIRED (D-093). */
  readonly failureReason: string | null;
  /** `occurredAt` of the newest event of the news' own source that was applied; null before the first (D-491). */
  readonly lastAppliedAt: Date | null;
  /** Whether a return after delivery is on record; it is recorded once (D-440). */
  readonly returnRecorded: boolean;
}

/** Why news is stored and changes nothing (D-131). */
export type IgnoredBecause = 'unchanged' | 'terminal' | 'older' | 'return_recorded' | 'not_submitted';

export type ProviderOutcome =
  /** Send these to the machine, in this order, in one transaction. */
  | { readonly kind: 'apply'; readonly events: readonly [ProviderEvent, ...ProviderEvent[]] }
  /** Keep DELIVERED; record the return, its suspense posting and its review case (D-130). */
  | { readonly kind: 'record_return' }
  | { readonly kind: 'ignore'; readonly because: IgnoredBecause };

/** A provider's last word on a payout. Nothing later takes it back, so its time decides nothing (D-491). */
const TERMINAL: ReadonlySet<ProviderStatus> = new Set(['SUCCEEDED', 'FAILED', 'REJECTED', 'CANCELED', 'RETURNED']);

const PENDING: ProviderEvent = { type: 'PROVIDER_PENDING' };
const SUCCEEDED: ProviderEvent = { type: 'PROVIDER_SUCCEEDED' };
const ignore = (because: IgnoredBecause): ProviderOutcome => ({ kind: 'ignore', because });
const apply = (...events: [ProviderEvent, ...ProviderEvent[]]): ProviderOutcome => ({ kind: 'apply', events });

type Submitted = 'PROVIDER_SUBMITTED' | 'PROVIDER_PROCESSING' | 'ACTION_REQUIRED';

const applyToSubmitted = (status: ProviderStatus, from: Submitted, failureReason: string | null): ProviderOutcome => {
  switch (status) {
    case 'SUBMITTED':
      return ignore('unchanged');
    case 'PENDING':
      return from === 'PROVIDER_PROCESSING' ? ignore('unchanged') : apply(PENDING);
    case 'SUCCEEDED':
      // The skipped PROVIDER_PROCESSING is passed through, so that the log shows it (D-091, D-092).
      return from === 'PROVIDER_PROCESSING' ? apply(SUCCEEDED) : apply(PENDING, SUCCEEDED);
    case 'UNCLAIMED':
    case 'HELD':
    case 'BLOCKED':
      if (from === 'ACTION_REQUIRED' && failureReason === `PROVIDER_${status}`) return ignore('unchanged');
      return apply({ type: 'PROVIDER_BLOCKED', reason: `PROVIDER_${status}` });
    case 'FAILED':
    case 'REJECTED':
    case 'CANCELED':
    case 'RETURNED':
      return apply({ type: 'PROVIDER_FAILED', reason: `PROVIDER_${status}` });
  }
};

/**
 * What a normalised provider status means to a payment: pure, and the same for polls, webhooks and the answer of a submit
 * (D-091 to D-093, D-130, D-131, D-134, D-440, D-491). `occurredAt` is the provider's time, or the time of its answer.
 *
 * Time orders what does not end a payout. A terminal answer is applied however old it says to be: clocks of webhooks and of
 * polls differ, and a success that is dropped leaves the payment with its provider for good.
 *
 * A return of a DELIVERED payment is never too old to record: the delivery may have been learnt from a later poll, and a
 * return that is dropped is money that nobody looks for.
 */
export const applyProviderStatus = (
  news: { readonly status: ProviderStatus; readonly occurredAt: Date },
  payment: PayingPayment,
): ProviderOutcome => {
  switch (payment.status) {
    case 'PROVIDER_SUBMITTED':
    case 'PROVIDER_PROCESSING':
    case 'ACTION_REQUIRED':
      if (!TERMINAL.has(news.status) && payment.lastAppliedAt && news.occurredAt < payment.lastAppliedAt) {
        return ignore('older');
      }
      return applyToSubmitted(news.status, payment.status, payment.failureReason);
    case 'DELIVERED':
      if (news.status !== 'RETURNED') return ignore('terminal');
      return payment.returnRecorded ? ignore('return_recorded') : { kind: 'record_return' };
    case 'FAILED':
    case 'REFUND_PENDING':
    case 'REFUNDED':
    case 'CANCELED':
      return ignore('terminal');
    default:
      return ignore('not_submitted');
  }
};
