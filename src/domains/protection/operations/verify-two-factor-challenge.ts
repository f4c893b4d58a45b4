import type { Handler } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { HOUR_MS, wholeSeconds } from '../../../platform/limits/budget.ts';
import { type Answer, judgeAnswer, type RightAnswer } from '../judge-answer.ts';
import { faultOfAnswer, isUsable, notUsable, ownChallenge, ownFactor } from '../own-factor.ts';
import { approvalText } from '../rules/approval-text.ts';
import { ATTEMPTS, CHALLENGE_TTL_MS, WRONG_ANSWERS_PER_HOUR } from '../rules/factor-rules.ts';
import { statusOfChallenge } from '../twofa-challenge.present.ts';
import { lockWrongAnswers } from '../twofa-challenge.store.ts';

/** One factor's answer; the last that is needed satisfies the challenge, the fifth wrong one cancels it (D-347, D-348). */
export const verifyTwoFactorChallenge: Handler<'verifyTwoFactorChallenge'> = async (request) => {
  const { path, body, tenantId, reads, services, write, fail } = request;
  const challenge = await ownChallenge(request, path.id);
  if (challenge === undefined) return fail('CHALLENGE_NOT_FOUND');
  const factor = await ownFactor(request, body.factorId);
  if (factor === undefined) return fail('FACTOR_NOT_FOUND');
  const fault = faultOfAnswer(factor, body) ?? (isUsable(factor) ? undefined : notUsable('cannot be used yet'));
  if (fault !== undefined) return fail('VALIDATION_FAILED', fault);
  const { now, context } = challenge;
  const status = statusOfChallenge(recordOf(challenge), now);
  if (status === 'EXPIRED') return fail('TWOFA_CHALLENGE_EXPIRED');
  if (status === 'CANCELLED') return fail('TWOFA_TOO_MANY_ATTEMPTS');
  if (status !== 'PENDING') return fail('INVALID_TRANSITION', { from: status, event: 'ANSWER' });
  const wrong = await lockWrongAnswers(reads, tenantId, context.memberId, now);
  if (wrong.count >= WRONG_ANSWERS_PER_HOUR) {
    const until = (wrong.since ?? now).getTime() + HOUR_MS - now.getTime();
    return fail.until(wholeSeconds(until), 'RATE_LIMITED');
  }
  const right = await judge(services, challenge, factor, body);
  if (right === undefined) {
    // The count outlives the refusal: otherwise a code could be guessed for ever.
    const counted = await challenge.send('WRONG_ANSWER');
    if (counted.status === 'CANCELLED') return fail.after(counted, 'TWOFA_TOO_MANY_ATTEMPTS');
    const attemptsRemaining = ATTEMPTS - counted.context.wrongAnswers;
    return fail.after(counted, 'TWOFA_INVALID_CODE', { attemptsRemaining });
  }
  // What a right answer spends is spent, whether it counts or has counted before.
  await factor.send('USE', { at: now, ...right });
  write(audit('twofa_factor.used', factor.id, tenantId, { challengeId: challenge.id, totpStep: right.totpStep }));
  const answer = { factorId: factor.id, at: now, redeemBy: new Date(now.getTime() + CHALLENGE_TTL_MS) };
  if (challenge.can('ANSWER', answer)) await challenge.send('ANSWER', answer);
  const { satisfiedFactorIds, requiredFactors } = challenge.context;
  return {
    challengeId: challenge.id,
    status: challenge.status,
    satisfiedFactors: satisfiedFactorIds.length,
    requiredFactors,
  };
};

function judge(
  { vault, config }: Parameters<Handler<'verifyTwoFactorChallenge'>>[0]['services'],
  { id, now, context }: Aggregate<'twofa-challenge'>,
  factor: Aggregate<'twofa-factor'>,
  answer: Answer,
): Promise<RightAnswer | undefined> {
  const sent = context.codes.find(({ factorId }) => factorId === factor.id);
  return judgeAnswer(vault, factor.context, answer, {
    open: sent === undefined ? null : { otpHash: sent.otpHash, expiresAt: new Date(sent.expiresAt) },
    text: approvalText(config.serviceName, id, context),
    use: `${id}:${factor.id}`,
    now,
  });
}
