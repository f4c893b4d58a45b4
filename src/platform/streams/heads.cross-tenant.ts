// Reads across tenants: one query serves the streams of all tenants of a process, and reads counters and credentials alone.

import type { QueryResult } from 'pg';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Statement } from '../db/statement.ts';
import type { Engine } from '../lifecycle/engine.ts';

/** The number of the last event of each of these feeds; none of a feed without events. */
export async function headsOf({ pool, fault }: Engine, tenantIds: readonly string[]): Promise<Map<string, bigint>> {
  const [result] = await runAsSystem(pool, [heads(tenantIds)], fault);
  const rows: { readonly tenant_id: string; readonly last_sequence: bigint }[] = result?.rows ?? [];
  return new Map(rows.map((row) => [row.tenant_id, BigInt(row.last_sequence)]));
}

const heads = (tenantIds: readonly string[]): Statement => ({
  text: 'SELECT tenant_id, last_sequence FROM feed_counters WHERE tenant_id = ANY($1::text[])',
  values: [tenantIds],
});

/** In one message. */
export const askStandings = ({ pool, fault }: Engine, statements: readonly Statement[]): Promise<QueryResult[]> =>
  statements.length === 0 ? Promise.resolve([]) : runAsSystem(pool, statements, fault);
