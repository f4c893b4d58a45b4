import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

const VERIFICATION = waitFor('you', 'Prove that the destination is yours.', ['verifyPayoutDestination']);

/** Its provider may revoke a destination in any state, but nothing waits for that. Bank accounts cannot be verified (D-234). */
export const explain: Explainer<'payout-destination'> = {
  // A consent to fall back needs an ACTIVE destination, a label does not.
  refusal: (operation, { status }) =>
    operation === 'updatePayoutDestination' && status !== 'REVOKED' ? 'depends' : undefined,
  waitingFor: ({ status, type }) =>
    status === 'PENDING_VERIFICATION' && type !== 'US_BANK_ACH' && type !== 'SEPA' ? [VERIFICATION] : [],
};
