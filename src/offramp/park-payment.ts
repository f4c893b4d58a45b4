import { newId } from '../db/ids.ts';
import type { Request } from '../http/handler.ts';
import {
  type Contact,
  handleOfReservation,
  lockContact,
  newReservation,
  type ReservationRow,
  reservationOfContact,
} from '../identity/index.ts';
import { audit, insert, send } from '../lifecycle/writes.ts';
import { sendMessage } from '../sandbox/index.ts';
import type { Payee } from './find-payee.ts';
import { knowRecipient } from './recipient.lookup.ts';

type Create = Request<'createOfframpPayment'>;

/**
 * The payid that a payment waits on until somebody proves the contact (D-112, D-337): the one that is reserved to it, or a
 * new one, with the handle that the sender invites to. Under the contact's lock, so that a proof that is on its way is
 * either seen here or finds the parked payment.
 */
export async function parkPayment(request: Create, payee: Payee & { readonly contact: Contact }): Promise<string> {
  const { reads } = request;
  const { contact, invitedTo } = payee;
  await lockContact(reads, contact.index);
  const known = await reservationOfContact(reads, contact.index);
  const did = await reserved(request, contact, known, invitedTo?.isNew ? invitedTo.handle : null);
  const address = { phoneIndex: null, recipientDid: did };
  // Proved meanwhile, or a new handle of somebody who proved it long ago: there is nobody to invite.
  if (known?.status === 'CLAIMED' && known.claimedByTenantId !== null) {
    await knowRecipient(reads, address, { tenantId: known.claimedByTenantId });
    return did;
  }
  await knowRecipient(reads, address, { contact });
  if (invitedTo !== null) invite(request, invitedTo.handle);
  return did;
}

async function reserved(
  { tenantId, now, open, write }: Create,
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

/** The onboarding link, to the invite's phone when there is one, else to its e-mail (A 4.1, D-113). No amount, no names. */
function invite({ body, tenantId, now, services, write }: Create, handle: string): void {
  const { vault, config } = services;
  const link = `${config.baseUrl}/onboarding/${handle}`;
  const text = `A payment waits for you as @${handle}. Sign up to receive it: ${link}`;
  const { phone, email } = body.invite ?? {};
  const to = phone ?? email?.toLowerCase();
  if (to == null) return;
  const channel = phone ? 'sms' : 'email';
  write(...sendMessage(vault, { tenantId, channel, to, purpose: 'INVITE', body: text, code: null, link, now }));
}
