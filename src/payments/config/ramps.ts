import type { Address } from 'viem';
import { getAddress } from 'viem/utils';
import { limits } from '../../../generated/contract/limits.ts';
import type { Environment } from '../../platform/config/environment.ts';
import { deriveSecret } from '../../platform/crypto/index.ts';
import { addressOf } from './address.ts';

export interface RampSettings {
  /** The most that one ramp moves, in base units (D-299). */
  readonly rampMaxBaseUnits: bigint;
  /** The most that a tenant moves in any 24 hours, in base units. */
  readonly rampDailyBaseUnits: bigint;
  /** Where off-ramps are paid to (D-301). Undefined in a live that names none. */
  readonly liquidationAddress: Address | undefined;
}

const USD = 1_000_000n;

export function readRamps(env: Environment, live: boolean, seed: string): RampSettings {
  const usd = (name: string, fallback: number): bigint =>
    BigInt(env.integer(name, fallback, { from: 1, to: 1_000_000_000 })) * USD;
  const named = addressOf(env, 'LIQUIDATION_ADDRESS');
  return {
    rampMaxBaseUnits: usd('RAMP_MAX_USD', limits.rampUsd),
    rampDailyBaseUnits: usd('RAMP_DAILY_USD', limits.rampDailyUsd),
    liquidationAddress: named ?? (live ? undefined : nobodysAddress(seed)),
  };
}

/** The sandbox's liquidation address comes from its seed; nobody has a key of it. */
const nobodysAddress = (seed: string): Address =>
  getAddress(`0x${deriveSecret(seed, 'LIQUIDATION_ADDRESS').slice(0, 40)}`);
