import { canonicalJson, sha256Hex } from '../crypto/index.ts';
import type { Statement } from '../db/transaction.ts';

/** The append-only tables that the chain covers (D-430). */
export type Source = 'lifecycle_log' | 'audit_log';

/** A row as it is chained: `id` is its key as text, `content` what the hash is made of. */
export interface ChainedRow {
  readonly source: Source;
  readonly id: string;
  /** The writing transaction, an xid8. */
  readonly tx: bigint;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What comes before the first row. */
export const GENESIS = '0'.repeat(64);

/**
 * The columns that are hashed, by name: a column that a later migration adds must not change what old hashes mean.
 * jsonb and xid8 travel as text, so that no number passes through a float.
 */
const COLUMNS: Readonly<Record<Source, string>> = {
  lifecycle_log: `t.aggregate_id AS "aggregateId", t.step, t.machine, t.machine_hash AS "machineHash", t.event,
    t.from_status AS "fromStatus", t.from_public AS "fromPublic", t.to_status AS "toStatus", t.to_public AS "toPublic",
    t.actor, t.request_id AS "requestId", t.at, t.tx::text AS tx`,
  audit_log: `t.id, t.at, t.tenant_id AS "tenantId", t.actor_type AS "actorType", t.actor_id AS "actorId", t.action,
    t.resource_id AS "resourceId", t.request_id AS "requestId", t.data::text AS data, t.tx::text AS tx`,
};

const ORDER: Readonly<Record<Source, string>> = {
  lifecycle_log: 't.tx, t.aggregate_id, t.step',
  audit_log: 't.tx, t.id',
};

/** The key of a row as `seals.row_id` has it. */
export const ROW_ID: Readonly<Record<Source, string>> = {
  lifecycle_log: `t.aggregate_id || ':' || t.step`,
  audit_log: 't.id',
};

/** The oldest unsealed rows of a table whose transactions lie in [from, before). */
export const unsealedRows = (source: Source, from: bigint, before: bigint, limit: number): Statement => ({
  text: `SELECT ${COLUMNS[source]} FROM ${source} t WHERE t.tx >= $1::xid8 AND t.tx < $2::xid8
    AND NOT EXISTS (SELECT FROM seals s WHERE s.source = '${source}' AND s.row_id = ${ROW_ID[source]})
    ORDER BY ${ORDER[source]} LIMIT $3`,
  values: [String(from), String(before), limit],
});

/** The rows of these ids; what was removed is not among them. */
export function rowsOf(source: Source, ids: readonly string[]): Statement {
  if (source === 'audit_log') {
    return { text: `SELECT ${COLUMNS[source]} FROM audit_log t WHERE t.id = ANY($1)`, values: [ids] };
  }
  const keys = ids.map((id) => ({ id: id.slice(0, id.lastIndexOf(':')), step: id.slice(id.lastIndexOf(':') + 1) }));
  return {
    text: `SELECT ${COLUMNS[source]} FROM lifecycle_log t
      JOIN unnest($1::text[], $2::text[]) AS k(id, step) ON t.aggregate_id = k.id AND t.step::text = k.step`,
    values: [keys.map(({ id }) => id), keys.map(({ step }) => step)],
  };
}

/** A row of either query. */
export function chainedRow(source: Source, row: Readonly<Record<string, unknown>>): ChainedRow {
  const id = source === 'audit_log' ? String(row.id) : `${row.aggregateId}:${row.step}`;
  const content: Record<string, unknown> = { ...row, at: (row.at as Date).toISOString() };
  if (typeof row.data === 'string') content.data = parseExactly(row.data);
  return { source, id, tx: BigInt(String(row.tx)), content };
}

/** The link of a row: sha256(prevHash ‖ canonical JSON of everything else that the record has) (D-430). */
export const linkHash = (prevHash: string, seq: bigint, { source, content }: ChainedRow): string =>
  sha256Hex(`${prevHash}${canonicalJson({ ...content, source, seq: String(seq) })}`);

type SourceText = { readonly source?: string };

/** Numbers that canonical JSON does not know (fractions, beyond 2^53) are hashed as the text that the database holds. */
function parseExactly(json: string): unknown {
  const keepText = (_key: string, value: unknown, context?: SourceText): unknown =>
    typeof value === 'number' && !Number.isSafeInteger(value) ? (context?.source ?? String(value)) : value;
  return JSON.parse(json, keepText as Parameters<typeof JSON.parse>[1]);
}
