/** What wholesale pays less. */
export const DISCOUNTS: Readonly<Record<string, number>> = { RETAIL: 0, WHOLESALE: 10 };

export const isWholesale = (order: { kind: string }): boolean => order.kind === 'WHOLESALE';
