import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

/** The states in which operations take requests. */
const ASKED_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['signPayment', ['AWAITING_SIGNATURE', 'SIGNING']],
  ['executePayment', ['READY_TO_EXECUTE']],
]);

/** A legacy payment waits for signatures, for its turn at the wallet, and for the chain (A 3.6). */
export const explain: Explainer<'multisig-payment'> = {
  // The machine takes what follows from an execution that has begun, and not the request for another one.
  refusal(operation, { status }) {
    const states = ASKED_IN.get(operation);
    return states === undefined || states.includes(status) ? undefined : 'INVALID_TRANSITION';
  },
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
