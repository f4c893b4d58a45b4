import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, DataDirectoryInUseError } from './errors.ts';
import { startTimeOf } from './process-table.ts';

type Owner = { pid: number; startedAt: string; nonce: string };

/**
 * Takes the folder for this process and returns the release. A lock whose process is gone (kill -9, a restarted
 * container with the same pid) is taken over.
 * @throws DataDirectoryInUseError when a live process holds it, this one included.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'owner.lock');
  const me: Owner = { pid: process.pid, startedAt: startTimeOf(process.pid) ?? '', nonce: randomUUID() };
  const mine = `${lock}.${me.nonce}`;
  await writeFile(mine, JSON.stringify(me));
  try {
    // link() is the one creation that is both exclusive and complete: nobody ever reads half a lock.
    while (!(await linked(mine, lock))) {
      const holder = await read(lock);
      if (holder === undefined) continue;
      if (isAlive(holder)) throw new DataDirectoryInUseError(dataDir, holder.pid);
      await succeed(lock, holder, mine);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    if ((await read(lock))?.nonce === me.nonce) await rm(lock, { force: true });
  };
}

/** Removes a dead owner's lock. Of several that find it dead one may: otherwise the last would remove the first's. */
async function succeed(lock: string, dead: Owner, mine: string): Promise<void> {
  const claim = `${lock}.after-${dead.nonce}`;
  if (!(await linked(mine, claim))) {
    const rival = await read(claim);
    if (rival === undefined || !isAlive(rival)) await rm(claim, { force: true });
    else await delay(10);
    return;
  }
  if ((await read(lock))?.nonce === dead.nonce) await rename(lock, `${claim}.done`);
  await rm(`${claim}.done`, { force: true });
  await rm(claim, { force: true });
}

function isAlive(owner: Owner): boolean {
  const startedAt = startTimeOf(owner.pid);
  return startedAt !== undefined && startedAt === owner.startedAt;
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function read(lock: string): Promise<Owner | undefined> {
  try {
    const { pid, startedAt, nonce } = JSON.parse(await readFile(lock, 'utf8'));
    return { pid: Number(pid), startedAt: String(startedAt), nonce: String(nonce) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    // A power failure can leave the file empty: no process that could have written it is alive.
    if (error instanceof SyntaxError) return { pid: 0, startedAt: '', nonce: 'unreadable' };
    throw error;
  }
}
