import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { refuseAgentAt } from '../approval.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { revoke } from '../revoke.ts';

/** Revokes a destination for good (D-234). */
export const revokePayoutDestination: Handler<'revokePayoutDestination'> = async (request) => {
  const { path, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');
  const ofAgent = await refuseAgentAt(request, destination);
  if (ofAgent) return ofAgent;
  await revoke(destination, request);
  return presentDestination(recordOf(destination), services.vault);
};
