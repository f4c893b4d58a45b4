import type { ErrorCode } from '../../../../generated/contract/errors.ts';
import { canonicalEmail, emailFault } from '../../../platform/emails/email-address.ts';
import type { Request, RequestContext } from '../../../platform/http/handler.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Contact, contactOf } from '../../identity/aliases/index.ts';
import { payeeByDid, payeeByHandle } from '../../identity/handles/index.ts';
import type { Intake } from '../rules/intake.ts';
import { resolveRecipient } from './recipient.cross-tenant.ts';

type Find = Pick<RequestContext, 'reads' | 'services'>;
type Invite = Request<'createOfframpPayment'>['body']['invite'];

/** A handle's holder, or a contact with a payid already, who is told that money waits. */
export interface Invitation {
  /** Null for a contact whose payid has no handle. */
  readonly handle: string | null;
  /** It is reserved to the contact with this payment. */
  readonly isNew: boolean;
  readonly channel: 'sms' | 'email';
  readonly to: string;
}

/** Whom the request means, before anything is written for it. */
export interface Payee {
  /** Null while nobody is known to be the recipient. */
  readonly tenantId: string | null;
  /** The payid that the payment names; null for a phone, and for a handle that is yet to be reserved. */
  readonly did: string | null;
  /**
   * The proofs that a recipient has to give before it is paid; null for a known recipient, and for a phone, which names
   * itself.
   */
  readonly contact: Contact | null;
  /** Null where nobody is invited. */
  readonly invitation: Invitation | null;
}

/** Nobody who can be paid, or invited. */
export interface NoPayee<
  C extends ErrorCode = 'PAYEE_NOT_FOUND' | 'INVITE_CONTACT_REQUIRED' | 'HANDLE_RESERVED' | 'VALIDATION_FAILED',
> {
  readonly refusal: Refusal<C>;
  /** The payid that was named, where one was: an envelope is held to it whether anybody has it or not. */
  readonly did: string | null;
}

/** Looks the recipient up, by phone, payid or handle (A 4.1, D-106, D-111, D-112, D-337). */
export async function findPayee(
  request: Find,
  { phone, address }: Pick<Intake, 'phone' | 'address'>,
  invite?: Invite,
): Promise<Payee | NoPayee> {
  const { reads, services } = request;
  if (address === null) {
    const phoneIndex = phone === null ? null : services.vault.blindIndex('phone', phone);
    const recipient = await resolveRecipient(reads, { phoneIndex, recipientDid: null });
    return { tenantId: recipient?.tenantId ?? null, did: null, contact: null, invitation: null };
  }
  if (address.kind === 'handle') return byHandle(request, address.handle, invite);
  const found = await payeeByDid(reads, address.did);
  // A DID that nobody holds is never reserved by guessing (A 4.2).
  if (found === undefined || found.kind === 'notPayable')
    return { refusal: refuse('PAYEE_NOT_FOUND'), did: address.did };
  const { did } = found;
  if (found.kind === 'tenant') return { tenantId: found.tenantId, did, contact: null, invitation: null };
  return { tenantId: null, did, contact: found.contact, invitation: null };
}

async function byHandle({ reads, services }: Find, handle: string, invite: Invite): Promise<Payee | NoPayee> {
  const found = await payeeByHandle(reads, handle);
  const isActive = found?.kind === 'tenant' || found?.kind === 'notPayable';
  if (isActive && invite != null)
    return { refusal: refuse('VALIDATION_FAILED', { details: { errors: [notForThisHandle] } }), did: null };
  if (found?.kind === 'tenant') return { tenantId: found.tenantId, did: found.did, contact: null, invitation: null };
  if (found?.kind === 'notPayable') return { refusal: refuse('PAYEE_NOT_FOUND'), did: null };

  const did = found?.did ?? null;
  // Reserved and unknown handles are answered alike, after the same work: nobody learns which contacts have one.
  const contact = contactOf(services.vault, invite ?? {});
  const reached = reachedBy(invite ?? {});
  if (contact === undefined && invite?.email)
    return { refusal: refuse('VALIDATION_FAILED', { details: { errors: [emailFault('/body/invite/email')] } }), did };
  if (contact === undefined || reached === undefined) return { refusal: refuse('INVITE_CONTACT_REQUIRED'), did };
  if (found !== undefined && found.contact.index !== contact.index) return { refusal: refuse('HANDLE_RESERVED'), did };
  return { tenantId: null, did, contact, invitation: { handle, isNew: found === undefined, ...reached } };
}

const notForThisHandle = {
  path: '/body/invite',
  message: 'may be sent only with handles that nobody has',
  rule: 'inapplicable',
};

/** The invite's phone when there is one, else its e-mail (A 4.1, D-113). */
function reachedBy({ phone, email }: NonNullable<Invite>): Pick<Invitation, 'channel' | 'to'> | undefined {
  if (phone) return { channel: 'sms', to: phone };
  const to = email ? canonicalEmail(email) : undefined;
  return to === undefined ? undefined : { channel: 'email', to };
}
