import type { Handler } from '../../../platform/http/handler.ts';
import { memberIdOf } from '../own-factor.ts';
import { usableFactors } from '../protection.store.ts';
import { presentChallenge } from '../twofa-challenge.present.ts';
import { findChallenge } from '../twofa-challenge.store.ts';

/** Returns the subject of the refused request, and the progress of its approval (D-339). */
export const getTwoFactorChallenge: Handler<'getTwoFactorChallenge'> = async (request) => {
  const { path, tenantId, now, reads, fail } = request;
  const [challenge, factors] = await Promise.all([
    findChallenge(reads, tenantId, memberIdOf(request), path.id),
    usableFactors(request),
  ]);
  return challenge === undefined ? fail('CHALLENGE_NOT_FOUND') : presentChallenge(challenge, factors, now);
};
