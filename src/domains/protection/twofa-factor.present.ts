import type { TwoFactorFactor } from '../../../generated/contract/schemas.ts';
import { countsNow } from './rules/factor-rules.ts';
import type { FactorRecord } from './twofa-factor.store.ts';

/** A factor as its member reads it (B 2.9). Removed ones are never read. */
export const presentFactor = (factor: FactorRecord, now: Date): TwoFactorFactor => ({
  id: factor.id,
  type: factor.type,
  status: factor.status === 'PENDING' ? 'PENDING' : 'VERIFIED',
  label: factor.label,
  hint: factor.hint,
  verifiedAt: factor.verifiedAt?.toISOString() ?? null,
  usableAt: factor.usableAt?.toISOString() ?? null,
  usableNow: countsNow(factor, now),
  lastUsedAt: factor.lastUsedAt?.toISOString() ?? null,
  createdAt: factor.createdAt.toISOString(),
});
