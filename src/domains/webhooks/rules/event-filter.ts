/** The test of an endpoint goes to that one alone, whatever its types (D-379). */
export const TEST_EVENT = 'endpoint.test';

/** An endpoint switched on or off by a transaction (D-395). */
export interface Switch {
  readonly endpointId: string;
  readonly tx: bigint;
  readonly enabled: boolean;
}

/**
 * Tells whether the endpoint was enabled when a transaction wrote an event; `switches` are its own, in the order of
 * transactions.
 */
export const wasEnabledAt = (switches: readonly Switch[], tx: bigint): boolean =>
  switches.findLast((one) => one.tx <= tx)?.enabled ?? false;
