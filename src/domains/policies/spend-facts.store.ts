import type { Knex } from 'knex';
import type { PolicyEnforcementMode, PolicyIr, PolicySubjectType } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { PolicyInForce } from './rules/gate.ts';

/** What a policy is attached to. */
export interface Subject {
  readonly subjectType: PolicySubjectType;
  readonly subjectId: string;
}

export interface SpendFacts {
  /** What the tenant has set in the sandbox; null where the deployment's mode counts (D-311). */
  readonly mode: PolicyEnforcementMode | null;
  /** False while the tenant has its policies down (D-124). */
  readonly isAvailable: boolean;
  readonly policy: PolicyInForce | null;
}

/** A row of the query: a policy with its newest version, or nulls. */
type FactsRow = { readonly mode: PolicyEnforcementMode | null; readonly isAvailable: boolean } & (
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
  const row = await reads.one<FactsRow>(
    ('policyId' in of ? joinPolicy(query, of.policyId) : joinPolicyOf(query, of))
      .leftJoin('policy_versions AS v', (on) => on.on('v.id', 'p.active_version_id').on('v.tenant_id', 't.tenant_id'))
      .select('e.mode', sql.raw('coalesce(s.available, true) AS is_available'))
      .select({ policy_id: 'p.id', policy_version: 'v.version' }, 'v.sha256', 'v.ir'),
  );
  if (row === undefined) throw new Error('the facts of a decision are one row');
  const { mode, isAvailable, ...policy } = row;
  return { mode, isAvailable, policy: policy.policyId === null ? null : policy };
}

const joinPolicy = (query: Knex.QueryBuilder, policyId: string): Knex.QueryBuilder =>
  query.leftJoin('policies AS p', (on) =>
    on.on('p.tenant_id', 't.tenant_id').andOnVal('p.id', policyId).andOnVal('p.status', 'ACTIVE'),
  );

const joinPolicyOf = (query: Knex.QueryBuilder, { subjectType, subjectId }: Subject): Knex.QueryBuilder =>
  query
    .leftJoin('policy_attachments AS a', (on) =>
      on
        .on('a.tenant_id', 't.tenant_id')
        .andOnVal('a.subject_type', subjectType)
        .andOnVal('a.subject_id', subjectId)
        .andOnVal('a.status', 'ATTACHED'),
    )
    .leftJoin('policies AS p', (on) => on.on('p.id', 'a.policy_id').on('p.tenant_id', 't.tenant_id'));
