/**
 * A buyer orders from a seller, a lender's pool pays the seller, and the buyer repays the pool. All three are of this
 * program; a pool that has just been opened lends after its subscription, so that the lender's test clock is moved.
 * Run: `BUYER_KEY=… SELLER_KEY=… LENDER_KEY=… node finance-a-trade.ts`
 */
import { createPaychart } from '@paychart/sdk';

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const as = (apiKey = '') => createPaychart({ apiKey, baseUrl });
const buyer = as(process.env.BUYER_KEY);
const seller = as(process.env.SELLER_KEY);
const lender = as(process.env.LENDER_KEY);

const orderId = await agree();
const poolId = await openPool();
const loanId = await finance();
await seller.salesOrders.recordDelivery({ id: orderId, note: 'Handed over at dock 4.' }).unwrap();
await buyer.salesOrders.acceptDelivery({ id: orderId }).unwrap();
const repaid = await buyer.loans.repay({ id: loanId, maxAmount: '2000000000' }).unwrap();
console.log(`${loanId} ${repaid.loanStatus}`);
const { source, order } = await buyer.salesOrders.checkSettlement({ id: orderId }).unwrap();
console.log(`${order.number} ${order.status} by ${source}`);

/** 1200 USD of olive oil, in atoms: six decimals. Both parties agree by what they do here; no wallet signs. */
async function agree(): Promise<string> {
  const sellerTenantId = (await seller.accounts.getMyTenant().unwrap()).id;
  const lineItems = [{ description: 'Olive oil, 24 cases', amountAtoms: '1200000000' }];
  const { id } = await buyer.salesOrders.create({ sellerTenantId, terms: { lineItems, dueDays: 30 } }).unwrap();
  await buyer.salesOrders.submit({ id }).unwrap();
  const { number, status, financeable } = await seller.salesOrders.respondTo({ id, action: 'accept' }).unwrap();
  console.log(`${number} ${status} financeable ${financeable}`);
  return id;
}

/** A pool takes deposits for an hour, then it lends. One loan may take all of its cash but the reserve of 5 percent. */
async function openPool(): Promise<string> {
  const pool = await lender
    .createFinancingPool({ name: 'Spring imports', subscriptionSeconds: 3600, exposureBps: 10_000 })
    .unwrap();
  await lender.lending.depositToPool({ id: pool.id, amountAtoms: '5000000000' }).unwrap();
  await lender.sandbox.advanceTestClock({ advanceSeconds: 3600 }).unwrap();
  return pool.id;
}

/** Registered by the buyer, accepted by the seller, offered by the lender, accepted by the buyer, issued by the lender. */
async function finance(): Promise<string> {
  const supplierTenantId = (await seller.accounts.getMyTenant().unwrap()).id;
  const { id, poId } = await buyer
    .registerPurchaseOrder({ poolId, tradeOrderId: orderId, supplierTenantId, faceAmount: '1200000000' })
    .unwrap();
  await seller.purchaseOrders.accept({ id, minPrincipal: '900000000' }).unwrap();
  await buyer.permits.issue({ poolId, mode: 'synthetic', riskTier: 3 }).unwrap();
  const offer = await lender.lending.createOffer({ poolId, poId, principal: '1000000000' }).unwrap();
  await buyer.lending.acceptOffer({ id: offer.id }).unwrap();
  const issued = await lender.lending.issueOffer({ id: offer.id }).unwrap();
  console.log(`${issued.loanId} ${issued.status} at ${issued.rateBps} bps`);
  return issued.loanId ?? '';
}
