import type { Knex } from 'knex';
import type { IdentityStatus } from '../../../../generated/contract/schemas.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Standing } from '../rules/assurance-level.ts';
import type { Subject } from './identity.store.ts';

/** An identity with what depends on others: its account, and what is proved of it (B 2.8, D-320). */
export interface IdentityRecord {
  readonly id: string;
  readonly did: string;
  readonly identityType: 'PERSON' | 'BUSINESS';
  readonly status: IdentityStatus;
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
  readonly subjectId: string;
  readonly createdAt: Date;
  readonly primarySmartAccountId: string | null;
  readonly credential: Standing['credential'];
  readonly isBound: boolean;
}

/** The smart account of a member, the organization account of a tenant; there is at most one of each (D-248, D-320). */
const ACCOUNT = `CASE i.subject_type WHEN 'TENANT'
  THEN (SELECT w.id FROM wallets w WHERE w.tenant_id = i.tenant_id AND w.kind = 'ORGANIZATION')
  ELSE (SELECT w.id FROM wallets w WHERE w.tenant_id = i.tenant_id AND w.kind = 'SMART_ACCOUNT'
    AND w.member_id = i.subject_id) END`;

/** SUBSTANTIAL is what the signed document says; a legacy credential says nothing, and is BASIC. */
const CREDENTIAL = `SELECT CASE WHEN bool_or(c.document->'claims'->>'assuranceLevel' = 'SUBSTANTIAL') THEN 'SUBSTANTIAL'
    WHEN count(*) > 0 THEN 'BASIC' ELSE 'NONE' END
  FROM credentials c WHERE c.tenant_id = i.tenant_id AND c.subject_id = i.subject_id AND c.status = 'ACTIVE'
    AND c.kind IN ('PERSON_IDENTITY', 'BUSINESS_IDENTITY') AND (c.expires_at IS NULL OR c.expires_at > ?)`;

const BOUND = `EXISTS (SELECT FROM wallet_bindings b WHERE b.identity_id = i.id AND b.status = 'ACTIVE')`;

/** The identities of the tenant and its members; times are on the tenant's clock. */
export const identitiesOf = (tenantId: string, now: Date): Knex.QueryBuilder =>
  sql('identities as i')
    .where({ 'i.tenant_id': tenantId })
    .select('i.id', 'i.did', 'i.identity_type', 'i.status', 'i.subject_type', 'i.subject_id', 'i.created_at')
    .select(
      sql.raw(`(${ACCOUNT}) AS primary_smart_account_id`),
      sql.raw(`(${CREDENTIAL}) AS credential`, [now]),
      sql.raw(`${BOUND} AS is_bound`),
    );

export const readIdentity = (
  reads: Reads,
  tenantId: string,
  id: string,
  now: Date,
): Promise<IdentityRecord | undefined> => reads.one<IdentityRecord>(identitiesOf(tenantId, now).where({ 'i.id': id }));

export const identityOf = (
  reads: Reads,
  { tenantId, subjectType, subjectId }: Subject,
  now: Date,
): Promise<IdentityRecord | undefined> =>
  reads.one<IdentityRecord>(
    identitiesOf(tenantId, now).where({ 'i.subject_type': subjectType, 'i.subject_id': subjectId }),
  );

/** The account of a subject whose identity is not stored yet. */
export async function accountOf(reads: Reads, { tenantId, subjectType, subjectId }: Subject): Promise<string | null> {
  const account = await reads.one<{ id: string | null }>(
    sql.raw(
      `SELECT ${ACCOUNT} AS id FROM (SELECT ?::text AS tenant_id, ?::text AS subject_type, ?::text AS subject_id) i`,
      [tenantId, subjectType, subjectId],
    ),
  );
  return account?.id ?? null;
}
