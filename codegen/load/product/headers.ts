import type { Product } from './product.ts';

/** What follows the product's prefix in the names of the platform's headers: src/platform/names.ts reads requests by the same. */
export type OwnHeader =
  | 'Api-Key'
  | 'Admin-Key'
  | 'Operator'
  | 'Tenant-Id'
  | 'Request-Signature'
  | '2FA-Challenge'
  | 'Api-Version'
  | 'Version';

/** `X-Lockers-Api-Key`: the name of a header of the platform's own, as the product has it. */
export const ownHeader = ({ headerPrefix }: Pick<Product, 'headerPrefix'>, name: OwnHeader): string =>
  `${headerPrefix}${name}`;

/** What requests of the platform's own carry besides parameters: a client sends them by itself, or by its options. */
export const REQUEST_HEADERS: readonly OwnHeader[] = [
  'Api-Key',
  'Admin-Key',
  'Operator',
  'Tenant-Id',
  'Request-Signature',
  '2FA-Challenge',
  'Api-Version',
];
