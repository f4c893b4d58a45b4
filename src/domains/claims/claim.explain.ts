import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

/** The sender alone reads the claim of a payment (D-183). */
export const explain: Explainer<'claim'> = {
  // Its payment has the timer: an open claim ends with it.
  waitingFor: ({ status, expiresAt }) =>
    status === 'OPEN'
      ? [
          waitFor('recipient', 'The owner of the contact signs up, is verified and claims it.', ['acceptClaim']),
          { ...waitFor('deadline', 'EXPIRE leads to EXPIRED.'), dueAt: expiresAt.toISOString() },
        ]
      : undefined,
  readAs: 'getOfframpPaymentClaim',
  shows: ({ senderTenantId }, { tenantId }) => senderTenantId === tenantId,
};
