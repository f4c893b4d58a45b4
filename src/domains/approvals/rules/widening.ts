import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';

type Limit = bigint | null;
type List = readonly string[];

/** Tells whether the next terms of a grant allow anything that the present ones do not (D-519). */
export const widens = (present: AuthorityTerms, next: AuthorityTerms): boolean =>
  adds(present.allowedActions, next.allowedActions) ||
  LIMITS.some((limit) => isRaised(present[limit], next[limit])) ||
  LISTS.some((list) => opens(present[list], next[list])) ||
  next.approvalWeight > present.approvalWeight ||
  (present.requiresCountersignature && !next.requiresCountersignature);

/** An absent limit limits nothing. The last one says from which amount a second member has to agree. */
const LIMITS = [
  'perTxLimitBaseUnits',
  'dailyLimitBaseUnits',
  'monthlyLimitBaseUnits',
  'countersignAboveBaseUnits',
] as const;

/** An empty list restricts nothing (A 2.7). */
const LISTS = ['allowedCurrencies', 'allowedAssets', 'allowedChains', 'allowedDestinationIds'] as const;

const isRaised = (present: Limit, next: Limit): boolean => present !== null && (next === null || next > present);

const opens = (present: List, next: List): boolean => present.length > 0 && (next.length === 0 || adds(present, next));

const adds = (present: List, next: List): boolean => next.some((one) => !present.includes(one));
