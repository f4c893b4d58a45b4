// Reads across tenants: a job belongs to no request, so its lookups have the system role.

import type { QueryResult } from 'pg';
import type { RowReads } from '../db/reads.ts';
import { camelRow } from '../db/rows/case.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import { type Query, statementOf } from '../db/statement.ts';
import { TickBatcher } from '../db/tick-batcher.ts';
import type { Engine } from '../lifecycle/engine.ts';

/**
 * Reads with the system role, outside the transaction of any job. The questions that jobs ask in one turn of the event loop
 * share a transaction, because jobs that are leased together begin together.
 */
export function sharedReads({ pool, fault }: Pick<Engine, 'pool' | 'fault'>): RowReads {
  const ask = (queries: readonly Query[]): Promise<QueryResult[]> => runAsSystem(pool, queries.map(statementOf), fault);
  const together = new TickBatcher(ask);
  const many = async <T extends object>(query: Query): Promise<T[]> => {
    // A question that fails takes the others of its transaction with it: each is asked again in one of its own.
    const result = await together.ask(query).catch(async () => (await ask([query]))[0]);
    return (result?.rows ?? []).map((row) => camelRow<T>(row));
  };
  return { many, one: async <T extends object>(query: Query) => (await many<T>(query))[0] };
}
