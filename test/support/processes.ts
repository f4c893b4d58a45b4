import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startDefaults } from '../../src/app/config.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

/** `paychart serve` or `paychart work` as a process of its own, on a test's database. */
export interface Process {
  readonly child: ChildProcess;
  /** What it wrote so far. */
  readonly said: string[];
  /** Sends a signal; the exit status, null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export function spawnProcess(
  command: 'serve' | 'work',
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
  program: string = PROGRAM,
): Process {
  const child = spawn(process.execPath, [program, command], {
    env: {
      ...startDefaults,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_NO_WARNINGS: '1',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      WORK_PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      SETTLEMENT_INTERVAL_MS: '20',
      PROVIDER_POLL_INTERVAL_MS: '20',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  return {
    child,
    said,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** The API's address, once it listens. */
export async function listeningUrl({ child, said }: Process): Promise<string> {
  if (child.stderr === null) throw new Error('its standard error is not ours');
  for await (const line of createInterface({ input: child.stderr })) {
    const [, url] = /Listening on (\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error(`it ended: ${said.join('')}`);
}
