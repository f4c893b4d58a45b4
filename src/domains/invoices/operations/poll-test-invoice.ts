import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentInvoice, presentSettledInvoice } from '../invoice.present.ts';
import { findInvoice, settlementStatusOf } from '../invoice.store.ts';
import { applyReading } from '../poll.ts';
import { readHold } from '../read-hold.ts';

/** Reads the hold now, as the service does every five seconds; an unreadable one changes nothing (D-293). */
export const pollTestInvoice: Handler<'pollTestInvoice'> = async (request) => {
  const { path, tenantId, now: at, reads, aggregate, fail } = request;
  const seen = await findInvoice(reads, tenantId, path.id);
  if (!seen) return fail('INVOICE_NOT_FOUND');
  if (seen.status !== 'SENT' || seen.holdAddress === null) return presentSettledInvoice(seen);
  const held = await readHold(request, seen.holdAddress);
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  if (held !== null) await applyReading(invoice, held, at);
  return presentInvoice(recordOf(invoice), await settlementStatusOf(reads, invoice.context));
};
