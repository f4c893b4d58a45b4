export { applyDestinationNews, type DestinationNews } from './provider-news.ts';
export { activeDestination, destinationFacts, type RecipientDestination } from './recipient.lookup.ts';
