import type { MultisigPaymentContext } from '../../../machines/payments/multisig-payment.types.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import type { Services } from '../../kernel/services.ts';
import { askPolicy, type Ruling } from '../policies/index.ts';

/** What the spend policy is asked about a payment out of a wallet; it carries no merchant category (B 4.6). */
export type Spending = Pick<
  MultisigPaymentContext,
  'tenantId' | 'sourceWalletId' | 'asset' | 'amountBaseUnits' | 'destinationAddress'
>;

/** What the policy of the source wallet says, asked at the proposal and once more at the execution (D-179, D-312). */
export const askSpendPolicy = (
  { tenantId, sourceWalletId, asset, amountBaseUnits, destinationAddress }: Spending,
  now: Date,
  tools: { readonly reads: RowReads; readonly services: Pick<Services, 'config' | 'log'> },
): Promise<Ruling> =>
  askPolicy(
    {
      ...{ tenantId, now, source: 'payment', subject: { subjectType: 'wallet', subjectId: sourceWalletId } },
      spend: {
        // A USDC is a USD; an ether has no price here, so that only the rules about its payee apply (D-261).
        amountBaseUnits: asset === 'usdc' ? amountBaseUnits : null,
        mcc: null,
        counterparty: destinationAddress,
      },
    },
    tools,
  );
