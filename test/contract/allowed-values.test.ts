import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestValidators } from '../../generated/contract/validators.js';
import { MAX_ALLOWED } from '../../src/platform/http/request/allowed-values.ts';
import { errorsOf, type Validator } from '../../src/platform/http/request/validation.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { documented, resolved, type Schema } from './documented.ts';

/** A value that a list of the contract does not have is refused with that list. */

interface Listed {
  readonly at: readonly string[];
  readonly values: readonly string[];
}

/** The lists of values that a part of a request has, outside its alternatives; an entry of a list is the field `0`. */
function listsIn(schema: Schema, at: readonly string[] = []): Listed[] {
  const { enum: values, properties = {}, items } = resolved(schema);
  if (values !== undefined) return [{ at, values: values.map(String) }];
  return [
    ...Object.entries(properties).flatMap(([name, one]) => listsIn(one, [...at, name])),
    ...(items === undefined ? [] : listsIn(items, [...at, '0'])),
  ];
}

const wrongAt = (at: readonly string[]): unknown =>
  at.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), 'no such value');

const validators = requestValidators as Readonly<
  Record<string, { readonly query?: Validator; readonly body?: Validator }>
>;

const lists = documented.flatMap(({ id, bodySchema, querySchemas }) => {
  const { query, body } = validators[id] ?? {};
  const ofQuery = Object.entries(querySchemas).flatMap(([name, schema]) => listsIn(schema, [name]));
  return [
    ...(query === undefined ? [] : ofQuery.map((list) => ({ id, where: '/query', validate: query, ...list }))),
    ...(body === undefined || bodySchema === undefined
      ? []
      : listsIn(bodySchema).map((list) => ({ id, where: '/body', validate: body, ...list }))),
  ];
});

describe('a value that is not in its list', () => {
  it('occurs in many operations, none of which has more allowed values than an error lists', () => {
    expect(lists.length).toBeGreaterThan(60);
    expect(Math.max(...lists.map(({ values }) => values.length))).toBeLessThanOrEqual(MAX_ALLOWED);
  });

  it.each(lists.map((list) => [list.id, `${list.where}/${list.at.join('/')}`, list] as const))(
    '%s lists the values of %s',
    (_id, path, { validate, at, where, values }) => {
      const error = errorsOf(validate, wrongAt(at), where).find((one) => one.path === path && one.rule === 'enum');
      expect(error?.allowed).toEqual(expect.arrayContaining([...values]));
    },
  );
});

describe('a refusal that the service answers', () => {
  let service: TestService;
  let acme: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Values');
  });
  afterAll(() => service?.stop());

  const refusedOf = async (path: string, body?: unknown) => {
    const headers = { 'x-service-api-key': acme.apiKey, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const text = await (await fetch(`${service.url}${path}`, { headers, ...sent })).text();
    return { ...(JSON.parse(text) as Refused), length: text.length };
  };
  interface Refused {
    readonly code: string;
    readonly message: string;
    readonly details: { readonly errors: readonly Told[] };
  }
  interface Told {
    readonly path: string;
    readonly message: string;
    readonly rule: string;
    readonly allowed?: readonly string[];
  }

  it('lists the statuses of a filter, and names them in the message', async () => {
    const { code, message, details } = await refusedOf('/v1/payments?status=PAID');
    expect(code).toBe('VALIDATION_FAILED');
    expect(details.errors[0]?.allowed).toContain('DELIVERED');
    expect(message).toMatch(/^The query parameter status\[0\] must be .*DELIVERED/);
  });

  it('lists each event type once, however many are wrong, together with the patterns', async () => {
    const eventTypes = Array.from({ length: 20 }, (_, at) => `payment.no${at}`);
    const { details, length } = await refusedOf('/v1/webhook-endpoints', { url: 'https://acme.test/hook', eventTypes });
    const [first, ...others] = details.errors;
    expect(first?.allowed).toEqual(expect.arrayContaining(['payment.delivered', 'payment.*', '*']));
    expect(first?.message).toMatch(/^must be one of the \d+ values that are listed in allowed$/);
    expect(others.some(({ allowed }) => allowed !== undefined)).toBe(false);
    expect(length).toBeLessThan(10_000);
  });
});
