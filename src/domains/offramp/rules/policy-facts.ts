import type { CredentialStatus } from '../../../../generated/contract/schemas.ts';
import type { ApprovalLane, GateFacts } from '../../approvals/index.ts';
import type { DestinationFacts } from './destination-facts.ts';
import type { ApprovalReason, HoldReason, RejectReason, ReviewReason } from './hold-reasons.ts';
import type { ExclusionDraft, QuoteDraft, QuoteOutcome } from './quoting-input.ts';

/** A BUSINESS_IDENTITY credential of the recipient (D-325). */
export interface CredentialFacts {
  readonly status: CredentialStatus;
  readonly legalName: string | null;
  readonly issuedAt: Date;
  /** Null: it never expires. */
  readonly expiresAt: Date | null;
}

export interface RecipientFacts {
  /** All it ever had; none means that it was never onboarded (D-118). */
  readonly credentials: readonly CredentialFacts[];
  /** The ACTIVE credential's legal name at the payment's first POLICY_CHECK; null when there was none then, or now is the first. */
  readonly legalNameAtFirstCheck: string | null;
}

/** The recipient's hold on the phone that the payment names: null alias status when the alias is gone. */
export interface PhoneFacts {
  readonly aliasStatus: 'PENDING' | 'ACTIVE' | 'REVERIFICATION_REQUIRED' | 'REPLACED' | 'REVOKED' | null;
}

/** UNAVAILABLE when no adapter answers; then the gate fails closed (D-123). */
export type ScreeningOutcome = 'CLEAR' | 'SANCTIONS' | 'MONITORING' | 'UNAVAILABLE';

/** A destination that this payment had requested or selected, which has been REVOKED (D-120). */
export interface RevokedDestinationFacts {
  readonly destinationId: string;
  readonly revokedAt: Date;
}

/** The gate of authority and approval; a payment without it needs no approval. */
export interface ApprovalFacts {
  /** A limit or list of the initiator's grant is breached and no approval has cleared it (D-208). */
  readonly authorityLimitExceeded: boolean;
  /** An approval is needed and its weight has not been reached. */
  readonly thresholdNotMet: boolean;
}

/** Everything that the verdict depends on, loaded before it; the composer looks nothing up. */
export interface PolicyFacts {
  readonly now: Date;
  /** False in an outage, simulated ones included (D-124). */
  readonly policySubsystemAvailable: boolean;
  readonly screening: ScreeningOutcome;
  readonly recipient: RecipientFacts;
  /** Null for DID addressing (D-106). */
  readonly phone: PhoneFacts | null;
  /** All destinations of the recipient, revoked ones included (D-441). */
  readonly destinations: readonly DestinationFacts[];
  readonly requestedDestinationId: string | null;
  /** Both may be: what was requested, and what was selected after it. */
  readonly revokedDestinations: readonly RevokedDestinationFacts[];
  readonly quoteOutcome: QuoteOutcome;
  /** Reasons that an operator has released for this payment (D-122). */
  readonly clearedReviews: readonly ReviewReason[];
  /** Reasons for which a review was opened for this payment; each stands until it is released (A 2.3). */
  readonly openedReviews: readonly ReviewReason[];
  /** Reasons that a completed approval waives for this payment; every other gate still runs (A 3.1). */
  readonly waivedReasons: readonly ApprovalReason[];
  readonly approval?: ApprovalFacts;
  /** The sender organization's payment policy caps are breached (D-228). */
  readonly organizationPolicyDenies?: boolean;
  readonly agentPolicyDenies?: boolean;
  /** The approval that the gates ask for; carried into the verdict that holds the payment for it. */
  readonly lane?: ApprovalLane | null;
}

/** The input of `checkPolicy`, before routes are quoted and the gates of the sender's organization are judged. */
export interface UncheckedFacts
  extends Omit<PolicyFacts, 'quoteOutcome' | 'approval' | 'organizationPolicyDenies' | 'lane'> {
  /** Absent: the sender has no gates, as in tests of the others. */
  readonly gates?: GateFacts;
}

export type PolicyVerdict =
  | { readonly kind: 'pass'; readonly quotes: readonly QuoteDraft[]; readonly excluded: readonly ExclusionDraft[] }
  | {
      readonly kind: 'hold';
      /** All that stand, in the composer's order (D-117). */
      readonly reasons: readonly HoldReason[];
      /** The status of a payment that waits for votes, among others. */
      readonly lane?: ApprovalLane;
      /** The thrown error, for the log; only with POLICY_SUBSYSTEM_ERROR. */
      readonly cause?: unknown;
    }
  | {
      readonly kind: 'reject';
      readonly reason: RejectReason;
      /** The review case to open for the record; releasing it revives nothing (D-122). */
      readonly reviewCase?: 'SANCTIONS_REVIEW_REQUIRED';
    };
