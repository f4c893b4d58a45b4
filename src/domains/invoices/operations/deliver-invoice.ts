import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { ownsUploads } from '../evidence.store.ts';
import { presentInvoice } from '../invoice.present.ts';
import { settlementStatusOf } from '../invoice.store.ts';
import { evidenceOf } from '../rules/evidence.ts';

/** The seller has delivered; the evidence is kept as it was given (B 3, D-292). */
export const deliverInvoice: Handler<'deliverInvoice'> = async ({ path, body, tenantId, reads, aggregate, fail }) => {
  const invoice = await aggregate('invoice', path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  const evidence = evidenceOf(body?.evidence);
  if (!(await ownsUploads(reads, tenantId, evidence?.uploadIds ?? []))) return fail('UPLOAD_NOT_FOUND');
  const settlementStatus = await settlementStatusOf(reads, invoice.context);
  const delivery = { evidence, settlementStatus, at: invoice.now };
  if (!invoice.can('DELIVER', delivery)) return fail('INVALID_TRANSITION', { from: invoice.status, event: 'DELIVER' });
  await invoice.send('DELIVER', delivery);
  return presentInvoice(recordOf(invoice), settlementStatus);
};
