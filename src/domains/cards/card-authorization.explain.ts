import type { Explainer } from '../../kernel/explain/explainer.ts';

/** Authorizations are read below their card. */
export const explain: Explainer<'card-authorization'> = { readAs: 'getCardAuthorization' };
