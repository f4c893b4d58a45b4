import type { Knex } from 'knex';
import type { PolicyDecision } from '../../../generated/contract/schemas.ts';
import { newId } from '../../platform/db/ids.ts';
import { sql } from '../../platform/db/sql.ts';
import { insert, type Write } from '../../platform/lifecycle/writes.ts';
import type { Evaluation, Spend } from './rules/evaluate.ts';
import type { PolicyInForce } from './rules/gate.ts';
import type { Subject } from './spend-facts.store.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    dec: 'policy_decisions';
  }
}

/** A row of the decision log (D-308). */
export interface DecisionRecord extends Evaluation, Spend {
  readonly id: string;
  readonly tenantId: string;
  readonly source: PolicyDecision['source'];
  readonly mode: PolicyDecision['mode'];
  /** True if a deny blocks the spend. */
  readonly enforced: boolean;
  readonly policyId: string | null;
  readonly policyVersion: number | null;
  readonly sha256: string | null;
  readonly subjectType: Subject['subjectType'] | null;
  readonly subjectId: string | null;
  readonly resourceId: string | null;
  readonly createdAt: Date;
}

interface Decided {
  readonly tenantId: string;
  readonly source: DecisionRecord['source'];
  /** Null for a dry run. */
  readonly mode: DecisionRecord['mode'];
  readonly policy: PolicyInForce | null;
  readonly subject: Subject | null;
  readonly spend: Spend;
  readonly evaluation: Evaluation;
  readonly now: Date;
}

/** A decision as the log keeps it; the payment or authorization that it concerns may not exist yet. */
export const decisionOf = ({ tenantId, source, mode, policy, subject, spend, evaluation, now }: Decided) =>
  ({
    id: newId('dec'),
    tenantId,
    source,
    mode,
    enforced: mode === 'enforce',
    ...evaluation,
    policyId: policy?.policyId ?? null,
    policyVersion: policy?.policyVersion ?? null,
    sha256: policy?.sha256 ?? null,
    subjectType: subject?.subjectType ?? null,
    subjectId: subject?.subjectId ?? null,
    amountBaseUnits: spend.amountBaseUnits,
    mcc: spend.mcc,
    counterparty: spend.counterparty,
    resourceId: null,
    createdAt: now,
  }) satisfies DecisionRecord;

export const recordDecision = (decision: DecisionRecord, resourceId: string | null): Write =>
  insert('policy_decisions', { ...decision, resourceId });

interface DecisionFilter {
  readonly policyId?: string | undefined;
  readonly subjectType?: Subject['subjectType'] | undefined;
  readonly subjectId?: string | undefined;
  readonly allow?: boolean | undefined;
}

export function decisionsOf(tenantId: string, filter: DecisionFilter): Knex.QueryBuilder {
  const list = sql('policy_decisions').where({ tenant_id: tenantId });
  if (filter.policyId !== undefined) list.where({ policy_id: filter.policyId });
  if (filter.subjectType !== undefined) list.where({ subject_type: filter.subjectType });
  if (filter.subjectId !== undefined) list.where({ subject_id: filter.subjectId });
  if (filter.allow !== undefined) list.where({ allow: filter.allow });
  return list;
}
