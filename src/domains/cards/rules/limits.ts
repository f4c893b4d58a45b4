import type { IssueCardRequest, SetCardLimitsRequest } from '../../../../generated/contract/schemas.ts';
import type { CardLimits } from '../../../../machines/cards/card.machine.ts';
import { amountOf } from './amount.ts';

/** No limit but the multisig's own (B 2.3). */
const UNLIMITED: CardLimits = {
  perTransactionBaseUnits: null,
  dailyBaseUnits: null,
  weeklyBaseUnits: null,
  monthlyBaseUnits: null,
  blockedMcc: [],
  allowedMcc: null,
};

/** Applies a request to the limits: absent fields stay, null clears, an empty allowlist is none (B 4.2, D-266). */
export function limitChanges(sent: SetCardLimitsRequest): Partial<CardLimits> {
  const { perTransactionUsd, dailyUsd, weeklyUsd, monthlyUsd, blockedMcc, allowedMcc } = sent;
  return {
    ...(perTransactionUsd !== undefined && { perTransactionBaseUnits: baseUnits(perTransactionUsd) }),
    ...(dailyUsd !== undefined && { dailyBaseUnits: baseUnits(dailyUsd) }),
    ...(weeklyUsd !== undefined && { weeklyBaseUnits: baseUnits(weeklyUsd) }),
    ...(monthlyUsd !== undefined && { monthlyBaseUnits: baseUnits(monthlyUsd) }),
    ...(blockedMcc !== undefined && { blockedMcc: sorted(blockedMcc ?? []) }),
    ...(allowedMcc !== undefined && { allowedMcc: allowlist(allowedMcc) }),
  };
}

/** Tells whether a card may draw anything after the change that it may not draw now (D-520). */
export const raisesLimits = (present: CardLimits, next: CardLimits): boolean =>
  AMOUNTS.some((amount) => isRaised(present[amount], next[amount])) ||
  present.blockedMcc.some((code) => !isCovered(next.blockedMcc, code)) ||
  (present.allowedMcc !== null &&
    (next.allowedMcc === null || next.allowedMcc.some((code) => !isCovered(present.allowedMcc ?? [], code))));

const AMOUNTS = ['perTransactionBaseUnits', 'dailyBaseUnits', 'weeklyBaseUnits', 'monthlyBaseUnits'] as const;

const isRaised = (present: bigint | null, next: bigint | null): boolean =>
  present !== null && (next === null || next > present);

/** A shorter entry stands for all codes that begin with it (D-267). */
const isCovered = (entries: readonly string[], code: string): boolean =>
  entries.some((entry) => code.startsWith(entry));

export const newLimits = ({ agentId: _, ...sent }: IssueCardRequest): CardLimits => ({
  ...UNLIMITED,
  ...limitChanges(sent),
});

const baseUnits = (usd: string | null): bigint | null => (usd === null ? null : amountOf(usd));

const allowlist = (codes: readonly string[] | null): readonly string[] | null =>
  codes === null || codes.length === 0 ? null : sorted(codes);

/** Each once, by its digits (D-266). */
const sorted = (codes: readonly string[]): readonly string[] => [...new Set(codes)].sort();
