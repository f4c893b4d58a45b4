import { ownHeader, REQUEST_HEADERS } from '../../load/product/headers.ts';
import type { Product } from '../../load/product/product.ts';

/** Headers that a client of the SDK sends by its options, whatever the product is called. */
const OPTIONS = /^(?:idempotency-key|last-event-id)$/i;

/** Headers of HTTP, which a contract must not declare: the client, the connection or the platform sets and reads them. */
export const HTTP_HEADERS =
  /^(?:accept|accept-encoding|authorization|connection|content-encoding|content-length|content-type|cookie|expect|host|te|trailer|transfer-encoding|upgrade)$/i;

/** False for what a client sends by itself or by its options. */
export const isParameterOfCalls = (header: string, product: Pick<Product, 'headerPrefix'>): boolean =>
  !OPTIONS.test(header) &&
  !REQUEST_HEADERS.some((own) => ownHeader(product, own).toLowerCase() === header.toLowerCase());

/** The parameter of a call for a header: `xVisitorKind` for `X-Visitor-Kind`. */
export const headerParameter = (header: string): string =>
  header
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('');
