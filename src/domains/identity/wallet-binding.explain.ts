import type { Explainer } from '../../kernel/explain/explainer.ts';

/** Bindings are read as a list of their identity. */
export const explain: Explainer<'wallet-binding'> = { readAs: 'listWalletBindings' };
