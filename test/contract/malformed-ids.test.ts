import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented } from './documented.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish } from './world.ts';

const named = documented.filter(({ meta }) => meta.path.includes('{'));

/** As they stand in the path: undecodable, control characters, empty, over-long, a slash, dots. */
const MALFORMED = ['%', '%ff', '%00', 'pay_%0a', '', 'x'.repeat(8000), 'a%2Fb', '%2e%2e%2f', '%25'];

let service: TestService;
let acme: Furnished;

beforeAll(async () => {
  service = await startTestService();
  ({ acme } = await furnish(service));
}, 60_000);
afterAll(() => service.stop());

const ask = async (operation: Documented, id: string, headers: Record<string, string>): Promise<Answer> => {
  const { method, hasBody } = operation.meta;
  const [body = {}] = bodiesFor(operation, acme);
  const target = targetOf(operation, 'ID').replaceAll('ID', id);
  return held(operation, await send(service.url, { method, target, headers, ...(hasBody && { body }) }));
};

const told = ({ status, body }: Answer) => [status, body.code, body.details];

describe('an id that cannot be decoded, is empty, over-long or holds control characters (D-492, D-047)', () => {
  test.each(named.map((operation) => [operation.id, operation] as const))(
    '%s answers as for an id that nothing has',
    async (_, operation) => {
      const headers = credentialFor(operation, acme);
      const missing = told(await ask(operation, 'nobody', headers));
      expect(missing[0]).toBeLessThan(500);
      for (const id of MALFORMED) {
        expect([id, ...told(await ask(operation, id, headers))]).toEqual([id, ...missing]);
      }
    },
  );

  test('is answered after the checks of credential, scope and input, as for any id (D-030, D-038)', async () => {
    const confirm = named.find(({ id }) => id === 'selectOfframpPaymentRoute') as Documented;
    expect((await ask(confirm, '%ff', {})).body.code).toBe('API_KEY_REQUIRED');
    const { apiKey } = await acme.session.createApiKey({ name: 'Weak', scopes: ['status:read'] }).unwrap();
    expect((await ask(confirm, '%ff', { 'x-service-api-key': apiKey })).body.code).toBe('INSUFFICIENT_SCOPE');
    const request = {
      method: 'post',
      target: '/v1/offramp/payments/%ff/select-route',
      headers: { 'x-service-api-key': acme.apiKey },
    };
    expect((await send(service.url, { ...request, body: { routeQuoteId: 7 } })).body.code).toBe('VALIDATION_FAILED');
    expect((await send(service.url, { ...request, body: { routeQuoteId: 'rq_x' } })).body.code).toBe(
      'PAYMENT_NOT_FOUND',
    );
  });
});
