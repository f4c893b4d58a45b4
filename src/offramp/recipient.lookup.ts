import { once } from '../db/once.ts';
import type { Reads } from '../db/reads.ts';
import { recipientByPayid, recipientByPhone } from '../identity/index.ts';

/** How a payment names its recipient. */
export interface RecipientAddress {
  readonly phoneIndex: string | null;
  readonly recipientDid: string | null;
}

/** The tenant that the address reaches now; undefined when nobody holds it (D-106, D-111). Asked once a request. */
export function resolveRecipient(
  reads: Reads,
  { phoneIndex, recipientDid }: RecipientAddress,
): Promise<string | undefined> {
  return once(reads, `recipient:${phoneIndex}:${recipientDid}`, async () => {
    if (phoneIndex !== null) return (await recipientByPhone(reads, phoneIndex))?.tenantId;
    return recipientDid === null ? undefined : recipientByPayid(reads, recipientDid);
  });
}
