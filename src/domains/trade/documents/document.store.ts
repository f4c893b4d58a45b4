import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** What was read out of a document, under any of its names: an extraction, or an agreement. */
export interface DocumentSource {
  readonly extractionId: string | null;
  readonly agreementId: string | null;
}

/** A document of a tenant: the first upload with its bytes, and everything that was read out of them (D-527). */
export interface Document {
  readonly id: string;
  readonly extractionIds: readonly string[];
}

/** The document behind an extraction or an agreement of the tenant's; undefined for a source that names neither. */
export async function documentOf(
  reads: RowReads,
  tenantId: string,
  { extractionId, agreementId }: DocumentSource,
): Promise<Document | undefined> {
  if (extractionId === null && agreementId === null) return undefined;
  const source = sql('extractions as e').join('uploads as u', 'u.id', 'e.upload_id').where({ 'e.tenant_id': tenantId });
  // An extraction names its agreement once it is APPROVED.
  if (extractionId === null) source.where({ 'e.agreement_id': agreementId });
  else source.where({ 'e.id': extractionId });
  const rows = await reads.many<{ id: string; extractionId: string | null }>(
    sql('uploads as twin')
      .leftJoin('extractions as read', 'read.upload_id', 'twin.id')
      .where({ 'twin.tenant_id': tenantId })
      .where('twin.sha256', source.select('u.sha256'))
      .select('twin.id as id', 'read.id as extraction_id')
      .orderBy(['twin.created_at', 'twin.id']),
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`${extractionId ?? agreementId} has lost its document`);
  return { id: first.id, extractionIds: rows.flatMap((row) => (row.extractionId === null ? [] : [row.extractionId])) };
}
