import { describe, expect, it } from 'vitest';
import { accountOf, move, type PaymentMoney, settle } from '../../../src/domains/offramp/money.ts';
import type { Transfer } from '../../../src/payments/ledger/transfer.ts';

const asset = 'USDC';
const payment = (changed: object = {}): PaymentMoney =>
  ({
    id: 'pay_1',
    context: {
      senderTenantId: 'ten_sender',
      recipientTenantId: 'ten_recipient',
      asset,
      amountBaseUnits: 25_000_003n,
      fundingMode: 'SERVICE_BALANCE',
      custody: 'escrow',
      provider: 'payapp_a',
      proceedsBaseUnits: 24_000_000n,
      providerFeeBaseUnits: 900_000n,
      networkFeeBaseUnits: 100_000n,
      ...changed,
    },
  }) as unknown as PaymentMoney;

const available = { kind: 'available', tenantId: 'ten_sender', asset };
const reserved = { kind: 'reserved', tenantId: 'ten_sender', asset };
const escrow = { kind: 'escrow', paymentId: 'pay_1', tenantId: 'ten_sender', asset };

describe('the account that holds a payment’s money (D-086, D-088)', () => {
  it.each([
    ['none', 'SERVICE_BALANCE', available],
    ['none', 'ONCHAIN_DEPOSIT', { kind: 'onchain_escrow', asset }],
    ['reserved', 'SERVICE_BALANCE', reserved],
    ['escrow', 'SERVICE_BALANCE', escrow],
    ['onchain', 'ONCHAIN_DEPOSIT', escrow],
  ] as const)('custody %s of a payment funded by %s', (custody, fundingMode, account) => {
    expect(accountOf(payment({ fundingMode }), custody)).toEqual(account);
  });
});

describe('moving a payment’s money', () => {
  it('moves all of the money and returns its new custody', () => {
    expect(move(payment({ custody: 'none' }), 'none', 'reserved', 'reserve')).toEqual([
      { kind: 'transfer', debit: available, credit: reserved, amount: 25_000_003n, leg: 'reserve' },
      { kind: 'set', patch: { custody: 'reserved' } },
    ]);
  });

  it.each(['none', 'reserved', 'onchain'] as const)('throws while the money is in another account: %s', (custody) => {
    expect(() => move(payment({ custody }), 'escrow', 'none', 'refund')).toThrow(
      `pay_1: money is in ${custody}, not in escrow`,
    );
  });
});

describe('settling a delivered payment (D-087, D-049)', () => {
  const transfersOf = (changed: object = {}): readonly Transfer[] =>
    settle(payment(changed)).filter((write): write is Transfer => write.kind === 'transfer');

  it('posts proceeds, fees and rounding out of its escrow, and leaves no money there', () => {
    expect(settle(payment())).toEqual([
      {
        kind: 'transfer',
        debit: escrow,
        credit: { kind: 'provider_clearing', provider: 'payapp_a', asset },
        amount: 24_000_000n,
        leg: 'proceeds',
      },
      { kind: 'transfer', debit: escrow, credit: { kind: 'provider_fees', asset }, amount: 1_000_000n, leg: 'fees' },
      { kind: 'transfer', debit: escrow, credit: { kind: 'rounding', asset }, amount: 3n, leg: 'rounding' },
      { kind: 'set', patch: { custody: 'none' } },
    ]);
  });

  it.each([
    ['all three', {}],
    ['no fees', { providerFeeBaseUnits: null, networkFeeBaseUnits: null, proceedsBaseUnits: 25_000_000n }],
    ['no rounding', { proceedsBaseUnits: 24_000_003n }],
    ['the provider’s fee alone', { networkFeeBaseUnits: null }],
    ['the network’s fee alone', { providerFeeBaseUnits: null }],
    ['nothing for the recipient', { proceedsBaseUnits: 0n }],
    ['a deposit', { custody: 'onchain' }],
  ])('adds up to the amount exactly: %s', (_what, changed) => {
    const legs = transfersOf(changed);
    expect(legs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(25_000_003n);
    expect(legs.every(({ amount }) => amount > 0n)).toBe(true);
    expect(legs.every(({ debit }) => debit.kind === 'escrow')).toBe(true);
  });

  it('pays the recipient’s balance on the internal rail', () => {
    expect(transfersOf({ provider: 'internal' })[0]?.credit).toEqual({
      kind: 'available',
      tenantId: 'ten_recipient',
      asset,
    });
  });

  it.each([
    [{ custody: 'none' }, 'pay_1: delivered while its money is in none'],
    [{ custody: 'reserved' }, 'pay_1: delivered while its money is in reserved'],
    [{ proceedsBaseUnits: null }, 'pay_1: delivered without a submission'],
    [{ provider: null }, 'pay_1: delivered without a submission'],
    [{ recipientTenantId: null }, 'pay_1: delivered without a submission'],
  ])('refuses %o', (changed, message) => {
    expect(() => settle(payment(changed))).toThrow(message);
  });
});
