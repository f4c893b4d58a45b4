/** The chain does not answer, or there is none: over HTTP `CHAIN_UNAVAILABLE` or `BALANCE_UNAVAILABLE` (D-251). */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable';
}
