import { page } from '../db/paging.ts';
import { sql } from '../db/sql.ts';
import type { Handler } from '../http/handler.ts';
import { presentReviewCase, type ReviewCaseRecord } from '../offramp/index.ts';

/** Review cases of payments that the tenant sent, newest first (D-426). */
export const listTestReviewCases: Handler<'listTestReviewCases'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = sql('review_cases').select('*').where({ sender_tenant_id: tenantId });
  if (query.status !== undefined) list.where({ status: query.status });
  if (query.reason !== undefined) list.where({ reason: query.reason });
  const { rows, next } = await page<ReviewCaseRecord>(reads, list, query);
  nextPage(next);
  return { reviewCases: rows.map(presentReviewCase) };
};
