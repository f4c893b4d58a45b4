// Reads across tenants: an operator reads the audit log of all tenants.

import type { Pool } from '../db/connection/pool.ts';
import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import { Transaction } from '../db/transaction.ts';
import type { Source } from './sources.ts';
import { linksBehind, rowsOfSeals } from './stored-chain.ts';

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
  /** The hashed content besides `seq` and `source`; null if the row is gone. */
  readonly content: Readonly<Record<string, unknown>> | null;
}

/** Links in the order of the chain, each with its row: enough to recompute it elsewhere (D-430). */
export async function sealedRows(
  pool: Pool,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<SealedRow[]> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  try {
    const seals = await linksBehind(transaction.reads, after, limit);
    const rowOf = await rowsOfSeals(transaction, seals);
    return seals.map((seal) => {
      const { seq, source, prevHash, hash } = seal;
      return { seq: String(seq), source, prevHash, hash, content: rowOf(seal)?.content ?? null };
    });
  } finally {
    await transaction.rollback();
  }
}
