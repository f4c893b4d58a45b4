import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentDrip } from '../drip.present.ts';
import { type DripRecord, dripsOf } from '../drip.store.ts';

/** The tenant's drips, newest first (B 4.1, D-043). */
export const listDrips: Handler<'listDrips'> = async ({ query, caller, tenantId, reads, nextPage, fail }) => {
  if (caller.environment === 'live') return fail('FAUCET_NOT_AVAILABLE');
  const list = dripsOf(tenantId);
  if (query.walletId !== undefined) list.where({ wallet_id: query.walletId });
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<DripRecord>(reads, list, query);
  nextPage(next);
  return { drips: rows.map(presentDrip) };
};
