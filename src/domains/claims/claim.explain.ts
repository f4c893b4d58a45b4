import type { Explainer } from '../../kernel/explain/explainer.ts';

/** The sender alone reads the claim of a payment (D-183). */
export const explain: Explainer<'claim'> = {
  readAs: 'getOfframpPaymentClaim',
  shows: ({ senderTenantId }, { tenantId }) => senderTenantId === tenantId,
};
