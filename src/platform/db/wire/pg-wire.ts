import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/**
 * What Paychart uses of pg beyond its public interface. Everything of it is in this folder, and
 * test/platform/db/wire/pg-wire.test.ts holds the installed version to it:
 *
 * - `client.query` takes an object that extends `pg.Query`, and calls its `submit` with the connection.
 * - The connection writes protocol messages (`parse`, `bind`, `describe`, `execute`, `close`, `sync`) to its stream.
 * - The messages of the server come to the object's `handle...` methods, until `handleReadyForQuery` or `handleError` ends it.
 * - `prepareValue` turns a parameter into what is sent.
 *
 * pg's own pipeline mode, which the pool switches on, ends each query with a Sync, and PostgreSQL answers each one by
 * itself. Steps of seven statements on eight connections reached 0.75 of the rate with it (0.65 to 0.91, five rounds in
 * turns), at 1.6 times the CPU of this process.
 */
export interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { readonly name: string; readonly text: string }): void;
  bind(message: { readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(message: { readonly type: 'P'; readonly name: string }): void;
  execute(message: object): void;
  close(message: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}

const METHODS = ['parse', 'bind', 'describe', 'execute', 'close', 'sync'] as const satisfies readonly (keyof Wire)[];

/** @throws where the installed pg has another connection than the one that this was written for. */
export function wireOf(connection: unknown): Wire {
  const wire = connection as Partial<Wire>;
  const missing = [
    ...METHODS.filter((name) => typeof wire[name] !== 'function'),
    ...(typeof wire.stream?.cork === 'function' && typeof wire.stream.uncork === 'function' ? [] : ['stream']),
  ];
  if (missing.length > 0) throw new Error(`The connection of this version of pg has no ${missing.join(', ')}`);
  return wire as Wire;
}

// By default pg sends a Date in local time, whose offset has no seconds: zones had seconds in their offsets once.
pg.defaults.parseInputDatesAsUTC = true;

/** A parameter as it is sent. */
export const wireValue = (value: unknown): string | Buffer | null => prepareValue(value);
