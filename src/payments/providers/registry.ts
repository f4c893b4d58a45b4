import type { VendorConnections } from '../config/payouts.ts';
import { createHttpProvider } from './http-provider.ts';
import { createLedgerProvider } from './ledger-provider.ts';
import type { MockProgressStore } from './mock-progress.ts';
import { createMockProvider } from './mock-provider.ts';
import { type PayoutProvider, PROVIDER_NAMES, type ProviderMode, type ProviderName } from './payout-provider.ts';
import { modeVariable, ProviderConfigurationError, type ProviderModes } from './provider-modes.ts';
import { isVendorName } from './vendors/vendors.ts';

/** The deployment's providers; fixed at boot, not changeable over HTTP (D-145). */
export interface ProviderRegistry {
  mode(name: ProviderName): ProviderMode;
  /** Undefined for a provider that is off: nothing stands in for it (A 1, R025). */
  provider(name: ProviderName): PayoutProvider | undefined;
}

interface Parts {
  readonly mockProgress: MockProgressStore;
  readonly vendors: VendorConnections;
}

const create = (name: ProviderName, mode: ProviderMode, parts: Parts): PayoutProvider | undefined => {
  switch (mode) {
    case 'off':
      return undefined;
    case 'mock':
      return createMockProvider(name, parts.mockProgress);
    case 'sandbox':
    case 'live':
      return createReal(name, mode, parts.vendors);
  }
};

function createReal(name: ProviderName, mode: 'sandbox' | 'live', vendors: VendorConnections): PayoutProvider {
  if (name === 'internal') return createLedgerProvider(mode);
  const refused = `${modeVariable(name)} is "${mode}", but`;
  if (!isVendorName(name)) {
    throw new ProviderConfigurationError(
      `${refused} this version has no ${mode} adapter for provider "${name}"; set it to mock or off`,
    );
  }
  const connection = vendors[name];
  if (connection === undefined) throw new ProviderConfigurationError(`${refused} there are no credentials for it`);
  return createHttpProvider(name, mode, connection);
}

/**
 * Builds an adapter for each provider that is on.
 * @throws {ProviderConfigurationError} for a mode whose adapter or credentials are not there: refusing to start is the
 * alternative to paying through something else (D-125).
 */
export const createProviderRegistry = (
  modes: ProviderModes,
  mockProgress: MockProgressStore,
  vendors: VendorConnections = {},
  adapter: (provider: PayoutProvider) => PayoutProvider = (provider) => provider,
): ProviderRegistry => {
  const parts = { mockProgress, vendors };
  const providers = new Map(
    PROVIDER_NAMES.map((name) => {
      const provider = create(name, modes[name], parts);
      return [name, provider && adapter(provider)] as const;
    }),
  );
  return {
    mode: (name) => modes[name],
    provider: (name) => providers.get(name),
  };
};

declare module '../../platform/services.ts' {
  interface Services {
    readonly providers: ProviderRegistry;
  }
}
