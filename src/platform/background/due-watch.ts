// Passes the walls of tenants: looks whether anything is due, of whatever tenant.

import { runAsSystem } from '../db/run-as-system.ts';
import type { Engine } from '../lifecycle/engine.ts';

/** The tables whose rows a background task waits for. */
export type DueSource = 'outbox_jobs' | 'timers' | 'events' | 'feed_segments' | 'chain_transactions' | 'histories';

/**
 * Each is one entry of an index. What is due is asked for in the order of its time: for `EXISTS` PostgreSQL expects that a
 * third of all rows are due, and reads the table from end to end where none is. Events are indexed by their transaction
 * alone: asked for in the order of both, those of one transaction are sorted, however many it wrote, so that ids are
 * compared only where the newest one is the mark's own. Of histories the newest row is compared with the mark of whoever
 * follows them: what lies behind it would have to be searched for.
 */
export const LOOK = `SELECT
  (SELECT true FROM outbox_jobs WHERE fires_at <= $1 AND parked_at IS NULL
      AND (lease_until IS NULL OR lease_until <= clock_timestamp()) ORDER BY fires_at LIMIT 1) AS outbox_jobs,
  (SELECT true FROM timers WHERE fires_at <= $1 ORDER BY fires_at LIMIT 1) AS timers,
  (SELECT CASE WHEN newest.tx = c.tx
      THEN (SELECT e.id FROM events e WHERE e.tx = c.tx ORDER BY e.id DESC LIMIT 1) > c.row_id
      ELSE newest.tx > c.tx END
    FROM cursors c, (SELECT tx FROM events ORDER BY tx DESC LIMIT 1) newest WHERE c.name = 'relay') AS events,
  EXISTS (SELECT FROM webhook_marks m JOIN feed_counters c ON c.tenant_id = m.tenant_id
    WHERE c.last_sequence > m.sequence) AS feed_segments,
  EXISTS (SELECT FROM chain_transactions WHERE state = 'QUEUED' OR (state = 'SENT' AND chain_id = $2)) AS chain_transactions,
  (SELECT greatest((SELECT tx FROM lifecycle_log ORDER BY tx DESC, aggregate_id DESC, step DESC LIMIT 1),
    (SELECT tx FROM audit_log ORDER BY tx DESC, id DESC LIMIT 1)) >= c.tx FROM cursors c WHERE c.name = 'sealer') AS histories`;

/**
 * One look for all background tasks: whether there is work that no commit of this process has told of, because another
 * process wrote it or because its time has come. Without it each task would have to look for itself, and a service that
 * has nothing to do would be busy with that.
 */
export class DueWatch {
  readonly #engine: Engine;
  readonly #raise: (source: DueSource) => void;

  constructor(engine: Engine, raise: (source: DueSource) => void) {
    this.#engine = engine;
    this.#raise = raise;
  }

  /** Wakes whoever has something to do; answers how many. */
  async look(): Promise<number> {
    const found = await this.#found();
    for (const source of found) this.#raise(source);
    return found.length;
  }

  async #found(): Promise<DueSource[]> {
    const { pool, fault, services, realTime } = this.#engine;
    const look = { text: LOOK, values: [realTime(), services.chain.chainId] };
    const [result] = await runAsSystem(pool, [look], fault);
    const row: Readonly<Record<string, boolean | null>> = result?.rows[0] ?? {};
    return (Object.keys(row) as DueSource[]).filter((source) => row[source] === true);
  }
}
