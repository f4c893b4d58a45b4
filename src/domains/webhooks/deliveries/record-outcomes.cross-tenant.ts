// For the lane, whose transaction has the system role: records what came of attempts for all tenants.

import type { DeliveryAttempt } from '../../../../machines/webhooks/webhook-delivery.machine.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { WorkerTransaction } from '../../../platform/outbox/worker.ts';
import { world } from '../../../platform/world.ts';
import { nextAttempt } from '../rules/schedule.ts';
import { type Claim, endAttempts, failing } from './claim.cross-tenant.ts';
import { wakeLane } from './lane.ts';

export interface Outcome {
  readonly claim: Pick<Claim, 'deliveryId' | 'endpointId' | 'token' | 'traceparent' | 'url'>;
  readonly attempt: DeliveryAttempt;
}

type Unit = Pick<WorkerTransaction, 'reads' | 'aggregates' | 'write'>;

/**
 * Ends attempts with what came of them. One whose lease has ended in the meantime is on record as LEASE_EXPIRED: what it
 * comes to now is told to nobody, and the delivery is attempted again.
 */
export async function recordOutcomes(unit: Unit, outcomes: readonly Outcome[]): Promise<void> {
  const endpointIds = [...new Set(outcomes.map(({ claim }) => claim.endpointId))].sort();
  const [held, withFailures] = await Promise.all([
    endAttempts(
      unit.reads,
      outcomes.map(({ claim }) => claim),
    ),
    failing(unit.reads, endpointIds),
  ]);
  const deliveries = await unit.aggregates('webhook-delivery', [...held].sort());
  // Endpoints are locked by what is sent to them: in one order, whoever records.
  const ordered = outcomes.toSorted((a, b) => (a.claim.endpointId < b.claim.endpointId ? -1 : 1));
  for (const { claim, attempt } of ordered) {
    const delivery = held.has(claim.deliveryId) ? deliveries.get(claim.deliveryId) : undefined;
    if (delivery?.status !== 'PENDING') continue;
    const judged = await judgedNow(unit, claim, attempt);
    await recordAttempt(delivery, judged, { endsFailures: withFailures.has(claim.endpointId) });
  }
  unit.write(...endpointIds.map(wakeLane));
}

/** Status 410 from a place that the endpoint has left since says nothing of where it is now: it is like any other 4xx. */
async function judgedNow(
  unit: Unit,
  { endpointId, url }: Outcome['claim'],
  attempt: DeliveryAttempt,
): Promise<DeliveryAttempt> {
  if (attempt.lastError !== 'ENDPOINT_GONE') return attempt;
  const endpoint = (await unit.aggregates('webhook-endpoint', [endpointId])).get(endpointId);
  return endpoint?.context.url === url ? attempt : { ...attempt, lastError: 'HTTP_4XX' };
}

/** The step that an attempt means. */
export async function recordAttempt(
  delivery: Aggregate<'webhook-delivery'>,
  attempt: DeliveryAttempt,
  { endsFailures }: { readonly endsFailures: boolean },
): Promise<void> {
  if (attempt.lastError === null) {
    await delivery.send('ATTEMPT_SUCCEEDED', { attempt, endsFailures });
    return;
  }
  if (attempt.lastError === 'ENDPOINT_GONE') {
    await delivery.send('ANSWERED_GONE', { attempt });
    return;
  }
  const endedAt = new Date(Date.parse(attempt.at) + attempt.durationMs);
  const nextAttemptAt = nextAttempt(delivery.context.seriesAttempts + 1, endedAt, world.random());
  await delivery.send('ATTEMPT_FAILED', { attempt, nextAttemptAt });
}
