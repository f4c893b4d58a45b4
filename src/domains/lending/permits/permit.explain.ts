import type { Explainer } from '../../../platform/explain/explainer.ts';

/** Permits are read as a list. */
export const explain: Explainer<'permit'> = { readAs: 'listPermits' };
