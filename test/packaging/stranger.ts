import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../support/eventually.ts';

const run = promisify(execFile);
export const ROOT = new URL('../../', import.meta.url).pathname;
export const EXAMPLE = join(ROOT, 'examples/parcel-lockers');

/** What somebody has who has only the packed platform: an empty folder, and npm. */
export interface Stranger {
  readonly folder: string;
  /** The archive of `@paychart/platform`. */
  readonly archive: string;
  /** Runs a command of a shell in a folder, and answers what it printed. Throws with all of it where it fails. */
  shell(command: string, cwd?: string): Promise<string>;
  /** Those of its environment. */
  readonly variables: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

/** Packs the platform as a release does. Nothing of this repository is on the way of what runs later. */
export async function packedPlatform(): Promise<Stranger> {
  const folder = await mkdtemp(join(tmpdir(), 'stranger-'));
  const built = join(folder, 'built');
  const args = [join(ROOT, 'scripts/platform-package.ts'), '--to', built, '--pack', folder];
  await run(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  await rm(built, { recursive: true });
  const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  return {
    folder,
    archive: join(folder, archive),
    shell: (command, cwd = folder) => shell(command, cwd),
    variables: Object.fromEntries(
      Object.entries(variables()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Of the variables of the tests, a stranger has none. */
const variables = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, LANG } = process.env;
  const paths = (PATH ?? '').split(':').filter((path) => !path.includes('node_modules'));
  return { PATH: paths.join(':'), HOME, LANG, npm_config_audit: 'false', npm_config_fund: 'false' };
};

async function shell(command: string, cwd: string): Promise<string> {
  try {
    const { stdout, stderr } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', command], {
      cwd,
      env: variables(),
      maxBuffer: 2 ** 26,
    });
    return `${stdout}${stderr}`;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The example as somebody has copied it, with the packed platform. */
export async function copyOfExample({ folder, archive }: Stranger): Promise<string> {
  const copy = join(folder, basename(EXAMPLE));
  const isOwn = (path: string): boolean =>
    !/\/(?:node_modules|generated|\.paychart)(?:\/|$)/.test(path.slice(ROOT.length - 1));
  await cp(EXAMPLE, copy, { recursive: true, filter: isOwn });
  const manifest = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'));
  manifest.dependencies['@paychart/platform'] = `file:${archive}`;
  await writeFile(join(copy, 'package.json'), JSON.stringify(manifest, null, 2));
  return copy;
}

/** A service that was started by a command; ended with its whole group. */
export interface StartedService {
  readonly url: string;
  /** What it has printed. */
  readonly said: () => string;
  stop(): Promise<void>;
}

export async function started(command: string, cwd: string, port: number): Promise<StartedService> {
  let said = '';
  const env = { ...variables(), PORT: String(port) };
  const child = spawn('bash', ['--norc', '-c', `exec ${command}`], { cwd, env, detached: true });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => ended(child);
  try {
    await eventually(`${command} to listen`, async () => {
      if (child.exitCode !== null) throw new Error('it has ended');
      const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
      return response !== undefined;
    });
  } catch (error) {
    await stop();
    throw new Error(`${command} does not listen:\n${said}`, { cause: error });
  }
  return { url, said: () => said, stop };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Writes a file in a folder that may not be there. */
export async function writeIn(folder: string, path: string, text: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
}
