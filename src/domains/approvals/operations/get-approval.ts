import type { Handler } from '../../../platform/http/handler.ts';
import { presentApproval } from '../approval-request.present.ts';
import { findApproval } from '../approval-request.store.ts';

/** One approval request of the own payments (D-219). */
export const getApproval: Handler<'getApproval'> = async ({ path, tenantId, reads, fail }) => {
  const request = await findApproval(reads, tenantId, path.id);
  return request ? presentApproval(request) : fail('APPROVAL_NOT_FOUND');
};
