import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { LINES, refused, type Traders, traders, upload } from './fixture.ts';

let service: TestService;
let world: Traders;
let buyer: TestTenant;
let seller: TestTenant;
let stranger: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  world = await traders(service);
  ({ buyer, seller } = world);
  stranger = await service.signUp('Stranger');
});
afterAll(() => service?.stop());

const sha = (text: string): string => `0x${createHash('sha256').update(text).digest('hex')}`;
const eventsOf = async (tenant: TestTenant, resourceId: string) => {
  await service.runUntilIdle();
  return (await tenant.api.listEvents({ resourceId, order: 'asc' }).unwrap()).events;
};

describe('a created sales order (B 4.9, D-360)', () => {
  it('is an unsigned DRAFT of version 1 that both parties read (R401, D-360, D-363)', async () => {
    const { data: order, response } = await buyer.api.createSalesOrder({
      sellerTenantId: seller.tenantId,
      terms: { lineItems: LINES, dueDays: 30, deliveryTerms: 'DAP Rotterdam' },
    });
    if (!order) throw new Error('no order');
    expect(response?.status).toBe(201);
    expect(response?.headers.get('location')).toBe(`/v1/trade/sales-orders/${order.id}`);
    const terms = { lineItems: LINES, dueDays: 30, deliveryTerms: 'DAP Rotterdam' };
    expect(order).toEqual({
      id: expect.stringMatching(/^so_[0-9a-z]{26}$/),
      number: expect.stringMatching(/^SO-[1-9]\d*$/),
      status: 'DRAFT',
      version: 1,
      buyerTenantId: buyer.tenantId,
      sellerTenantId: seller.tenantId,
      buyerDid: expect.stringMatching(/^did:subject:idn_[0-9a-z]{26}$/),
      sellerDid: expect.stringMatching(/^did:subject:idn_[0-9a-z]{26}$/),
      totalAtoms: '12600000000',
      currency: 'USD',
      dueDays: 30,
      terms,
      // By hand: keys sorted, no white space.
      contentHash: sha(
        `{"buyerDid":"${order.buyerDid}","currency":"USD","number":"${order.number}","sellerDid":"${order.sellerDid}",` +
          `"terms":{"deliveryTerms":"DAP Rotterdam","dueDays":30,"lineItems":[` +
          `{"amountAtoms":"12000000000","description":"Olive oil, 240 cases"},` +
          `{"amountAtoms":"600000000","description":"Insurance"}]},"version":1}`,
      ),
      changeNote: null,
      buyerSigned: false,
      sellerSigned: false,
      salesOrderHash: null,
      extractionId: null,
      agreementId: null,
      financeable: false,
      acceptedAt: null,
      createdAt: expect.any(String),
      updatedAt: order.createdAt,
    });
    for (const { api } of [buyer, seller]) expect(await api.getSalesOrder({ id: order.id }).unwrap()).toEqual(order);
    const identities = await service.pool.owner('identities').where({ did: order.sellerDid });
    expect(identities).toMatchObject([{ tenant_id: seller.tenantId, subject_id: seller.tenantId }]);
    for (const tenant of [buyer, seller]) {
      const events = await eventsOf(tenant, order.id);
      expect(events).toMatchObject([{ type: 'sales_order.draft', data: { object: order } }]);
    }
  });

  it('has the next number of the buyer, over all sellers (D-360)', async () => {
    const other = await traders(service, 'Other');
    const numbers = [];
    for (const { tenantId } of [other.seller, stranger, other.seller]) {
      const order = await other.buyer.api.createSalesOrder({ sellerTenantId: tenantId }).unwrap();
      numbers.push(order.number);
    }
    expect(numbers).toEqual(['SO-1', 'SO-2', 'SO-3']);
    const back = await other.seller.api.createSalesOrder({ sellerTenantId: other.buyer.tenantId }).unwrap();
    const { salesOrders } = await other.buyer.api.listSalesOrders().unwrap();
    expect(back.number).toBe('SO-1');
    expect(new Set(salesOrders.map(({ buyerDid }) => buyerDid)).size).toBe(2);
  });

  it('has its own number when ten are created at once (D-360)', async () => {
    const { buyer: many, drafted } = await traders(service, 'Many');
    const made = await Promise.all(Array.from({ length: 10 }, () => drafted()));
    const numbers = made.map(({ number }) => Number(number.slice(3))).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await many.api.listSalesOrders({ take: 3 }).unwrap()).salesOrders).toHaveLength(3);
  });

  it('has the seller’s clock for the seller’s resources, not the buyer’s (D-067, D-469)', async () => {
    const { buyer: ahead, seller: still, drafted } = await traders(service, 'Clock');
    await ahead.api.advanceTestClock({ advanceSeconds: 86_400 * 30 }).unwrap();
    const subjects = [ahead.tenantId, still.tenantId];
    await service.pool.owner('identities').whereIn('subject_id', subjects).delete();
    const order = await drafted();
    const rows = await service.pool.owner('identities').whereIn('did', [order.buyerDid, order.sellerDid]);
    const timeOf = (tenantId: string) => rows.find(({ tenant_id }) => tenant_id === tenantId).created_at.getTime();
    const apart = timeOf(ahead.tenantId) - timeOf(still.tenantId);
    expect(apart).toBe(86_400_000 * 30);
    expect(Date.parse(order.createdAt)).toBe(timeOf(ahead.tenantId));
  });

  it.each([
    ['the own tenant', () => ({ sellerTenantId: buyer.tenantId }), 'VALIDATION_FAILED', 400],
    ['nobody', () => ({ sellerTenantId: 'ten_x' }), 'TENANT_NOT_FOUND', 404],
    [
      'an unknown extraction',
      () => ({ sellerTenantId: seller.tenantId, extractionId: 'ext_x' }),
      'EXTRACTION_NOT_FOUND',
      404,
    ],
    [
      'an unknown agreement',
      () => ({ sellerTenantId: seller.tenantId, agreementId: 'agr_x' }),
      'AGREEMENT_NOT_FOUND',
      404,
    ],
    [
      'both',
      () => ({ sellerTenantId: seller.tenantId, agreementId: 'a', extractionId: 'e' }),
      'VALIDATION_FAILED',
      400,
    ],
    [
      '366 days',
      () => ({ sellerTenantId: seller.tenantId, terms: { lineItems: [], dueDays: 366 } }),
      'VALIDATION_FAILED',
      400,
    ],
    [
      'an amount of zero',
      () => ({ sellerTenantId: seller.tenantId, terms: { lineItems: [{ description: 'x', amountAtoms: '0' }] } }),
      'VALIDATION_FAILED',
      400,
    ],
    [
      'a fraction',
      () => ({ sellerTenantId: seller.tenantId, terms: { lineItems: [{ description: 'x', amountAtoms: '1.5' }] } }),
      'VALIDATION_FAILED',
      400,
    ],
  ])('is refused for %s, and leaves nothing (R401, D-360, D-362)', async (_, body, code, statusCode) => {
    await changesNothing(service, 'a refused order', async () => {
      expect(await refused(buyer.api.createSalesOrder(body()))).toMatchObject({ code, statusCode });
    });
  });
});

describe('buyer and seller agree (D-361, D-362, D-363)', () => {
  it('terms change, are signed and accepted, and hashes and signatures follow (R517)', async () => {
    const { id } = await world.drafted({ lineItems: LINES.slice(0, 1) });
    const first = await buyer.api.submitSalesOrder({ id }).unwrap();
    expect(first).toMatchObject({ status: 'SUBMITTED', version: 1, buyerSigned: true, sellerSigned: false });
    const note = 'Please add the insurance.';
    const sentBack = await seller.api.respondToSalesOrder({ id, action: 'request-changes', note }).unwrap();
    expect(sentBack).toMatchObject({ status: 'CHANGES_REQUESTED', changeNote: note, buyerSigned: true });
    const changed = await buyer.api.updateSalesOrderTerms({ id, terms: { lineItems: LINES, dueDays: 0 } }).unwrap();
    expect(changed).toMatchObject({ version: 2, totalAtoms: '12600000000', buyerSigned: false, changeNote: note });
    expect(changed.contentHash).not.toBe(first.contentHash);
    await buyer.api.submitSalesOrder({ id }).unwrap();
    const accepted = await seller.api.respondToSalesOrder({ id, action: 'accept' }).unwrap();
    const { contentHash, buyerDid, sellerDid, acceptedAt } = accepted;
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      buyerSigned: true,
      sellerSigned: true,
      financeable: true,
      changeNote: note,
      contentHash: changed.contentHash,
      acceptedAt: accepted.updatedAt,
      salesOrderHash: sha(
        `{"acceptedAt":"${acceptedAt}","buyerDid":"${buyerDid}","contentHash":"${contentHash}","sellerDid":"${sellerDid}"}`,
      ),
    });
    const types = ['draft', 'submitted', 'changes_requested', 'submitted', 'accepted'].map((t) => `sales_order.${t}`);
    for (const tenant of [buyer, seller]) {
      const events = await eventsOf(tenant, id);
      expect(events.map(({ type }) => type)).toEqual(types);
      expect(events.at(-1)?.data.object).toEqual(accepted);
    }
    expect(await eventsOf(stranger, id)).toEqual([]);
  });

  it('a request for changes needs a note (R517)', async () => {
    const { id } = await world.submitted();
    for (const body of [{}, { note: '' }]) {
      const asked = seller.api.respondToSalesOrder({ id, action: 'request-changes', ...body });
      expect(await refused(asked)).toMatchObject({ code: 'NOTE_REQUIRED', statusCode: 400 });
    }
    expect(await buyer.api.getSalesOrder({ id }).unwrap()).toMatchObject({ status: 'SUBMITTED', changeNote: null });
  });

  it('an order without line items cannot be submitted (D-360)', async () => {
    const { id } = await world.drafted({ lineItems: [] });
    const allowed = ['updateSalesOrderTerms', 'cancelSalesOrder'];
    const details = { from: 'DRAFT', event: 'SUBMIT', status: 'DRAFT', allowed };
    const answer = await refused(buyer.api.submitSalesOrder({ id }));
    expect(answer).toEqual({ code: 'INVALID_TRANSITION', statusCode: 400, details });
  });

  it('the other party is refused in every state, and other tenants do not find the order (D-361, D-474)', async () => {
    const terms = { lineItems: LINES };
    const made = [await world.drafted(), await world.submitted(), await world.accepted(), await world.delivered()];
    for (const { id, status } of made) {
      const wrong = { code: 'NOT_ORDER_PARTY', statusCode: 403 };
      const bySeller = [
        seller.api.updateSalesOrderTerms({ id, terms }),
        seller.api.submitSalesOrder({ id }),
        seller.api.cancelSalesOrder({ id }),
        ...(status === 'DELIVERED' ? [seller.api.acceptSalesOrderDelivery({ id })] : []),
      ];
      const byBuyer = [
        buyer.api.respondToSalesOrder({ id, action: 'accept' }),
        buyer.api.recordSalesOrderDelivery({ id, note: 'Mine.' }),
      ];
      for (const asked of [...bySeller, ...byBuyer]) expect(await refused(asked), status).toEqual(wrong);
      const { api } = stranger;
      const byStranger = [
        ...[api.getSalesOrder({ id }), api.updateSalesOrderTerms({ id, terms }), api.submitSalesOrder({ id })],
        ...[api.cancelSalesOrder({ id }), api.respondToSalesOrder({ id, action: 'accept' })],
        ...[api.recordSalesOrderDelivery({ id, note: 'x' }), api.getSalesOrderDelivery({ id })],
        ...[api.acceptSalesOrderDelivery({ id }), api.checkSalesOrderSettlement({ id })],
      ];
      for (const asked of byStranger)
        expect(await refused(asked), status).toEqual({ code: 'SALES_ORDER_NOT_FOUND', statusCode: 404 });
    }
    expect(
      (await stranger.api.listSalesOrders().unwrap()).salesOrders.map(({ buyerTenantId }) => buyerTenantId),
    ).not.toContain(buyer.tenantId);
  });

  it('both parties list the order, filtered by status (D-044)', async () => {
    const own = await traders(service, 'Lists');
    const draft = await own.drafted();
    const rejected = await own.rejected();
    for (const { api } of [own.buyer, own.seller]) {
      expect((await api.listSalesOrders().unwrap()).salesOrders).toEqual([rejected, draft]);
      expect((await api.listSalesOrders({ status: 'REJECTED' }).unwrap()).salesOrders).toEqual([rejected]);
    }
  });
});

describe('delivery (D-364)', () => {
  it('is recorded once by the seller with its evidence, and accepted once by the buyer (B 2.10)', async () => {
    const { id } = await world.accepted();
    const before = await refused(buyer.api.getSalesOrderDelivery({ id }));
    expect(before).toEqual({ code: 'DELIVERY_RECORD_NOT_FOUND', statusCode: 404 });
    const [one, two] = [await upload(seller, 'Signed: C. Park\n'), await upload(seller, 'Dock 4\n')];
    const uploadIds = [one.id, two.id];
    const { data: delivery, response } = await seller.api.recordSalesOrderDelivery({
      id,
      note: '240 cases.',
      uploadIds,
    });
    expect(response?.status).toBe(201);
    expect(response?.headers.get('location')).toBe(`/v1/trade/sales-orders/${id}/delivery`);
    const hashes = [one.sha256, two.sha256].sort();
    expect(delivery).toEqual({
      id: expect.stringMatching(/^dlr_/),
      orderId: id,
      status: 'RECORDED',
      note: '240 cases.',
      acceptedAt: null,
      invoiceId: null,
      evidenceHash: sha(`["${hashes[0]}","${hashes[1]}"]`),
      deliveredAt: expect.any(String),
    });
    const order = await buyer.api.getSalesOrder({ id }).unwrap();
    expect(order).toMatchObject({ status: 'DELIVERED', financeable: true });
    for (const { api } of [buyer, seller]) expect(await api.getSalesOrderDelivery({ id }).unwrap()).toEqual(delivery);
    const again = await refused(seller.api.recordSalesOrderDelivery({ id, note: 'Again.' }));
    expect(again).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: 'DELIVERED', event: 'DELIVER' } });
    const accepted = await buyer.api.acceptSalesOrderDelivery({ id }).unwrap();
    expect(accepted).toEqual({ ...delivery, status: 'ACCEPTED', acceptedAt: expect.any(String) });
    const twice = await refused(buyer.api.acceptSalesOrderDelivery({ id }));
    expect(twice).toMatchObject({ code: 'INVALID_TRANSITION', details: { from: 'ACCEPTED', event: 'ACCEPT' } });
    for (const tenant of [buyer, seller]) {
      const events = await eventsOf(tenant, accepted.id);
      expect(events.map(({ type }) => type)).toEqual(['delivery.recorded', 'delivery.accepted']);
      expect(events.map(({ data }) => data.object)).toEqual([delivery, accepted]);
    }
  });

  it('without evidence has the hash of an empty list', async () => {
    const { id } = await world.delivered();
    const { evidenceHash } = await seller.api.getSalesOrderDelivery({ id }).unwrap();
    expect(evidenceHash).toBe(sha('[]'));
  });

  it('evidence must be the seller’s own, and a missing file is reported before a wrong party (D-038)', async () => {
    const { id } = await world.accepted();
    const buyers = await upload(buyer, 'Mine\n');
    const missing = { code: 'UPLOAD_NOT_FOUND', statusCode: 404 };
    for (const { api } of [seller]) {
      for (const uploadIds of [['upl_x'], [buyers.id]])
        expect(await refused(api.recordSalesOrderDelivery({ id, note: 'x', uploadIds }))).toEqual(missing);
    }
    expect(await refused(buyer.api.recordSalesOrderDelivery({ id, note: 'x', uploadIds: ['upl_x'] }))).toEqual(missing);
    expect(await buyer.api.getSalesOrder({ id }).unwrap()).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('settlement (D-365, D-471)', () => {
  it('answers unpaid in every status for both parties, and changes nothing', async () => {
    for (const { id, status } of [await world.drafted(), await world.accepted(), await world.delivered()]) {
      for (const { api } of [buyer, seller]) {
        const check = await api.checkSalesOrderSettlement({ id }).unwrap();
        expect(check).toMatchObject({ settled: false, source: null, order: { id, status } });
        expect(Math.abs(Date.parse(check.checkedAt) - Date.now())).toBeLessThan(60_000);
      }
    }
  });
});
