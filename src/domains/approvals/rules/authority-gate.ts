import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';
import type { GatedPayment, GateFacts } from './gate-facts.ts';
import type { Spent } from './spend-windows.ts';

/** Roles that initiate without a grant, and without personal limits, if they never had a grant (D-199, D-516). */
const INITIATORS: ReadonlySet<string | null> = new Set(['OWNER', 'ADMIN', 'FINANCE']);

/**
 * A member's grants of payment.create: none ever, one that is in force, or only such that were suspended, revoked or narrowed.
 */
export type GrantHistory = 'never' | 'inForce' | 'withdrawn';

/** Tells whether a member may initiate payments. Who was ever granted them needs a grant in force: to withdraw never widens. */
export const mayInitiateBy = (role: string | null, history: GrantHistory): boolean =>
  history === 'inForce' || (history === 'never' && INITIATORS.has(role));

/** Payments are in USD (D-209). */
const CURRENCY = 'USD';

const exceeds = (amount: bigint, limit: bigint | null): boolean => limit !== null && amount > limit;

/** An empty list restricts nothing (A 2.7). */
const excludes = (list: readonly string[], ...names: readonly string[]): boolean =>
  list.length > 0 && !names.some((name) => list.includes(name));

/** Tells whether a payment exceeds the grant: its limits, or one of its lists (A 2.7, D-207 to D-209). */
export const breachesGrant = (grant: AuthorityTerms, payment: GatedPayment, spent: Spent): boolean =>
  exceeds(payment.amountBaseUnits, grant.perTxLimitBaseUnits) ||
  exceeds(spent.dailyBaseUnits, grant.dailyLimitBaseUnits) ||
  exceeds(spent.monthlyBaseUnits, grant.monthlyLimitBaseUnits) ||
  excludes(grant.allowedCurrencies, CURRENCY) ||
  excludes(grant.allowedAssets, payment.asset, payment.assetId) ||
  excludes(grant.allowedChains, payment.chainKey) ||
  (payment.requestedDestinationId !== null && excludes(grant.allowedDestinationIds, payment.requestedDestinationId));

const historyOf = ({ grant, withdrawn }: GateFacts): GrantHistory => {
  if (grant !== null) return 'inForce';
  return withdrawn.length > 0 ? 'withdrawn' : 'never';
};

/**
 * Without a grant the role speaks for the initiator, as long as the member is ACTIVE: to suspend somebody must not lift
 * the limits of what they have initiated (D-199, D-230).
 */
const mayInitiate = (facts: GateFacts): boolean =>
  facts.grant !== null || (facts.initiator?.isActive === true && mayInitiateBy(facts.initiator.role, historyOf(facts)));

/** The grant in force, and the newer ones that were withdrawn: the payment has to fit all of them. */
export const termsInForce = ({ grant, withdrawn }: GateFacts): readonly AuthorityTerms[] =>
  grant === null ? [] : [grant, ...withdrawn];

/** Tells whether the payment exceeds its initiator's authority (A 2.7). */
export const exceedsAuthority = (facts: GateFacts): boolean =>
  !mayInitiate(facts) ||
  termsInForce(facts).some((terms) => breachesGrant(terms, facts.payment, facts.spent)) ||
  allowedDestinations(facts) === 'none';

/** Tells whether a grant requires a second member whatever its limits are (D-210). */
export const needsCountersignature = (facts: GateFacts): boolean =>
  termsInForce(facts).some(
    (terms) =>
      terms.requiresCountersignature || exceeds(facts.payment.amountBaseUnits, terms.countersignAboveBaseUnits),
  );

/** The destinations that every grant allows, empty where none restricts them; `none` where no destination fits all (D-209). */
export function allowedDestinations(facts: GateFacts): readonly string[] | 'none' {
  const lists = termsInForce(facts)
    .map(({ allowedDestinationIds }) => allowedDestinationIds)
    .filter((list) => list.length > 0);
  const [first = [], ...others] = lists;
  const common = first.filter((id) => others.every((list) => list.includes(id)));
  return lists.length > 0 && common.length === 0 ? 'none' : common;
}
