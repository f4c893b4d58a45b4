import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { EmbeddedPostgresOptions } from '../../src/embedded/postgres/index.ts';

export const PROGRAM = fileURLToPath(new URL('./database-owner-program.ts', import.meta.url));

/** What the program reports: the server that it got, or why not. */
export type OwnerReport = {
  url: string;
  port: number;
  pid: number;
  adopted: boolean;
  ms: number;
  error?: string;
  message?: string;
};

export type Owner = OwnerReport & { child: ChildProcess; end(signal: NodeJS.Signals): Promise<number | null> };

/** Runs the owner program until it has reported. `end` sends a signal and returns the exit status. */
export async function spawnOwner(
  options: EmbeddedPostgresOptions,
  spawnOptions: SpawnOptions = {},
  program = PROGRAM,
): Promise<Owner> {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    ...spawnOptions,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  for await (const line of createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })) {
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      return (await exited)[0];
    };
    return { ...(JSON.parse(line) as OwnerReport), child, end };
  }
  throw new Error(`The owner ended without a report: ${errors.join('')}`);
}

/** Polls until the condition holds. @throws after that time, naming what was awaited. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, deadlineMs = 10_000): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${deadlineMs} ms: ${what}`);
    await delay(20);
  }
}

/** Whether anything accepts our credentials at the URL. */
export async function answers(url: string): Promise<boolean> {
  return rowsOf(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

export async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
