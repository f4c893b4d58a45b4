/** A payment that rests, with everything that may be the reason, as the rows tell. Times on the sender's clock. */
export interface RestingPayment {
  readonly id: string;
  readonly status: string;
  readonly senderTenantId: string;
  readonly recipientTenantId: string | null;
  readonly holdReasons: readonly string[];
  readonly failureReason: string | null;
  readonly since: Date;
  readonly tenantNow: Date;
  readonly claimExpiresAt: Date | null;
  readonly claimStatus: string | null;
  readonly openReviews: readonly string[];
  /** With the weight that their votes have, and the one that they need. */
  readonly openApprovals: readonly string[];
  readonly attemptProvider: string | null;
  readonly attemptStatus: string | null;
  /** The job that is to move it on from this status. */
  readonly jobTopic: string | null;
  readonly jobAttempts: number | null;
  readonly jobError: string | null;
  /** Why an operator has parked it; null where none has. */
  readonly jobParked: string | null;
}

/** The reason in one line. */
export function whyOf(payment: RestingPayment): string {
  switch (payment.status) {
    case 'COMPLIANCE_HOLD':
    case 'PAYOUT_SELECTION_REQUIRED':
      return whyHeld(payment);
    case 'PENDING_CLAIM':
      return whyUnclaimed(payment);
    case 'AWAITING_SOURCE_FUNDS':
      return 'waits for a deposit that has not arrived';
    case 'SOURCE_FUNDS_CONFIRMING':
      return 'waits for confirmations of its deposit';
    case 'AWAITING_RECIPIENT_CONFIRMATION':
      return `waits for ${payment.recipientTenantId} to select a route and confirm`;
    case 'FUNDS_LOCKED':
      return `waits for its submission; ${jobOf(payment)}`;
    case 'PROVIDER_SUBMITTED':
    case 'PROVIDER_PROCESSING':
      return `waits for ${payment.attemptProvider}, which said ${payment.attemptStatus ?? 'nothing yet'}; ${jobOf(payment)}`;
    case 'ACTION_REQUIRED':
      return `${payment.attemptProvider} reports ${payment.failureReason}${reviewsOf(payment)}`;
    case 'FAILED':
    case 'REFUND_PENDING':
      return `its refund is not posted (${payment.failureReason ?? 'no reason'}); ${jobOf(payment)}`;
    default:
      return `stays in ${payment.status}, which should never happen; ${jobOf(payment)}`;
  }
}

const whyHeld = (payment: RestingPayment): string =>
  `held for ${payment.holdReasons.join(', ')}${reviewsOf(payment)}${approvalsOf(payment)}`;

const reviewsOf = ({ openReviews }: RestingPayment): string =>
  openReviews.length === 0 ? '' : `; open review cases: ${openReviews.join(', ')}`;

const approvalsOf = ({ openApprovals }: RestingPayment): string => openApprovals.map((one) => `; ${one}`).join('');

function whyUnclaimed({ claimExpiresAt, claimStatus, recipientTenantId, tenantNow }: RestingPayment): string {
  const until = claimExpiresAt?.toISOString() ?? 'nobody knows when';
  if (claimExpiresAt !== null && claimExpiresAt <= tenantNow) return `its claim expired at ${until} and was not ended`;
  if (recipientTenantId === null) return `nobody has claimed it; the claim is ${claimStatus} until ${until}`;
  return `claimed by ${recipientTenantId}, which is not onboarded or has no usable destination; open until ${until}`;
}

/** A job that is gone cannot move it any more; one that failed says what it met last. */
function jobOf({ jobTopic, jobAttempts, jobError, jobParked }: RestingPayment): string {
  if (jobTopic === null) return 'no job is left to do it';
  if (jobParked !== null) return `${jobTopic} is parked: ${jobParked}`;
  if (jobError === null) return `${jobTopic} waits for its turn`;
  return `${jobTopic} was tried ${jobAttempts} times, at last: ${jobError}`;
}
