// Passes the walls of tenants: an operator reads the audit log.

import type { Pool } from '../db/pool.ts';
import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import { Transaction } from '../db/transaction.ts';
import { chainedRow, rowsOf, type Source } from './sources.ts';

export interface AuditFilter {
  readonly limit: number;
  readonly tenant?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly resource?: string | undefined;
  readonly request?: string | undefined;
}

/** A row of the audit log as operators read it (D-430). */
export interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly tenantId: string | null;
  readonly actorType: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly resourceId: string;
  readonly requestId: string | null;
  readonly data: unknown;
}

/** The newest rows that fit, the newest last. `reads` sees all tenants. */
export async function newestAudits(reads: RowReads, filter: AuditFilter): Promise<AuditRow[]> {
  const columns = { tenant_id: filter.tenant, actor_id: filter.actor, action: filter.action };
  const also = { resource_id: filter.resource, request_id: filter.request };
  const list = sql('audit_log')
    .select('id', 'at', 'tenant_id', 'actor_type', 'actor_id', 'action', 'resource_id', 'request_id', 'data')
    .orderBy('id', 'desc')
    .limit(filter.limit);
  for (const [column, value] of Object.entries({ ...columns, ...also })) {
    if (value !== undefined) list.where({ [column]: value });
  }
  const rows = await reads.many<Omit<AuditRow, 'at'> & { at: Date }>(list);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() })).reverse();
}

/** A link of the chain with what it seals. */
export interface SealedRow {
  readonly seq: string;
  readonly source: Source;
  readonly prevHash: string;
  readonly hash: string;
  /** What is hashed besides `seq` and `source`; null where the row is gone. */
  readonly content: Readonly<Record<string, unknown>> | null;
}

/** Links in the order of the chain, each with its row: enough to recompute it elsewhere (D-430). */
export async function sealedRows(
  pool: Pool,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<SealedRow[]> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    const text = 'SELECT seq, source, row_id, prev_hash, hash FROM seals WHERE seq > $1 ORDER BY seq LIMIT $2';
    const [found] = await transaction.pipeline([{ text, values: [String(after), limit] }]);
    const seals: { seq: bigint; source: Source; row_id: string; prev_hash: string; hash: string }[] = found?.rows ?? [];
    const contents = new Map<string, SealedRow['content']>();
    for (const source of ['lifecycle_log', 'audit_log'] as const) {
      const ids = seals.filter((seal) => seal.source === source).map(({ row_id }) => row_id);
      const [rows] = ids.length > 0 ? await transaction.pipeline([rowsOf(source, ids)]) : [];
      for (const row of rows?.rows ?? []) {
        const { id, content } = chainedRow(source, row);
        contents.set(`${source} ${id}`, content);
      }
    }
    return seals.map(({ seq, source, row_id, prev_hash, hash }) => ({
      ...{ seq: String(seq), source, prevHash: prev_hash, hash },
      content: contents.get(`${source} ${row_id}`) ?? null,
    }));
  } finally {
    await transaction.rollback();
  }
}
