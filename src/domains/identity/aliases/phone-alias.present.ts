import type { PhoneAlias } from '../../../../generated/contract/schemas.ts';
import type { PhoneAliasRecord } from './phone-alias.store.ts';

/** An alias as its tenant reads it: the number masked (D-107). Events tell the same. */
export const presentPhoneAlias = (alias: PhoneAliasRecord): PhoneAlias => ({
  id: alias.id,
  phoneMasked: alias.phoneMasked,
  status: alias.status,
  verifiedAt: alias.verifiedAt?.toISOString() ?? null,
  reverifyBy: alias.reverifyBy?.toISOString() ?? null,
  createdAt: alias.createdAt.toISOString(),
});
