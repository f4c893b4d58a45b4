import { camel, snake } from '../../db/rows/case.ts';
import type { Statement } from '../../db/statement.ts';
import { recordCopier } from '../../records.ts';
import { type CompiledMachine, leafOfRow } from '../compiled-machine.ts';
import type { TrackedAggregate } from './tracked-aggregate.ts';

interface LockTexts {
  /** For traces. */
  readonly name: string;
  readonly head: string;
  readonly one: string;
  readonly many: string;
  /** The first wall of tenant isolation, behind the tenant's parameter where there is a tenant. */
  readonly isParty: string;
}

const lockTexts = new WeakMap<CompiledMachine, LockTexts>();

function textsOf(compiled: CompiledMachine): LockTexts {
  let texts = lockTexts.get(compiled);
  if (texts === undefined) {
    const { table, clock, parties } = compiled.meta;
    const offset = `COALESCE((SELECT c.offset_ms FROM tenant_clocks c WHERE c.tenant_id = t.${snake(clock)}), 0)`;
    const head = `SELECT t.*, ${offset} AS clock_offset_ms FROM ${table} t WHERE`;
    texts = {
      name: `lock ${table}`,
      head,
      // By equality: the generic plan of `= ANY` looks dearer than it is, so that it would be planned anew each time.
      one: `${head} t.id = $1`,
      many: `${head} t.id = ANY($1)`,
      isParty: `IN (${parties.map((key) => `t.${snake(key)}`).join(', ')})`,
    };
    lockTexts.set(compiled, texts);
  }
  return texts;
}

/**
 * Locks rows of one machine in id order, with the offset of the clock that rules each. `tenantId` is the first wall of
 * tenant isolation; null for workers, who see all tenants.
 */
export function lockStatement(compiled: CompiledMachine, ids: readonly string[], tenantId: string | null): Statement {
  const { name, one, many, isParty } = textsOf(compiled);
  const [condition, key] = ids.length === 1 ? [one, ids[0]] : [many, ids];
  return tenantId === null
    ? { name, text: `${condition} ORDER BY t.id FOR UPDATE OF t`, values: [key] }
    : { name, text: `${condition} AND $2 ${isParty} ORDER BY t.id FOR UPDATE OF t`, values: [key, tenantId] };
}

/** Values that rows share, by the names of their context. A list stands for any of its values. */
export type Common = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Locks the rows that have these values, in id order, whichever they are; `tenantId` as above. */
export function lockAllStatement(compiled: CompiledMachine, common: Common, tenantId: string | null): Statement {
  const { name, head, isParty } = textsOf(compiled);
  const conditions = Object.entries(common).map(([name, value], at) =>
    Array.isArray(value) ? `t.${snake(name)} = ANY($${at + 1})` : `t.${snake(name)} = $${at + 1}`,
  );
  const values: unknown[] = Object.values(common);
  if (tenantId !== null) conditions.push(`$${values.push(tenantId)} ${isParty}`);
  return { name, text: `${head} ${conditions.join(' AND ')} ORDER BY t.id FOR UPDATE OF t`, values };
}

/** Columns of every lifecycle's table, which the engine keeps, and the offset that is read with them. */
interface EngineColumns {
  readonly id: string;
  readonly status: string;
  readonly public_status?: string;
  readonly step: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly clock_offset_ms: bigint;
  /** Of lifecycles whose life is a trace. */
  readonly traceparent?: string | null;
}

const ENGINE_COLUMNS: ReadonlySet<string> = new Set<keyof EngineColumns>([
  'id',
  'status',
  'public_status',
  'step',
  'created_at',
  'updated_at',
  'clock_offset_ms',
  'traceparent',
]);

const contextOfRow = recordCopier((column) => (ENGINE_COLUMNS.has(column) ? undefined : camel(column)));

/** Rehydrates a locked row. */
export function trackedFromRow(
  compiled: CompiledMachine,
  row: Readonly<Record<string, unknown>>,
  realNow: Date,
): TrackedAggregate {
  const own = row as unknown as EngineColumns;
  const context = contextOfRow(row);
  const leaf = leafOfRow(compiled, own.status, own.public_status);
  const offset = Number(own.clock_offset_ms);
  return {
    compiled,
    id: own.id,
    loaded: { leaf, context },
    leaf,
    context,
    step: own.step,
    steps: [],
    clockOffsetMs: offset,
    now: new Date(realNow.getTime() + offset),
    createdAt: own.created_at,
    updatedAt: own.updated_at,
    traceparent: own.traceparent ?? null,
  };
}

/** The offset of a tenant's test clock, in milliseconds. */
export const clockStatement = (tenantId: string): Statement => ({
  text: 'SELECT offset_ms FROM tenant_clocks WHERE tenant_id = $1',
  values: [tenantId],
});
