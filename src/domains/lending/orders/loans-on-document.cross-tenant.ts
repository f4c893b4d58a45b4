// Reads across tenants: the pool's tenant issues a loan on a document of the borrower (D-527).

import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { type DocumentSource, documentOf } from '../../trade/index.ts';
import { ordersOfDocument } from './purchase-order.store.ts';

type Order = Pick<RecordOf<'purchase-order'>, 'id' | 'borrowerTenantId' | 'tradeOrderId' | 'extractionId'>;

/**
 * Tells whether another purchase order has an open loan on the same document. Only orders that an earlier release registered
 * can share one: of later ones the second is not registered.
 */
export async function hasOtherOpenLoan({ acrossTenants }: Reads, order: Order): Promise<boolean> {
  const { id, borrowerTenantId, tradeOrderId, extractionId } = order;
  const source =
    tradeOrderId === null
      ? { extractionId, agreementId: null }
      : await acrossTenants.one<DocumentSource>(
          sql('sales_orders').select('extraction_id', 'agreement_id').where({ id: tradeOrderId }),
        );
  const document = source && (await documentOf(acrossTenants, borrowerTenantId, source));
  if (document === undefined) return false;
  const other = ordersOfDocument(borrowerTenantId, document)
    .whereNot({ id })
    .whereIn('status', ['FINANCED', 'DEFAULTED']);
  return (await acrossTenants.one(other.limit(1))) !== undefined;
}
