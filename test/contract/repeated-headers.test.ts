import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { document, documented, operationNamed } from './documented.ts';
import { type Answer, heldToThePlatform, targetOf } from './exchange.ts';
import { type WrittenRows, watchRows } from './rows.ts';
import { credentialFor } from './world.ts';

let service: TestService;
let acme: TestTenant;
let written: WrittenRows;

beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Imports');
  written = await watchRows(service.pool.owner);
});
afterAll(() => service.stop());

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Headers as a list of names and values, so that a name may come twice. */
function sendLines(method: string, path: string, headers: readonly string[], body = ''): Promise<Answer> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const lines = [...headers, 'Content-Length', String(Buffer.byteLength(body))];
    const sent = request({ hostname, port, method: method.toUpperCase(), path, headers: lines, agent });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: JSON.parse(text) });
    });
    sent.end(body);
  });
}

const schemes = Object.values(document.components.securitySchemes);

/** What names a caller, whichever operation is called. */
const ofAll = [
  ...schemes.map(({ type, name }) => (type === 'http' ? 'Authorization' : String(name))),
  ...['Host', 'Content-Type', 'x-service-tenant-id', 'x-service-request-signature'],
];

describe('a header of one value that is sent twice is refused, with equal values and with different ones', () => {
  test.each(documented.map((operation) => [operation.id, operation] as const))(
    '%s is refused',
    async (_id, operation) => {
      const { meta } = operation;
      const target = targetOf(operation, 'x');
      const valid = ['Host', 'x', 'Content-Type', 'application/json'];
      const credential = Object.entries(meta.security.length === 0 ? {} : credentialFor(operation, acme)).flat();
      await written.tables();
      for (const name of [...ofAll, ...operation.headers]) {
        for (const [one, other] of [
          ['same-value', 'same-value'],
          ['one-value', 'other-value'],
        ] as const) {
          const rest = [...valid, ...credential];
          const others = rest.filter((_, at) => rest[at - (at % 2)]?.toLowerCase() !== name.toLowerCase());
          const lines = [...others, name, one, name.toUpperCase(), other];
          const answer = await sendLines(meta.method, target, lines, operation.meta.hasBody ? '{}' : '');
          heldToThePlatform(answer);
          expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'VALIDATION_FAILED']);
          const pointer = `/headers/${name.toLowerCase()}`;
          expect(answer.body.details.errors).toEqual([{ path: pointer, message: 'must be sent once', rule: 'single' }]);
          expect(answer.body.message).toBe(`The header ${name.toLowerCase()} must be sent once.`);
        }
      }
      expect(await written.tables()).toEqual([]);
    },
  );

  test('an idempotency key that a proxy repeats makes no second payment', async () => {
    await acme.fund('100.00');
    const { meta } = operationNamed('createOfframpPayment');
    const body = JSON.stringify({ phone: '+15550104597', amountUsd: '1.00' });
    const plain = ['Host', 'x', 'Content-Type', 'application/json', 'X-Service-Api-Key', acme.apiKey];
    const pay = (...keys: string[]) => sendLines('post', meta.path, [...plain, ...keys], body);
    const paid = await pay('Idempotency-Key', 'once');
    expect(paid.status).toBe(201);
    expect((await pay('Idempotency-Key', 'once', 'Idempotency-Key', 'once')).status).toBe(400);
    expect((await pay('Idempotency-Key', 'once', 'Idempotency-Key', 'twice')).status).toBe(400);
    expect((await pay('Idempotency-Key', 'once')).body.paymentId).toBe(paid.body.paymentId);
    expect((await acme.api.listOfframpPayments({}).unwrap()).payments).toHaveLength(1);
  });

  test('an unknown path is refused, too', async () => {
    const answer = await sendLines('get', '/v1/nothing', ['Host', 'x', 'Host', 'y']);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
