import type { RowReads } from '../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { findRule, type RuleRecord } from './treasury-rule.store.ts';

export interface LockedRule {
  readonly rule: RuleRecord;
  readonly account: Aggregate<'treasury-account'>;
}

/** A rule under the lock of its account, which everything that changes or runs it takes; undefined where there is none. */
export async function lockRule(
  { reads, tenantId, aggregate }: Pick<Aggregates, 'aggregate'> & { reads: RowReads; tenantId: string },
  ruleId: string,
): Promise<LockedRule | undefined> {
  const before = await findRule(reads, tenantId, ruleId);
  if (before === undefined) return undefined;
  const account = await aggregate('treasury-account', before.accountId);
  // Read again: it may have been changed or deleted while the lock was waited for.
  const rule = await findRule(reads, tenantId, ruleId);
  return account === undefined || rule === undefined ? undefined : { rule, account };
}
