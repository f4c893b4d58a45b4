import type { TreasuryRule } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { RuleRecord } from './treasury-rule.store.ts';

const usd = (amount: bigint | null): string | null => (amount === null ? null : formatUsd(amount));

export const presentRule = (rule: RuleRecord): TreasuryRule => ({
  id: rule.id,
  accountId: rule.accountId,
  type: rule.type,
  sourceBucketId: rule.sourceBucketId,
  destBucketId: rule.destBucketId,
  thresholdUsd: usd(rule.thresholdBaseUnits),
  targetUsd: usd(rule.targetBaseUnits),
  intervalSeconds: rule.intervalSeconds,
  enabled: rule.enabled,
  lastRunAt: rule.lastRunAt?.toISOString() ?? null,
  lastOutcome: rule.lastOutcome,
  createdAt: rule.createdAt.toISOString(),
});
