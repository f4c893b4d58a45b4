import type { DestinationType } from '../../../../machines/destinations/payout-destination.machine.ts';

/** Tells whether the rail's adapter checks a destination without a signature (D-237). */
export const canVerifyByRail = (type: DestinationType, mode: string): boolean =>
  type !== 'US_BANK_ACH' && type !== 'SEPA' && (mode === 'mock' || mode === 'sandbox');
