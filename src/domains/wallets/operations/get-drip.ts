import type { Handler } from '../../../platform/http/handler.ts';
import { presentDrip } from '../drip.present.ts';
import { findDrip } from '../drip.store.ts';

/** One drip of the tenant: CONFIRMED, with its transaction, before anything is spent (B 4.1). */
export const getDrip: Handler<'getDrip'> = async ({ path, caller, tenantId, reads, fail }) => {
  if (caller.environment === 'live') return fail('FAUCET_NOT_AVAILABLE');
  const drip = await findDrip(reads, tenantId, path.dripId);
  return drip ? presentDrip(drip) : fail('DRIP_NOT_FOUND');
};
