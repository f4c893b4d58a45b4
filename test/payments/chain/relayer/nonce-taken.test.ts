import type { Hex, PublicClient } from 'viem';
import { expect, it } from 'vitest';
import { nonceTaken } from '../../../../src/payments/chain/relayer/nonce-taken.ts';
import type { InFlight } from '../../../../src/payments/chain/relayer/transaction.cross-tenant.ts';

const SENDER = `0x${'5e'.repeat(20)}` as const;
const STRANGER = `0x${'ab'.repeat(20)}` as const;
const OWN = `0x${'01'.repeat(32)}` as const;
const OTHER = `0x${'0e'.repeat(32)}` as const;
const BLOCK = `0x${'b1'.repeat(32)}` as const;
const NONCE = 7n;

const inFlight = (...hashes: readonly Hex[]) =>
  ({ sender: SENDER, nonce: NONCE, forms: hashes.map((hash) => ({ hash })) }) as unknown as InFlight;
const taker = { hash: OTHER, nonce: 7, from: SENDER.toUpperCase().replace('0X', '0x') };

/** A chain in which a block has used the nonce; it answers for the blocks that it has, and whole where it is asked to. */
function chainWith(transactions: readonly object[], { used = 6n, head = 10n } = {}) {
  const asked: bigint[] = [];
  const client = {
    getBlockNumber: async () => head,
    getTransactionCount: async ({ address, blockNumber }: { address: string; blockNumber: bigint }) => {
      asked.push(blockNumber);
      if (blockNumber < 0n || blockNumber > head) throw new Error(`no block ${blockNumber}`);
      if (address !== SENDER) return 100;
      return blockNumber >= used ? 8 : 7;
    },
    getBlock: async ({ blockNumber, includeTransactions }: { blockNumber: bigint; includeTransactions: boolean }) => ({
      hash: BLOCK,
      transactions: includeTransactions && blockNumber === used ? transactions : [],
    }),
  } as unknown as PublicClient;
  return { client, asked };
}

it.each([
  ...[0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n].map((used) => [used, 10n] as const),
  ...[0n, 1n, 4n, 8n].map((used) => [used, 8n] as const),
  [0n, 0n],
  [0n, 1n],
  [1n, 1n],
  [1n, 1_000_000n],
] as const)('the transaction that used a nonce is found at any height: block %d of %d', async (used, head) => {
  const { client, asked } = chainWith([taker], { used, head });
  expect(await nonceTaken(client, inFlight(OWN))).toEqual({ hash: OTHER, blockNumber: used, blockHash: BLOCK });
  // A node is asked some forty times about a million blocks.
  expect(asked.length).toBeLessThan(45);
});

it.each([
  [1000n, [1000n, 999n]],
  [999n, [1000n, 999n, 998n]],
  [997n, [1000n, 999n, 998n, 996n, 997n]],
  [993n, [1000n, 999n, 998n, 996n, 992n, 994n, 993n]],
] as const)('the search for a used nonce starts near the head: block %d of 1000', async (used, blocks) => {
  const { client, asked } = chainWith([taker], { used, head: 1000n });
  await nonceTaken(client, inFlight(OWN));
  expect(asked).toEqual(blocks);
});

it('no transaction is searched while the nonce count at the head is too low', async () => {
  const { client, asked } = chainWith([taker], { used: 11n });
  expect(await nonceTaken(client, inFlight(OWN))).toBeUndefined();
  expect(asked).toEqual([10n]);
});

it.each<[string, readonly object[], readonly Hex[]]>([
  ['the block has nothing', [], [OWN]],
  ['the block has its sender with another nonce', [{ ...taker, nonce: 6 }], [OWN]],
  ['the block has its nonce of another sender', [{ ...taker, from: STRANGER }], [OWN]],
  ['it is the form itself', [taker], [OTHER]],
  ['it is the newest of several forms', [taker], [OTHER, OWN]],
  ['it is an older one of them', [taker], [OWN, OTHER]],
])('the nonce count alone is not enough: nothing is found when %s', async (_what, transactions, forms) => {
  expect(await nonceTaken(chainWith(transactions).client, inFlight(...forms))).toBeUndefined();
});

it('the right transaction is picked from its block', async () => {
  const others = [
    { ...taker, hash: '0x01', from: STRANGER },
    { ...taker, hash: '0x02', nonce: 6 },
  ];
  expect(await nonceTaken(chainWith([...others, taker]).client, inFlight(OWN))).toMatchObject({ hash: OTHER });
});
