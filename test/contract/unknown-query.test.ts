import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { documented } from './documented.ts';

/** A query parameter that an operation does not have is refused by all operations that read, but for probes. */

const path = (template: string): string => template.replaceAll(/\{\w+\}/g, 'x');
const refusing = documented.filter(({ meta }) => meta.method === 'get' && !meta.unlimited);

describe('an unknown query parameter', () => {
  let service: TestService;
  let acme: TestTenant;
  beforeAll(async () => {
    service = await startTestService({ variables: { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_BURST: '100000' } });
    acme = await service.signUp('Acme Queries');
  });
  afterAll(() => service?.stop());

  const ask = (method: string, target: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}${target}`, { method: method.toUpperCase(), headers });

  test.each(refusing.map(({ id, meta }) => [id, meta] as const))('%s refuses an unknown parameter', async (_, meta) => {
    const { method } = meta;
    const isKeyed = meta.security.some((one) => one.apiKey !== undefined);
    const isSession = meta.security.some((one) => one.memberSession !== undefined);
    if (!isKeyed && !isSession && meta.security.length > 0) return;
    const credential: Record<string, string> = isSession
      ? { authorization: `Bearer ${acme.token}` }
      : isKeyed
        ? { 'x-service-api-key': acme.apiKey }
        : {};
    const answer = await ask(method, `${path(meta.path)}?limlt=5`, credential);
    const { code, details } = (await answer.json()) as { code: string; details?: { errors?: { path: string }[] } };
    if (answer.status === 403) return expect(code).toMatch(/SANDBOX_ONLY|SCOPE/);
    expect(code, JSON.stringify(details)).toBe('VALIDATION_FAILED');
    expect(details?.errors?.map((one) => one.path)).toContain('/query/limlt');
  });

  test('is refused with the name of a similar parameter, which works', async () => {
    const credential = { 'x-service-api-key': acme.apiKey };
    const answer = await ask('get', '/v1/offramp/payments?limit=5', credential);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', message: 'The query parameter limit is unknown: did you mean take?' },
    ]);
    expect((await ask('get', '/v1/offramp/payments?take=5', credential)).status).toBe(200);
  });

  test('is ignored by probes', async () => {
    expect((await ask('get', '/healthz?t=1')).status).toBe(200);
  });
});
