import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/kernel/audit/index.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { upload } from '../trade/fixture.ts';
import { approvedDocument, is, type Lending, lending, refused, usd } from './fixture.ts';

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

  it('is of an own one that is APPROVED, in USD, up to its total, once', async () => {
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

  it('of a supplier without a tenant is accepted by the borrower; what is paid to it is recorded only (D-375)', async () => {
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

describe('a signature over an offer (D-374)', () => {
  const KEY = `0x${'42'.repeat(32)}` as const;
  const account = privateKeyToAccount(KEY);

  it('is the borrower address’s, or none is taken', async () => {
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
