import type { MemberRole } from '../../../../generated/contract/schemas.ts';
import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';
import type { PaymentPolicyRules } from '../../../../machines/approvals/payment-policy.machine.ts';
import type { Spent } from './spend-windows.ts';

/** The payment as the sender's organization judges it. */
export interface GatedPayment {
  readonly amountBaseUnits: bigint;
  /** `USDC`. */
  readonly asset: string;
  /** CAIP-19. */
  readonly assetId: string;
  /** CAIP-2: `eip155:84532`. */
  readonly chainKey: string;
  readonly requestedDestinationId: string | null;
}

/** The initiator, as the member of the sender's organization is now. */
export interface Initiator {
  readonly isActive: boolean;
  readonly role: MemberRole;
  /** Approvers have to be in this group; null admits any voter (D-212). */
  readonly approverGroup: string | null;
}

/** Where the approval of a payment stands; nothing opens after a rejection, which ends the payment (D-213, D-215). */
export type Standing =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open';
      readonly requestId: string;
      readonly requiredWeight: number;
      readonly approvalGroup: string | null;
      /** APPROVE votes that count. */
      readonly votes: number;
    }
  | { readonly kind: 'approved'; readonly requestId: string; readonly requiredWeight: number };

/** Everything that the gates of the sender's organization depend on; they look nothing up. */
export interface GateFacts {
  readonly payment: GatedPayment;
  /** Null: nobody of the organization, who has no authority. */
  readonly initiator: Initiator | null;
  /** The newest ACTIVE grant that covers payment.create (D-199). */
  readonly grant: AuthorityTerms | null;
  /**
   * Newer grants that covered payment.create and do so no more: suspended, revoked or narrowed. Their limits stand until
   * somebody grants anew (D-516).
   */
  readonly withdrawn: readonly AuthorityTerms[];
  readonly spent: Spent;
  /** The rules of the version in force; empty before the first version. */
  readonly rules: PaymentPolicyRules;
  readonly hasPolicy: boolean;
  readonly standing: Standing;
}
