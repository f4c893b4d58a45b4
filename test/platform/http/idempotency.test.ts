import { expect, it } from 'vitest';
import { salientHash } from '../../../src/platform/http/idempotency.ts';
import type { Execution, Executor, IdempotencyKey, Outcome } from '../../../src/platform/http/ports.ts';
import { operations } from '../../support/operations.ts';
import { call, memoryExecutor, startServer, type TestServer } from './server-fixture.ts';

const body = { phone: '+15550104567', amountUsd: '25.00' };

const create = (server: TestServer, key: string, changed: object = {}) =>
  call(server, 'POST', '/v1/things', { body: { ...body, ...changed }, headers: { 'Idempotency-Key': key } });

/** Keeps the keys that it is given, and answers as it is told. */
function recording(outcome?: Outcome): Executor & { readonly seen: Execution[] } {
  const seen: Execution[] = [];
  const memory = memoryExecutor();
  return {
    seen,
    run: (operation, execution) => {
      seen.push(execution);
      return outcome ? Promise.resolve(outcome) : memory.run(operation, execution);
    },
  };
}

it('the executor gets a key in its scope, with both hashes (D-054, D-057)', async () => {
  const executor = recording();
  const server = await startServer({ executor });
  await create(server, 'key-1');
  await call(server, 'POST', '/v1/things', { body });
  await call(server, 'GET', '/v1/things/thg_1', { headers: { 'Idempotency-Key': 'ignored' } });
  const [first, second, third] = executor.seen.map(({ idempotency }) => idempotency);
  expect(first).toMatchObject({
    scope: 'ten_1',
    operation: 'POST /v1/things',
    key: 'key-1',
  } satisfies Partial<IdempotencyKey>);
  expect(first?.bodyHash).toMatch(/^[0-9a-f]{64}$/);
  expect([second, third]).toEqual([undefined, undefined]);
});

it('a path is compared by its meaning, however it is encoded (D-054)', async () => {
  const executor = recording();
  const server = await startServer({ executor });
  const operationOf = async (path: string): Promise<string | undefined> => {
    await call(server, 'POST', path, { headers: { 'Idempotency-Key': 'key-1' } });
    return executor.seen.at(-1)?.idempotency?.operation;
  };
  const plain = 'POST /v1/things/thg_1:a/confirm';
  for (const id of ['thg_1:a', 'thg%5F1:a', '%74hg_1%3Aa', '%74%68%67%5f%31%3a%61']) {
    expect(await operationOf(`/v1/things/${id}/confirm`), id).toBe(plain);
  }
  // Two that name something else are two, whatever they look like when they are decoded.
  const others = ['thg_1', 'thg_1%2Fa', 'thg_1%252Fa', 'thg_1%zz', 'thg_1%00'];
  const seen: unknown[] = [];
  for (const id of others) seen.push(await operationOf(`/v1/things/${id}/confirm`));
  expect(new Set([plain, ...seen]).size).toBe(others.length + 1);
});

it.each([
  [{ kind: 'mismatched', mismatch: 'salient' }, 409, 'IDEMPOTENCY_KEY_REUSED', { mismatch: 'salient' }],
  [{ kind: 'mismatched', mismatch: 'body' }, 422, 'IDEMPOTENCY_KEY_REUSED', { mismatch: 'body' }],
  [{ kind: 'running' }, 409, 'IDEMPOTENCY_IN_PROGRESS', undefined],
] as const)('%o is %i %s', async (outcome, status, code, details) => {
  const reply = await create(await startServer({ executor: recording(outcome) }), 'key-1');
  expect([reply.status, reply.body.code, reply.body.details]).toEqual([status, code, details]);
  expect(reply.headers.get('retry-after')).toBe(outcome.kind === 'running' ? '1' : null);
});

it('a replay is marked, with the bytes and the Location of the original (D-055)', async () => {
  const answer = { status: 201, body: '{"id":"thg_7"}', location: '/v1/things/thg_7', link: undefined };
  const reply = await create(
    await startServer({ executor: recording({ kind: 'answered', answer, replayed: true }) }),
    'key-1',
  );
  expect([reply.status, reply.body, reply.headers.get('idempotency-replayed'), reply.headers.get('location')]).toEqual([
    201,
    { id: 'thg_7' },
    'true',
    '/v1/things/thg_7',
  ]);
});

it('amounts are compared by value, addresses and e-mails without case, null as absence (D-058)', () => {
  const same = (fields: string[], one: object, other: object): boolean =>
    salientHash(fields, one as Record<string, unknown>) === salientHash(fields, other as Record<string, unknown>);
  expect(same(['amountUsd'], { amountUsd: '25' }, { amountUsd: '25.000' })).toBe(true);
  expect(same(['amountUsd'], { amountUsd: '25.10' }, { amountUsd: '25.1' })).toBe(true);
  expect(same(['amountUsd'], { amountUsd: '250' }, { amountUsd: '25' })).toBe(false);
  expect(
    same(['amount'], { amount: { value: '5.0', currency: 'USD' } }, { amount: { currency: 'USD', value: '5' } }),
  ).toBe(true);
  expect(same(['to'], { to: `0x${'AB'.repeat(20)}` }, { to: `0x${'ab'.repeat(20)}` })).toBe(true);
  expect(same(['phone', 'did'], { phone: '+15550104567' }, { phone: '+15550104567', did: null })).toBe(true);
  expect(same(['phone', 'did'], { phone: 'x' }, { did: 'x' })).toBe(false);
  expect(same(['memo'], { memo: '1.0' }, { memo: '1' })).toBe(false);
});

it('an explicit default equals its absence (D-489)', () => {
  const fields = ['mode', 'amount', 'funding.chain'];
  const defaults = { mode: 'BALANCE', 'amount.asset': 'usdc', 'funding.chain': 84532 };
  const hash = (body: Readonly<Record<string, unknown>>) => salientHash(fields, body, defaults);
  const plain = hash({ amount: { value: '1' } });
  expect(hash({ amount: { value: '1', asset: 'usdc' }, mode: 'BALANCE', funding: { chain: 84532 } })).toBe(plain);
  // Keys of before are compared on: absence is what it was.
  expect(plain).toBe(salientHash(fields, { amount: { value: '1' } }));
  for (const other of [{ mode: 'DEPOSIT' }, { amount: { value: '1', asset: 'eth' } }, { funding: { chain: 1 } }]) {
    expect(hash({ amount: { value: '1' }, ...other }), JSON.stringify(other)).not.toBe(plain);
  }
});

it('every salient field with a default declares it (D-489)', () => {
  const { createOfframpPayment, createPayment } = operations;
  expect(createOfframpPayment.salientDefaults).toEqual([
    { field: 'chainId', from: 'chainId' },
    { field: 'fundingMode', value: 'INTERNAL_BALANCE' },
  ]);
  expect(createPayment.salientDefaults).toEqual([
    { field: 'amount.asset', value: 'usdc' },
    { field: 'funding.mode', value: 'INTERNAL_BALANCE' },
  ]);
});
