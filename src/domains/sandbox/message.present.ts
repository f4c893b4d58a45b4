import type { TestMessage } from '../../../generated/contract/schemas.ts';
import type { Vault } from '../../kernel/crypto/index.ts';

export interface MessageRow {
  readonly id: string;
  readonly channel: TestMessage['channel'];
  readonly recipientCiphertext: string;
  readonly purpose: TestMessage['purpose'];
  readonly bodyCiphertext: string;
  readonly codeCiphertext: string | null;
  readonly linkCiphertext: string | null;
  readonly createdAt: Date;
}

/** In full, because it is the gateway (D-069). */
export const presentMessage = (message: MessageRow, vault: Vault): TestMessage => ({
  id: message.id,
  channel: message.channel,
  to: vault.decrypt(message.recipientCiphertext),
  purpose: message.purpose,
  body: vault.decrypt(message.bodyCiphertext),
  code: message.codeCiphertext === null ? null : vault.decrypt(message.codeCiphertext),
  link: message.linkCiphertext === null ? null : vault.decrypt(message.linkCiphertext),
  createdAt: message.createdAt.toISOString(),
});
