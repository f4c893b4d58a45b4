import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../generated/contract/limits.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { advance, HOUR, is, type Lending, lending, MONTH, refused, usd, WEEK } from './fixture.ts';

let service: TestService;
let world: Lending;
let outsider: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  world = await lending(service);
  outsider = await service.signUp('Outsider');
  await world.borrower.fund('100000.00');
  await world.lender.fund('900000.00');
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

const pool = (id: string) => world.lender.api.getFinancingPool({ id }).unwrap();
const repay = (id: string, maxAmount: string, deadlineSeconds?: number) =>
  world.borrower.api.repayLoan({ id, maxAmount, ...(deadlineSeconds && { deadlineSeconds }) });
const balance = async (tenant: TestTenant) => (await tenant.balances()).available ?? 0n;
/** How long the authorization of a repayment is valid. */
const validSeconds = async (txRef: string): Promise<number> => {
  const entry = await service.pool.owner('loan_repayments').where({ id: txRef }).first();
  return (entry.valid_until - entry.created_at) / 1000;
};
const eventsOf = async ({ api }: TestTenant, resourceId: string) => {
  await service.runUntilIdle();
  const { events } = await api.listEvents({ resourceId, order: 'asc' }).unwrap();
  return events.map(({ type }) => type);
};

describe('a purchase order', () => {
  it('is registered by the buyer and accepted by the seller (D-371, D-378, B 2.10)', async () => {
    // Their clocks stand still: other tests move those of `world`.
    const parties = await lending(service, 'Registering');
    const { id: poolId } = await parties.originating();
    const order = await parties.trading.accepted();
    expect(order.financeable).toBe(true);
    const asked = {
      poolId,
      tradeOrderId: order.id,
      supplierTenantId: parties.supplier.tenantId,
      faceAmount: usd(12_600),
    };
    expect(await refused(parties.supplier.api.registerPurchaseOrder(asked))).toMatchObject(is('NOT_ORDER_PARTY', 403));
    expect(await refused(outsider.api.registerPurchaseOrder(asked))).toMatchObject(is('SALES_ORDER_NOT_FOUND', 404));
    const over = { ...asked, faceAmount: '12600000001' };
    expect(await refused(parties.borrower.api.registerPurchaseOrder(over))).toMatchObject(is('INVALID_AMOUNT', 400));
    const missing = { ...asked, poolId: 'pool_nowhere' };
    expect(await refused(parties.borrower.api.registerPurchaseOrder(missing))).toMatchObject(is('POOL_NOT_FOUND', 404));
    for (const supplierTenantId of [outsider.tenantId, parties.borrower.tenantId, 'ten_nobody']) {
      const wrong = parties.borrower.api.registerPurchaseOrder({ ...asked, supplierTenantId });
      expect(await refused(wrong)).toMatchObject(is('VALIDATION_FAILED', 400));
    }
    const registered = await parties.borrower.api.registerPurchaseOrder(asked).unwrap();
    expect(registered).toMatchObject({
      poolId,
      tradeOrderId: order.id,
      extractionId: null,
      status: 'REGISTERED',
      minPrincipal: null,
      borrowerTenantId: parties.borrower.tenantId,
      supplierTenantId: parties.supplier.tenantId,
      supplierWallet: null,
      faceAmount: usd(12_600),
      poId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    expect(await refused(parties.borrower.api.registerPurchaseOrder(asked))).toMatchObject(
      is('ORDER_NOT_FINANCEABLE', 409),
    );
    expect((await parties.borrower.api.getSalesOrder({ id: order.id }).unwrap()).financeable).toBe(false);
    const accept = { id: registered.id, minPrincipal: usd(9000) };
    for (const other of [parties.borrower, parties.lender]) {
      expect(await refused(other.api.acceptPurchaseOrder(accept))).toMatchObject(is('NOT_ORDER_PARTY', 403));
    }
    expect(await refused(outsider.api.acceptPurchaseOrder(accept))).toMatchObject(is('PURCHASE_ORDER_NOT_FOUND', 404));
    const tooMuch = parties.supplier.api.acceptPurchaseOrder({ ...accept, minPrincipal: '12600000001' });
    expect(await refused(tooMuch)).toMatchObject(is('INVALID_AMOUNT', 400));
    const accepted = await parties.supplier.api.acceptPurchaseOrder(accept).unwrap();
    expect(accepted).toEqual({ ...registered, status: 'ACCEPTED', minPrincipal: usd(9000) });
    expect(await refused(parties.supplier.api.acceptPurchaseOrder(accept))).toEqual({
      ...is('INVALID_TRANSITION', 400),
      details: { from: 'ACCEPTED', event: 'ACCEPT', status: 'ACCEPTED', allowed: ['issueLendingOffer'] },
    });
    for (const party of [parties.borrower, parties.supplier, parties.lender]) {
      const { purchaseOrders } = await party.api.listPurchaseOrders({ status: 'ACCEPTED' }).unwrap();
      expect(purchaseOrders[0]).toEqual(accepted);
      expect(await eventsOf(party, registered.id)).toEqual(['purchase_order.registered', 'purchase_order.accepted']);
    }
    expect((await outsider.api.listPurchaseOrders({}).unwrap()).purchaseOrders).toEqual([]);
  });

  it('takes the seller of its sales order as supplier, and refuses a supplier named by wallet only (D-371)', async () => {
    const { id: poolId } = await world.opened();
    const { id: tradeOrderId } = await world.trading.accepted();
    const named = { poolId, tradeOrderId, faceAmount: '1', supplierWallet: `0x${'1'.repeat(40)}` };
    const fault = (rule: string) => ({
      ...is('VALIDATION_FAILED', 400),
      details: { errors: [{ path: '/body/supplierTenantId', message: expect.any(String), rule }] },
    });
    const by = (supplier: object) => refused(world.borrower.api.registerPurchaseOrder({ ...named, ...supplier }));
    expect(await by({})).toEqual(fault('seller'));
    expect(await by({ supplierTenantId: world.lender.tenantId })).toEqual(fault('seller'));
    expect(await by({ supplierTenantId: world.borrower.tenantId })).toEqual(fault('notSelf'));
    expect((await world.borrower.api.getSalesOrder({ id: tradeOrderId }).unwrap()).financeable).toBe(true);
    expect(await by({ supplierTenantId: world.supplier.tenantId })).toEqual({});
  });

  it('needs the borrower’s organization account (D-371, D-372)', async () => {
    const { id: poolId } = await world.opened();
    const permit = outsider.api.issuePermit({ poolId, mode: 'synthetic', riskTier: 1 });
    expect(await refused(permit)).toEqual({
      ...is('ORG_ACCOUNT_NOT_READY', 409),
      details: { status: 'NOT_PROVISIONED' },
    });
  });
});

describe('a permit', () => {
  it('gets the limit of its tier, and replaces the permit before it (R519, B 2.8, D-372, D-378)', async () => {
    const { id: poolId } = await world.opened();
    for (const wrong of [{ riskTier: 0 }, { riskTier: 6 }, { mode: 'guess' as never }]) {
      const asked = world.borrower.api.issuePermit({ poolId, mode: 'bank_data_sandbox', riskTier: 1, ...wrong });
      expect(await refused(asked)).toMatchObject(is('VALIDATION_FAILED', 400));
    }
    const limits = ['50000000000', '25000000000', '10000000000', '5000000000', '1000000000'];
    for (const [tier, maxPrincipal] of limits.entries()) {
      expect(await world.permitted(poolId, tier + 1)).toMatchObject({
        poolId,
        maxPrincipal,
        riskTier: tier + 1,
        profile: `synthetic:${tier + 1}`,
        status: 'ACTIVE',
        schema: 'service/permit/v1',
        mode: 'synthetic',
      });
    }
    const { permits } = await world.lender.api.listPermits({}).unwrap();
    const mine = permits.filter((permit) => permit.poolId === poolId);
    expect(mine.map(({ status }) => status)).toEqual(['ACTIVE', 'REVOKED', 'REVOKED', 'REVOKED', 'REVOKED']);
    expect(mine[0] && Date.parse(mine[0].expiresAt) - Date.parse(mine[0].createdAt)).toBe(30 * 86_400_000);
    expect((await world.borrower.api.listPermits({}).unwrap()).permits[0]).toEqual(mine[0]);
    expect((await outsider.api.listPermits({}).unwrap()).permits).toEqual([]);
    expect(await refused(world.borrower.api.issuePermit({ poolId: 'pool_x', mode: 'synthetic', riskTier: 1 }))).toEqual(
      is('POOL_NOT_FOUND', 404),
    );
  });
});

describe('an offer', () => {
  it('is refused beyond the limits of pool, permit and purchase order (D-373, D-470)', async () => {
    const { id: poolId } = await world.originating({ exposureBps: 2000, reserveBps: 500 }, 50_000);
    const { poId, id: orderId } = await world.registered(poolId);
    const offer = (principal: string, more: object = {}) =>
      world.lender.api.createLendingOffer({ poolId, poId, principal, ...more });
    expect(await refused(offer(usd(1), { poolId: 'pool_x' }))).toEqual(is('POOL_NOT_FOUND', 404));
    expect(await refused(offer(usd(1), { poId: `0x${'0'.repeat(64)}` }))).toEqual(is('PURCHASE_ORDER_NOT_FOUND', 404));
    const { id: otherPool } = await world.originating();
    expect(await refused(offer(usd(1), { poolId: otherPool }))).toEqual(is('PURCHASE_ORDER_NOT_FOUND', 404));
    expect(await refused(offer(usd(1)))).toEqual(is('PURCHASE_ORDER_NOT_ACCEPTED', 409));
    await world.supplier.api.acceptPurchaseOrder({ id: orderId, minPrincipal: usd(100) }).unwrap();
    expect(await refused(offer(usd(100)))).toEqual(is('PERMIT_REQUIRED', 403));
    await world.permitted(poolId, 3);
    expect(await refused(offer('10000000001'))).toEqual(is('PRINCIPAL_EXCEEDS_LIMIT', 409));
    expect(await refused(offer('99999999'))).toEqual(is('PRINCIPAL_BELOW_MINIMUM', 409));
    const { data: offered, response } = await offer(usd(10_000));
    expect(response?.headers.get('location')).toBe(`/v1/lending/offers/${offered?.id}`);
    expect(offered).toMatchObject({
      poolId,
      poId,
      principal: usd(10_000),
      rateBps: 1200,
      tenorSeconds: MONTH,
      graceSeconds: WEEK,
      status: 'OFFERED',
      loanId: null,
      offerDigest: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    expect(offered && Date.parse(offered.deadline) - Date.parse(offered.createdAt)).toBe(72 * 3_600_000);
    expect(await refused(offer(usd(100)))).toEqual(is('OFFER_OPEN', 409));
    const id = offered?.id ?? '';
    for (const other of [world.supplier, outsider]) {
      expect(await refused(other.api.getLendingOffer({ id }))).toEqual(is('OFFER_NOT_FOUND', 404));
      expect(await refused(other.api.acceptLendingOffer({ id }))).toEqual(is('OFFER_NOT_FOUND', 404));
      expect(await refused(other.api.issueLendingOffer({ id }))).toEqual(is('OFFER_NOT_FOUND', 404));
    }
    expect(await refused(world.lender.api.acceptLendingOffer({ id }))).toEqual(is('NOT_ORDER_PARTY', 403));
    expect(await refused(world.borrower.api.issueLendingOffer({ id }))).toEqual(is('NOT_ORDER_PARTY', 403));
    expect(await refused(world.lender.api.issueLendingOffer({ id }))).toEqual({
      ...is('INVALID_TRANSITION', 400),
      details: { from: 'OFFERED', event: 'ISSUE', status: 'OFFERED', allowed: ['acceptLendingOffer'] },
    });
    // After its deadline, another one can be made.
    await advance(world.lender, 72 * HOUR);
    const expired = { ...is('OFFER_EXPIRED', 409), details: { status: 'EXPIRED', allowed: [] } };
    expect(await refused(world.borrower.api.acceptLendingOffer({ id }))).toEqual(expired);
    expect(await refused(world.lender.api.issueLendingOffer({ id }))).toEqual(expired);
    expect((await world.borrower.api.getLendingOffer({ id }).unwrap()).status).toBe('EXPIRED');
    expect(await eventsOf(world.borrower, id)).toEqual(['offer.offered', 'offer.expired']);
    const again = await offer(usd(10_000)).unwrap();
    await world.borrower.api.acceptLendingOffer({ id: again.id }).unwrap();
    await advance(world.lender, MONTH);
    expect(await refused(world.lender.api.issueLendingOffer({ id: again.id }))).toEqual(expired);
    expect(await refused(offer(usd(100)))).toEqual(is('POOL_PHASE', 409));
  });

  it('is issued only while the pool has the cash for it (D-373, D-375)', async () => {
    const { id: poolId } = await world.originating({ reserveBps: 500 }, 20_000);
    const [first, second] = [await world.taken(poolId, usd(12_000)), await world.taken(poolId, usd(12_000))];
    const before = await balance(world.supplier);
    const issued = await world.lender.api.issueLendingOffer({ id: first.id }).unwrap();
    expect(issued).toMatchObject({ status: 'ISSUED', loanId: expect.stringMatching(/^loan_/) });
    expect(await balance(world.supplier)).toBe(before + 12_000_000_000n);
    await changesNothing(
      service,
      'a refusal',
      async () => {
        const late = world.lender.api.issueLendingOffer({ id: second.id });
        expect(await refused(late)).toEqual(is('PRINCIPAL_EXCEEDS_LIMIT', 409));
      },
      ['audit_log'],
    );
    expect((await pool(poolId)).state).toEqual({
      cashAtoms: usd(8000),
      principalOutstandingAtoms: usd(12_000),
      interestCollectedAtoms: '0',
      lossAtoms: '0',
    });
    expect(await refused(world.lender.api.issueLendingOffer({ id: first.id }))).toMatchObject(
      is('INVALID_TRANSITION', 400),
    );
  });
});

describe('an offer or permit past its end, before its timer has run', () => {
  /** Takes a timer away; the answer brings it back, to fire at once. */
  const late = async (id: string) => {
    const [timer] = await service.pool.owner('timers').where({ aggregate_id: id }).delete().returning('*');
    return async () => {
      await service.pool.owner('timers').insert({ ...timer, fires_at: new Date(0) });
      await service.timers.fireDue();
    };
  };

  it('an expired offer does not block a new offer (D-373, D-470)', async () => {
    const parties = await lending(service, 'Late Offers');
    const { id: poolId } = await parties.originating();
    const { id, poId } = await parties.offered(poolId, usd(1000));
    const again = () => parties.lender.api.createLendingOffer({ poolId, poId, principal: usd(2000) });
    await late(id);
    await advance(parties.lender, limits.lendingOfferTtl / 1000 - 60);
    expect(await refused(again())).toMatchObject(is('OFFER_OPEN', 409));
    await advance(parties.lender, 60);
    expect(await again().unwrap()).toMatchObject({ status: 'OFFERED', principal: usd(2000) });
    expect((await parties.lender.api.getLendingOffer({ id }).unwrap()).status).toBe('EXPIRED');
  });

  it('a permit expires by the clock of its borrower (D-373, D-469)', async () => {
    const parties = await lending(service, 'Late Permits');
    const { id: poolId } = await parties.originating();
    const { poId } = await parties.accepted(poolId);
    const { id } = await parties.permitted(poolId);
    const fire = await late(id);
    await advance(parties.borrower, limits.permitTtl / 1000);
    const offer = parties.lender.api.createLendingOffer({ poolId, poId, principal: usd(1000) });
    expect(await refused(offer)).toMatchObject(is('PERMIT_REQUIRED', 403));
    await fire();
  });
});

describe('a loan', () => {
  it('bears interest by the clock of its lender, for every reader (D-376, D-469)', async () => {
    const parties = await lending(service, 'By Whose Clock');
    const { id } = await parties.lent();
    const due = async () => {
      const read = await parties.borrower.api.getLoan({ id }).unwrap();
      const [listed] = (await parties.borrower.api.listLoans({}).unwrap()).loans;
      return [read, listed].map((loan) => BigInt(loan?.interestDue ?? -1));
    };
    await advance(parties.borrower, 86_400);
    for (const interest of await due()) expect(interest).toBeLessThan(1_000_000n);
    await advance(parties.lender, 86_400);
    for (const interest of await due()) expect(interest).toBeGreaterThanOrEqual(3_287_672n);
  });

  it('bears interest and is repaid, interest first (R520, D-375, D-376, D-377)', async () => {
    const { id: poolId } = await world.originating();
    const loan = await world.lent({ id: poolId });
    expect(loan).toMatchObject({
      poolId,
      principal: usd(10_000),
      principalOutstanding: usd(10_000),
      status: 'ACTIVE',
      supplierWallet: null,
    });
    expect(Date.parse(loan.maturityAt) - Date.parse(loan.fundedAt)).toBe(MONTH * 1000);
    expect(Date.parse(loan.graceEndsAt) - Date.parse(loan.maturityAt)).toBe(WEEK * 1000);
    const before = await balance(world.borrower);
    await advance(world.lender, 86_400);
    const part = await repay(loan.id, usd(2000), 60).unwrap();
    expect(part).toMatchObject({ txRef: expect.stringMatching(/^lgr_/), amount: usd(2000), loanStatus: 'ACTIVE' });
    // A day's interest, and what the seconds of this test add to it.
    const interest = BigInt(part.interestPortion);
    expect(interest).toBeGreaterThanOrEqual(3_287_672n);
    expect(interest).toBeLessThan(3_290_000n);
    expect(BigInt(part.principalPortion)).toBe(2_000_000_000n - interest);
    const rest = await repay(loan.id, usd(50_000)).unwrap();
    expect(await validSeconds(rest.txRef)).toBe(3600);
    expect(rest.loanStatus).toBe('REPAID');
    expect(BigInt(rest.principalPortion)).toBe(8_000_000_000n + interest);
    expect(await balance(world.borrower)).toBe(before - BigInt(part.amount) - BigInt(rest.amount));
    const collected = interest + BigInt(rest.interestPortion);
    expect((await pool(poolId)).state).toEqual({
      cashAtoms: `${50_000_000_000n + collected}`,
      principalOutstandingAtoms: '0',
      interestCollectedAtoms: `${collected}`,
      lossAtoms: '0',
    });
    const after = await world.supplier.api.getLoan({ id: loan.id }).unwrap();
    expect(after).toMatchObject({ status: 'REPAID', principalOutstanding: '0', interestDue: '0' });
    expect(await refused(repay(loan.id, '1'))).toEqual({
      ...is('INVALID_TRANSITION', 400),
      details: { from: 'REPAID', event: 'REPAY', status: 'REPAID', allowed: [] },
    });
    for (const party of [world.lender, world.borrower, world.supplier]) {
      expect(await eventsOf(party, loan.id)).toEqual(['loan.active', 'loan.repaid']);
      expect((await party.api.listLoans({ status: 'REPAID' }).unwrap()).loans[0]).toEqual(after);
    }
    expect(await validSeconds(part.txRef)).toBe(60);
    expect(await service.pool.owner('ledger_transfers').where({ subject: part.txRef })).toHaveLength(3);
  });

  it('is repaid by its borrower only, and shown to its parties only (D-378, D-474)', async () => {
    const { id } = await world.lent();
    for (const other of [world.lender, world.supplier]) {
      const asked = other.api.repayLoan({ id, maxAmount: '1' });
      expect(await refused(asked)).toEqual(is('NOT_ORDER_PARTY', 403));
    }
    expect(await refused(outsider.api.repayLoan({ id, maxAmount: '1' }))).toEqual(is('LOAN_NOT_FOUND', 404));
    expect(await refused(outsider.api.getLoan({ id }))).toEqual(is('LOAN_NOT_FOUND', 404));
    expect((await outsider.api.listLoans({}).unwrap()).loans).toEqual([]);
  });

  it('defaults after its grace, and is recovered (D-375, D-376, D-369)', async () => {
    const { id: poolId } = await world.originating({ tenorSeconds: 100, graceSeconds: 50, originationSeconds: 1000 });
    const loan = await world.lent({ id: poolId });
    await advance(world.lender, 100);
    expect((await world.borrower.api.getLoan({ id: loan.id }).unwrap()).status).toBe('GRACE');
    await advance(world.lender, 50);
    const defaulted = await world.borrower.api.getLoan({ id: loan.id }).unwrap();
    expect(defaulted.status).toBe('DEFAULTED');
    await advance(world.lender, 1000);
    // 150 seconds at 12 % of 10000 USD, rounded up.
    expect((await world.borrower.api.getLoan({ id: loan.id }).unwrap()).interestDue).toBe('5708');
    expect(await pool(poolId)).toMatchObject({
      phase: 'CLOSED',
      outcome: 'LOSS',
      state: { cashAtoms: usd(40_000), principalOutstandingAtoms: '0', lossAtoms: usd(10_000) },
    });
    const [order] = (await world.lender.api.listPurchaseOrders({ status: 'DEFAULTED' }).unwrap()).purchaseOrders;
    expect(order?.poId).toBe(loan.poId);
    expect(await repay(loan.id, usd(1)).unwrap()).toMatchObject({ interestPortion: '5708', loanStatus: 'DEFAULTED' });
    expect((await repay(loan.id, usd(10_000)).unwrap()).loanStatus).toBe('REPAID');
    expect(await pool(poolId)).toMatchObject({
      phase: 'CLOSED',
      outcome: 'LOSS',
      state: { cashAtoms: '50000005708', interestCollectedAtoms: '5708', lossAtoms: '0' },
    });
    const again = (await world.lender.api.listPurchaseOrders({ status: 'REPAID' }).unwrap()).purchaseOrders;
    expect(again.map(({ poId }) => poId)).toContain(loan.poId);
    const out = world.lender.api.withdrawFromPool({ id: poolId, amountAtoms: '50000005708' });
    expect((await out.unwrap()).state.cashAtoms).toBe('0');
  });

  it('settles the sales order that it has financed (D-471, D-365)', async () => {
    const loan = await world.lent();
    const { purchaseOrders } = await world.borrower.api.listPurchaseOrders({}).unwrap();
    const id = purchaseOrders.find(({ poId }) => poId === loan.poId)?.tradeOrderId ?? '';
    await world.supplier.api.recordSalesOrderDelivery({ id, note: 'At dock 4.' }).unwrap();
    await repay(loan.id, usd(50_000)).unwrap();
    expect(await world.borrower.api.checkSalesOrderSettlement({ id }).unwrap()).toMatchObject({
      settled: true,
      source: 'LOAN',
      order: { status: 'COMPLETED' },
    });
  });
});
