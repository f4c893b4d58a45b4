import type { Explainer } from '../../platform/explain/explainer.ts';

/** An account is read without asking the chain for its balances. */
export const explain: Explainer<'treasury-account'> = { readAs: 'getTreasuryAccount' };
