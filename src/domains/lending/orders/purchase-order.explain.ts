import type { Explainer } from '../../../platform/explain/explainer.ts';

/** Purchase orders are read as a list. */
export const explain: Explainer<'purchase-order'> = { readAs: 'listPurchaseOrders' };
