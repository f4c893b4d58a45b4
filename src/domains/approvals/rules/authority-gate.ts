import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';
import type { GatedPayment, GateFacts, Initiator } from './gate-facts.ts';
import type { Spent } from './spend-windows.ts';

/** Roles that initiate without a grant, and without personal limits (D-199). */
const INITIATORS: ReadonlySet<string | null> = new Set(['OWNER', 'ADMIN', 'FINANCE']);

export const initiatesByRole = (role: string | null): boolean => INITIATORS.has(role);

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

/**
 * Without a grant the role speaks for the initiator, as long as the member is ACTIVE: to suspend somebody must not lift
 * the limits of what they have initiated (D-199, D-230).
 */
const mayInitiate = (initiator: Initiator | null): boolean =>
  initiator?.isActive === true && initiatesByRole(initiator.role);

/** Tells whether the payment exceeds its initiator's authority (A 2.7). */
export const exceedsAuthority = ({ grant, initiator, payment, spent }: GateFacts): boolean =>
  grant === null ? !mayInitiate(initiator) : breachesGrant(grant, payment, spent);

/** Tells whether the grant requires a second member whatever its limits are (D-210). */
export const needsCountersignature = ({ grant, payment }: GateFacts): boolean =>
  grant !== null &&
  (grant.requiresCountersignature || exceeds(payment.amountBaseUnits, grant.countersignAboveBaseUnits));
