import { createHash } from 'node:crypto';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICE } from '../../platform/names.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { readLockFile } from './lock-file.ts';
import { commandLineOf } from './process-table.ts';

/** A server's first process, whether our child or one that an earlier owner left behind. */
export type Postmaster = { pid: number; port: number };

const POLL_MS = 15;
/** Recovery after a crash replays up to max_wal_size, 1 GB. */
const READY_WITHIN_MS = 120_000;
/** Fast, immediate, none (pg_ctl's modes): how long each may take before the next. */
const SHUTDOWN = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
] as const;

/** A name in the server's arguments by which it is known again: a pid in a stale lock file may be anyone's by now. */
export function clusterName(password: string): string {
  return `${SERVICE}-${createHash('sha256').update(password).digest('hex').slice(0, 16)}`;
}

/** Tells whether this pid is the living first process of that cluster's server. */
export function isPostmaster(pid: number, name: string): boolean {
  return commandLineOf(pid).includes(`cluster_name=${name}`);
}

/** The server that runs on the directory, if one does. */
export async function findPostmaster(directory: string, name: string): Promise<Postmaster | undefined> {
  const file = await readLockFile(directory);
  return file && isPostmaster(file.pid, name) ? { pid: file.pid, port: file.port } : undefined;
}

/** Waits until the server accepts connections; false when it ends, or is being stopped, instead. */
export async function becomesReady(directory: string, pid: number, name: string): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const file = await readLockFile(directory);
    if (file?.pid === pid && file.status === 'ready') return true;
    if (file?.pid === pid && file.status === 'stopping') return false;
    if (!isPostmaster(pid, name)) return false;
    await delay(POLL_MS);
  }
  return false;
}

/** Stops the server and waits until it is gone, less and less gently. Gone already is fine. */
export async function stopPostmaster(pid: number, name: string): Promise<void> {
  for (const [signal, patience] of SHUTDOWN) {
    signalPostmaster(pid, name, signal);
    // A suspended process (Ctrl-Z, a debugger) acts on a signal only once it goes on.
    signalPostmaster(pid, name, 'SIGCONT');
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isPostmaster(pid, name)) return;
      await delay(POLL_MS);
    }
  }
  throw new EmbeddedPostgresError(`The PostgreSQL server (process ${pid}) does not end`);
}

/** Sends the signal if the process is still that server. */
export function signalPostmaster(pid: number, name: string, signal: NodeJS.Signals): void {
  if (!isPostmaster(pid, name)) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the question and the signal.
  }
}
