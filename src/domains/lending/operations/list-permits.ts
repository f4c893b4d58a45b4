import { page } from '../../../kernel/db/rows/paging.ts';
import type { Handler } from '../../../kernel/http/handler.ts';
import { presentPermit } from '../permits/permit.present.ts';
import { type PermitRecord, permitsOf } from '../permits/permit.store.ts';

/** The tenant's own permits, and those with its pools, newest first (B 4.9, D-378). */
export const listPermits: Handler<'listPermits'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = permitsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<PermitRecord>(reads, list, query);
  nextPage(next);
  return { permits: rows.map(presentPermit) };
};
