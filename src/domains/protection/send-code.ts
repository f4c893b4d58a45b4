import { type MessageSlot, sendMessage } from '../../payments/messages/index.ts';
import { otpCode, type Vault } from '../../platform/crypto/index.ts';
import { newId } from '../../platform/db/ids.ts';
import { insert, type Write } from '../../platform/lifecycle/writes.ts';
import { CODE_TTL_MS } from './rules/factor-rules.ts';
import type { CodeSubject } from './twofa-factor.store.ts';

/** A code on its way, and what is kept of it. */
export interface SentCode {
  readonly otpHash: string;
  readonly expiresAt: Date;
  /** The message, and the traces by which sends are counted. */
  readonly writes: readonly Write[];
}

export interface CodeOrder {
  readonly tenantId: string;
  readonly type: 'EMAIL' | 'SMS';
  /** E.164 or a lowercase e-mail, in memory only. */
  readonly to: string;
  readonly purpose: 'FACTOR_OTP' | 'TWOFA_OTP';
  /** The purpose of the code: a factor's enrollment, or one factor's answer to one challenge. */
  readonly use: string;
  readonly body: (code: string) => string;
  readonly countedOn: readonly CodeSubject[];
  readonly slot: MessageSlot;
  /** The tenant's clock. */
  readonly now: Date;
}

/** Makes a fresh code of six digits and the message that carries it (D-348, D-349). */
export function sendCode(vault: Vault, order: CodeOrder): SentCode {
  const { tenantId, type, to, purpose, use, body, countedOn, slot, now } = order;
  const code = otpCode();
  const channel = type === 'EMAIL' ? ('email' as const) : ('sms' as const);
  return {
    otpHash: codeHash(vault, use, code),
    expiresAt: new Date(now.getTime() + CODE_TTL_MS),
    writes: [
      ...sendMessage(vault, { tenantId, channel, to, purpose, body: body(code), code, link: null, now }, slot),
      ...countedOn.map((subject) => insert('twofa_code_sends', { id: newId('msg'), tenantId, subject, sentAt: now })),
    ],
  };
}

/** Keyed, because a million codes are too few for a plain hash; bound to its use. */
export const codeHash = (vault: Pick<Vault, 'blindIndex'>, use: string, code: string): string =>
  vault.blindIndex('twofa_code', `${use}:${code}`);
