import type { ExclusionReason } from './exclusion-reasons.ts';
import type { HoldReason } from './hold-reasons.ts';
import type { PolicyFacts } from './policy-facts.ts';
import { effectiveRequest, isRevocationHeld } from './revoked-destination.ts';

const UNAVAILABLE: ReadonlySet<ExclusionReason> = new Set(['PROVIDER_OFF', 'PROVIDER_UNAVAILABLE']);

/** The holds of candidates that were all excluded; D-121 names the kinds that pass by themselves. */
const holdsOfExclusions = (reasons: readonly ExclusionReason[]): readonly HoldReason[] => {
  const unavailable = reasons.some((reason) => UNAVAILABLE.has(reason));
  const illiquid = reasons.includes('INSUFFICIENT_LIQUIDITY');
  const passing = reasons.every((reason) => UNAVAILABLE.has(reason) || reason === 'INSUFFICIENT_LIQUIDITY');
  if (!passing || reasons.length === 0) return ['PAYOUT_DESTINATION_NOT_SELECTED'];
  return [
    ...(unavailable ? (['PROVIDER_UNAVAILABLE'] as const) : []),
    ...(illiquid ? (['INSUFFICIENT_ROUTE_LIQUIDITY'] as const) : []),
  ];
};

/**
 * The destination and route gates (D-114, D-120, D-121). Where one destination is requested, only its routes are
 * candidates: another one could not help, so its exclusions say nothing. Under a standing revocation the recipient's
 * choice is asked for by that reason, and PAYOUT_DESTINATION_NOT_SELECTED is not listed beside it.
 */
export const routeHolds = (facts: PolicyFacts): readonly HoldReason[] => {
  const { quotes, excluded } = facts.quoteOutcome;
  const requested = effectiveRequest(facts);
  const candidates = excluded.filter(({ destinationId }) => requested === null || destinationId === requested);
  const holds = quotes.length > 0 ? [] : holdsOfExclusions(candidates.map(({ reasonCode }) => reasonCode));
  if (!isRevocationHeld(facts)) return holds;
  return ['PROVIDER_DESTINATION_REVOKED', ...holds.filter((hold) => hold !== 'PAYOUT_DESTINATION_NOT_SELECTED')];
};
