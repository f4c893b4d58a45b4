import { describe, expect, it } from 'vitest';
import { lifecycleTable } from '../../../../generated/contract/lifecycles.ts';
import { financingOf } from '../../../../src/domains/trade/financing-facts.ts';
import { type FinancingFacts, isFinanceable, settledBy } from '../../../../src/domains/trade/rules/financing.ts';

const AT = new Date('2026-03-01T10:30:00.000Z');
const facts = (given: Partial<FinancingFacts>): FinancingFacts => ({
  status: 'ACCEPTED',
  purchaseOrder: 'NONE',
  invoiceReleased: false,
  ...given,
});

describe('whether an order is financeable (B 2.10, D-363)', () => {
  it.each(lifecycleTable['sales-order'].statuses)('in status %s', (status) => {
    const expected = status === 'ACCEPTED' || status === 'DELIVERED';
    expect(isFinanceable(facts({ status: status as FinancingFacts['status'] }))).toBe(expected);
  });

  it.each(['ACCEPTED', 'DELIVERED'] as const)(
    'in status %s, but not with a purchase order, open or repaid, nor once settled',
    (status) => {
      expect(isFinanceable(facts({ status, purchaseOrder: 'OPEN' }))).toBe(false);
      expect(isFinanceable(facts({ status, purchaseOrder: 'REPAID' }))).toBe(false);
      expect(isFinanceable(facts({ status, invoiceReleased: true }))).toBe(false);
    },
  );
});

describe('the source that settles an order (D-365, D-471)', () => {
  it.each([
    ['NONE', false, null],
    ['OPEN', false, null],
    ['REPAID', false, 'LOAN'],
    ['NONE', true, 'INVOICE'],
    ['OPEN', true, 'INVOICE'],
    // The invoice comes first.
    ['REPAID', true, 'INVOICE'],
  ] as const)('with purchase order %s and invoice released %s is %s', (purchaseOrder, invoiceReleased, source) => {
    expect(settledBy(facts({ purchaseOrder, invoiceReleased }))).toBe(source);
  });
});

describe('the financing of an order', () => {
  it.each([
    [null, null, 'NONE'],
    ['po_1', null, 'OPEN'],
    ['po_1', AT, 'REPAID'],
  ] as const)('with purchase order %s and loan repaid at %s is %s', (purchaseOrderId, loanRepaidAt, purchaseOrder) => {
    const order = { status: 'DELIVERED', purchaseOrderId, loanRepaidAt } as const;
    expect(financingOf(order, false)).toEqual({ status: 'DELIVERED', purchaseOrder, invoiceReleased: false });
    expect(financingOf(order, true).invoiceReleased).toBe(true);
  });
});
