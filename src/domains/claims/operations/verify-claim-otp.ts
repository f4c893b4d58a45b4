import { equalSecrets, hashToken, randomToken } from '../../../platform/crypto/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { judgeCode } from '../../identity/aliases/index.ts';
import { lockUsableLink } from '../claim-link.store.ts';
import { ticketEndOf } from '../rules/ticket.ts';
import { claimCodeHash } from './send-claim-otp.ts';

/** Proves control of the contact: the right code uses the link up, under its lock, and answers a ticket (A 2.5, D-193). */
export const verifyClaimOtp: Handler<'verifyClaimOtp'> = async (request) => {
  const { path, body, services, fail } = request;
  if (!services.config.claimsPublicFlow) return fail('ROUTE_NOT_FOUND');
  const found = await lockUsableLink(request, path.claimToken);
  if (found === 'none') return fail('CLAIM_NOT_FOUND');
  if (found === 'gone') return fail('CLAIM_LINK_GONE');
  const { link } = found;
  const { now } = link;
  const given = claimCodeHash(services.vault, link.id, body.code);
  const verdict = judgeCode(link.context, now, (otpHash) => equalSecrets(otpHash, given));
  switch (verdict.kind) {
    case 'EXPIRED':
      return fail('CLAIM_OTP_EXPIRED');
    case 'VOID':
      return fail('CLAIM_OTP_TOO_MANY_ATTEMPTS');
    case 'WRONG': {
      // The count outlives the refusal: otherwise a code could be guessed for ever.
      const counted = await link.send('WRONG_OTP');
      const { attemptsRemaining } = verdict;
      if (attemptsRemaining === 0) return fail.after(counted, 'CLAIM_OTP_TOO_MANY_ATTEMPTS');
      return fail.after(counted, 'CLAIM_OTP_INVALID', { attemptsRemaining });
    }
    case 'RIGHT': {
      const ticket = randomToken();
      const ticketExpiresAt = ticketEndOf(now);
      await link.send('CONSUME', { ticketHash: hashToken(ticket), ticketExpiresAt, at: now });
      return { claimTicket: ticket, expiresAt: ticketExpiresAt.toISOString() };
    }
  }
};
