import { lockAddress, messageSlot } from '../../../payments/messages/index.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { wholeSeconds } from '../../../platform/limits/budget.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { memberIdOf, ownFactor } from '../own-factor.ts';
import { enrollmentMessage } from '../rules/approval-text.ts';
import { ENROLLMENT_SENDS, isSent, waitToResend, waitToSend } from '../rules/factor-rules.ts';
import { sendCode } from '../send-code.ts';
import { presentFactor } from '../twofa-factor.present.ts';
import { addressOf, lockCodes, lockCodesSent } from '../twofa-factor.store.ts';

/** Sends a new enrollment code and voids the old one; wrong answers stay counted (D-348, D-349). */
export const resendTwoFactorFactorCode: Handler<'resendTwoFactorFactorCode'> = async (request) => {
  const { path, tenantId, reads, services, write, fail } = request;
  const { vault, config } = services;
  await lockWhatCounts(request);
  const factor = await ownFactor(request, path.id);
  if (factor === undefined) return fail('FACTOR_NOT_FOUND');
  const { type, memberId, targetIndex, targetCiphertext, otpSends, otpSentAt, enrollBy } = factor.context;
  if (!isSent(type)) {
    const error = { path: '/path/id', message: `is a factor of type ${type}, which has no code to send`, rule: 'type' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const { now } = factor;
  if (factor.status !== 'PENDING') return fail('INVALID_TRANSITION', { from: factor.status, event: 'RESEND' });
  const countedOn = [`enroll:${targetIndex}`, `enroll:${memberId}`] as const;
  const sent = await Promise.all(countedOn.map((subject) => lockCodesSent(reads, tenantId, subject, now)));
  const wait = Math.max(
    waitToResend(otpSends, otpSentAt, now) ?? enrollBy.getTime() - now.getTime(),
    ...sent.map((times) => waitToSend(times, now, ENROLLMENT_SENDS)),
  );
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');
  const to = vault.decrypt(targetCiphertext ?? '');
  const slot = await messageSlot(request, { tenantId, to, now });
  if (slot instanceof Refusal) return slot;
  const { otpHash, expiresAt, writes } = sendCode(vault, {
    tenantId,
    to,
    type,
    now,
    countedOn,
    slot,
    use: factor.id,
    purpose: 'FACTOR_OTP',
    body: (code) => enrollmentMessage(config.serviceName, code),
  });
  await factor.send('RESEND', { otpHash, otpExpiresAt: expiresAt, at: now });
  write(...writes);
  return presentFactor(recordOf(factor), now);
};

/** The budgets of the address and the member, and the address itself, before the factor is locked. */
async function lockWhatCounts(request: Request<'resendTwoFactorFactorCode'>): Promise<void> {
  const { path, tenantId, reads, services } = request;
  const memberId = memberIdOf(request);
  const known = await addressOf(reads, tenantId, memberId, path.id);
  if (known === undefined || known.targetCiphertext === null) return;
  await lockCodes(reads, tenantId, `enroll:${known.targetIndex}`);
  await lockCodes(reads, tenantId, `enroll:${memberId}`);
  await lockAddress(request, services.vault.decrypt(known.targetCiphertext));
}
