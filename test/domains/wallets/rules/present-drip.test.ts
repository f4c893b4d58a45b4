import { expect, it } from 'vitest';
import { presentDrip } from '../../../../src/domains/wallets/drip.present.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');

it('a drip is presented in whole tokens', () => {
  const drip = { id: 'drip_1', walletId: 'wal_1', asset: 'usdc', amountBaseUnits: 1_500_000n, chainId: 84532 };
  const ended = { status: 'FAILED', txHash: null, failureReason: 'REVERTED', createdAt: AT };
  expect(presentDrip({ ...drip, ...ended } as never)).toEqual({
    id: 'drip_1',
    walletId: 'wal_1',
    asset: 'usdc',
    amount: '1.5',
    chainId: 84532,
    status: 'FAILED',
    txHash: null,
    failureReason: 'REVERTED',
    createdAt: AT.toISOString(),
  });
});
