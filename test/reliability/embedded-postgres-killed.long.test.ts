import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { PROGRAM } from '../cli/run.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { eventually } from '../support/service.ts';

const PATIENCE_MS = 120_000;
const CALLERS = 6;

describe('paychart start, when its PostgreSQL is killed', { timeout: 4 * PATIENCE_MS }, () => {
  let dataDir: string;
  let child: ChildProcess;
  let said: string;
  let exited: Promise<[number | null]>;

  beforeEach(async () => {
    dataDir = await createDataFolder('paychart-killed-');
    said = '';
    child = spawn(process.execPath, [PROGRAM, 'start'], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_NO_WARNINGS: '1',
        DATA_DIR: dataDir,
        PORT: '0',
        RATE_LIMIT_PER_MINUTE: '0',
        // No chain is needed here, and its start takes the longest.
        RPC_URL: 'http://127.0.0.1:9',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    exited = once(child, 'exit') as Promise<[number | null]>;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    await eventually('its key', async () => /A test key: (\S+)/.test(said), PATIENCE_MS);
  });
  afterEach(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  });

  const found = (form: RegExp): string => form.exec(said)?.[1] ?? '';
  const killPostgres = async (): Promise<void> => {
    const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
    process.kill(pid, 'SIGKILL');
  };
  const starts = (): number => said.split('PostgreSQL runs again').length - 1;

  test('serves again, logs the cause, and loses no request that was answered under load', async () => {
    const baseUrl = found(/listens on (\S+)/);
    const api = createPaychart({ baseUrl, apiKey: found(/A test key: (\S+)/), maxRetries: 0 });
    const acknowledged: string[] = [];
    const refused = new Set<unknown>();
    let isOver = false;
    // Each repeats what was not answered with a success, under one key, as a client does that must not lose anything.
    const call = async (caller: number): Promise<void> => {
      for (let nth = 0; !isOver; nth += 1) {
        const email = `m${caller}-${nth}@sandbox.test`;
        for (;;) {
          const created = await api.createMember({ email }, { idempotencyKey: email });
          if (created.ok) break;
          refused.add(created.error.code);
          await delay(20);
        }
        acknowledged.push(email);
      }
    };
    const calling = Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
    const progress = async (what: string) => {
      const before = acknowledged.length;
      await eventually(what, async () => acknowledged.length > before + 2 * CALLERS, PATIENCE_MS);
    };
    await progress('traffic before the first kill');
    for (let kills = 1; kills <= 2; kills += 1) {
      await killPostgres();
      await eventually('PostgreSQL to run again', async () => starts() === kills, PATIENCE_MS);
      await progress('traffic after a kill');
    }
    isOver = true;
    await calling;

    expect((await fetch(`${baseUrl}/readyz`)).status).not.toBe(500);
    const members: string[] = [];
    for await (const { email } of api.listMembers.all({ take: 200 })) members.push(email ?? '');
    const made = members.filter((email) => email.startsWith('m')).sort();
    expect(made).toEqual([...acknowledged].sort());
    // Nothing is wrong with the requests: they are told to come again, or their connection ended.
    expect(
      [...refused].filter((code) => !['TRY_AGAIN', 'NETWORK_ERROR', 'IDEMPOTENCY_IN_PROGRESS'].includes(String(code))),
    ).toEqual([]);
    expect(said).toContain('PostgreSQL exited unexpectedly (SIGKILL); restarting it');
  });

  test('exits with the reason when its PostgreSQL cannot be started again', async () => {
    const file = join(dataDir, 'postgres', 'postgresql.conf');
    await writeFile(file, `${await readFile(file, 'utf8')}\nshared_buffers = 'plenty'\n`);
    await killPostgres();
    const [status] = await exited;
    expect(status).toBe(1);
    expect(said).toMatch(/PostgreSQL could not be started again \(5 attempts\)[\s\S]*shared_buffers/);
  });
});
