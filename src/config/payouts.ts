import type { Environment } from './environment.ts';

const PROVIDER_MODES = ['off', 'mock', 'sandbox', 'live'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

const PROVIDERS = ['internal', 'onchain', 'payapp_a', 'payapp_b'] as const;
export type PayoutProvider = (typeof PROVIDERS)[number];

export type PayoutModes = Readonly<Record<PayoutProvider, ProviderMode>>;

const variableOf = (provider: PayoutProvider): string => `PAYOUT_PROVIDER_${provider.toUpperCase()}_MODE`;

/** What `paychart start` sets where the environment says nothing: all four simulated (D-125). */
export const sandboxPayoutVariables: Readonly<Record<string, string>> = Object.fromEntries(
  PROVIDERS.map((provider) => [variableOf(provider), 'mock']),
);

/** Unset is off. A mode that needs a vendor's credentials stops the boot while there is no adapter to use them (D-125). */
export function readPayoutModes(env: Environment, live: boolean): PayoutModes {
  const mode = (provider: PayoutProvider): ProviderMode => {
    const variable = variableOf(provider);
    const chosen = env.choice(variable, PROVIDER_MODES, 'off');
    if (chosen === 'mock' && live) env.problems.push(`${variable} must not be mock in live`);
    if (chosen === 'sandbox' || chosen === 'live') {
      env.problems.push(`${variable} is ${chosen}, and there are no credentials for this provider`);
    }
    return chosen;
  };
  return {
    internal: mode('internal'),
    onchain: mode('onchain'),
    payapp_a: mode('payapp_a'),
    payapp_b: mode('payapp_b'),
  };
}
