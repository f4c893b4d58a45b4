import { type Refusal, refuse } from '../../../platform/refusal.ts';

interface Named {
  readonly borrowerTenantId: string;
  /** As the request names it; null where it names a wallet alone. */
  readonly supplierTenantId: string | null;
  /** The seller of the sales order; null for a document. */
  readonly sellerTenantId: string | null;
}

/**
 * Whom a purchase order cannot have as its supplier. Of a sales order it is the seller: a repaid loan settles the order,
 * so that whoever is owed its price has to have accepted to be paid by the loan (D-371).
 */
export function faultOfSupplier({
  borrowerTenantId,
  supplierTenantId,
  sellerTenantId,
}: Named): Refusal<'VALIDATION_FAILED'> | undefined {
  if (supplierTenantId === borrowerTenantId) return wrongSupplier('must not be your own tenant', 'notSelf');
  if (sellerTenantId !== null && supplierTenantId !== sellerTenantId)
    return wrongSupplier('must be the seller of the sales order', 'seller');
  return undefined;
}

const wrongSupplier = (message: string, rule: string) =>
  refuse('VALIDATION_FAILED', { details: { errors: [{ path: '/body/supplierTenantId', message, rule }] } });
