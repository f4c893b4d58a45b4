import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The interpreter of the system: its packages (mypy, httpx) are the system's, too. `PYTHON` names another. */
const python = process.env.PYTHON ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3');

const root = fileURLToPath(new URL('../../', import.meta.url));
export const packageFolder = `${root}generated/python`;
const sources = `${packageFolder}/src`;

const isThere = (...args: readonly string[]): boolean => spawnSync(python, args, { stdio: 'ignore' }).status === 0;

/** A program of this name starts. One of a version manager may have a name and nothing behind it. */
export const isProgram = (name: string, ...args: readonly string[]): boolean =>
  spawnSync(name, args.length > 0 ? args : ['--version'], { stdio: 'ignore' }).status === 0;
export const hasOpenssl = isProgram('openssl', 'version');

/** A Python that can run the package. CI requires it where it can be installed: `PYTHON_TESTS=required`. */
export const hasPython = isThere('-c', 'import sys; sys.exit(sys.version_info < (3, 10))');
export const hasMypy = hasPython && isThere('-c', 'import mypy');
export const hasHttpx = hasPython && isThere('-c', 'import httpx');
export const isRequired = process.env.PYTHON_TESTS === 'required';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  PYTHONPATH: sources,
  MYPYPATH: `${sources}:${root}test/python/programs`,
  PYTHONDONTWRITEBYTECODE: '1',
  ...more,
});

/** Runs Python with the package on its path, in the repository's folder. */
export async function runPython(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input = '',
  interpreter = python,
): Promise<Ran> {
  const child = spawn(interpreter, args, { cwd: root, env: environment(env) });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, stdout, stderr };
}

/** Begins a program that a test talks to. */
export const startPython = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(python, args, { cwd: root, env: environment(env) });

/** Runs a program of `test/python/programs`, and throws what it printed if it failed. */
export async function runProgram(
  name: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  interpreter = python,
): Promise<string> {
  const ran = await runPython([`test/python/programs/${name}`, ...args], env, '', interpreter);
  if (ran.code !== 0)
    throw new Error(`${name} ended with ${ran.code}\n${ran.stdout.slice(-4000)}\n${ran.stderr.slice(-8000)}`);
  return ran.stdout;
}
