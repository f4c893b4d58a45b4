import type { RowReads } from '../../platform/db/reads.ts';
import { enqueue, type Write } from '../../platform/lifecycle/writes.ts';
import { dueAt } from './rules/due.ts';
import type { GivenTerms, RuleTerms } from './rules/rule-terms.ts';
import { bucketsOf } from './treasury-account.store.ts';
import type { RuleRecord } from './treasury-rule.store.ts';

/** A rule of terms that `termFaults` finds nothing wrong with. */
export const ruleRecord = (terms: GivenTerms, rest: Omit<RuleRecord, keyof RuleTerms>): RuleRecord => ({
  ...rest,
  ...(terms as RuleTerms),
});

/** Tells whether the buckets that a rule names belong to the account (D-283). */
export async function areBucketsOf(
  reads: RowReads,
  tenantId: string,
  accountId: string,
  { sourceBucketId, destBucketId }: Pick<GivenTerms, 'sourceBucketId' | 'destBucketId'>,
): Promise<boolean> {
  const buckets = await bucketsOf(reads, tenantId, [accountId]);
  return [sourceBucketId, destBucketId].every((named) => named === null || buckets.some(({ id }) => id === named));
}

/** Has the account's runner look when this rule is due; one that waits for an earlier time keeps it. */
export const wakeRunner = (rule: RuleRecord): readonly Write[] =>
  rule.enabled
    ? [
        enqueue(
          'treasury.rules',
          { accountId: rule.accountId },
          { key: rule.accountId, tenantId: rule.tenantId, dueAt: dueAt(rule) },
        ),
      ]
    : [];
