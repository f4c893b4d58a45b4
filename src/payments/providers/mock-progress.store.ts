// Reads across tenants: the simulated provider keeps its own progress, which has no tenant.

import type { Pool } from '../../platform/db/connection/pool.ts';
import { rowEstimate } from '../../platform/db/rows/row-estimate.ts';
import { runAsSystem } from '../../platform/db/run-as-system.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { TickBatcher } from '../../platform/db/tick-batcher.ts';
import type { MockPayout, MockProgressStore } from './mock-progress.ts';

/** One payout is begun, or goes a step further. */
type Call = { readonly begin: MockPayout } | { readonly advance: string; readonly lastStep: number };

/** In the order of their keys, so that two processes do not wait for each other. */
const begin = (payouts: readonly MockPayout[]): Statement => ({
  text: `INSERT INTO mock_provider_progress (idempotency_key, payment_id, provider, step)
    SELECT *, 0 FROM unnest($1::text[], $2::text[], $3::text[]) AS p (idempotency_key, payment_id, provider)
    ORDER BY idempotency_key COLLATE "C" ON CONFLICT (idempotency_key) DO NOTHING`,
  values: [
    payouts.map(({ idempotencyKey }) => idempotencyKey),
    payouts.map(({ paymentId }) => paymentId),
    payouts.map(({ provider }) => provider),
  ],
});

/** Only from the step that this statement saw: who waited for another's step takes none. */
const advance = (lastSteps: ReadonlyMap<string, number>): Statement => ({
  text: `UPDATE mock_provider_progress p SET step = p.step + 1
    FROM (SELECT m.idempotency_key, m.step, k.last_step
      FROM (SELECT * FROM unnest($1::text[], $2::int[]) AS u(key, last_step)${rowEstimate(lastSteps.size)}) k
      JOIN mock_provider_progress m ON m.idempotency_key = k.key ORDER BY m.idempotency_key) seen
    WHERE p.idempotency_key = seen.idempotency_key AND p.step = seen.step AND p.step < seen.last_step`,
  values: [[...lastSteps.keys()], [...lastSteps.values()]],
});

/** A separate statement, so that it sees the step of the transaction that came first (READ COMMITTED). */
const standing = (keys: readonly string[]): Statement => ({
  text: 'SELECT idempotency_key, step FROM mock_provider_progress WHERE idempotency_key = ANY($1)',
  values: [keys],
});

/**
 * The simulated vendor's memory in PostgreSQL. Calls of one turn of the event loop are one transaction, in one message: what
 * a vendor has answered stays answered, whatever becomes of the payment's transaction.
 */
export function createMockProgressStore(pool: Pool): MockProgressStore {
  const calls = new TickBatcher((asked: readonly Call[]) => answer(pool, asked));
  return {
    async begin(payout) {
      await calls.ask({ begin: payout });
    },
    advance: (key, lastStep) => calls.ask({ advance: key, lastStep }),
  };
}

/** The steps where payouts stand that went further. */
async function answer(pool: Pool, calls: readonly Call[]): Promise<(number | undefined)[]> {
  const payouts = calls.flatMap((call) => ('begin' in call ? [call.begin] : []));
  const lastSteps = new Map(calls.flatMap((call) => ('advance' in call ? [[call.advance, call.lastStep]] : [])));
  const keys = [...lastSteps.keys()];
  const results = await runAsSystem(pool, [
    ...(payouts.length > 0 ? [begin(payouts)] : []),
    ...(keys.length > 0 ? [advance(lastSteps), standing(keys)] : []),
  ]);
  const rows: readonly { idempotency_key: string; step: number }[] =
    keys.length > 0 ? (results.at(-1)?.rows ?? []) : [];
  const steps = new Map(rows.map((row) => [row.idempotency_key, row.step]));
  return calls.map((call) => ('advance' in call ? steps.get(call.advance) : undefined));
}
