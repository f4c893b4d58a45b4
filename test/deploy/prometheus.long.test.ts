import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';

const DEPLOY = new URL('../../deploy/', import.meta.url);
const path = (file: string): string => fileURLToPath(new URL(file, DEPLOY));
const promtool = (...args: readonly string[]): string => {
  try {
    return execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return `FAILED ${(error as { stdout?: string; stderr?: string }).stdout}${(error as { stderr?: string }).stderr}`;
  }
};

const isInstalled = ['prometheus', 'promtool'].every((name) => existsSync(`/usr/bin/${name}`));

test.runIf(process.env.PROMETHEUS_TESTS === 'required')('Prometheus is installed, as CI requires', () => {
  expect(isInstalled).toBe(true);
});

describe.skipIf(!isInstalled)('Prometheus', () => {
  test('takes its configuration and its rules', () => {
    expect(promtool('check', 'config', path('prometheus/prometheus.yml'))).toContain('18 rules found');
    expect(promtool('check', 'rules', path('prometheus/alerts.yml'))).toContain('SUCCESS');
  });

  test('fires each alert by its test', () => {
    expect(promtool('test', 'rules', path('prometheus/alerts.test.yml'))).toMatch(/SUCCESS\s*$/);
  });

  test('a rule with another threshold fails its test', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paychart-rules-'));
    const rules = readFileSync(path('prometheus/alerts.yml'), 'utf8');
    await writeFile(join(folder, 'alerts.yml'), rules.replace('age_seconds) > 20\n', 'age_seconds) > 300\n'));
    const tests = join(folder, 'alerts.test.yml');
    await writeFile(tests, readFileSync(path('prometheus/alerts.test.yml'), 'utf8'));
    expect(promtool('test', 'rules', tests)).toMatch(/^FAILED[\s\S]*FeedHeld/);
    await rm(folder, { recursive: true });
  });
});

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** Answers once a counter has two samples, and the slowest watches have measured. */
const LAST = `rate(paychart_http_request_duration_seconds_count{operation="createOfframpPayment"}[1m])
  and on() max(paychart_chain_indexer_lag_blocks) and on() max(paychart_invariant_violations)`;

describe.skipIf(!isInstalled)('each panel of the dashboard, on a running deployment', () => {
  const { panels } = JSON.parse(readFileSync(path('grafana/paychart.json'), 'utf8')) as { panels: Panel[] };
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));
  let chain: TestChain;
  let service: TestService;
  let folder: string;
  let prometheus: ReturnType<typeof spawn>;
  let address: string;

  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source, working: true });
    folder = await mkdtemp(join(tmpdir(), 'paychart-prometheus-'));
    const target = new URL(service.url).host;
    await writeFile(
      join(folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '1s' },
        scrape_configs: [{ job_name: 'paychart-work', static_configs: [{ targets: [target] }] }],
      }),
    );
    address = `127.0.0.1:${await freePort()}`;
    prometheus = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${address}`,
      ],
      { stdio: 'ignore' },
    );
    const payer = await service.signUp('Watched');
    await payer.fund('100.00');
    // Requests go on while Prometheus scrapes: a rate needs two samples of a counter.
    await eventually(
      'the last watch to be scraped',
      async () => {
        await payer.api.createOfframpPayment({ phone: '+15550608001', amountUsd: '1.00' });
        return (await answer(LAST)).length > 0;
      },
      60_000,
    );
  }, 120_000);
  afterAll(async () => {
    if (prometheus?.exitCode === null) {
      const ended = once(prometheus, 'exit');
      prometheus.kill('SIGTERM');
      await ended;
    }
    await service?.stop();
    await chain?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  async function answer(query: string): Promise<unknown[]> {
    const response = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(query)}`).catch(
      () => undefined,
    );
    if (response === undefined) return [];
    const body = (await response.json()) as { data?: { result: unknown[] } };
    return body.data?.result ?? [];
  }

  test('there are panels', () => expect(queries.length).toBeGreaterThan(20));

  test.each(queries)('%s: %s', async (_title, query) => {
    expect((await answer(query)).length).toBeGreaterThan(0);
  });

  test('a metric that does not exist answers nothing', async () => {
    expect(await answer('max(chain_up)')).toEqual([]);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return bound.port;
}
