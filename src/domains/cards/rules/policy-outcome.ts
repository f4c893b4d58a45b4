import type { CardPolicyDecision } from '../../../../machines/cards/card-authorization.machine.ts';
import type { DecisionRecord } from '../../policies/index.ts';

/**
 * Returns the shown result of the policies: the card's, unless it has none, or it allows what its agent's denies
 * (D-269, D-312).
 */
export function policyOutcome(
  ofCard: DecisionRecord | null,
  ofAgent: DecisionRecord | null,
): CardPolicyDecision | null {
  const shown = ofCard === null || (ofCard.allow && ofAgent !== null && !ofAgent.allow) ? ofAgent : ofCard;
  return shown && { decisionLogId: shown.id, allow: shown.allow, reason: shown.reason };
}
