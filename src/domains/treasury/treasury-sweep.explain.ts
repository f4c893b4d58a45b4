import type { Explainer } from '../../kernel/explain/explainer.ts';

/** A proposed sweep waits for what its payment waits for (D-286). */
export const explain: Explainer<'treasury-sweep'> = {
  waitingFor: ({ paymentId }) => [
    {
      kind: 'signature',
      code: null,
      why: `The owners of the source bucket sign payment ${paymentId}, which then goes to the chain.`,
      clearedBy: ['signPayment', 'executePayment', 'cancelPayment'],
      dueAt: null,
    },
  ],
};
