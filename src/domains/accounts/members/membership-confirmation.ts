import type { Confirmation, Membership } from '../../../platform/http/ports.ts';
import { membershipAsItIs } from '../keys/authenticate.cross-tenant.ts';

/** Judges a session again in the transaction that writes (D-504): its membership, the role and the tenant. */
export function membershipConfirmation({ memberId, role, active, tenantStatus }: Membership): Confirmation {
  const confirmation = {
    statement: membershipAsItIs(memberId),
    isConfirmed: false,
    confirm: ([found]: readonly Readonly<Record<string, unknown>>[]): boolean => {
      confirmation.isConfirmed =
        found !== undefined &&
        found.role === role &&
        (found.status === 'ACTIVE') === active &&
        found.tenant_status === tenantStatus;
      return confirmation.isConfirmed;
    },
  };
  return confirmation;
}
