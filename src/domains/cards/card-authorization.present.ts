import type { CardAuthorization } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { CardAuthorizationRecord } from './card.store.ts';

/** D-269. */
export const presentAuthorization = (authorization: CardAuthorizationRecord): CardAuthorization => ({
  authorizationId: authorization.id,
  cardId: authorization.cardId,
  amountUsd: formatUsd(authorization.amountBaseUnits),
  mcc: authorization.mcc,
  // What was given back whole was approved once.
  approved: authorization.declineReason === null,
  declineReason: authorization.declineReason,
  policy: authorization.policyDecision && { ...authorization.policyDecision },
  spent: {
    dailyUsd: formatUsd(authorization.spentDailyBaseUnits),
    weeklyUsd: formatUsd(authorization.spentWeeklyBaseUnits),
    monthlyUsd: formatUsd(authorization.spentMonthlyBaseUnits),
  },
  reversedUsd: formatUsd(authorization.reversedBaseUnits),
  createdAt: authorization.createdAt.toISOString(),
});
