import type { Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { pay, polled } from '../invoices/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { refused, type Traders, traders } from './fixture.ts';

let chain: TestChain;
let service: TestService;
let world: Traders;
beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  world = await traders(service, 'Settling');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const account = async ({ session }: TestTenant) => {
  const { organizationAccount } = await session.getBalance({ ensure: true }).unwrap();
  return organizationAccount?.address;
};

/** Sent, paid and released; that two of its parties have signed is told, because both are contracts here. */
async function release(seller: TestTenant, id: string): Promise<void> {
  const { holdAddress } = await seller.api.sendInvoice({ id }).unwrap();
  await runUntilChainIdle(service);
  await pay(service, holdAddress as Address, 12_600_000_000n);
  await polled(seller, id);
  await seller.api.releaseInvoice({ id }).unwrap();
  await working(service, async (unit) => {
    const invoice = await unit.aggregate('invoice', id);
    await invoice?.send('SETTLE', { at: invoice.now });
  });
}

/** As a pool does it. */
const finance = (id: string, ...events: ('REGISTER_PURCHASE_ORDER' | 'RECORD_LOAN_REPAID')[]) =>
  working(service, async (unit) => {
    const order = await unit.aggregate('sales-order', id);
    for (const event of events) {
      if (event === 'RECORD_LOAN_REPAID') await order?.send(event, { at: order.now });
      else await order?.send(event, { purchaseOrderId: `po_of_${id}` });
    }
  });

describe('the invoice of a delivery (D-364)', () => {
  it('is not drafted while the seller has no organization account', async () => {
    const { buyer, seller, delivered } = await traders(service, 'Half');
    await account(buyer);
    const { id } = await delivered();
    expect(await buyer.api.acceptSalesOrderDelivery({ id }).unwrap()).toMatchObject({ invoiceId: null });
    expect((await seller.api.listInvoices().unwrap()).invoices).toEqual([]);
  });

  it('is the seller’s draft over the total, between both accounts, and settles the order once RELEASED (D-365, D-471)', async () => {
    const { buyer, seller, delivered } = world;
    const [payerAddress, payeeAddress] = [await account(buyer), await account(seller)];
    const { id } = await delivered();
    const { invoiceId } = await buyer.api.acceptSalesOrderDelivery({ id }).unwrap();
    const invoice = await seller.api.getInvoice({ id: invoiceId ?? '' }).unwrap();
    expect(invoice).toMatchObject({
      status: 'DRAFT',
      amountUsd: '12600.00',
      payerAddress,
      payeeAddress,
      payeeName: seller.name,
      arbiterAddress: (await seller.api.getTestArbiter().unwrap()).address,
    });
    expect(await refused(buyer.api.getInvoice({ id: invoice.id }))).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
    const unpaid = await buyer.api.checkSalesOrderSettlement({ id }).unwrap();
    expect(unpaid).toMatchObject({ settled: false, source: null, order: { status: 'DELIVERED', financeable: true } });
    await release(seller, invoice.id);
    for (const { api } of [buyer, seller]) {
      expect(await api.getSalesOrder({ id }).unwrap()).toMatchObject({ status: 'DELIVERED', financeable: false });
      const [listed] = (await api.listSalesOrders({ take: 1 }).unwrap()).salesOrders;
      expect(listed).toMatchObject({ id, financeable: false });
    }
    const paid = await buyer.api.checkSalesOrderSettlement({ id }).unwrap();
    expect(paid).toMatchObject({ settled: true, source: 'INVOICE', order: { status: 'COMPLETED' } });
    const again = await seller.api.checkSalesOrderSettlement({ id }).unwrap();
    expect(again).toMatchObject({ settled: true, source: 'INVOICE', order: paid.order });
    await service.runUntilIdle();
    for (const { api } of [buyer, seller]) {
      const [event] = (await api.listEvents({ resourceId: id, take: 1 }).unwrap()).events;
      expect(event).toMatchObject({ type: 'sales_order.completed', data: { object: paid.order } });
    }
  });
});

describe('an order is financed once (D-363, D-471)', () => {
  it('is not financeable with a purchase order, nor after a repaid loan that settles it', async () => {
    const { buyer, accepted, seller } = world;
    const { id, financeable } = await accepted();
    expect(financeable).toBe(true);
    await finance(id, 'REGISTER_PURCHASE_ORDER');
    expect(await buyer.api.getSalesOrder({ id }).unwrap()).toMatchObject({ financeable: false });
    await expect(finance(id, 'REGISTER_PURCHASE_ORDER')).rejects.toMatchObject({ name: 'RefusedEvent' });
    await finance(id, 'RECORD_LOAN_REPAID');
    await expect(finance(id, 'REGISTER_PURCHASE_ORDER')).rejects.toMatchObject({ name: 'RefusedEvent' });
    await expect(finance(id, 'RECORD_LOAN_REPAID')).rejects.toMatchObject({ name: 'RefusedEvent' });
    // ACCEPTED is not DELIVERED: it is paid, and has still to be delivered.
    const early = await buyer.api.checkSalesOrderSettlement({ id }).unwrap();
    expect(early).toMatchObject({ settled: true, source: 'LOAN', order: { status: 'ACCEPTED', financeable: false } });
    await seller.api.recordSalesOrderDelivery({ id, note: 'Dock 4' }).unwrap();
    const check = await seller.api.checkSalesOrderSettlement({ id }).unwrap();
    expect(check).toMatchObject({ settled: true, source: 'LOAN', order: { status: 'COMPLETED' } });
  });

  it('accepts one of two simultaneous purchase orders', async () => {
    const { accepted } = world;
    for (let round = 0; round < 20; round += 1) {
      const { id } = await accepted();
      const both = await Promise.allSettled([1, 2].map(() => finance(id, 'REGISTER_PURCHASE_ORDER')));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('the order follows its buyer’s clock (D-469)', () => {
  it('for every actor', async () => {
    const { buyer, seller, submitted } = await traders(service, 'Ahead');
    const { id } = await submitted();
    await buyer.api.advanceTestClock({ advanceSeconds: 86_400 }).unwrap();
    const { acceptedAt } = await seller.api.respondToSalesOrder({ id, action: 'accept' }).unwrap();
    expect(Date.parse(acceptedAt ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    const { deliveredAt } = await seller.api.recordSalesOrderDelivery({ id, note: 'Dock 4' }).unwrap();
    expect(Date.parse(deliveredAt) - Date.now()).toBeGreaterThan(86_000_000);
  });

  it('except for the invoice that it drafts, which follows the seller’s clock', async () => {
    const { buyer, seller, delivered } = await traders(service, 'Two clocks');
    for (const party of [buyer, seller]) await account(party);
    const { id } = await delivered();
    await buyer.api.advanceTestClock({ advanceSeconds: 10 * 86_400 }).unwrap();
    await seller.api.advanceTestClock({ advanceSeconds: 86_400 }).unwrap();
    const { invoiceId, acceptedAt } = await buyer.api.acceptSalesOrderDelivery({ id }).unwrap();
    const { createdAt } = await seller.api.getInvoice({ id: invoiceId ?? '' }).unwrap();
    expect(Date.parse(acceptedAt ?? '') - Date.parse(createdAt)).toBe(9 * 86_400_000);
  });
});
