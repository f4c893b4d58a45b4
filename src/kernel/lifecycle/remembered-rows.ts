import { columnTypes } from '../../../generated/database/column-types.ts';
import { camel, snake } from '../db/case.ts';
import { type ColumnTypes, jsonValue } from '../db/row-source.ts';
import { RecentMap } from '../recent-map.ts';
import { recordMaker } from '../records.ts';
import { isEngineColumn } from './rows.ts';
import type { TrackedAggregate } from './tracked-aggregate.ts';

/** Rows that a process remembers. One of a payment takes two kilobytes: 20 MB in all. */
const MOST_ROWS = 10_000;

/** What was erased from the database does not stay in memory for long, although nothing is done with it. */
const REMEMBER_MS = 600_000;

/**
 * A transaction that was wrong costs a message to PostgreSQL and the work, and one that was right saves a message. So memory
 * is left alone for a while when one was wrong for fewer than so many that were right.
 */
const WORTH_IT = 4;
const MOST_CREDIT = 64;

/**
 * Nobody may learn from the time of a refusal whether there is a row of these lifecycles that belongs to somebody else, or
 * that is used up: each is looked for in the same way as one that there is not.
 */
const NEVER: ReadonlySet<string> = new Set(['twofa-challenge', 'twofa-factor', 'verification-handoff']);

/** A lifecycle's row as this process has committed it. */
export interface RememberedRow
  extends Pick<TrackedAggregate, 'leaf' | 'context' | 'step' | 'clockOffsetMs' | 'createdAt' | 'updatedAt'> {
  /** The transaction that wrote it: `xmin` of the row for as long as nobody has changed it. */
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Rows as this process has committed them. Who takes one from here asserts its version when it next asks PostgreSQL for
 * anything, and locks the row with that; nothing may come of it before.
 */
export class RememberedRows {
  readonly #rows = new RecentMap<string, RememberedRow>(MOST_ROWS);
  #credit = MOST_CREDIT;

  /** A row, while memory is worth a try. */
  find(machine: string, id: string, now: Date): RememberedRow | undefined {
    const row = this.#rows.get(keyOf(machine, id));
    if (row === undefined || row.until <= now.getTime()) return undefined;
    if (this.#credit > 0) return row;
    this.#credit += 1 / (2 * WORTH_IT);
    return undefined;
  }

  /** After the commit of a transaction. */
  keep(aggregates: readonly TrackedAggregate[], version: string, now: Date): void {
    const until = now.getTime() + REMEMBER_MS;
    for (const tracked of aggregates) {
      if (tracked.steps.length === 0 || NEVER.has(tracked.compiled.machine.id)) continue;
      const key = keyOf(tracked.compiled.machine.id, tracked.id);
      const context = storedContext(tracked);
      if (context === undefined) {
        this.#rows.delete(key);
        continue;
      }
      const { leaf, step, clockOffsetMs, createdAt, updatedAt } = tracked;
      this.#rows.set(key, { version, until, leaf, context, step, clockOffsetMs, createdAt, updatedAt });
    }
  }

  /** A clock was moved: the rows that it rules are none as they are remembered. */
  forgetAll(): void {
    this.#rows.clear();
  }

  /** What a transaction took from here was as it is remembered. */
  proved(): void {
    this.#credit = Math.min(MOST_CREDIT, this.#credit + 1);
  }

  /** One of these was not. */
  disproved(aggregates: readonly TrackedAggregate[]): void {
    this.#credit -= WORTH_IT;
    for (const { compiled, id } of aggregates) this.#rows.delete(keyOf(compiled.machine.id, id));
  }
}

const keyOf = (machine: string, id: string): string => `${machine}:${id}`;

/** Columns as PostgreSQL will return them; undefined where it may put one in other words. */
function storedContext({ compiled, loaded, context }: TrackedAggregate): Readonly<Record<string, unknown>> | undefined {
  const types = columnTypes[compiled.meta.table];
  if (types === undefined) return undefined;
  const whole = loaded === null ? { ...emptyContext(compiled.meta.table, types), ...context } : context;
  const otherwise: Record<string, unknown> = {};
  for (const column of Object.keys(context)) {
    const value = context[column];
    if (loaded !== null && loaded.context[column] === value) continue;
    const returned = returnedValue(types[snake(column)], value);
    if (returned === undefined) return undefined;
    if (returned !== value) otherwise[column] = returned;
  }
  // Most steps change a few texts and times, which come back as they are: no copy of seventy columns.
  return Object.keys(otherwise).length === 0 ? whole : { ...whole, ...otherwise };
}

const emptyContexts = new Map<string, () => Record<string, unknown>>();

/** Of a new row: a column that it does not name has no value. */
function emptyContext(table: string, types: ColumnTypes): Record<string, unknown> {
  let make = emptyContexts.get(table);
  if (make === undefined) {
    const columns = Object.keys(types).filter((column) => !isEngineColumn(column));
    make = recordMaker(columns.map(camel));
    emptyContexts.set(table, make);
  }
  return make();
}

/** The value of a column as it comes back; undefined where that is not known. */
function returnedValue(type: string | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'bool':
      return typeof value === 'boolean' ? value : undefined;
    case 'int2':
    case 'int4':
      return typeof value === 'number' ? value : undefined;
    case 'int8':
    case 'numeric':
      return typeof value === 'bigint' ? value : undefined;
    case 'timestamptz':
      return value instanceof Date ? value : undefined;
    case '_text':
      return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
    case 'jsonb':
      return JSON.parse(JSON.stringify(jsonValue(value)));
    default:
      return undefined;
  }
}
