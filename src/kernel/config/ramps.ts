import { deriveSecret } from '../crypto/index.ts';
import type { Environment } from './environment.ts';

export interface RampSettings {
  /** The most that one ramp moves, in base units (D-299). */
  readonly rampMaxBaseUnits: bigint;
  /** The most that a tenant moves in any 24 hours, in base units. */
  readonly rampDailyBaseUnits: bigint;
  /** Where off-ramps are paid to (D-301), in any case. Undefined in a live that names none. */
  readonly liquidationAddress: string | undefined;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const USD = 1_000_000n;

/** The sandbox's liquidation address comes from its seed; nobody has a key of it. */
export function readRamps(env: Environment, live: boolean, seed: string): RampSettings {
  const usd = (name: string, fallback: number): bigint =>
    BigInt(env.integer(name, fallback, { from: 1, to: 1_000_000_000 })) * USD;
  const named = env.matching('LIQUIDATION_ADDRESS', ADDRESS, 'an EVM address');
  return {
    rampMaxBaseUnits: usd('RAMP_MAX_USD', 10_000),
    rampDailyBaseUnits: usd('RAMP_DAILY_USD', 25_000),
    liquidationAddress: named ?? (live ? undefined : `0x${deriveSecret(seed, 'LIQUIDATION_ADDRESS').slice(0, 40)}`),
  };
}
