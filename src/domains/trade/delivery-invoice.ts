import type { DeliveryInvoice } from '../../../machines/trade/delivery-record.machine.ts';
import type { Reads } from '../../kernel/db/reads.ts';
import { notImplemented } from '../../kernel/http/ports.ts';
import type { AggregateView } from '../../kernel/lifecycle/definition.ts';
import { deliveryAccounts } from './delivery-accounts.cross-tenant.ts';

/** The DRAFT invoice over an accepted delivery; null where a party has no organization account (D-364). */
export async function deliveryInvoice(
  reads: Reads,
  { context }: AggregateView<'sales-order'>,
): Promise<DeliveryInvoice | null> {
  const accounts = await deliveryAccounts(reads, context);
  return accounts === undefined ? null : notImplemented('the draft of an invoice');
}
