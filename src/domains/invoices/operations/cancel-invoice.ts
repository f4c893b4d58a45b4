import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentInvoice } from '../invoice.present.ts';
import { findInvoice } from '../invoice.store.ts';
import { readHold } from '../read-hold.ts';
import { highestBalance } from '../rules/held.ts';

/** A draft, or what was sent and holds nothing (B 3, D-291). What the hold has is read before anything is locked. */
export const cancelInvoice: Handler<'cancelInvoice'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const seen = await findInvoice(reads, tenantId, path.id);
  if (!seen) return fail('INVOICE_NOT_FOUND');
  const holdAddress = seen.status === 'SENT' ? seen.holdAddress : null;
  const held = holdAddress === null ? undefined : await readHold(request, holdAddress);
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  if (invoice.status !== 'DRAFT' && invoice.status !== 'SENT')
    return fail('INVALID_TRANSITION', { from: invoice.status, event: 'CANCEL' });
  // Sent since it was looked at: what is in its hold has not been read.
  if (held === null || (held === undefined && invoice.status === 'SENT')) return fail.until(2, 'BALANCE_UNAVAILABLE');
  const cancelling = { heldBaseUnits: held === undefined ? 0n : highestBalance(held), at: invoice.now };
  if (!invoice.can('CANCEL', cancelling)) return fail('INVOICE_HAS_FUNDS');
  await invoice.send('CANCEL', cancelling);
  return presentInvoice(recordOf(invoice), null);
};
