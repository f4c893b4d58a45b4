import { describe, expect, it } from 'vitest';
import { nextFreeNonce } from '../../../../src/domains/payments/multisig-payment.store.ts';
import { reading } from '../../../support/reading.ts';

const _AT = new Date('2026-03-02T12:00:00.000Z');

describe('the next free nonce of a Safe (D-455)', () => {
  const free = async (onChain: bigint, ...rows: readonly (readonly [bigint, string])[]) => {
    const open = rows.flatMap(([nonce, status]) => (status === 'COMPLETED' ? [] : [{ nonce }]));
    const executed = rows.flatMap(([nonce, status]) => (status === 'COMPLETED' ? [{ nonce }] : []));
    return nextFreeNonce(reading([], open, executed).reads, 'wal_1', onChain);
  };

  it.each<[string, bigint, readonly (readonly [bigint, string])[]]>([
    ['the Safe’s own, where nothing holds it', 7n, []],
    ['the Safe’s own, below what is held', 7n, [[8n, 'PENDING']]],
    [
      'the one behind what is held',
      9n,
      [
        [7n, 'PENDING'],
        [8n, 'EXECUTING'],
      ],
    ],
    [
      'a gap between what is held',
      8n,
      [
        [7n, 'PENDING'],
        [9n, 'PENDING'],
      ],
    ],
    ['the Safe’s own, where that is behind all that was executed', 7n, [[5n, 'COMPLETED']]],
    ['the Safe’s own, right behind what was executed', 7n, [[6n, 'COMPLETED']]],
    ['behind what was executed at it', 8n, [[7n, 'COMPLETED']]],
    ['behind what was executed since the chain was asked', 9n, [[8n, 'COMPLETED']]],
    [
      'not behind what is held below it',
      7n,
      [
        [6n, 'EXECUTING'],
        [8n, 'PENDING'],
      ],
    ],
    [
      'behind what was executed and what is held',
      10n,
      [
        [8n, 'COMPLETED'],
        [9n, 'PENDING'],
      ],
    ],
  ])('is %s', async (_what, expected, rows) => {
    expect(await free(7n, ...rows)).toBe(expected);
  });
});
