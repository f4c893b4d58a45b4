// Reads across tenants: metrics count the events of all tenants.

import type { Registry } from 'prom-client';
import { findHorizonHolder } from '../../platform/audit/find-horizon-holder.ts';
import { runAsSystem } from '../../platform/db/run-as-system.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Engine } from '../../platform/lifecycle/engine.ts';
import { MeasuredGauge } from '../../platform/metrics/measured-gauge.ts';
import { world } from '../../platform/world.ts';

/** Looks at what the event feed waits for and shows it in `/metrics`; a worker calls it now and then, never a scrape. */
export interface HorizonWatch {
  check(engine: Engine): Promise<void>;
}

/** More events than this are counted as this many. */
const COUNTED = 100_000;

const UNNUMBERED: Statement = {
  text: `SELECT count(*)::int AS events FROM (SELECT FROM events
    WHERE (tx, id) > (SELECT tx, row_id FROM cursors WHERE name = 'relay') LIMIT ${COUNTED}) waiting`,
  values: [],
};

/** `paychart_events_unnumbered`, and `paychart_horizon_age_seconds`: the age of the transaction that keeps them waiting. */
export function watchHorizon(registry: Registry): HorizonWatch {
  const unnumbered = new MeasuredGauge(
    registry,
    'paychart_events_unnumbered',
    `Committed events that the feed does not show yet, as far as they are counted (${COUNTED})`,
  );
  const age = new MeasuredGauge(
    registry,
    'paychart_horizon_age_seconds',
    'Age of the oldest transaction that writes in this database; feed and seals wait for it. 0 without any',
  );
  // The server hides the age of another user's transaction. Its id does not change, so that this process can time it.
  let seen = { xid: '', at: 0 };
  return {
    async check(engine) {
      const [counted] = await runAsSystem(engine.pool, [UNNUMBERED], engine.fault);
      const holder = await findHorizonHolder(engine.pool);
      const now = world.monotonic();
      if (holder !== undefined && holder.xid !== seen.xid) seen = { xid: holder.xid, at: now };
      unnumbered.set(counted?.rows[0]?.events ?? 0);
      age.set(holder === undefined ? 0 : (holder.ageSeconds ?? (now - seen.at) / 1000));
    },
  };
}
