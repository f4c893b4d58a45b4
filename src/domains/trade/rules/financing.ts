import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** The facts that decide an order's financing (D-363, D-471). */
export interface FinancingFacts {
  readonly status: StatusOf<'sales-order'>;
  /** The one purchase order that it ever has; REPAID with its loan, OPEN until then, in default too. */
  readonly purchaseOrder: 'NONE' | 'OPEN' | 'REPAID';
  /** True if the invoice of its delivery is RELEASED. */
  readonly invoiceReleased: boolean;
}

/**
 * Returns what has paid an order: its invoice, else the loan of its purchase order; null if neither has (D-365, D-471).
 */
export function settledBy({ purchaseOrder, invoiceReleased }: FinancingFacts): 'INVOICE' | 'LOAN' | null {
  if (invoiceReleased) return 'INVOICE';
  return purchaseOrder === 'REPAID' ? 'LOAN' : null;
}

/**
 * ACCEPTED or DELIVERED, not settled, and no open purchase order (D-363). A repaid one has settled the order: what was
 * financed once is never financed again.
 */
export const isFinanceable = (facts: FinancingFacts): boolean =>
  (facts.status === 'ACCEPTED' || facts.status === 'DELIVERED') &&
  settledBy(facts) === null &&
  facts.purchaseOrder !== 'OPEN';
