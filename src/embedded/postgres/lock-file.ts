import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './errors.ts';

/** The content of PostgreSQL's own lock file, `postmaster.pid`. */
export type LockFile = { pid: number; port: number; status: string };

export const LOCK_FILE = 'postmaster.pid';

/** Undefined when there is none; the status is empty until the server has written it ("starting", "ready", …). */
export async function readLockFile(directory: string): Promise<LockFile | undefined> {
  const text = await readFile(join(directory, LOCK_FILE), 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  // pid, data directory, start time, port, socket folder, address, shared memory, status (src/include/utils/pidfile.h)
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid: Math.abs(pid), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}
