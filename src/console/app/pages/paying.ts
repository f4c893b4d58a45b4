import type { Catalog, CatalogOperation } from '../../catalog.ts';
import { resolve } from '../forms/schema.ts';

/** What the form shows first, in this order, and its example. */
const EXAMPLE = {
  recipient: { phoneNumber: '+15550104567' },
  amount: { value: '25.00', currency: 'USD' },
  memo: 'Invoice 1042',
};

/** The operation with the form of its body that names a recipient, which is not the deprecated one. */
export function payingOf(catalog: Catalog): CatalogOperation | undefined {
  const operation = catalog.operations.createPayment;
  if (operation?.body === undefined) return undefined;
  const { oneOf = [] } = resolve(catalog, operation.body);
  const body = oneOf.find((one) => resolve(catalog, one).properties?.recipient !== undefined);
  return body && { ...operation, body, example: EXAMPLE };
}
