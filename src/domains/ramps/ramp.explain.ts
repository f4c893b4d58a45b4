import type { Explainer } from '../../kernel/explain/explainer.ts';

/** An off-ramp waits for what its payment waits for, an on-ramp for the chain (D-300, D-301). */
export const explain: Explainer<'ramp'> = {
  waitingFor: ({ paymentId }) =>
    paymentId === null
      ? undefined
      : [
          {
            kind: 'signature',
            code: null,
            why: `The owners of the wallet sign payment ${paymentId}, which then goes to the chain.`,
            clearedBy: ['signPayment', 'executePayment', 'cancelPayment'],
            dueAt: null,
          },
        ],
};
