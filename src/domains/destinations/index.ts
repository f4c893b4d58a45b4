export { coolingOffOfOwn } from './cooling-off.ts';
export { applyDestinationNews, type DestinationNews } from './provider-news.ts';
export {
  activeDestination,
  destinationFacts,
  holdDestination,
  payeeAt,
  type RecipientDestination,
} from './recipient.cross-tenant.ts';
export { isEvmAddress, isTronAddress } from './rules/addresses.ts';
