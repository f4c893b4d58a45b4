import { expect, it } from 'vitest';
import { faultOfSupplier } from '../../../../src/domains/lending/rules/supplier.ts';

const borrowerTenantId = 'ten_buyer';
const fault = (supplierTenantId: string | null, sellerTenantId: string | null) =>
  faultOfSupplier({ borrowerTenantId, supplierTenantId, sellerTenantId });
const wrong = (message: string, rule: string) => ({
  code: 'VALIDATION_FAILED',
  details: { errors: [{ path: '/body/supplierTenantId', message, rule }] },
});

it('takes the seller of a sales order as supplier, and no tenant where only a wallet is named (D-371)', () => {
  expect(fault('ten_seller', 'ten_seller')).toBeUndefined();
  const notSeller = wrong('must be the seller of the sales order', 'seller');
  expect(fault(null, 'ten_seller')).toMatchObject(notSeller);
  expect(fault('ten_third', 'ten_seller')).toMatchObject(notSeller);
});

it('the supplier of a document is any other tenant, or a wallet (D-371)', () => {
  expect(fault(null, null)).toBeUndefined();
  expect(fault('ten_third', null)).toBeUndefined();
});

it('refuses a tenant that supplies itself (D-371)', () => {
  const self = wrong('must not be your own tenant', 'notSelf');
  expect(fault(borrowerTenantId, null)).toMatchObject(self);
  expect(fault(borrowerTenantId, 'ten_seller')).toMatchObject(self);
});
