import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../src/cli/run-command.ts';

export const PROGRAM = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

/** What a command left behind. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The document of `--json`; throws when standard output is not exactly one. */
  json<T = Record<string, unknown>>(): T;
}

type Given = Readonly<Record<string, string>>;

const OPERATOR = { PAYCHART_OPERATOR: 'ada' };

/** Runs the command in this process with nothing but these variables: a process of its own takes seconds to load. */
export async function run(variables: Given, args: readonly string[]): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  const status = await runCommand(args, {
    variables: { ...OPERATOR, ...variables },
    print: (part) => {
      text.stdout += part;
    },
    printError: (part) => {
      text.stderr += part;
    },
  });
  return { status, ...text, json: () => JSON.parse(text.stdout) };
}

/** Runs the command in a process of its own with nothing but these variables. */
export async function runProcess(variables: Given, args: readonly string[], program = PROGRAM): Promise<Ended> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...OPERATOR, ...variables };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text.stderr += part));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, ...text, json: () => JSON.parse(text.stdout) };
}
