import {
  isDocumentInUse,
  isExtractionFinanced,
  ordersOfDocument,
  purchaseOrderLists,
  purchaseOrderNamed,
  purchaseOrdersOf,
} from '../../../src/domains/lending/orders/purchase-order.store.ts';
import { both, firstRows, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    purchaseOrdersOf: both(({ tenantId }) => purchaseOrdersOf(tenantId)),
    purchaseOrderLists: both(({ reads, tenantId }) => firstRows(reads, purchaseOrderLists(tenantId))),
    purchaseOrderNamed: both(async ({ reads, tenantId, of }) => {
      const poId = await of.find('purchase_orders', 'po_id', { id: of.id('purchase-orders') });
      return purchaseOrderNamed(reads, tenantId, poId);
    }),
    isExtractionFinanced: both(async ({ reads, tenantId, of }) =>
      (await isExtractionFinanced(reads, tenantId, of.id('extractions'))) ? true : undefined,
    ),
    ordersOfDocument: both(({ tenantId, of }) =>
      ordersOfDocument(tenantId, { id: of.id('uploads'), extractionIds: [of.id('extractions')] }),
    ),
    isDocumentInUse: both(async ({ reads, tenantId, of }) => {
      const document = { id: of.id('uploads'), extractionIds: [of.id('extractions')] };
      return (await isDocumentInUse(reads, tenantId, document)) ? true : undefined;
    }),
  },
  plant: async ({ pool }, { id }) => {
    const change = { trade_order_id: null, extraction_id: id('extractions') };
    await pool
      .owner('purchase_orders')
      .where({ id: id('purchase-orders') })
      .update(change);
  },
};
