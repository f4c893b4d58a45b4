import { sendMessageInTime } from '../../../payments/messages/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import { audit, insert, send } from '../../../platform/lifecycle/writes.ts';
import { type Contact, lockContact } from '../../identity/aliases/index.ts';
import {
  handleOfReservation,
  newReservation,
  type ReservationRow,
  reservationOfContact,
} from '../../identity/handles/index.ts';
import type { Invitation, Payee } from '../payees/find-payee.ts';
import { primeRecipient } from '../payees/recipient.cross-tenant.ts';

type Park = Pick<RequestContext, 'reads' | 'services' | 'tenantId' | 'now'> & Pick<UnitTools, 'open' | 'write'>;

/**
 * The payid that a payment waits on until somebody proves the contact (D-112, D-337): the one that is reserved to it, or a
 * new one, with the handle that the sender invites to. Under the contact's lock, so that a proof that is on its way is
 * either seen here or finds the parked payment.
 */
export async function parkPayment(request: Park, payee: Payee & { readonly contact: Contact }): Promise<string> {
  const { reads } = request;
  const { contact, invitation } = payee;
  await lockContact(reads, contact.index);
  const known = await reservationOfContact(reads, contact.index);
  const did = await reserved(request, contact, known, invitation?.isNew ? invitation.handle : null);
  const address = { phoneIndex: null, recipientDid: did };
  // Proved meanwhile, or a new handle of somebody who proved it long ago: there is nobody to invite.
  if (known?.status === 'CLAIMED' && known.claimedByTenantId !== null) {
    await primeRecipient(reads, address, { tenantId: known.claimedByTenantId });
    return did;
  }
  await primeRecipient(reads, address, { contact });
  if (invitation !== null) invite(request, invitation);
  return did;
}

async function reserved(
  { tenantId, now, open, write }: Park,
  contact: Contact,
  known: ReservationRow | undefined,
  handle: string | null,
): Promise<string> {
  if (known === undefined) {
    const reservation = await open('did-reservation', {
      id: newId('rsv'),
      context: newReservation(tenantId, contact, handle),
    });
    return reservation.context.did;
  }
  // It may be another tenant's reservation, so the engine is asked by an event. A second handle leads to the same payid.
  if (handle !== null && known.handle === null && known.status === 'RESERVED') {
    write(send('did-reservation', known.id, 'NAME', { handle }));
  } else if (handle !== null) {
    write(
      insert('directory_handles', handleOfReservation(handle, known.id, now)),
      audit('did_reservation.named', known.id, tenantId, { did: known.did, handle }),
    );
  }
  return known.redirectsTo ?? known.did;
}

/** The onboarding link, to the contact (A 4.1, D-113, D-156). No amount, no names. */
function invite({ tenantId, now, services, write }: Park, { handle, channel, to }: Invitation): void {
  const { vault, urls } = services;
  const link = handle === null ? `${urls.base}/onboarding` : `${urls.base}/onboarding/${handle}`;
  const body = `A payment is waiting for you${handle === null ? '' : ` as @${handle}`}. Sign up to receive it: ${link}`;
  write(...sendMessageInTime(vault, { tenantId, channel, to, purpose: 'INVITE', body, code: null, link, now }));
}
