import type { DestinationFacts } from './destination-facts.ts';
import type { PolicyFacts, RevokedDestinationFacts } from './policy-facts.ts';

const isAfter = (at: Date | null, moment: Date): boolean => at !== null && at > moment;

/**
 * Whether the recipient has answered the revocation: by activating another destination, or by patching or making default
 * one that is ACTIVE (D-441). Destinations revoked since count too, because an answer once given stays given.
 */
const isAnswered = (revoked: RevokedDestinationFacts, destinations: readonly DestinationFacts[]): boolean =>
  destinations.some(
    ({ id, activatedAt, chosenAt }) =>
      id !== revoked.destinationId && (isAfter(activatedAt, revoked.revokedAt) || isAfter(chosenAt, revoked.revokedAt)),
  );

/** Whether PROVIDER_DESTINATION_REVOKED stands: another ACTIVE destination exists that nobody has chosen yet (D-120). */
export const isRevocationHeld = ({
  revokedDestination,
  destinations,
}: Pick<PolicyFacts, 'revokedDestination' | 'destinations'>): boolean =>
  revokedDestination !== null &&
  destinations.some(({ id, status }) => id !== revokedDestination.destinationId && status === 'ACTIVE') &&
  !isAnswered(revokedDestination, destinations);

/** The request that still restricts routing: an answered revocation lifts it for this payment (D-441). */
export const effectiveRequest = ({
  requestedDestinationId,
  revokedDestination,
  destinations,
}: Pick<PolicyFacts, 'requestedDestinationId' | 'revokedDestination' | 'destinations'>): string | null =>
  revokedDestination !== null &&
  revokedDestination.destinationId === requestedDestinationId &&
  isAnswered(revokedDestination, destinations)
    ? null
    : requestedDestinationId;
