import { values } from '../../../../generated/contract/values.ts';

/** Types that a stored destination has; a rail is named by its destination type (D-232). */
export const RAILS = values.PayoutDestinationType;
export type Rail = (typeof RAILS)[number];

/** The rail that a request means; ONCHAIN_WALLET is a synonym of STABLECOIN_ADDRESS (D-142). Undefined: unknown. */
export const parseRail = (text: string): Rail | undefined =>
  text === 'ONCHAIN_WALLET' ? 'STABLECOIN_ADDRESS' : RAILS.find((rail) => rail === text);

/** Networks that an on-chain destination may name (D-240). */
export const SUPPORTED_NETWORKS: ReadonlySet<string> = new Set([
  'base',
  'base-sepolia',
  'ethereum',
  'polygon',
  'arbitrum',
  'solana',
  'tron',
]);
