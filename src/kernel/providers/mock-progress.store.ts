// Passes the walls of tenants: the simulated provider keeps its own progress.

import type { Knex } from 'knex';
import type { Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { Transaction } from '../db/transaction.ts';
import type { MockProgress, MockProgressStore } from './mock-progress.ts';

const TABLE = 'mock_provider_progress';

const rowOf = (idempotencyKey: string): Knex.QueryBuilder =>
  sql(TABLE).select('idempotency_key', 'payment_id', 'provider', 'step').where({ idempotency_key: idempotencyKey });

const write = (next: MockProgress, from: number | null): Knex.QueryBuilder => {
  const { idempotencyKey, paymentId, provider, step } = next;
  return from === null
    ? sql(TABLE)
        .insert({ idempotency_key: idempotencyKey, payment_id: paymentId, provider, step })
        .onConflict('idempotency_key')
        .ignore()
    : sql(TABLE).where({ idempotency_key: idempotencyKey, step: from }).update({ step });
};

/**
 * The simulated vendor's memory in PostgreSQL. Each call is a transaction of its own: what a vendor has answered stays
 * answered, whatever becomes of the payment's transaction.
 */
export const createMockProgressStore = (pool: Pool): MockProgressStore => {
  const transact = async (key: string, first?: Knex.QueryBuilder): Promise<MockProgress | undefined> => {
    const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
    try {
      if (first) await transaction.reads.many(first);
      // A statement of its own, so that it sees the row of whoever came first (READ COMMITTED).
      const standing = await transaction.reads.one<MockProgress>(rowOf(key));
      await transaction.commit();
      return standing;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  };
  return {
    get: (key) => transact(key),
    advance: async (next, from) => {
      const standing = await transact(next.idempotencyKey, write(next, from));
      if (!standing) throw new Error(`mock progress: no row ${next.idempotencyKey}`);
      return standing;
    },
  };
};
