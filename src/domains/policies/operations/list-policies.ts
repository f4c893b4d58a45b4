import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentPolicy } from '../policy.present.ts';
import { policiesOf } from '../policy.store.ts';

/** The tenant's policies, newest first; deleted ones are not listed (D-309). */
export const listPolicies: Handler<'listPolicies'> = async ({ tenantId, query, reads, nextPage }) => {
  const list = policiesOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RecordOf<'policy'>>(reads, list, query);
  nextPage(next);
  return { policies: rows.map(presentPolicy) };
};
