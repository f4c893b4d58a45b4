import { defineModule } from '../../platform/module.ts';
import { createMockProgressStore } from './mock-progress.store.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { createProviderRegistry } from './registry.ts';
import { seedPrices } from './seed.ts';

declare module '../../platform/module.ts' {
  interface Brought {
    /** Puts something between the service and each provider: planted bugs. */
    readonly adapter?: (provider: PayoutProvider) => PayoutProvider;
  }
}

export const module = defineModule({
  name: 'providers',
  services: {
    providers: ({ config: { payoutModes, payoutVendors }, pool, brought }) =>
      createProviderRegistry(payoutModes, createMockProgressStore(pool), payoutVendors, brought.adapter),
  },
  seed: seedPrices,
});
