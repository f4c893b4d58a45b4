import { type MessageSlot, sendMessage } from '../../../payments/messages/index.ts';
import { otpCode, type Vault } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import { insert, type Write } from '../../../platform/lifecycle/writes.ts';
import { CODE_TTL_MS } from '../rules/alias-code.ts';

/** A code on its way, and what the alias keeps of it. */
export interface AliasCode {
  readonly otpHash: string;
  readonly otpExpiresAt: Date;
  /** The message in its slot, and the trace by which sends are counted. */
  readonly writes: (slot: MessageSlot) => readonly Write[];
}

export interface AliasCodeOrder {
  readonly aliasId: string;
  readonly tenantId: string;
  /** E.164, in memory only. */
  readonly phone: string;
  readonly phoneIndex: string;
  /** The tenant's clock. */
  readonly now: Date;
}

/** Makes a fresh code of six digits and the message that carries it (D-107, D-108). */
export function aliasCode(vault: Vault, order: AliasCodeOrder): AliasCode {
  const { aliasId, tenantId, phone, phoneIndex, now } = order;
  const code = otpCode();
  const message = {
    tenantId,
    channel: 'sms' as const,
    to: phone,
    purpose: 'ALIAS_OTP' as const,
    body: `Your verification code is ${code}. It is valid for 10 minutes.`,
    code,
    link: null,
    now,
  };
  return {
    otpHash: aliasCodeHash(vault, aliasId, code),
    otpExpiresAt: new Date(now.getTime() + CODE_TTL_MS),
    writes: (slot) => [
      ...sendMessage(vault, message, slot),
      insert('alias_code_sends', { id: newId('msg'), tenantId, phoneIndex, sentAt: now }),
    ],
  };
}

/** Keyed, because a million codes are too few for a plain hash; bound to the alias. */
export const aliasCodeHash = (vault: Vault, aliasId: string, code: string): string =>
  vault.blindIndex('alias_code', `${aliasId}:${code}`);
