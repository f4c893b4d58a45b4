import type { RequestContext } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/refusal.ts';
import { contactOf, recipientByEmail } from '../../identity/aliases/index.ts';
import { identitySubject, parseHandle, reservationOfContact } from '../../identity/handles/index.ts';
import { findPayee, type NoPayee, type Payee } from '../payees/find-payee.ts';
import type { Intake } from '../rules/intake.ts';
import type { Reference } from './rules/reference.ts';

type Find = Pick<RequestContext, 'reads' | 'services'>;

type PayeeCode = 'PAYEE_NOT_FOUND' | 'EMAIL_NOT_FOUND' | 'IDENTITY_NOT_FOUND' | 'RECIPIENT_NOT_ROUTABLE';
type NoIntentPayee = NoPayee<PayeeCode>;

/** Looks up whom an intent means, by any of its references (D-153, D-156 to D-158). */
export async function findIntentPayee(
  request: Find,
  { kind, value }: Reference,
  intake: Pick<Intake, 'phone' | 'address'>,
): Promise<Payee | NoIntentPayee> {
  if (kind === 'email') return byEmail(request, value);
  if (kind === 'identityId') return byIdentity(request, value);
  if (kind === 'handle') return byHandle(request, value);
  const found = await findPayee(request, intake);
  return 'refusal' in found ? refused('PAYEE_NOT_FOUND', found.did) : found;
}

const refused = (code: PayeeCode, did: string | null = null): NoIntentPayee => ({
  refusal: refuse(code),
  did,
});

const tenant = (tenantId: string): Payee => ({ tenantId, did: null, contact: null, invitation: null });

/** An intent invites nobody, so that a handle that waits for its contact is as good as unknown (D-158). */
async function byHandle(request: Find, text: string): Promise<Payee | NoIntentPayee> {
  const handle = parseHandle(text);
  if (handle === undefined) return refused('PAYEE_NOT_FOUND');
  const found = await findPayee(request, { phone: null, address: { kind: 'handle', handle } });
  return 'refusal' in found ? refused('PAYEE_NOT_FOUND') : found;
}

/** The tenant that the e-mail is an alias of, else the contact that a payid is reserved to, who is invited (D-156, D-503). */
async function byEmail({ reads, services }: Find, email: string): Promise<Payee | NoIntentPayee> {
  const contact = contactOf(services.vault, { email });
  if (contact === undefined) return refused('EMAIL_NOT_FOUND');
  const [recipient, reservation] = await Promise.all([
    recipientByEmail(reads, contact.index),
    reservationOfContact(reads, contact.index),
  ]);
  if (recipient !== undefined) return tenant(recipient.tenantId);
  // What was reserved and is claimed is its tenant's by its payid; the address itself leads there by an alias alone.
  if (reservation === undefined || reservation.status === 'CLAIMED') return refused('EMAIL_NOT_FOUND');
  const to = services.vault.decrypt(contact.ciphertext);
  const invitation = { handle: reservation.handle, isNew: false, channel: 'email', to } as const;
  return { tenantId: null, did: reservation.did, contact, invitation };
}

async function byIdentity({ reads }: Find, id: string): Promise<Payee | NoIntentPayee> {
  const subject = await identitySubject(reads, id);
  if (subject === undefined) return refused('IDENTITY_NOT_FOUND');
  return subject.subjectType === 'TENANT' ? tenant(subject.tenantId) : refused('RECIPIENT_NOT_ROUTABLE');
}
