import type { Product } from './product.ts';

/** The platform's headers of requests, which are no parameters: clients send them by themselves, or by their options. */
export const REQUEST_HEADERS = [
  'Api-Key',
  'Admin-Key',
  'Operator',
  'Tenant-Id',
  'Request-Signature',
  '2FA-Challenge',
  'Api-Version',
] as const;

/** What follows the product's prefix in the name of a header. src/platform/names.ts reads requests by the same names. */
export type OwnHeader = (typeof REQUEST_HEADERS)[number] | 'Version';

/** `X-Lockers-Api-Key`: the name of one of the platform's headers in this product. */
export const ownHeader = ({ headerPrefix }: Pick<Product, 'headerPrefix'>, name: OwnHeader): string =>
  `${headerPrefix}${name}`;
