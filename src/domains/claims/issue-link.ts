import { messageSlot, sendMessage } from '../../payments/messages/index.ts';
import { hashToken, randomToken } from '../../platform/crypto/index.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Reads, RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../platform/lifecycle/writes.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { claimMessage } from './rules/claim-message.ts';
import { linkEndOf } from './rules/link.ts';

interface Unit extends Pick<Aggregates, 'open'> {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

/**
 * Makes a link of 32 random bytes and sends it to the contact on the claim. The claim keeps the hash; the token itself
 * is in the message only, which travels encrypted (A 2.5, D-190, D-196). Refuses, before anything is written, where the
 * contact has been sent too many codes and links (D-526).
 */
export async function issueLink(
  unit: Unit,
  claim: Aggregate<'claim'>,
  services: Services,
  { resent }: { readonly resent: boolean },
): Promise<Refusal<'RATE_LIMITED'> | undefined> {
  const { vault, links } = services;
  const { phoneCiphertext, emailCiphertext, senderTenantId } = claim.context;
  const ciphertext = phoneCiphertext ?? emailCiphertext;
  if (ciphertext === null) throw new Error(`${claim.id} has no contact`);
  const channel = phoneCiphertext === null ? 'email' : 'sms';
  const { now } = claim;
  const to = vault.decrypt(ciphertext);
  const slot = await messageSlot({ reads: unit.reads, services }, { tenantId: senderTenantId, to, now });
  if (slot instanceof Refusal) return slot;
  const token = randomToken();
  await unit.open('claim-link', {
    id: newId('lnk'),
    context: {
      claimId: claim.id,
      senderTenantId,
      tokenHash: hashToken(token),
      channel,
      resent,
      expiresAt: linkEndOf(claim.context, now),
      otpHash: null,
      otpExpiresAt: null,
      otpSentAt: null,
      otpAttempts: 0,
      consumedAt: null,
      ticketHash: null,
      ticketExpiresAt: null,
    },
  });
  const link = `${links.claims}/c/${token}`;
  unit.write(
    ...sendMessage(
      vault,
      {
        tenantId: senderTenantId,
        channel,
        to,
        purpose: 'CLAIM_LINK',
        body: claimMessage(await nameOf(unit.reads, senderTenantId), link),
        code: null,
        link,
        now,
      },
      slot,
    ),
  );
  return undefined;
}

/** The sender reads its own row here; the worker reads as the service. */
const nameOf = async (reads: RowReads, tenantId: string): Promise<string> =>
  (await reads.one<{ name: string }>(sql('tenants').where({ id: tenantId }).select('name')))?.name ?? '';
