import formats from 'ajv-formats/dist/formats.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDateTime } from '../../generated/contract/formats.ts';
import { signProviderWebhook } from '../../src/payments/providers/webhook-signature.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented, operationNamed } from './documented.ts';
import { edgesOf, type Field, fieldsOf, TIMES, withValue } from './edge-values.ts';
import { type Answer, held, send, targetOf } from './exchange.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from './world.ts';

/** There is no chain here: what reads it says so (D-251). */
const READ_THE_CHAIN: readonly string[] = ['getBalance', 'getWallet', 'cancelInvoice'];

/** Controls of the sandbox come last, and the clock, which cannot be turned back, after the work of all others. */
const rank = ({ id }: Documented): number => (id.includes('Test') ? 1 : 0);

const CLOCK = 'advanceTestClock';

const withBody = documented
  .filter(({ id, bodySchema }) => bodySchema !== undefined && id !== CLOCK)
  .sort((a, b) => rank(a) - rank(b));

let service: TestService;
let acme: Furnished;

beforeAll(async () => {
  service = await startTestService({ variables: { PROVIDER_WEBHOOK_SECRET_CARD_ISSUER: 'of the issuer' } });
  ({ acme } = await furnish(service));
});
afterAll(() => service.stop());

/** As its provider would send it, where the operation is a webhook. */
function signed({ meta, id }: Documented, body: string): Record<string, string> {
  if (!meta.rawBody) return {};
  const { config } = service.engine.services;
  const secrets: Readonly<Record<string, string | undefined>> = {
    receiveProviderWebhook: config.providerWebhookSecret('payapp_a'),
    receiveVerificationWebhook: config.verificationWebhookSecret,
    receiveCardAuthorization: config.cardIssuerSecret,
    receiveCardReversal: config.cardIssuerSecret,
  };
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'x-provider-timestamp': timestamp,
    'x-provider-signature': signProviderWebhook(secrets[id] ?? '', timestamp, Buffer.from(body)),
  };
}

async function sendWith(operation: Documented, field: Field, value: unknown): Promise<Answer> {
  const { meta } = operation;
  const bodies = bodiesFor(operation, acme);
  const base = bodies.find((one) => (field.names[0] ?? '') in one) ?? bodies[0] ?? {};
  const body = JSON.stringify(withValue(base, field, value));
  const headers = { ...(meta.security.length > 0 && credentialFor(operation, acme)), ...signed(operation, body) };
  const target = targetOf(operation, idFor(operation, acme) ?? '');
  return send(service.url, {
    method: meta.method,
    target,
    body,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
  });
}

async function tryAll(operation: Documented): Promise<void> {
  const { id } = operation;
  for (const field of fieldsOf(operation.bodySchema)) {
    const pointer = `/body/${field.names.join('/')}`;
    for (const value of edgesOf(field)) {
      const answer = await sendWith(operation, field, value);
      const what = `${id} ${pointer} = ${JSON.stringify(value).slice(0, 80)}: ${answer.text.slice(0, 300)}`;
      if (answer.status === 503) {
        expect([READ_THE_CHAIN.includes(id), answer.body.code], what).toEqual([true, 'BALANCE_UNAVAILABLE']);
      } else expect(answer.status, what).toBeLessThan(500);
      held(operation, answer, what);
      if (field.schema.format === 'date-time' && !isDateTime(String(value))) {
        const paths = answer.body.details.errors.map(({ path }: { path: string }) => path);
        expect([answer.status, paths], what).toEqual([400, expect.arrayContaining([pointer])]);
      }
    }
  }
}

describe('a value at the limit of the contract is served or refused, and never a failure', () => {
  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s',
    (_id, operation) => tryAll(operation),
    120_000,
  );

  test('no failure was logged behind the answers or in the work that they left', async () => {
    await service.runUntilIdle();
    const failed = service.logLines.filter((line) => /request failed|undocumented|"level":"(error|fatal)"/.test(line));
    expect(failed).toEqual([]);
  });

  test(CLOCK, () => tryAll(operationNamed(CLOCK)));
});

test('every time of the contract has a form that Date and PostgreSQL read alike', async () => {
  const isFull = formats.fullFormats['date-time'] as { validate(text: string): boolean };
  // What JSON Schema takes and we refuse, in full: leap seconds, offsets that one of both does not read, and the years.
  expect(TIMES.filter((text) => isFull.validate(text) && !isDateTime(text))).toEqual([
    '2026-12-31T23:59:60Z',
    '2026-06-30T23:59:60.999+00:00',
    '2016-12-31T15:59:60-08:00',
    '2030-01-01T00:00:00+05',
    '2030-01-01T00:00:00+0530',
    '2030-01-01T00:00:00+16:00',
    '2030-01-01T00:00:00+23:59',
    '2030-01-01 00:00:00Z',
    `2030-01-01T00:00:00.${'9'.repeat(40)}Z`,
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+12:00',
    '9999-12-31T23:59:59.999-12:00',
  ]);
  for (const text of TIMES.filter(isDateTime)) {
    const time = new Date(text);
    expect(time.toISOString(), text).toMatch(/^\d{4}-/);
    const { rows } = await service.pool.owner.raw('SELECT floor(extract(epoch FROM ?::timestamptz)) AS seconds', [
      text,
    ]);
    // PostgreSQL rounds what lies below a microsecond.
    expect([0, 1], text).toContain(Number(rows[0].seconds) - Math.floor(time.getTime() / 1000));
  }
});
