// Passes the walls of tenants: deadlines of all tenants are due.

import type { Logger } from 'pino';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { isConnectionLost } from '../db/errors.ts';
import { sql } from '../db/sql.ts';
import type { AnyAggregate } from '../lifecycle/aggregate.ts';
import type { Batcher } from '../lifecycle/batch.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { transact } from '../lifecycle/transact.ts';
import { remove, update } from '../lifecycle/writes.ts';
import { inSpan, withRemoteParent } from '../tracing/index.ts';

interface DueTimer {
  readonly aggregateId: string;
  readonly machine: LifecycleName;
  readonly event: string;
  readonly traceparent: string | null;
}

export const TIMERS_AT_ONCE = 64;
const POSTPONED_MS = 60_000;

/**
 * Sends the events of due deadlines, in batches. The timer's row is not locked: the aggregate is, and the machine decides
 * once more whether the event still means anything. A timer that means nothing any more is removed.
 */
export class TimerSweep {
  readonly #engine: Engine;
  readonly #batcher: Batcher;
  readonly #log: Logger;

  constructor(engine: Engine, batcher: Batcher, log: Logger) {
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

  #send({ aggregateId, machine, event }: DueTimer): Promise<unknown> {
    return this.#batcher.run(machine, aggregateId, async (aggregate, work) => {
      // The event's name comes from the machine's own deadline, so that the machine is the one to judge it.
      const timed: AnyAggregate = aggregate;
      if (timed.can(event)) await timed.send(event);
      else work.write(remove('timers', { aggregateId }));
    });
  }

  /** One that fails steps back in the queue: a page of them must not keep the others from firing. */
  async #postpone({ aggregateId, event }: DueTimer, error: unknown): Promise<void> {
    // Nothing is wrong with the deadline when the database is away: the next sweep takes it again.
    if (isConnectionLost(error)) throw error;
    this.#log.error({ err: error, aggregateId, event }, 'a deadline could not be carried out');
    await transact(this.#engine, 'timers', async (unit) => {
      unit.write(update('timers', { aggregateId }, { firesAt: new Date(unit.realNow.getTime() + POSTPONED_MS) }));
    }).catch(() => undefined);
  }

  async #due(scope: { readonly tenantId?: string }): Promise<DueTimer[]> {
    return transact(this.#engine, 'timers', ({ reads, realNow }) => {
      const query = sql('timers')
        .select('aggregate_id', 'machine', 'event', 'traceparent')
        .where('fires_at', '<=', realNow)
        .orderBy(['fires_at', 'aggregate_id'])
        .limit(TIMERS_AT_ONCE);
      if (scope.tenantId !== undefined) query.where({ tenant_id: scope.tenantId });
      return reads.many<DueTimer>(query);
    });
  }
}
