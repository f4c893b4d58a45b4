import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

/** A shell of somebody who operates a deployment: `paychart` is on its path, and nothing of the tests is in its environment. */
export interface Operator {
  /** Where the commands run. */
  readonly folder: string;
  /** Runs commands of a guide as they stand there; does not throw. */
  run(commands: string, variables?: Readonly<Record<string, string>>): Promise<Said>;
  remove(): Promise<void>;
}

export interface Said {
  readonly status: number;
  /** Standard output and standard error. */
  readonly text: string;
}

/** `programs` is the folder of PostgreSQL's programs. */
export async function openOperator(programs: string): Promise<Operator> {
  const root = await mkdtemp(join(tmpdir(), 'paychart-operator-'));
  const [folder, bin] = [join(root, 'work'), join(root, 'bin')];
  for (const one of [folder, bin]) await mkdir(one);
  await writeFile(join(bin, 'paychart'), `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  await chmod(join(bin, 'paychart'), 0o755);
  const base = { PATH: `${bin}:${programs}:${process.env.PATH}`, HOME: root, NODE_NO_WARNINGS: '1', LANG: 'C.UTF-8' };
  return {
    folder,
    run: (commands, variables = {}) =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: { ...base, ...variables }, maxBuffer: 2 ** 26 };
        // Each line has to succeed, as for somebody who reads what it says before the next one.
        execFile('bash', ['-e', '-c', commands], options, (error, stdout, stderr) => {
          resolve({ status: error === null ? 0 : Number(error.code ?? 1), text: `${stdout}${stderr}` });
        });
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
