import { currentTraceparent } from '../tracing/index.ts';
import { writeKind } from './module-writes.ts';
import type { WriteSource } from './write-source.ts';
import type {
  Adjust,
  Audit,
  Enqueue,
  Insert,
  Notify,
  OpenChild,
  Remove,
  Row,
  SendEvent,
  SetContext,
  SqlValue,
  Update,
  Write,
} from './writes.ts';

/** An event with the time at which it happened and the step of its resource. */
export interface ToldEvent extends Notify {
  readonly at: Date;
  readonly sequence: number;
  /** The step that told it; null where tracing is off. */
  readonly traceparent: string | null;
}

/** Writes that end in rows. The others go on to an aggregate: the sender's own, another one, or a new one. */
export type RowWrite = Exclude<Write, SendEvent | OpenChild | SetContext>;

/**
 * Everything a transaction is going to write besides the aggregates' own rows, collected over all its steps. Updates of
 * one row merge, and so does what is added to one, because one statement may touch a row once.
 */
export class Changes {
  readonly inserts: Insert[] = [];
  readonly updates = new Map<string, Update>();
  readonly adjustments = new Map<string, Adjust>();
  readonly removes: Remove[] = [];
  /** By kind, what modules keep of their own writes until the flush. */
  readonly ofModules = new Map<string, unknown[]>();
  readonly jobs: (Enqueue & { readonly fromClockMs: number; readonly traceparent: string | null })[] = [];
  readonly events: ToldEvent[] = [];
  readonly audits: (Audit & { readonly at: Date })[] = [];

  isEmpty(): boolean {
    const merged = this.updates.size + this.adjustments.size + this.ofModules.size;
    return merged === 0 && this.#lists().every((list) => list.length === 0);
  }

  clear(): void {
    this.updates.clear();
    this.adjustments.clear();
    this.ofModules.clear();
    for (const list of this.#lists()) list.length = 0;
  }

  #lists(): unknown[][] {
    const { inserts, removes, jobs, events, audits } = this;
    return [inserts, removes, jobs, events, audits];
  }

  /** The tables that rows are inserted into, besides that of jobs. */
  tables(): ReadonlySet<string> {
    const tables = new Set(this.inserts.map(({ table }) => table));
    if (this.events.length > 0) tables.add('events');
    return tables;
  }

  collect(write: RowWrite, source: WriteSource): void {
    const { step, at, offset } = source;
    switch (write.kind) {
      case 'insert':
        this.insert(write);
        return;
      case 'update':
        this.update(write);
        return;
      case 'adjust':
        this.adjust(write);
        return;
      case 'remove':
        this.remove(write);
        return;
      case 'enqueue':
        this.jobs.push({ ...write, fromClockMs: offset, traceparent: currentTraceparent() });
        return;
      case 'notify':
        this.events.push({ ...write, at, sequence: step, traceparent: currentTraceparent() });
        return;
      case 'audit':
        this.audits.push({ ...write, at });
        return;
      default:
        this.#collectOfModule(write, source);
    }
  }

  #collectOfModule(write: { readonly kind: string }, source: WriteSource): void {
    const collected = this.ofModules.get(write.kind) ?? [];
    collected.push(writeKind(write.kind).collect(write, source));
    this.ofModules.set(write.kind, collected);
  }

  /** A row that is removed and written again in one transaction stays: one statement cannot do both to it. */
  insert(write: Insert): void {
    const rewritten = this.removes.findIndex((gone) => gone.table === write.table && covers(gone.key, write.row));
    if (rewritten >= 0 && write.onConflict === 'ignore') this.removes.splice(rewritten, 1);
    this.inserts.push(write);
  }

  /** Drops rows that this transaction was going to insert, and removes those that stand already. */
  remove(write: Remove): void {
    const kept = this.inserts.filter((made) => made.table !== write.table || !covers(write.key, made.row));
    this.inserts.splice(0, this.inserts.length, ...kept);
    this.removes.push(write);
  }

  /** What several steps add to one row is added at once. */
  adjust(write: Adjust): void {
    const identity = identityOf(write);
    const by = { ...this.adjustments.get(identity)?.by };
    for (const [column, amount = 0n] of Object.entries(write.by)) {
      const before = by[column];
      by[column] = before === undefined ? amount : BigInt(before) + BigInt(amount);
    }
    this.adjustments.set(identity, { ...write, by });
  }

  update(write: Update): void {
    const identity = identityOf(write);
    const earlier = this.updates.get(identity);
    this.updates.set(identity, earlier ? { ...write, patch: { ...earlier.patch, ...write.patch } } : write);
  }
}

const identityOf = ({ table, key }: Update | Adjust): string => `${table}:${JSON.stringify(key, jsonable)}`;

const covers = (key: Insert['row'], row: Insert['row']): boolean =>
  Object.entries(key).every(([column, value]) => sameValue(row[column], value));

/** JSON for PostgreSQL: amounts as strings, which every numeric type reads exactly. */
export function jsonable(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Tells whether two column values are the same to the database. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return JSON.stringify(a, jsonable) === JSON.stringify(b, jsonable);
}

/** The columns of `after` that differ from `before`. */
export function differences(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Row {
  const patch: Record<string, SqlValue> = {};
  for (const key of Object.keys(after)) {
    if (!sameValue(before[key], after[key])) patch[key] = after[key] as SqlValue;
  }
  return patch;
}
