import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

/** An off-ramp waits for what its payment waits for, an on-ramp for the chain (D-300, D-301). */
export const explain: Explainer<'ramp'> = {
  waitingFor({ paymentId }) {
    if (paymentId === null) return undefined;
    const why = `The owners of the wallet sign payment ${paymentId}, which then goes to the chain.`;
    return [waitFor('signature', why, ['signPayment', 'executePayment', 'cancelPayment'])];
  },
};
