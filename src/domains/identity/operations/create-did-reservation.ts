import type { DidReservation } from '../../../../generated/contract/schemas.ts';
import { newId } from '../../../platform/db/ids.ts';
import { emailFault } from '../../../platform/emails/email-address.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { send } from '../../../platform/lifecycle/writes.ts';
import { type Contact, contactOf, lockContact } from '../aliases/contact.ts';
import { parseHandle } from '../handles/directory.ts';
import { handleRow, type ReservationRow, reservationOfContact } from '../handles/reservation.cross-tenant.ts';
import { newReservation } from '../handles/reserve-did.ts';

type Reserve = Request<'createDidReservation'>;

/** Reserves a payment DID for the holder of a contact; the same contact always has the same one (B 4.7, D-336). */
export const createDidReservation: Handler<'createDidReservation'> = async (request) => {
  const { body, reads, services, fail } = request;
  const contact = contactOf(services.vault, body);
  if (contact === undefined) {
    if (body.email) return fail('VALIDATION_FAILED', { errors: [emailFault('/body/email')] });
    return fail('INVITE_CONTACT_REQUIRED');
  }
  await lockContact(reads, contact.index);
  const handle = body.handle ? (parseHandle(body.handle) ?? null) : null;
  const [known, taken] = await Promise.all([
    reservationOfContact(reads, contact.index),
    handle === null ? undefined : handleRow(reads, handle),
  ]);
  if (taken && (known === undefined || taken.reservationId !== known.id)) return fail('HANDLE_RESERVED');
  return known ? again(request, known, handle) : reserve(request, contact, handle);
};

async function reserve({ tenantId, open, status }: Reserve, contact: Contact, handle: string | null) {
  const context = newReservation(tenantId, contact, handle);
  const reservation = await open('did-reservation', { id: newId('rsv'), context });
  status(201);
  return present({ ...reservation.context, status: reservation.status, createdAt: reservation.createdAt });
}

/**
 * Returns the contact's identity, if it has one. It may be another tenant's reservation, so the engine is asked by an
 * event, not by a row.
 */
async function again({ write, status }: Reserve, known: ReservationRow, handle: string | null) {
  status(200);
  // The first handle of a contact stays, and what is claimed is no longer anybody else's to name.
  const isNamed = handle !== null && known.handle === null && known.status === 'RESERVED';
  if (!isNamed) return present(known);
  write(send('did-reservation', known.id, 'NAME', { handle }));
  return present({ ...known, handle });
}

const present = (
  reservation: Pick<ReservationRow, 'did' | 'status' | 'contactMasked' | 'handle' | 'createdAt'>,
): DidReservation => ({
  did: reservation.did,
  status: reservation.status,
  contactMasked: reservation.contactMasked,
  handle: reservation.handle,
  createdAt: reservation.createdAt.toISOString(),
});
