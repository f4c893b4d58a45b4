import type { Vault } from '../crypto/index.ts';
import { newId } from '../db/ids.ts';
import { comparableEmail } from '../emails/email-address.ts';
import { enqueue, type Write } from '../lifecycle/writes.ts';
import { parsePhone } from '../phones/phone-number.ts';

export type MessagePurpose = 'CLAIM_LINK' | 'CLAIM_OTP' | 'ALIAS_OTP' | 'FACTOR_OTP' | 'TWOFA_OTP' | 'INVITE' | 'FACTOR_NOTICE';

/** A text or an e-mail to be sent. Plain values live in memory only: the job carries their ciphertexts (D-066). */
export interface Message {
  /** The tenant that caused it. */
  readonly tenantId: string;
  readonly channel: 'sms' | 'email';
  /** E.164, or an e-mail address in its canonical form. */
  readonly to: string;
  readonly purpose: MessagePurpose;
  readonly body: string;
  /** The code and the link that the body holds, for readers of the sandbox's inbox (D-069). */
  readonly code: string | null;
  readonly link: string | null;
  /** On the clock of the tenant. */
  readonly now: Date;
}

/** The job that sends a message once the transaction has committed. */
export function sendMessage(vault: Vault, message: Message): readonly Write[] {
  const { tenantId, channel, to, purpose, body, code, link, now } = message;
  const id = newId('msg');
  const payload = {
    id,
    tenantId,
    channel,
    purpose,
    recipientCiphertext: vault.encrypt(to),
    recipientIndex: recipientIndex(vault, to),
    bodyCiphertext: vault.encrypt(body),
    codeCiphertext: code === null ? null : vault.encrypt(code),
    linkCiphertext: link === null ? null : vault.encrypt(link),
    createdAt: now.toISOString(),
  };
  return [enqueue('message.send', payload, { key: id, tenantId })];
}

/** By which an inbox is looked up; phones are told from e-mail addresses by their plus sign. */
export const recipientIndex = (vault: Vault, to: string): string =>
  to.startsWith('+') ? vault.blindIndex('phone', parsePhone(to) ?? to) : vault.blindIndex('email', comparableEmail(to));
