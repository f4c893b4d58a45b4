/** What a create request says, before anything is looked up (A 4.1). */
export interface IntakeRequest {
  readonly phone?: string | null;
  readonly did?: string | null;
  readonly amountUsd: string;
  readonly chainId?: number | null;
  readonly fundingMode?: 'INTERNAL_BALANCE' | 'ONCHAIN_DEPOSIT' | 'MULTISIG_PROPOSAL' | null;
  readonly refundAddress?: string | null;
  readonly funding?: { readonly asset?: string | null; readonly network?: string | null } | null;
  readonly invite?: object | null;
  readonly envelope?: object | null;
}

export type IntakeRefusal =
  | { readonly code: 'RECIPIENT_REQUIRED' | 'RECIPIENT_AMBIGUOUS' | 'INVALID_DID' | 'DID_NOT_RESOLVABLE' }
  | { readonly code: 'INVALID_PHONE'; readonly path: string; readonly message: string }
  | { readonly code: 'INVALID_AMOUNT' | 'ACCOUNT_CHAIN_MISMATCH' | 'INVALID_WALLET_ADDRESS' }
  | { readonly code: 'FUNDING_MODE_NOT_AVAILABLE'; readonly details: { asset: string; network: string } }
  | { readonly code: 'ENVELOPE_INVALID'; readonly details: { readonly reason: 'SHAPE' } }
  | { readonly code: 'VALIDATION_FAILED'; readonly path: string; readonly message: string };
