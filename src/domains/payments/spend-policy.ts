import type { MultisigPaymentContext } from '../../../machines/payments/multisig-payment.types.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { Services } from '../../platform/services.ts';
import { askPolicy, type Ruling } from '../policies/index.ts';
import { spendOfCall } from './rules/spend-of-call.ts';

/** The question to the spend policy about a payment out of a wallet; it carries no merchant category (B 4.6). */
export type Spending = Pick<
  MultisigPaymentContext,
  'tenantId' | 'sourceWalletId' | 'safeTo' | 'safeValue' | 'safeData'
>;

/** Asks the policy of the source wallet, at the proposal and once more at the execution (D-179, D-312). */
export const askSpendPolicy = (
  { tenantId, sourceWalletId, safeTo, safeValue, safeData }: Spending,
  now: Date,
  /** The payment, whose own amount counts once. */
  judgedId: string | null,
  tools: { readonly reads: RowReads; readonly services: Pick<Services, 'chain' | 'config' | 'log'> },
): Promise<Ruling> =>
  askPolicy(
    {
      tenantId,
      now,
      source: 'payment',
      judgedId,
      subject: { subjectType: 'wallet', subjectId: sourceWalletId },
      // The call is what owners sign and what moves money, whatever the payment calls itself (D-508).
      spend: {
        ...spendOfCall(
          { to: safeTo, value: safeValue, data: safeData },
          tools.services.chain.contracts.settlementToken,
        ),
        mcc: null,
      },
    },
    tools,
  );
