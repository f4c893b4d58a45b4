import { describe, expect, it } from 'vitest';
import type { SalesOrderContext } from '../../../../machines/trade/sales-order.machine.ts';
import { acceptSalesOrderDelivery } from '../../../../src/domains/trade/operations/accept-sales-order-delivery.ts';
import { cancelSalesOrder } from '../../../../src/domains/trade/operations/cancel-sales-order.ts';
import { checkSalesOrderSettlement } from '../../../../src/domains/trade/operations/check-sales-order-settlement.ts';
import { createSalesOrder } from '../../../../src/domains/trade/operations/create-sales-order.ts';
import { recordSalesOrderDelivery } from '../../../../src/domains/trade/operations/record-sales-order-delivery.ts';
import { respondToSalesOrder } from '../../../../src/domains/trade/operations/respond-to-sales-order.ts';
import { submitSalesOrder } from '../../../../src/domains/trade/operations/submit-sales-order.ts';
import { updateSalesOrderTerms } from '../../../../src/domains/trade/operations/update-sales-order-terms.ts';
import type { StatusOf } from '../../../../src/platform/lifecycle/definition.ts';
import { Desk, NOW } from './desk.ts';

const LINES = [{ description: 'Olive oil', amountAtoms: '400' }];
const order: SalesOrderContext = {
  buyerTenantId: 'ten_b',
  sellerTenantId: 'ten_s',
  buyerDid: 'did:b',
  sellerDid: 'did:s',
  number: 'SO-1',
  version: 1,
  terms: { lineItems: LINES, dueDays: 0, deliveryTerms: null },
  totalAtoms: 400n,
  extractionId: null,
  agreementId: null,
  changeNote: null,
  buyerSigned: true,
  sellerSigned: true,
  acceptedAt: NOW,
  purchaseOrderId: null,
  loanRepaidAt: null,
};
const delivery = {
  orderId: 'so_a',
  buyerTenantId: 'ten_b',
  sellerTenantId: 'ten_s',
  note: 'Dock 4',
  uploadIds: [],
  evidenceDigest: '0xe',
  deliveredAt: NOW,
  acceptedAt: null,
  invoiceId: null,
};

const stands = (status: StatusOf<'sales-order'>, more: object = {}) =>
  new Desk().stands('sales-order', 'so_a', status, { ...order, ...more });
type Handler = Parameters<Desk['ask']>[0];
const by =
  (tenant: string, handler: Handler, body: object = {}) =>
  (at: Desk) =>
    at.ask(handler, { by: tenant, id: 'so_a', body });
const refusedFrom = (from: string, event: string) => ({ code: 'INVALID_TRANSITION', details: { from, event } });
const types = ({ sent }: Desk) => sent.map(({ event }) => event.type);

describe('operations that are reserved to one party (D-361, D-474)', () => {
  const asked: readonly [string, Handler, object, 'ten_b' | 'ten_s'][] = [
    ['submit', submitSalesOrder, {}, 'ten_b'],
    ['cancel', cancelSalesOrder, {}, 'ten_b'],
    ['update the terms', updateSalesOrderTerms, { terms: { lineItems: LINES } }, 'ten_b'],
    ['accept the delivery', acceptSalesOrderDelivery, {}, 'ten_b'],
    ['respond', respondToSalesOrder, { action: 'accept' }, 'ten_s'],
    ['deliver', recordSalesOrderDelivery, { note: 'x' }, 'ten_s'],
  ];
  it.each(asked)('%s', async (_, handler, body, party) => {
    const other = party === 'ten_b' ? 'ten_s' : 'ten_b';
    expect(await by(party, handler, body)(new Desk())).toMatchObject({ code: 'SALES_ORDER_NOT_FOUND' });
    const at = stands('DRAFT').stands('delivery-record', 'dlr_a', 'RECORDED', delivery);
    const role = party === 'ten_b' ? 'buyer' : 'seller';
    const message = `Only the ${role} of the sales order may do this.`;
    expect(await by(other, handler, body)(at)).toMatchObject({ code: 'NOT_ORDER_PARTY', message });
    expect(at.sent).toEqual([]);
  });
});

describe('the buyer (D-360, D-361, D-362)', () => {
  it('submits an order only with line items', async () => {
    const at = stands('DRAFT');
    expect(await by('ten_b', submitSalesOrder)(at)).toMatchObject({
      id: 'so_a',
      status: 'SUBMITTED',
      buyerSigned: true,
    });
    expect(await by('ten_b', submitSalesOrder)(at)).toMatchObject(refusedFrom('SUBMITTED', 'SUBMIT'));
    const terms = { lineItems: [], dueDays: 0, deliveryTerms: null };
    expect(await by('ten_b', submitSalesOrder)(stands('DRAFT', { terms }))).toMatchObject({
      ...refusedFrom('DRAFT', 'SUBMIT'),
      message: expect.stringMatching(/no line items/),
    });
    expect(await by('ten_b', cancelSalesOrder)(stands('ACCEPTED', { terms }))).toMatchObject({
      message: expect.not.stringMatching(/no line items/),
    });
  });

  it('cancels only before the order is accepted', async () => {
    expect(await by('ten_b', cancelSalesOrder)(stands('SUBMITTED'))).toMatchObject({ status: 'CANCELED' });
    expect(await by('ten_b', cancelSalesOrder)(stands('ACCEPTED'))).toMatchObject(refusedFrom('ACCEPTED', 'CANCEL'));
  });

  it('replaces the terms as a whole, which clears the signatures', async () => {
    const lineItems = [{ description: 'x', amountAtoms: '7' }];
    const update = by('ten_b', updateSalesOrderTerms, { terms: { lineItems, dueDays: 3 } });
    expect(await update(stands('CHANGES_REQUESTED'))).toMatchObject({
      version: 2,
      totalAtoms: '7',
      dueDays: 3,
      buyerSigned: false,
      sellerSigned: false,
      terms: { lineItems, dueDays: 3, deliveryTerms: null },
    });
    expect(await update(stands('SUBMITTED'))).toMatchObject(refusedFrom('SUBMITTED', 'UPDATE_TERMS'));
  });

  it('orders only from another existing tenant', async () => {
    const order = (sellerTenantId: string) => by('ten_b', createSalesOrder, { sellerTenantId })(new Desk());
    expect(await order('ten_b')).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ path: '/body/sellerTenantId', rule: 'notSelf' }] },
    });
    expect(await order('ten_x')).toMatchObject({ code: 'TENANT_NOT_FOUND' });
  });
});

describe('the seller responds (D-361)', () => {
  const respond = (action: string, note?: string) =>
    by('ten_s', respondToSalesOrder, { action, ...(note && { note }) });

  it.each([
    ['accept', 'ACCEPT', 'ACCEPTED'],
    ['request-changes', 'REQUEST_CHANGES', 'CHANGES_REQUESTED'],
    ['reject', 'REJECT', 'REJECTED'],
  ])('with %s: takes the event %s once, and stores the note', async (action, event, status) => {
    const at = stands('SUBMITTED', { acceptedAt: null });
    expect(await respond(action, 'Why')(at)).toMatchObject({
      status,
      changeNote: 'Why',
      acceptedAt: action === 'accept' ? NOW.toISOString() : null,
    });
    expect(types(at)).toEqual([event]);
    expect(at.sent[0]?.event).toMatchObject({ note: 'Why' });
    expect(await respond(action, 'Why')(at)).toMatchObject(refusedFrom(status, event));
  });

  it('needs a note to request changes, and otherwise keeps the last note', async () => {
    expect(await respond('request-changes')(stands('SUBMITTED'))).toMatchObject({ code: 'NOTE_REQUIRED' });
    for (const action of ['accept', 'reject'])
      expect(await respond(action)(stands('SUBMITTED', { changeNote: 'Old' }))).toMatchObject({ changeNote: 'Old' });
  });
});

describe('the delivery (D-364)', () => {
  const deliver = (at: Desk, uploadIds?: string[], tenant = 'ten_s') =>
    by(tenant, recordSalesOrderDelivery, { note: 'Dock 4', ...(uploadIds && { uploadIds }) })(at);

  it('is recorded once, with the evidence of its seller', async () => {
    const at = stands('ACCEPTED').has('uploads', 'upl_a', { sha256: 'b' }).has('uploads', 'upl_b', { sha256: 'a' });
    expect(await deliver(at, ['upl_a', 'upl_b'])).toMatchObject({
      orderId: 'so_a',
      status: 'RECORDED',
      note: 'Dock 4',
      acceptedAt: null,
      invoiceId: null,
      deliveredAt: NOW.toISOString(),
      evidenceHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    expect(types(at)).toEqual(['DELIVER']);
    expect(at.opened).toMatchObject([
      {
        machine: 'delivery-record',
        context: {
          orderId: 'so_a',
          buyerTenantId: 'ten_b',
          sellerTenantId: 'ten_s',
          uploadIds: ['upl_a', 'upl_b'],
        },
      },
    ]);
    expect(await deliver(at)).toMatchObject(refusedFrom('DELIVERED', 'DELIVER'));
    expect(await deliver(stands('ACCEPTED'))).toMatchObject({ status: 'RECORDED' });
  });

  it('accepts only existing uploads as evidence', async () => {
    const at = stands('ACCEPTED').has('uploads', 'upl_a', { sha256: 'a' });
    for (const tenant of ['ten_s', 'ten_b'])
      expect(await deliver(at, ['upl_a', 'upl_x'], tenant)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(await deliver(new Desk(), ['upl_x'])).toMatchObject({ code: 'SALES_ORDER_NOT_FOUND' });
    expect(at.sent).toEqual([]);
  });

  const accounts = {
    buyerAddress: '0xbuyer',
    sellerAddress: '0xseller',
    sellerName: 'Blue Harbor',
    sellerClockMs: 7n,
  };
  const accept = by('ten_b', acceptSalesOrderDelivery);
  const recorded = () => stands('DELIVERED').stands('delivery-record', 'dlr_a', 'RECORDED', delivery);

  it('is accepted once by the buyer, and drafts the seller’s invoice on the seller’s clock', async () => {
    expect(await accept(stands('ACCEPTED'))).toMatchObject({ code: 'DELIVERY_RECORD_NOT_FOUND' });
    const at = recorded().has('tenants', 'ten_s', accounts);
    const { invoiceId } = (await accept(at)) as { invoiceId: string };
    expect(at.sent).toEqual([
      {
        to: 'dlr_a',
        event: {
          type: 'ACCEPT',
          at: NOW,
          invoice: {
            invoiceId,
            clockOffsetMs: 7,
            context: expect.objectContaining({
              tenantId: 'ten_s',
              amountBaseUnits: 400n,
              payeeName: 'Blue Harbor',
              expiresAt: null,
              payerAddress: '0xbuyer',
              payeeAddress: '0xseller',
            }),
          },
        },
      },
    ]);
    expect(await accept(at)).toMatchObject(refusedFrom('ACCEPTED', 'ACCEPT'));
  });

  it('drafts no invoice when an account is missing', async () => {
    const at = recorded();
    expect(await accept(at)).toMatchObject({ status: 'ACCEPTED', invoiceId: null, acceptedAt: NOW.toISOString() });
    expect(at.sent[0]?.event.invoice).toBeNull();
  });
});

describe('a settlement check (D-365, D-471)', () => {
  const check = by('ten_s', checkSalesOrderSettlement);
  const invoiced = (at: Desk) => at.has('delivery_records', 'so_a', { orderId: 'so_a', invoiceId: 'inv_a' });

  it('completes a delivered and paid order, by its invoice before its loan', async () => {
    expect(await check(new Desk())).toMatchObject({ code: 'SALES_ORDER_NOT_FOUND' });
    const open = invoiced(stands('DELIVERED'));
    expect(await check(open)).toMatchObject({ settled: false, source: null, checkedAt: NOW.toISOString() });
    const loan = { purchaseOrderId: 'po_a', loanRepaidAt: NOW };
    const paid = invoiced(stands('DELIVERED', loan)).has('invoices', 'inv_a', { id: 'inv_a' });
    const done = { status: 'COMPLETED', financeable: false };
    expect(await check(paid)).toMatchObject({ settled: true, source: 'INVOICE', order: done });
    expect(await check(stands('DELIVERED', loan))).toMatchObject({ settled: true, source: 'LOAN', order: done });
    expect(await check(paid)).toMatchObject({ settled: true, source: 'INVOICE', order: done });
    expect([types(open), types(paid)]).toEqual([[], ['COMPLETE']]);
  });

  it('leaves a paid order unchanged while it is not delivered', async () => {
    const at = stands('ACCEPTED', { purchaseOrderId: 'po_a', loanRepaidAt: NOW });
    expect(await check(at)).toMatchObject({ settled: true, source: 'LOAN', order: { status: 'ACCEPTED' } });
    expect(await check(stands('ACCEPTED', { purchaseOrderId: 'po_a' }))).toMatchObject({ settled: false });
  });
});
