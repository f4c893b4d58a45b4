import type { ProtectionSettings } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import type { Settings } from './rules/settings.ts';

export const presentSettings = (
  { enabled, coolingOffSeconds, thresholdBaseUnits, requiredFactors }: Settings,
  updatedAt: Date,
): ProtectionSettings => ({
  enabled,
  coolingOffSeconds,
  thresholdUsd: formatUsd(thresholdBaseUnits),
  requiredFactors,
  updatedAt: updatedAt.toISOString(),
});
