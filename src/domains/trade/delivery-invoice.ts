import type { DeliveryInvoice } from '../../../machines/trade/delivery-record.machine.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { AggregateView } from '../../platform/lifecycle/definition.ts';
import type { Services } from '../../platform/services.ts';
import { newInvoice, platformArbiter } from '../invoices/index.ts';
import { deliveryAccounts } from './delivery-accounts.cross-tenant.ts';

/**
 * The DRAFT invoice over an accepted delivery: the seller's, who asks the buyer to pay (D-364). Null where a party has no
 * organization account. Atoms are the settlement token's base units.
 */
export async function deliveryInvoice(
  reads: Reads,
  { config }: Pick<Services, 'config'>,
  { context }: Pick<AggregateView<'sales-order'>, 'context'>,
): Promise<DeliveryInvoice | null> {
  const accounts = await deliveryAccounts(reads, context);
  if (accounts === undefined) return null;
  const { id, context: invoice } = newInvoice({
    tenantId: context.sellerTenantId,
    amountBaseUnits: context.totalAtoms,
    payerAddress: accounts.buyerAddress,
    payeeAddress: accounts.sellerAddress,
    arbiterAddress: platformArbiter(config),
    payeeName: accounts.sellerName,
    chainId: config.chainId,
    expiresAt: null,
  });
  return { invoiceId: id, context: invoice, clockOffsetMs: Number(accounts.sellerClockMs) };
}
