/** All hold reasons of the composer, in its order (A 2.3, D-116). */
export const HOLD_REASONS = [
  'RECIPIENT_NOT_ONBOARDED',
  'CREDENTIAL_EXPIRED',
  'CREDENTIAL_REVOKED',
  'CREDENTIAL_SUSPENDED',
  'CREDENTIAL_CHANGED_REVIEW_REQUIRED',
  'PHONE_REVERIFICATION_REQUIRED',
  'TRANSACTION_MONITORING_REVIEW',
  'AUTHORITY_LIMIT_EXCEEDED',
  'APPROVAL_THRESHOLD_NOT_MET',
  'PROVIDER_DESTINATION_REVOKED',
  'PAYOUT_DESTINATION_NOT_SELECTED',
  'PROVIDER_UNAVAILABLE',
  'INSUFFICIENT_ROUTE_LIQUIDITY',
  'POLICY_SUBSYSTEM_ERROR',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Reasons that end the attempt: CANCELED when unfunded, REFUND_PENDING when funded (A 2.3). */
export type RejectReason = 'SANCTIONS_REVIEW_REQUIRED' | 'POLICY_DENIED';

/** Holds that an operator's RELEASE clears for a payment for good (D-122). */
export type ReviewReason = 'TRANSACTION_MONITORING_REVIEW' | 'CREDENTIAL_CHANGED_REVIEW_REQUIRED';

/** Holds that a completed approval clears, and nothing else does (D-208). */
export type ApprovalReason = 'AUTHORITY_LIMIT_EXCEEDED' | 'APPROVAL_THRESHOLD_NOT_MET';

/** Where a held payment rests (D-117). */
export const heldStatus = (reasons: readonly HoldReason[]): 'PAYOUT_SELECTION_REQUIRED' | 'COMPLIANCE_HOLD' =>
  reasons.length === 1 && reasons[0] === 'PAYOUT_DESTINATION_NOT_SELECTED'
    ? 'PAYOUT_SELECTION_REQUIRED'
    : 'COMPLIANCE_HOLD';

/** Tells whether a person decides about a hold in a review case: one OPEN case per payment and reason (D-122). */
export const isReviewReason = (reason: string): reason is ReviewReason =>
  reason === 'TRANSACTION_MONITORING_REVIEW' || reason === 'CREDENTIAL_CHANGED_REVIEW_REQUIRED';

/**
 * Whether nothing is left to decide about a review of this reason: it holds the payment no more, and no outage hides it. A
 * script that takes a finding back does that, and so does the end of a payment (D-123, D-426).
 */
export const isMoot = ({ holdReasons }: { readonly holdReasons: readonly string[] }, reason: string): boolean =>
  !holdReasons.includes(reason) && !holdReasons.includes('POLICY_SUBSYSTEM_ERROR');
