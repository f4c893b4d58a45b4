import type { Liquidity } from '../../../generated/contract/schemas.ts';
import type { LiquidityRow } from '../offramp/providers/index.ts';

/** A prefunded balance as operators read it, in minor units of its currency (D-427). */
export const presentLiquidity = ({ provider, currency, balanceMinor }: LiquidityRow): Liquidity => ({
  provider,
  currency: currency as Liquidity['currency'],
  balanceMinor: balanceMinor.toString(),
});
