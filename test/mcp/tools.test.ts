import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Access, call } from '../../src/mcp/call.ts';
import { describe as described } from '../../src/mcp/describe.ts';
import type { JsonObject } from '../../src/mcp/json.ts';
import { keysOf } from '../../src/mcp/keys.ts';
import { type Operation, operationsOf } from '../../src/mcp/operations.ts';
import { createSearch, type Searched } from '../../src/mcp/search.ts';
import { MOST_CHARACTERS, trimmed } from '../../src/mcp/trim.ts';
import { createValidate } from '../../src/mcp/validate.ts';

const read = (path: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`../../generated/${path}`, import.meta.url), 'utf8'));
const openapi = read('openapi.json');
const lifecycles = read('model/lifecycles.json').lifecycles as JsonObject;
const operations = operationsOf(openapi);
const guides = ['make-your-first-payment', 'handle-errors-and-repeat-requests'].map((name) => ({
  name,
  text: readFileSync(new URL(`../../docs/guides/${name}.md`, import.meta.url), 'utf8'),
}));
const known: Searched = { operations, openapi, lifecycles, guides };
const validate = createValidate(openapi);
const named = (id: string): Operation => operations.get(id) as Operation;
const faults = (id: string, body: JsonObject, params: JsonObject = {}): readonly string[] =>
  validate(named(id), { params, body });

afterEach(() => vi.unstubAllGlobals());

describe('a call that writes', () => {
  const access = (key: string, allowLiveWrites = false): Access => ({
    baseUrl: 'http://service.test',
    keys: new Map([['default', key]]),
    allowLiveWrites,
  });
  /** The requests that reached the service. */
  function service() {
    const sent: { method: string; headers: Headers }[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push({ method: String(init.method), headers: new Headers(init.headers) });
      return Response.json({ ok: true });
    });
    return sent;
  }
  /** Nothing of the body or the parameters is judged here. */
  const pass = () => [];
  const send = (operation: Operation, to: Access, idempotencyKey?: string) =>
    call(to, openapi, pass, { operation, params: { id: 'x_1' }, body: undefined, as: undefined, idempotencyKey });

  const all = [...operations.values()];
  const writes = all.filter(({ method }) => method !== 'GET');

  test('exists for each writing method of the contract', () => {
    expect(new Set(writes.map(({ method }) => method))).toEqual(new Set(['POST', 'PUT', 'PATCH', 'DELETE']));
  });

  test.each(writes.map((operation) => [operation.method, operation.id, operation] as const))(
    '%s %s is not sent with a live key, unless the user allows it',
    async (_method, _id, operation) => {
      const sent = service();
      const refused = await send(operation, access('svc_live_1'));
      expect(refused).toMatchObject({ isSent: false, problems: [expect.stringContaining('--allow-live-writes')] });
      expect(sent).toEqual([]);
      expect(await send(operation, access('svc_live_1', true))).toMatchObject({ isSent: true });
      expect(sent.map(({ method }) => method)).toEqual([operation.method]);
    },
  );

  test.each(all.filter(({ method }) => method === 'GET').map((operation) => [operation.id, operation] as const))(
    'GET %s is sent with a live key, without an idempotency key',
    async (_id, operation) => {
      const sent = service();
      expect(await send(operation, access('svc_live_1'), 'a-key')).toMatchObject({ isSent: true });
      expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null]);
    },
  );

  const keyed = writes.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'));

  const [someKeyed] = keyed;
  // The contract has the header on requests of one method: the rule is of all that write.
  const ofEachMethod = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ ...someKeyed, method }) as Operation);

  test.each([...keyed, ...ofEachMethod].map((operation) => [operation.method, operation.id, operation] as const))(
    '%s %s is sent with the given idempotency key, or a new one that it tells',
    async (_method, _id, operation) => {
      const sent = service();
      const given = await send(operation, access('svc_test_1'), 'a-key');
      const made = await send(operation, access('svc_test_1'));
      const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
      expect(keys[0]).toBe('a-key');
      expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
      expect([given, made]).toMatchObject([{ idempotencyKey: 'a-key' }, { idempotencyKey: keys[1] }]);
    },
  );
});

describe('the request of a call', () => {
  /** The URLs and the keys of what reached the service, which answers with this. */
  function service(answer: object = {}) {
    const sent: { url: URL; key: string | null }[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url: new URL(url), key: new Headers(init.headers).get('x-service-api-key') });
      return Response.json(answer);
    });
    return sent;
  }
  const access: Access = {
    baseUrl: 'http://service.test',
    keys: new Map([
      ['sender', 'svc_test_1'],
      ['recipient', 'svc_test_2'],
      ['reader', 'svc_live_3'],
    ]),
    allowLiveWrites: false,
  };
  const send = (operation: Operation, params: JsonObject, as?: string) =>
    call(access, openapi, () => [], { operation, params, body: undefined, as, idempotencyKey: undefined });

  test('has the first key, unless the call names another one', async () => {
    const sent = service();
    for (const as of [undefined, 'sender', 'recipient', 'reader']) await send(named('listEvents'), {}, as);
    expect(sent.map(({ key }) => key)).toEqual(['svc_test_1', 'svc_test_1', 'svc_test_2', 'svc_live_3']);
    expect(await send(named('createOfframpPayment'), {}, 'reader')).toMatchObject({ isSent: false });
    expect(await send(named('listEvents'), {}, 'nobody')).toEqual({
      isSent: false,
      problems: ['as: there is no key named nobody; there are sender, recipient, reader'],
    });
    expect(sent).toHaveLength(4);
  });

  test('repeats the name of a list for each value, or joins them where the parameter says so', async () => {
    const sent = service();
    const listed = { name: 'status', in: 'query', schema: { type: 'array' } };
    const operation = { ...named('listEvents'), path: '/v1/things/{id}', parameters: [listed] };
    const params = { id: 'a/b', status: ['ONE', 'TWO'] };
    for (const explode of [undefined, true, false]) {
      const parameters = [explode === undefined ? listed : { ...listed, explode }];
      await send({ ...operation, parameters }, params);
    }
    expect(sent.map(({ url }) => [url.pathname, url.searchParams.getAll('status')])).toEqual([
      ['/v1/things/a%2Fb', ['ONE', 'TWO']],
      ['/v1/things/a%2Fb', ['ONE', 'TWO']],
      ['/v1/things/a%2Fb', ['ONE,TWO']],
    ]);
  });

  test('is shown without the secrets that the schema of the answer marks', async () => {
    const secret = { type: 'object', properties: { code: { type: 'string', 'x-secret': true } } };
    const told = { kind: 'first', code: 'hidden-1', inner: { code: 'hidden-2' }, list: [{ code: 'hidden-3' }] };
    for (const schema of [
      secret,
      { allOf: [{ type: 'object' }, secret] },
      { oneOf: [{ type: 'null' }, secret] },
      { anyOf: [{ type: 'null' }, secret] },
      { type: 'array', items: secret },
      { type: 'object', properties: { inner: secret } },
      { type: 'object', properties: { list: { type: 'array', items: { anyOf: [secret] } } } },
    ]) {
      service(told);
      const definition: JsonObject = { responses: { 200: { content: { 'application/json': { schema } } } } };
      const called = await send({ ...named('listEvents'), definition }, {});
      expect([schema, JSON.stringify(called)]).toEqual([schema, expect.not.stringContaining('hidden')]);
      expect(called).toMatchObject({ answer: { kind: 'first' } });
    }
  });
});

describe('the fault of a call', () => {
  test('belongs to the form that the body means, as in the service', () => {
    const intent = { recipient: { email: 'ada@example.com' }, amount: { value: '5.00' } };
    expect(faults('createPayment', intent)).toEqual(['body.amount.currency is required']);
    expect(faults('createPayment', { recipient: {}, amount: { value: '5.00', currency: 'USD' } })).toEqual([
      expect.stringContaining('body.recipient must have one of the fields did, phoneNumber, email'),
    ]);
    expect(faults('createPayment', { amount: { value: '5.00', currency: 'USD' } })).toEqual([
      'body must have one of the fields recipient, sourceWalletId',
    ]);
    expect(faults('createPayment', { recipient: { email: 'a@b.example' }, sourceWalletId: 'wal_1' })).toEqual([
      'body must have one of the fields recipient, sourceWalletId alone',
    ]);
    expect(faults('createTreasuryRule', { type: 'SWEEP' }, { id: 'tra_1' })).toEqual([
      expect.stringMatching(/^body must have a field type that is one of SWEEP_EXCESS, /),
    ]);
  });

  test('names the inner field', () => {
    const body = { recipient: { phoneNumber: 12 }, amount: { value: 'x', currency: 'USD' }, speed: 1 };
    const found = faults('createPayment', body);
    expect(found).toContain('body.recipient.phoneNumber must be a string');
    expect(found).toContain('body.speed is not a known field');
    expect(found.join()).not.toContain('sourceWalletId');
  });

  test('is not found for an optional field that is null', () => {
    expect(faults('createOfframpPayment', { phone: '+15550171234', amountUsd: '5.00', did: null })).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('is found for the unknown name %s', (name) => {
    const params = JSON.parse(`{${JSON.stringify(name)}:1}`);
    expect(faults('createOfframpPayment', { phone: '+15550171234', amountUsd: '5.00' }, params)).toEqual([
      expect.stringContaining(`params.${name} is not a parameter`),
    ]);
    const body = JSON.parse(`{${JSON.stringify(name)}:1,"phone":"+15550171234","amountUsd":"5.00"}`);
    expect(faults('createOfframpPayment', body)).toEqual([`body.${name} is not a known field`]);
    const choosing = JSON.parse(`{"recipient":{${JSON.stringify(name)}:1},"amount":{"value":"1","currency":"USD"}}`);
    expect(faults('createPayment', choosing)).toEqual([expect.stringContaining('must have one of the fields did')]);
  });

  test('lists the values that a field takes, even if a sentence cannot hold them', () => {
    const fault = faults('createWebhookEndpoint', { url: 'https://acme.test/hook', eventTypes: ['payment.paid'] });
    expect(fault).toEqual([
      expect.stringMatching(/^body\.eventTypes\.0 must be one of .*: .*payment\.delivered.*, \*/),
    ]);
  });

  test('is found by schemas that are compiled once', () => {
    const body = { recipient: { email: 'ada@example.com' }, amount: { value: '5.00' } };
    faults('createPayment', body);
    const { heapUsed } = process.memoryUsage();
    const startedAt = performance.now();
    for (let n = 0; n < 300; n += 1) faults('createPayment', body);
    // Compiling takes about 38 ms and keeps 139 kB: 300 times would be 11 s and 40 MB.
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(20_000_000);
  });
});

describe('the description of an operation', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''])('is missing for %j', (name) => {
    expect(described(known, name)).toBeUndefined();
  });

  test.each(['createPayment', 'offramp-payment', 'ROUTE_QUOTE_EXPIRED', 'Payment', 'make-your-first-payment'])(
    'includes %s',
    (name) => expect(described(known, name)?.length).toBeGreaterThan(100),
  );
});

describe('a search', () => {
  const search = createSearch(known);
  const names = (query: string): string[] => search(query).map(({ name }) => name);

  test.each([
    ['pay an e-mail address', 'createPayment'],
    ['pay an email', 'createPayment'],
    ['Pay by e-mail', 'createPayment'],
    ['pay a phone number', 'createOfframpPayment'],
    ['verify a phone alias', 'verifyPhoneAlias'],
    ['cancel a payment', 'cancelPayment'],
    ['quote expired', 'ROUTE_QUOTE_EXPIRED'],
    ['first payment', 'make-your-first-payment'],
  ])('%j finds %s among the first five', (query, name) => {
    expect(names(query).slice(0, 5)).toContain(name);
  });

  test.each(['constructor', '__proto__', 'the', 'a', '', '%'])('%j does not fail', (query) => {
    expect(Array.isArray(names(query))).toBe(true);
  });
});

describe('a long answer', () => {
  const parts = (text: string): string[] => {
    const found: string[] = [];
    for (let offset = 0; ; ) {
      const part = trimmed(text, offset);
      const more = /\n… \d+ of \d+ characters follow\. Ask again with offset (\d+)\.$/.exec(part);
      found.push(more === null ? part : part.slice(0, more.index));
      if (more === null) return found;
      offset = Number(more[1]);
    }
  };

  test.each([
    ['an emoji', '\u{1F600}'],
    ['a family', '\u{1F468}‍\u{1F469}‍\u{1F467}'],
    ['a flag', '\u{1F1E9}\u{1F1EA}'],
    ['a letter with an accent', 'é'],
    ['an end of line', '\r\n'],
  ])('is never cut within %s, and its parts make up the whole', (_, letter) => {
    for (let before = 0; before < letter.length; before += 1) {
      const text = 'x'.repeat(MOST_CHARACTERS - before) + letter.repeat(3) + 'y'.repeat(MOST_CHARACTERS);
      const found = parts(text);
      expect(found.join('')).toBe(text);
      expect(found[0]).toBe('x'.repeat(MOST_CHARACTERS - before));
      for (const part of found) expect(part.isWellFormed()).toBe(true);
    }
  });

  test('is cut even where a letter never ends', () => {
    const text = `a${'́'.repeat(3 * MOST_CHARACTERS)}`;
    expect(parts(text).join('')).toBe(text);
  });

  test('begins with a whole emoji at an offset within one', () => {
    const text = `${'x'.repeat(10)}\u{1F600}yz`;
    expect(trimmed(text, 11)).toBe('\u{1F600}yz');
    for (const offset of [14, 99]) expect(trimmed(text, offset)).toBe('Nothing follows: the text has 14 characters.');
    expect(trimmed('', 0)).toBe('');
  });
});

test.each([
  ['the one without a name is the default', { LOCKERS_API_KEY: 'a' }, [['default', 'a']]],
  [
    'the default comes first',
    { LOCKERS_API_KEY_COURIER: 'b', LOCKERS_API_KEY: 'a' },
    [
      ['default', 'a'],
      ['courier', 'b'],
    ],
  ],
  [
    'a variable that is set to nothing is none',
    { LOCKERS_API_KEY: '', LOCKERS_API_KEY_COURIER: 'b' },
    [['courier', 'b']],
  ],
  [
    'other variables are none',
    { LOCKERS_API_KEYS: 'a', LOCKERS_API_KEY_: 'b', API_KEY: 'c', LOCKERS_API_KEY_a: 'd' },
    [],
  ],
])('reads the keys of the environment, %s', (_, variables, keys) => {
  expect([...keysOf(variables, 'LOCKERS_')]).toEqual(keys);
});
