import { formatUnits, parseUnits } from 'viem/utils';

export type TokenAsset = 'usdc' | 'eth';

/** Fraction digits of each asset on chain (D-260). */
export const DECIMALS: Readonly<Record<TokenAsset, 6 | 18>> = { usdc: 6, eth: 18 };

/** Units of the token in a decimal string; undefined where it has more fraction digits than the token (D-253). */
export function parseTokenAmount(asset: TokenAsset, text: string): bigint | undefined {
  const digits = text.split('.')[1]?.length ?? 0;
  return digits > DECIMALS[asset] ? undefined : parseUnits(text, DECIMALS[asset]);
}

/** Whole tokens with as many fraction digits as it takes, trailing zeros dropped (D-465). */
export const formatTokenAmount = (asset: TokenAsset, units: bigint): string => formatUnits(units, DECIMALS[asset]);
