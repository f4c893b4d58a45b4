import type { InvoiceEvidenceInput } from '../../../../generated/contract/schemas.ts';
import type { InvoiceEvidence } from '../../../../machines/invoices/invoice.types.ts';

/** What a request says of the delivery, as it is kept; null where it says nothing (D-292). */
export function evidenceOf(given: InvoiceEvidenceInput | null | undefined): InvoiceEvidence | null {
  const { note = null, uploadIds = [], url = null } = given ?? {};
  return note === null && url === null && uploadIds.length === 0 ? null : { note, uploadIds, url };
}
