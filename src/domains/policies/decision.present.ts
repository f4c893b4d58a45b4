import type { PolicyDecision, PolicyEvaluation } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { DecisionRecord } from './decision.store.ts';

/** B 2.7. */
export const presentEvaluation = (decision: DecisionRecord): PolicyEvaluation => ({
  allow: decision.allow,
  reason: decision.reason,
  policyId: decision.policyId,
  policyVersion: decision.policyVersion,
  sha256: decision.sha256,
  ruleTrace: [...decision.ruleTrace],
  decisionLogId: decision.id,
});

/** D-308. */
export const presentDecision = (decision: DecisionRecord): PolicyDecision => ({
  ...presentEvaluation(decision),
  source: decision.source,
  mode: decision.mode,
  enforced: decision.enforced,
  input: {
    subjectType: decision.subjectType,
    subjectId: decision.subjectId,
    amountUsd: decision.amountBaseUnits === null ? null : formatUsd(decision.amountBaseUnits),
    mcc: decision.mcc,
    counterparty: decision.counterparty,
  },
  resourceId: decision.resourceId,
  createdAt: decision.createdAt.toISOString(),
});
