import type { Registry } from 'prom-client';
import type { Pool } from '../db/connection/pool.ts';
import { MeasuredGauge } from '../metrics/measured-gauge.ts';
import { metricName } from '../names.ts';
import { checkInvariants, type Machines, type Violation } from './invariants.ts';

/** Runs the invariants and shows the result in `/metrics`; a worker calls it now and then, never a scrape. */
export interface InvariantWatch {
  check(pool: Pool): Promise<readonly Violation[]>;
}

/** `<product>_invariant_violations{invariant}`: rows that break it, at most 20 each; 0 where it holds. */
export function watchInvariants(registry: Registry, machines: Machines): InvariantWatch {
  const help = 'Rows that break an invariant, as far as they are counted (20)';
  const gauge = new MeasuredGauge(registry, metricName('invariant_violations'), help, ['invariant']);
  return {
    async check(pool) {
      const checked = await checkInvariants(pool, machines, { besideTraffic: true });
      for (const { invariant, rows } of checked) gauge.set(rows.length, { invariant });
      return checked.filter(({ rows }) => rows.length > 0);
    },
  };
}
