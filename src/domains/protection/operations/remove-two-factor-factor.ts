import type { Handler } from '../../../platform/http/handler.ts';
import { memberIdOf, ownFactor } from '../own-factor.ts';
import { lockFactors, protectionOf } from '../protection.store.ts';
import { mustStay } from '../rules/factor-rules.ts';

/** Takes a factor away, unless protection needs it (B 4.8, D-353). */
export const removeTwoFactorFactor: Handler<'removeTwoFactorFactor'> = async (request) => {
  const { path, reads, fail } = request;
  const factor = await ownFactor(request, path.id);
  if (factor === undefined) return fail('FACTOR_NOT_FOUND');
  if (factor.status === 'VERIFIED') {
    const [, protection] = await Promise.all([lockFactors(reads, memberIdOf(request)), protectionOf(request)]);
    const remaining = protection?.factors.filter(({ id }) => id !== factor.id) ?? [];
    if (protection && mustStay(remaining, protection.requiredFactors)) return fail('TWOFA_FACTOR_REQUIRED');
  }
  await factor.send('REMOVE', { at: factor.now });
  return { id: factor.id, deleted: true };
};
