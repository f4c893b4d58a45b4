import { canonicalJson, sha256Hex } from '../crypto/index.ts';
import type { Statement } from '../db/statement.ts';

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

/** The position before the first row. */
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

/** The key of a row as `seals.row_ids` has it. */
export const ROW_ID: Readonly<Record<Source, string>> = {
  lifecycle_log: `t.aggregate_id || ':' || t.step`,
  audit_log: 't.id',
};

/** A place in the histories: every row up to and with this one is sealed. Of one transaction lifecycle rows come first. */
export interface Place {
  readonly tx: bigint;
  /** The last row that is sealed of that transaction; null before its first. */
  readonly row: { readonly source: Source; readonly id: string } | null;
}

/** As `cursors.row_id` has it. */
export const rowText = ({ row }: Place): string => (row === null ? '' : `${row.source}:${row.id}`);

export function placeOf(tx: bigint, text: string): Place {
  if (text === '') return { tx, row: null };
  const end = text.indexOf(':');
  return { tx, row: { source: text.slice(0, end) as Source, id: text.slice(end + 1) } };
}

/** The oldest rows of a table behind a place, of transactions before one: a piece of the index of these columns. */
export function rowsBehind(source: Source, place: Place, before: bigint, limit: number): Statement {
  const { columns, key, values } = source === 'lifecycle_log' ? lifecycleKey(place) : auditKey(place);
  return {
    text: `SELECT ${COLUMNS[source]} FROM ${source} t WHERE (${columns}) > ${key} AND t.tx < $1::text::xid8
      ORDER BY ${columns} LIMIT ${limit}`,
    values: [String(before), ...values],
  };
}

function lifecycleKey({ tx, row }: Place) {
  const columns = 't.tx, t.aggregate_id, t.step';
  const key = '($2::text::xid8, $3, $4::int)';
  if (row === null) return { columns, key, values: [String(tx), '', 0] };
  // Its lifecycle rows are behind it as soon as an audit row is sealed.
  if (row.source === 'audit_log') return { columns, key, values: [String(tx + 1n), '', 0] };
  const [id, step] = stepOf(row.id);
  return { columns, key, values: [String(tx), id, Number(step)] };
}

function auditKey({ tx, row }: Place) {
  const id = row?.source === 'audit_log' ? row.id : '';
  return { columns: 't.tx, t.id', key: '($2::text::xid8, $3)', values: [String(tx), id] };
}

/** An aggregate's id and the step, of a lifecycle row's key. */
const stepOf = (id: string): [string, string] => [id.slice(0, id.lastIndexOf(':')), id.slice(id.lastIndexOf(':') + 1)];

/** The rows of these ids; what was removed is not among them. */
export function rowsOf(source: Source, ids: readonly string[]): Statement {
  if (source === 'audit_log') {
    return { text: `SELECT ${COLUMNS[source]} FROM audit_log t WHERE t.id = ANY($1)`, values: [ids] };
  }
  const keys = ids.map(stepOf);
  return {
    text: `SELECT ${COLUMNS[source]} FROM lifecycle_log t
      JOIN unnest($1::text[], $2::text[]) AS k(id, step) ON t.aggregate_id = k.id AND t.step::text = k.step`,
    values: [keys.map(([id]) => id), keys.map(([, step]) => step)],
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
