import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentDecision } from '../decision.present.ts';
import { type DecisionRecord, decisionsOf } from '../decision.store.ts';

/** Lists the decisions of policies for the tenant, newest first, including those of deleted policies (D-308, D-309). */
export const listPolicyDecisions: Handler<'listPolicyDecisions'> = async ({ tenantId, query, reads, nextPage }) => {
  const { rows, next } = await page<DecisionRecord>(reads, decisionsOf(tenantId, query), query);
  nextPage(next);
  return { decisions: rows.map(presentDecision) };
};
