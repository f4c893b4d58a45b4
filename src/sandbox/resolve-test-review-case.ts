import { sql } from '../db/sql.ts';
import type { Handler } from '../http/handler.ts';
import { presentReviewCase, resolveReviewCase } from '../offramp/index.ts';

/** Decides a case of an own payment, as an operator would (D-122, D-426). */
export const resolveTestReviewCase: Handler<'resolveTestReviewCase'> = async (request) => {
  const { path, body, tenantId, caller, reads, aggregate, write, fail } = request;
  const found = await reads.one<{ paymentId: string }>(
    sql('review_cases').select('payment_id').where({ id: path.id, sender_tenant_id: tenantId }),
  );
  if (!found) return fail('REVIEW_CASE_NOT_FOUND');
  // The payment first, then its case: the one order of locks.
  await aggregate('offramp-payment', found.paymentId);
  const reviewCase = await aggregate('review-case', path.id);
  if (!reviewCase) return fail('REVIEW_CASE_NOT_FOUND');
  if (reviewCase.status === 'RESOLVED') return fail('REVIEW_CASE_RESOLVED');
  if (reviewCase.status !== 'OPEN') return fail('REVIEW_CASE_NOT_OPEN');
  const by = caller.memberId ?? caller.apiKeyId ?? tenantId;
  await resolveReviewCase(reviewCase, { decision: body.decision, note: body.note, by }, { aggregate, write });
  const { id, status, createdAt, context } = reviewCase;
  return presentReviewCase({ ...context, id, status, createdAt });
};
