import { type GateVerdict, judgeGates } from '../../approvals/index.ts';
import type { HoldReason } from './hold-reasons.ts';
import type { PolicyFacts, PolicyVerdict, UncheckedFacts } from './policy-facts.ts';
import { quoteRoutes } from './quoting.ts';
import type { QuotingInput } from './quoting-input.ts';
import type { Rail } from './rails.ts';
import { credentialHold, hasChangedName } from './recipient-gate.ts';
import { effectiveRequest } from './revoked-destination.ts';
import { routeHolds } from './route-gate.ts';

type Reject = Extract<PolicyVerdict, { kind: 'reject' }>;

const rejectOf = (facts: PolicyFacts): Reject | undefined => {
  if (facts.screening === 'SANCTIONS') {
    return { kind: 'reject', reason: 'SANCTIONS_REVIEW_REQUIRED', reviewCase: 'SANCTIONS_REVIEW_REQUIRED' };
  }
  if (facts.organizationPolicyDenies || facts.agentPolicyDenies) return { kind: 'reject', reason: 'POLICY_DENIED' };
  return undefined;
};

const approvalHolds = ({ approval }: PolicyFacts): readonly HoldReason[] => {
  if (!approval) return [];
  // A breach never stands alone: it is the approval lane that clears it (D-208).
  if (approval.authorityLimitExceeded) return ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'];
  return approval.thresholdNotMet ? ['APPROVAL_THRESHOLD_NOT_MET'] : [];
};

/** Every hold that stands, in the order of D-116. */
const holdsOf = (facts: PolicyFacts): readonly HoldReason[] => {
  const { recipient, phone, screening, now, clearedReviews, openedReviews, waivedReasons } = facts;
  const credential = credentialHold(recipient, now);
  const holds: HoldReason[] = [];
  if (credential) holds.push(credential);
  // What a person has been asked to look at stays, also when its cause is gone again: only the review clears it (A 2.3).
  const asked: ReadonlySet<HoldReason> = new Set(openedReviews);
  if (hasChangedName(recipient, now) || asked.has('CREDENTIAL_CHANGED_REVIEW_REQUIRED'))
    holds.push('CREDENTIAL_CHANGED_REVIEW_REQUIRED');
  if (phone && phone.aliasStatus !== 'ACTIVE') holds.push('PHONE_REVERIFICATION_REQUIRED');
  if (screening === 'MONITORING' || asked.has('TRANSACTION_MONITORING_REVIEW'))
    holds.push('TRANSACTION_MONITORING_REVIEW');
  holds.push(...approvalHolds(facts));
  // A recipient that was never onboarded cannot have a destination: asking for one beside it would mislead (D-114).
  if (credential !== 'RECIPIENT_NOT_ONBOARDED') holds.push(...routeHolds(facts));
  const cleared: ReadonlySet<HoldReason> = new Set([...clearedReviews, ...waivedReasons]);
  return holds.filter((reason) => !cleared.has(reason));
};

/** Fails closed: whatever a gate throws holds the payment, and says nothing of the other gates (D-116). */
const failClosed = (compose: () => PolicyVerdict): PolicyVerdict => {
  try {
    return compose();
  } catch (cause) {
    return { kind: 'hold', reasons: ['POLICY_SUBSYSTEM_ERROR'], cause };
  }
};

const compose = (facts: PolicyFacts): PolicyVerdict => {
  if (!facts.policySubsystemAvailable) throw new Error('the policy subsystem is not available');
  if (facts.screening === 'UNAVAILABLE') throw new Error('no screening answer');
  const reject = rejectOf(facts);
  if (reject) return reject;
  const reasons = holdsOf(facts);
  if (reasons.length === 0) return { kind: 'pass', ...facts.quoteOutcome };
  const lane = reasons.includes('APPROVAL_THRESHOLD_NOT_MET') ? facts.lane : null;
  return { kind: 'hold', reasons, ...(lane && { lane }) };
};

/** The verdict over facts whose routes are already quoted (A 2.3, D-114 to D-121). Never throws. */
export const composePolicy = (facts: PolicyFacts): PolicyVerdict => failClosed(() => compose(facts));

/** Maps the gates of the sender's organization to holds and to routes (D-198, D-228). */
const gateFactsOf = ({ isDenied, authorityLimitExceeded, lane }: GateVerdict) => ({
  organizationPolicyDenies: isDenied,
  approval: { authorityLimitExceeded, thresholdNotMet: lane !== null },
  lane,
});

const gateQuoting = ({ routes, authorityDestinationIds }: GateVerdict) => ({
  policy: { ...routes, allowedRails: routes.allowedRails as readonly Rail[] },
  authorityDestinationIds,
});

/**
 * Judges the gates, quotes and composes in one: the same request restricts gates and routes, and an exception of either is
 * a gate's exception. Never throws.
 */
export const checkPolicy = (
  { gates, ...facts }: UncheckedFacts,
  quoting: Omit<QuotingInput, 'now' | 'destinations' | 'requestedDestinationId'>,
): PolicyVerdict =>
  failClosed(() => {
    const { now, destinations } = facts;
    const judged = gates && judgeGates(gates);
    const quoteOutcome = quoteRoutes({
      ...quoting,
      ...(judged && gateQuoting(judged)),
      now,
      destinations,
      requestedDestinationId: effectiveRequest(facts),
    });
    return compose({ ...facts, ...(judged && gateFactsOf(judged)), quoteOutcome });
  });
