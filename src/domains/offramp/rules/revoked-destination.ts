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

/**
 * Tells whether PROVIDER_DESTINATION_REVOKED applies: another ACTIVE destination exists that nobody has chosen yet
 * (D-120).
 */
export const isRevocationHeld = ({
  revokedDestinations,
  destinations,
}: Pick<PolicyFacts, 'revokedDestinations' | 'destinations'>): boolean =>
  revokedDestinations.some(
    (revoked) =>
      destinations.some(({ id, status }) => id !== revoked.destinationId && status === 'ACTIVE') &&
      !isAnswered(revoked, destinations),
  );

/** The request that still restricts routing: an answered revocation lifts it for this payment, for good (D-441). */
export const effectiveRequest = ({
  requestedDestinationId,
  revokedDestinations,
  destinations,
}: Pick<PolicyFacts, 'requestedDestinationId' | 'revokedDestinations' | 'destinations'>): string | null =>
  revokedDestinations.some(
    (revoked) => revoked.destinationId === requestedDestinationId && isAnswered(revoked, destinations),
  )
    ? null
    : requestedDestinationId;
