import type { Explainer } from '../../kernel/explain/explainer.ts';

/** A wallet is read without asking the chain for its balances. */
export const explain: Explainer<'wallet'> = { readAs: 'getWallet' };
