import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { noticesOf } from '../factor-notice.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { faultOfAnswer, ownFactor } from '../own-factor.ts';
import { lockFactors, settingsOf } from '../protection.store.ts';
import { enrollmentText } from '../rules/approval-text.ts';
import { ATTEMPTS, usableAtOf } from '../rules/factor-rules.ts';
import { presentFactor } from '../twofa-factor.present.ts';
import { anotherVerified } from '../twofa-factor.store.ts';

/** Proves a factor by its code or signature; the fifth wrong answer deletes it (B 3, D-349, D-350). */
export const verifyTwoFactorFactor: Handler<'verifyTwoFactorFactor'> = async (request) => {
  const { path, body, tenantId, reads, services, write, fail } = request;
  const factor = await ownFactor(request, path.id);
  if (factor === undefined) return fail('FACTOR_NOT_FOUND');
  const fault = faultOfAnswer(factor, body);
  if (fault !== undefined) return fail('VALIDATION_FAILED', fault);
  const { id, now, context } = factor;
  if (factor.status !== 'PENDING') return fail('INVALID_TRANSITION', { from: factor.status, event: 'VERIFY' });
  const { memberId, otpHash, otpExpiresAt, signerAddress } = context;
  const right = await judgeAnswer(services.vault, context, body, {
    open: otpHash === null || otpExpiresAt === null ? null : { otpHash, expiresAt: otpExpiresAt },
    text: enrollmentText(services.config.serviceName, id, signerAddress ?? ''),
    use: id,
    now,
  });
  if (right === undefined) {
    // The count outlives the refusal: otherwise a code could be guessed for ever.
    const counted = await factor.send('WRONG_CODE', { at: now });
    if (counted.status === 'REMOVED') return fail.after(counted, 'TWOFA_TOO_MANY_ATTEMPTS');
    return fail.after(counted, 'TWOFA_INVALID_CODE', { attemptsRemaining: ATTEMPTS - counted.context.otpAttempts });
  }
  const [, another, settings] = await Promise.all([
    lockFactors(reads, memberId),
    anotherVerified(reads, tenantId, memberId, id),
    settingsOf(reads, tenantId),
  ]);
  const usableAt = usableAtOf(now, another === undefined, settings);
  await factor.send('VERIFY', { at: now, usableAt, ...right });
  const { vault, config } = services;
  const verified = { tenantId, memberId, type: context.type, usableAt };
  write(...(await noticesOf(verified, { reads, vault, serviceName: config.serviceName, now })));
  return presentFactor(recordOf(factor), now);
};
