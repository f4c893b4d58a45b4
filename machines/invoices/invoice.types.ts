/** The seller's evidence of the delivery (D-292). */
export interface InvoiceEvidence {
  readonly note: string | null;
  readonly uploadIds: readonly string[];
  readonly url: string | null;
}

export type SettlementKind = 'RELEASE' | 'REFUND';

export interface InvoiceContext {
  readonly tenantId: string;
  readonly amountBaseUnits: bigint;
  /** Checksummed, like the other two; the three are different and own the escrow together (B 2.5). */
  readonly payerAddress: string;
  readonly payeeAddress: string;
  readonly arbiterAddress: string;
  readonly payeeName: string;
  readonly chainId: number;
  /** The escrow multisig; both null until the invoice is sent. */
  readonly holdWalletId: string | null;
  readonly holdAddress: string | null;
  /** Null in a draft that names none; 30 days after sending then (D-291). */
  readonly expiresAt: Date | null;
  /** The confirmed balance of the escrow when it was last read while the payer could pay (D-288). */
  readonly receivedBaseUnits: bigint;
  readonly evidence: InvoiceEvidence | null;
  /** The settlement that is in flight or has completed; both null otherwise (D-295, D-296). */
  readonly settlementKind: SettlementKind | null;
  readonly settlementPaymentId: string | null;
  readonly sentAt: Date | null;
  readonly fundedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly releasedAt: Date | null;
  readonly refundedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly expiredAt: Date | null;
}

export type InvoiceEvent =
  | {
      readonly type: 'SEND';
      readonly holdWalletId: string;
      readonly holdAddress: string;
      /** The invoice's own, or 30 days after `at` (D-291). */
      readonly expiresAt: Date;
      readonly at: Date;
    }
  | {
      readonly type: 'CANCEL';
      /** The balance of the escrow; zero for a draft, which has none. */
      readonly heldBaseUnits: bigint;
      readonly at: Date;
    }
  | {
      readonly type: 'POLL';
      /** The balance of the escrow, read first: funds win (D-293). An unreadable balance sends nothing. */
      readonly heldBaseUnits: bigint;
      readonly at: Date;
    }
  /** The blocks that its money came in are gone (D-293): what the escrow holds in the chain as it stands. */
  | { readonly type: 'ORPHAN_FUNDS'; readonly heldBaseUnits: bigint }
  | {
      readonly type: 'DELIVER';
      readonly evidence: InvoiceEvidence | null;
      /**
       * The status of the payment that settles it meanwhile, for the event about the delivery; null if there is none.
       */
      readonly settlementStatus: string | null;
      readonly at: Date;
    }
  | { readonly type: 'RELEASE'; readonly paymentId: string }
  | { readonly type: 'REFUND'; readonly paymentId: string; readonly heldBaseUnits: bigint }
  | { readonly type: 'SETTLE'; readonly at: Date }
  | { readonly type: 'DROP_SETTLEMENT' };
