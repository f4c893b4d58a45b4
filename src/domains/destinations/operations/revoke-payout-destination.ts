import type { Handler } from '../../../kernel/http/handler.ts';
import { recordOf } from '../../../kernel/lifecycle/record.ts';
import { presentDestination } from '../payout-destination.present.ts';
import { revoke } from '../revoke.ts';

/** Revokes a destination for good (D-234). */
export const revokePayoutDestination: Handler<'revokePayoutDestination'> = async (request) => {
  const { path, caller, services, aggregate, fail } = request;
  const destination = await aggregate('payout-destination', path.id);
  if (!destination) return fail('DESTINATION_NOT_FOUND');
  if (destination.status === 'REVOKED') return fail('DESTINATION_REVOKED');
  await revoke(destination, request);
  return presentDestination(recordOf(destination), services.vault);
};
