import type { BatchWorker, WorkerTransaction } from '../../../platform/outbox/worker.ts';
import { type LaneState, restOf } from '../rules/lane-rest.ts';
import { claimAttempts, laneStates, takeExpired, waitingFor } from './claim.cross-tenant.ts';
import { recordAttempt } from './record-outcomes.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    /** Something may be due at an endpoint. */
    'webhooks.lane': { readonly endpointId: string };
  }
}

/** The deliveries of a deleted endpoint, dropped in one transaction. */
const DROPPED_AT_ONCE = 200;

/**
 * Begins what is due at endpoints, those that were leased together in one transaction. The attempts go on beside it: a
 * lane's job is short, whatever its receiver does.
 */
export const worker: BatchWorker<'webhooks.lane'> = {
  topic: 'webhooks.lane',
  discarding: null,
  async workAll(jobs, tools) {
    const { webhooks: sender, realTime } = tools.services;
    const endpointIds = jobs.map(({ payload }) => payload.endpointId);
    await sender.begin(endpointIds, (capacity) =>
      tools.transaction(jobs, async (transaction) => {
        const { reads } = transaction;
        const now = realTime();
        const expired = await expire(transaction, endpointIds, now);
        const claimed = await claimAttempts(reads, { ...capacity, endpointIds, now, except: expired });
        const lanes = new Map((await laneStates(reads, endpointIds, now)).map((lane) => [lane.endpointId, lane]));
        const dropped = await drop(transaction, lanes);
        for (const job of jobs) {
          const lane = lanes.get(job.payload.endpointId);
          const rest = dropped && lane?.status === 'DELETED' ? 0 : lane && restOf(lane, now);
          if (rest !== undefined) tools.of(job).later(rest);
        }
        return claimed;
      }),
    );
  },
};

/** Puts attempts of dead processes on record; answers whose. */
async function expire(
  { reads, aggregates }: WorkerTransaction,
  endpointIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const expired = await takeExpired(reads, endpointIds);
  const ids = expired.map(({ deliveryId }) => deliveryId).sort();
  const deliveries = ids.length > 0 ? await aggregates('webhook-delivery', ids) : undefined;
  for (const { deliveryId, beganAt } of expired) {
    const delivery = deliveries?.get(deliveryId);
    if (delivery?.status !== 'PENDING') continue;
    const attempt = {
      at: beganAt.toISOString(),
      httpStatus: null,
      lastError: 'LEASE_EXPIRED',
      durationMs: Math.max(0, now.getTime() - beganAt.getTime()),
    } as const;
    await recordAttempt(delivery, attempt, { endsFailures: false });
  }
  return ids;
}

/** Ends some of what waits for endpoints that were deleted (D-395); answers whether there may be more. */
async function drop({ reads, aggregates }: WorkerTransaction, lanes: ReadonlyMap<string, LaneState>): Promise<boolean> {
  const deleted = [...lanes.values()].filter(({ status }) => status === 'DELETED').map(({ endpointId }) => endpointId);
  if (deleted.length === 0) return false;
  const ids = (await reads.many<{ id: string }>(waitingFor(deleted, DROPPED_AT_ONCE))).map(({ id }) => id);
  if (ids.length === 0) return false;
  for (const delivery of (await aggregates('webhook-delivery', ids)).values())
    if (delivery.status === 'PENDING') await delivery.send('DROP');
  return ids.length === DROPPED_AT_ONCE;
}
