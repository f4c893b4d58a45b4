import type { Knex } from 'knex';
import type { TreasuryRuleOutcome } from '../../../generated/contract/schemas.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';
import type { Timing } from './rules/due.ts';
import type { RuleTerms } from './rules/rule-terms.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    trl: 'treasury_rules';
  }
}

/** A rule; its lifecycle is whether it is enabled (D-283). */
export type RuleRecord = RuleTerms &
  Timing & {
    readonly id: string;
    readonly tenantId: string;
    readonly accountId: string;
    readonly enabled: boolean;
    readonly lastOutcome: TreasuryRuleOutcome | null;
  };

export const rulesOf = (tenantId: string): Knex.QueryBuilder => sql('treasury_rules').where({ tenant_id: tenantId });

export const findRule = (reads: RowReads, tenantId: string, id: string): Promise<RuleRecord | undefined> =>
  reads.one<RuleRecord>(rulesOf(tenantId).where({ id }));

/** Returns the rules that the runner examines, in the order of creation (D-284); for workers, who see all tenants. */
export const enabledRules = (reads: RowReads, accountIds: readonly string[]): Promise<RuleRecord[]> =>
  reads.many<RuleRecord>(
    sql('treasury_rules').where(anyOf('account_id', accountIds)).where({ enabled: true }).orderBy(['created_at', 'id']),
  );
