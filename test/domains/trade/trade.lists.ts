import type { ListRows } from '../../contract/list-rows.ts';
import { LINES, upload } from './fixture.ts';

export const lists: ListRows = {
  listSalesOrders: ({ acme, harbor }) =>
    acme.api.createSalesOrder({ sellerTenantId: harbor.tenantId, terms: { lineItems: LINES } }).unwrap(),
  listExtractions: async ({ acme }, nth) => {
    const { id: uploadId } = await upload(acme, `Invoice: ${nth}\n`);
    return acme.api.createExtraction({ uploadId }).unwrap();
  },
};
