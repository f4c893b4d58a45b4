import type { CreateAuthorityRequest, UpdateAuthorityRequest } from '../../../../generated/contract/schemas.ts';
import type { AuthorityTerms } from '../../../../machines/approvals/authority.machine.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';

/** A fault of a field, in the form of `details.errors`. */
export interface TermsFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

const LIMITS = {
  perTxLimitUsd: 'perTxLimitBaseUnits',
  dailyLimitUsd: 'dailyLimitBaseUnits',
  monthlyLimitUsd: 'monthlyLimitBaseUnits',
  countersignAboveUsd: 'countersignAboveBaseUnits',
} as const;

const LISTS = ['allowedCurrencies', 'allowedAssets', 'allowedChains', 'allowedDestinationIds'] as const;

/** A grant of nothing yet: what a create leaves out stays like this (D-201). */
export const NO_TERMS: AuthorityTerms = {
  allowedActions: [],
  perTxLimitBaseUnits: null,
  dailyLimitBaseUnits: null,
  monthlyLimitBaseUnits: null,
  allowedCurrencies: [],
  allowedAssets: [],
  allowedChains: [],
  allowedDestinationIds: [],
  approvalWeight: 1,
  requiresCountersignature: false,
  countersignAboveBaseUnits: null,
};

export const newTerms = (body: CreateAuthorityRequest): AuthorityTerms | readonly TermsFault[] =>
  changedTerms(NO_TERMS, body);

/**
 * The terms of the next version (D-203): an absent field stays, a null amount is taken away, for every other field null is
 * absent. Limits are held against each other as they stand afterwards (D-201).
 */
export function changedTerms(
  terms: AuthorityTerms,
  body: UpdateAuthorityRequest,
): AuthorityTerms | readonly TermsFault[] {
  const faults: TermsFault[] = [];
  const limits = limitsOf(terms, body, faults);
  if (faults.length === 0) faults.push(...inverted(limits));
  if (faults.length > 0) return faults;
  const lists = LISTS.map((name) => [name, body[name] ?? terms[name]]);
  return {
    ...limits,
    ...(Object.fromEntries(lists) as Pick<AuthorityTerms, (typeof LISTS)[number]>),
    allowedActions: body.allowedActions ? [...new Set(body.allowedActions)].sort() : terms.allowedActions,
    approvalWeight: body.approvalWeight ?? terms.approvalWeight,
    requiresCountersignature: body.requiresCountersignature ?? terms.requiresCountersignature,
  };
}

type Limits = Pick<AuthorityTerms, (typeof LIMITS)[keyof typeof LIMITS]>;

function limitsOf(terms: AuthorityTerms, body: UpdateAuthorityRequest, faults: TermsFault[]): Limits {
  const entries = Object.entries(LIMITS).map(([field, name]) => {
    const text = body[field as keyof typeof LIMITS];
    if (text === undefined) return [name, terms[name]];
    if (text === null) return [name, null];
    const amount = parseUsd(text);
    if (amount === undefined) {
      faults.push({ path: `/body/${field}`, message: 'must be above zero and at most 1000000000', rule: 'usd' });
    }
    return [name, amount ?? null];
  });
  return Object.fromEntries(entries);
}

function inverted({ perTxLimitBaseUnits: tx, dailyLimitBaseUnits: daily, monthlyLimitBaseUnits: monthly }: Limits) {
  const faults: TermsFault[] = [];
  const above = (low: bigint | null, high: bigint | null): boolean => low !== null && high !== null && low > high;
  if (above(tx, daily)) faults.push(atMost('perTxLimitUsd', 'dailyLimitUsd'));
  if (above(daily, monthly)) faults.push(atMost('dailyLimitUsd', 'monthlyLimitUsd'));
  return faults;
}

const atMost = (field: string, limit: string): TermsFault => ({
  path: `/body/${field}`,
  message: `must not be above ${limit}`,
  rule: 'order',
});
