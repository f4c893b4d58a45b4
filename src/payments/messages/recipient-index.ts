import { comparableEmail } from '../../platform/contacts/email-address.ts';
import { parsePhone } from '../../platform/contacts/phone-number.ts';
import type { Vault } from '../../platform/crypto/index.ts';

/** By which an inbox is looked up; phones are told from e-mail addresses by their plus sign. */
export const recipientIndex = (vault: Vault, to: string): string =>
  to.startsWith('+') ? vault.blindIndex('phone', parsePhone(to) ?? to) : vault.blindIndex('email', comparableEmail(to));
