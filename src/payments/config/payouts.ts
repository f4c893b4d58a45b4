import { values } from '../../../generated/contract/values.ts';
import type { Environment } from '../../platform/config/environment.ts';

const PROVIDER_MODES = ['off', 'mock', 'sandbox', 'live'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

const PROVIDERS = values.PayoutProvider;
export type PayoutProvider = (typeof PROVIDERS)[number];

const hasVendor = (provider: PayoutProvider): boolean => values.PayoutVendor.some((vendor) => vendor === provider);

export type PayoutModes = Readonly<Record<PayoutProvider, ProviderMode>>;

/** A vendor's address and credentials. */
export interface VendorConnection {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Sent as a bearer token. */
  readonly apiKey: string;
  /** The time limit of one call. A time-out is never a failure of the payment (D-095). */
  readonly timeoutMs: number;
}

/** The providers that have a vendor, in a mode that calls it. */
export type VendorConnections = Readonly<Partial<Record<PayoutProvider, VendorConnection>>>;

export interface PayoutSettings {
  readonly payoutModes: PayoutModes;
  readonly payoutVendors: VendorConnections;
}

const prefixOf = (provider: PayoutProvider): string => `PAYOUT_PROVIDER_${provider.toUpperCase()}`;

/** The defaults of `paychart start`: every provider is simulated (D-125, D-315). */
export const sandboxPayoutVariables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PROVIDERS.map((provider) => [`${prefixOf(provider)}_MODE`, 'mock'])),
  VERIFICATION_PROVIDER_MODE: 'mock',
};

/** A job that calls its vendor twice still ends well before a worker is taken to hang (`LeaseTimes.heldAtMostMs`). */
const LONGEST_TIMEOUT_MS = 25_000;

/**
 * Unset is off. For each provider with a vendor (`PAYAPP_A`), modes `sandbox` and `live` take
 * `PAYOUT_PROVIDER_<NAME>_BASE_URL` and `PAYOUT_PROVIDER_<NAME>_API_KEY`, and refuse to boot without (D-125);
 * `PAYOUT_PROVIDER_<NAME>_TIMEOUT_MS` is 10000 by default. `internal` has no vendor and needs nothing (D-126).
 */
export function readPayouts(env: Environment, live: boolean): PayoutSettings {
  const modes = PROVIDERS.map((provider) => [provider, readMode(env, provider, live)] as const);
  const vendors = modes.flatMap(([provider, mode]) => {
    if (hasVendor(provider)) allowConnection(env, prefixOf(provider));
    const isCalled = (mode === 'sandbox' || mode === 'live') && hasVendor(provider);
    return isCalled ? [[provider, readConnection(env, prefixOf(provider), mode)] as const] : [];
  });
  return {
    payoutModes: Object.fromEntries(modes) as Record<PayoutProvider, ProviderMode>,
    payoutVendors: Object.fromEntries(vendors),
  };
}

function readMode(env: Environment, provider: PayoutProvider, live: boolean): ProviderMode {
  const variable = `${prefixOf(provider)}_MODE`;
  const mode = env.choice(variable, PROVIDER_MODES, 'off');
  const refuse = (why: string): void => void env.problems.push(`${variable} ${why}`);
  if (mode === 'mock' && live) refuse('must not be mock in live');
  if (provider === 'internal' || mode === 'off' || mode === 'mock') return mode;
  if (provider === 'onchain') refuse(`is ${mode}, but this version cannot pay on chain: set it to mock or off`);
  // Play money buys no real payout, and real money no pretended one.
  else if (mode === 'live' && !live) refuse('must not be live in the sandbox: its balances are not real money');
  else if (mode === 'sandbox' && live) refuse('must not be sandbox in live: nobody would be paid');
  return mode;
}

/** A vendor may be configured before its mode is switched on. */
export const allowConnection = (env: Environment, prefix: string): void =>
  env.allow(`${prefix}_BASE_URL`, `${prefix}_API_KEY`, `${prefix}_TIMEOUT_MS`);

/** Where a vendor is reached that a mode calls; the variables begin with `prefix`. */
export function readConnection(env: Environment, prefix: string, mode: 'sandbox' | 'live'): VendorConnection {
  const why = `${prefix}_MODE is ${mode}, which calls the vendor`;
  const baseUrl = env.required(`${prefix}_BASE_URL`, why);
  if (baseUrl !== '' && !isVendorUrl(baseUrl, mode)) {
    const form = mode === 'live' ? 'an https URL' : 'an http or https URL';
    env.problems.push(`${prefix}_BASE_URL must be ${form} without credentials or query`);
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: env.required(`${prefix}_API_KEY`, why),
    timeoutMs: env.integer(`${prefix}_TIMEOUT_MS`, 10_000, { from: 1, to: LONGEST_TIMEOUT_MS }),
  };
}

function isVendorUrl(text: string, mode: 'sandbox' | 'live'): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && mode === 'sandbox');
}
