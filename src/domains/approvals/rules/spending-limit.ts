import type { ErrorDetails } from '../../../../generated/contract/errors.ts';
import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';
import { formatUsd } from '../../../payments/ledger/money.ts';
import { breachesGrant, termsInForce } from './authority-gate.ts';
import type { GateFacts } from './gate-facts.ts';
import { judgeGates } from './payment-gates.ts';
import { thresholdOf } from './payment-policy-rules.ts';

/** What has no amount in USD, such as ether or an unknown call: no limit allows it. */
export const UNPRICED = 10n ** 40n;

export type ApprovalDetails = NonNullable<ErrorDetails['APPROVAL_REQUIRED']>;
type Breach = Pick<ApprovalDetails, 'limit' | 'limitUsd'>;

/**
 * Returns the limit for which a payment of this amount would be held or denied (D-521); undefined where it would pass. What
 * moves money by another way has no lane in which others could approve it.
 */
export function breachedLimit(facts: GateFacts): ApprovalDetails | undefined {
  const { isDenied, authorityLimitExceeded, lane } = judgeGates(facts);
  if (!isDenied && !authorityLimitExceeded && lane === null) return undefined;
  const { amountBaseUnits } = facts.payment;
  const amountUsd = amountBaseUnits >= UNPRICED ? null : formatUsd(amountBaseUnits);
  return { amountUsd, ...(isDenied ? policyCap(facts) : (grantBreach(facts) ?? approvalRule(facts))) };
}

function policyCap({ rules, payment }: GateFacts): Breach {
  const { maximumAmountUsd } = rules;
  const most = maximumAmountUsd === undefined ? undefined : thresholdOf(maximumAmountUsd);
  if (most !== undefined && payment.amountBaseUnits > most)
    return { limit: 'maximumAmountUsd', limitUsd: formatUsd(most) };
  return { limit: 'paymentPolicy', limitUsd: null };
}

/** The first of the member's limits that it breaches, in the order in which a grant has them. */
function grantBreach(facts: GateFacts): Breach | undefined {
  const breaches = termsInForce(facts).map((terms) => ofTerms(terms, facts));
  return breaches.find((breach) => breach !== undefined);
}

function ofTerms(terms: AuthorityTerms, { payment, spent }: GateFacts): Breach | undefined {
  const { amountBaseUnits } = payment;
  const limits = [
    ['perTxLimitUsd', terms.perTxLimitBaseUnits, amountBaseUnits],
    ['dailyLimitUsd', terms.dailyLimitBaseUnits, spent.dailyBaseUnits],
    ['monthlyLimitUsd', terms.monthlyLimitBaseUnits, spent.monthlyBaseUnits],
    ['countersignAboveUsd', terms.countersignAboveBaseUnits, amountBaseUnits],
  ] as const;
  for (const [limit, most, amount] of limits) {
    if (most !== null && amount > most) return { limit, limitUsd: formatUsd(most) };
  }
  if (breachesGrant(terms, payment, spent)) return { limit: 'authorityList', limitUsd: null };
  return terms.requiresCountersignature ? { limit: 'requiresCountersignature', limitUsd: null } : undefined;
}

/** Up to the lowest threshold no approval is needed. */
function approvalRule({ rules: { approvals = [] } }: GateFacts): Breach {
  const thresholds = approvals.map(({ aboveUsd }) => thresholdOf(aboveUsd) ?? 0n);
  const [lowest = 0n] = thresholds.toSorted((one, other) => (one < other ? -1 : 1));
  return { limit: 'approvals', limitUsd: formatUsd(lowest) };
}
