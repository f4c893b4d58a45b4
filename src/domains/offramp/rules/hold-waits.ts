import type { OperationId } from '../../../../generated/contract/operations.ts';
import type { ExplanationWait, HoldReason } from '../../../../generated/contract/schemas.ts';
import { waitFor } from '../../../platform/explain/wait-for.ts';

interface Hold extends Pick<ExplanationWait, 'kind' | 'why'> {
  readonly clearedBy: readonly OperationId[];
}

const VERIFY: readonly OperationId[] = ['createVerificationSession'];
const VOTE: readonly OperationId[] = ['signApproval', 'rejectApproval', 'approvePayment'];

/** The operations that clear each hold, and who calls them (A 2.3). */
const HOLDS: Readonly<Record<HoldReason, Hold>> = {
  RECIPIENT_NOT_ONBOARDED: { kind: 'recipient', why: 'The recipient verifies its business.', clearedBy: VERIFY },
  PAYOUT_DESTINATION_NOT_SELECTED: {
    kind: 'recipient',
    why: 'The recipient adds a payout destination, or chooses a default.',
    clearedBy: ['createPayoutDestination', 'verifyPayoutDestination', 'setDefaultPayoutDestination'],
  },
  CREDENTIAL_EXPIRED: { kind: 'recipient', why: 'The recipient renews its credential.', clearedBy: VERIFY },
  CREDENTIAL_REVOKED: { kind: 'recipient', why: 'The recipient gets a new credential.', clearedBy: VERIFY },
  CREDENTIAL_SUSPENDED: {
    kind: 'recipient',
    why: 'The credential of the recipient, or a new one, becomes ACTIVE.',
    clearedBy: VERIFY,
  },
  CREDENTIAL_CHANGED_REVIEW_REQUIRED: {
    kind: 'operator',
    why: 'An operator reviews the changed name of the recipient.',
    clearedBy: [],
  },
  PHONE_REVERIFICATION_REQUIRED: {
    kind: 'recipient',
    why: 'The recipient verifies its phone again.',
    clearedBy: ['resendPhoneAliasCode', 'verifyPhoneAlias'],
  },
  TRANSACTION_MONITORING_REVIEW: { kind: 'operator', why: 'An operator decides the review case.', clearedBy: [] },
  PROVIDER_DESTINATION_REVOKED: {
    kind: 'recipient',
    why: 'The provider has revoked the destination. The recipient adds or chooses another one.',
    clearedBy: ['createPayoutDestination', 'setDefaultPayoutDestination'],
  },
  PROVIDER_UNAVAILABLE: { kind: 'provider', why: 'The payout provider is available again.', clearedBy: [] },
  INSUFFICIENT_ROUTE_LIQUIDITY: {
    kind: 'liquidity',
    why: 'An operator adds liquidity for the route.',
    clearedBy: [],
  },
  POLICY_SUBSYSTEM_ERROR: { kind: 'service', why: 'The policy checks are available again.', clearedBy: [] },
  APPROVAL_THRESHOLD_NOT_MET: { kind: 'approval', why: 'Members of the sender vote.', clearedBy: VOTE },
  AUTHORITY_LIMIT_EXCEEDED: {
    kind: 'approval',
    why: 'Members of the sender vote, or the limit of the authority grant allows the payment again.',
    clearedBy: VOTE,
  },
  SANCTIONS_REVIEW_REQUIRED: { kind: 'operator', why: 'The payment is refused.', clearedBy: [] },
  POLICY_DENIED: { kind: 'operator', why: 'The payment is refused.', clearedBy: [] },
};

/** Returns what a hold waits for, as one of the parties sees it. */
export function holdWait(reason: HoldReason, isRecipient: boolean): ExplanationWait {
  const { kind, why, clearedBy } = HOLDS[reason];
  const isYours = kind === 'recipient' && isRecipient;
  return waitFor(isYours ? 'you' : kind, why, clearedBy, reason);
}
