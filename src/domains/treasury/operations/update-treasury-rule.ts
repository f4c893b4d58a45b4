import { parseUsd } from '../../../payments/ledger/money.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit, update } from '../../../platform/lifecycle/writes.ts';
import { areBucketsOf, ruleRecord, wakeRunner } from '../keep-rule.ts';
import { lockRule } from '../lock-rule.ts';
import { type GivenTerms, termFaults } from '../rules/rule-terms.ts';
import { presentRule } from '../treasury-rule.present.ts';

/** Changes a rule; what it has proposed stays as it is (D-283). */
export const updateTreasuryRule: Handler<'updateTreasuryRule'> = async (request) => {
  const { path, body, tenantId, reads, write, fail } = request;
  const locked = await lockRule(request, path.ruleId);
  if (locked === undefined) return fail('TREASURY_RULE_NOT_FOUND');
  const { rule, account } = locked;
  const terms: GivenTerms = {
    type: rule.type,
    sourceBucketId: body.sourceBucketId ?? rule.sourceBucketId,
    destBucketId: body.destBucketId ?? rule.destBucketId,
    thresholdBaseUnits: parseUsd(body.thresholdUsd) ?? rule.thresholdBaseUnits,
    targetBaseUnits: parseUsd(body.targetUsd) ?? rule.targetBaseUnits,
  };
  const errors = [...termFaults(terms)];
  if (errors.length > 0) return fail('VALIDATION_FAILED', { errors });
  if (!(await areBucketsOf(reads, tenantId, account.id, terms))) return fail('TREASURY_BUCKET_NOT_FOUND');
  const { intervalSeconds = rule.intervalSeconds, enabled = rule.enabled } = body;
  const { id, accountId, lastRunAt, lastOutcome, createdAt } = rule;
  const changed = ruleRecord(terms, {
    id,
    tenantId,
    accountId,
    intervalSeconds,
    enabled,
    lastRunAt,
    lastOutcome,
    createdAt,
  });
  write(
    update('treasury_rules', { id }, { ...terms, intervalSeconds, enabled, updatedAt: account.now }),
    audit('treasury_rule.changed', id, tenantId, { ...terms, intervalSeconds, enabled }),
    ...wakeRunner(changed),
  );
  return presentRule(changed);
};
