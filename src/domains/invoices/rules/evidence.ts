import type { InvoiceEvidenceInput } from '../../../../generated/contract/schemas.ts';
import type { InvoiceEvidence } from '../../../../machines/invoices/invoice.types.ts';

/** Returns the evidence of a request as it is stored; null without evidence (D-292). */
export function evidenceOf(given: InvoiceEvidenceInput | null | undefined): InvoiceEvidence | null {
  const { note = null, uploadIds = [], url = null } = given ?? {};
  return note === null && url === null && uploadIds.length === 0 ? null : { note, uploadIds, url };
}
