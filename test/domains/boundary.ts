import type { Reads } from '../../src/platform/db/reads.ts';
import type { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';

/** The end in time that every row of the tables is about. */
export const END = new Date('2026-03-02T09:00:00.000Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const ago = (ms: number): Date => new Date(END.getTime() - ms);

/**
 * Something that code compares with a time. `<subject>.expiries.ts` of a domain's tests exports a list of them as
 * `expiries`; `expiry-boundaries.test.ts` asks one millisecond before the end, at it, and after it.
 */
export interface Expiry {
  readonly what: string;
  /** Where it is decided. */
  readonly file: string;
  /** Whether the end itself belongs to the time before it. */
  readonly at: 'still' | 'over';
  /** Whether it still counts at this time. */
  stands(now: Date): boolean | Promise<boolean>;
}

export type Row = Readonly<Record<string, unknown>>;

/** Asks in a transaction that is given up, so that each moment finds the same rows. */
export type Asked = <T>(ask: (reads: Reads, unit: UnitOfWork) => Promise<T>) => Promise<T>;

/**
 * Something that PostgreSQL compares with a time. `<subject>.boundaries.ts` of a domain's tests exports a list of them
 * as `boundaries`; `time-boundaries.test.ts` puts the rows there and runs the service's own statement.
 */
export interface Boundary {
  readonly what: string;
  /** The file of the statement. */
  readonly file: string;
  /** Whether the time itself still belongs to what was before it. */
  readonly at: 'still' | 'over';
  readonly table: string;
  readonly row: Row;
  /** What else has to be there, by its table. */
  readonly beside?: Readonly<Record<string, readonly Row[]>>;
  stands(now: Date, asked: Asked): Promise<boolean>;
}
