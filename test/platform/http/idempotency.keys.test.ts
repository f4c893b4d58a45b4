import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../src/platform/crypto/index.ts';
import { endpointOf } from '../../../src/platform/http/endpoint.ts';
import { Exchange } from '../../../src/platform/http/exchange.ts';
import { idempotencyOf, salientHash, valueAt } from '../../../src/platform/http/idempotency.ts';
import { callerOf } from '../execution/executing.ts';

const raw = Buffer.from('{"a":1}');
const bodyKey = { field: 'idempotencyKey', differs: 'INVALID_AMOUNT', required: 'INVALID_PHONE', when: 'newer' };

const keyOf = (
  {
    url = '/v1/things/thg_1/confirm?trace=1',
    caller = callerOf(),
    ...input
  }: { url?: string; caller?: ReturnType<typeof callerOf>; idempotencyKey?: string; body?: object } = {},
  meta: object = {},
) =>
  idempotencyOf(
    { requestDefaults: { chainId: 84532 } },
    new Exchange({ url, headers: {} } as unknown as IncomingMessage),
    endpointOf({
      security: [],
      statuses: [200],
      codes: {},
      idempotency: true,
      salient: ['amountUsd'],
      handler: async () => null,
      ...meta,
    } as never),
    caller,
    { query: {}, headers: {}, body: undefined, ...input } as never,
    raw,
  );

const user = (userId: string | null) => callerOf({ kind: 'member', tenantId: null, userId });

describe('the key of a mutation (D-054)', () => {
  it('has its tenant, the path with its ids, and the bytes', () => {
    expect(keyOf({ idempotencyKey: 'k', body: { amountUsd: '5' } })).toEqual({
      scope: 'ten_1',
      operation: 'POST /v1/things/thg_1/confirm',
      key: 'k',
      salientHash: salientHash(['amountUsd'], { amountUsd: '5' }),
      bodyHash: sha256Hex(raw),
      caller: { memberId: 'mem_1', apiKeyId: 'key_1', role: 'OWNER' },
      showsSecret: false,
    });
  });

  it('differs for another resource', () => {
    const of = (url: string) => keyOf({ idempotencyKey: 'k', url });
    expect(of('/v1/things/thg_1/confirm')).not.toEqual(of('/v1/things/thg_2/confirm'));
    expect(of('/v1/things/thg_1/confirm')).not.toEqual(of('/v1/things/thg_1/cancel'));
    expect(of('/v1/things/thg_1/confirm?a=1')).toEqual(of('/v1/things/thg_1/confirm'));
  });

  it('belongs to the user if there is no tenant, and to no caller without a user', () => {
    expect(keyOf({ idempotencyKey: 'k', caller: user('usr_1') })).toMatchObject({ scope: 'user:usr_1' });
    expect(keyOf({ idempotencyKey: 'k', caller: user(null) })).toBeUndefined();
  });

  it('is undefined if the request has no key, or the operation takes none', () => {
    expect(keyOf()).toBeUndefined();
    expect(keyOf({ idempotencyKey: 'k' }, { idempotency: false })).toBeUndefined();
  });

  it('compares an absent body like an empty one', () => {
    expect(keyOf({ idempotencyKey: 'k' })).toMatchObject({ salientHash: salientHash(['amountUsd'], {}) });
  });
});

describe('the body’s own key (D-059)', () => {
  const withKey = { bodyKey };
  const body = (idempotencyKey?: string, more: object = {}) => ({ body: { idempotencyKey, ...more } });

  it('shares the namespace of the header, without comparing bytes', () => {
    expect(keyOf(body('k'), withKey)).toMatchObject({ key: 'k', bodyHash: undefined, scope: 'ten_1' });
    expect(keyOf({ ...body('k'), idempotencyKey: 'k' }, withKey)).toMatchObject({ key: 'k', bodyHash: sha256Hex(raw) });
    expect(keyOf({ ...body(), idempotencyKey: 'k' }, withKey)).toMatchObject({ key: 'k' });
  });

  it('is refused if the header has another key', () => {
    expect(keyOf({ ...body('k'), idempotencyKey: 'other' }, withKey)).toMatchObject({
      code: 'INVALID_AMOUNT',
      details: {
        errors: [
          { path: '/body/idempotencyKey', message: 'must equal the header Idempotency-Key', rule: 'idempotencyKey' },
        ],
      },
    });
  });

  it('is required by certain bodies', () => {
    expect(keyOf(body(undefined, { newer: 1 }), withKey)).toMatchObject({ code: 'INVALID_PHONE' });
    expect(keyOf(body(undefined, { newer: null }), withKey)).toBeUndefined();
    expect(keyOf(body(), withKey)).toBeUndefined();
    expect(keyOf({}, withKey)).toBeUndefined();
    expect(keyOf(body(undefined, { newer: 1 }), { bodyKey: { ...bodyKey, required: undefined } })).toBeUndefined();
    expect(keyOf(body(undefined, { newer: 1 }), { bodyKey: { ...bodyKey, when: undefined } })).toBeUndefined();
  });

  it('is ignored by an operation that does not declare it', () => {
    expect(keyOf(body('k'))).toBeUndefined();
  });
});

describe('the comparison of two requests (D-058)', () => {
  const same = (field: string, one: unknown, other: unknown): boolean =>
    salientHash([field], { [field]: one }) === salientHash([field], { [field]: other });

  it.each<[string, unknown, unknown]>([
    ['amountUsd', '25', '25.00'],
    ['amountUsd', '25.10', '25.1'],
    ['amountUsd', '0.50', '0.5'],
    ['amountUsd', '025', '25'],
    ['amountUsd', '25.', '25'],
    ['Amount', '5.0', '5'],
    ['destinationAddress', `0x${'AB'.repeat(20)}`, `0x${'ab'.repeat(20)}`],
    ['phone', '+1 555 010-4567', '+15550104567'],
    ['phoneNumber', '+1(555)0104567', '+15550104567'],
    ['email', 'Ana@Acme.Example', 'ana@acme.example'],
    ['memo', null, undefined],
    ['items', [{ amount: '5.0' }], [{ amount: '5' }]],
    ['object', { b: 1, a: 2 }, { a: 2, b: 1 }],
    ['object', { a: 1, b: null }, { a: 1, c: undefined }],
    ['object', { amount: { value: '5.0' } }, { amount: { value: '5' } }],
  ])('%s: %j equals %j', (field, one, other) => expect(same(field, one, other)).toBe(true));

  it.each<[string, unknown, unknown]>([
    ['amountUsd', '25', '250'],
    ['amountUsd', '2.5', '25'],
    ['amountUsd', '25.01', '25.1'],
    ['amountUsd', '1e3', '1000'],
    ['amountUsd', 25, '25'],
    ['amountUsd', '-25', '25'],
    ['memo', '5.0', '5'],
    ['memo', 'Rent', 'rent'],
    ['memo', '', null],
    ['memo', '+1 555', '+1555'],
    ['destinationAddress', `0x${'AB'.repeat(19)}`, `0x${'ab'.repeat(19)}`],
    ['destinationAddress', `0x${'AB'.repeat(21)}`, `0x${'ab'.repeat(21)}`],
    ['destinationAddress', `x0x${'AB'.repeat(20)}`, `x0x${'ab'.repeat(20)}`],
    ['phone', '+15550104567', '15550104567'],
    ['flag', true, false],
    ['flag', 1, true],
    ['items', [1, 2], [2, 1]],
    ['items', [], null],
    ['object', { a: 1 }, { a: 2 }],
    ['object', { a: 1 }, { b: 1 }],
    ['object', { email: 'A' }, { memo: 'a' }],
    ['items', ['a'], { 0: 'a' }],
    ['email', 'stra\u00dfe@acme.example', 'strasse@acme.example'],
    ['object', { a: 1 }, { a: 1, b: 2 }],
  ])('%s: %j does not equal %j', (field, one, other) => expect(same(field, one, other)).toBe(false));

  it('includes field names: a value in another field is another request', () => {
    expect(salientHash(['phone', 'did'], { phone: 'x' })).not.toBe(salientHash(['phone', 'did'], { did: 'x' }));
    expect(salientHash(['a'], { a: 1, b: 2 })).toBe(salientHash(['a'], { a: 1, b: 3 }));
    expect(salientHash([], { a: 1 })).toBe(salientHash([], {}));
  });

  it('reaches into objects by a dot', () => {
    expect(valueAt({ a: { b: { c: 5 } } }, 'a.b.c')).toBe(5);
    expect(valueAt({ a: null }, 'a.b')).toBeUndefined();
    expect(valueAt(undefined, 'a')).toBeUndefined();
    expect(salientHash(['funding.mode'], { funding: { mode: 'a' } })).not.toBe(
      salientHash(['funding.mode'], { funding: { mode: 'b' } }),
    );
  });
});
