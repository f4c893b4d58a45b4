import type { ExplanationWait } from '../../../generated/contract/schemas.ts';
import type { Explainer } from '../../kernel/explain/explainer.ts';

const VERIFICATION: ExplanationWait = {
  kind: 'you',
  code: null,
  why: 'Prove that the destination is yours.',
  clearedBy: ['verifyPayoutDestination'],
  dueAt: null,
};

/** Its provider may revoke a destination in any state, but nothing waits for that. Bank accounts cannot be verified (D-234). */
export const explain: Explainer<'payout-destination'> = {
  waitingFor: ({ status, type }) =>
    status === 'PENDING_VERIFICATION' && type !== 'US_BANK_ACH' && type !== 'SEPA' ? [VERIFICATION] : [],
};
