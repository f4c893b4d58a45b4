import { MAXIMUM_USD_BASE_UNITS, USD_SCALE } from '../../../payments/ledger/money.ts';

/** The settings of a tenant (B 2.9). */
export interface Settings {
  readonly enabled: boolean;
  readonly coolingOffSeconds: number;
  readonly thresholdBaseUnits: bigint;
  readonly requiredFactors: number;
}

/** While nobody has changed them (D-340). */
export const DEFAULTS: Settings = {
  enabled: false,
  coolingOffSeconds: 86_400,
  thresholdBaseUnits: 0n,
  requiredFactors: 1,
};

const LEAST_COOLING_OFF_SECONDS = 86_400;

/** The settings that a request may change; an absent or null field stays as it is. */
export interface SettingsChange {
  readonly enabled?: boolean | null;
  readonly coolingOffSeconds?: number | null;
  readonly thresholdUsd?: string | null;
  readonly requiredFactors?: number | null;
}

/** Zero is a threshold too, unlike an amount (D-340); undefined above the largest amount. */
function parseThreshold(text: string): bigint | undefined {
  const [whole = '', fraction = ''] = text.split('.');
  const threshold = BigInt(whole + fraction.padEnd(USD_SCALE, '0'));
  return threshold <= MAXIMUM_USD_BASE_UNITS ? threshold : undefined;
}

/** The settings after a change, or the field that cannot be so, and why. */
export function changedSettings(
  current: Settings,
  change: SettingsChange,
): Settings | { readonly field: string; readonly message: string } {
  const threshold = change.thresholdUsd == null ? current.thresholdBaseUnits : parseThreshold(change.thresholdUsd);
  if (threshold === undefined) return { field: 'thresholdUsd', message: 'must be at most 1000000000' };
  const next = {
    enabled: change.enabled ?? current.enabled,
    coolingOffSeconds: change.coolingOffSeconds ?? current.coolingOffSeconds,
    thresholdBaseUnits: threshold,
    requiredFactors: change.requiredFactors ?? current.requiredFactors,
  };
  if (next.enabled && next.coolingOffSeconds < LEAST_COOLING_OFF_SECONDS)
    return { field: 'coolingOffSeconds', message: `must be at least ${LEAST_COOLING_OFF_SECONDS} while enabled` };
  return next;
}

/** Tells whether a change allows something that was refused before: such a change is protected itself (D-341). */
export const weakens = (current: Settings, next: Settings): boolean =>
  current.enabled &&
  (!next.enabled ||
    next.thresholdBaseUnits > current.thresholdBaseUnits ||
    next.requiredFactors < current.requiredFactors ||
    next.coolingOffSeconds < current.coolingOffSeconds);
