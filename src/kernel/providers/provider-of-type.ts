import type { DestinationType } from '../../../machines/destinations/payout-destination.machine.ts';
import type { ProviderName } from './payout-provider.ts';

const PROVIDERS: Readonly<Record<DestinationType, ProviderName | null>> = {
  STABLECOIN_ADDRESS: 'onchain',
  PAYMENT_APP_A: 'payapp_a',
  PAYMENT_APP_B: 'payapp_b',
  US_BANK_ACH: null,
  SEPA: null,
  SERVICE_BALANCE: 'internal',
};

/** The adapter that pays there; ACH and SEPA have none in v1 (D-125, D-245). */
export const providerOf = (type: DestinationType): ProviderName | null => PROVIDERS[type];
