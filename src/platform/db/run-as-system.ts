// Reads across tenants: the service's own statements have the system role.

import type { QueryResult } from 'pg';
import type { Connections } from './connection/pool.ts';
import { type FaultPoint, noFaults } from './faults.ts';
import type { Statement } from './statement.ts';
import { Transaction } from './transaction.ts';

/** A transaction whose statements are known from the start, in one message from BEGIN to COMMIT; answers their results. */
export async function runAsSystem(
  pool: Connections,
  statements: readonly Statement[],
  fault: FaultPoint = noFaults,
): Promise<QueryResult[]> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null }, fault);
  try {
    return await transaction.commit(statements);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
