import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentReviewCase, resolveReviewCase } from '../../offramp/reviews/index.ts';

/** Decides a case of an own payment, as an operator would (D-122, D-426). */
export const resolveTestReviewCase: Handler<'resolveTestReviewCase'> = async (request) => {
  const { path, body, tenantId, caller } = request;
  const by = caller.memberId ?? caller.apiKeyId ?? tenantId;
  const { decision, note } = body;
  const resolved = await resolveReviewCase(request, { id: path.id, senderTenantId: tenantId, decision, note, by });
  return resolved instanceof Refusal ? resolved : presentReviewCase(resolved);
};
