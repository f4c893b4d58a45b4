/** Networks that an on-chain destination may name, with the stablecoins that exist there (D-240). */
const ASSETS: Readonly<Record<string, readonly string[]>> = {
  base: ['USDC'],
  'base-sepolia': ['USDC'],
  ethereum: ['USDC', 'USDT'],
  polygon: ['USDC'],
  arbitrum: ['USDC'],
  solana: ['USDC'],
  tron: ['USDT'],
};

const CHAIN_IDS: Readonly<Record<string, number>> = {
  base: 8453,
  'base-sepolia': 84_532,
  ethereum: 1,
  polygon: 137,
  arbitrum: 42_161,
};

/** The EVM chain of a network; undefined for the others. */
export const chainIdOf = (network: string): number | undefined => CHAIN_IDS[network];

export type AddressFamily = 'evm' | 'solana' | 'tron';

export const isSupportedNetwork = (network: string): boolean => Object.hasOwn(ASSETS, network);

export const isAssetOn = (network: string, asset: string): boolean => ASSETS[network]?.includes(asset) ?? false;

/** The form of addresses on each network. */
export const addressFamilyOf = (network: string): AddressFamily =>
  network === 'solana' || network === 'tron' ? network : 'evm';
