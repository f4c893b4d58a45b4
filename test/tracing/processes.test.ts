import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { listeningUrl, spawnProcess } from '../support/processes.ts';
import { type Collector, startCollector } from './collector.ts';
import { tracingVariables } from './traced-service.ts';

/** Processes as they are started: what they load, and what they send. */
describe('a process', () => {
  let database: { readonly url: string; drop(): Promise<void> };
  let folder: string;
  let collector: Collector;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tracing-'));
    collector = await startCollector();
  });
  afterAll(async () => {
    await collector.close();
    await rm(folder, { recursive: true });
    await database.drop();
  });

  /** Serves one request, and answers the packages of OpenTelemetry that were loaded until the process has ended. */
  async function loadedBy(name: string, variables: Record<string, string>): Promise<Set<string>> {
    const file = join(folder, name);
    const hook = new URL('./module-log.mjs', import.meta.url).href;
    const given = { ...variables, MODULE_LOG: file, NODE_OPTIONS: `--import=${hook}`, LOG_LEVEL: 'info' };
    const process = spawnProcess('serve', database.url, given);
    try {
      const url = await listeningUrl(process);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    } finally {
      expect(await process.end('SIGTERM')).toBe(0);
    }
    const said = await readFile(file, 'utf8').catch(() => '');
    return new Set([...said.matchAll(/node_modules\/@opentelemetry\/([a-z-]+)\//g)].map(([, found = '']) => found));
  }

  test.each<readonly [string, Record<string, string>]>([
    ['without any variable', {}],
    ['without an exporter', { OTEL_TRACES_EXPORTER: 'none' }],
    ['switched off', { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:1' }],
  ])(
    '%s loads nothing of the SDK',
    async (name, variables) => {
      // The metrics library loads the interface, in which there is nothing that traces.
      expect([...(await loadedBy(name, variables))].filter((one) => one !== 'api')).toEqual([]);
    },
    60_000,
  );

  test('with an endpoint loads the SDK, and sends its spans there before it ends', async () => {
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key', OTEL_SERVICE_NAME: 'payments' };
    const loaded = await loadedBy('on', {
      ...tracingVariables(collector),
      OTEL_BSP_SCHEDULE_DELAY: '60000',
      ...headers,
    });
    expect(loaded).toContain('sdk-trace');
    expect(loaded).toContain('exporter-trace-otlp-http');
    const served = await eventually('the span', async () => collector.spans.find(({ kind }) => kind === 2));
    expect(served).toMatchObject({ name: 'GET /healthz' });
    expect(collector.headers[0]?.['x-collector-key']).toBe('a key');
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'payments' });
    expect(collector.bytes()).not.toContain('a key');
  }, 60_000);

  test('continues when the collector is unreachable, and says so once', async () => {
    const process = spawnProcess('serve', database.url, {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    const url = await listeningUrl(process);
    const isTold = async (): Promise<boolean> => {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      return process.said.join('').includes('a problem with the traces');
    };
    await eventually('the warning', isTold);
    for (let nth = 0; nth < 5; nth += 1) await isTold();
    expect(await process.end('SIGTERM')).toBe(0);
    expect(process.said.join('').split('a problem with the traces')).toHaveLength(2);
  }, 60_000);
});
