import type { OperationId } from '../../../generated/contract/operations.ts';
import type { Explainer } from '../../platform/explain/explainer.ts';
import { faultOfVoter } from './rules/vote-rules.ts';

const VOTES: ReadonlySet<OperationId> = new Set(['signApproval', 'rejectApproval', 'approvePayment'] as const);

/**
 * Who asks decides before the state does (A 4.3, D-216): an initiator never votes, nobody votes twice, and the grant of
 * others is looked up. It may be gone where a vote no longer counts.
 */
export const explain: Explainer<'approval-request'> = {
  refusal(operation, row, { caller }) {
    if (caller === null || !VOTES.has(operation)) return undefined;
    const hasVoted = row.votes.some((vote) => vote.memberId === caller.memberId && vote.invalidatedAt === null);
    return faultOfVoter(caller, [row.initiatorMemberId]) ?? (hasVoted ? 'ALREADY_VOTED' : 'depends');
  },
};
