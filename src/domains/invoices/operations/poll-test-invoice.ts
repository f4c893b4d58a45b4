import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentInvoice, presentSettledInvoice } from '../invoice.present.ts';
import { findInvoice, settlementStatusOf } from '../invoice.store.ts';
import { applyReading } from '../poll.ts';
import { readHold } from '../read-hold.ts';

/** Reads the hold now, as the service does every five seconds; an unreadable one changes nothing (D-293). */
export const pollTestInvoice: Handler<'pollTestInvoice'> = async (request) => {
  const { path, body, tenantId, now: at, reads, aggregate, fail } = request;
  const seen = await findInvoice(reads, tenantId, path.id);
  if (!seen) return fail('INVOICE_NOT_FOUND');
  if (body?.reorganized === true) return loseFunds(request);
  if (seen.status !== 'SENT' || seen.holdAddress === null) return presentSettledInvoice(seen);
  const held = await readHold(request, seen.holdAddress);
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  if (held !== null) await applyReading(invoice, held, at);
  return presentInvoice(recordOf(invoice), await settlementStatusOf(reads, invoice.context));
};

/** The blocks with the money are gone, as far as the invoice is told; the next reading finds what the hold has. */
const loseFunds: Handler<'pollTestInvoice'> = async ({ path, reads, aggregate, fail }) => {
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  const lost = { heldBaseUnits: 0n };
  if (invoice.can('ORPHAN_FUNDS', lost)) await invoice.send('ORPHAN_FUNDS', lost);
  return presentInvoice(recordOf(invoice), await settlementStatusOf(reads, invoice.context));
};
