import type { Request } from '../http/handler.ts';
import { type Contact, contactOf, payeeByDid, payeeByHandle } from '../identity/index.ts';
import { resolveRecipient } from './recipient.lookup.ts';
import type { Intake } from './rules/intake.ts';

type Create = Request<'createOfframpPayment'>;

/** Whom the request means, before anything is written for it. */
export interface Payee {
  /** Null while nobody is known to be the recipient. */
  readonly tenantId: string | null;
  /** The payid that the payment names; null for a phone, and for a handle that is yet to be reserved. */
  readonly did: string | null;
  /** Who has to prove what before anybody is paid; null for a known recipient, and for a phone, which names itself. */
  readonly contact: Contact | null;
  /** The handle that is reserved to the contact with this payment, or was before; null where nobody is invited. */
  readonly invitedTo: { readonly handle: string; readonly isNew: boolean } | null;
}

export interface PayeeRefusal {
  readonly refused: 'PAYEE_NOT_FOUND' | 'INVITE_CONTACT_REQUIRED' | 'HANDLE_RESERVED' | 'INVITE_NOT_APPLICABLE';
  /** The payid that was named, where one was: an envelope is held to it whether anybody has it or not. */
  readonly did: string | null;
}

/** Looks the recipient up, by phone, payid or handle (A 4.1, D-106, D-111, D-112, D-337). */
export async function findPayee(
  request: Create,
  intake: Intake,
  phoneIndex: string | null,
): Promise<Payee | PayeeRefusal> {
  const { reads } = request;
  const { address } = intake;
  if (address === null) {
    const recipient = await resolveRecipient(reads, { phoneIndex, recipientDid: null });
    return { tenantId: recipient?.tenantId ?? null, did: null, contact: null, invitedTo: null };
  }
  if (address.kind === 'handle') return byHandle(request, address.handle);
  const found = await payeeByDid(reads, address.did);
  // A DID that nobody holds is never reserved by guessing (A 4.2).
  if (found === undefined || found.kind === 'notPayable') return { refused: 'PAYEE_NOT_FOUND', did: address.did };
  const { did } = found;
  if (found.kind === 'tenant') return { tenantId: found.tenantId, did, contact: null, invitedTo: null };
  return { tenantId: null, did, contact: found.contact, invitedTo: null };
}

async function byHandle({ body, reads, services }: Create, handle: string): Promise<Payee | PayeeRefusal> {
  const found = await payeeByHandle(reads, handle);
  const isActive = found?.kind === 'tenant' || found?.kind === 'notPayable';
  if (isActive && body.invite != null) return { refused: 'INVITE_NOT_APPLICABLE', did: null };
  if (found?.kind === 'tenant') return { tenantId: found.tenantId, did: found.did, contact: null, invitedTo: null };
  if (found?.kind === 'notPayable') return { refused: 'PAYEE_NOT_FOUND', did: null };

  const did = found?.did ?? null;
  // Reserved and unknown handles are answered alike, after the same work: nobody learns which contacts have one.
  const contact = contactOf(services.vault, body.invite ?? {});
  if (contact === undefined) return { refused: 'INVITE_CONTACT_REQUIRED', did };
  if (found !== undefined && found.contact.index !== contact.index) return { refused: 'HANDLE_RESERVED', did };
  return { tenantId: null, did, contact, invitedTo: { handle, isNew: found === undefined } };
}
