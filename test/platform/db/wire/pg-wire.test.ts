import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Wire, wireOf, wireValue } from '../../../../src/platform/db/wire/pg-wire.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';

const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8'));

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url, pipeline: true } as pg.ClientConfig);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** A query that writes its own messages, and notes which methods pg calls. */
class Noted extends pg.Query {
  readonly heard: string[] = [];
  readonly ready = Promise.withResolvers<void>();
  readonly #write: (wire: Wire) => void;

  constructor(write: (wire: Wire) => void) {
    super('');
    this.#write = write;
  }

  override submit = (connection: unknown): undefined => {
    const wire = wireOf(connection);
    this.#write(wire);
    wire.sync();
  };
  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.heard.push(`columns ${fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join()}`);
  }
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.heard.push(`row ${JSON.stringify(fields)}`);
  }
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.heard.push(text);
  }
  handleEmptyQuery(): void {
    this.heard.push('empty');
  }
  handleError(error: { readonly code: string }): void {
    this.heard.push(error.code);
    // pg asks nothing of it any more.
    this.ready.resolve();
  }
  handleReadyForQuery(): void {
    this.ready.resolve();
  }
}

async function heardOf(write: (wire: Wire) => void): Promise<string[]> {
  const noted = new Noted(write);
  client.query(noted);
  await noted.ready.promise;
  return noted.heard;
}

const asked = (wire: Wire, text: string, values: readonly unknown[] = []): void => {
  wire.parse({ name: '', text });
  wire.bind({ statement: '', values: values.map(wireValue) });
  wire.describe({ type: 'P', name: '' });
  wire.execute({});
};

describe('the internals of pg that the service uses', () => {
  test('belong to the exact version in package.json, and no other can be installed', () => {
    const named = read(new URL('../../../../package.json', import.meta.url)).dependencies.pg;
    const installed = read(createRequire(import.meta.url).resolve('pg/package.json')).version;
    expect(named).toMatch(/^\d+\.\d+\.\d+$/);
    expect(installed).toBe(named);
  });

  test('write protocol messages for a query, and report each answer of the server', async () => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const write = vi.spyOn(stream, 'write');
    const heard = await heardOf((wire) => {
      wire.close({ type: 'S', name: 'never prepared' });
      asked(wire, 'SELECT $1::int AS n, NULL AS nothing', [7]);
      asked(wire, '');
    });
    const types = write.mock.calls.map(([message]) => String.fromCharCode((message as unknown as Buffer)[0] ?? 0));
    write.mockRestore();
    expect(types.join('')).toBe('CPBDEPBDES');
    expect(heard).toEqual(['columns n 23,nothing 25', 'row ["7",null]', 'SELECT 1', 'empty']);
  });

  test('end a query on failure, and continue the connection after its Sync', async () => {
    expect(await heardOf((wire) => asked(wire, 'SELECT 1 / 0'))).toEqual(['22012']);
    expect(await heardOf((wire) => asked(wire, 'SELECT 1'))).toContain('SELECT 1');
  });

  test('run a prepared statement by its name alone', async () => {
    await heardOf((wire) => wire.parse({ name: 'twice', text: 'SELECT 2 * $1::int' }));
    const heard = await heardOf((wire) => {
      wire.bind({ statement: 'twice', values: ['21'] });
      wire.execute({});
    });
    expect(heard).toEqual(['row ["42"]', 'SELECT 1']);
  });

  test('send parameters as text, bytes or null, and times as UTC', () => {
    const bytes = Buffer.from([1]);
    const values = [null, undefined, 7, 7n, true, bytes, { a: 1 }, ['a', null], new Date(0)].map(wireValue);
    const texts = ['7', '7', 'true', bytes, '{"a":1}', '{"a",NULL}', '1970-01-01T00:00:00.000+00:00'];
    expect(values).toEqual([null, null, ...texts]);
  });

  test.each(['parse', 'bind', 'describe', 'execute', 'close', 'sync', 'stream'] as const)(
    'refuse by name a connection without %s',
    (name) => {
      const connection = (client as unknown as { connection: Wire }).connection;
      const method = () => undefined;
      const whole = { parse: method, bind: method, describe: method, execute: method, close: method, sync: method };
      expect(wireOf(connection)).toBe(connection);
      expect(() => wireOf({ ...whole, stream: { cork: method, uncork: method }, [name]: undefined })).toThrow(
        `has no ${name}`,
      );
    },
  );
});
