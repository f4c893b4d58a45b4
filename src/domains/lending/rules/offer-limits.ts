import { exposureLimit, lendableCash } from '../../../../machines/lending/financing-pool.limits.ts';

/** What limits the principal of an offer (D-373). */
export interface OfferLimits {
  /** Of the borrower's permit. */
  readonly maxPrincipal: bigint;
  readonly faceAmount: bigint;
  readonly cashAtoms: bigint;
  readonly reserveBps: number;
  readonly exposureBps: number;
  /** The least that the supplier takes. */
  readonly minPrincipal: bigint;
}

/** The most that may be offered: the smallest of the limits. */
export const largestPrincipal = (limits: OfferLimits): bigint =>
  [
    limits.maxPrincipal,
    limits.faceAmount,
    lendableCash(limits.cashAtoms, limits.reserveBps),
    exposureLimit(limits.cashAtoms, limits.exposureBps),
  ].reduce((least, limit) => (limit < least ? limit : least));

/** Why a principal cannot be offered; undefined where it can. */
export function faultOfPrincipal(
  principal: bigint,
  limits: OfferLimits,
): 'PRINCIPAL_EXCEEDS_LIMIT' | 'PRINCIPAL_BELOW_MINIMUM' | undefined {
  if (principal > largestPrincipal(limits)) return 'PRINCIPAL_EXCEEDS_LIMIT';
  return principal < limits.minPrincipal ? 'PRINCIPAL_BELOW_MINIMUM' : undefined;
}
