import type { ExplanationWait } from '../../../generated/contract/schemas.ts';
import type { Explainer } from '../../kernel/explain/explainer.ts';

/** A legacy payment waits for signatures, for its turn at the wallet, and for the chain (A 3.6). */
export const explain: Explainer<'multisig-payment'> = {
  waitingFor({ status, nonce, blockedByNonce, signers, signaturesRequired }) {
    const one = (kind: ExplanationWait['kind'], why: string, clearedBy: string[] = []): ExplanationWait[] => [
      { kind, code: null, why, clearedBy, dueAt: null },
    ];
    switch (status) {
      case 'AWAITING_SIGNATURE':
      case 'SIGNING':
        return one(
          'signature',
          `${(signers as readonly unknown[]).length} of ${signaturesRequired} owners of the wallet have signed.`,
          ['signPayment'],
        );
      case 'READY_TO_EXECUTE':
        return blockedByNonce === null
          ? one('you', `It is next: it has the nonce ${nonce} of the wallet.`, ['executePayment'])
          : one(
              'you',
              `It has the nonce ${nonce}. The payment of the wallet with the nonce ${blockedByNonce} goes first.`,
              ['executePayment', 'cancelPayment'],
            );
      case 'EXECUTING':
        return one('chain', 'The chain confirms the transaction.');
      default:
        return one('service', 'The service continues automatically.');
    }
  },
};
