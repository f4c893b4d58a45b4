import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { destinationsOf, type PayoutDestinationRecord } from '../payout-destination.store.ts';

/** The tenant's destinations in every status, newest first (D-246, D-043). */
export const listPayoutDestinations: Handler<'listPayoutDestinations'> = async (request) => {
  const { query, tenantId, reads, services, nextPage } = request;
  const list = destinationsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  if (query.type !== undefined) list.where({ type: query.type });
  const { rows, next } = await page<PayoutDestinationRecord>(reads, list, query);
  nextPage(next);
  return { destinations: rows.map((row) => presentDestination(row, services.vault)) };
};
