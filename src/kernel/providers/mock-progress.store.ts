// Passes the walls of tenants: the simulated provider keeps its own progress.

import type { Pool } from '../db/pool.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { MockProgressStore } from './mock-progress.ts';

const BEGIN = `INSERT INTO mock_provider_progress (idempotency_key, payment_id, provider, step) VALUES ($1, $2, $3, 0)
  ON CONFLICT (idempotency_key) DO NOTHING`;

/** Only from the step that this statement saw: who waited for another's step takes none. */
const ADVANCE = `UPDATE mock_provider_progress p SET step = p.step + 1
  FROM (SELECT step FROM mock_provider_progress WHERE idempotency_key = $1) seen
  WHERE p.idempotency_key = $1 AND p.step = seen.step AND p.step < $2`;

/** A statement of its own, so that it sees the step of whoever came first (READ COMMITTED). */
const STANDING = 'SELECT step FROM mock_provider_progress WHERE idempotency_key = $1';

/**
 * The simulated vendor's memory in PostgreSQL. Each call is a transaction of its own, in one message: what a vendor has
 * answered stays answered, whatever becomes of the payment's transaction.
 */
export const createMockProgressStore = (pool: Pool): MockProgressStore => {
  return {
    async begin({ idempotencyKey, paymentId, provider }) {
      await runAsSystem(pool, [{ text: BEGIN, values: [idempotencyKey, paymentId, provider] }]);
    },
    async advance(key, lastStep) {
      const [, standing] = await runAsSystem(pool, [
        { text: ADVANCE, values: [key, lastStep] },
        { text: STANDING, values: [key] },
      ]);
      return standing?.rows[0]?.step;
    },
  };
};
