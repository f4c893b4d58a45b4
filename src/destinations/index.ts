export { activeDestination, destinationFacts, holdDestination, type RecipientDestination } from './recipient.lookup.ts';
export { revokeDestination } from './revoke-destination.ts';
