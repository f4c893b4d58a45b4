import { transfer } from '../../../payments/ledger/transfer.ts';
import { applyProviderStatus, type ProviderOutcome } from '../../../payments/providers/apply-provider-status.ts';
import type { ProviderStatus } from '../../../payments/providers/payout-provider.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { audit, enqueue, update, type Write } from '../../../platform/lifecycle/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { type ProviderAttempt, recordedAs } from './attempt.cross-tenant.ts';
import { contradicted } from './contradicted.ts';
import { isInEffect, recordEvent } from './provider-event.store.ts';
import { providerTime } from './provider-time.ts';

/** One normalised piece of news about an attempt, from a submit's answer, a poll, or a webhook. */
export interface ProviderNews {
  /** A webhook, or the answer to a call of ours: each source is ordered by itself (D-491). */
  readonly source: 'webhook' | 'poll';
  readonly eventId: string;
  readonly providerRef: string | null;
  readonly status: ProviderStatus;
  readonly occurredAt: Date;
  /** The provider's explanation, for operators only. */
  readonly reason: string | null;
}

const DAY_MS = 86_400_000;
/** A provider's clock may be ahead of ours by so much; what claims more counts as said when it was received (D-491). */
const CLOCK_SKEW_MS = 5 * 60_000;

interface Tools {
  readonly reads: Reads;
  readonly services: Services;
  write(...writes: readonly Write[]): void;
}

/**
 * The one idempotent path from providers to payments (D-131 to D-134, D-491): events that are in effect change nothing;
 * news is stored with what became of it; events go to the machine in order; a return after delivery is a record of its own
 * (D-130).
 */
export async function applyProviderEvent(
  payment: Aggregate<'offramp-payment'>,
  attempt: ProviderAttempt,
  news: ProviderNews,
  { reads, services, write }: Tools,
): Promise<'applied' | 'duplicate' | 'ignored'> {
  const recorded = await recordedAs(reads, attempt.provider, news.eventId);
  if (isInEffect(recorded)) return 'duplicate';
  const appliedAt = orderOf(news, providerTime(services, attempt.provider, payment));
  const isWebhook = news.source === 'webhook';
  const outcome = applyProviderStatus(
    { status: news.status, occurredAt: appliedAt },
    {
      status: payment.status,
      failureReason: payment.context.failureReason,
      lastAppliedAt: isWebhook ? attempt.lastWebhookAppliedAt : attempt.lastPollAppliedAt,
      returnRecorded: attempt.returnedAt !== null,
      lastStatus: attempt.lastStatus,
    },
  );
  const { idempotencyKey, provider } = attempt;
  const { eventId, status, occurredAt, reason } = news;
  const providerRef = news.providerRef ?? attempt.providerRef;
  const told = { paymentId: payment.id, providerRef, status, occurredAt, receivedAt: payment.now, reason };
  const applied = {
    lastStatus: status,
    ...(isWebhook ? { lastWebhookAppliedAt: appliedAt } : { lastPollAppliedAt: appliedAt }),
  };
  write(
    recordEvent({ provider, eventId }, recorded, { ...told, disposition: dispositionOf(outcome) }),
    update('provider_attempts', { idempotencyKey }, { providerRef, ...(outcome.kind !== 'ignore' && applied) }),
  );
  if (outcome.kind === 'ignore') return 'ignored';
  if (outcome.kind === 'record_return') {
    write(...returned(payment, attempt));
    return 'applied';
  }
  if (outcome.kind === 'record_contradiction') {
    write(...contradicted(payment, 'PAYOUT_CONTRADICTED', { provider, eventId, said: status }));
    return 'applied';
  }
  for (const event of outcome.events) {
    if (event.type === 'PROVIDER_BLOCKED') {
      const reviewAt = new Date(payment.now.getTime() + services.config.actionRequiredReviewDays * DAY_MS);
      await payment.send('PROVIDER_BLOCKED', { reason: event.reason, reviewAt });
    } else if (event.type === 'PROVIDER_FAILED') {
      await payment.send('PROVIDER_FAILED', { reason: event.reason });
    } else {
      await payment.send(event.type);
    }
  }
  return 'applied';
}

const orderOf = ({ occurredAt }: ProviderNews, receivedAt: Date): Date =>
  occurredAt.getTime() > receivedAt.getTime() + CLOCK_SKEW_MS ? receivedAt : occurredAt;

const dispositionOf = (outcome: ProviderOutcome): string => {
  if (outcome.kind === 'apply') return 'applied';
  if (outcome.kind === 'record_return') return 'returned';
  return outcome.kind === 'record_contradiction' ? 'contradiction' : outcome.because;
};

/** DELIVERED stays; what came back waits in suspense for a person (D-130, D-440). */
function returned(payment: Aggregate<'offramp-payment'>, { idempotencyKey, provider }: ProviderAttempt): Write[] {
  const { asset, amountBaseUnits, providerFeeBaseUnits, senderTenantId } = payment.context;
  const amount = amountBaseUnits - (providerFeeBaseUnits ?? 0n);
  return [
    update('provider_attempts', { idempotencyKey }, { returnedAt: payment.now }),
    {
      ...transfer(
        { kind: 'provider_clearing', provider, asset },
        { kind: 'returns_suspense', asset },
        amount,
        'return',
      ),
      subject: payment.id,
    },
    enqueue(
      'offramp.review-case',
      { paymentId: payment.id, senderTenantId, reason: 'POST_DELIVERY_RETURN' },
      { key: `${payment.id}:POST_DELIVERY_RETURN`, tenantId: senderTenantId },
    ),
    audit('offramp_payment.returned', payment.id, senderTenantId, { amountBaseUnits: amount }),
  ];
}
