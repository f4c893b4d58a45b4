import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { freePort } from '../support/free-port.ts';
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

/** Alerts and recorded series. */
const ruleCount = readFileSync(path('prometheus/alerts.yml'), 'utf8').match(/^ *- (?:alert|record):/gm)?.length;

describe.skipIf(!isInstalled)('Prometheus', () => {
  test('accepts its configuration and its rules', () => {
    expect(promtool('check', 'config', path('prometheus/prometheus.yml'))).toContain(`${ruleCount} rules found`);
    expect(promtool('check', 'rules', path('prometheus/alerts.yml'))).toContain('SUCCESS');
  });

  test('accepts the configuration for Kubernetes, except pod discovery, which Debian builds it without', async () => {
    const config = parse(readFileSync(path('prometheus/kubernetes.yml'), 'utf8')) as Configuration;
    for (const job of config.scrape_configs) {
      expect(job.kubernetes_sd_configs).toEqual([{ role: 'pod', selectors: [{ role: 'pod', label: 'app=paychart' }] }]);
      delete job.kubernetes_sd_configs;
      job.static_configs = [{ targets: ['pod:8080'] }];
    }
    const folder = await mkdtemp(join(tmpdir(), 'paychart-kubernetes-'));
    for (const file of ['alerts.yml', 'metrics-token']) await copyFile(path(`prometheus/${file}`), join(folder, file));
    await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
    expect(promtool('check', 'config', join(folder, 'prometheus.yml'))).toContain(`${ruleCount} rules found`);
    await rm(folder, { recursive: true });
  });

  test('fires each alert in its test', () => {
    expect(promtool('test', 'rules', path('prometheus/alerts.test.yml'))).toMatch(/SUCCESS\s*$/);
  });

  test('fails the test of a rule with a changed threshold', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'paychart-rules-'));
    const rules = readFileSync(path('prometheus/alerts.yml'), 'utf8');
    await writeFile(join(folder, 'alerts.yml'), rules.replace('age_seconds) > 20\n', 'age_seconds) > 300\n'));
    const tests = join(folder, 'alerts.test.yml');
    await writeFile(tests, readFileSync(path('prometheus/alerts.test.yml'), 'utf8'));
    expect(promtool('test', 'rules', tests)).toMatch(/^FAILED[\s\S]*FeedHeld/);
    await rm(folder, { recursive: true });
  });
});

interface Configuration {
  readonly global: object;
  readonly scrape_configs: Job[];
}
interface Job {
  readonly job_name: string;
  readonly authorization?: { readonly type: string; readonly credentials_file: string };
  kubernetes_sd_configs?: readonly object[];
  static_configs?: readonly { readonly targets: readonly string[] }[];
}

describe.skipIf(!isInstalled)('prometheus.yml, on a service with METRICS_TOKEN', () => {
  const TOKEN = 'a-token-of-this-test';
  let service: TestService;
  let folder: string;
  let running: Awaited<ReturnType<typeof startPrometheus>> | undefined;
  beforeAll(async () => {
    service = await startTestService({ variables: { METRICS_TOKEN: TOKEN } });
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paychart-token-'));
    await copyFile(path('prometheus/alerts.yml'), join(folder, 'alerts.yml'));
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => service?.stop());

  /** Whether each of its targets is up, once all have been scraped. */
  async function upOf(token: string, change = (text: string) => text): Promise<readonly string[]> {
    await writeFile(join(folder, 'metrics-token'), `${token}\n`);
    const text = readFileSync(path('prometheus/prometheus.yml'), 'utf8')
      .replaceAll(/(?:serve|work)-\d:\d+/g, new URL(service.url).host)
      .replaceAll('10s', '1s');
    await writeFile(join(folder, 'prometheus.yml'), change(text));
    running = await startPrometheus(folder);
    const { answer } = running;
    const found = await eventually('the targets to be scraped', async () => {
      const result = (await answer('up')) as { metric: { job: string }; value: [number, string] }[];
      return result.length === 2 && result.map(({ metric, value }) => `${metric.job} ${value[1]}`);
    });
    return [...found].sort();
  }

  test('finds every target up', async () => {
    expect(await upOf(TOKEN)).toEqual(['paychart-serve 1', 'paychart-work 1']);
  });

  test('finds every target down with a wrong token, or without one', async () => {
    const down = ['paychart-serve 0', 'paychart-work 0'];
    expect(await upOf('another-token')).toEqual(down);
    await running?.stop();
    expect(await upOf(TOKEN, (text) => text.replaceAll(/^ +authorization:.*\n/gm, ''))).toEqual(down);
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
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
  const answer = (query: string): Promise<unknown[]> => prometheus.answer(query);

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
    prometheus = await startPrometheus(folder);
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
    await prometheus?.stop();
    await service?.stop();
    await chain?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test('is one of more than twenty', () => expect(queries.length).toBeGreaterThan(20));

  test.each(queries)('%s: %s', async (_title, query) => {
    expect((await answer(query)).length).toBeGreaterThan(0);
  });

  test('has no answer if its metric does not exist', async () => {
    expect(await answer('max(chain_up)')).toEqual([]);
  });
});

/** Prometheus with the configuration of a folder, which also gets its data. */
async function startPrometheus(folder: string) {
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  return {
    /** Nothing while it starts. */
    async answer(query: string): Promise<unknown[]> {
      const response = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(query)}`).catch(
        () => undefined,
      );
      if (response === undefined || !response.ok) return [];
      const body = (await response.json()) as { data?: { result: unknown[] } };
      return body.data?.result ?? [];
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
