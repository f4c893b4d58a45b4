import {
  findInvoice,
  INVOICE_ORDER,
  invoicesOf,
  sentInvoices,
  settlementStatusOf,
} from '../../../src/domains/invoices/invoice.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    invoicesOf: both(({ tenantId }) => invoicesOf(tenantId).orderBy(INVOICE_ORDER.id)),
    findInvoice: both(async ({ reads, tenantId, of }) => findInvoice(reads, tenantId, of.id('invoices'))),
    sentInvoices: both(async ({ reads, tenantId }) => sentInvoices(reads, tenantId)),
    settlementStatusOf: both(async ({ reads, tenantId, of }) =>
      settlementStatusOf(reads, { tenantId, settlementPaymentId: await settling(of) }),
    ),
  },
  others: {
    watchedHolds: 'for workers, who see all tenants',
    invoiceOfHold: 'for workers, who see all tenants',
  },
  // No chain stands behind this world: a settlement is a row.
  plant: ({ pool }, { tenantId, ids }) =>
    pool.owner.raw(
      `INSERT INTO multisig_payments (id, status, step, created_at, updated_at, tenant_id, origin, origin_id,
          source_wallet_id, destination_type, destination_address, destination_chain_id, asset, amount_base_units, safe_to,
          safe_value, safe_data, nonce, multisig_tx_hash, signatures_required, signers)
        SELECT 'pay_of_' || i.id, 'AWAITING_SIGNATURE', 1, now(), now(), i.tenant_id, 'SETTLEMENT', i.id, i.hold_wallet_id,
          'address', i.payee_address, i.chain_id, 'usdc', i.amount_base_units, i.payee_address, 0, '0x', 0,
          '0x' || repeat('0', 64), 2, '[]' FROM invoices i WHERE i.tenant_id = ? AND i.id = ?`,
      [tenantId, ids.invoices ?? ''],
    ),
};

const settling = (of: Parameters<NonNullable<StoreWalls['plant']>>[1]): Promise<string> =>
  of.find('multisig_payments', 'id', { tenant_id: of.tenantId, origin: 'SETTLEMENT' });
