import type { Reads } from '../../kernel/db/reads.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import { audit, enqueue, transfer, update, type Write } from '../../kernel/lifecycle/writes.ts';
import { applyProviderStatus, type ProviderOutcome } from '../../kernel/providers/apply-provider-status.ts';
import type { ProviderStatus } from '../../kernel/providers/payout-provider.ts';
import type { Services } from '../../kernel/services.ts';
import { type ProviderAttempt, recordedAs } from './attempt.lookup.ts';
import { recordEvent, UNMATCHED } from './provider-event.store.ts';

/** One normalised piece of news about an attempt, from a submit's answer, a poll, or a webhook. */
export interface ProviderNews {
  readonly eventId: string;
  readonly providerRef: string | null;
  readonly status: ProviderStatus;
  readonly occurredAt: Date;
  /** What the provider says of it; for operators only. */
  readonly reason: string | null;
}

const DAY_MS = 86_400_000;

interface Tools {
  readonly reads: Reads;
  readonly services: Services;
  write(...writes: readonly Write[]): void;
}

/**
 * The one idempotent path from providers to payments (D-131 to D-134): known events change nothing; news is stored with
 * what became of it; events go to the machine in order; a return after delivery is a record of its own (D-130).
 */
export async function applyProviderEvent(
  payment: Aggregate<'offramp-payment'>,
  attempt: ProviderAttempt,
  news: ProviderNews,
  { reads, services, write }: Tools,
): Promise<'applied' | 'duplicate' | 'ignored'> {
  const recorded = await recordedAs(reads, attempt.provider, news.eventId);
  if (recorded !== undefined && recorded !== UNMATCHED) return 'duplicate';
  const outcome = applyProviderStatus(news, {
    status: payment.status,
    failureReason: payment.context.failureReason,
    lastAppliedAt: attempt.lastAppliedAt,
    returnRecorded: attempt.returnedAt !== null,
  });
  const { idempotencyKey, provider } = attempt;
  const { eventId, status, occurredAt, reason } = news;
  const providerRef = news.providerRef ?? attempt.providerRef;
  const told = { paymentId: payment.id, providerRef, status, occurredAt, receivedAt: payment.now, reason };
  write(
    recordEvent({ provider, eventId }, recorded, { ...told, disposition: dispositionOf(outcome) }),
    update(
      'provider_attempts',
      { idempotencyKey },
      { providerRef, ...(outcome.kind !== 'ignore' && { lastStatus: status, lastAppliedAt: occurredAt }) },
    ),
  );
  if (outcome.kind === 'ignore') return 'ignored';
  if (outcome.kind === 'record_return') {
    write(...returned(payment, attempt));
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

const dispositionOf = (outcome: ProviderOutcome): string => {
  if (outcome.kind === 'apply') return 'applied';
  return outcome.kind === 'record_return' ? 'returned' : outcome.because;
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
