import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLineOf, startTimeOf } from '../postgres/process-table.ts';
import { EmbeddedChainError } from './errors.ts';
import { askNode } from './json-rpc.ts';
import type { StateFiles } from './state-file.ts';

const READY_MS = 20_000;
const END_MS = 10_000;

export interface AnvilOptions {
  readonly binary: string;
  /** Everything that it writes lies in here. */
  readonly folder: string;
  readonly state: StateFiles;
  readonly load: boolean;
  readonly chainId: number;
  readonly port: number;
}

const pidFile = (folder: string): string => join(folder, 'anvil.pid');

const logFile = (folder: string): string => join(folder, 'anvil.log');

/**
 * Starts anvil. A shell writes the pid and becomes anvil, so that no moment exists in which it runs and the file does
 * not say so: it outlives us when we are killed, and the next start has to find it.
 */
export function spawnAnvil({ binary, folder, state, load, chainId, port }: AnvilOptions): ChildProcess {
  const args = [
    ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--hardfork', 'prague'],
    // History in memory alone, and little of it: otherwise it spills to the disk without end.
    ...['--prune-history', '128', '--cache-path', join(folder, 'cache')],
    ...(load ? ['--load-state', state.loaded] : []),
    // Written when it ends. Every year: its interval would rewrite an idle chain's state, and it is never without one.
    ...['--dump-state', state.dumped, '--state-interval', String(365 * 86_400), '--quiet'],
  ];
  const script = 'printf %s "$$" > "$1" && shift && exec "$@"';
  // A file and no pipe: a pipe breaks when we are killed, and a program that complains into it would end, too.
  const log = openSync(logFile(folder), 'w');
  try {
    return spawn('/bin/sh', ['-c', script, 'anvil', pidFile(folder), binary, ...args], {
      cwd: folder,
      // A session of its own: Ctrl-C in the terminal reaches us alone, and we stop it.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: folder },
    });
  } finally {
    closeSync(log);
  }
}

/** Waits until it answers with its chain id. @throws EmbeddedChainError with what it said when it ended instead. */
export async function becomesReady(child: ChildProcess, { folder, chainId }: AnvilOptions, url: string): Promise<void> {
  if (child.pid === undefined) {
    const [error] = await once(child, 'error');
    throw new EmbeddedChainError(`anvil cannot be run: ${error}`);
  }
  const deadline = performance.now() + READY_MS;
  while (child.exitCode === null && child.signalCode === null) {
    if ((await chainIdAt(url)) === chainId) return;
    if (performance.now() > deadline) throw new EmbeddedChainError(`anvil does not respond on ${url}`);
    await delay(15);
  }
  const said = await readFile(logFile(folder), 'utf8').catch(() => '');
  throw new EmbeddedChainError(
    `anvil exited immediately: ${said.trim().slice(-2000) || child.signalCode || child.exitCode}`,
  );
}

/** The chain that answers at the URL; undefined when none does. */
export async function chainIdAt(url: string): Promise<number | undefined> {
  try {
    return Number(await askNode(url, 'eth_chainId'));
  } catch {
    return undefined;
  }
}

/** The anvil that runs on the folder, whoever started it; a pid that was handed out again is another program's. */
export async function runningAnvil(folder: string): Promise<number | undefined> {
  const pid = Number(await readFile(pidFile(folder), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 1 || startTimeOf(pid) === undefined) return undefined;
  return commandLineOf(pid).includes(folder) ? pid : undefined;
}

/**
 * Ends what runs on the folder by its pid, waits, and takes the file away. It writes its state when it is asked to
 * end.
 */
export async function endAnvil(folder: string): Promise<boolean> {
  const pid = await runningAnvil(folder);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (pid === undefined || (await runningAnvil(folder)) !== pid) break;
    process.kill(pid, signal);
    const deadline = performance.now() + END_MS;
    while ((await runningAnvil(folder)) === pid && performance.now() < deadline) await delay(15);
  }
  await rm(pidFile(folder), { force: true });
  return pid !== undefined;
}
