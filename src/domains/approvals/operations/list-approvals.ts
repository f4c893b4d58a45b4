import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentApproval } from '../approval-request.present.ts';
import { type ApprovalRecord, approvalsOf } from '../approval-request.store.ts';

/** The approval requests of the own payments, newest first (D-219). */
export const listApprovals: Handler<'listApprovals'> = async ({ query, tenantId, reads, nextPage }) => {
  const { status, paymentId } = query;
  const list = approvalsOf(tenantId).where({
    ...(status !== undefined && { status }),
    ...(paymentId !== undefined && { payment_id: paymentId }),
  });
  const { rows, next } = await page<ApprovalRecord>(reads, list, query);
  nextPage(next);
  return { approvals: rows.map(presentApproval) };
};
