import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asObject } from '../../codegen/load/json.ts';
import { readPublished } from '../../codegen/versions/published.ts';
import { operationsOf } from '../../codegen/versions/steps.ts';
import { cachedSnapshot } from '../../mock/src/database/cached-snapshot.ts';
import { type Mock as StatefulMock, startMock as startStateful } from '../../mock/src/start-mock.ts';
import { type Judge, judgeBy, judgeOf } from '../versions/clients/judge.ts';
import { type Mock, startMock } from './mock-process.ts';

const VERSION = 'X-Service-Api-Version';
const credentials = { 'X-Service-Api-Key': 'pk_test_x', Authorization: 'Bearer x', 'X-Service-Admin-Key': 'x' };

const publishedOf = (version: string) => {
  const document = readPublished('.', version, 'openapi');
  if (document === undefined) throw new Error(`There is no version ${version}`);
  return document;
};

/** Paths that read without naming a resource. */
const lists = (version: string): string[] =>
  operationsOf(publishedOf(version))
    .filter(
      ({ method, path, node }) => method === 'get' && path.startsWith('/v1/') && !path.includes('{') && !isAsking(node),
    )
    .map(({ path }) => path);

const isAsking = (node: Record<string, unknown>): boolean =>
  ((node.parameters ?? []) as readonly Record<string, unknown>[]).some(
    (one) => one.in === 'query' && one.required === true,
  );

describe.each(['2026-11-27', '2026-11-28'])('npm run mock -- --api-version %s', (version) => {
  let mock: Mock;
  let judge: Judge;
  beforeAll(async () => {
    mock = await startMock('--api-version', version);
    judge = judgeBy(publishedOf(version));
  }, 180_000);
  afterAll(() => mock?.stop());

  test('answers each list as the published document says', async () => {
    const paths = lists(version);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const response = await fetch(mock.url + path, { headers: credentials });
      expect(response.headers.get(VERSION)).toBe(version);
      const body: unknown = await response.json();
      expect([path, judge.fault({ method: 'GET', path, status: response.status, body })]).toEqual([path, undefined]);
    }
  });

  test('answers a request of that version, and refuses one of another version', async () => {
    const ask = (named: string) => fetch(`${mock.url}/v1/me`, { headers: { ...credentials, [VERSION]: named } });
    expect((await ask(version)).status).toBe(200);
    const refused = await ask('2026-12-01');
    expect(refused.status).toBe(400);
    const { code, message } = asObject((await refused.json()) as never);
    expect(code).toBe('API_VERSION_UNKNOWN');
    expect(message).toContain('--api-version 2026-12-01');
  });
});

test('npm run mock lists the versions when it gets an unknown one', async () => {
  await expect(startMock('--api-version', '2020-01-01')).rejects.toThrow('There are: 2026-11-27, 2026-11-28');
}, 60_000);

describe('the stateful mock with an older version', () => {
  const [OLDEST, OLDER] = ['2026-11-27', '2026-11-28'];
  const judges: Record<string, Judge> = {};
  let mock: StatefulMock;
  let paymentId: string;
  const ask = async (path: string, version: string, more: RequestInit = {}) => {
    const headers = { 'X-Service-Api-Key': mock.apiKey, ...(more.headers as Record<string, string>) };
    const response = await fetch(mock.url + path, { ...more, headers });
    const body = (await response.json()) as Record<string, unknown>;
    const { pathname } = new URL(path, mock.url);
    const answered = { method: more.method ?? 'GET', path: pathname, status: response.status, body };
    return { response, body, fault: judges[version]?.fault(answered), named: response.headers.get(VERSION) };
  };
  beforeAll(async () => {
    for (const version of [OLDEST, OLDER]) judges[version] = judgeOf(version);
    mock = await startStateful({ snapshot: await cachedSnapshot() }, { apiVersion: OLDEST });
    const made = await ask('/v1/offramp/payments', OLDEST, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '+15550105555', amountUsd: '1.00' }),
    });
    paymentId = String(made.body.paymentId);
  }, 180_000);
  afterAll(() => mock?.stop());

  test('answers in its version without the header, and in the requested version with it', async () => {
    const path = `/v1/payments/${paymentId}`;
    const oldest = await ask(path, OLDEST);
    expect([oldest.named, oldest.body.generation, oldest.fault]).toEqual([OLDEST, 'intent', undefined]);
    const older = await ask(path, OLDER, { headers: { [VERSION]: OLDER } });
    expect([older.named, older.body.generation, older.fault]).toEqual([OLDER, 'intent', undefined]);
    const newest = await ask(path, '2026-12-01', { headers: { [VERSION]: '2026-12-01' } });
    expect([newest.named, newest.body.generation]).toEqual(['2026-12-01', 'offramp']);
  });

  test('converts documented examples, and the codes of refusals', async () => {
    const listed = await ask('/v1/payments', OLDEST, { headers: { Prefer: 'code=200' } });
    expect([listed.named, listed.fault]).toEqual([OLDEST, undefined]);
    expect(JSON.stringify(listed.body)).not.toContain('"generation":"offramp"');
    const prefer = { Prefer: 'code=503, example=TRY_AGAIN' };
    const busy = await ask('/v1/trade/extractions', OLDEST, { method: 'POST', headers: prefer });
    expect([busy.response.status, busy.body.code]).toEqual([503, 'EXTRACTION_UNAVAILABLE']);
    const newest = { ...prefer, [VERSION]: '2026-12-01' };
    expect((await ask('/v1/trade/extractions', OLDEST, { method: 'POST', headers: newest })).body.code).toBe(
      'TRY_AGAIN',
    );
  });
});

test('the stateful mock refuses to start in an unknown version', async () => {
  const starting = startStateful({ snapshot: await cachedSnapshot() }, { apiVersion: '2020-01-01' });
  await expect(starting).rejects.toThrow('There is no version 2020-01-01');
});
