import type { PhoneAlias } from '../../../generated/contract/schemas.ts';
import type { AggregateView } from '../../kernel/lifecycle/definition.ts';
import type { PhoneAliasRecord } from './phone-alias.store.ts';

export const phoneAliasRecord = (alias: AggregateView<'phone-alias'>): PhoneAliasRecord => ({
  ...alias.context,
  id: alias.id,
  status: alias.status,
  createdAt: alias.createdAt,
});

/** An alias as its tenant reads it: the number masked (D-107). Events tell the same. */
export const presentPhoneAlias = (alias: PhoneAliasRecord): PhoneAlias => ({
  id: alias.id,
  phoneMasked: alias.phoneMasked,
  status: alias.status,
  verifiedAt: alias.verifiedAt?.toISOString() ?? null,
  reverifyBy: alias.reverifyBy?.toISOString() ?? null,
  createdAt: alias.createdAt.toISOString(),
});
