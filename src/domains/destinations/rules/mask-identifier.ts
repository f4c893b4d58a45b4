import type { DestinationType } from '../../../../machines/destinations/payout-destination.machine.ts';
import { maskEmail, maskPhone } from '../../../platform/crypto/index.ts';

/**
 * Returns the part of an identifier that a response may show (D-242). Takes the verbatim text; null for
 * SERVICE_BALANCE.
 */
export function maskIdentifier(type: DestinationType, identifier: string | null): string {
  if (identifier === null) return 'Service balance';
  switch (type) {
    case 'STABLECOIN_ADDRESS':
      return `${identifier.slice(0, 6)}…${identifier.slice(-4)}`;
    case 'US_BANK_ACH':
      return `****${identifier.slice(-4)}`;
    case 'SEPA':
      return `${identifier.slice(0, 4)}****${identifier.slice(-4)}`;
    default:
      if (identifier.startsWith('+')) return maskPhone(identifier);
      if (identifier.includes('@')) return maskEmail(identifier);
      return `@${identifier.slice(0, 2)}***`;
  }
}
