// Reads across tenants: timers and jobs have no tenant of their own; it moves those of one tenant with its clock.

import { Transaction } from '../db/transaction.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { JobRunner } from '../outbox/runner.ts';
import type { TimerSweep } from '../outbox/timers.ts';
import type { TestClockControl } from './test-clock.ts';

/** More rounds than any cascade of due work takes: one that does not end is a defect, not a reason to hang a request. */
const MAX_ROUNDS = 1000;

/** Moves a tenant's timers and jobs along with its test clock, and runs what has become due (D-067, D-482). */
export function createTestClockControl(engine: Engine, runner: JobRunner, timers: TimerSweep): TestClockControl {
  return {
    async reschedule(tenantId) {
      const transaction = await Transaction.begin(engine.pool, { role: 'system', tenantId: null }, engine.fault);
      const offset = `(SELECT COALESCE(max(offset_ms), 0) FROM tenant_clocks WHERE tenant_id = $1) * interval '1 millisecond'`;
      try {
        await transaction.commit([
          { text: `UPDATE timers SET fires_at = due_at - ${offset} WHERE tenant_id = $1`, values: [tenantId] },
          { text: `UPDATE outbox_jobs SET fires_at = due_at - ${offset} WHERE tenant_id = $1`, values: [tenantId] },
        ]);
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    },
    async drain({ tenantId }) {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const fired = await timers.fireDue({ tenantId });
        const ran = await runner.runDue({ tenantId });
        if (fired + ran === 0) return;
      }
      throw new Error(`${tenantId}: what is due does not come to an end`);
    },
  };
}
