import { type ChildProcess, type IOType, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { type Account, isReachable } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';

/** A directory as a child process gets it: its path, and the descriptors it needs after the standard three. */
export type DirectoryArgument = { path: string; stdio: number[]; close(): Promise<void> };

/**
 * The data must stay in the data folder, also where that lies below a 0700 folder of root that the server's account
 * cannot pass. There root opens the directory and the child gets it as descriptor 3: /proc/self/fd/3 leads into the
 * directory itself, without the folders above it, and every process that the server forks inherits the descriptor.
 */
export async function directoryFor(directory: string, account: Account | undefined): Promise<DirectoryArgument> {
  if (account === undefined || (await isReachable(directory, account))) {
    return { path: directory, stdio: [], close: async () => {} };
  }
  if (process.platform !== 'linux') {
    throw new EmbeddedPostgresError(
      `User ${account.uid} cannot reach ${directory}: open the folders above it, run as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const handle = await open(directory, 'r');
  return { path: '/proc/self/fd/3', stdio: [handle.fd], close: () => handle.close() };
}

/**
 * Starts a program of the server in its own session, so that Ctrl-C in the terminal reaches us alone and we stop it,
 * and without our environment, whose PG* variables would redirect it.
 */
export async function launch(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  stdio: (IOType | number)[],
): Promise<ChildProcess> {
  const child = spawn(program, args, {
    ...account,
    stdio,
    detached: true,
    // Any folder that every account can enter; the one we stand in may be closed to it.
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  try {
    await once(child, 'spawn');
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(
      `Cannot run ${program}: ${problem}. Set DATABASE_URL to use another server.`,
      '',
      error,
    );
  }
  return child;
}

/** Runs a program to its end. @throws EmbeddedPostgresError with everything that it printed, unless it succeeds. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  stdio: (IOType | number)[],
): Promise<void> {
  const child = await launch(program, args, account, stdio);
  const output: string[] = [];
  collect(child.stdout, output);
  collect(child.stderr, output);
  const [code, signal] = await once(child, 'close');
  if (code !== 0) {
    throw new EmbeddedPostgresError(`${program} ended with ${signal ?? `status ${code}`}:`, output.join(''));
  }
}

function collect(stream: Readable | null, into: string[]): void {
  stream?.setEncoding('utf8').on('data', (text: string) => into.push(text));
}
