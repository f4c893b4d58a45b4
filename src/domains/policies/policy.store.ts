import type { Knex } from 'knex';
import type { PolicyIr } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { literally, sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    pver: 'policy_versions';
  }
}

export interface PolicyVersionRecord {
  readonly id: string;
  readonly policyId: string;
  readonly version: number;
  readonly sha256: string;
  readonly ir: PolicyIr;
  readonly createdAt: Date;
}

/** Readers do not find deleted ones (D-309). */
export const policiesOf = (tenantId: string): Knex.QueryBuilder =>
  sql('policies').where({ tenant_id: tenantId, status: 'ACTIVE' });

export const findPolicy = (reads: RowReads, tenantId: string, id: string): Promise<RecordOf<'policy'> | undefined> =>
  reads.one<RecordOf<'policy'>>(policiesOf(tenantId).where({ id }));

export const versionsOf = (tenantId: string, policyId: string): Knex.QueryBuilder =>
  sql('policy_versions').where({ tenant_id: tenantId, policy_id: policyId });

/** Selects the policies that are not deleted. */
export const attachmentsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('policy_attachments').where({ tenant_id: tenantId }).where(literally('status', 'ATTACHED'));
