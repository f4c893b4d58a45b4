import { readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parseConfig } from '../../src/app/config.ts';
import { preflight } from '../../src/cli/preflight.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { rowsOf } from '../support/database-owner.ts';
import { createDatabase, dropDatabase, onDatabase } from '../support/database-server.ts';
import { run, runProcess } from './run.ts';

let occupied: Server;
let port: string;

beforeAll(async () => {
  occupied = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupied.once('listening', resolve));
  port = String((occupied.address() as { port: number }).port);
});
afterAll(() => occupied.close());

const checked = (variables: Record<string, string>, variable: 'PORT' | 'WORK_PORT' = 'PORT') =>
  preflight(parseConfig(variables), variable).then(
    () => undefined,
    (error: Error & { code?: string }) => [error.code ?? error.name, error.message] as const,
  );

/** One line that says what to do. */
const line = (text: string) => expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*$`));

describe('the checks before a start', () => {
  test.each(['PORT', 'WORK_PORT'] as const)('report a port in use with its variable: %s', async (variable) => {
    expect(await checked({ [variable]: port }, variable)).toEqual(['PortTakenError', line(`set ${variable} to`)]);
  });

  test('accept a free port, any port (0), and no port (off)', async () => {
    expect(await checked({ PORT: '0' })).toBeUndefined();
    expect(await checked({ WORK_PORT: 'off' }, 'WORK_PORT')).toBeUndefined();
  });

  test('report an address of another machine with HOST', async () => {
    expect(await checked({ HOST: '192.0.2.1', PORT: '0' })).toEqual(['HOST_UNUSABLE', line('set HOST to')]);
  });

  test('report a database that does not answer with DATABASE_URL, without its password', async () => {
    const told = await checked({ PORT: '0', DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/none' });
    expect(told).toEqual(['DATABASE_UNAVAILABLE', line('127.0.0.1:1.*correct DATABASE_URL')]);
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  test('accept a database that exists, and report one that does not', async () => {
    const { url } = inject('testServer');
    expect(await checked({ PORT: '0', DATABASE_URL: url })).toBeUndefined();
    const missing = await checked({ PORT: '0', DATABASE_URL: onDatabase(url, 'no_such_database') });
    expect(missing).toEqual(['DATABASE_UNAVAILABLE', line('no_such_database.*correct DATABASE_URL')]);
  });
});

describe('paychart start', () => {
  test('prints one line and creates no database, if the port is in use', async () => {
    const dataDir = await createDataFolder('paychart-preflight-');
    try {
      const ended = await runProcess({ DATA_DIR: dataDir, PORT: port }, ['start']);
      expect([ended.status, ended.stdout]).toEqual([1, '']);
      expect(ended.stderr).toBe(
        `Port ${port} on 127.0.0.1 is taken: stop the program that uses it, or set PORT to another port\n`,
      );
      expect(await readdir(dataDir)).toEqual([]);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  test('gives the statement for a user who may not create the roles, as every command does', async () => {
    // A server of its own has no roles yet; on this one they exist, and belong to somebody else.
    const { url: server, run: prefix } = inject('testServer');
    const [name, user] = [`${prefix}_guest`, `${prefix}_guest_user`];
    await createDatabase(server, name);
    await rowsOf(server, `CREATE ROLE ${user} LOGIN PASSWORD 'secret'`);
    try {
      const url = new URL(onDatabase(server, name));
      url.username = user;
      url.password = 'secret';
      const todo = `GRANT paychart_app, paychart_system, paychart_retention TO "${user}";`;
      expect(await checked({ PORT: '0', DATABASE_URL: url.href })).toEqual(['DATABASE_ROLE', line(todo)]);
      const ended = await run({ DATABASE_URL: url.href }, ['migrate']);
      expect([ended.status, ended.stderr.trimEnd()]).toEqual([1, line(todo)]);
    } finally {
      await dropDatabase(server, name);
      await rowsOf(server, `DROP ROLE ${user}`);
    }
  });
});
