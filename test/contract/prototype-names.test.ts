import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from './world.ts';

/** What every object answers to, so that a table in an object has an entry that nobody wrote. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** What is served beside the operations, with a name in its path. */
const BESIDE = [
  '/console/NAME',
  '/console/diagrams/NAME.svg',
  '/docs/NAME',
  '/docs/operations/NAME',
  '/docs/schemas/NAME',
  '/docs/guides/NAME',
  '/docs/lifecycles/NAME',
  '/docs/events/NAME',
  '/docs/assets/NAME',
  '/requests/NAME.http',
  '/requests/NAME',
  '/workflows/NAME.arazzo.json',
  '/workflows/NAME',
  '/claim/NAME',
  '/pages/NAME',
  '/NAME',
  '/v1/NAME',
  '/NAME/NAME',
];

const named = documented.filter(({ meta }) => meta.path.includes('{'));
const asking = documented.filter(({ query }) => query.length > 0);
const lastActs = (operation: Documented): number => (operation.meta.method === 'get' ? 0 : 1);

describe('a name of Object.prototype', () => {
  let service: TestService;
  let acme: Furnished;
  beforeAll(async () => {
    service = await startTestService({ variables: { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_BURST: '1000000' } });
    ({ acme } = await furnish(service));
  }, 60_000);
  afterAll(() => service?.stop());

  const ask = async (operation: Documented, target: string, headers: Record<string, string>): Promise<Answer> => {
    const { method, hasBody } = operation.meta;
    const [body = {}] = bodiesFor(operation, acme);
    return held(operation, await send(service.url, { method, target, headers, ...(hasBody && { body }) }), target);
  };
  const told = ({ status, body }: Answer): unknown[] => [status, body?.code];

  test.each(named.toSorted((a, b) => lastActs(a) - lastActs(b)).map((operation) => [operation.id, operation] as const))(
    '%s answers as for an unknown id when it is any part of its path',
    async (_, operation) => {
      const headers = credentialFor(operation, acme);
      const places = [...operation.meta.path.matchAll(/\{\w+\}/g)].length;
      const own = (idFor(operation, acme) ?? 'nobody').split('/');
      const inPlace = (place: number, name: string): string =>
        targetOf(
          operation,
          Array.from({ length: places }, (_, n) => (n === place ? name : (own[n] ?? name))).join('/'),
        );
      for (let place = 0; place < places; place += 1) {
        const missing = told(await ask(operation, inPlace(place, 'nobody'), headers));
        expect(missing[0]).toBeLessThan(500);
        for (const name of NAMES) {
          expect([name, ...told(await ask(operation, inPlace(place, name), headers))]).toEqual([name, ...missing]);
        }
      }
    },
  );

  test.each(asking.map((operation) => [operation.id, operation] as const))(
    '%s does not fail when it is in the query',
    async (_, operation) => {
      const headers = credentialFor(operation, acme);
      const target = targetOf(operation, idFor(operation, acme) ?? 'nobody');
      for (const name of NAMES) {
        for (const parameter of operation.query) {
          expect((await ask(operation, `${target}?${parameter}=${name}`, headers)).status).toBeLessThan(500);
        }
        const unknown = await ask(operation, `${target}?${name}=1`, headers);
        expect([name, unknown.status < 500]).toEqual([name, true]);
      }
    },
  );

  test.each(NAMES)('never fails a request with %s in a header', async (name) => {
    const headers = [
      'x-service-api-version',
      'idempotency-key',
      'x-service-tenant',
      'prefer',
      'accept',
      'last-event-id',
    ];
    for (const header of headers) {
      const { status } = await send(service.url, {
        method: 'get',
        target: '/v1/events?take=1',
        headers: { 'x-service-api-key': acme.apiKey, [header]: name },
      });
      expect([header, status < 500]).toEqual([header, true]);
    }
  });

  test.each(BESIDE)('GET %s answers no page', async (path) => {
    for (const name of NAMES) {
      const target = path.replaceAll('NAME', name);
      const { status, text } = await send(service.url, { method: 'get', target });
      expect([target, status, text.slice(0, 100)]).toEqual([target, 404, expect.any(String)]);
    }
  });

  test.each(NAMES)('%s as a key of a body is refused as unknown', async (name) => {
    const key = JSON.stringify(name);
    const { status, body } = await send(service.url, {
      method: 'post',
      target: '/v1/offramp/payments',
      headers: { 'x-service-api-key': acme.apiKey, 'content-type': 'application/json' },
      body: Buffer.from(`{${key}:{"a":1},"phone":"+15550171234","amountUsd":"1.00"}`),
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
