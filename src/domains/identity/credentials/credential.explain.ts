import type { Explainer } from '../../../platform/explain/explainer.ts';

/** Its provider may suspend an active credential, but nothing waits for that. */
export const explain: Explainer<'credential'> = {
  waitingFor: ({ status }) => (status === 'ACTIVE' ? [] : undefined),
};
