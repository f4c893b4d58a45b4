import { exposureLimit, lendableCash } from '../../../../machines/lending/financing-pool.limits.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** The limits of an offer's principal (D-373). */
export interface OfferLimits {
  /** The maximum principal of the borrower's permit. */
  readonly maxPrincipal: bigint;
  readonly faceAmount: bigint;
  readonly cashAtoms: bigint;
  readonly reserveBps: number;
  readonly exposureBps: number;
  /** The least that the supplier takes. */
  readonly minPrincipal: bigint;
}

/** Every one of the limits holds. */
const isWithin = (principal: bigint, limits: OfferLimits): boolean =>
  principal <= limits.maxPrincipal &&
  principal <= limits.faceAmount &&
  principal <= lendableCash(limits.cashAtoms, limits.reserveBps) &&
  principal <= exposureLimit(limits.cashAtoms, limits.exposureBps);

/** Returns the reason for which a principal cannot be offered; undefined if it can. */
export function refusePrincipal(
  principal: bigint,
  limits: OfferLimits,
): Refusal<'PRINCIPAL_EXCEEDS_LIMIT' | 'PRINCIPAL_BELOW_MINIMUM'> | undefined {
  if (!isWithin(principal, limits)) return refuse('PRINCIPAL_EXCEEDS_LIMIT');
  return principal < limits.minPrincipal ? refuse('PRINCIPAL_BELOW_MINIMUM') : undefined;
}
