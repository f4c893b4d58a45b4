import type { Vault } from '../../platform/crypto/index.ts';
import { comparableEmail } from '../../platform/emails/email-address.ts';
import { parsePhone } from '../phones/phone-number.ts';

/** By which an inbox is looked up; phones are told from e-mail addresses by their plus sign. */
export const recipientIndex = (vault: Vault, to: string): string =>
  to.startsWith('+') ? vault.blindIndex('phone', parsePhone(to) ?? to) : vault.blindIndex('email', comparableEmail(to));
