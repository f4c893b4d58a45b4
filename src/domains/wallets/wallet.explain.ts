import type { Explainer } from '../../platform/explain/explainer.ts';

/** A wallet is read without asking the chain for its balances. Its owners may change once it is deployed. */
export const explain: Explainer<'wallet'> = {
  readAs: 'getWallet',
  waitingFor: ({ status }) => (status === 'DEPLOYED' ? [] : undefined),
};
