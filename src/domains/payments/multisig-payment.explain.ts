import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

/** A legacy payment waits for signatures, for its turn at the wallet, and for the chain (A 3.6). */
export const explain: Explainer<'multisig-payment'> = {
  waitingFor({ status, nonce, blockedByNonce, signers, signaturesRequired }) {
    switch (status) {
      case 'AWAITING_SIGNATURE':
      case 'SIGNING':
        return [
          waitFor(
            'signature',
            `${(signers as readonly unknown[]).length} of ${signaturesRequired} owners of the wallet have signed.`,
            ['signPayment'],
          ),
        ];
      case 'READY_TO_EXECUTE':
        return blockedByNonce === null
          ? [waitFor('you', `It is next: it has the nonce ${nonce} of the wallet.`, ['executePayment'])]
          : [
              waitFor(
                'you',
                `It has the nonce ${nonce}. The payment of the wallet with the nonce ${blockedByNonce} goes first.`,
                ['executePayment', 'cancelPayment'],
              ),
            ];
      case 'EXECUTING':
        return [waitFor('chain', 'The chain confirms the transaction.')];
      default:
        return [waitFor('service', 'The service continues automatically.')];
    }
  },
};
