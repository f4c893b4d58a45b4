import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';

/** What a worker looks at in the database, by the name of its gauge. */
const BUSINESS = [
  'paychart_invariant_violations',
  'paychart_provider_liquidity_minor',
  'paychart_oldest_hold_seconds',
  'paychart_stuck',
];
const CHAIN = ['paychart_chain_up', 'paychart_chain_indexer_lag_blocks', 'paychart_chain_relayer_balance_wei'];

describe('the listener of a worker process', () => {
  let stage: TestService;
  const running: Process[] = [];

  beforeAll(async () => {
    stage = await startTestService();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
  });
  afterAll(() => stage.stop());

  const start = (command: 'serve' | 'work', variables: Readonly<Record<string, string>> = {}): Process => {
    const started = spawnProcess(command, stage.databaseUrl, variables);
    running.push(started);
    return started;
  };
  const get = async (url: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(url + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  const names = (metrics: string): string[] => [
    ...new Set([...metrics.matchAll(/^([a-z_]+)(?:\{.*\})? \S+$/gm)].map(([, name = '']) => name)),
  ];

  test('answers probes and its own metrics, and nothing else', async () => {
    const worker = start('work');
    const url = await listeningUrl(worker);
    expect(await get(url, '/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect(await get(url, '/readyz')).toEqual({ status: 200, text: '{"status":"ok"}' });
    const measured = await eventually(
      'the first look of every watch',
      async () => {
        const shown = names((await get(url, '/metrics')).text);
        return BUSINESS.every((name) => shown.includes(name)) && shown;
      },
      60_000,
    );
    // It was given no chain: there is nothing to measure.
    expect(measured.filter((name) => CHAIN.includes(name))).toEqual([]);
    for (const path of ['/', '/v1/me', '/openapi.json', '/docs', '/healthz/x', '//healthz']) {
      const { status, text } = await get(url, path);
      expect([path, status, JSON.parse(text).code]).toEqual([path, 404, 'ROUTE_NOT_FOUND']);
    }
    expect((await fetch(`${url}/healthz`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);

    const api = await listeningUrl(start('serve'));
    const shown = await get(api, '/metrics');
    expect(shown.text).toContain('paychart_process_cpu_seconds_total');
    for (const name of [...BUSINESS, ...CHAIN]) expect(shown.text).not.toContain(name);
    expect(await worker.end('SIGTERM'), worker.said.join('')).toBe(0);
  });

  test('protects its metrics as the API does', async () => {
    const url = await listeningUrl(start('work', { METRICS_TOKEN: 'scraper-secret' }));
    expect((await get(url, '/metrics')).status).toBe(401);
    expect((await get(url, '/metrics', { authorization: 'Bearer scraper-secret' })).status).toBe(200);
    expect((await get(url, '/healthz')).status).toBe(200);
  });

  test('stops the boot when its port is taken, and names the variable to set', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    try {
      for (const [command, variable] of [
        ['work', 'WORK_PORT'],
        ['serve', 'PORT'],
      ] as const) {
        const refused = start(command, { [variable]: String(port) });
        const [status] = await once(refused.child, 'exit');
        const said = refused.said.join('');
        expect([status, said]).toEqual([1, expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`)]);
        expect(said).toContain(`set ${variable}`);
        expect(said).not.toContain(' at ');
      }
    } finally {
      other.close();
    }
  });

  test('can be switched off', async () => {
    const worker = start('work', { WORK_PORT: 'off' });
    await eventually('a worker at work', async () => worker.said.join('').includes('Working'), 60_000);
    expect(worker.said.join('')).not.toContain('Listening');
    expect(await worker.end('SIGTERM'), worker.said.join('')).toBe(0);
  });
});
