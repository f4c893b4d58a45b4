import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentInvoice } from '../invoice.present.ts';
import { expiryAt } from '../rules/expiry.ts';
import { newHold } from '../rules/hold.ts';

/** Provisions the escrow: its address at once, its deployment later (B 3, D-290). */
export const sendInvoice: Handler<'sendInvoice'> = async ({ path, aggregate, open, fail }) => {
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  const { id, context, now: at } = invoice;
  const hold = newHold(context, id);
  const sending = {
    holdWalletId: hold.id,
    holdAddress: hold.context.address,
    expiresAt: expiryAt(context.expiresAt, at),
    at,
  };
  if (!invoice.can('SEND', sending)) return fail('INVALID_TRANSITION', { from: invoice.status, event: 'SEND' });
  await open('wallet', hold);
  await invoice.send('SEND', sending);
  return presentInvoice(recordOf(invoice), null);
};
