// Reads across tenants: one query asks whether anything of any tenant is due.

import { runAsSystem } from '../db/run-as-system.ts';
import type { Engine } from '../lifecycle/engine.ts';

/** A table whose rows a background task waits for. */
export interface DueSource {
  readonly table: string;
  /** True or null in SQL: whether there is something to do. `$1` is now, and each `?` is one of `values`. */
  readonly look: string;
  readonly values?: (engine: Engine) => readonly unknown[];
}

/**
 * Each is one entry of an index. What is due is asked for in the order of its time: for `EXISTS` PostgreSQL expects that a
 * third of all rows are due, and reads the table from end to end where none is. Events are indexed by their transaction
 * alone: asked for in the order of both, those of one transaction are sorted, however many it wrote, so that ids are
 * compared only where the newest one is the mark's own. Of histories only the newest row is compared with the mark of
 * their reader: rows before it would have to be searched for.
 */
export const platformDueSources: readonly DueSource[] = [
  {
    table: 'outbox_jobs',
    look: `SELECT true FROM outbox_jobs WHERE fires_at <= $1 AND parked_at IS NULL
      AND (lease_until IS NULL OR lease_until <= clock_timestamp()) ORDER BY fires_at LIMIT 1`,
  },
  { table: 'timers', look: 'SELECT true FROM timers WHERE fires_at <= $1 ORDER BY fires_at LIMIT 1' },
  {
    table: 'events',
    look: `SELECT CASE WHEN newest.tx = c.tx
      THEN (SELECT e.id FROM events e WHERE e.tx = c.tx ORDER BY e.id DESC LIMIT 1) > c.row_id
      ELSE newest.tx > c.tx END
    FROM cursors c, (SELECT tx FROM events ORDER BY tx DESC LIMIT 1) newest WHERE c.name = 'relay'`,
  },
  {
    table: 'histories',
    look: `SELECT greatest((SELECT tx FROM lifecycle_log ORDER BY tx DESC, aggregate_id DESC, step DESC LIMIT 1),
    (SELECT tx FROM audit_log ORDER BY tx DESC, id DESC LIMIT 1)) >= c.tx FROM cursors c WHERE c.name = 'sealer'`,
  },
];

/** One look at all of them. */
export function lookAt(sources: readonly DueSource[]): string {
  let parameter = 1;
  const looks = sources.map(({ table, look }) => {
    const numbered = look.replaceAll('?', () => {
      parameter += 1;
      return `$${parameter}`;
    });
    return `(${numbered}) AS ${table}`;
  });
  return `SELECT\n  ${looks.join(',\n  ')}`;
}

/**
 * One look for all background tasks: whether there is work that no commit of this process has told of, because another
 * process wrote it or because its time has come. Without it each task would have to look for itself, and a service that
 * has nothing to do would be busy with that.
 */
export class DueWatch {
  readonly #engine: Engine;
  readonly #sources: readonly DueSource[];
  readonly #text: string;
  readonly #raise: (table: string) => void;

  constructor(engine: Engine, sources: readonly DueSource[], raise: (table: string) => void) {
    this.#engine = engine;
    this.#sources = sources;
    this.#text = lookAt(sources);
    this.#raise = raise;
  }

  /** Wakes each task that has something to do; answers how many. */
  async look(): Promise<number> {
    const found = await this.#found();
    for (const table of found) this.#raise(table);
    return found.length;
  }

  async #found(): Promise<string[]> {
    const { pool, fault, realTime } = this.#engine;
    const values = this.#sources.flatMap((source) => source.values?.(this.#engine) ?? []);
    const [result] = await runAsSystem(pool, [{ text: this.#text, values: [realTime(), ...values] }], fault);
    const row: Readonly<Record<string, boolean | null>> = result?.rows[0] ?? {};
    return Object.keys(row).filter((table) => row[table] === true);
  }
}
