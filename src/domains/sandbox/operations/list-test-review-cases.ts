import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentReviewCase, type ReviewCaseRecord, reviewCases } from '../../offramp/reviews/index.ts';

/** Review cases of payments that the tenant sent, newest first (D-426). */
export const listTestReviewCases: Handler<'listTestReviewCases'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = reviewCases({ ...query, senderTenantId: tenantId });
  const { rows, next } = await page<ReviewCaseRecord>(reads, list, query);
  nextPage(next);
  return { reviewCases: rows.map(presentReviewCase) };
};
