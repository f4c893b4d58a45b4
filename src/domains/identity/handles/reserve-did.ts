import type { DidReservationContext } from '../../../../machines/identity/did-reservation.machine.ts';
import { world } from '../../../platform/world.ts';
import type { Contact } from '../aliases/contact.ts';

/** `did:payid:` and 32 random bytes: derived from nothing, so that nobody reserves or finds one by guessing (D-319, R230). */
export const newPayid = (): string => `did:payid:${world.randomBytes(32).toString('hex')}`;

/** A reservation as it begins (D-336). */
export const newReservation = (
  reservedByTenantId: string,
  contact: Contact,
  handle: string | null,
): DidReservationContext => ({
  reservedByTenantId,
  claimedByTenantId: null,
  did: newPayid(),
  contactKind: contact.kind,
  contactCiphertext: contact.ciphertext,
  contactIndex: contact.index,
  contactMasked: contact.masked,
  handle,
  redirectsTo: null,
  claimedAt: null,
});
