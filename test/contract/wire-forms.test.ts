import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, document, documented, resolved, type Schema } from './documented.ts';
import { send, targetOf } from './exchange.ts';
import { recordTraffic } from './traffic.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from './world.ts';

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;

/** Amounts by their names: base units, minor units, US dollars, limits and balances of them. */
const MONEY = /(BaseUnits|Minor|Usd|^amount|^balance|^interest|^principal)$/;
/** Times by their names; times in unix seconds say so where the documents do (A 2.10, A 4.4). */
const TIME = /(At|^now|^validFrom|^validUntil|By)$/;
const NOT_A_TIME = /^(createdBy|resolvedBy|supersededBy|issuedBy|revokedBy|blockedBy|heldBy|clearedBy)$/;

/** The contract itself is answered too, with properties where records have values. */
const isReadOfRecords = ({ id, meta }: Documented): boolean => meta.method === 'get' && id !== 'getOpenApiDocument';

const traffic = recordTraffic();
/** What successes answered, by operation. */
const bodies: (readonly [string, unknown])[] = [];
let service: TestService;
let acme: Furnished;

beforeAll(async () => {
  service = await startTestService();
  const world = await furnish(service);
  acme = world.acme;
  for (const operation of documented.filter(isReadOfRecords)) {
    const answer = await send(service.url, {
      method: 'get',
      target: targetOf(operation, idFor(operation, acme) ?? ''),
      headers: credentialFor(operation, acme),
    });
    if (answer.status < 300) bodies.push([operation.id, answer.body]);
  }
  for (const { operationId, status, text } of traffic.seen) {
    const json = text.slice(text.indexOf('\n\n') + 2);
    if (status < 300 && json !== '') bodies.push([operationId, JSON.parse(json)]);
  }
}, 60_000);
afterAll(async () => {
  traffic.stop();
  await service.stop();
});

/** Every member of every object, at any depth. */
function* members(value: unknown): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* members(item);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      yield [name, item];
      yield* members(item);
    }
}

const answered = () =>
  bodies.flatMap(([operationId, body]) => [...members(body)].map((member) => [operationId, ...member] as const));

const scalarTypes = (schema: Schema): readonly string[] => {
  const { type, oneOf = [] } = resolved(schema);
  return [...(type === undefined ? [] : [type].flat()), ...oneOf.flatMap(scalarTypes)] as string[];
};

/** Named properties of every schema of the document. */
function* properties(): Generator<readonly [string, Schema]> {
  for (const [, value] of members(document)) {
    const declared = (value as { properties?: Record<string, Schema> } | null)?.properties;
    if (typeof declared !== 'object' || declared === null) continue;
    for (const [name, schema] of Object.entries(declared)) if (typeof schema === 'object') yield [name, schema];
  }
}

/** What a multisig signs has Unix seconds as decimal strings (A 2.7, R103). */
const isTypedData = (operation: string, name: string, value: unknown): boolean =>
  ['createAuthority', 'updateAuthority', 'setPaymentPolicy'].includes(operation) &&
  ['issuedAt', 'expiresAt'].includes(name) &&
  /^[0-9]+$/.test(String(value));

describe('amounts and times on the wire (A 0)', () => {
  test('every timestamp in an answer is ISO 8601 in UTC, or null (R003)', () => {
    const times = answered().filter(
      ([operation, name, value]) => TIME.test(name) && !NOT_A_TIME.test(name) && !isTypedData(operation, name, value),
    );
    expect(times.filter(([, , value]) => typeof value === 'string').length).toBeGreaterThan(100);
    expect(times.filter(([, , value]) => value !== null && !ISO_UTC.test(String(value)))).toEqual([]);
  });

  test('the contract types every date-time field as text (R003)', () => {
    const times = [...properties()].filter(
      ([, schema]) => (resolved(schema) as { format?: string }).format === 'date-time',
    );
    expect(times.length).toBeGreaterThan(100);
    expect(
      times.filter(([, schema]) => scalarTypes(schema).some((type) => !['string', 'null'].includes(type))),
    ).toEqual([]);
  });

  test('every amount in an answer is a string (R004)', () => {
    const amounts = answered().filter(([, name, value]) => MONEY.test(name) && typeof value !== 'object');
    expect(amounts.length).toBeGreaterThan(50);
    expect(amounts.filter(([, , value]) => typeof value !== 'string')).toEqual([]);
  });

  test('the contract has no amount of type number (R004)', () => {
    const amounts = [...properties()].filter(([name]) => MONEY.test(name));
    expect(amounts.length).toBeGreaterThan(100);
    const numbers = amounts.filter(([, schema]) => scalarTypes(schema).some((type) => /integer|number/.test(type)));
    expect(numbers.map(([name]) => name)).toEqual([]);
  });

  // A body that is judged by its signature first is sent by whoever can sign: test/domains/cards/issuer.test.ts.
  const taking = documented.filter(
    ({ bodies, meta }) => !meta.rawBody && bodies.some((body) => amountIn(body) !== undefined),
  );

  test.each(taking.map((operation) => [operation.id, operation] as const))(
    '%s refuses a number (R004)',
    async (_, operation) => {
      const body =
        [...bodiesFor(operation, acme), ...operation.bodies].find((one) => amountIn(one) !== undefined) ?? {};
      const name = amountIn(body) ?? '';
      for (const amount of [25, 25.5, 1e21]) {
        const answer = await post(operation, { ...body, [name]: amount });
        expect(answer.body.details?.errors?.[0]?.path, answer.text).toBe(`/body/${name}`);
        // Liquidity has a code of its own for what is no amount, a 409 (D-144).
        expect(answer.status).toBe(operation.id.endsWith('Liquidity') ? 409 : 400);
      }
    },
  );
});

const amountIn = (body: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(body).find((name) => MONEY.test(name) && typeof body[name] === 'string');

const post = (operation: Documented, body: object) =>
  send(service.url, {
    method: operation.meta.method,
    target: targetOf(operation, idFor(operation, acme) ?? ''),
    headers: credentialFor(operation, acme),
    body,
  });
