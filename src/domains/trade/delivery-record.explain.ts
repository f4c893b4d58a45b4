import type { Explainer } from '../../platform/explain/explainer.ts';

/** A delivery is read below its sales order. */
export const explain: Explainer<'delivery-record'> = { readAs: 'getSalesOrderDelivery' };
