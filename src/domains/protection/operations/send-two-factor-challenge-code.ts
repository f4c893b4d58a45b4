import { lockAddress, messageSlot } from '../../../payments/messages/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { wholeSeconds } from '../../../platform/limits/budget.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isUsable, memberIdOf, notUsable, ownChallenge, ownFactor } from '../own-factor.ts';
import { approvalMessage } from '../rules/approval-text.ts';
import { APPROVAL_SENDS, isSent, waitToResend, waitToSend } from '../rules/factor-rules.ts';
import { sendCode } from '../send-code.ts';
import { statusOfChallenge } from '../twofa-challenge.present.ts';
import { addressOf, lockCodes, lockCodesSent } from '../twofa-factor.store.ts';

/** Sends a code that says what it approves; a newer one voids the one before (B 4.8, D-348, D-357). */
export const sendTwoFactorChallengeCode: Handler<'sendTwoFactorChallengeCode'> = async (request) => {
  const { path, body, tenantId, reads, services, write, fail } = request;
  const { vault, config } = services;
  const memberId = memberIdOf(request);
  const known = await addressOf(reads, tenantId, memberId, body.factorId);
  await lockCodes(reads, tenantId, `approve:${memberId}`);
  if (known?.targetCiphertext) await lockAddress(request, vault.decrypt(known.targetCiphertext));
  const challenge = await ownChallenge(request, path.id);
  if (challenge === undefined) return fail('CHALLENGE_NOT_FOUND');
  const factor = await ownFactor(request, body.factorId);
  if (factor === undefined) return fail('FACTOR_NOT_FOUND');
  const { type, targetCiphertext } = factor.context;
  if (!isSent(type)) return fail('VALIDATION_FAILED', notUsable(`is of type ${type}, which has no code to send`));
  if (!isUsable(factor)) return fail('VALIDATION_FAILED', notUsable('cannot be used yet'));
  const { now, context } = challenge;
  const status = statusOfChallenge(recordOf(challenge), now);
  if (status === 'EXPIRED') return fail('TWOFA_CHALLENGE_EXPIRED');
  if (status === 'CANCELLED') return fail('TWOFA_TOO_MANY_ATTEMPTS');
  if (status !== 'PENDING') return fail('INVALID_TRANSITION', { from: status, event: 'SEND_CODE' });
  const subject = `approve:${context.memberId}` as const;
  const wait = Math.max(
    waitToResend(context.sends, context.lastSentAt, now) ?? context.expiresAt.getTime() - now.getTime(),
    waitToSend(await lockCodesSent(reads, tenantId, subject, now), now, APPROVAL_SENDS),
  );
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');
  const to = vault.decrypt(targetCiphertext ?? '');
  const slot = await messageSlot(request, { tenantId, to, now });
  if (slot instanceof Refusal) return slot;
  const { otpHash, expiresAt, writes } = sendCode(vault, {
    tenantId,
    type,
    now,
    purpose: 'TWOFA_OTP',
    countedOn: [subject],
    to,
    slot,
    use: `${challenge.id}:${factor.id}`,
    body: (code) => approvalMessage(config.serviceName, code, context),
  });
  const code = { factorId: factor.id, otpHash, expiresAt: expiresAt.toISOString() };
  await challenge.send('SEND_CODE', { code, at: now });
  write(...writes);
  return {
    challengeId: challenge.id,
    factorId: factor.id,
    sentAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
};
