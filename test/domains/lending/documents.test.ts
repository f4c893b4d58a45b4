import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { meetingAt } from '../../support/together.ts';
import { upload } from '../trade/fixture.ts';
import { approvedDocument, approvedReading, is, type Lending, lending, refused, usd } from './fixture.ts';

let service: TestService;
let world: Lending;
beforeAll(async () => {
  service = await startTestService();
  world = await lending(service);
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

const WALLET = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

describe('a purchase order for a document (D-371)', () => {
  const register = (poolId: string, extractionId: string, more: object = {}) =>
    world.borrower.api.registerPurchaseOrder({
      poolId,
      extractionId,
      supplierWallet: WALLET,
      faceAmount: usd(1200),
      ...more,
    });

  it('accepts the caller’s own APPROVED extraction in USD, up to its total, once', async () => {
    const { id: poolId } = await world.opened();
    const { id: uploadId } = await upload(world.borrower, 'Vendor: Blue Harbor\n');
    const { id: raw } = await world.borrower.api.createExtraction({ uploadId }).unwrap();
    expect(await refused(register(poolId, raw))).toEqual(is('ORDER_NOT_FINANCEABLE', 409));
    const foreign = await approvedDocument(world.supplier);
    expect(await refused(register(poolId, foreign))).toEqual(is('EXTRACTION_NOT_FOUND', 404));
    const inEuro = await approvedDocument(world.borrower, 'EUR');
    expect(await refused(register(poolId, inEuro))).toEqual(is('ORDER_NOT_FINANCEABLE', 409));
    const agreed = await approvedDocument(world.borrower);
    expect(await refused(register(poolId, agreed, { faceAmount: '1200000001' }))).toEqual(is('INVALID_AMOUNT', 400));
    const wrong = { supplierWallet: WALLET.replace('A', 'a') };
    expect(await refused(register(poolId, agreed, wrong))).toMatchObject(is('INVALID_WALLET_ADDRESS', 400));
    const nobody = { supplierTenantId: 'ten_nobody' };
    expect(await refused(register(poolId, agreed, nobody))).toEqual(is('TENANT_NOT_FOUND', 404));
    expect(await register(poolId, agreed, { supplierWallet: WALLET.toLowerCase() }).unwrap()).toMatchObject({
      extractionId: agreed,
      tradeOrderId: null,
      supplierTenantId: null,
      supplierWallet: WALLET,
    });
    expect(await refused(register(poolId, agreed))).toEqual(is('ORDER_NOT_FINANCEABLE', 409));
  });

  it('lets the borrower accept for a supplier without a tenant, and only records what is paid out (D-375)', async () => {
    const { id: poolId } = await world.originating();
    const { id, poId } = await register(poolId, await approvedDocument(world.borrower)).unwrap();
    const accept = { id, minPrincipal: '0' };
    expect(await refused(world.lender.api.acceptPurchaseOrder(accept))).toEqual(is('NOT_ORDER_PARTY', 403));
    await world.borrower.api.acceptPurchaseOrder(accept).unwrap();
    await world.permitted(poolId);
    const offer = await world.lender.api.createLendingOffer({ poolId, poId, principal: usd(1000) }).unwrap();
    await world.borrower.api.acceptLendingOffer({ id: offer.id }).unwrap();
    const { loanId } = await world.lender.api.issueLendingOffer({ id: offer.id }).unwrap();
    expect(await world.borrower.api.getLoan({ id: loanId ?? '' }).unwrap()).toMatchObject({ supplierWallet: WALLET });
    const paid = await service.pool.owner('ledger_transfers').where({ credit_account: 'lending_paid_out:USDC' });
    expect(paid.map(({ subject, amount }) => [subject, BigInt(amount)])).toEqual([[loanId, 1_000_000_000n]]);
  });
});

describe('a document finances one open loan (D-527)', () => {
  let invoices = 0;
  const invoice = () => {
    invoices += 1;
    return `Vendor: Blue Harbor\nInvoice: DU-${invoices}\nCurrency: USD\nTotal: 12600.00\nDue date: 2026-03-31\n`;
  };
  const uploaded = async (bytes: string, { borrower } = world) => (await upload(borrower, bytes)).id;
  const register = (extractionId: string, poolId: string, { borrower } = world) =>
    borrower.api.registerPurchaseOrder({ poolId, extractionId, supplierWallet: WALLET, faceAmount: usd(1000) });
  /** A sales order from what was read, accepted by its seller. */
  const ordered = async (source: object) => {
    const { borrower, supplier, trading } = world;
    const { id } = await trading.drafted();
    const { lineItems, dueDays } = (await borrower.api.getSalesOrder({ id }).unwrap()).terms;
    const made = await borrower.api
      .createSalesOrder({ sellerTenantId: supplier.tenantId, terms: { lineItems, dueDays }, ...source })
      .unwrap();
    await borrower.api.submitSalesOrder({ id: made.id }).unwrap();
    await supplier.api.respondToSalesOrder({ id: made.id, action: 'accept' }).unwrap();
    return made.id;
  };
  const registerOrder = (tradeOrderId: string, poolId: string) =>
    world.borrower.api.registerPurchaseOrder({
      poolId,
      tradeOrderId,
      supplierTenantId: world.supplier.tenantId,
      faceAmount: usd(1000),
    });
  /** An upload of the same bytes, as a release before this one stored it. */
  const twinOf = async (id: string): Promise<string> => {
    const uploads = () => service.pool.owner('uploads');
    const row = await uploads().where({ id }).first();
    const twin = `upl_twin${id.slice(8)}`;
    await uploads().insert({ ...row, id: twin, created_at: new Date(row.created_at.getTime() + 1) });
    return twin;
  };
  const inUse = is('DOCUMENT_IN_USE', 409);

  it('refuses another purchase order for the same bytes until the loan is repaid, under any upload or extraction', async () => {
    const { borrower, lender } = world;
    await lender.fund('100000.00');
    const { id: poolId } = await world.originating();
    const bytes = invoice();
    const first = await approvedReading(borrower, await uploaded(bytes));
    const { id, poId } = await register(first, poolId).unwrap();
    const again = await approvedReading(borrower, await uploaded(bytes));
    expect(again).not.toBe(first);
    expect(await refused(register(again, poolId))).toEqual(inUse);
    await borrower.api.acceptPurchaseOrder({ id, minPrincipal: '0' }).unwrap();
    await world.permitted(poolId);
    const offer = await lender.api.createLendingOffer({ poolId, poId, principal: usd(900) }).unwrap();
    await borrower.api.acceptLendingOffer({ id: offer.id }).unwrap();
    const { loanId } = await lender.api.issueLendingOffer({ id: offer.id }).unwrap();
    expect(await refused(register(again, poolId))).toEqual(inUse);
    await borrower.fund('2000.00');
    const repaid = await borrower.api.repayLoan({ id: loanId ?? '', maxAmount: usd(1000) }).unwrap();
    expect(repaid.loanStatus).toBe('REPAID');
    expect((await register(again, poolId)).ok).toBe(true);
  });

  it('refuses the document through another sales order, by its extraction or by its agreement', async () => {
    const { borrower } = world;
    const { id: poolId } = await world.opened();
    const extractionId = await approvedReading(borrower, await uploaded(invoice()));
    const { agreementId } = await borrower.api.getExtraction({ id: extractionId }).unwrap();
    const [byExtraction, byAgreement] = [await ordered({ extractionId }), await ordered({ agreementId })];
    expect((await registerOrder(byExtraction, poolId)).ok).toBe(true);
    expect(await refused(registerOrder(byAgreement, poolId))).toEqual(inUse);
    expect(await refused(register(extractionId, poolId))).toEqual(inUse);
  });

  it('refuses the extraction once a sales order of its agreement is registered', async () => {
    const { id: poolId } = await world.opened();
    const extractionId = await approvedReading(world.borrower, await uploaded(invoice()));
    const { agreementId } = await world.borrower.api.getExtraction({ id: extractionId }).unwrap();
    const orders = [await ordered({ agreementId }), await ordered({ extractionId })] as const;
    await registerOrder(orders[0], poolId).unwrap();
    // An order of an earlier release does not name its document.
    await service.pool.owner('purchase_orders').where({ trade_order_id: orders[0] }).update({ document_id: null });
    expect(await refused(registerOrder(orders[1], poolId))).toEqual(inUse);
  });

  it('refuses the document when earlier releases stored the same bytes twice', async () => {
    const { id: poolId } = await world.opened();
    const stored = await uploaded(invoice());
    const readings = [stored, await twinOf(stored)].map((id) => approvedReading(world.borrower, id));
    const [first = '', second = ''] = await Promise.all(readings);
    await register(first, poolId).unwrap();
    await service.pool.owner('purchase_orders').where({ extraction_id: first }).update({ document_id: null });
    expect(await refused(register(second, poolId))).toEqual(inUse);
  });

  it('does not issue a second loan when two orders of an earlier release share the document', async () => {
    const { borrower, lender } = world;
    await lender.fund('100000.00');
    const { id: poolId } = await world.originating();
    await world.permitted(poolId);
    const stored = await uploaded(invoice());
    const taken = async (uploadId: string) => {
      const extractionId = await approvedReading(borrower, uploadId);
      return register(extractionId, poolId).unwrap();
    };
    const orders = [await taken(stored), await taken(await uploaded(invoice()))];
    const { owner } = service.pool;
    await owner('purchase_orders').where({ pool_id: poolId }).update({ document_id: null });
    await owner('extractions')
      .where({ id: orders[1]?.extractionId })
      .update({ upload_id: await twinOf(stored) });
    const issues: unknown[] = [];
    for (const { id, poId } of orders) {
      await borrower.api.acceptPurchaseOrder({ id, minPrincipal: '0' }).unwrap();
      const offer = await lender.api.createLendingOffer({ poolId, poId, principal: usd(500) }).unwrap();
      await borrower.api.acceptLendingOffer({ id: offer.id }).unwrap();
      const issued = await lender.api.issueLendingOffer({ id: offer.id });
      issues.push(issued.ok ? 'ok' : issued.error.code);
    }
    expect(issues).toEqual(['ok', 'DOCUMENT_IN_USE']);
  });

  it('accepts one of two simultaneous registrations, also for duplicate uploads of an earlier release', async () => {
    const { id: poolId } = await world.opened();
    const stored = await uploaded(invoice());
    const readings = [stored, await twinOf(stored)].map((id) => approvedReading(world.borrower, id));
    const extractions = await Promise.all(readings);
    const answers = await meetingAt(
      service.pool.owner,
      'purchase_orders',
      extractions.map((extractionId) => () => register(extractionId, poolId)),
    );
    expect(answers.map((one) => (one.ok ? 'ok' : one.error.code)).toSorted()).toEqual(['DOCUMENT_IN_USE', 'ok']);
  });

  it('accepts the same bytes from another tenant', async () => {
    const { id: poolId } = await world.opened();
    const bytes = invoice();
    await register(await approvedReading(world.borrower, await uploaded(bytes)), poolId).unwrap();
    const other = await lending(service, 'Other');
    const theirs = await approvedReading(other.borrower, await uploaded(bytes, other));
    expect((await register(theirs, poolId, other)).ok).toBe(true);
  });
});

describe('a signature over an offer (D-374)', () => {
  const KEY = `0x${'42'.repeat(32)}` as const;
  const account = privateKeyToAccount(KEY);

  it('is accepted only from the borrower address', async () => {
    // The borrower's account is a key of the test's: a contract's is asked in the chain's tests.
    const of = { tenant_id: world.borrower.tenantId, kind: 'ORGANIZATION' };
    await service.pool.owner('wallets').where(of).update({ address: account.address });
    const { id: poolId } = await world.originating();
    const { id, offerDigest, borrowerAddress } = await world.offered(poolId);
    expect(borrowerAddress).toBe(account.address);
    const accept = (signature: string) => world.borrower.api.acceptLendingOffer({ id, signature });
    const mine = await account.sign({ hash: offerDigest as `0x${string}` });
    expect((await refused(accept(`0x${'12'.repeat(65)}`))).code).toMatch(/^(SIGNATURE_INVALID|CHAIN_UNAVAILABLE)$/);
    expect(await accept(mine).unwrap()).toMatchObject({ id, status: 'ACCEPTED' });
    const row = await service.pool.owner('lending_offers').where({ id }).first();
    expect(row.signature).toBe(mine);
  });
});
