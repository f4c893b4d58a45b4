import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { takeStock } from '../../../../src/payments/chain/relayer/stock.ts';
import { startTestEngine, type TestEngine } from '../../../support/engine.ts';
import { stands as standing } from './standing.ts';

const SENDER = { chainId: 31_337, address: '0xaa' };

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
beforeEach(async () => {
  await test.pool.owner.raw('TRUNCATE chain_transactions, chain_signed, chain_senders CASCADE');
  await test.pool.owner('chain_senders').insert({ chain_id: SENDER.chainId, address: SENDER.address, next_nonce: 30 });
});
afterAll(() => test?.stop());

const stands = (key: string, state: string, nonce?: number, by: Readonly<Record<string, unknown>> = {}) =>
  standing(test.pool, key, state, nonce === undefined ? by : { nonce, ...by });
const stockAt = (chainNonce: number, { limit = 10, sender = SENDER } = {}) =>
  takeStock(test.engine, sender, chainNonce, limit);
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

it('the stock has this sender’s settled calls above the chain’s nonce, lowest first', async () => {
  await stands('d', 'REVERTED', 6);
  await stands('c', 'CONFIRMED', 7);
  await stands('b', 'CONFIRMED', 5);
  await stands('below', 'CONFIRMED', 4);
  await stands('sent', 'SENT', 8);
  await stands('elsewhere', 'CONFIRMED', 6, { chain_id: 1 });
  await stands('another', 'CONFIRMED', 6, { sender: '0xbb' });
  await stands('waits', 'QUEUED');
  await stands('failed', 'FAILED');
  expect(keys((await stockAt(5)).outsideTransaction)).toEqual(['b', 'd', 'c']);
  expect(keys((await stockAt(7)).outsideTransaction)).toEqual(['c']);
  expect((await stockAt(8)).outsideTransaction).toEqual([]);
  // All of them: none of what is lost may be passed over.
  expect((await stockAt(0, { limit: 1 })).outsideTransaction).toHaveLength(4);
});

it('the next nonce is the lowest pending one from the chain’s on, or else the next unused one', async () => {
  await stands('a', 'SENT', 8);
  await stands('b', 'SENT', 6);
  await stands('settled', 'CONFIRMED', 7);
  await stands('elsewhere', 'SENT', 5, { chain_id: 1 });
  await stands('another', 'SENT', 5, { sender: '0xbb' });
  const nextAt = async (chainNonce: number) => (await stockAt(chainNonce)).nextNonce;
  expect([await nextAt(0), await nextAt(6), await nextAt(7), await nextAt(8), await nextAt(9)]).toEqual([
    6n,
    6n,
    8n,
    8n,
    30n,
  ]);
});

it.each([
  ['chain', { ...SENDER, chainId: 1 }],
  ['key', { ...SENDER, address: '0xbb' }],
])('a %s without a sent call has no next nonce', async (_what, sender) => {
  await stands('a', 'SENT', 8);
  expect((await stockAt(0, { sender })).nextNonce).toBeUndefined();
});

it('the stock has pending calls by nonce, and waiting ones in the order of their requests', async () => {
  for (const [key, nonce] of [
    ['a', 9],
    ['b', 7],
    ['c', 8],
  ] as const) {
    await stands(key, 'SENT', nonce);
  }
  for (const key of ['z', 'y', 'x']) await stands(key, 'QUEUED');
  const all = await stockAt(0);
  expect([keys(all.inFlight), keys(all.queued)]).toEqual([
    ['b', 'c', 'a'],
    ['z', 'y', 'x'],
  ]);
  const some = await stockAt(0, { limit: 2 });
  expect([keys(some.inFlight), keys(some.queued)]).toEqual([
    ['b', 'c'],
    ['z', 'y'],
  ]);
});
