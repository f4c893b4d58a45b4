import type { Worker, WorkerTools } from '../outbox/worker.ts';
import type { PayoutInstruction, PayoutProvider, ProviderAnswer } from '../providers/payout-provider.ts';
import { newestAttempt, type ProviderAttempt, quoteOf } from './attempt.lookup.ts';
import { applyProviderNews } from './provider-news.ts';

/** Polling that is switched off leaves the job where only the sandbox's step control takes it (D-128). */
const NEVER_MS = 100 * 365 * 86_400_000;
const DAY_MS = 86_400_000;
/** A delivered payment is asked for less and less often: the next look comes after a tenth of its age (D-440). */
const AGE_SHARE = 10;

/**
 * Asks the provider, outside any transaction and under the deterministic key, and applies its answer. No answer is never
 * a failure: the job asks again by the key until there is one (D-095).
 */
export const providerWorker: Worker = {
  topic: 'offramp.provider',
  async work(job, tools) {
    const attempt = await attemptOf(String(job.payload.paymentId), tools);
    const provider = tools.services.providers.provider(attempt.provider);
    const pollMs = tools.services.config.providerPollIntervalMs || NEVER_MS;
    // A provider that was switched off after the submission is asked again once it is on: nothing stands in for it.
    if (provider === undefined) {
      tools.later(pollMs);
      return;
    }
    const instruction = await instructionOf(attempt, tools);
    const answer = await ask(provider, instruction, job.attempts === 1);
    if (answer.kind !== 'status') {
      tools.log.info({ paymentId: attempt.paymentId, answer: answer.kind }, 'the provider did not answer');
      tools.later(pollMs);
      return;
    }
    await tools.transaction(async ({ reads, aggregate, write }) => {
      const payment = await aggregate('offramp-payment', attempt.paymentId);
      const current = await newestAttempt(reads, attempt.paymentId);
      if (!payment || !current) throw new Error(`${attempt.paymentId} is gone`);
      const { eventId, providerRef, status, occurredAt } = answer;
      const news = { eventId, providerRef, status, occurredAt: occurredAt ?? payment.now };
      await applyProviderNews(payment, current, news, { reads, services: tools.services, write });
      const returnedNow = status === 'RETURNED' && payment.status === 'DELIVERED';
      const next = nextLook(payment, current.returnedAt !== null || returnedNow, {
        pollMs,
        watchDays: tools.services.config.returnWatchDays,
      });
      if (next !== undefined) tools.later(next);
    });
  },
};

/** The first lease submits; every later one asks first, and submits only what never arrived. */
async function ask(provider: PayoutProvider, instruction: PayoutInstruction, first: boolean): Promise<ProviderAnswer> {
  if (first) return provider.submit(instruction);
  const answer = await provider.poll(instruction);
  return answer.kind === 'absent' ? provider.submit(instruction) : answer;
}

function nextLook(
  payment: { readonly status: string; readonly now: Date; readonly context: { readonly deliveredAt: Date | null } },
  returned: boolean,
  { pollMs, watchDays }: { pollMs: number; watchDays: number },
): number | undefined {
  switch (payment.status) {
    case 'PROVIDER_SUBMITTED':
    case 'PROVIDER_PROCESSING':
    case 'ACTION_REQUIRED':
      return pollMs;
    case 'DELIVERED': {
      const age = payment.now.getTime() - (payment.context.deliveredAt?.getTime() ?? 0);
      if (returned || age > watchDays * DAY_MS) return undefined;
      return Math.max(pollMs, Math.floor(age / AGE_SHARE));
    }
    default:
      return undefined;
  }
}

async function attemptOf(paymentId: string, { reads }: WorkerTools): Promise<ProviderAttempt> {
  const attempt = await newestAttempt({ acrossTenants: reads }, paymentId);
  if (!attempt) throw new Error(`${paymentId} has no attempt`);
  return attempt;
}

async function instructionOf(attempt: ProviderAttempt, { reads }: WorkerTools): Promise<PayoutInstruction> {
  const quote = await quoteOf({ acrossTenants: reads }, attempt.quoteId);
  if (!quote) throw new Error(`${attempt.paymentId} was submitted without a quote`);
  return {
    idempotencyKey: attempt.idempotencyKey,
    paymentId: attempt.paymentId,
    providerRef: attempt.providerRef,
    sourceAmountBaseUnits: quote.sourceAmountBaseUnits,
    quoteId: quote.id,
    destinationId: quote.destinationId,
    destinationCurrency: quote.destinationCurrency,
    destinationAmountMinor: quote.destinationAmountMinor,
  };
}
