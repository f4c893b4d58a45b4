import { describe, expect, it } from 'vitest';
import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import { effects as pool } from '../../../../src/domains/lending/financing-pool.effects.ts';
import { facts } from '../../../../src/domains/lending/financing-pool.facts.ts';
import { effects as loan } from '../../../../src/domains/lending/loan.effects.ts';
import { effects as offer } from '../../../../src/domains/lending/offer.effects.ts';
import { effects as permit } from '../../../../src/domains/lending/permit.effects.ts';
import { effects as order } from '../../../../src/domains/lending/purchase-order.effects.ts';
import { accountRow } from '../../../../src/payments/ledger/accounts.ts';
import type { AggregateView } from '../../../../src/platform/lifecycle/definition.ts';
import type { Write } from '../../../../src/platform/lifecycle/writes.ts';
import {
  loan as lent,
  NOW,
  offer as offered,
  order as ordered,
  permit as permitted,
  pool as pooled,
} from './records.ts';

/** An aggregate as effects read it. */
const view = <M extends LifecycleName>(id: string, context: AggregateView<M>['context']): AggregateView<M> =>
  ({ id, context, now: NOW }) as AggregateView<M>;

/** The transfers among writes, as what they move from where to where. */
const moved = (writes: readonly Write[]) =>
  writes.flatMap((write) =>
    write.kind === 'transfer'
      ? [[accountRow(write.debit).id, accountRow(write.credit).id, write.amount, write.leg, write.subject ?? null]]
      : [],
  );
const others = (writes: readonly Write[]) => writes.filter(({ kind }) => kind !== 'transfer');

const a = view<'loan'>('loan_a', { ...lent, principal: 100n, principalOutstanding: 60n });

describe('a pool (D-370)', () => {
  const one = view<'financing-pool'>('pool_a', pooled);
  const funds = { cashAtoms: 0n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n };
  it('takes deposits from its tenant, and gives them back', () => {
    expect(moved(pool.moveDeposit(one, { amount: 5n, funds } as never))).toEqual([
      ['available:ten_l:USDC', 'pool_cash:pool_a:USDC', 5n, 'deposit', null],
    ]);
    expect(moved(pool.moveWithdrawal(one, { amount: 5n, funds } as never))).toEqual([
      ['pool_cash:pool_a:USDC', 'available:ten_l:USDC', 5n, 'withdrawal', null],
    ]);
  });

  it('closes as soon as no loan is open (D-369)', async () => {
    const rests = (openLoans: number) =>
      facts.SERVICING({ ...one, context: { ...one.context, openLoans } }, {} as never, {} as never);
    expect(await rests(0)).toEqual({ type: 'CLOSE' });
    expect(await rests(1)).toBeUndefined();
  });

  it('is recorded for its tenant', () => {
    expect(pool.record(one, { action: 'closed' })).toEqual([
      expect.objectContaining({
        kind: 'audit',
        action: 'financing_pool.closed',
        resourceId: 'pool_a',
        tenantId: 'ten_l',
      }),
    ]);
  });
});

describe('a loan (D-375, D-377)', () => {
  it('pays its supplier out of the cash', () => {
    expect(moved(loan.payOut(a, undefined as never))).toEqual([
      ['pool_cash:pool_a:USDC', 'available:ten_s:USDC', 100n, 'paid_out', null],
      ['pool_book:pool_a:USDC', 'pool_principal:pool_a:USDC', 100n, 'lent', null],
    ]);
  });

  it('pays out of the ledger when the supplier has only a wallet', () => {
    const toWallet = { ...a, context: { ...a.context, supplierTenantId: null } };
    expect(moved(loan.payOut(toWallet, undefined as never))[0]).toEqual([
      ...['pool_cash:pool_a:USDC', 'lending_paid_out:USDC', 100n, 'paid_out', null],
    ]);
  });

  const repayment = (interest: bigint, principal: bigint) => ({
    interest,
    principal,
    txRef: 'lgr_a',
    deadlineSeconds: 60,
  });
  it.each([
    ['principal', 'pool_principal'],
    ['loss', 'pool_loss'],
  ] as const)('books a repayment under its entry, its principal out of the %s', (from, account) => {
    const writes = loan.collect(a, { repayment: repayment(3n, 7n), from });
    expect(moved(writes)).toEqual([
      ['available:ten_b:USDC', 'pool_cash:pool_a:USDC', 10n, 'repaid', 'lgr_a'],
      ['pool_book:pool_a:USDC', 'pool_interest:pool_a:USDC', 3n, 'interest', 'lgr_a'],
      [`${account}:pool_a:USDC`, 'pool_book:pool_a:USDC', 7n, from, 'lgr_a'],
    ]);
    expect(others(writes)).toEqual([
      expect.objectContaining({
        table: 'loan_repayments',
        row: {
          id: 'lgr_a',
          loanId: 'loan_a',
          lenderTenantId: 'ten_l',
          borrowerTenantId: 'ten_b',
          interest: 3n,
          principal: 7n,
          validUntil: new Date(NOW.getTime() + 60_000),
          createdAt: NOW,
        },
      }),
    ]);
  });

  it('writes no transfer for an amount of zero', () => {
    const legs = (interest: bigint, principal: bigint) =>
      moved(loan.collect(a, { repayment: repayment(interest, principal), from: 'principal' })).map(
        ([, , , leg]) => leg,
      );
    expect(legs(3n, 0n)).toEqual(['repaid', 'interest']);
    expect(legs(0n, 7n)).toEqual(['repaid', 'principal']);
  });

  it('writes off the outstanding principal at its default', () => {
    const writes = loan.writeOff(a, undefined as never);
    expect(moved(writes)).toEqual([['pool_principal:pool_a:USDC', 'pool_loss:pool_a:USDC', 60n, 'lost', null]]);
    expect(others(writes)).toEqual([expect.objectContaining({ machine: 'financing-pool', type: 'WRITE_OFF' })]);
  });

  it('sends its result to its pool and its purchase order', () => {
    const sent = (writes: readonly Write[]) =>
      writes.map((write) =>
        write.kind === 'send' ? [write.machine, write.id, write.type, write.payload] : write.kind,
      );
    expect(sent(loan.creditPool(a, { closes: 'open' }))).toEqual([
      ['financing-pool', 'pool_a', 'COLLECT', { closes: 'open' }],
    ]);
    expect(sent(loan.settlePurchaseOrder(a, undefined as never))).toEqual([['purchase-order', 'po_a', 'REPAY', {}]]);
    expect(sent(loan.defaultPurchaseOrder(a, undefined as never))).toEqual([['purchase-order', 'po_a', 'DEFAULT', {}]]);
  });

  it('is recorded for each of its parties once (D-431)', () => {
    const told = (context: AggregateView<'loan'>['context']) =>
      loan
        .record(view<'loan'>('loan_a', context), { action: 'repaid' })
        .map((write) => 'tenantId' in write && write.tenantId);
    expect(told(a.context)).toEqual(['ten_b', 'ten_l', 'ten_s']);
    expect(told({ ...a.context, supplierTenantId: 'ten_l' })).toEqual(['ten_b', 'ten_l']);
    expect(told({ ...a.context, supplierTenantId: null })).toEqual(['ten_b', 'ten_l']);
  });
});

describe('effects of offers, purchase orders and permits', () => {
  it('an issued offer opens its loan, lends from its pool and finances its order (D-373, D-375)', () => {
    const one = view<'offer'>('off_a', offered);
    const funds = { cashAtoms: 1n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n };
    expect(offer.openLoan(one, { loan: { loanId: 'loan_a', context: a.context } })).toEqual([
      { kind: 'open', machine: 'loan', id: 'loan_a', context: a.context },
    ]);
    expect(offer.lendFromPool(one, { funds })).toEqual([
      { kind: 'send', machine: 'financing-pool', id: 'pool_a', type: 'LEND', payload: { principal: 200n, funds } },
    ]);
    expect(offer.financePurchaseOrder(one, undefined as never)).toEqual([
      { kind: 'send', machine: 'purchase-order', id: 'po_a', type: 'FINANCE', payload: {} },
    ]);
    expect(offer.record(one, { action: 'issued' })).toHaveLength(2);
  });

  it('a repaid purchase order settles its sales order, which may already be settled (D-471)', () => {
    const context = ordered;
    const of = (tradeOrderId: string | null) =>
      order.settleOrder(view<'purchase-order'>('po_a', { ...context, tradeOrderId }), undefined as never);
    expect(of(null)).toEqual([]);
    expect(of('so_a')).toEqual([
      expect.objectContaining({
        kind: 'send',
        machine: 'sales-order',
        id: 'so_a',
        type: 'RECORD_LOAN_REPAID',
        ifTaken: true,
        payload: { at: NOW },
      }),
    ]);
    const [first] = order.record(view<'purchase-order'>('po_a', context), { action: 'accepted' });
    expect(first).toMatchObject({ action: 'purchase_order.accepted', data: { faceAmount: 400n, minPrincipal: 100n } });
  });

  it('a permit is recorded for borrower and lender (D-372)', () => {
    const one = view<'permit'>('prm_a', permitted);
    expect(permit.record(one, { action: 'issued' })).toMatchObject([
      { action: 'permit.issued', tenantId: 'ten_b', data: { riskTier: 2, maxPrincipal: 300n } },
      { action: 'permit.issued', tenantId: 'ten_l' },
    ]);
  });
});
