// Reads across tenants: a worker lends its own reads, which have the system role, to a lookup.

import type { PayoutInstruction, PayoutProvider, ProviderAnswer } from '../../../payments/providers/payout-provider.ts';
import type { Job, Worker, WorkerTools } from '../../../platform/outbox/worker.ts';
import { applyProviderEvent } from './apply-provider-event.ts';
import { type AttemptedPayout, attemptedPayout, lockAttempt, recordedAs } from './attempt.cross-tenant.ts';
import { providerTime } from './provider-time.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.provider': { readonly paymentId: string };
  }
}

/** Polling that is switched off leaves the job where only the sandbox's step control takes it (D-128). */
const NEVER_MS = 100 * 365 * 86_400_000;
const DAY_MS = 86_400_000;
/** A delivered payment is asked for seldom, and less and less often: the next look comes after a tenth of its age (D-440). */
const AGE_SHARE = 10;
const SELDOM = 4;
/** However long a provider asks to be left alone, somebody waits for its answer. */
const LONGEST_REST_MS = 300_000;

/** Statuses of which a provider can still have news. */
const WITH_PROVIDER = new Set(['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED', 'DELIVERED']);

/**
 * Asks the provider, outside any transaction and under the deterministic key, and applies its answer. No answer is never
 * a failure: the job asks again by the key until there is one (D-095).
 */
export const worker: Worker<'offramp.provider'> = {
  topic: 'offramp.provider',
  discarding: null,
  network: true,
  root: ({ payload }) => ({ machine: 'offramp-payment', id: payload.paymentId }),
  async work(job, tools) {
    const payout = await payoutOf(job.payload.paymentId, tools);
    // A webhook was faster: nothing is left to ask.
    if (!WITH_PROVIDER.has(payout.paymentStatus)) return;
    const provider = tools.services.providers.provider(payout.provider);
    const pollMs = tools.services.config.providerPollIntervalMs || NEVER_MS;
    // A provider that was switched off after the submission is asked again once it is on: nothing stands in for it.
    if (provider === undefined) {
      tools.later(pollMs);
      return;
    }
    const { answer, confirm } = await ask(provider, payout, job, tools);
    if (answer.kind !== 'status') {
      tools.log.warn({ paymentId: payout.paymentId, answer }, 'no answer of the provider');
      const restMs = answer.kind === 'unknown' ? (answer.retryAfterMs ?? 0) : 0;
      tools.later(Math.max(pollMs, Math.min(restMs, LONGEST_REST_MS)));
      return;
    }
    // Most answers repeat the last one: they need no transaction but the one that keeps the job.
    if (!confirm && answer.eventId === payout.lastEventId) again(nextLook(asRead(payout, tools), pollMs, tools), tools);
    else await apply(payout, answer, confirm ? 0 : pollMs, tools);
  },
};

function again(delayMs: number | undefined, { later }: WorkerTools): void {
  if (delayMs !== undefined) later(delayMs);
}

const asRead = (payout: AttemptedPayout, { services }: WorkerTools): Watched => ({
  status: payout.paymentStatus,
  now: new Date(services.realTime().getTime() + Number(payout.clockOffsetMs)),
  deliveredAt: payout.deliveredAt,
  returned: payout.returnedAt !== null,
});

type Answered = Extract<ProviderAnswer, { kind: 'status' }>;

const apply = (payout: AttemptedPayout, answer: Answered, pollMs: number, tools: WorkerTools): Promise<void> =>
  tools.transaction(async ({ reads, aggregate, write }) => {
    const { services } = tools;
    const { eventId, providerRef, status, reason } = answer;
    // Asked for with the lock; applying the news finds it remembered.
    const [{ payment, attempt }] = await Promise.all([
      lockAttempt({ reads, aggregate }, payout),
      recordedAs(reads, payout.provider, eventId),
    ]);
    const occurredAt = answer.occurredAt ?? providerTime(services, payout.provider, payment);
    const news = { source: 'poll' as const, eventId, providerRef, status, occurredAt, reason };
    await applyProviderEvent(payment, attempt, news, { reads, services, write });
    const returnedNow = status === 'RETURNED' && payment.status === 'DELIVERED';
    const { now, context } = payment;
    const returned = attempt.returnedAt !== null || returnedNow;
    again(nextLook({ status: payment.status, now, deliveredAt: context.deliveredAt, returned }, pollMs, tools), tools);
  });

/** `confirm`: the answer claims more than it may, and the provider is to be asked once more at once. */
interface Asked {
  readonly answer: ProviderAnswer;
  readonly confirm: boolean;
}

/**
 * The first lease submits; every later one asks first, and submits only what never arrived. What the provider has
 * acknowledged once is not submitted again, though it may have forgotten it: the recipient may have the money.
 */
async function ask(
  provider: PayoutProvider,
  payout: AttemptedPayout,
  job: Job<'offramp.provider'>,
  tools: WorkerTools,
): Promise<Asked> {
  const isAcknowledged = payout.providerRef !== null || payout.lastStatus !== null;
  if (job.attempts > 1 || isAcknowledged) {
    const answer = await provider.poll(payout);
    if (answer.kind !== 'absent') return { answer, confirm: false };
    if (isAcknowledged) {
      tools.log.error({ paymentId: payout.paymentId }, 'the provider has forgotten a payout that it had acknowledged');
      return { answer: { kind: 'unknown', reason: 'forgotten' }, confirm: false };
    }
  }
  return confirmable(await provider.submit(instructionOf(payout, tools)));
}

/** A submission's own answer never delivers: success is to be confirmed by a poll or a webhook (A 1, R020, R021). */
const confirmable = (answer: ProviderAnswer): Asked =>
  answer.kind === 'status' && answer.status === 'SUCCEEDED'
    ? { answer: { ...answer, status: 'PENDING' }, confirm: true }
    : { answer, confirm: false };

/** The facts that decide the next look at a payment. */
interface Watched {
  readonly status: string;
  /** By the payment's clock. */
  readonly now: Date;
  readonly deliveredAt: Date | null;
  readonly returned: boolean;
}

/** Milliseconds until the provider is asked again; undefined when there is nothing left to learn. */
function nextLook(watched: Watched, pollMs: number, { services }: WorkerTools): number | undefined {
  const { status, now, deliveredAt, returned } = watched;
  switch (status) {
    case 'PROVIDER_SUBMITTED':
    case 'PROVIDER_PROCESSING':
    case 'ACTION_REQUIRED':
      return pollMs;
    case 'DELIVERED': {
      const age = now.getTime() - (deliveredAt?.getTime() ?? 0);
      const { returnWatchDays } = services.config;
      if (returned || returnWatchDays === 0 || age > returnWatchDays * DAY_MS) return undefined;
      return Math.max(pollMs * SELDOM, Math.floor(age / AGE_SHARE));
    }
    default:
      return undefined;
  }
}

async function payoutOf(paymentId: string, { reads }: WorkerTools): Promise<AttemptedPayout> {
  const payout = await attemptedPayout({ acrossTenants: reads }, paymentId);
  if (!payout) throw new Error(`${paymentId} has no attempt`);
  return payout;
}

/** The request to the vendor. The identifier is in clear for this call alone. */
function instructionOf(payout: AttemptedPayout, { services }: WorkerTools): PayoutInstruction {
  const { idempotencyKey, paymentId, providerRef, sourceAmountBaseUnits, quoteId } = payout;
  const { destinationId, destinationType, destinationCurrency, destinationAmountMinor, country } = payout;
  const { identifierCiphertext } = payout;
  const identifier = identifierCiphertext === null ? null : services.vault.decrypt(identifierCiphertext);
  return {
    idempotencyKey,
    paymentId,
    providerRef,
    sourceAmountBaseUnits,
    quoteId,
    destinationCurrency,
    destinationAmountMinor,
    payee: { destinationId, type: destinationType, identifier, country },
  };
}
