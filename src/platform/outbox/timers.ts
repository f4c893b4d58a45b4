// Reads across tenants: one timer serves the deadlines of all tenants.

import type { Logger } from 'pino';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { isUnavailable } from '../db/errors.ts';
import { sql } from '../db/sql.ts';
import type { Aggregate } from '../lifecycle/aggregates/aggregate.ts';
import { isSameDeadline } from '../lifecycle/aggregates/tracked-aggregate.ts';
import type { StepBatcher } from '../lifecycle/batch.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { transact } from '../lifecycle/transact.ts';
import { remove, update } from '../lifecycle/writes.ts';
import { inSpan, withRemoteParent } from '../tracing/index.ts';

interface DueTimer {
  readonly aggregateId: string;
  readonly machine: LifecycleName;
  readonly event: string;
  readonly dueAt: Date;
  readonly traceparent: string | null;
}

export const TIMERS_AT_ONCE = 64;
const POSTPONED_MS = 60_000;

/** Identifies a timer as it was read: a step that sets another deadline overwrites the row. */
const keyOf = ({ aggregateId, event, dueAt }: DueTimer) => ({ aggregateId, event, dueAt });

/**
 * Sends the events of due deadlines, in batches. The timer's row is not locked, the aggregate is. Between the read and the
 * lock, another process may have sent the event, or a step may have moved the deadline. The event is therefore sent only
 * if the aggregate still has this deadline, and only the row that was read is removed or postponed.
 */
export class TimerSweep {
  readonly #engine: Engine;
  readonly #batcher: StepBatcher;
  readonly #log: Logger;

  constructor(engine: Engine, batcher: StepBatcher, log: Logger) {
    this.#engine = engine;
    this.#batcher = batcher;
    this.#log = log;
  }

  /** Fires what is due, on one tenant's clock or on all; answers how many timers were seen. */
  async fireDue(scope: { readonly tenantId?: string } = {}): Promise<number> {
    const due = await this.#due(scope);
    await Promise.all(due.map((timer) => this.#fire(timer).catch((error: unknown) => this.#postpone(timer, error))));
    return due.length;
  }

  #fire(timer: DueTimer): Promise<unknown> {
    const attributes = { 'paychart.machine': timer.machine, 'paychart.event': timer.event };
    return withRemoteParent(timer.traceparent, () =>
      inSpan(`timer ${timer.event}`, { kind: 'CONSUMER', attributes }, () => this.#send(timer)),
    );
  }

  #send(timer: DueTimer): Promise<unknown> {
    const { aggregateId, machine, event } = timer;
    return this.#batcher.run(machine, aggregateId, async (aggregate, work) => {
      // The event's name comes from the machine's own deadline, so that the machine is the one to judge it.
      const timed = aggregate as unknown as Aggregate;
      if (isSameDeadline(timed.deadline, timer) && timed.can(event)) await timed.send(event);
      else work.write(remove('timers', keyOf(timer)));
    });
  }

  /** One that fails steps back in the queue: a page of them must not keep the others from firing. */
  async #postpone(timer: DueTimer, error: unknown): Promise<void> {
    // Nothing is wrong with the deadline when the database is away: the next sweep takes it again.
    if (isUnavailable(error)) throw error;
    const { aggregateId, event } = timer;
    this.#log.error({ err: error, aggregateId, event }, 'a deadline could not be carried out');
    await transact(this.#engine, 'timers', async (unit) => {
      unit.write(update('timers', keyOf(timer), { firesAt: new Date(unit.realNow.getTime() + POSTPONED_MS) }));
    }).catch(() => undefined);
  }

  async #due(scope: { readonly tenantId?: string }): Promise<DueTimer[]> {
    return transact(this.#engine, 'timers', ({ reads, realNow }) => {
      const query = sql('timers')
        .select('aggregate_id', 'machine', 'event', 'due_at', 'traceparent')
        .where('fires_at', '<=', realNow)
        .orderBy(['fires_at', 'aggregate_id'])
        .limit(TIMERS_AT_ONCE);
      if (scope.tenantId !== undefined) query.where({ tenant_id: scope.tenantId });
      return reads.many<DueTimer>(query);
    });
  }
}
