import { hkdfSync } from 'node:crypto';

/**
 * Derives a secret that nobody configured from the sandbox seed: HKDF-SHA256 with empty salt and the variable's name
 * (or `signer:<userId>`) as info. 32 bytes, lowercase hex; an HMAC key is that hex string's UTF-8 bytes (D-433, D-454).
 */
export function deriveSecret(seed: string, info: string): string {
  return Buffer.from(hkdfSync('sha256', Buffer.from(seed, 'utf8'), '', info, 32)).toString('hex');
}
