/**
 * Tells whether an endpoint with these types wants an event of this type: by its name, by a family, or by `*` (D-379).
 */
export const wants = (eventTypes: readonly string[], type: string): boolean =>
  eventTypes.some((wanted) => wanted === '*' || wanted === type || isFamilyOf(wanted, type));

/** `card.*` is the family of `card.issued` and of `card.authorization.approved`. */
const isFamilyOf = (wanted: string, type: string): boolean =>
  wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1));

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
