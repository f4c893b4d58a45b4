import type { UploadContentType } from '../../../../generated/contract/schemas.ts';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { RowOf } from '../../../platform/lifecycle/writes.ts';

declare module '../../../platform/db/ids.ts' {
  interface IdPrefixes {
    upl: 'uploads';
  }
}

/** An upload without its bytes. */
export type UploadRecord = Pick<RowOf<'uploads'>, 'id' | 'size' | 'sha256' | 'createdAt'> & {
  readonly contentType: UploadContentType;
};

const COLUMNS = ['id', 'content_type', 'size', 'sha256', 'created_at'];

/** The tenant's own among these ids; uploads that a request names as evidence are all among them (D-364). */
export const ownUploads = (
  reads: RowReads,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly UploadRecord[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : reads.many<UploadRecord>(sql('uploads').select(COLUMNS).where({ tenant_id: tenantId }).whereIn('id', ids));

/** The first of the tenant's uploads with these bytes: the same bytes are the same document (D-527). */
export const firstUploadOf = (reads: RowReads, tenantId: string, sha256: string): Promise<UploadRecord | undefined> =>
  reads.one<UploadRecord>(
    sql('uploads').select(COLUMNS).where({ tenant_id: tenantId, sha256 }).orderBy(['created_at', 'id']).limit(1),
  );

/** An upload with its bytes, in base64 and encrypted. */
export const uploadWithContent = (
  reads: RowReads,
  tenantId: string,
  id: string,
): Promise<(UploadRecord & { readonly contentCiphertext: string }) | undefined> =>
  reads.one(
    sql('uploads')
      .select([...COLUMNS, 'content_ciphertext'])
      .where({ tenant_id: tenantId, id }),
  );
