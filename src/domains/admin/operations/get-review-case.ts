import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentReviewCase, type ReviewCaseRecord, reviewCases } from '../../offramp/reviews/index.ts';

/** One case of any tenant; who looked is audited (D-425, D-426). */
export const getReviewCase: Handler<'getReviewCase'> = async ({ path, reads, write, fail }) => {
  const found = await reads.one<ReviewCaseRecord>(reviewCases({}).where({ id: path.id }));
  if (!found) return fail('REVIEW_CASE_NOT_FOUND');
  write(audit('admin.review_case_read', found.id, found.senderTenantId));
  return presentReviewCase(found);
};
