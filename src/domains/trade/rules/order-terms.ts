import type { SalesOrderTermsInput } from '../../../../generated/contract/schemas.ts';
import type { SalesOrderTerms } from '../../../../machines/trade/sales-order.machine.ts';

/** Terms as they are kept: due at once and delivered anyhow unless they say otherwise (B 2.10, D-362). */
export const termsOf = (input: SalesOrderTermsInput | undefined): SalesOrderTerms => ({
  lineItems: (input?.lineItems ?? []).map(({ description, amountAtoms }) => ({ description, amountAtoms })),
  dueDays: input?.dueDays ?? 0,
  deliveryTerms: input?.deliveryTerms ?? null,
});

/** The sum of the line items (D-360). */
export const totalOf = ({ lineItems }: SalesOrderTerms): bigint =>
  lineItems.reduce((sum, { amountAtoms }) => sum + BigInt(amountAtoms), 0n);
