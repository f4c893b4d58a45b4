/** The proposer of the payment, which learns the outcome (D-261, D-287, D-295, D-301). */
export type MultisigPaymentOrigin = 'PAYMENT' | 'TRANSACTION' | 'SWEEP' | 'SETTLEMENT' | 'RAMP';

/**
 * The form in which the destination was named; `transaction` is a call proposed on the wallet itself (D-173, D-261).
 */
export type MultisigDestinationType = 'handle' | 'email' | 'address' | 'wallet' | 'transaction';

/** Everything that a payment can fail for (D-177). */
export type MultisigFailureReason =
  | 'POLICY_DENIED'
  | 'POLICY_UNAVAILABLE'
  | 'EXECUTION_REVERTED'
  | 'NONCE_CONFLICT'
  | 'INSUFFICIENT_FUNDS';

/** The row of a legacy multisig payment less what the engine keeps itself (A 2.6, D-174, D-456). */
export interface MultisigPaymentContext {
  readonly tenantId: string;
  /** The member who proposed it: the session's, or the key's (D-021); null when a rule or a worker did. */
  readonly initiatorMemberId: string | null;
  readonly origin: MultisigPaymentOrigin;
  /** The sweep, invoice or ramp behind it; null for the other origins. */
  readonly originId: string | null;
  readonly sourceWalletId: string;
  readonly destinationType: MultisigDestinationType;
  readonly destinationHandle: string | null;
  /** An e-mail is ciphertext at rest, and masked in events (D-066, D-384). */
  readonly destinationEmailCiphertext: string | null;
  readonly destinationEmailMasked: string | null;
  /** The address of the destination, checksummed (D-173). */
  readonly destinationAddress: string;
  readonly destinationChainId: number;
  readonly asset: 'usdc' | 'eth';
  /** In units of the asset's own precision: 10^-6 USDC, wei. */
  readonly amountBaseUnits: bigint;
  readonly memo: string | null;
  /** The inner Safe transaction; what it does not name here is zero (D-456). */
  readonly safeTo: string;
  readonly safeValue: bigint;
  readonly safeData: string;
  /** The Safe nonce that the proposal holds until it ends (D-455). */
  readonly nonce: bigint;
  /** The hash that the owners sign: the Safe transaction hash (D-172). */
  readonly multisigTxHash: string;
  /** The wallet's threshold when it was proposed, or when it was last seen to have changed. */
  readonly signaturesRequired: number;
  /** Owners that have signed, checksummed, oldest first. */
  readonly signers: readonly string[];
  /** The Safe nonce that has to be used first; null when nothing stands in the way (D-455). */
  readonly blockedByNonce: bigint | null;
  readonly executedTxHash: string | null;
  readonly failureReason: MultisigFailureReason | null;
}

/** The present owners of a Safe, checksummed, and its threshold. */
export interface Quorum {
  readonly owners: readonly string[];
  readonly threshold: number;
}

/** Everything that can happen to a legacy multisig payment. */
export type MultisigPaymentEvent =
  | { readonly type: 'PROPOSED' }
  /**
   * A signature whose recovered signer is an owner who has not signed yet (D-175). Signatures of those who own the Safe no
   * longer do not count. Undefined for what the Safe itself has executed: it has judged them.
   */
  | { readonly type: 'SIGN'; readonly signer: string; readonly signature: string; readonly quorum?: Quorum }
  /** The signers no longer suffice: the Safe has other owners or another threshold than at the last signature. */
  | { readonly type: 'QUORUM_CHANGED'; readonly quorum: Quorum }
  | { readonly type: 'WAIT_TURN'; readonly nonce: bigint }
  | { readonly type: 'EXECUTE' }
  | { readonly type: 'EXECUTION_CONFIRMED'; readonly txHash: string }
  | { readonly type: 'FAIL'; readonly reason: MultisigFailureReason }
  | { readonly type: 'CANCEL' };
