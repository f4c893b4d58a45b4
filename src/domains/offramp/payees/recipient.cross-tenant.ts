import type { ClaimContact } from '../../../../machines/offramp/offramp-payment.types.ts';
import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { payeeByDid, recipientByPhone } from '../../identity/handles/index.ts';

/** The recipient as a payment names it. */
export interface RecipientAddress {
  readonly phoneIndex: string | null;
  readonly recipientDid: string | null;
}

/** Whom the address reaches: a tenant, or a contact that nobody has proved yet (D-106, D-111, D-337). */
export type Recipient =
  | { readonly tenantId: string; readonly contact?: never }
  | { readonly tenantId?: never; readonly contact: ClaimContact };

/** Whom the address reaches now; undefined when nobody holds it. Asked once a request. */
export const resolveRecipient = (reads: Reads, address: RecipientAddress): Promise<Recipient | undefined> =>
  oncePerTransaction(reads, keyOf(address), async () => {
    const { phoneIndex, recipientDid } = address;
    if (phoneIndex !== null) {
      const holder = await recipientByPhone(reads, phoneIndex);
      return holder && { tenantId: holder.tenantId };
    }
    const payee = recipientDid === null ? undefined : await payeeByDid(reads, recipientDid);
    if (payee?.kind === 'tenant') return { tenantId: payee.tenantId };
    return payee?.kind === 'contact' ? { contact: payee.contact } : undefined;
  });

/** Keeps what the request has found out about its recipient, or is about to write: nothing reads its own writes. */
export const primeRecipient = (reads: Reads, address: RecipientAddress, recipient: Recipient): Promise<Recipient> =>
  oncePerTransaction(reads, keyOf(address), async () => recipient);

const keyOf = ({ phoneIndex, recipientDid }: RecipientAddress): string => `recipient:${phoneIndex}:${recipientDid}`;
