import type { CardSettings } from '../config/cards.ts';
import type { CardIssuer } from './card-issuer.ts';
import { createHttpCardIssuer } from './http-card-issuer.ts';
import { mockCardIssuer } from './mock-card-issuer.ts';

/** The issuer that the deployment is configured for. @throws where it is off: requests are refused before they get here. */
export function cardIssuer({
  cardIssuerMode: mode,
  cardIssuerVendor: vendor,
}: Pick<CardSettings, 'cardIssuerMode' | 'cardIssuerVendor'>): CardIssuer {
  if (mode === 'mock') return mockCardIssuer;
  if (mode === 'off' || vendor === undefined) throw new Error('no card issuer is configured');
  return createHttpCardIssuer(mode, vendor);
}
