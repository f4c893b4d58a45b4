import { canonicalEmail } from '../../../platform/contacts/email-address.ts';
import { maskEmail, maskPhone, type Vault } from '../../../platform/crypto/index.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { RowReads } from '../../../platform/db/reads.ts';

/** A phone or an e-mail that stands for somebody, as columns hold it (D-065, D-066). */
export interface Contact {
  readonly kind: 'EMAIL' | 'PHONE';
  /** Keyed fingerprint of the normalised contact. */
  readonly index: string;
  readonly ciphertext: string;
  readonly masked: string;
}

/**
 * The contact that a request names: its phone when there is one, else its e-mail (D-113); undefined for neither,
 * and for an e-mail that no mail can be sent to.
 */
export function contactOf(
  vault: Vault,
  named: { readonly phone?: string | null | undefined; readonly email?: string | null | undefined },
): Contact | undefined {
  const { phone, email } = named;
  if (phone) {
    const index = vault.blindIndex('phone', phone);
    return { kind: 'PHONE', index, ciphertext: vault.encrypt(phone), masked: maskPhone(phone) };
  }
  const address = email ? canonicalEmail(email) : undefined;
  if (address === undefined) return undefined;
  const index = vault.blindIndex('email', address);
  return { kind: 'EMAIL', index, ciphertext: vault.encrypt(address), masked: maskEmail(address) };
}

/**
 * One after the other: reserving for a contact, parking payments on it, and proving it. Whoever holds the lock knows what
 * the contact has until the transaction ends.
 */
export const lockContact = (reads: RowReads, contactIndex: string): Promise<void> =>
  lockByName(reads, 'contact', contactIndex);
