import type { ProviderName } from '../../../payments/providers/payout-provider.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Now, by a provider's clock. The mock lives on the payment's test clock, a vendor never does: its news are compared with
 * each other by time (D-131), so that neither clock may stand in for the other.
 */
export const providerTime = (
  { providers, realTime }: Pick<Services, 'providers' | 'realTime'>,
  provider: ProviderName,
  payment: { readonly now: Date },
): Date => (providers.mode(provider) === 'mock' ? payment.now : realTime());
