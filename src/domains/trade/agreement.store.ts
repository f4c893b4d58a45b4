import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/lifecycle/writes.ts';

declare module '../../kernel/db/ids.ts' {
  interface IdPrefixes {
    agr: 'agreements';
  }
}

export type AgreementRecord = RowOf<'agreements'>;

export const findAgreement = (reads: RowReads, tenantId: string, id: string): Promise<AgreementRecord | undefined> =>
  reads.one<AgreementRecord>(sql('agreements').where({ tenant_id: tenantId, id }));
