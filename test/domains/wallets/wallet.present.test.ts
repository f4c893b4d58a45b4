import { describe, expect, it } from 'vitest';
import { presentDrip } from '../../../src/domains/wallets/drip.present.ts';
import {
  presentBalances,
  presentWallet,
  presentWalletWithBalances,
} from '../../../src/domains/wallets/wallet.present.ts';
import { recordOf } from '../../../src/platform/lifecycle/record.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const context = {
  tenantId: 'ten_1',
  address: '0xa',
  kind: 'organization',
  failureReason: null,
  chainId: 84_532,
  threshold: 2,
  name: 'Main',
  owners: [{ address: '0xb', role: 'approver', label: 'Ana', memberId: 'mem_1' }],
};
const wallet = (status: string) => recordOf<'wallet'>({ id: 'wal_1', status, createdAt, context } as never);
const shown = {
  id: 'wal_1',
  address: '0xa',
  kind: 'organization',
  status: 'DEPLOYED',
  failureReason: null,
  chainId: 84_532,
  threshold: 2,
  predictedAddress: false,
  name: 'Main',
  owners: [{ address: '0xb', role: 'approver', label: 'Ana' }],
  ownersOutOfDate: false,
  createdAt: createdAt.toISOString(),
};

describe('a wallet (B 2.1)', () => {
  it('shows its address and its owners', () => {
    expect(presentWallet(wallet('DEPLOYED'), false)).toEqual(shown);
    expect(presentWallet(wallet('DEPLOYED'), true).ownersOutOfDate).toBe(true);
  });

  it.each([
    ['PENDING', true],
    ['FAILED', true],
    ['DEPLOYED', false],
  ])('in status %s has an address that is only predicted: %s', (status, predicted) => {
    expect(presentWallet(wallet(status), false).predictedAddress).toBe(predicted);
  });

  it('shows the balances of usdc, then eth, zero included (D-260)', () => {
    const balances = { usdc: 1_500_000n, eth: 0n };
    const told = [
      { asset: 'usdc', amount: '1.5', decimals: 6 },
      { asset: 'eth', amount: '0', decimals: 18 },
    ];
    expect(presentBalances(balances)).toEqual(told);
    expect(presentWalletWithBalances(wallet('DEPLOYED'), false, balances)).toEqual({ ...shown, balances: told });
  });
});

it('a drip is presented in whole tokens (B 2.2)', () => {
  const drip = { walletId: 'wal_1', asset: 'usdc', chainId: 84_532, txHash: '0xc', failureReason: null };
  const record = { ...drip, id: 'drp_1', status: 'SENT', createdAt, amountBaseUnits: 12_345_678n };
  expect(presentDrip(record as never)).toEqual({
    ...drip,
    id: 'drp_1',
    status: 'SENT',
    amount: '12.345678',
    createdAt: createdAt.toISOString(),
  });
});
