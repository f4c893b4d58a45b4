import type { Explainer } from '../../../kernel/explain/explainer.ts';

/** Permits are read as a list. */
export const explain: Explainer<'permit'> = { readAs: 'listPermits' };
