import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentRamp } from '../ramp.present.ts';
import { type RampRecord, rampsOf } from '../ramp.store.ts';

/** The tenant's ramps, both directions, newest first (D-298, D-043). */
export const listRamps: Handler<'listRamps'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = rampsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<RampRecord>(reads, list, query);
  nextPage(next);
  return { ramps: rows.map(presentRamp) };
};
