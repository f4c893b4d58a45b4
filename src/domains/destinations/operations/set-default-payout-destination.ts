import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { protectionOf } from '../../protection/index.ts';
import { judgeDestination, refuseAgentAt } from '../approval.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { lockSiblings } from '../payout-destination.store.ts';

/** Makes an ACTIVE destination the default, in place of the one before (D-231, D-244). */
export const setDefaultPayoutDestination: Handler<'setDefaultPayoutDestination'> = async (request) => {
  const { path, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'PENDING_VERIFICATION') return fail('DESTINATION_NOT_VERIFIED');
  if (destination.status === 'REVOKED') return fail('DESTINATION_NOT_ACTIVE');
  const ofAgent = await refuseAgentAt(request, destination);
  if (ofAgent) return ofAgent;
  // Protection is asked for the gate, in the message of the lock.
  const [beside] = await Promise.all([lockSiblings(request, destination, { isDefault: true }), protectionOf(request)]);
  const approval = await judgeDestination(request, destination.context);
  if (approval instanceof Refusal) return approval;
  for (const previous of beside) {
    if (previous.can('UNSET_DEFAULT')) await previous.send('UNSET_DEFAULT');
  }
  await approval.redeem();
  await destination.send('MAKE_DEFAULT', { chosenAt: destination.now });
  return presentDestination(recordOf(destination), services.vault);
};
