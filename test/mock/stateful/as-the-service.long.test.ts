import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cachedSnapshot } from '../../../mock/src/database/cached-snapshot.ts';
import { type Mock, startMock } from '../../../mock/src/start-mock.ts';
import { parseConfig, startDefaults } from '../../../src/app/config.ts';
import { type Started, startAll } from '../../../src/app/main.ts';
import { formOf, record } from './comparison.ts';
import { plays } from './plays.ts';

let folder: string;
let service: Started;
let mock: Mock;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychart-compared-'));
  const variables = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' };
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_PUBLIC_PER_MINUTE: '100000' };
  service = await startAll(parseConfig({ ...startDefaults, ...variables, ...limits }));
  mock = await startMock({ snapshot: await cachedSnapshot() }, { logLevel: 'error' });
});
afterAll(async () => {
  await mock?.stop();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(Object.entries(plays))('%s: the mock answers every step as the service does', async (_name, play) => {
  const onService = record(service.url, service.apiKey ?? '');
  const onMock = record(mock.url, mock.apiKey);
  await play(onService);
  await play(onMock);
  expect(onService.noted.length).toBeGreaterThan(5);
  expect(onService.noted.some(({ status = 0 }) => status >= 200 && status < 300)).toBe(true);
  expect(onMock.noted).toEqual(onService.noted);
});

it('an additional field or a different status in the mock is detected', async () => {
  const play = plays['canceled payment'];
  if (play === undefined) throw new Error('the play is gone');
  const planted = createServer(async (incoming, answer) => {
    const { method = 'GET', url, headers } = incoming;
    const body = Buffer.concat(await incoming.toArray());
    const { host: _, connection: __, 'content-length': ___, ...sent } = headers as Record<string, string>;
    const from = await fetch(mock.url + url, { method, headers: sent, ...(body.length > 0 ? { body } : {}) });
    const text = (await from.text()).replace(/"paymentId":/g, '"surplus":1,"paymentId":');
    answer.writeHead(from.status === 404 ? 410 : from.status, { 'content-type': 'application/json' }).end(text);
  });
  await once(planted.listen(0, '127.0.0.1'), 'listening');
  try {
    const onService = record(service.url, service.apiKey ?? '');
    const onPlanted = record(`http://127.0.0.1:${(planted.address() as AddressInfo).port}`, mock.apiKey);
    await play(onService);
    await play(onPlanted);
    expect(onPlanted.noted).not.toEqual(onService.noted);
  } finally {
    planted.close();
  }
});

it('the comparison detects another status, another code and another form', () => {
  const forms = [
    { status: 'OPEN', a: '1' },
    { status: 'CLOSED', a: '1' },
    { status: 'OPEN', a: null },
    { status: 'OPEN' },
  ];
  expect(new Set(forms.map((form) => JSON.stringify(formOf(form)))).size).toBe(4);
});
