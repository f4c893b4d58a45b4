import type { Explainer } from '../../platform/explain/explainer.ts';
import { waitFor } from '../../platform/explain/wait-for.ts';

/** A proposed sweep waits for what its payment waits for (D-286). */
export const explain: Explainer<'treasury-sweep'> = {
  waitingFor: ({ paymentId }) => [
    waitFor('signature', `The owners of the source bucket sign payment ${paymentId}, which then goes to the chain.`, [
      'signPayment',
      'executePayment',
      'cancelPayment',
    ]),
  ],
};
