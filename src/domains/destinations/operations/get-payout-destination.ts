import type { Handler } from '../../../platform/http/handler.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { findDestination } from '../payout-destination.store.ts';

/** One destination of the tenant (A 4.4). */
export const getPayoutDestination: Handler<'getPayoutDestination'> = async ({
  path,
  tenantId,
  reads,
  services,
  fail,
}) => {
  const destination = await findDestination(reads, tenantId, path.id);
  return destination ? presentDestination(destination, services.vault) : fail('DESTINATION_NOT_FOUND');
};
