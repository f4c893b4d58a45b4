import type { ErrorDetails } from '../../../generated/contract/errors.ts';
import type { MultisigPaymentContext } from '../../../machines/payments/multisig-payment.types.ts';
import type { RowReads } from '../../kernel/db/reads.ts';

/** What the spend policy is asked about a payment out of a wallet; it carries no merchant category (B 4.6). */
export type Spending = Pick<
  MultisigPaymentContext,
  'tenantId' | 'sourceWalletId' | 'origin' | 'asset' | 'amountBaseUnits' | 'destinationAddress'
>;

export type SpendVerdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly details: NonNullable<ErrorDetails['POLICY_DENIED']> }
  /** Enforced, and not to be asked (D-179). */
  | { readonly kind: 'unavailable' };

/**
 * What the policy that is attached to the wallet says, asked at the proposal and once more at the execution (D-179). The
 * place of the domain of policies: as long as nothing can be attached to a wallet, nothing is denied.
 */
export const askSpendPolicy = async (_spending: Spending, _reads: RowReads): Promise<SpendVerdict> => ({
  kind: 'allowed',
});
