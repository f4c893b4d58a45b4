import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RowOf } from '../../platform/lifecycle/writes.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    agr: 'agreements';
  }
}

export type AgreementRecord = RowOf<'agreements'>;

export const findAgreement = (reads: RowReads, tenantId: string, id: string): Promise<AgreementRecord | undefined> =>
  reads.one<AgreementRecord>(sql('agreements').where({ tenant_id: tenantId, id }));
