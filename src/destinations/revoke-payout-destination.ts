import type { Handler } from '../http/handler.ts';
import { destinationRecord, presentDestination } from './payout-destination.present.ts';
import { activeBeside } from './payout-destination.store.ts';
import { heirOf } from './rules/default-destination.ts';

/** Revokes a destination for good; a default passes to the ACTIVE one of lowest priority (D-234, D-244). */
export const revokePayoutDestination: Handler<'revokePayoutDestination'> = async (request) => {
  const { path, tenantId, reads, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');
  const wasDefault = destination.context.isDefault;
  await destination.send('REVOKE', { at: destination.now });
  if (wasDefault) {
    const heir = heirOf(await activeBeside(reads, tenantId, destination.id));
    const next = heir && (await aggregate('payout-destination', heir.id));
    // Between the look and the lock it may have been revoked itself: then there is no default until one is chosen.
    if (next?.can('MAKE_DEFAULT', { chosenAt: null })) await next.send('MAKE_DEFAULT', { chosenAt: null });
  }
  return presentDestination(destinationRecord(destination), services.vault);
};
