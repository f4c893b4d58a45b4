import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, insert, notify, tell, update, type Write } from '../../platform/lifecycle/writes.ts';
import { presentApproval } from './approval-request.present.ts';

type View = AggregateView<'approval-request'>;
type Change = 'requested' | 'voted' | 'approved' | 'rejected';

const announced = (change: Change, request: View, previousStatus: string | null): readonly Write[] => {
  const { tenantId, paymentId, requiredWeight, receivedWeight, closedReason } = request.context;
  return [
    audit(`approval.${change}`, request.id, tenantId, { paymentId, requiredWeight, receivedWeight, closedReason }),
    notify(`approval.${change}`, {
      resourceId: request.id,
      parties: [tenantId],
      object: presentApproval(recordOf(request)),
      previousStatus,
    }),
  ];
};

export const effects: EffectsOf<'approval-request'> = {
  storeVote: (request, { vote: { memberId, decision, weight, signature, at } }) => [
    insert('approval_votes', {
      approvalRequestId: request.id,
      tenantId: request.context.tenantId,
      memberId,
      decision,
      weight,
      signature,
      invalidatedAt: null,
      createdAt: at,
    }),
    audit('approval.vote_given', request.id, request.context.tenantId, {
      memberId,
      decision,
      weight,
      isSigned: signature !== null,
    }),
  ],
  voidVote: (request, { memberId, at }) => [
    update('approval_votes', { approvalRequestId: request.id, memberId }, { invalidatedAt: at }),
    audit('approval.vote_invalidated', request.id, request.context.tenantId, { memberId }),
  ],
  // A further vote moves nothing; a payment that something else holds is left as it is.
  tellVoted: ({ context }) => [tell('offramp-payment', context.paymentId, 'VOTE_RECORDED')],
  tellApproved: ({ context }) => [tell('offramp-payment', context.paymentId, 'RECHECK')],
  tellRejected: ({ context }) => [
    tell('offramp-payment', context.paymentId, 'APPROVAL_REJECTED', { reason: 'APPROVAL_REJECTED' }),
  ],
  tellNoVotesLeft: ({ context }) => [tell('offramp-payment', context.paymentId, 'VOTES_INVALIDATED')],
  ignoreClose: () => [],
  announceRequested: (request) => announced('requested', request, null),
  announceVoted: (request) => announced('voted', request, null),
  announceApproved: (request) => announced('approved', request, 'PENDING'),
  announceRejected: (request) => announced('rejected', request, 'PENDING'),
};
