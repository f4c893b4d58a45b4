import type { EmailAlias } from '../../../../generated/contract/schemas.ts';
import { maskEmail, type Vault } from '../../../platform/crypto/index.ts';
import type { EmailAliasRecord } from './email-alias.store.ts';

/** An alias as its tenant reads it: the address masked (D-503). */
export const presentEmailAlias = (alias: EmailAliasRecord, vault: Pick<Vault, 'decrypt'>): EmailAlias => ({
  id: alias.id,
  emailMasked: maskEmail(vault.decrypt(alias.emailCiphertext)),
  status: alias.status,
  verifiedAt: alias.verifiedAt.toISOString(),
  createdAt: alias.createdAt.toISOString(),
  revokedAt: alias.revokedAt?.toISOString() ?? null,
});
