import type { Explainer } from '../../platform/explain/explainer.ts';

/** The caller's own tenant has no id in its path. */
export const explain: Explainer<'tenant'> = { readAs: 'getMyTenant' };
