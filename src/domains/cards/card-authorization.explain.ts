import type { Explainer } from '../../platform/explain/explainer.ts';

/** Authorizations are read below their card. An approved one may be reversed, but nothing waits for that. */
export const explain: Explainer<'card-authorization'> = {
  readAs: 'getCardAuthorization',
  waitingFor: ({ status }) => (status === 'APPROVED' ? [] : undefined),
};
