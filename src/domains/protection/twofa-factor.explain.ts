import type { Explainer } from '../../platform/explain/explainer.ts';

/** A member reads its own factors that were not removed. */
export const explain: Explainer<'twofa-factor'> = {
  readAs: 'listTwoFactorFactors',
  // How many codes were sent, and when, decides.
  refusal: (operation, { status }) =>
    operation === 'resendTwoFactorFactorCode' && status === 'PENDING' ? 'depends' : undefined,
  shows: ({ memberId, status }, { caller }) => status !== 'REMOVED' && memberId === caller?.memberId,
};
