import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentPermit } from '../permits/permit.present.ts';
import { type PermitRecord, permitLists } from '../permits/permit.store.ts';

/** The tenant's own permits, and those with its pools, newest first (B 4.9, D-378). */
export const listPermits: Handler<'listPermits'> = async ({ query, tenantId, reads, nextPage }) => {
  const lists = permitLists(tenantId);
  if (query.status !== undefined) for (const list of lists) list.where({ status: query.status });
  const { rows, next } = await page<PermitRecord>(reads, lists, query);
  nextPage(next);
  return { permits: rows.map(presentPermit) };
};
