import type { DestinationType } from '../../../machines/destinations/payout-destination.machine.ts';
import type { ProviderName } from './payout-provider.ts';
import { vendorsOf } from './vendors/vendors.ts';

/** What the service pays itself. */
const OWN: Readonly<Partial<Record<DestinationType, ProviderName>>> = {
  STABLECOIN_ADDRESS: 'onchain',
  SERVICE_BALANCE: 'internal',
};

/** The providers that pay to a type of destination. ACH and SEPA have none in v1 (D-125, D-245). */
export function providersOf(type: DestinationType): readonly ProviderName[] {
  const own = OWN[type];
  return own === undefined ? vendorsOf(type) : [own, ...vendorsOf(type)];
}

/** The provider that a destination shows, and that verifies it. */
export const providerOf = (type: DestinationType): ProviderName | null => providersOf(type)[0] ?? null;
