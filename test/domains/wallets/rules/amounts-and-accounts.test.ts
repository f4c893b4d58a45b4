import { describe, expect, it } from 'vitest';
import { dripAmount, exceededLimit, utcDay } from '../../../../src/domains/wallets/rules/faucet.ts';
import { networkOf } from '../../../../src/domains/wallets/rules/networks.ts';
import {
  newOrganizationAccount,
  newSmartAccount,
  newWallet,
  safeOf,
} from '../../../../src/domains/wallets/rules/new-wallet.ts';
import { formatTokenAmount, parseTokenAmount } from '../../../../src/domains/wallets/rules/token-amounts.ts';

const [ANN, BEN, CEY] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];
const ETH = 10n ** 18n;

describe('amounts of tokens (D-253, D-260, D-465)', () => {
  it('are parsed with at most as many fraction digits as the token has', () => {
    expect(parseTokenAmount('usdc', '1')).toBe(1_000_000n);
    expect(parseTokenAmount('usdc', '1.000001')).toBe(1_000_001n);
    expect(parseTokenAmount('usdc', '1.0000001')).toBeUndefined();
    expect(parseTokenAmount('eth', `0.${'0'.repeat(17)}1`)).toBe(1n);
    expect(parseTokenAmount('eth', `0.${'0'.repeat(18)}1`)).toBeUndefined();
  });

  it('are formatted without trailing zeros', () => {
    expect(formatTokenAmount('usdc', 1_500_000n)).toBe('1.5');
    expect(formatTokenAmount('usdc', 0n)).toBe('0');
    expect(formatTokenAmount('eth', ETH + 1n)).toBe(`1.${'0'.repeat(17)}1`);
  });
});

describe('the faucet (B 2.2, D-256)', () => {
  it.each([
    ['usdc', undefined, 250_000_000n, false],
    ['usdc', '1000', 1_000_000_000n, false],
    ['usdc', '1000.000001', 1_000_000_001n, true],
    ['eth', undefined, ETH / 50n, false],
    ['eth', '0.02', ETH / 50n, false],
    ['eth', `0.02${'0'.repeat(15)}1`, ETH / 50n + 1n, true],
  ] as const)('gives of %s, when %s is requested, %d units', (asset, text, units, exceedsCap) => {
    expect(dripAmount(asset, text)).toEqual({ units, exceedsCap });
  });

  it('refuses an amount finer than a base unit', () => {
    expect(dripAmount('usdc', '0.0000001')).toBeUndefined();
  });

  it('gives 20 drips a day per address and 100 per tenant, and reports the address first', () => {
    expect(exceededLimit({ address: 19, tenant: 99 })).toBeUndefined();
    expect(exceededLimit({ address: 20, tenant: 99 })).toBe('address');
    expect(exceededLimit({ address: 19, tenant: 100 })).toBe('tenant');
    expect(exceededLimit({ address: 20, tenant: 100 })).toBe('address');
  });

  it('counts by UTC days, from midnight to midnight', () => {
    const day = { from: new Date('2026-03-02T00:00:00.000Z'), to: new Date('2026-03-03T00:00:00.000Z') };
    expect(utcDay(new Date('2026-03-02T00:00:00.000Z'))).toEqual(day);
    expect(utcDay(new Date('2026-03-02T23:59:59.999Z'))).toEqual(day);
    expect(utcDay(new Date('2026-03-03T00:00:00.000Z')).from).toEqual(day.to);
  });
});

it('a chain has its known name, and an unknown one is a test chain in the sandbox only', () => {
  expect(networkOf(1, 'sandbox')).toEqual({ chainKey: 'eip155:1', name: 'ethereum', test: false });
  expect(networkOf(8453, 'sandbox')).toEqual({ chainKey: 'eip155:8453', name: 'base', test: false });
  expect(networkOf(84532, 'live')).toEqual({ chainKey: 'eip155:84532', name: 'base-sepolia', test: true });
  expect(networkOf(31337, 'sandbox')).toEqual({ chainKey: 'eip155:31337', name: 'eip155:31337', test: true });
  expect(networkOf(31337, 'live')).toEqual({ chainKey: 'eip155:31337', name: 'eip155:31337', test: false });
});

describe('a new wallet (D-258)', () => {
  const order = {
    tenantId: 'ten_1',
    kind: 'STANDARD' as const,
    memberId: null,
    name: 'Reserve',
    chainId: 84532,
    owners: [
      { address: ANN, role: 'ADMIN_OWNER' as const, label: null },
      { address: BEN, role: 'ADMIN_OWNER' as const, label: null },
    ],
    threshold: 2,
  };

  it('has the address of its Safe, derived from its id, its first owners and its first threshold', () => {
    const { id, context } = newWallet(order, 'wal_1');
    expect([id, context]).toEqual([
      'wal_1',
      {
        ...order,
        address: safeOf('wal_1', order).address,
        failedAttempts: 0,
        attempt: 1,
        deploymentTxHash: null,
        failureReason: null,
        deployedAt: null,
      },
    ]);
    const others = [
      safeOf('wal_2', order),
      safeOf('wal_1', { ...order, threshold: 1 }),
      safeOf('wal_1', { ...order, owners: [...order.owners].reverse() }),
    ];
    expect(new Set([context.address, ...others.map(({ address }) => address)]).size).toBe(4);
  });

  it('makes an id when none is given', () => {
    const ids = [newWallet(order).id, newWallet(order).id];
    expect(ids).toEqual([expect.stringMatching(/^wal_/), expect.stringMatching(/^wal_/)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('for a member’s own account has that member’s signer as its only owner (D-248)', () => {
    const member = { tenantId: 'ten_1', memberId: 'mem_1', signerAddress: ANN, chainId: 84532 };
    expect(newSmartAccount(member).context).toMatchObject({
      tenantId: 'ten_1',
      kind: 'SMART_ACCOUNT',
      memberId: 'mem_1',
      name: 'Smart account',
      chainId: 84532,
      owners: [{ address: ANN, role: 'ADMIN_OWNER', label: null }],
      threshold: 1,
    });
  });

  it('for an organization’s account requires two of its signers, or its only one (D-457)', () => {
    const signers = [
      { name: 'Ann', signerAddress: ANN },
      { name: null, signerAddress: BEN },
      { name: 'Cey', signerAddress: CEY },
    ];
    const of = (count: number) =>
      newOrganizationAccount({ tenantId: 'ten_1', chainId: 84532, signers: signers.slice(0, count) }).context;
    expect([1, 2, 3].map((count) => of(count).threshold)).toEqual([1, 2, 2]);
    expect(of(3)).toMatchObject({
      tenantId: 'ten_1',
      kind: 'ORGANIZATION',
      memberId: null,
      name: 'Organization account',
      chainId: 84532,
      owners: [
        { address: ANN, role: 'ADMIN_OWNER', label: 'Ann' },
        { address: BEN, role: 'ADMIN_OWNER', label: null },
        { address: CEY, role: 'ADMIN_OWNER', label: 'Cey' },
      ],
    });
  });
});
