/** Headers that a client of the SDK sends by itself or by its options: no parameters of a call. */
const OWN = /^(?:idempotency-key|last-event-id|x-(?:service|provider)-.*)$/i;

/** Headers of HTTP, which a contract must not declare: the client, the connection or the platform sets and reads them. */
export const HTTP_HEADERS =
  /^(?:accept|accept-encoding|authorization|connection|content-encoding|content-length|content-type|cookie|expect|host|te|trailer|transfer-encoding|upgrade)$/i;

export const isParameterOfCalls = (header: string): boolean => !OWN.test(header);

/** The parameter of a call for a header: `xVisitorKind` for `X-Visitor-Kind`. */
export const headerParameter = (header: string): string =>
  header
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('');
