import { hashToken, randomToken } from '../../kernel/crypto/index.ts';
import { HOUR_MS } from '../../kernel/db/budget.ts';
import { newId } from '../../kernel/db/ids.ts';
import type { Aggregate, Aggregates } from '../../kernel/lifecycle/aggregate.ts';
import type { Write } from '../../kernel/lifecycle/writes.ts';
import { sendMessage } from '../../kernel/messages/index.ts';
import type { Services } from '../../kernel/services.ts';

/** How long a link can be used, if its claim lasts that long (D-190). */
const LINK_TTL_MS = 72 * HOUR_MS;

interface Unit extends Pick<Aggregates, 'open'> {
  write(...writes: readonly Write[]): void;
}

/**
 * Makes a link of 32 random bytes and sends it to the contact on the claim. The claim keeps the hash; the token itself
 * is in the message only, which travels encrypted (A 2.5, D-190, D-196).
 */
export async function issueLink(
  unit: Unit,
  claim: Aggregate<'claim'>,
  { vault, urls }: Services,
  { resent }: { readonly resent: boolean },
): Promise<void> {
  const { phoneCiphertext, emailCiphertext, senderTenantId, expiresAt } = claim.context;
  const ciphertext = phoneCiphertext ?? emailCiphertext;
  if (ciphertext === null) throw new Error(`${claim.id} has no contact`);
  const channel = phoneCiphertext === null ? 'email' : 'sms';
  const token = randomToken();
  const { now } = claim;
  await unit.open('claim-link', {
    id: newId('lnk'),
    context: {
      claimId: claim.id,
      senderTenantId,
      tokenHash: hashToken(token),
      channel,
      resent,
      expiresAt: new Date(Math.min(now.getTime() + LINK_TTL_MS, expiresAt.getTime())),
      otpHash: null,
      otpExpiresAt: null,
      otpSentAt: null,
      otpAttempts: 0,
      consumedAt: null,
      ticketHash: null,
      ticketExpiresAt: null,
    },
  });
  const link = `${urls.claims}/c/${token}`;
  unit.write(
    ...sendMessage(vault, {
      tenantId: senderTenantId,
      channel,
      to: vault.decrypt(ciphertext),
      purpose: 'CLAIM_LINK',
      body: `Money is waiting for you. Claim it here: ${link}`,
      code: null,
      link,
      now,
    }),
  );
}
