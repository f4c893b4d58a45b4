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

export type AddressFamily = 'evm' | 'solana' | 'tron';

export const isSupportedNetwork = (network: string): boolean => Object.hasOwn(ASSETS, network);

export const isAssetOn = (network: string, asset: string): boolean => ASSETS[network]?.includes(asset) ?? false;

/** What addresses on a network look like. */
export const addressFamilyOf = (network: string): AddressFamily =>
  network === 'solana' || network === 'tron' ? network : 'evm';
