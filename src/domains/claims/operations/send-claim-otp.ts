import { lockAddress, messageSlot, sendMessage } from '../../../payments/messages/index.ts';
import { otpCode, type Vault } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { insert } from '../../../platform/lifecycle/writes.ts';
import { DAY_MS, HOUR_MS, waitFor, wholeSeconds } from '../../../platform/limits/budget.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { CODE_TTL_MS } from '../../identity/aliases/index.ts';
import {
  codesAskedFrom,
  codesSentTo,
  type LinkRow,
  linkByToken,
  lockUsableLink,
  type UsableLink,
} from '../claim-link.store.ts';

/** Between two codes of one link (D-192). */
const RESEND_GAP_MS = 60_000;

/** Sends a code to the contact on the claim, never to one that the caller names (A 3.3, D-192). */
export const sendClaimOtp: Handler<'sendClaimOtp'> = async (request) => {
  const { path, reads, services, clientNetwork, write, fail } = request;
  const { vault, config } = services;
  if (!config.claimsPublicFlow) return fail('ROUTE_NOT_FOUND');
  const addressIndex = vault.blindIndex('address', clientNetwork);
  const known = await linkByToken(reads, path.claimToken);
  if (known !== undefined) await lockWhatCounts(request, known, addressIndex);
  const found = await lockUsableLink(request, path.claimToken);
  if (found === 'none') return fail('CLAIM_NOT_FOUND');
  if (found === 'gone') return fail('CLAIM_LINK_GONE');
  const { row, link } = found;
  const wait = await waitToSend(request, found, addressIndex);
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');

  const { now } = link;
  const to = vault.decrypt(row.contactCiphertext);
  const slot = await messageSlot(request, { tenantId: row.senderTenantId, to, now });
  if (slot instanceof Refusal) return slot;
  const code = otpCode();
  const otpExpiresAt = new Date(now.getTime() + CODE_TTL_MS);
  await link.send('SEND_OTP', { otpHash: claimCodeHash(vault, link.id, code), otpExpiresAt, at: now });
  write(
    ...sendMessage(
      vault,
      {
        tenantId: row.senderTenantId,
        channel: row.channel,
        to,
        purpose: 'CLAIM_OTP',
        body: `Your claim code is ${code}. It is valid for 10 minutes.`,
        code,
        link: null,
        now,
      },
      slot,
    ),
    insert('claim_code_sends', {
      id: newId('msg'),
      claimId: row.claimId,
      senderTenantId: row.senderTenantId,
      contactIndex: row.contactIndex,
      addressIndex,
      sentAt: now,
      createdAt: services.realTime(),
    }),
  );
  return {
    sent: true,
    expiresAt: otpExpiresAt.toISOString(),
    resendAvailableAt: new Date(now.getTime() + RESEND_GAP_MS).toISOString(),
  };
};

/** The budgets of the contact and of the asker's address, and the contact itself, before the link is locked. */
async function lockWhatCounts(request: Request<'sendClaimOtp'>, known: LinkRow, addressIndex: string): Promise<void> {
  await lockByName(request.reads, 'claim-code-to', known.contactIndex);
  await lockByName(request.reads, 'claim-code-from', addressIndex);
  await lockAddress(request, request.services.vault.decrypt(known.contactCiphertext));
}

/** Milliseconds until one more code may go out; codes to one contact, and from one address, are counted one by one. */
async function waitToSend(
  { reads, services }: Request<'sendClaimOtp'>,
  { row, link }: UsableLink,
  addressIndex: string,
): Promise<number> {
  const { claimLimits: limits } = services.config;
  const { now } = link;
  const realNow = services.realTime();
  const [sent, asked] = await Promise.all([
    codesSentTo(reads, row.contactIndex, new Date(now.getTime() - DAY_MS), {
      senderTenantId: row.senderTenantId,
      offsetMs: Number(row.clockOffsetMs),
    }),
    codesAskedFrom(reads, addressIndex, new Date(realNow.getTime() - HOUR_MS)),
  ]);
  const lastSent = link.context.otpSentAt;
  return Math.max(
    lastSent === null ? 0 : waitFor([lastSent], now, { limit: 1, windowMs: RESEND_GAP_MS }),
    waitFor(sent, now, { limit: limits.otpSendsPerHourPerContact, windowMs: HOUR_MS }),
    waitFor(sent, now, { limit: limits.otpSendsPerDayPerContact, windowMs: DAY_MS }),
    waitFor(asked, realNow, { limit: limits.otpSendsPerHourPerIp, windowMs: HOUR_MS }),
  );
}

/** Keyed, because a million codes are too few for a plain hash; bound to the link. */
export const claimCodeHash = (vault: Vault, linkId: string, code: string): string =>
  vault.blindIndex('claim_code', `${linkId}:${code}`);
