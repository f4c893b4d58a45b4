import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { buildPackage } from '../../../mock/build/package.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

let home: string;
let installed: string;
let archive: string;

/** As a publisher packs it, and as a consumer's npm unpacks it: it has no dependencies. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'paychart-mock-package-'));
  const source = join(home, 'source');
  await mkdir(source);
  await cp(join(ROOT, 'mock/package.json'), join(source, 'package.json'));
  await buildPackage(join(source, 'dist'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', home], { cwd: source });
  archive = join(home, stdout.trim());
  installed = join(home, 'consumer/node_modules/@paychart/mock');
  await mkdir(installed, { recursive: true });
  await run('tar', ['xzf', archive, '-C', installed, '--strip-components=1']);
  await writeFile(join(home, 'consumer/package.json'), '{"type":"module"}');
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** What a program in the consumer's folder prints. */
async function output(program: string): Promise<string> {
  const file = join(home, 'consumer/program.js');
  await writeFile(file, program);
  return (await run(process.execPath, [file], { cwd: join(home, 'consumer'), maxBuffer: 2 ** 24 })).stdout;
}

it('is at most 12 MB packed, depends on nothing and has no native binaries', async () => {
  expect((await stat(archive)).size).toBeLessThan(12 * 2 ** 20);
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(manifest)).not.toContain('dependencies');
  const { stdout } = await run('find', [installed, '-name', '*.node', '-o', '-name', '*.so', '-o', '-name', '*.dll']);
  expect(stdout).toBe('');
});

it('listens within 3 s of CPU and 260 MB, and answers a read in under 5 ms of CPU', async () => {
  const measured = JSON.parse(
    await output(`
      import { startMock } from '@paychart/mock';
      const mock = await startMock();
      const { user, system } = process.cpuUsage();
      const listens = { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 1e6 };
      const read = async () => (await fetch(mock.url + '/v1/offramp/payments', { headers: { 'x-service-api-key': mock.apiKey } })).text();
      for (let index = 0; index < 100; index += 1) await read();
      const times = [];
      for (let index = 0; index < 101; index += 1) {
        const start = process.cpuUsage();
        await read();
        const took = process.cpuUsage(start);
        times.push((took.user + took.system) / 1000);
      }
      console.log(JSON.stringify({ ...listens, readMs: times.sort((a, b) => a - b)[50] }));
      await mock.stop();
      process.exit(0);
    `),
  );
  // CPU rather than time: other processes of the machine count little.
  expect(measured.cpuMs).toBeLessThan(3000);
  expect(measured.rssMb).toBeLessThan(260);
  // The client runs in the same process, and counts too.
  expect(measured.readMs).toBeLessThan(5);
});

/** The first `node` on the path that did not come with this repository. */
async function machineNode(): Promise<{ path: string; version: string }> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const { stdout: path } = await run('sh', ['-c', 'command -v node'], { env: { PATH: folders.join(delimiter) } });
  const { stdout: version } = await run(path.trim(), ['-p', 'process.versions.node']);
  return { path: path.trim(), version: version.trim() };
}

it('runs on the machine’s own Node, or names the required one, as a program and as a command', async () => {
  const { path, version } = await machineNode();
  const program = join(home, 'consumer/any-node.js');
  await writeFile(
    program,
    `import { startMock } from '@paychart/mock';
     const mock = await startMock();
     console.log((await fetch(mock.url + '/healthz')).status);
     process.exit(0);`,
  );
  const started = await run(path, [program], { cwd: join(home, 'consumer') }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr,
  );
  const isOld = Number(version.split('.')[0]) < 22;
  const words = `@paychart/mock needs Node 22 or later. This is Node ${version}.`;
  expect(started).toContain(isOld ? words : '200');
  const command = await run(path, [join(installed, 'dist/bin.js'), '--help']).catch((error) => error);
  expect(isOld ? command.stderr.trim() : command.stdout).toContain(isOld ? words : '--scenario');
});

it('serves a Vitest project that has only the archive: its set-up, a world, a failure and a clock', async () => {
  const project = join(home, 'consumer');
  const modules = join(project, 'node_modules');
  await symlink(join(ROOT, 'node_modules/vitest'), join(modules, 'vitest'));
  await writeFile(join(project, 'vitest.config.js'), VITEST_CONFIG);
  await writeFile(join(project, 'payments.test.js'), VITEST_TEST);
  const report = join(home, 'report.json');
  const vitest = join(modules, 'vitest/vitest.mjs');
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, VITEST_POOL_ID: undefined };
  const options = ['run', '--reporter', 'json', '--outputFile', report];
  const { stdout, stderr } = await run(process.execPath, [vitest, ...options], { cwd: project, env }).catch(
    (error) => error,
  );
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  expect(testResults.flatMap((file: { assertionResults: object[] }) => file.assertionResults)).toMatchObject([
    { title: 'is refused as it was told, once', status: 'passed' },
    { title: 'keeps what a test pays in its own world', status: 'passed' },
    { title: 'expires a claim by the clock of the world', status: 'passed' },
  ]);
  // Quiet: the run prints its report, and the mock nothing.
  expect(`${stdout}${stderr}`).not.toMatch(/"level"|request/);
}, 120_000);

const VITEST_CONFIG = `
import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { globalSetup: ['@paychart/mock/vitest'] } });
`;

const VITEST_TEST = `
import { expect, inject, test } from 'vitest';
import { mockAt } from '@paychart/mock/client';

const { url } = inject('paychart');
const mock = mockAt(url);

async function call({ url, apiKey }, method, path, body) {
  const key = body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const headers = { 'x-service-api-key': apiKey, ...key };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: await answer.json() };
}
const order = { recipient: { phoneNumber: '+15550104567' }, amount: { value: '25.00', currency: 'USD' } };

test('is refused as it was told, once', async () => {
  const world = await mock.world('refused once');
  await world.failNext({ operation: 'createPayment', code: 'INSUFFICIENT_FUNDS', times: 1 });
  const refused = await call(world, 'POST', '/v1/payments', order);
  expect([refused.status, refused.body.code]).toEqual([402, 'INSUFFICIENT_FUNDS']);
  expect((await call(world, 'POST', '/v1/payments', order)).status).toBe(202);
});

test('keeps what a test pays in its own world', async () => {
  const [one, other] = [await mock.world('one'), await mock.world('other')];
  await call(one, 'POST', '/v1/payments', order);
  expect((await call(one, 'GET', '/v1/payments')).body.payments).toHaveLength(1);
  expect((await call(other, 'GET', '/v1/payments')).body.payments).toEqual([]);
});

test('expires a claim by the clock of the world', async () => {
  const world = await mock.world('claims');
  const { body: { id } } = await call(world, 'POST', '/v1/payments', order);
  const statusOf = async () => (await call(world, 'GET', '/v1/payments/' + id)).body.status;
  expect(await statusOf()).toBe('ACTION_REQUIRED');
  await world.advance(30 * 24 * 3600);
  await expect.poll(statusOf, { timeout: 10_000 }).toBe('REFUNDED');
});
`;

it('its command plants a scenario, serves its bundled files, and ends on request', async () => {
  const child = spawn(
    process.execPath,
    [join(installed, 'dist/bin.js'), '--port', '0', '--scenario', 'delivered-payment'],
    {
      cwd: home,
    },
  );
  try {
    const printed = await printedBy(child, /Prefer/);
    const url = /on (http:\S+)/.exec(printed)?.[1] ?? '';
    const apiKey = /Key of Sandbox: (\S+)/.exec(printed)?.[1] ?? '';
    const paychart = createPaychart({ baseUrl: url, apiKey });
    const { payments } = await paychart.listOfframpPayments().unwrap();
    expect(payments).toMatchObject([{ status: 'DELIVERED', amountUsd: '40.00' }]);
    for (const path of ['/docs/', '/openapi.json', '/lifecycles.json', '/pages/uqr.js', '/pages/page.css']) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    }
  } finally {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
});

it.each([
  [['--latency', 'slow'], '--latency has to be milliseconds'],
  [['--scenario', 'none'], '--scenario has to be one of delivered-payment, waiting-recipient'],
  [['--seeds', 'nowhere.json'], '--seeds nowhere.json cannot be read'],
])('its command refuses %s', async (options, message) => {
  const refused = run(process.execPath, [join(installed, 'dist/bin.js'), ...options], { cwd: home });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});

async function printedBy(child: ChildProcess, end: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (end.test(text)) return text;
  }
  throw new Error(`it ended, and printed ${text}`);
}
