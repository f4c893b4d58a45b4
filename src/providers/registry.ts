import type { MockProgressStore } from './mock-progress.ts';
import { createMockProvider } from './mock-provider.ts';
import { type PayoutProvider, PROVIDER_NAMES, type ProviderMode, type ProviderName } from './payout-provider.ts';
import { modeVariable, ProviderConfigurationError, type ProviderModes } from './provider-modes.ts';

/** The deployment's providers; fixed at boot, not changeable over HTTP (D-145). */
export interface ProviderRegistry {
  mode(name: ProviderName): ProviderMode;
  /** Undefined for a provider that is off: nothing stands in for it (A 1, R025). */
  provider(name: ProviderName): PayoutProvider | undefined;
}

const create = (name: ProviderName, mode: ProviderMode, progress: MockProgressStore): PayoutProvider | undefined => {
  switch (mode) {
    case 'off':
      return undefined;
    case 'mock':
      return createMockProvider(name, progress);
    case 'sandbox':
    case 'live':
      throw new ProviderConfigurationError(
        `${modeVariable(name)} is "${mode}", but this version has no ${mode} adapter for provider "${name}"; set it to mock or off`,
      );
  }
};

/**
 * Builds an adapter for each provider that is on.
 * @throws {ProviderConfigurationError} for a mode whose adapter is not available in this version: refusing to start is
 * the alternative to paying through something else.
 */
export const createProviderRegistry = (modes: ProviderModes, progress: MockProgressStore): ProviderRegistry => {
  const providers = new Map(PROVIDER_NAMES.map((name) => [name, create(name, modes[name], progress)] as const));
  return {
    mode: (name) => modes[name],
    provider: (name) => providers.get(name),
  };
};
