import type { Explainer } from '../../platform/explain/explainer.ts';

/** A payee that was removed is not there (D-039). */
export const explain: Explainer<'contact'> = { readAs: 'getContact', shows: ({ status }) => status === 'SAVED' };
