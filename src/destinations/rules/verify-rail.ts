import type { DestinationType } from '../../../machines/destinations/payout-destination.machine.ts';

export type RailVerdict = 'UNAVAILABLE' | 'CONFIRMED' | 'REFUSED';

/**
 * The rail's own check of a destination, without a signature (D-237). The mock refuses identifiers that contain `fail`
 * and phones that end in `0000`. Only the mock answers without a network; every other mode is not available here.
 */
export function verifyByRail(type: DestinationType, mode: string, identifier: string | null): RailVerdict {
  if (type === 'US_BANK_ACH' || type === 'SEPA') return 'UNAVAILABLE';
  if (mode !== 'mock') return 'UNAVAILABLE';
  if (identifier === null) return 'CONFIRMED';
  const refused = /fail/i.test(identifier) || /^\+[0-9]*0000$/.test(identifier);
  return refused ? 'REFUSED' : 'CONFIRMED';
}
