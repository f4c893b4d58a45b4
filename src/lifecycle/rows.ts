import { camelRow, snake } from '../db/case.ts';
import type { Statement } from '../db/transaction.ts';
import type { Live } from './live.ts';
import { leafOfRow, type Shape } from './shape.ts';

const lockTexts = new WeakMap<Shape, { mine: string; any: string }>();

/**
 * Locks rows of one machine in id order, with the offset of the clock that rules each. `tenantId` is the first wall of
 * tenant isolation; null for workers, who see all tenants.
 */
export function lockStatement(shape: Shape, ids: readonly string[], tenantId: string | null): Statement {
  let texts = lockTexts.get(shape);
  if (texts === undefined) {
    const { table, clock, parties } = shape.meta;
    const head = `SELECT t.*, COALESCE((SELECT c.offset_ms FROM tenant_clocks c WHERE c.tenant_id = t.${snake(clock)}), 0)
      AS clock_offset_ms FROM ${table} t WHERE t.id = ANY($1)`;
    const tail = 'ORDER BY t.id FOR UPDATE OF t';
    texts = {
      any: `${head} ${tail}`,
      mine: `${head} AND $2 IN (${parties.map((key) => `t.${snake(key)}`).join(', ')}) ${tail}`,
    };
    lockTexts.set(shape, texts);
  }
  return tenantId === null ? { text: texts.any, values: [ids] } : { text: texts.mine, values: [ids, tenantId] };
}

interface EngineColumns {
  readonly id: string;
  readonly status: string;
  readonly publicStatus?: string;
  readonly step: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly clockOffsetMs: bigint;
}

/** Rehydrates a locked row. */
export function liveOfRow(shape: Shape, row: Readonly<Record<string, unknown>>, realNow: Date): Live {
  const { id, status, publicStatus, step, createdAt, updatedAt, clockOffsetMs, ...context } = camelRow<
    EngineColumns & Record<string, unknown>
  >(row);
  const leaf = leafOfRow(shape, status, publicStatus);
  const offset = Number(clockOffsetMs);
  return {
    shape,
    id,
    loaded: { leaf, context },
    leaf,
    context,
    step,
    steps: [],
    clockOffsetMs: offset,
    now: new Date(realNow.getTime() + offset),
    createdAt,
    updatedAt,
  };
}
