import type { TestMessagePurpose } from '../../../generated/contract/schemas.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import { newId } from '../../platform/db/ids.ts';
import { enqueue, type Write } from '../../platform/lifecycle/writes.ts';
import type { MessageSlot } from './message-slot.cross-tenant.ts';
import { recipientIndex } from './recipient-index.ts';

export type MessagePurpose = TestMessagePurpose;

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

/** The job that sends a message once the transaction has committed, and the trace by which messages to an address count. */
export function sendMessage(vault: Vault, message: Message, slot: MessageSlot): readonly Write[] {
  const job = jobOf(vault, message);
  return [job.enqueued, slot.take({ id: job.id, tenantId: message.tenantId, sentAt: message.now })];
}

/**
 * The job of a message that nobody waits for, such as an invitation that a payment causes. It is sent as soon as its address
 * has a slot, so that nobody can keep a payment from being made by sending codes to its recipient.
 */
export const sendMessageInTime = (vault: Vault, message: Message): readonly Write[] => [
  jobOf(vault, message, { waitsForSlot: true }).enqueued,
];

/**
 * The job of a notice, which holds neither a code nor a link. It takes no slot: whoever sends codes to its recipient must not
 * be able to keep it back.
 */
export const sendNotice = (vault: Vault, notice: Omit<Message, 'code' | 'link'>): readonly Write[] => [
  jobOf(vault, { ...notice, code: null, link: null }).enqueued,
];

function jobOf(vault: Vault, message: Message, more: { readonly waitsForSlot?: true } = {}) {
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
    ...more,
  };
  return { id, enqueued: enqueue('message.send', payload, { key: id, tenantId }) };
}
