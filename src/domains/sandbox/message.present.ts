import type { TestMessage } from '../../../generated/contract/schemas.ts';
import type { Vault } from '../../platform/crypto/index.ts';

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
export const presentMessage = (message: MessageRow, vault: Vault): TestMessage => {
  const link = message.linkCiphertext === null ? null : vault.decrypt(message.linkCiphertext);
  return {
    id: message.id,
    channel: message.channel,
    to: vault.decrypt(message.recipientCiphertext),
    purpose: message.purpose,
    body: vault.decrypt(message.bodyCiphertext),
    code: message.codeCiphertext === null ? null : vault.decrypt(message.codeCiphertext),
    link,
    token: tokenIn(link, message.purpose),
    createdAt: message.createdAt.toISOString(),
  };
};

/** The token of a claim link is the last part of its address; other links lead to pages that need none. */
const tokenIn = (link: string | null, purpose: MessageRow['purpose']): string | null =>
  link === null || purpose !== 'CLAIM_LINK' ? null : link.slice(link.lastIndexOf('/') + 1);
