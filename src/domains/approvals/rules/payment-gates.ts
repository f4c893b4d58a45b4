import { allowedDestinations, exceedsAuthority, needsCountersignature } from './authority-gate.ts';
import type { GateFacts } from './gate-facts.ts';
import { deniesPayment, type RouteRules, routeRules, weightByRules } from './policy-gate.ts';

/** The approval that a payment waits for: an open request, or one that is to open (D-211 to D-213). */
export interface ApprovalLane {
  readonly requiredWeight: number;
  readonly approvalGroup: string | null;
  /** Null: it is yet to open. */
  readonly open: { readonly requestId: string; readonly votes: number } | null;
}

/** The results of the gates of the sender's organization, in the order of D-198. */
export interface GateVerdict {
  /** A cap of the organization's policy is breached: rejected, without asking for approval (D-228). */
  readonly isDenied: boolean;
  readonly authorityLimitExceeded: boolean;
  /** Null: no approval is needed, or it was given. */
  readonly lane: ApprovalLane | null;
  readonly routes: RouteRules;
  /** Only these destinations may be offered; empty restricts nothing (D-209). */
  readonly authorityDestinationIds: readonly string[];
}

export function judgeGates(facts: GateFacts): GateVerdict {
  const { payment, standing, rules } = facts;
  const isApproved = standing.kind === 'approved';
  const exceeded = exceedsAuthority(facts);
  const lane = laneOf(facts, requiredWeight(facts, exceeded));
  // A destination that was asked for and is not allowed is a breach already; what an approval covers restricts no more.
  const destinations = isApproved || exceeded ? 'none' : allowedDestinations(facts);
  return {
    isDenied: deniesPayment(rules, payment),
    authorityLimitExceeded: exceeded && !isApproved,
    lane,
    routes: routeRules(facts),
    authorityDestinationIds: destinations === 'none' ? [] : destinations,
  };
}

/** The greatest of what triggered; 0 where nothing did (D-211). */
function requiredWeight(facts: GateFacts, exceeded: boolean): number {
  const own = exceeded || needsCountersignature(facts) ? 1 : 0;
  return Math.max(own, weightByRules(facts.rules, facts.payment.amountBaseUnits));
}

function laneOf({ standing, initiator }: GateFacts, required: number): ApprovalLane | null {
  switch (standing.kind) {
    // It stands until it is decided, with the weight that it opened with (A 2.3, D-211).
    case 'open': {
      const { requestId, votes, requiredWeight, approvalGroup } = standing;
      return { requiredWeight, approvalGroup, open: { requestId, votes } };
    }
    // Both gates are satisfied, unless a later policy asks for more than was given (D-198, D-213).
    case 'approved':
      return required > standing.requiredWeight ? newLane(required, initiator) : null;
    case 'none':
      return required > 0 ? newLane(required, initiator) : null;
  }
}

const newLane = (requiredWeight: number, initiator: GateFacts['initiator']): ApprovalLane => ({
  requiredWeight,
  approvalGroup: initiator?.approverGroup ?? null,
  open: null,
});
