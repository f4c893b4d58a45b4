import type { Explainer } from '../../platform/explain/explainer.ts';

/** Versions of the policy are read as its history. */
export const explain: Explainer<'payment-policy'> = { readAs: 'listPaymentPolicyVersions' };
