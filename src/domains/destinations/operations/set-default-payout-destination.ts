import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { lockedBeside } from '../payout-destination.store.ts';

/** Makes an ACTIVE destination the default, in place of the one before (D-231, D-244). */
export const setDefaultPayoutDestination: Handler<'setDefaultPayoutDestination'> = async (request) => {
  const { path, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'PENDING_VERIFICATION') return fail('DESTINATION_NOT_VERIFIED');
  if (destination.status === 'REVOKED') return fail('DESTINATION_NOT_ACTIVE');
  for (const previous of await lockedBeside(request, destination, { isDefault: true })) {
    if (previous.can('UNSET_DEFAULT')) await previous.send('UNSET_DEFAULT');
  }
  await destination.send('MAKE_DEFAULT', { chosenAt: destination.now });
  return presentDestination(recordOf(destination), services.vault);
};
