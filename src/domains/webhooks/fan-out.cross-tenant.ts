// Passes the walls of tenants: queues the events of all tenants.

import { randomUUID } from 'node:crypto';
import type { DeliveryAttempt } from '../../../machines/webhooks/webhook-delivery.machine.ts';
import type { Engine } from '../../kernel/lifecycle/engine.ts';
import { transact } from '../../kernel/lifecycle/transact.ts';
import type { UnitOfWork } from '../../kernel/lifecycle/unit-of-work.ts';
import { update } from '../../kernel/lifecycle/writes.ts';
import { type Claim, failing } from './claim.cross-tenant.ts';
import { DirectAttempts } from './direct-attempts.ts';
import {
  adoptAttempts,
  type BegunAttempt,
  clocksOf,
  endBatch,
  endpointsOf,
  forgetBatches,
  type HeldBatch,
  holdBatch,
  lockMarks,
  nextEvents,
  switchesOf,
} from './feed.cross-tenant.ts';
import {
  claimDirectly,
  type DirectCapacity,
  type PlannedDelivery,
  planDeliveries,
  withoutQueued,
} from './planned-deliveries.ts';
import { recordAttempt } from './record-outcomes.cross-tenant.ts';
import { ATTEMPT_LEASE_MS } from './rules/lane-rest.ts';
import { newDelivery } from './webhook-delivery.store.ts';

/** Events of one batch; each may go to 20 endpoints. */
export const EVENTS_QUEUED_AT_ONCE = 400;
/** Few, so that one batch is sent while another one is recorded. */
const TENANTS_AT_ONCE = 4;

/** Longer than a batch takes; after a crash its tenants' events wait for so long. */
const BATCH_LEASE_MS = 3000;

/** Who attempts events before their deliveries are stored. */
export interface DirectSender extends DirectCapacity {
  /** What does not answer within so many milliseconds is stored as under way, so that it keeps nothing else waiting. */
  readonly windowMs: number;
  readonly leaseMs: number;
  /** Makes one attempt; whatever happens on the way is its outcome. */
  make(claim: Claim): Promise<DeliveryAttempt>;
  /** Records what comes of an attempt that is stored as under way. */
  follow(claim: Claim, attempt: Promise<DeliveryAttempt>): Promise<void>;
}

export interface FanOutOptions {
  /** This tenant's events alone. */
  readonly tenantId?: string | undefined;
  /** Without one nothing is attempted: deliveries are stored, and their lanes do the rest. */
  readonly sender?: DirectSender;
}

interface Batch {
  readonly token: string;
  readonly begunAt: Date;
  readonly passed: number;
  readonly isFull: boolean;
  readonly clocks: ReadonlyMap<string, number>;
  readonly planned: readonly PlannedDelivery[];
  /** By tenant that something is attempted of, the last event: these are recorded afterwards. */
  readonly heldEnds: ReadonlyMap<string, bigint>;
  readonly claims: readonly Claim[];
  readonly tenantRoom: ReadonlyMap<string, number>;
}

/** How a batch has begun. */
export interface FanOut {
  /** Events that it takes in. */
  readonly passed: number;
  /** There may be more. */
  readonly isFull: boolean;
  /** When the batch is on record; undefined where it is already. */
  readonly recorded: Promise<void> | undefined;
}

/** Queues one batch of numbered events for the endpoints that want them; answers how many events it has passed. */
export async function fanOutBatch(engine: Engine, options: FanOutOptions = {}): Promise<number> {
  const { passed, recorded } = await beginFanOut(engine, options);
  await recorded;
  return passed;
}

/**
 * The same, while attempts go on. Where an endpoint answers and nothing waits for it, an event is attempted first and its
 * delivery is stored with the outcome: one row instead of one that is stored, begun and ended. What has been begun is known
 * from the batch if the process dies, and what takes its time is stored as under way.
 */
export async function beginFanOut(engine: Engine, { tenantId, sender }: FanOutOptions): Promise<FanOut> {
  const batch = await transact(engine, 'webhooks', (unit) => begin(unit, tenantId, sender));
  const recorded = sender && batch.claims.length > 0 ? deliver(engine, sender, batch) : undefined;
  return { passed: batch.passed, isFull: batch.isFull, recorded };
}

const NO_BATCH: Batch = {
  ...{ token: '', begunAt: new Date(0), passed: 0, isFull: false, clocks: new Map() },
  ...{ planned: [], heldEnds: new Map(), claims: [], tenantRoom: new Map() },
};

async function begin(unit: UnitOfWork, tenantId: string | undefined, sender: DirectSender | undefined): Promise<Batch> {
  const { reads, realNow } = unit;
  const token = randomUUID();
  const tenantIds = await lockMarks(reads, tenantId, TENANTS_AT_ONCE);
  if (tenantIds.length === 0) return NO_BATCH;
  const [events, endpoints, switches, clocks] = await Promise.all([
    nextEvents(reads, tenantIds, Math.ceil(EVENTS_QUEUED_AT_ONCE / tenantIds.length)),
    endpointsOf(reads, tenantIds),
    switchesOf(reads, tenantIds),
    clocksOf(reads, tenantIds),
  ]);
  const meant = planDeliveries(events, endpoints, switches);
  const [planned, { claimed, tenantRoom }] = await Promise.all([
    withoutQueued(reads, meant),
    claimDirectly(reads, { planned: meant, sender, token, now: realNow }),
  ]);
  const isPlanned = new Set(planned.map(({ id }) => id));
  const claims = claimed.filter(({ deliveryId }) => isPlanned.has(deliveryId));
  const isHeld = new Set(claims.map((claim) => claim.tenantId));
  const ends = [...new Map(events.map((event) => [event.tenantId, event.sequence]))];
  const heldEnds = new Map(ends.filter(([tenant]) => isHeld.has(tenant)));
  const others = planned.filter(({ event }) => !isHeld.has(event.tenantId));
  const otherEnds = new Map(ends.filter(([tenant]) => !isHeld.has(tenant)));
  const isAdopted = events.some((event) => event.maybeAttemptedAt !== null);
  await Promise.all([
    holdBatch(reads, heldBatches(claims, heldEnds), { token, beganAt: realNow, leaseMs: BATCH_LEASE_MS }),
    isAdopted && forgetBatches(reads, otherEnds),
    isAdopted && adoptAttempts(reads, othersAttempts(others), sender?.leaseMs ?? ATTEMPT_LEASE_MS),
  ]);
  await store(unit, { planned: others, clocks, ends: otherEnds });
  return {
    ...{ token, begunAt: realNow, passed: events.length, clocks, planned, claims, tenantRoom, heldEnds },
    isFull: tenantIds.length === TENANTS_AT_ONCE,
  };
}

const heldBatches = (claims: readonly Claim[], ends: ReadonlyMap<string, bigint>): HeldBatch[] =>
  [...ends].map(([tenantId, toSequence]) => ({
    ...{ tenantId, toSequence },
    endpointIds: [
      ...new Set(claims.filter((claim) => claim.tenantId === tenantId).map(({ endpointId }) => endpointId)),
    ],
  }));

/** What a process that died may have attempted: it is under way until the lease of an attempt is over (D-394). */
function othersAttempts(planned: readonly PlannedDelivery[]): BegunAttempt[] {
  const token = randomUUID();
  return planned.flatMap((delivery) => {
    const { maybeAttemptedAt, maybeAttemptedSince } = delivery.event;
    const isAttempted = maybeAttemptedAt?.includes(delivery.endpointId) === true && maybeAttemptedSince !== null;
    return isAttempted ? [begunAttempt(delivery, token, maybeAttemptedSince)] : [];
  });
}

const begunAttempt = (
  { id, endpointId, event: { tenantId } }: PlannedDelivery,
  token: string,
  beganAt: Date,
): BegunAttempt => ({ deliveryId: id, endpointId, tenantId, token, beganAt });

interface Stored {
  readonly planned: readonly PlannedDelivery[];
  readonly clocks: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, bigint>;
  /** By delivery, what came of attempts that were made already. */
  readonly made?: ReadonlyMap<string, DeliveryAttempt>;
  /** The endpoints that have failures to forget once they answer. */
  readonly withFailures?: ReadonlySet<string>;
}

async function store(unit: UnitOfWork, { planned, clocks, ends, made, withFailures }: Stored): Promise<void> {
  for (const [tenantId, offsetMs] of clocks) unit.knowClock(tenantId, offsetMs);
  // Endpoints are locked by what is sent to them: in one order, whoever records.
  for (const { id, endpointId, event } of planned.toSorted((a, b) => (a.endpointId < b.endpointId ? -1 : 1))) {
    const attempt = made?.get(id);
    const context = newDelivery({ tenantId: event.tenantId, endpointId }, event, attempt ? null : unit.realNow);
    const delivery = await unit.open('webhook-delivery', { id, context });
    if (attempt) await recordAttempt(delivery, attempt, { endsFailures: withFailures?.has(endpointId) === true });
  }
  for (const [tenantId, sequence] of ends) unit.write(update('webhook_marks', { tenantId }, { sequence }));
}

async function deliver(engine: Engine, sender: DirectSender, batch: Batch): Promise<void> {
  const attempts = new DirectAttempts((claim) => sender.make(claim));
  await attempts.run(batch.claims, batch.tenantRoom, sender.windowMs);
  const underWay = await transact(engine, 'webhooks', (unit) => record(unit, sender, batch, attempts), {
    realNow: batch.begunAt,
  });
  for (const claim of batch.claims) {
    const attempt = underWay.get(claim.deliveryId);
    if (attempt) void sender.follow(claim, attempt);
  }
}

/** Stores the deliveries of a batch with what came of them; answers the attempts that are under way from now on. */
async function record(
  unit: UnitOfWork,
  { leaseMs }: DirectSender,
  batch: Batch,
  attempts: DirectAttempts,
): Promise<ReadonlyMap<string, Promise<DeliveryAttempt>>> {
  const { token, begunAt: beganAt, clocks, heldEnds } = batch;
  const stillHeld = await endBatch(unit.reads, [...heldEnds.keys()], token);
  const own = batch.planned.filter(({ event }) => stillHeld.has(event.tenantId));
  const attemptedAt = [...new Set(batch.claims.map(({ endpointId }) => endpointId))];
  const [planned, withFailures] = await Promise.all([withoutQueued(unit.reads, own), failing(unit.reads, attemptedAt)]);
  // As they stand now: what ends from here on is recorded like any other attempt.
  const [made, underWay] = [new Map(attempts.made), new Map(attempts.underWay)];
  const begun = planned.filter(({ id }) => underWay.has(id));
  await adoptAttempts(
    unit.reads,
    begun.map((delivery) => begunAttempt(delivery, token, beganAt)),
    leaseMs,
  );
  const ends = new Map([...heldEnds].filter(([tenant]) => stillHeld.has(tenant)));
  await store(unit, { planned, clocks, ends, made, withFailures });
  return underWay;
}
