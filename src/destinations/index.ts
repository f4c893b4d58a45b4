export { activeDestination, destinationFacts, type RecipientDestination } from './recipient.lookup.ts';
