import type { Decided } from '../../contract/decided-twice.ts';
import { upload } from '../trade/fixture.ts';
import { approvedDocument, approvedReading, lending } from './fixture.ts';

const ADDRESS = `0x${'1'.repeat(40)}`;
const order = {
  borrower_tenant_id: 'ten_1',
  lender_tenant_id: 'ten_2',
  pool_id: 'pool_1',
  status: 'REGISTERED',
  supplier_wallet: ADDRESS,
  supplier_tenant_id: null,
  borrower_address: ADDRESS,
  face_amount: 1,
  min_principal: null,
  po_id: `0x${'a'.repeat(64)}`,
};

export const constraints: Readonly<Record<string, Decided>> = {
  purchase_orders_trade_order_unique: {
    table: 'purchase_orders',
    row: { ...order, trade_order_id: 'so_1', extraction_id: null },
    ask: async (service, name) => {
      const { borrower, supplier, opened, trading } = await lending(service, name);
      const [{ id: poolId }, { id: tradeOrderId }] = [await opened(), await trading.accepted()];
      const named = { poolId, tradeOrderId, supplierTenantId: supplier.tenantId, faceAmount: '1' };
      const register = () => borrower.api.registerPurchaseOrder(named);
      return [await register(), await register()];
    },
  },
  purchase_orders_document_in_use: {
    table: 'purchase_orders',
    row: { ...order, document_id: 'upl_1', extraction_id: 'ext_1', trade_order_id: null },
    apart: 'extraction_id',
    ask: async (service, name) => {
      const { borrower, supplier, opened } = await lending(service, name);
      const { id: poolId } = await opened();
      const invoice = 'Vendor: Blue Harbor\nInvoice: BH-0\nCurrency: USD\nTotal: 12.00\nDue date: 2026-03-31\n';
      const { id: uploadId } = await upload(borrower, invoice);
      const register = async () => {
        const extractionId = await approvedReading(borrower, uploadId);
        const named = { poolId, extractionId, supplierTenantId: supplier.tenantId, faceAmount: '1' };
        return borrower.api.registerPurchaseOrder(named);
      };
      return [await register(), await register()];
    },
  },
  purchase_orders_extraction_unique: {
    table: 'purchase_orders',
    row: { ...order, extraction_id: 'ext_1', trade_order_id: null },
    ask: async (service, name) => {
      const { borrower, supplier, opened } = await lending(service, name);
      const { id: poolId } = await opened();
      const extractionId = await approvedDocument(borrower);
      const named = { poolId, extractionId, supplierTenantId: supplier.tenantId, faceAmount: '1' };
      const register = () => borrower.api.registerPurchaseOrder(named);
      return [await register(), await register()];
    },
  },
};
