import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentReviewCase, type ReviewCaseRecord, reviewCases } from '../../offramp/reviews/index.ts';

/** Review cases of all tenants, newest first; who looked is audited (D-425, D-426). */
export const listReviewCases: Handler<'listReviewCases'> = async ({ query, reads, write, nextPage }) => {
  const { status, reason } = query;
  const { rows, next } = await page<ReviewCaseRecord>(reads, reviewCases({ status, reason }), query);
  nextPage(next);
  write(audit('admin.review_cases_listed', 'review-cases', null, { status: status ?? null, reason: reason ?? null }));
  return { reviewCases: rows.map(presentReviewCase) };
};
