import { describe, expect, it } from 'vitest';
import type { SalesOrderContext } from '../../../../machines/trade/sales-order.machine.ts';
import { acceptPurchaseOrder } from '../../../../src/domains/lending/operations/accept-purchase-order.ts';
import { registerPurchaseOrder } from '../../../../src/domains/lending/operations/register-purchase-order.ts';
import { poIdOf } from '../../../../src/domains/lending/typed-data.ts';
import { Desk } from '../../trade/rules/desk.ts';
import { NOW, order } from './records.ts';

const WALLET = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const sold: SalesOrderContext = {
  buyerTenantId: 'ten_b',
  sellerTenantId: 'ten_s',
  buyerDid: 'did:b',
  sellerDid: 'did:s',
  number: 'SO-1',
  version: 1,
  terms: { lineItems: [], dueDays: 0, deliveryTerms: null },
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
const AGREED = { tenantId: 'ten_b', uploadId: 'upl_a', factsCiphertext: '', flags: [], agreementId: 'agr_a' };

const register = (at: Desk, more: object, by = 'ten_b') =>
  at.ask(registerPurchaseOrder, { by, body: { poolId: 'pool_a', faceAmount: '400', ...more } });

/** A pool of the lender, the parties, and the borrower's account. */
const desk = (account: object | null = { status: 'DEPLOYED', address: order.borrowerAddress }) => {
  const at = new Desk().has('financing_pools', 'pool_a', { tenantId: 'ten_l' });
  for (const tenant of ['ten_s', 'ten_x']) at.has('tenants', tenant, { id: tenant });
  return account === null ? at : at.has('wallets', 'ten_b', account);
};

describe('the purchase order of a sales order (D-371, D-378)', () => {
  const named = { tradeOrderId: 'so_a', supplierTenantId: 'ten_s' };
  const stands = (more: object = {}, status: 'ACCEPTED' | 'SUBMITTED' = 'ACCEPTED', at = desk()) =>
    at.stands('sales-order', 'so_a', status, { ...sold, ...more });

  it('is registered by the buyer, who becomes the borrower, and is linked to the order', async () => {
    const at = stands();
    const { id } = (await register(at, named)) as { id: string };
    expect(at.opened).toEqual([
      { machine: 'purchase-order', context: { ...order, poId: poIdOf(id), minPrincipal: null } },
    ]);
    expect(at.sent).toEqual([{ to: 'so_a', event: { type: 'REGISTER_PURCHASE_ORDER', purchaseOrderId: id } }]);
  });

  it('is refused to other tenants, for an order that cannot be financed, and beyond the total', async () => {
    expect(await register(new Desk(), named)).toMatchObject({ code: 'POOL_NOT_FOUND' });
    expect(await register(desk(), named)).toMatchObject({ code: 'SALES_ORDER_NOT_FOUND' });
    expect(await register(stands(), named, 'ten_s')).toMatchObject({ code: 'NOT_ORDER_PARTY' });
    expect(await register(stands({}, 'SUBMITTED'), named)).toMatchObject({ code: 'ORDER_NOT_FINANCEABLE' });
    expect(await register(stands({ purchaseOrderId: 'po_b' }), named)).toMatchObject({ code: 'ORDER_NOT_FINANCEABLE' });
    const over = stands();
    expect(await register(over, { ...named, faceAmount: '401' })).toMatchObject({ code: 'INVALID_AMOUNT' });
    expect([over.opened, over.sent]).toEqual([[], []]);
  });

  it('refuses any supplier other than the seller', async () => {
    for (const supplier of [{ supplierTenantId: 'ten_x' }, { supplierTenantId: undefined, supplierWallet: WALLET }])
      expect(await register(stands(), { ...named, ...supplier })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('needs the borrower’s organization account', async () => {
    const ready = (account: object | null) => register(stands({}, 'ACCEPTED', desk(account)), named);
    const refused = (status: string) => ({ code: 'ORG_ACCOUNT_NOT_READY', details: { status } });
    expect(await ready(null)).toMatchObject(refused('NOT_PROVISIONED'));
    expect(await ready({ status: 'FAILED', address: WALLET })).toMatchObject(refused('FAILED'));
    expect(await ready({ status: 'PENDING_DEPLOYMENT', address: WALLET })).toMatchObject({ borrowerAddress: WALLET });
  });
});

describe('the purchase order of a document (D-371)', () => {
  const named = { extractionId: 'ext_a', supplierWallet: WALLET };
  /** What it was agreed to be about; 400 atoms are no cents, so that a total is in cents. */
  const stands = (facts: object = { currency: 'USD', totalMinor: '1' }, status: 'APPROVED' | 'REVIEW' = 'APPROVED') => {
    const at = desk().has('extractions', 'ext_a', { id: 'ext_a' });
    at.has('agreements', 'agr_a', { factsCiphertext: JSON.stringify(facts) });
    at.has('uploads', 'ext_a', { id: 'upl_a', extractionId: 'ext_a' });
    at.services = { vault: { decrypt: (text: string) => text } };
    const agreementId = status === 'APPROVED' ? 'agr_a' : null;
    return at.stands('extraction', 'ext_a', status, { ...AGREED, agreementId });
  };

  it('is registered up to the document’s total, for any supplier', async () => {
    const at = stands();
    const { id } = (await register(at, { ...named, faceAmount: '10000' })) as { id: string };
    expect(at.opened).toEqual([
      {
        machine: 'purchase-order',
        context: {
          ...order,
          poId: poIdOf(id),
          minPrincipal: null,
          tradeOrderId: null,
          extractionId: 'ext_a',
          documentId: 'upl_a',
          supplierTenantId: null,
          supplierWallet: WALLET,
          faceAmount: 10_000n,
        },
      },
    ]);
    expect(at.sent).toEqual([]);
    expect(await register(stands(), { ...named, faceAmount: '10001' })).toMatchObject({ code: 'INVALID_AMOUNT' });
    const tenant = { ...named, supplierTenantId: 'ten_x' };
    expect(await register(stands(), tenant)).toMatchObject({ supplierTenantId: 'ten_x', supplierWallet: WALLET });
    const nobody = { ...named, supplierTenantId: 'ten_y' };
    expect(await register(stands(), nobody)).toMatchObject({ code: 'TENANT_NOT_FOUND' });
    const self = { ...named, supplierTenantId: 'ten_b' };
    expect(await register(stands(), self)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is refused when another purchase order finances the document (D-527)', async () => {
    const taken = stands().has('purchase_orders', 'upl_a', { id: 'po_other', extractionId: 'ext_b' });
    expect(await register(taken, named)).toMatchObject({ code: 'DOCUMENT_IN_USE' });
    expect([taken.opened, taken.sent]).toEqual([[], []]);
  });

  it('refuses a wallet with a wrong checksum', async () => {
    const wrong = { ...named, supplierWallet: WALLET.replace('A', 'a') };
    expect(await register(stands(), wrong)).toMatchObject({
      code: 'INVALID_WALLET_ADDRESS',
      details: { errors: [{ path: '/body/supplierWallet', rule: 'checksum' }] },
    });
  });

  it('needs the caller’s own document, APPROVED, unused and in USD', async () => {
    expect(await register(desk(), named)).toMatchObject({ code: 'EXTRACTION_NOT_FOUND' });
    const why = async (at: Desk) => {
      const { code, message } = (await register(at, named)) as { code: string; message?: string };
      return [code, message];
    };
    const refused = (message: RegExp) => ['ORDER_NOT_FINANCEABLE', expect.stringMatching(message)];
    expect(await why(stands(undefined, 'REVIEW'))).toEqual(refused(/not APPROVED/));
    expect(await why(stands().has('purchase_orders', 'ext_a'))).toEqual(refused(/already has a purchase order/));
    expect(await why(stands({ currency: 'EUR', totalMinor: '1' }))).toEqual(refused(/not in USD/));
    const lost = stands();
    lost.tables.agreements = [];
    await expect(register(lost, named)).rejects.toThrow('ext_a has lost its agreement');
  });
});

describe('accepting a purchase order (D-371, D-378)', () => {
  const stands = (more: object = {}, status: 'REGISTERED' | 'ACCEPTED' = 'REGISTERED') =>
    new Desk().stands('purchase-order', 'po_a', status, { ...order, minPrincipal: null, ...more });
  const accept = (at: Desk, by: string, minPrincipal = '400') =>
    at.ask(acceptPurchaseOrder, { by, id: 'po_a', body: { minPrincipal } });

  it('is allowed to its supplier, or to the borrower when the supplier has no tenant', async () => {
    expect(await accept(new Desk(), 'ten_s')).toMatchObject({ code: 'PURCHASE_ORDER_NOT_FOUND' });
    for (const by of ['ten_b', 'ten_l']) expect(await accept(stands(), by)).toMatchObject({ code: 'NOT_ORDER_PARTY' });
    const at = stands();
    expect(await accept(at, 'ten_s')).toMatchObject({ id: 'po_a', status: 'ACCEPTED', minPrincipal: '400' });
    expect(at.sent).toEqual([{ to: 'po_a', event: { type: 'ACCEPT', minPrincipal: 400n } }]);
    const ofWallet = { supplierTenantId: null, supplierWallet: WALLET };
    expect(await accept(stands(ofWallet), 'ten_b', '0')).toMatchObject({ status: 'ACCEPTED', minPrincipal: '0' });
    expect(await accept(stands(ofWallet), 'ten_l')).toMatchObject({ code: 'NOT_ORDER_PARTY' });
  });

  it('succeeds once, with a minimum up to the face amount', async () => {
    expect(await accept(stands({ minPrincipal: 1n }, 'ACCEPTED'), 'ten_s')).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'ACCEPTED', event: 'ACCEPT' },
    });
    expect(await accept(stands(), 'ten_s', '401')).toMatchObject({ code: 'INVALID_AMOUNT' });
  });
});
