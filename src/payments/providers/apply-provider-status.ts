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
  /** Tells whether a return after delivery is on record; it is recorded once (D-440). */
  readonly returnRecorded: boolean;
  /** The newest status that had an effect; null before the first. */
  readonly lastStatus: string | null;
}

/** The reason why news is stored and changes nothing (D-131). */
export type IgnoredBecause =
  | 'unchanged'
  | 'terminal'
  | 'older'
  | 'return_recorded'
  | 'contradiction_recorded'
  | 'not_submitted';

export type ProviderOutcome =
  /** Send these to the machine, in this order, in one transaction. */
  | { readonly kind: 'apply'; readonly events: readonly [ProviderEvent, ...ProviderEvent[]] }
  /** Keep DELIVERED; record the return, its suspense posting and its review case (D-130). */
  | { readonly kind: 'record_return' }
  /** Keep the payment as it ended; record that the provider says otherwise, in a review case. */
  | { readonly kind: 'record_contradiction' }
  | { readonly kind: 'ignore'; readonly because: IgnoredBecause };

/** A provider's last word on a payout. Nothing later takes it back, so its time decides nothing (D-491). */
const TERMINAL: ReadonlySet<ProviderStatus> = new Set(['SUCCEEDED', 'FAILED', 'REJECTED', 'CANCELED', 'RETURNED']);

/** The provider did not pay, as far as it says. A return after delivery is money that came back, and stands apart. */
const NOT_PAID: ReadonlySet<string | null> = new Set(['FAILED', 'REJECTED', 'CANCELED']);

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

/** The sender has the money or will have it, and the recipient too: somebody has to look. Once is enough. */
const contradiction = (isRecorded: boolean): ProviderOutcome =>
  isRecorded ? ignore('contradiction_recorded') : { kind: 'record_contradiction' };

/** A success that is older than the return is the delivery itself. */
const afterReturn = (
  { status, occurredAt }: { readonly status: ProviderStatus; readonly occurredAt: Date },
  { lastAppliedAt, lastStatus }: PayingPayment,
): ProviderOutcome => {
  if (status !== 'SUCCEEDED') return ignore('return_recorded');
  if (lastAppliedAt && occurredAt <= lastAppliedAt) return ignore('older');
  return contradiction(lastStatus === 'SUCCEEDED');
};

/**
 * What a normalised provider status means to a payment: pure, and the same for polls, webhooks and the answer of a submit
 * (D-091 to D-093, D-130, D-131, D-134, D-440, D-491). `occurredAt` is the provider's time, or the time of its answer.
 *
 * Time orders what does not end a payout. A terminal answer is applied however old it says to be: clocks of webhooks and of
 * polls differ, and a success that is dropped leaves the payment with its provider for good.
 *
 * A payment that has ended keeps its status. What the provider says against it is money that is paid twice or not at all,
 * whatever its time: a person decides.
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
      if (payment.returnRecorded) return afterReturn(news, payment);
      if (news.status === 'RETURNED') return { kind: 'record_return' };
      if (!NOT_PAID.has(news.status)) return ignore('terminal');
      return contradiction(NOT_PAID.has(payment.lastStatus));
    case 'FAILED':
    case 'REFUND_PENDING':
    case 'REFUNDED':
    case 'CANCELED':
      return news.status === 'SUCCEEDED' ? contradiction(payment.lastStatus === 'SUCCEEDED') : ignore('terminal');
    default:
      return ignore('not_submitted');
  }
};
