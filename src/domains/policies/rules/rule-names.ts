import type { PolicyRuleName } from '../../../../generated/contract/schemas.ts';

/** Counterparties before categories, categories before amounts, what is blocked before what is allowed (D-302, D-304). */
export const RULE_NAMES = [
  'COUNTERPARTY_BLOCKED',
  'COUNTERPARTY_NOT_ALLOWED',
  'MCC_BLOCKED',
  'MCC_NOT_ALLOWED',
  'PER_TXN_LIMIT',
  'DAILY_CAP',
  'WEEKLY_CAP',
  'MONTHLY_CAP',
  'ROLLING_DAILY_CAP',
  'ROLLING_MONTHLY_CAP',
] as const satisfies readonly PolicyRuleName[];
