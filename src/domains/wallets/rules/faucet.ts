import { limits } from '../../../../generated/contract/limits.ts';
import { parseTokenAmount, type TokenAsset } from './token-amounts.ts';

/** Atoms of a whole number of USDC, which has 6 decimals. */
const usdc = (whole: number): bigint => BigInt(whole) * 1_000_000n;

/** The default and the maximum of one drip (B 2.2), in units of the token. */
const DRIPS: Readonly<Record<TokenAsset, { readonly usual: bigint; readonly most: bigint }>> = {
  usdc: { usual: usdc(limits.faucetUsualUsdc), most: usdc(limits.faucetMostUsdc) },
  eth: { usual: 20_000_000_000_000_000n, most: 20_000_000_000_000_000n },
};

export type DripAmount =
  | { readonly units: bigint; readonly exceedsCap: boolean }
  /** More fraction digits than the token has. */
  | undefined;

export function dripAmount(asset: TokenAsset, text: string | undefined): DripAmount {
  const { usual, most } = DRIPS[asset];
  const units = text === undefined ? usual : parseTokenAmount(asset, text);
  return units === undefined ? undefined : { units, exceedsCap: units > most };
}

/** Drips in one UTC day, both assets together, FAILED ones not counted (D-256). */
const FAUCET_LIMITS = { address: limits.faucetDripsOfAddress, tenant: limits.faucetDripsOfTenant } as const;

/** The number of drips of the day so far. */
export interface DripCounts {
  readonly address: number;
  readonly tenant: number;
}

/** The limit that one more drip would exceed. */
export const exceededLimit = (counts: DripCounts): keyof DripCounts | undefined =>
  (['address', 'tenant'] as const).find((scope) => counts[scope] >= FAUCET_LIMITS[scope]);

const DAY_MS = 86_400_000;

/** The UTC day of a moment: from its midnight to the next. */
export function utcDay(at: Date): { readonly from: Date; readonly to: Date } {
  const from = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  return { from: new Date(from), to: new Date(from + DAY_MS) };
}
