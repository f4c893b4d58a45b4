import type { Handler } from '../../../platform/http/handler.ts';
import { voteById } from '../votes/vote-by-id.ts';

/** A member's vote, APPROVE unless it says otherwise (A 4.3, D-216). */
export const signApproval: Handler<'signApproval'> = (request) => {
  const { decision = 'APPROVE', signature = null } = request.body ?? {};
  return voteById(request, { decision, signature });
};
