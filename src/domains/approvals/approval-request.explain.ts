import type { OperationId } from '../../../generated/contract/operations.ts';
import type { Explainer } from '../../platform/explain/explainer.ts';
import { faultOfVoter } from './rules/vote-rules.ts';

const VOTES: ReadonlySet<OperationId> = new Set(['signApproval', 'rejectApproval', 'approvePayment'] as const);

/** Who asks decides before the state does (A 4.3, D-216): an initiator never votes, and the grant of others is looked up. */
export const explain: Explainer<'approval-request'> = {
  refusal(operation, row, { caller }) {
    if (caller === null || !VOTES.has(operation)) return undefined;
    return faultOfVoter(caller, [row.initiatorMemberId]) ?? 'depends';
  },
};
