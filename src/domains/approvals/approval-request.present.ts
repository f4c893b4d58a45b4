import type { ApprovalRequest } from '../../../generated/contract/schemas.ts';
import type { AggregateView } from '../../kernel/lifecycle/definition.ts';
import type { ApprovalRecord } from './approval-request.store.ts';

export const approvalRecord = (request: AggregateView<'approval-request'>): ApprovalRecord => ({
  ...request.context,
  id: request.id,
  status: request.status,
  createdAt: request.createdAt,
});

/** A 2.8. */
export const presentApproval = (request: ApprovalRecord): ApprovalRequest => ({
  id: request.id,
  paymentId: request.paymentId,
  requiredWeight: request.requiredWeight,
  approvalGroup: request.approvalGroup,
  status: request.status,
  receivedWeight: request.receivedWeight,
  signatures: request.votes.map(({ memberId, decision, weight, invalidatedAt, at }) => ({
    memberId,
    decision,
    weightAtSigning: weight,
    invalidatedAt,
    createdAt: at,
  })),
  closedReason: request.closedReason,
  createdAt: request.createdAt.toISOString(),
});
