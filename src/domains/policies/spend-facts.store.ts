import type { Knex } from 'knex';
import type { PolicyEnforcementMode, PolicyIr, PolicySubjectType } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { PolicyInForce } from './rules/gate.ts';

/** The subject of a policy's attachment. */
export interface Subject {
  readonly subjectType: PolicySubjectType;
  readonly subjectId: string;
}

export interface SpendFacts {
  /** The tenant's setting in the sandbox; null if the deployment's mode applies (D-311). */
  readonly mode: PolicyEnforcementMode | null;
  /** False while the tenant has its policies down (D-124). */
  readonly isAvailable: boolean;
  readonly policy: PolicyInForce | null;
  /** The subject of the policy: for a wallet without one it can be the treasury account whose bucket it is (D-312). */
  readonly subject: Subject | null;
}

/** A row of the query: a policy with its newest version, or nulls. */
type FactsRow = {
  readonly mode: PolicyEnforcementMode | null;
  readonly isAvailable: boolean;
  readonly subjectType: Subject['subjectType'] | null;
  readonly subjectId: string | null;
} & (
  | { readonly policyId: string; readonly policyVersion: number; readonly sha256: string; readonly ir: PolicyIr }
  | { readonly policyId: null }
);

/** Everything that a decision depends on, in one statement: of the policy of a subject, or of a policy by its id. */
export async function spendFacts(
  reads: RowReads,
  tenantId: string,
  of: Subject | { readonly policyId: string },
): Promise<SpendFacts> {
  const query = sql
    .from(sql.raw('(SELECT ?::text AS tenant_id) AS t', [tenantId]))
    .leftJoin('test_policy_enforcement AS e', 'e.tenant_id', 't.tenant_id')
    .leftJoin('test_policy_subsystem AS s', 's.tenant_id', 't.tenant_id');
  const attached = 'policyId' in of ? sql.raw('NULL') : sql.ref('a.subject_id');
  const kind = 'policyId' in of ? sql.raw('NULL') : sql.ref('a.subject_type');
  const row = await reads.one<FactsRow>(
    ('policyId' in of ? joinPolicy(query, of.policyId) : joinPolicyOf(query, of))
      .leftJoin('policy_versions AS v', (on) => on.on('v.id', 'p.active_version_id').on('v.tenant_id', 't.tenant_id'))
      .select('e.mode', sql.raw('coalesce(s.available, true) AS is_available'))
      .select({ policy_id: 'p.id', policy_version: 'v.version' }, 'v.sha256', 'v.ir')
      .select({ subject_type: kind, subject_id: attached }),
  );
  if (row === undefined) throw new Error('the facts of a decision are one row');
  const { mode, isAvailable, subjectType, subjectId, ...policy } = row;
  const subject = subjectType === null || subjectId === null ? null : { subjectType, subjectId };
  return { mode, isAvailable, policy: policy.policyId === null ? null : policy, subject };
}

/** Behind the tenant's wall; their own domain stands after this one. */
export const treasuryAccountsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('treasury_accounts').where({ tenant_id: tenantId });

const joinPolicy = (query: Knex.QueryBuilder, policyId: string): Knex.QueryBuilder =>
  query.leftJoin('policies AS p', (on) =>
    on.on('p.tenant_id', 't.tenant_id').andOnVal('p.id', policyId).andOnVal('p.status', 'ACTIVE'),
  );

/** A wallet's own policy comes before that of the treasury account whose bucket it is (D-312). */
const joinPolicyOf = (query: Knex.QueryBuilder, { subjectType, subjectId }: Subject): Knex.QueryBuilder =>
  query
    .joinRaw(
      `LEFT JOIN LATERAL (SELECT * FROM policy_attachments at WHERE at.tenant_id = t.tenant_id AND at.status = 'ATTACHED'
        AND ((at.subject_type = ? AND at.subject_id = ?)
          OR (? = 'wallet' AND at.subject_type = 'treasury_account' AND at.subject_id = (SELECT b.account_id
            FROM treasury_buckets b WHERE b.wallet_id = ? AND b.tenant_id = t.tenant_id)))
        ORDER BY at.subject_type = ? DESC LIMIT 1) AS a ON true`,
      [subjectType, subjectId, subjectType, subjectId, subjectType],
    )
    .leftJoin('policies AS p', (on) => on.on('p.id', 'a.policy_id').on('p.tenant_id', 't.tenant_id'));
