import type { ListRows } from '../../contract/list-rows.ts';
import { orders } from '../trade/fixture.ts';
import { issuedInTables } from './listed-rows.ts';

export const lists: ListRows = {
  listFinancingPools: ({ acme }, nth) => acme.api.createFinancingPool({ name: `Pool ${nth}` }).unwrap(),
  listPermits: ({ acme }) =>
    acme.api.issuePermit({ poolId: acme.ids.pools ?? '', mode: 'synthetic', riskTier: 1 }).unwrap(),
  listPurchaseOrders: async ({ acme, harbor }) => {
    const { id: tradeOrderId } = await orders(acme, harbor).accepted();
    const named = { tradeOrderId, supplierTenantId: harbor.tenantId, faceAmount: '1' };
    return acme.api.registerPurchaseOrder({ poolId: acme.ids.pools ?? '', ...named }).unwrap();
  },
  listLoans: ({ service, acme }) => issuedInTables(service, acme.ids.loans ?? ''),
};
