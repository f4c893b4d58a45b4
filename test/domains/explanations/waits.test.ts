import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { explainers } from '../../../generated/wiring/explainers.ts';
import { waitsOf } from '../../../src/platform/explain/waiting.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { payable } from '../offramp/fixture.ts';

/** What a row waits for by its lifecycle's own rules: kinds and operations; undefined where its machine says it. */
const waits = (lifecycle: keyof typeof explainers, row: object) =>
  explainers[lifecycle]
    ?.waitingFor?.(row as never, { tenantId: 'ten_1', caller: null, now: new Date() })
    ?.map(({ kind, clearedBy }) => [kind, ...clearedBy]);

describe('what a resource waits for', () => {
  test.each([
    ['DRAFT', null, undefined],
    ['SENT', null, undefined],
    ['FUNDED', null, [['you', 'deliverInvoice', 'releaseInvoice', 'refundInvoice']]],
    ['DELIVERED', null, [['you', 'releaseInvoice', 'refundInvoice']]],
    ['EXPIRED', null, []],
    ['FUNDED', 'pay_1', [['signature', 'signPayment']]],
    ['DELIVERED', 'pay_1', [['signature', 'signPayment']]],
    ['EXPIRED', 'pay_1', [['signature', 'signPayment']]],
  ])('an invoice that is %s, with the settlement %s', (status, settlementPaymentId, wanted) => {
    expect(waits('invoice', { status, settlementPaymentId, settlementKind: 'RELEASE' })).toEqual(wanted);
  });

  test.each([
    ['PENDING_VERIFICATION', 'INTERNAL_BALANCE', [['you', 'verifyPayoutDestination']]],
    ['PENDING_VERIFICATION', 'US_BANK_ACH', []],
    ['PENDING_VERIFICATION', 'SEPA', []],
    ['ACTIVE', 'INTERNAL_BALANCE', []],
  ])('a destination that is %s, of the type %s', (status, type, wanted) => {
    expect(waits('payout-destination', { status, type })).toEqual(wanted);
  });

  test.each([
    ['card-authorization', 'APPROVED', []],
    ['card-authorization', 'RECEIVED', undefined],
    ['credential', 'ACTIVE', []],
    ['credential', 'SUSPENDED', undefined],
    ['wallet', 'DEPLOYED', []],
    ['wallet', 'DEPLOYING', undefined],
    ['treasury-sweep', 'PROPOSED', [['signature', 'signPayment', 'executePayment', 'cancelPayment']]],
  ] as const)('a %s that is %s', (lifecycle, status, wanted) => {
    expect(waits(lifecycle, { status })).toEqual(wanted);
  });
});

describe('what a ramp waits for', () => {
  test('an off-ramp waits for the signatures of its payment, an on-ramp for the chain', () => {
    const signatures = [['signature', 'signPayment', 'executePayment', 'cancelPayment']];
    expect(waits('ramp', { status: 'SUBMITTED', direction: 'off', paymentId: 'pay_1' })).toEqual(signatures);
    expect(waits('ramp', { status: 'SUBMITTED', direction: 'on', paymentId: null })).toBeUndefined();
  });
});

describe('whom a machine names', () => {
  const [BUYER, SELLER] = ['ten_buyer', 'ten_seller'];
  const people = (machine: LifecycleName, state: string, tenantId: string | null) =>
    waitsOf(
      {
        machine,
        state,
        meaning: 'why',
        isPassing: false,
        row: { buyerTenantId: BUYER, sellerTenantId: SELLER, tenantId: BUYER },
        tenantId,
      },
      [],
      [],
    ).map(({ kind, why, clearedBy }) => [kind, why, ...clearedBy]);

  test.each([
    ['DRAFT', BUYER, [['you', 'why', 'submitSalesOrder']]],
    ['DRAFT', SELLER, [['counterparty', 'why', 'submitSalesOrder']]],
    ['SUBMITTED', BUYER, [['counterparty', 'why', 'respondToSalesOrder']]],
    ['SUBMITTED', SELLER, [['you', 'why', 'respondToSalesOrder']]],
    ['SUBMITTED', null, [['counterparty', 'why', 'respondToSalesOrder']]],
    ['CHANGES_REQUESTED', BUYER, [['you', 'why', 'updateSalesOrderTerms', 'submitSalesOrder']]],
    ['ACCEPTED', SELLER, [['you', 'why', 'recordSalesOrderDelivery']]],
    ['DELIVERED', SELLER, [['counterparty', 'why', 'checkSalesOrderSettlement']]],
    ['COMPLETED', SELLER, []],
  ])('a sales order that is %s, to %s', (state, tenantId, wanted) => {
    expect(people('sales-order', state, tenantId)).toEqual(wanted);
  });

  test('an operator or approver, whom no column names, is a kind of its own; sandbox controls are left out', () => {
    expect(people('review-case', 'OPEN', BUYER)).toEqual([['operator', 'why', 'resolveReviewCase']]);
    expect(people('approval-request', 'PENDING', BUYER)).toEqual([
      ['approval', 'why', 'approvePayment', 'signApproval', 'rejectApproval'],
    ]);
  });
});

describe('an explanation', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service?.stop());

  test('of an active credential names its deadline alone, and of an active destination nothing', async () => {
    const { api } = await payable(service, 'Settled', '+15550700099');
    const [credential] = (await api.credentials.list({ take: 1 }).unwrap()).credentials;
    const [destination] = (await api.listPayoutDestinations({ take: 1 }).unwrap()).destinations;
    const kinds = async (id = '') => (await api.explainResource({ id }).unwrap()).waitingFor.map(({ kind }) => kind);
    expect(await kinds(credential?.id)).toEqual(['deadline']);
    expect(await kinds(destination?.id)).toEqual([]);
  });
});
