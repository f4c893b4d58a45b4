import type { Vote } from '../../../machines/approvals/approval-request.machine.ts';
import { AT, type Sample } from '../../model/sample.ts';

const vote = (weight: number, decision: Vote['decision'] = 'APPROVE'): Vote => ({
  memberId: decision === 'REJECT' ? 'mem_sample_no' : `mem_sample_${weight}`,
  decision,
  weight,
  signature: null,
  at: AT,
});

export const sample: Sample<'approval-request'> = {
  parents: ['payment'],
  context: ({ tenantId, paymentId, memberId }) => ({
    tenantId,
    paymentId,
    initiatorMemberId: memberId,
    requiredWeight: 3,
    approvalGroup: null,
    receivedWeight: 0,
    votes: [],
    closedReason: null,
  }),
  inLeaf: { APPROVED: { receivedWeight: 3 } },
  events: {
    APPROVE: [
      { type: 'APPROVE', vote: vote(1) },
      { type: 'APPROVE', vote: vote(3) },
    ],
    REJECT: [{ type: 'REJECT', vote: vote(1, 'REJECT') }],
    INVALIDATE: [
      { type: 'INVALIDATE', memberId: 'mem_sample_1', weight: 1, votesLeft: 1, at: AT },
      { type: 'INVALIDATE', memberId: 'mem_sample_1', weight: 1, votesLeft: 0, at: AT },
    ],
    CLOSE: [{ type: 'CLOSE' }],
  },
  // A vote that is not there cannot be taken out of the weight.
  legal: { PENDING: 'APPROVE' },
};
