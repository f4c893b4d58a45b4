import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { urlOf } from '../../../src/embedded/postgres/connection.ts';
import { isConnectionLost } from '../../../src/platform/db/errors.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'url-'));
});
afterEach(() => rm(directory, { recursive: true }));

const server = (where = directory) => ({ directory: where, port: 5999, password: 'secret' });

describe('the URL of an embedded server', () => {
  test('uses its socket, whose folder every client finds', async () => {
    await writeFile(join(directory, '.s.PGSQL.5999'), '');
    const url = new URL(urlOf(server(), 'paychart'));
    expect([url.hostname, url.port, url.pathname, url.username]).toEqual([
      '127.0.0.1',
      '5999',
      '/paychart',
      'postgres',
    ]);
    expect(url.searchParams.get('host')).toBe(directory);
  });

  test('uses its port if it has no socket, or one with a path that is too long', async () => {
    expect(urlOf(server(), 'paychart')).toBe('postgres://postgres:secret@127.0.0.1:5999/paychart');
    const tooLong = join(directory, 'x'.repeat(100));
    await mkdir(tooLong);
    await writeFile(join(tooLong, '.s.PGSQL.5999'), '');
    expect(urlOf(server(tooLong), 'paychart')).not.toContain('host=');
  });
});

test('a missing socket is a lost connection; another missing file is not', () => {
  const missing = (syscall: string) => Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall });
  expect([isConnectionLost(missing('connect')), isConnectionLost(missing('open'))]).toEqual([true, false]);
});
