import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '../db/pool.ts';
import { invariantsOf, type Machines, type Violation, verifyInvariants } from './invariants.ts';

/** Runs the invariants and shows the result in `/metrics`; a worker calls it now and then, never a scrape. */
export interface InvariantWatch {
  check(pool: Pool): Promise<readonly Violation[]>;
}

/** `invariant_violations{invariant}`: rows that break it, at most 20 each; 0 where it holds. */
export function watchInvariants(registry: Registry, machines: Machines): InvariantWatch {
  const gauge = new Gauge({
    name: 'invariant_violations',
    help: 'Rows that break an invariant, as far as they are counted (20)',
    labelNames: ['invariant'],
    registers: [registry],
  });
  return {
    async check(pool) {
      const violations = await verifyInvariants(pool, machines);
      for (const { name } of invariantsOf(machines)) {
        gauge.set({ invariant: name }, violations.find(({ invariant }) => invariant === name)?.rows.length ?? 0);
      }
      return violations;
    },
  };
}
