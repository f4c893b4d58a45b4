import type { Furnishing } from '../../contract/furnishing.ts';
import { LINES, orders, upload } from './fixture.ts';

const INVOICE = 'Vendor: Blue Harbor\nInvoice: BH-1\nCurrency: USD\nTotal: 12.00\nDue date: 2026-03-31\n';

export const furnishing: Furnishing = {
  async furnish(service, tenant) {
    const seller = await service.signUp(`Seller of ${tenant.name}`);
    const { id: orderId } = await orders(tenant, seller).delivered({ lineItems: LINES, dueDays: 30 });
    const { id: uploadId } = await upload(tenant, INVOICE);
    const { id: extraction } = await tenant.api.createExtraction({ uploadId }).unwrap();
    const agreed = await tenant.api.createExtraction({ uploadId }).unwrap();
    const { agreementId } = await tenant.api.approveExtraction({ id: agreed.id }).unwrap();
    return {
      'sales-orders': orderId,
      uploads: uploadId,
      extractions: extraction,
      agreements: agreementId ?? '',
      sellers: seller.tenantId,
    };
  },
  bodies: {
    createSalesOrder: ({ ids }) => ({ sellerTenantId: ids.sellers ?? '' }),
    createExtraction: ({ ids }) => ({ uploadId: ids.uploads ?? '' }),
    recordSalesOrderDelivery: () => ({ uploadIds: [] }),
  },
};
