import type { Explainer } from '../../platform/explain/explainer.ts';

/** Grants are read as a list of their member. */
export const explain: Explainer<'authority'> = { readAs: 'listAuthorities' };
