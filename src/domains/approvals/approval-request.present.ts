import type { ApprovalRequest } from '../../../generated/contract/schemas.ts';
import type { ApprovalRecord } from './approval-request.store.ts';

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
