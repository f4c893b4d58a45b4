import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirectoryInUseError } from '../../../src/embedded/postgres/index.ts';
import { lockDataDirectory } from '../../../src/embedded/postgres/owner-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychart-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A lock as an owner leaves it: one with our own pid but another start time, as in a restarted container. */
async function leaveLock(content = JSON.stringify({ pid: process.pid, startedAt: '1', nonce: 'dead' })): Promise<void> {
  await writeFile(join(folder, 'owner.lock'), content);
}

test('a dead owner has exactly one successor, however many processes detect it at once', async () => {
  for (let round = 0; round < 25; round += 1) {
    await leaveLock();
    const rivals = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDirectory(folder)));
    const winners = rivals.filter((rival) => rival.status === 'fulfilled');
    const refusals = rivals.filter((rival) => rival.status === 'rejected').map((rival) => rival.reason);
    expect(winners).toHaveLength(1);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(DataDirectoryInUseError);
    await winners[0]?.value();
    expect(await readdir(folder)).toEqual([]);
  }
});

test('a successor that died during its takeover does not block the next', async () => {
  await leaveLock();
  await writeFile(
    join(folder, 'owner.lock.after-dead'),
    JSON.stringify({ pid: process.pid, startedAt: '2', nonce: 'b' }),
  );

  const release = await lockDataDirectory(folder);

  expect(await readdir(folder)).toEqual(['owner.lock']);
  await release();
});

test('an empty lock file after a power failure has no owner', async () => {
  await leaveLock('');
  const release = await lockDataDirectory(folder);
  await expect(lockDataDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
});

test('a release removes only its own lock', async () => {
  const release = await lockDataDirectory(folder);
  await release();
  const next = await lockDataDirectory(folder);
  await release();
  expect(await readdir(folder)).toEqual(['owner.lock']);
  await next();
});
