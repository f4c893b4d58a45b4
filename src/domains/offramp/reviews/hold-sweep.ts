// Reads across tenants: one worker looks for the held payments of all tenants.

import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';

const PAGE = 200;

/**
 * The safety net behind the triggers: every HOLD_SWEEP_SECONDS it looks at held payments, a bounded page at a time, with
 * a cursor that goes round (D-119).
 */
export class HoldSweep {
  readonly #engine: Engine;
  #after = '';

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async run(): Promise<number> {
    const held = await transact(this.#engine, 'hold-sweep', async (unit) => {
      const page = await unit.reads.many<{ paymentId: string }>(
        sql('hold_waits')
          .select('payment_id')
          .where({ waits_for: 'any' })
          .where('payment_id', '>', this.#after)
          .orderBy('payment_id')
          .limit(PAGE),
      );
      unit.write(...page.map(({ paymentId }) => enqueue('offramp.reevaluate', { paymentId }, { key: paymentId })));
      return page;
    });
    this.#after = held.length === PAGE ? (held.at(-1)?.paymentId ?? '') : '';
    return held.length;
  }
}
