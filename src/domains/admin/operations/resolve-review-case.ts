import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentReviewCase, resolveReviewCase as resolve } from '../../offramp/reviews/index.ts';

/** An operator's decision about a case of any tenant, under the operator's own name (D-122, D-130, D-425, D-426). */
export const resolveReviewCase: Handler<'resolveReviewCase'> = async (request) => {
  const { path, headers, body } = request;
  const { decision, note } = body;
  const resolved = await resolve(request, { id: path.id, decision, note, by: headers['x-service-operator'] });
  return resolved instanceof Refusal ? resolved : presentReviewCase(resolved);
};
