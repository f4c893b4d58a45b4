import type { CreateTreasuryRuleRequest } from '../../../../generated/contract/schemas.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit, insert } from '../../../platform/lifecycle/writes.ts';
import { areBucketsOf, ruleRecord, wakeRunner } from '../keep-rule.ts';
import { type GivenTerms, termFaults } from '../rules/rule-terms.ts';
import { presentRule } from '../treasury-rule.present.ts';

const USUAL_INTERVAL_SECONDS = 3600;

/** Adds a rule, whose first run is due one interval from now (B 2.4, D-283, D-462). */
export const createTreasuryRule: Handler<'createTreasuryRule'> = async (request) => {
  const { path, body, tenantId, reads, aggregate, write, fail } = request;
  const terms = termsOf(body);
  const errors = [...termFaults(terms)];
  if (errors.length > 0) return fail('VALIDATION_FAILED', { errors });
  // Locked: the runner reads rules under this lock.
  const account = await aggregate('treasury-account', path.id);
  if (account === undefined) return fail('TREASURY_ACCOUNT_NOT_FOUND');
  if (!(await areBucketsOf(reads, tenantId, account.id, terms))) return fail('TREASURY_BUCKET_NOT_FOUND');
  const { intervalSeconds = USUAL_INTERVAL_SECONDS, enabled = true } = body;
  const rule = ruleRecord(terms, {
    id: newId('trl'),
    tenantId,
    accountId: account.id,
    intervalSeconds,
    enabled,
    lastRunAt: null,
    lastOutcome: null,
    createdAt: account.now,
  });
  write(
    insert('treasury_rules', { ...rule, updatedAt: account.now }),
    audit('treasury_rule.created', rule.id, tenantId, { ...terms, intervalSeconds, enabled }),
    ...wakeRunner(rule),
  );
  return presentRule(rule);
};

function termsOf(body: CreateTreasuryRuleRequest): GivenTerms {
  const units = (text: string | undefined): bigint | null => parseUsd(text) ?? null;
  const { type } = body;
  switch (body.type) {
    case 'SWEEP_EXCESS': {
      const { sourceBucketId, destBucketId, thresholdUsd } = body;
      return { type, sourceBucketId, destBucketId, thresholdBaseUnits: units(thresholdUsd), targetBaseUnits: null };
    }
    case 'TOP_UP': {
      const { sourceBucketId, destBucketId, thresholdUsd, targetUsd } = body;
      const thresholdBaseUnits = units(thresholdUsd);
      return { type, sourceBucketId, destBucketId, thresholdBaseUnits, targetBaseUnits: units(targetUsd) };
    }
    case 'REBALANCE_TO_TARGET': {
      const none = { sourceBucketId: null, destBucketId: null, thresholdBaseUnits: null, targetBaseUnits: null };
      return { type, ...none };
    }
  }
}
