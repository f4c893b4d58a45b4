import type { Knex } from 'knex';
import type { CredentialContext } from '../../../../machines/identity/credential.machine.ts';
import type { Reads, RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** A credential as a row, or as an aggregate with its context spread. */
export interface CredentialRecord extends CredentialContext {
  readonly id: string;
  readonly status: StatusOf<'credential'>;
  readonly createdAt: Date;
}

export const credentialsOf = (tenantId: string): Knex.QueryBuilder => sql('credentials').where({ tenant_id: tenantId });

/** The number of steps that a row had taken when it was read. */
interface Stepped {
  readonly step: number;
}

export const findCredential = (
  reads: Reads,
  tenantId: string,
  id: string,
): Promise<(CredentialRecord & Stepped) | undefined> =>
  reads.one<CredentialRecord & Stepped>(credentialsOf(tenantId).where({ id }));

/** The steps of any tenant's credential, for workers: behind no wall. */
export const stepsOfCredential = (reads: RowReads, id: string): Promise<Stepped | undefined> =>
  reads.one<Stepped>(sql('credentials').where({ id }).select('step'));

/** Tells whether the tenant has an ACTIVE BUSINESS_IDENTITY credential within its validity (D-114). */
export async function isOnboarded(reads: Reads, tenantId: string, now: Date): Promise<boolean> {
  const found = await reads.one(
    credentialsOf(tenantId)
      .select('id')
      .where({ kind: 'BUSINESS_IDENTITY', status: 'ACTIVE' })
      .where((valid) => valid.whereNull('expires_at').orWhere('expires_at', '>', now))
      .limit(1),
  );
  return found !== undefined;
}

/** The credentials of a kind that the tenant itself ever had, newest first. */
export const credentialsHeld = (
  reads: Reads,
  tenantId: string,
  kind: 'BUSINESS_IDENTITY',
): Promise<Pick<CredentialRecord, 'status' | 'expiresAt'>[]> =>
  reads.many(
    credentialsOf(tenantId)
      .select('status', 'expires_at')
      .where({ kind, subject_type: 'TENANT', subject_id: tenantId })
      .orderBy([
        { column: 'issued_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  );
