import type { OperationId } from '../../../generated/contract/operations.ts';
import type { Explainer } from '../../kernel/explain/explainer.ts';
import { waitFor } from '../../kernel/explain/wait-for.ts';
import { directsIncomingMoney } from '../../kernel/http/caller.ts';

/** Who directs money decides before the state does (D-505). */
const DIRECTS: ReadonlySet<OperationId> = new Set([
  'updatePayoutDestination',
  'revokePayoutDestination',
  'setDefaultPayoutDestination',
] as const);

const VERIFICATION = waitFor('you', 'Prove that the destination is yours.', ['verifyPayoutDestination']);

/** Its provider may revoke a destination in any state, but nothing waits for that. Bank accounts cannot be verified (D-234). */
export const explain: Explainer<'payout-destination'> = {
  refusal(operation, { status }, { caller }) {
    if (caller === null || !DIRECTS.has(operation)) return undefined;
    if (!directsIncomingMoney(caller)) return 'ROLE_NOT_PERMITTED';
    // A consent to fall back needs an ACTIVE destination, a label does not.
    return operation === 'updatePayoutDestination' && status !== 'REVOKED' ? 'depends' : undefined;
  },
  waitingFor: ({ status, type }) =>
    status === 'PENDING_VERIFICATION' && type !== 'US_BANK_ACH' && type !== 'SEPA' ? [VERIFICATION] : [],
};
