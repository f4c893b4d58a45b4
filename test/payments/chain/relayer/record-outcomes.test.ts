import type { PublicClient } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { broadcast, isThere } from '../../../../src/payments/chain/relayer/broadcast.ts';
import { lookFor, receiptOf, recordOutcomes } from '../../../../src/payments/chain/relayer/record-outcomes.ts';
import { revertReason } from '../../../../src/payments/chain/relayer/revert-reason.ts';
import { signAgain } from '../../../../src/payments/chain/relayer/sign.ts';
import type { InFlight } from '../../../../src/payments/chain/relayer/transaction.cross-tenant.ts';
import { chain, FEES, node, reverted, SENDER, type Signing, startSigning, TO } from './signing.ts';

let test: Signing;
beforeAll(async () => {
  test = await startSigning();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const named = (name: string, message = name) => Object.assign(new Error(message), { name });
const NO_RECEIPT = named('TransactionReceiptNotFoundError');
const NO_TRANSACTION = named('TransactionNotFoundError');
const BLOCK = `0x${'b1'.repeat(32)}` as const;
const TOPIC = `0x${'77'.repeat(32)}` as const;

const receipt = (hash: string, more: object = {}) => ({
  transactionHash: hash,
  status: 'success',
  blockNumber: 10n,
  blockHash: BLOCK,
  from: SENDER.address,
  logs: [{ address: TO, topics: [TOPIC], data: '0x', logIndex: 3, removed: false }],
  ...more,
});

/** A node that has these receipts, at a head. */
const mined = (
  receipts: Readonly<Record<string, object>>,
  more: Readonly<Record<string, unknown>> = {},
): PublicClient =>
  node({
    getTransactionReceipt: async ({ hash }: { hash: string }) => {
      const found = receipts[hash];
      if (found instanceof Error) throw found;
      if (found === undefined) throw NO_RECEIPT;
      return found;
    },
    getBlockNumber: async () => 10n,
    getTransactionCount: async () => 0,
    ...more,
  });

/** One that is on its way, with its forms. */
async function sent(key = 'a', call: object = {}): Promise<InFlight> {
  await test.ask({ key, ...call });
  await test.sign();
  const found = (await test.onTheirWay()).find((one) => one.key === key);
  if (found === undefined) throw new Error(`${key} is not on its way`);
  return found;
}

const record = async (one: InFlight, client: PublicClient, overtaken = false) =>
  recordOutcomes(test.engine, client, await lookFor(client, [one], () => overtaken), await client.getBlockNumber());
const settle = async (...args: Parameters<typeof record>) => (await record(...args)).length;
const row = async (key = 'a') => (await test.rows()).find((one) => one.key === key);

describe('the answer of the chain', () => {
  it('settles a transaction by each of its forms', async () => {
    const one = await sent();
    expect(await record(one, mined({ [one.hash]: receipt(one.hash) }))).toEqual([
      { key: 'a', state: 'CONFIRMED', hash: one.hash },
    ]);
    expect(await row()).toMatchObject({
      state: 'CONFIRMED',
      error: null,
      hash: one.hash,
      block_number: 10n,
      block_hash: BLOCK,
      logs: [{ address: TO, topics: [TOPIC], data: '0x', logIndex: 3 }],
    });
    expect((await row())?.settled_at).toBeInstanceOf(Date);
  });

  it.each<[string, Error | undefined]>([
    ['there is no receipt', undefined],
    ['nobody says anything', new Error('timed out')],
  ])('settles it by an earlier form when the newest %s', async (_what, answer) => {
    await sent();
    await signAgain(test.engine, chain, await test.onTheirWay(), FEES);
    const [one] = await test.onTheirWay();
    const [newest, earlier] = (one as InFlight).forms.map(({ hash }) => hash) as [string, string];
    expect(one?.hash).toBe(newest);
    const client = mined({ [earlier]: receipt(earlier), ...(answer && { [newest]: answer }) });
    expect(await settle(one as InFlight, client)).toBe(1);
    expect(await row()).toMatchObject({ state: 'CONFIRMED', hash: earlier });
  });

  it.each([
    ['another', `0x${'b2'.repeat(32)}`, 0, 'SENT'],
    ['the same', BLOCK, 1, 'CONFIRMED'],
  ])('counts or not when the indexer has %s block of that number: %s', async (_what, hash, settled, state) => {
    const one = await sent();
    const block = { chain_id: chain.chainId, number: 10, hash, parent_hash: '0x' };
    await test.pool.owner('chain_blocks').insert(block);
    expect(await settle(one, mined({ [one.hash]: receipt(one.hash) }))).toBe(settled);
    expect(await row()).toMatchObject({ state });
  });

  it('counts at the depth that the call requires, and opens no database transaction before', async () => {
    const one = await sent('a', { confirmations: 3 });
    const at = (head: bigint) => mined({ [one.hash]: receipt(one.hash) }, { getBlockNumber: async () => head });
    let statements = 0;
    test.faults.hit = () => {
      statements += 1;
    };
    expect([await settle(one, at(11n)), statements]).toEqual([0, 0]);
    test.faults.hit = () => undefined;
    expect(await row()).toMatchObject({ state: 'SENT' });
    expect(await settle(one, at(12n))).toBe(1);
  });

  it('counts one confirmation for a block above the head of the same answer', async () => {
    const [one, deeper] = [await sent('a'), await sent('b', { confirmations: 2 })];
    const client = mined(
      { [one.hash]: receipt(one.hash), [deeper.hash]: receipt(deeper.hash) },
      { getBlockNumber: async () => 7n },
    );
    expect([await settle(one, client), await settle(deeper, client)]).toEqual([1, 0]);
  });

  it.each([
    ['the event that success leaves', { address: TO, topic: TOPIC }, 'CONFIRMED', null],
    ['another event', { address: TO, topic: `0x${'78'.repeat(32)}` }, 'REVERTED', 'EVENT_MISSING'],
    ['the event of another contract', { address: SENDER.address, topic: TOPIC }, 'REVERTED', 'EVENT_MISSING'],
  ] as const)('decides success by %s, among other events', async (_what, expects, state, error) => {
    const one = await sent('a', { expects });
    const logOf = (address: string, topic: string) => ({ address, topics: [topic], data: '0x', logIndex: 3 });
    const other = logOf(`0x${'cd'.repeat(20)}`, `0x${'99'.repeat(32)}`);
    await settle(one, mined({ [one.hash]: receipt(one.hash, { logs: [other, logOf(TO, TOPIC), other] }) }));
    expect(await row()).toMatchObject({ state, error });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['the contract’s', () => Promise.reject(reverted()), 'execution reverted: not allowed'],
    ['none', () => Promise.reject(new Error('timed out')), 'execution reverted'],
    ['none, as it goes through now', async () => ({}), 'execution reverted'],
  ])('records a revert with the reason %s', async (_what, call, error) => {
    const one = await sent('a', { data: '0x12', value: 5n });
    const asked: unknown[] = [];
    const ask = (what: unknown) => {
      asked.push(what);
      return call();
    };
    await settle(one, mined({ [one.hash]: receipt(one.hash, { status: 'reverted' }) }, { call: ask }));
    expect(await row()).toMatchObject({ state: 'REVERTED', error });
    expect(asked).toEqual([{ account: SENDER.address, to: TO, data: '0x12', value: 5n, blockNumber: 9n }]);
  });

  it.each([
    ['nothing yet', {}, 'unmined'],
    ['nothing at all', { getTransactionReceipt: async () => Promise.reject(new Error('timed out')) }, 'unknown'],
  ])('is %s, and the call stays pending', async (_what, more, kind) => {
    const one = await sent();
    const client = mined({}, more);
    expect(await lookFor(client, [one], () => false)).toMatchObject([{ kind }]);
    expect(await settle(one, client)).toBe(0);
    expect(await row()).toMatchObject({ state: 'SENT' });
  });

  it('changes nothing that another process has settled in between', async () => {
    const one = await sent();
    await test.pool.owner('chain_transactions').where({ key: 'a' }).update({ state: 'REVERTED', error: 'earlier' });
    expect(await settle(one, mined({ [one.hash]: receipt(one.hash) }))).toBe(0);
    expect(await row()).toMatchObject({ state: 'REVERTED', error: 'earlier' });
  });

  it('returns null for no receipt, and undefined for no answer', async () => {
    expect(await receiptOf(mined({}), '0x1')).toBeNull();
    expect(await receiptOf(mined({ '0x1': new Error('x') }), '0x1')).toBeUndefined();
  });
});

describe('a nonce that another transaction has used', () => {
  const OTHER = `0x${'0e'.repeat(32)}` as const;
  /** Used in block 6 of 10. */
  const overtaken = (transactions: readonly object[], more: object = {}) =>
    mined(
      {},
      {
        getTransactionCount: async ({ blockNumber }: { blockNumber: bigint }) => (blockNumber >= 6n ? 8 : 7),
        getBlock: async ({ blockNumber }: { blockNumber: bigint }) => ({
          hash: BLOCK,
          transactions: blockNumber === 6n ? transactions : [],
        }),
        ...more,
      },
    );
  const taker = { hash: OTHER, nonce: 7, from: SENDER.address.toLowerCase() };

  it('is found in its block, and ends the call', async () => {
    const one = await sent();
    expect(await settle(one, overtaken([{ hash: '0x1', nonce: 7, from: TO }, taker]), true)).toBe(1);
    expect(await row()).toMatchObject({
      state: 'REVERTED',
      error: 'NONCE_TAKEN',
      block_number: 6n,
      block_hash: BLOCK,
      logs: [],
    });
  });

  it('is searched only when the chain is past it, and no answer means no result', async () => {
    const one = await sent();
    const client = overtaken([taker]);
    expect(await lookFor(client, [one], () => false)).toMatchObject([{ kind: 'unmined' }]);
    const silent = overtaken([taker], { getBlock: async () => Promise.reject(new Error('timed out')) });
    expect(await lookFor(silent, [one], () => true)).toMatchObject([{ kind: 'unmined' }]);
  });
});

describe('broadcasting signed transactions', () => {
  const one = { hash: '0x01', raw: '0xaa', key: 'a' } as const;
  const logged: object[] = [];
  const log = { warn: (what: object, msg: string) => void logged.push({ ...what, msg }) } as never;
  const sending = (
    request: () => Promise<unknown>,
    getTransaction: () => Promise<unknown> = () => Promise.reject(NO_TRANSACTION),
  ) => {
    const asked = { sent: 0 };
    const client = node({
      request: (call: unknown, options: unknown): Promise<unknown> => {
        asked.sent += 1;
        expect([call, options]).toEqual([{ method: 'eth_sendRawTransaction', params: ['0xaa'] }, { retryCount: 0 }]);
        return request();
      },
      getTransaction,
    });
    return { asked, client };
  };
  beforeEach(() => void logged.splice(0));

  it.each<[string, () => Promise<unknown>, (() => Promise<unknown>) | undefined, number, number]>([
    ['taken', async () => '0x01', undefined, 1, 0],
    ['known already', () => Promise.reject(new Error('already known')), undefined, 1, 0],
    ['mined already', () => Promise.reject(new Error('nonce too low')), undefined, 1, 0],
    ['there, though the reply was lost', () => Promise.reject(new Error('timed out')), async () => ({}), 1, 0],
    ['refused for want of gas', () => Promise.reject(new Error('insufficient funds for gas')), undefined, 1, 0],
    ['refused for good', () => Promise.reject(new Error('intrinsic gas too low')), undefined, 1, 1],
    ['underpriced', () => Promise.reject(new Error('replacement transaction underpriced')), undefined, 1, 1],
    ['not taken, three times', () => Promise.reject(new Error('timed out')), undefined, 3, 1],
    ['refused by what is no error', () => Promise.reject('odd'), undefined, 3, 1],
  ])('handles a transaction that is %s', async (what, request, getTransaction, times, warnings) => {
    const { asked, client } = sending(request, getTransaction);
    expect(await broadcast(client, [one], log)).toBe(what === 'refused for want of gas');
    expect([asked.sent, logged.length]).toEqual([times, warnings]);
    if (warnings > 0) expect(logged[0]).toMatchObject({ key: 'a', hash: '0x01', refused: 1, msg: 'not sent' });
  });

  it('reports the first missing one, and how many are missing', async () => {
    const three = ['0x01', '0x02', '0x03'].map((hash) => ({ hash, raw: hash, key: `of ${hash}` })) as never;
    const request = async ({ params: [raw] }: { params: [string] }) => {
      if (raw !== '0x01') throw new Error('intrinsic gas too low');
    };
    await broadcast(node({ request, getTransaction: () => Promise.reject(NO_TRANSACTION) }), three, log);
    expect(logged).toMatchObject([{ key: 'of 0x02', hash: '0x02', refused: 2 }]);
  });

  it('looks a transaction up by its hash', async () => {
    const asked: unknown[] = [];
    await isThere(node({ getTransaction: async (what: unknown) => void asked.push(what) }), '0x01');
    expect(asked).toEqual([{ hash: '0x01' }]);
  });

  it('distinguishes known, unknown and no answer', async () => {
    const asking = (answer: () => Promise<unknown>) => isThere(node({ getTransaction: answer }), '0x01');
    expect(await asking(async () => ({}))).toBe(true);
    expect(await asking(() => Promise.reject(NO_TRANSACTION))).toBe(false);
    expect(await asking(() => Promise.reject(Object.assign(new Error('outer'), { cause: NO_TRANSACTION })))).toBe(
      false,
    );
    expect(await asking(() => Promise.reject(new Error('timed out')))).toBeUndefined();
  });
});

describe('the reason of a failed call', () => {
  const refusal = (code: number, details: string, data?: unknown) =>
    Object.assign(named('RpcRequestError', details), { code, details, data });

  it.each<[string, unknown, string | undefined]>([
    ['a message', refusal(3, 'execution reverted: not allowed', '0x08c3'), 'execution reverted: not allowed'],
    [
      'a message with much space',
      refusal(3, 'execution reverted:   not allowed \n'),
      'execution reverted: not allowed',
    ],
    ['a message without space', refusal(3, 'execution reverted:not allowed'), 'execution reverted: not allowed'],
    [
      'a message that tells of another',
      refusal(3, 'in a: execution reverted: x'),
      'execution reverted: in a: execution reverted: x',
    ],
    ['a message without a colon', refusal(3, 'execution reverted'), 'execution reverted: 0x'],
    [
      'its own error',
      refusal(3, 'execution reverted: custom error 0xe450d38c', '0xe450d38c'),
      'execution reverted: 0xe450d38c',
    ],
    ['data alone', refusal(3, '', '0x1234'), 'execution reverted: 0x1234'],
    ['data that is none', refusal(3, '', { a: 1 }), 'execution reverted: 0x'],
    ['a halt', refusal(-32000, 'invalid opcode: INVALID'), 'execution halted: invalid opcode: INVALID'],
    ['a halt in the data', refusal(-32000, 'VM error', 'StackUnderflow'), 'execution halted: VM error'],
    ['whatever ends a call there', refusal(-32015, 'VM execution error.'), 'execution halted: VM execution error.'],
    ['what viem found out', Object.assign(named('ExecutionRevertedError'), { details: 'because' }), 'because'],
    ['what viem found out, without words', named('ExecutionRevertedError'), 'execution reverted'],
    [
      'wrapped in what was asked',
      Object.assign(new Error('outer'), { cause: refusal(3, 'execution reverted: x') }),
      'execution reverted: x',
    ],
    ['a node that misses its own data', refusal(-32000, 'missing trie node'), undefined],
    ['a time-out', named('TimeoutError'), undefined],
    ['nothing', undefined, undefined],
  ])('is found for %s', (_what, error, expected) => {
    expect(revertReason(error)).toBe(expected);
  });

  it.each([
    'invalid opcode',
    'InvalidFEOpcode',
    'opcode not found',
    'not activated',
    'bad instruction',
    'invalid jump',
    'stack underflow',
    'stack overflow',
    'stack limit reached',
    'out of gas',
    'out of offset',
    'gas required exceeds allowance',
    'write protection',
    'return data out of bounds',
    'static call violation',
    'max code size exceeded',
    'create collision',
    'contract address collision',
    'precompile error',
  ])('is that of the EVM: %s', (details) => {
    expect(revertReason(refusal(-32000, details))).toBe(`execution halted: ${details}`);
  });
});
