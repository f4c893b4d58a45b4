export { destinationPresenters } from './event-presenters.ts';
export {
  activeDestination,
  destinationFacts,
  type PayoutTarget,
  payoutTarget,
  type RecipientDestination,
} from './recipient.lookup.ts';
